// @ts-check
// The pieces of Saigon 75: counters, markers, flags, dice, and the signs printed on the map.
import { s } from "../../dom.js";
import { gradient } from "../scenery.js";
import { circle, path, rect, write } from "../shapes.js";

export const BEYOND = 4000; // the map goes on to both sides, wherever the stage ends
export const KINDS = [
  "sv_division",
  "sv_reduced",
  "ranger",
  "marine",
  "paratrooper",
  "river_patrol",
  "mechanized",
  "nv_division",
  "nv_reduced",
  "vc",
];
export const NV_KINDS = KINDS.slice(7);
export const SV_KINDS = KINDS.slice(0, 7);

// Counters are drawn in a square of 100 about 0,0: a body whose shape tells the kind, and a sign on it.

const SQUARE = "M-44-36Q-44-44-36-44H36Q44-44 44-36V36Q44 44 36 44H-36Q-44 44-44 36Z";
const CLIPPED = "M-28-45H28L45-28V28L28 45H-28L-45 28V-28Z";
const DISC = "M-42 0A42 42 0 1 1 42 0A42 42 0 1 1-42 0Z";
const STAR = "M0-30L8.5-9.5L30.5-8L13.5 6L19 27.5L0 15.5L-19 27.5L-13.5 6L-30.5-8L-8.5-9.5Z";
const INFANTRY = "M-29-19H29V19H-29ZM-29-19L29 19M-29 19L29-19";
const HALF = "M-29-19H29V19H-29ZM-29 19L29-19";

/** Body, sign, and whether the sign is filled. @type {{[kind: string]: [string, string, boolean]}} */
export const PIECES = {
  sv_division: [SQUARE, INFANTRY, false],
  sv_reduced: [SQUARE, HALF, false],
  ranger: ["M-42-44H42V0C42 26 22 40 0 48C-22 40-42 26-42 0Z", "M6-32L-20 6H-2L-8 32L20-8H2Z", true],
  marine: [
    "M-46 0A46 46 0 1 1 46 0A46 46 0 1 1-46 0Z",
    "M0-18V28M-15-10H15M-25 6C-23 22-11 28 0 28C11 28 23 22 25 6M-6-24A6 6 0 1 1 6-24A6 6 0 1 1-6-24Z",
    false,
  ],
  paratrooper: [
    "M-44 44V0C-44-28-24-46 0-46C24-46 44-28 44 0V44Z",
    "M-30-4C-30-44 30-44 30-4C20-12 10-12 0-4C-10-12-20-12-30-4ZM-29-3L0 32L29-3M0-4V32",
    false,
  ],
  river_patrol: [
    "M-48-36H48L38 38Q36 42 32 42H-32Q-36 42-38 38Z",
    "M-32 6H32L22 26H-22ZM-10 4V-12H10V4M10-6H26",
    false,
  ],
  mechanized: [
    "M-26-44H26Q48-44 48 0Q48 44 26 44H-26Q-48 44-48 0Q-48-44-26-44Z",
    "M-29-19H29V19H-29ZM-20 0A20 11 0 1 1 20 0A20 11 0 1 1-20 0Z",
    false,
  ],
  nv_division: [CLIPPED, INFANTRY, false],
  nv_reduced: [CLIPPED, HALF, false],
  vc: ["M0-50L50 0L0 50L-50 0Z", STAR, true],
  militia: [DISC, "M-32 10C-14-2-8-24 0-26C8-24 14-2 32 10C12 20-12 20-32 10Z", true],
  air: [DISC, "M0-34L6-11L34 7V15L6 8L4 22L13 30V36L0 32L-13 36V30L-4 22L-6 8L-34 15V7L-6-11Z", true],
  infiltration: [DISC, "M-28-9H2V-24L30 0L2 24V9H-28Z", true],
  momentum: [DISC, STAR, true],
  plus1: [DISC, "M-26-4H-14V-16H-6V-4H6V4H-6V16H-14V4H-26ZM12-16L24-24H28V24H19V-12L12-9Z", true],
};

