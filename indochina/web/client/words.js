// @ts-check
// Every sentence of the client goes through t(). Words are files, words/<part>.<language>.json, which a module learns.

/** @typedef {"en" | "fr"} Language */
/** @typedef {{[key: string]: string}} Words */

const KEPT = "indochina.language";

/** @type {Record<Language, Words>} */
const spoken = { en: {}, fr: {} };

/** @returns {Language} */
function preferred() {
  let kept = document.documentElement.dataset.language ?? null; // a game in a file has the language it was written in
  if (kept === "en" || kept === "fr") return kept;
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

/** Parts whose words are known. @type {Set<string>} */
const learned = new Set();

/** Fetches the words of a part in the language of the moment. @param {string} part */
export async function learn(part) {
  learned.add(part);
  const speech = current;
  const answer = await fetch(`/static/words/${part}.${speech}.json`);
  if (!answer.ok) throw new Error(`${answer.status}: words/${part}.${speech}.json`);
  Object.assign(spoken[speech], await answer.json());
}

/** Changes the language, also of what has been learned. @param {Language} wish */
export async function setLanguage(wish) {
  current = wish;
  document.documentElement.lang = wish;
  try {
    localStorage.setItem(KEPT, wish);
  } catch {
    // see preferred()
  }
  await Promise.all([...learned].map(learn));
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
