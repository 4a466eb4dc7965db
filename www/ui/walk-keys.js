/** The keys that walk through the moves, where they mean nothing else. */

const STEPS = {
  ArrowLeft: (walk) => walk.step(-1),
  ArrowRight: (walk) => walk.step(1),
  Home: (walk) => walk.first(),
  End: (walk) => walk.last(),
};

/** Where these keys are the walk's. */
const PLACES = "[data-moves], .walk, .analysis-lines, .review";

/** @param {import("../page/walk.js").Walk} walk */
export function walkByKeys(walk) {
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (event.defaultPrevented || isModified(event) || isAsking()) return;
    if (key === "Escape" && walk.away) return walk.leave();
    const idle = target === document.body && key.startsWith("Arrow");
    if (!STEPS[key] || !(idle || target.closest?.(PLACES))) return;
    event.preventDefault();
    STEPS[key](walk);
  });
}

function isModified({ altKey, ctrlKey, metaKey, shiftKey }) {
  return altKey || ctrlKey || metaKey || shiftKey;
}

function isAsking() {
  return document.querySelector("dialog[open], .trial-board") !== null;
}
