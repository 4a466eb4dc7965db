import { scriptUrl } from "../engine/trusted.js";
import { watchBuilds } from "./builds.js";

/**
 * Makes the page installable and lets it work without a network, where it is hosted: a built page that
 * came over http. A page on `file://` needs neither, and browsers log errors for both there.
 */
export function installWhereHosted() {
  const built = "mlinBuild" in document.documentElement.dataset;
  if (!built || !/^https?:$/.test(location.protocol)) return;
  link("manifest", "manifest.webmanifest");
  link("apple-touch-icon", "apple-touch-icon.png");
  // After the page is there: the worker's downloads must not delay it.
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

function link(rel, href) {
  document.head.append(
    Object.assign(document.createElement("link"), { rel, href }),
  );
}

/** Without a service worker (private windows, plain http) the page only lacks its offline copy. */
async function register() {
  try {
    const workers = navigator.serviceWorker;
    const registration = await workers?.register(scriptUrl("sw.js"));
    if (registration) watchBuilds(registration);
  } catch (error) {
    console.info("no offline copy:", error);
  }
}
