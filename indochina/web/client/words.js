// @ts-check
// Every sentence of the client goes through t(). Modules bring their own words with speak().

/** @typedef {"en" | "fr"} Language */
/** @typedef {{[key: string]: string}} Words */

const KEPT = "indochina.language";

/** @type {Record<Language, Words>} */
const spoken = { en: {}, fr: {} };

/** @returns {Language} */
function preferred() {
  let kept = null;
  try {
    kept = localStorage.getItem(KEPT);
  } catch {
    // a browser that keeps nothing still plays
  }
  if (kept === "en" || kept === "fr") return kept;
  for (const wish of navigator.languages ?? [navigator.language]) {
    if (wish.startsWith("fr")) return "fr";
    if (wish.startsWith("en")) return "en";
  }
  return "en";
}

/** @type {Language} */
let current = preferred();
document.documentElement.lang = current;

/** @returns {Language} */
export function language() {
  return current;
}

/** @param {Language} wish */
export function setLanguage(wish) {
  current = wish;
  document.documentElement.lang = wish;
  try {
    localStorage.setItem(KEPT, wish);
  } catch {
    // see preferred()
  }
}

/**
 * Adds words. @param {{en: Words, fr: Words}} words
 */
export function speak(words) {
  Object.assign(spoken.en, words.en);
  Object.assign(spoken.fr, words.fr);
}

/**
 * The sentence of a key, its `{name}` places filled. A key nobody has words for stands for itself.
 * @param {string} key
 * @param {{[name: string]: string | number}} [values]
 * @returns {string}
 */
export function t(key, values = {}) {
  const sentence = spoken[current][key] ?? spoken.en[key] ?? key;
  return sentence.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}
