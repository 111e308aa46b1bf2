// @ts-check
// What the boards of areas share: signs of the ground, drawings of a file, texts that fit, colours that change.
import { s } from "../dom.js";

/** Signs of the ground about a point, in relative steps. @type {{[kind: string]: string}} */
const SIGNS = {
  hill: "m-13 7c6-6 9-17 13-18c4 3 7 12 14 18m-13-16c1 6 1 10 5 15",
  tree: "m-11.5 2c0-7.3 11-7.3 11 0c0 7.3-11 7.3-11 0m12 0c0-7.3 11-7.3 11 0c0 7.3-11 7.3-11 0m-7-7c0-8.7 13-8.7 13 0c0 8.7-13 8.7-13 0",
  paddy: "m-13-3h10m3 0h10m-17 7h10",
};

/**
 * All hills, trees or paddies of a map as one path, not hundreds.
 * @param {string} kind
 * @param {number[][]} places x, y and scale of each
 */
export const scattered = (kind, places) =>
  places
    .map(
      ([x, y, k]) => `M${x} ${y}${SIGNS[kind].replace(/-?[\d.]+/g, (n) => ` ${Math.round(Number(n) * k * 10) / 10}`)}`,
    )
    .join("");

/** The drawings of a file, to be used by their ids. @param {string} file */
export async function drawings(file) {
  const text = await (await fetch(`/static/boards/${file}`)).text();
  return [...new DOMParser().parseFromString(text, "image/svg+xml").documentElement.children];
}

/** The size at which a text fits in its room. @param {string} text @param {number} room @param {number} most */
export const fit = (text, room, most) => Math.min(most, room / text.length / 0.57);

/** Colours from the upper left to the lower right. @param {string} id @param {...string} colours */
export function gradient(id, ...colours) {
  return s(
    "linearGradient",
    { id, x2: 1, y2: 1 },
    ...colours.map((colour, i) => s("stop", { offset: i / (colours.length - 1), "stop-color": colour })),
  );
}
