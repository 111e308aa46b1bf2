// @ts-check
// The map of Tonkin, which never changes: sea and relief, rivers and roads, towns and what is printed in hexes.
import { s } from "../dom.js";
import { t } from "../words.js";
import { circle, compass, group, path, rect, write } from "./board.js";

/** @typedef {import("./tonkin_types.js").Pen} Pen */
/** @typedef {import("./tonkin_types.js").Prints} Prints */

/** Points told each from the one before. @param {string} text @returns {[number, number][]} */
function points(text) {
  const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
  /** @type {[number, number][]} */
  const found = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < numbers.length; i += 2) found.push([x += numbers[i], y += numbers[i + 1]]);
  return found;
}

/** A smooth line: curves from the middle between two points to the next middle. @param {string} text */
export function curve(text) {
  const at = points(text);
  const n = at.length;
  const closed = text.endsWith("z");
  /** @param {number} i */
  const half = (i) => `${(at[i % n][0] + at[(i + 1) % n][0]) / 2} ${(at[i % n][1] + at[(i + 1) % n][1]) / 2}`;
  const along = at.slice(1, closed ? n : n - 1).map(([x, y], i) => `Q${x} ${y} ${half(i + 1)}`).join("");
  return closed ? `M${half(0)}${along}Q${at[0]} ${half(0)}Z` : `M${at[0]}L${half(0)}${along}L${at[n - 1]}`;
}

/** @param {string[]} lines */
const curves = (lines) => lines.map(curve).join("");

/** @param {number} x @param {number} y @param {number} size */
export function hexagon(x, y, size) {
  const half = size * 0.866;
  return `M${x} ${y - size}l${half} ${size / 2}v${size}l${-half} ${size / 2}l${-half} ${-size / 2}v${-size}Z`;
}

/** Signs of the ground about a point. */
export const SIGNS = {
  tree: "m-7 4c-4-5 0-8 3-7c1-6 9-6 9 0c4-1 6 4 2 7",
  hill: "m-10 4c4-3 6-9 10-9c4 0 6 6 10 9m-8-7c0 3 1 5 3 7",
  paddy: "m-9 0h7m3 0h8m-14 4h9",
};

/** Signs printed in hexes, about their middle. */
export const PRINTS = {
  star: "M0-9L2.6-2.9L9-2.8L4 1.4L5.7 7.7L0 4.200L-5.7 7.7L-4 1.4L-9-2.8L-2.6-2.9Z",
  plane: "M0-9L1.8-3L9 2V4L1.8 2.200L1.2 6.200L3.5 8V9.200L0 8.400L-3.5 9.200V8L-1.2 6.200L-1.8 2.200L-9 4V2L-1.8-3Z",
  anchor: "M0-5.500V8M-4-2.500H4M-7 3C-6 7-3 8 0 8S6 7 7 3M-9 4.500L-7 2.500L-4.8 4.500M9 4.500L7 2.500L4.8 4.5",
  shield: "M-9.5-10H9.500V2C9.5 8 4 11 0 12.500C-4 11-9.5 8-9.5 2Z",
};

/** @param {Prints["kind"]} kind */
export function town(kind) {
  if (kind === "city") return [rect(-13, -10, 10, 20, 1), rect(-2, -13, 9, 23, 1), rect(8, -6, 8, 16, 1)];
  if (kind === "town") return [rect(-9, -9, 18, 18, 2), rect(-3.5, -3.5, 7, 7, 1, "yard")];
  return [circle(0, 0, 7), circle(0, 0, 2.6, "yard")];
}

/** Everything printed in one hex but its name. @param {number} x @param {number} y @param {Prints} prints */
function printed(x, y, { kind, side, vp, supply_center, airstrip, harbor, mobilization_center, setup }) {
  /** @param {keyof typeof PRINTS} sign @param {number} u @param {number} v */
  const sign = (sign, u, v) => path(PRINTS[sign], `print ${sign}`, { transform: `translate(${u} ${v})` });
  return group(x, y, `prints ${side ?? ""}`,
    supply_center && path(hexagon(0, 0, 53), `supply-centre ${supply_center}`),
    kind && s("g", { class: `town ${kind}`, transform: "translate(0 4)" }, ...town(kind)),
    vp && sign("shield", -40, -10), vp && write(vp, -40, -4, "vp"),
    mobilization_center && sign("star", -40, 16), airstrip && sign("plane", 40, -12), harbor && sign("anchor", 40, 14),
    setup && s("g", { class: `setup ${setup[1]}`, transform: "translate(0 40)" }, circle(0, 0, 9), write(setup[0], 0, 4.5)));
}

/**
 * @param {Pen} pen
 * @returns {{ground: SVGGElement, names: SVGGElement}}
 */
