/**
 * Serbian: Cyrillic script. Its words are those of sr-Latn.js, letter by letter.
 */
import { inCyrillic } from "./cyrillic.js";
import { texts } from "./texts.js";

export default inCyrillic(texts["sr-Latn"]);
