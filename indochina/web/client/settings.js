// @ts-check
// What this browser remembers about playing: speed, confirming, and how far it has seen each game.

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

export const confirming = () => read("confirm") !== "no";
/** @param {boolean} on */
export const setConfirming = (on) => write("confirm", on ? "yes" : "no");

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
