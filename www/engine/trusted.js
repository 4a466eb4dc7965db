/** @type {{ createScriptURL(url: string): unknown } | null} */
let policy = null;

/**
 * A URL of code that is ours, for pages that demand Trusted Types; elsewhere the URL itself.
 *
 * The one policy is named "mlin" and is made when it is first needed: a page that does not allow the
 * name throws here, and the caller falls back to what needs no URL.
 *
 * @param {string | URL} url
 */
export function scriptUrl(url) {
  const { trustedTypes } = globalThis;
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy("mlin", {
    createScriptURL: (own) => own,
  });
  return policy.createScriptURL(String(url));
}
