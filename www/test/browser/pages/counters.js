/**
 * Counts the workers and the instances of wasm that a page makes, in `window.made`, and keeps where its words are before its boards are there, in
 * `window.placed`; stands before the script.
 */
{
  const made = (window.made = { workers: 0, instances: 0 });
  const counting = (of, name) =>
    new Proxy(of, {
      construct(target, args, self) {
        made[name] += 1;
        return Reflect.construct(target, args, self);
      },
    });
  window.Worker = counting(Worker, "workers");
  WebAssembly.Instance = counting(WebAssembly.Instance, "instances");
  const places = () =>
    [...document.querySelectorAll("h1, h2, p")].map(
      (words) => words.getBoundingClientRect().top,
    );
  document.addEventListener("DOMContentLoaded", () => {
    window.placed = { before: places(), now: places };
  });
}
