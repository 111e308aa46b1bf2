// @ts-check
// JSON merge patch (RFC 7396). What did not change stays the very same object, so that a board can compare by `===`.

/**
 * @param {any} target
 * @param {any} patch
 * @returns {any}
 */
export function merge(target, patch) {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch;
  const old = target !== null && typeof target === "object" && !Array.isArray(target) ? target : {};
  const merged = { ...old };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = merge(old[key], value);
  }
  return merged;
}
