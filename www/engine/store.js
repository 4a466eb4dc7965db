/**
 * Where solved tables stay: the browser's IndexedDB, and where that is missing, forbidden, full or
 * broken, the memory of this page. What comes back may be anything: whoever loads it has to check it.
 *
 * The database is opened anew each time. An open one would be in the way of whoever wipes the storage,
 * and is closed behind our back by some browsers.
 */

const DATABASE = "mlin.tables";
const TABLES = "tables";

/** A database that has not opened by then never will. */
const OPEN_MS = 3_000;

/** Tables that the browser does not keep, by their names. @type {Map<string, Uint8Array>} */
const memory = new Map();

/**
 * The stored tables, one for each name; `undefined` where there is none.
 *
 * @param {string[]} names
 * @returns {Promise<unknown[]>}
 */
export async function loadTables(names) {
  const ours = names.map((name) => memory.get(name));
  try {
    const kept = await transact("readonly", (tables) =>
      names.map((name) => tables.get(name)),
    );
    return kept.map(({ result }, at) => ours[at] ?? result);
  } catch {
    return ours;
  }
}

/**
 * Stores tables; never fails.
 *
 * @param {[name: string, bytes: Uint8Array][]} solved
 */
export async function saveTables(solved) {
  try {
    await transact("readwrite", (tables) =>
      solved.map(([name, bytes]) => tables.put(bytes, name)),
    );
  } catch {
    for (const [name, bytes] of solved) memory.set(name, bytes);
  }
}

/** Runs one transaction. @returns {Promise<IDBRequest[]>} its requests, all of them done */
async function transact(mode, act) {
  const database = await opened();
  try {
    const transaction = database.transaction(TABLES, mode);
    const requests = act(transaction.objectStore(TABLES));
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    return requests;
  } finally {
    database.close();
  }
}

/** @returns {Promise<IDBDatabase>} */
function opened() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE);
    let late = false;
    const giveUp = () => {
      late = true;
      reject(request.error);
    };
    const timer = setTimeout(giveUp, OPEN_MS);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLES);
    request.onblocked = request.onerror = giveUp;
    request.onsuccess = () => {
      clearTimeout(timer);
      if (late) request.result.close();
      else resolve(request.result);
    };
  });
}