/** Signs printed on the map, about 9 units each way. @type {{[name: string]: [string, boolean]}} */
export const PRINTS = {
  mountain: ["M-10 7L-3-7L.5 .5L3-4L10 7Z", true],
  mekong: ["M-9-3C-6-7-3-7 0-3C3 1 6 1 9-3M-9 5C-6 1-3 1 0 5C3 9 6 9 9 5", false],
  coastal: ["M0-5V8M-5-2H5M-8 2C-7 6-4 8 0 8C4 8 7 6 8 2M-2.5-7.5A2.5 2.5 0 1 1 2.5-7.5A2.5 2.5 0 1 1-2.5-7.5Z", false],
  capital: ["M-10-2L0-9L10-2ZM-8 0H-5V6H-8ZM-1.5 0H1.5V6H-1.5ZM5 0H8V6H5ZM-10 7H10V9H-10Z", true],
};

const SWORDS = "M-24-24L14 14M24-24L-14 14M4 20L20 4M-4 20L-20 4M15 15L24 24M-15 15L-24 24";

/** @param {string} kind */
const sideOf = (kind) =>
  NV_KINDS.includes(kind) || ["militia", "infiltration", "momentum"].includes(kind) ? "nv" : "sv";

/** @param {number} x @param {number} y @param {number} scale */
const placed = (x, y, scale) => `translate(${x} ${y}) scale(${scale})`;

/**
 * One piece at a place, `size` wide. @param {string} kind @param {number} x @param {number} y @param {number} size
 * @param {{side?: string, state?: "" | "spent" | "frozen", count?: number}} [how]
 */
export function piece(kind, x, y, size, { side = sideOf(kind), state = "", count = 1 } = {}) {
  const [body, sign, filled] = PIECES[kind];
  const fill = `url(#s75-${side})`;
  return s(
    "g",
    { class: `piece ${side} ${kind} ${state}`, transform: placed(x, y, size / 100) },
    path(body, "shade", { transform: "translate(4 6)" }),
    count > 1 && path(body, "body", { fill, transform: "translate(6 -6)" }),
    s(
      "g",
      { transform: state === "spent" ? "rotate(90)" : null },
      path(body, "body", { fill }),
      kind.endsWith("_reduced") && path("M-29 19L29-19V19Z", "band"),
      path(sign, filled ? "sign filled" : "sign"),
      state && path(body, "veil"),
    ),
    state === "frozen" && path("M12-22H46V8H12ZM19-22V-32A10 10 0 0 1 39-32V-22", "lock"),
    count > 1 &&
      s("g", { class: "count" }, circle(-28, 28, 28), write(count, -28, count > 9 ? 43 : 46, count > 9 ? "many" : "")),
  );
}

/** @param {string} side @param {number} x @param {number} y @param {number} width */
export function flag(side, x, y, width) {
  return s(
    "g",
    { class: `flag ${side}`, transform: placed(x, y, width / 36) },
    rect(-18, -12, 36, 24, 2),
    ...(side === "NV"
      ? [path(STAR, "", { transform: "scale(.3)" })]
      : [-4.5, -1.2, 2.1].map((dy) => rect(-18, dy, 36, 2, 0, "stripe"))),
  );
}

/** A piece by itself, for panels and buttons. @param {string} kind @param {Parameters<typeof piece>[4]} [how] */
export const pieceIcon = (kind, how) =>
  s(
    "svg",
    { class: "drawing s75 s75-icon", viewBox: "-56 -56 112 116", "aria-hidden": "true" },
    piece(kind, 0, 0, 100, how),
  );

const LEAST = 60; // a counter is never smaller: its neighbours cover a part of it instead

/**
 * @param {import("../../types.js").Rect} room
 * @param {number[][]} rows  each the numbers of pieces that stand together in it
 * @param {number} size
 */
