/**
 * Serbian: Cyrillic script. Its words are those of sr-Latn.js, letter by letter.
 */
import { inCyrillic } from "./cyrillic.js";
import latin from "./sr-Latn.js";

export default inCyrillic(latin);
