// @ts-check
// JSON merge patch (RFC 7396). What did not change stays the very same object, so that a board can compare by `===`.

/** @import { View } from "./types.js" */

/** @param {unknown} value @returns {value is View} */
const branches = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/** @param {View} target @param {View} patch @returns {View} */
export function merge(target, patch) {
  const merged = { ...target };
  for (const [key, value] of Object.entries(patch)) {
    const old = target[key];
    if (value === null) delete merged[key];
    else merged[key] = branches(value) ? merge(branches(old) ? old : {}, value) : value;
  }
  return merged;
}
