/** A browser that lets a page store nothing; stands before the script. */
for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
  Object.defineProperty(window, name, {
    get() {
      throw new DOMException("forbidden", "SecurityError");
    },
  });
}
