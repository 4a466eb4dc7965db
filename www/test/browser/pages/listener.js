/**
 * Keeps the errors of console and page in `window.heard`, for a browser whose
 * driver has no way to them. Stands first in a page.
 */
{
  const heard = (window.heard = []);
  const { error } = console;
  console.error = (...words) => {
    heard.push(words.map(String).join(" "));
    error.apply(console, words);
  };
  addEventListener(
    "error",
    ({ message, target }) =>
      heard.push(message || `${target.src || target.href} does not load`),
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) =>
    heard.push(`unhandled rejection: ${reason}`),
  );
  document.addEventListener("securitypolicyviolation", (event) =>
    heard.push(`forbidden: ${event.violatedDirective} ${event.blockedURI}`),
  );
}
