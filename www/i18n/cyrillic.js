/**
 * Serbian Latin letters in Cyrillic, so that the words of Serbian are written once.
 */

/** Names that Serbian writes in Latin letters in Cyrillic texts, too. A test finds those that are missing here. */
const LATIN_NAMES = ["WebAssembly", "Lasker Morris", "Enter", "Escape"];

/** What stays as it is: slots, targets of links and foreign names (`_Mills_`) in a text, points and moves, abbreviations, names. */
const KEPT = new RegExp(
  `(${[
    String.raw`\{\w+\}`,
    String.raw`\]\([^)]*\)`,
    String.raw`_[^_]+_`,
    String.raw`\b[a-g][1-7](?:[-x][a-g][1-7])*\b`,
    String.raw`\b[A-Z]{2,}\b`,
    ...LATIN_NAMES.map((name) => String.raw`\b${name}\b`),
  ].join("|")})`,
);

/** Beginnings of words after which nj or dž are two letters: in-jekcija, nad-živeti. */
const PREFIX =
  "(?<!\\p{L})(?:in(?=jek[ct])|kon(?=ju[gn])|van(?=jez)|tan(?=jug)|(?:na|po)d(?=ž(?:an|iv|up))|od(?=ž(?:al|iv|v)))";

const LETTER = new RegExp(`${PREFIX}|lj|nj|dž|\\p{L}`, "giu");

const CYRILLIC = new Map(
  "aа bб vв gг dд đђ eе žж zз iи jј kк lл ljљ mм nн njњ oо pп rр sс tт ćћ uу fф hх cц čч džџ šш"
    .split(" ")
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
);

/** One letter; a letter that Serbian does not have stays. */
function letter(latin) {
  const small = latin.toLowerCase();
  const cyrillic = CYRILLIC.get(small) ?? latin;
  return latin[0] === small[0] ? cyrillic : cyrillic.toUpperCase();
}

function spell(text) {
  return text.replace(LETTER, (found) =>
    CYRILLIC.has(found.toLowerCase())
      ? letter(found)
      : Array.from(found, letter).join(""),
  );
}

/** A Serbian text in Cyrillic. @param {string} text in Latin script */
export function cyrillic(text) {
  return text
    .split(KEPT)
    .map((part, at) => (at % 2 ? part : spell(part)))
    .join("");
}

/**
 * The texts of a locale in Cyrillic, each written when it is asked for: all at once take 50 ms at the start of the page.
 * @template {object} T
 * @param {T} texts texts under keys, or such tables
 * @returns {T}
 */
export function inCyrillic(texts) {
  const written = {};
  for (const [key, entry] of Object.entries(texts)) {
    const get = () =>
      typeof entry === "string" ? cyrillic(entry) : inCyrillic(entry);
    Object.defineProperty(written, key, { get, enumerable: true });
  }
  return /** @type {T} */ (written);
}