export function drawMap(pen) {
  const { layout } = pen;
  const { map, areas, size } = layout;
  const coast = curves(areas.land);
  const hexes = Object.entries(layout.hexes);
  const rivers = { major: curves(layout.rivers.major), minor: curves(layout.rivers.minor) };
  const roads = curves(layout.roads);
  const borders = { china: curves(layout.borders.china), laos: curves(layout.borders.laos) };
  const { x: left, y: top, width, height } = map;

  const vpHexes = hexes.filter(([, [, , , , prints]]) => prints?.vp).map(([, [x, y]]) => hexagon(x, y, size)).join("");
  const grid = hexes.map(([, [x, y]]) => `M${x - 50} ${y - size / 2}l50 ${-size / 2}l50 ${size / 2}v${size}`).join("");
  const names = s("g", { class: "names", "aria-hidden": "true" });
  for (const [, [x, y, , , prints]] of hexes) {
    if (!prints?.name) continue;
    const name = write(prints.name, x, y - 27, `name ${prints.kind} ${prints.side}`);
    // a long name shares its row with its neighbours
    if (prints.kind === "village" && prints.name.length > 11) for (const [key, value] of [["textLength", "100"], ["lengthAdjust", "spacingAndGlyphs"]]) name.setAttribute(key, value);
    names.append(name);
  }

  const ground = s("g", { "aria-hidden": "true", "clip-path": "url(#tonkin-sheet)" },
    rect(left, top, width, height, 0, "sea"),
    ...[1, 2, 3, 4, 5, 6, 7].map((n) => path(coast, `depth depth-${n}`)),
    path(coast, "land"), path(curves(areas.delta), "delta"), path(curves(areas.forest), "forest"), path(curves(areas.mountain), "mountain"),
    ...layout.relief.dark.map((lines) => path(curves(lines), "dark")), ...layout.relief.light.map((lines) => path(curves(lines), "light")),
    path(layout.hachures, "hachures"), path(curves(areas.china), "china"),
    ...Object.entries(SIGNS).map(([kind, sign]) => path(points(layout.signs[/** @type {keyof typeof SIGNS} */ (kind)]).map((at) => `M${at}${sign}`).join(""), `sign ${kind}`)),
    path(curves(layout.islands), "islands"), path(coast, "coast"),
    path(borders.laos, "border-band laos"), path(borders.china, "border-band china"),
    path(vpHexes, "vp-hexes"), path(rivers.minor, "river-bank minor"), path(rivers.major, "river-bank major"), path(rivers.minor, "river minor"), path(rivers.major, "river major"),
    path(grid, "grid"),
    path(borders.laos, "border"), path(borders.china, "border"),
    path(roads, "road-edge"), path(roads, "road"),
    ...layout.river_names.flatMap(([name, line], i) => [
      path(curve(line), "river-line", { id: `tonkin-river-${i}` }),
      s("text", { class: "river-name" }, s("textPath", { href: `#tonkin-river-${i}`, startOffset: "50%", text: t(`tonkin.river.${name}`) }))]),
    ...layout.road_names.map(([name, x, y]) => group(x, y, "road-name", rect(-name.length * 4.2 - 3, -8, name.length * 8.4 + 6, 15, 3), write(name, 0, 4))),
    ...hexes.filter(([, [, , terrain]]) => terrain !== "sea").map(([id, [x, y]]) => write(id, x, y + 51, "hex-id")),
    ...hexes.flatMap(([, [x, y, , , prints]]) => (prints ? [printed(x, y, prints)] : [])),
    ...["china", "laos", "vietnam", "gulf"].map((name, i) => write(t(`tonkin.land.${name}`), [900, 400, 1420, 2500][i] + left, [330, 1230, 1625, 1490][i] + top, i < 3 ? "land-name" : "sea-name", [64, 46, 46, 40][i])),
    ...furniture(left, top));
  return { ground, names };
}

/** Title, compass and scale, on the open sea. @param {number} left @param {number} top */
function furniture(left, top) {
  const [x, y] = [left + 2480, top + 1650];
  const scale = [0, 1, 2, 3, 4].map((n) => rect(n * 100, 0, 100, 9, 0, n % 2 ? "scale even" : "scale"));
  return [
    group(x, y, "cartouche", rect(-330, -116, 660, 232, 18, "paper"), rect(-318, -104, 636, 208, 12, "inner"),
      write("TONKIN", 0, 12, "title"), path("M-240 34H-40M40 34H240M-12 34L0 26L12 34L0 42Z", "rule"), write(t("tonkin.title"), 0, 74, "subtitle")),
    compass(left + 2700, top + 1920, 92),
    group(left + 2110, top + 2040, "scale-bar", ...scale, ...[0, 40, 80].map((km, i) => write(i < 2 ? km : `${km} km`, i * 200, -8)), write("100", 500, -8)),
  ];
}
