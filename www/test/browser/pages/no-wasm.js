/** A browser without WebAssembly. */
delete globalThis.WebAssembly;
