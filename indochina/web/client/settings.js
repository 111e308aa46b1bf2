// @ts-check
// What this browser remembers about playing: how it looks and sounds, what is asked, how far it has seen each game.

const PREFIX = "indochina.";

/** @param {string} name @returns {string | null} */
function read(name) {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null; // a browser that keeps nothing still plays
  }
}

/** @param {string} name @param {string} value */
function write(name, value) {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // see read()
  }
}

/** Seconds a step of another seat stays in sight; `step` waits for a button. */
export const SPEEDS = { instant: 0, fast: 0.4, normal: 1.2, slow: 3, step: Infinity };
/** @typedef {keyof typeof SPEEDS} Speed */

/** @returns {Speed} */
export function speed() {
  const kept = read("speed");
  return kept && Object.hasOwn(SPEEDS, kept) ? /** @type {Speed} */ (kept) : "normal";
}
/** @param {string} value */
export const setSpeed = (value) => write("speed", value);

/** Whether a panel of a game's board is open. @param {string} game @param {string} name @param {boolean} first */
export const isOpen = (game, name, first) => (read(`panel.${game}.${name}`) ?? (first ? "open" : "")) === "open";
/** @param {string} game @param {string} name @param {boolean} open */
export const setOpen = (game, name, open) => write(`panel.${game}.${name}`, open ? "open" : "closed");

/** What may be set, and to what; the first is what one begins with. `first.js` puts on theme and text size. */
export const SETTINGS = /** @type {const} */ ({
  theme: ["system", "light", "dark"],
  text: ["100", "115", "130"],
  confirm: ["yes", "warnings", "no"],
  sound: ["off", "on"],
});
/** @typedef {keyof typeof SETTINGS} Setting */

/** @param {Setting} name @returns {string} */
export function setting(name) {
  const kept = read(name);
  return SETTINGS[name].find((value) => value === kept) ?? SETTINGS[name][0];
}
/** @param {Setting} name @param {string} value */
export function set(name, value) {
  write(name, value);
  dispatchEvent(new CustomEvent("setting", { detail: name }));
}

/** Whether anything is confirmed before it happens. */
export const confirming = () => setting("confirm") !== "no";

/**
 * How many choices had been made at a table when this browser last saw it (`seen`), and when the seat's last turn ended
 * (`own`).
 * @param {"seen" | "own"} what @param {string} table @param {string | null} seat @returns {number | null}
 */
export function mark(what, table, seat) {
  const kept = read(`${what}.${table}.${seat ?? ""}`);
  return kept === null ? null : Number(kept);
}
/** @param {"seen" | "own"} what @param {string} table @param {string | null} seat @param {number} made */
export const setMark = (what, table, seat, made) => write(`${what}.${table}.${seat ?? ""}`, String(made));