function inRows(room, rows, size) {
  const high = Math.min(size * 1.1, (room.height - size) / Math.max(rows.length - 1, 1));
  /** @type {[number, number][]} */
  const at = [];
  let seen = rows.length > 1 ? high : size;
  rows.forEach((row, line) => {
    const steps = row.reduce((a, b) => a + b, 0) - 1 + 0.4 * (row.length - 1);
    const pitch = Math.min(size * 1.1, (room.width - size) / Math.max(steps, 1));
    let x = room.x + (room.width - steps * pitch) / 2;
    const y = room.y + room.height / 2 + (line - (rows.length - 1) / 2) * high;
    if (steps) seen = Math.min(seen, pitch);
    for (const n of row) {
      for (let i = 0; i < n; i++, x += pitch) at.push([x, y]);
      x += pitch * 0.4;
    }
  });
  return { size, at, seen: seen / size };
}

/**
 * Sizes and places pieces in a rectangle: both groups in one row, or each in a row of its own, as large as they fit.
 * @param {import("../../types.js").Rect} room
 * @param {number[]} groups how many pieces each side has
 * @param {number} largest
 */
export function arrange(room, groups, largest) {
  const sides = groups.filter(Boolean);
  for (let size = largest; ; size -= 2) {
    const one = inRows(room, [sides], size);
    const two = inRows(
      room,
      sides.map((n) => [n]),
      size,
    );
    const best = two.seen > one.seen ? two : one;
    if (best.seen >= 0.84 || size <= LEAST) return best;
  }
}

/** A sign printed on the map. @param {string} print @param {number} x @param {number} y */
export function sign(print, x, y, scale = 1) {
  const [d, filled] = PRINTS[print];
  return path(d, `print ${print}${filled ? " filled" : ""}`, { transform: placed(x, y, scale) });
}

/** @param {number} order */
export function swords(order) {
  return s(
    "g",
    { class: "swords", transform: "scale(1.3)" },
    circle(0, 0, 24),
    path(SWORDS, "", { transform: "scale(.62)" }),
    circle(19, 17, 13, "order"),
    write(order, 19, 24),
  );
}

/** Dots of a die's faces on a grid of three. @type {{[face: string]: string}} */
const DOTS = { 1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "023568" };

/** @param {string} rolled @param {number} x @param {number} y @param {number} size @param {string} side */
export function die(rolled, x, y, size, side) {
  const cube = s(
    "g",
    { class: `die ${side}`, transform: placed(x, y, size / 100), role: "img", "aria-label": rolled },
    rect(-46, -42, 96, 96, 18, "shade"),
    rect(-48, -48, 96, 96, 18, "cube"),
  );
  if (DOTS[rolled])
    cube.append(
      ...[...DOTS[rolled]]
        .map(Number)
        .map((dot) => circle(((dot % 3) - 1) * 27, (Math.floor(dot / 3) - 1) * 27, 10, "dot")),
    );
  else if (rolled === "aircraft") cube.append(path(PIECES.air[1], "dot"));
  else if (rolled !== "blank") cube.append(write(rolled, 0, 22));
  return cube;
}

/** A drawing about 0,0, 100 wide. @param {SVGElement} drawing @param {string} [kind] */
export const small = (drawing, kind = "") =>
  s("svg", { class: `drawing s75 s75-icon ${kind}`, viewBox: "-54 -54 108 112" }, drawing);

/**
 * Colours of wood, the hatching of what the North holds, the edges of the sheet.
 * @param {number} top
 * @param {number} height
 */
export function defs(top, height) {
  return s(
    "defs",
    null,
    s("clipPath", { id: "s75-sheet" }, rect(-BEYOND, top, 2 * BEYOND, height)),
    gradient("s75-nv", "#d2523f", "#a52c20"),
    gradient("s75-sv", "#f6da70", "#dcae2a"),
    s(
      "pattern",
      { id: "s75-held", width: 14, height: 14, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      rect(0, 0, 14, 14, 0, "held"),
      rect(0, 0, 5, 14, 0, "held"),
    ),
  );
}
