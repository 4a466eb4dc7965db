/** Builds: tells a page that has been open for long of a newer build, by the event `mlin-update` of its document. */

/** How long a page that is looked at again trusts that it is the newest, in ms. */
const TRUST = 60 * 60 * 1000;

/** @param {ServiceWorkerRegistration} registration */
export function watchBuilds(registration) {
  const { mlinBuild: own } = document.documentElement.dataset;
  const look = async (worker) => {
    if ((await buildOf(worker)) !== own)
      document.dispatchEvent(new Event("mlin-update"));
  };
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing.addEventListener("statechange", () => {
      if (installing.state === "installed") look(installing);
    });
  });
  if (registration.waiting) look(registration.waiting);
  askNowAndThen(registration);
}

/** Which build a worker serves. @param {ServiceWorker} worker @returns {Promise<string>} */
function buildOf(worker) {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage("build", [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
  });
}

/** Browsers look for a new worker when a page is loaded; one that stays open has to ask. */
function askNowAndThen(registration) {
  let asked = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || performance.now() - asked < TRUST) return;
    asked = performance.now();
    registration.update().catch(() => {}); // without a network there is nothing new
  });
}
