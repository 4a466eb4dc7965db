/** As much of IndexedDB as the engine's store uses, over a Map that the test can look into and spoil. */
export class FakeIndexedDb {
  /** What is stored, by its names. @type {Map<string, unknown>} */
  kept = new Map();
  /** How many databases are open. */
  opened = 0;
  /** Whether there is no room left. */
  full = false;

  open() {
    const result = {
      transaction: (_, mode) => this.#transaction(mode),
      close: () => this.opened--,
    };
    const request = { result };
    setTimeout(() => {
      this.opened++;
      request.onsuccess();
    });
    return request;
  }

  #transaction(mode) {
    const transaction = {
      error: new DOMException("no room", "QuotaExceededError"),
      objectStore: () => ({
        get: (name) => ({ result: this.kept.get(name) }),
        put: (value, name) => this.full || this.kept.set(name, value),
      }),
    };
    const fails = this.full && mode === "readwrite";
    setTimeout(() => transaction[fails ? "onabort" : "oncomplete"]());
    return transaction;
  }
}
