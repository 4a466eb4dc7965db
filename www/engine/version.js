/** The version of the library; the same as that of the Rust crate. */
export const version = "0.1.0";
