// @ts-check
// The ground of Saigon 75, which never changes: land, sea, borders, rivers. Only the tint of control does.
import { s } from "../dom.js";
import { t } from "../words.js";
import { BEYOND } from "./saigon75_pieces.js";

/**
 * @typedef {object} Layout  indochina/saigon75/layout.json
 * @property {number[]} viewBox
 * @property {{[name: string]: string}} palette
 * @property {{[id: string]: [string, string]}} arcs
 * @property {{[id: string]: {arcs: string, fill: string, label: [number, number]}}} zones
 * @property {{[id: string]: PrintedProvince}} provinces
 * @property {[string, string, string][]} infiltration
 * @property {{thailand: string, cambodia_west: string, rivers: [number, string, string][], lakes: string[], islands: string[], glyphs: {[name: string]: number[]}}} decor
 * @property {Tables} tables
 * @typedef {{arcs: string, fill: string, flags: string[], label: [number, number, number], units: number[], box: number[], seat?: [number, number, string]}} PrintedProvince
 * @typedef {{[row: string]: number[]}} Rows
 * @typedef {object} Tables
 * @property {Rows} nv_activation
 * @property {Rows} sv_activation
 * @property {Rows} desertion
 * @property {number[]} momentum_turns
 * @property {number} air_spaces
 * @property {number} vc_activations
 * @property {{[name: string]: number}} pieces
 * @property {{[card: string]: string}} favours
 */

/** Faces are put together from the arcs they share, so neighbours always meet. @param {Layout} layout @param {string} arcs */
export function face(layout, arcs) {
  const points = arcs.split(" ").flatMap((id, i) => {
    const back = id.startsWith("-");
    const numbers = layout.arcs[back ? id.slice(1) : id][1].split(" ");
    const pairs = numbers.flatMap((x, j) => (j % 2 ? [] : [`${x} ${numbers[j + 1]}`]));
    if (back) pairs.reverse();
    return i ? pairs.slice(1) : pairs;
  });
  return `M${points[0]}C${points.slice(1).join(" ")}Z`;
}

/**
 * @param {Layout} layout @param {(word: string) => string} name
 * @returns {{ground: SVGGElement, tints: {[id: string]: SVGPathElement}}}
 */
export function drawGround(layout, name) {
  const { palette } = layout;
  /** @param {string} id */
  const arc = (id) => layout.arcs[id][1].replace(/^(\S+ \S+) /, "M$1C");
  /** @param {string} kind */
  const arcsOf = (kind) => Object.keys(layout.arcs).filter((id) => layout.arcs[id][0] === kind).map(arc).join("");
  const ground = s("g", { class: "ground", "aria-hidden": "true", "clip-path": "url(#s75-sheet)" });
  ground.append(s("rect", { x: -BEYOND, y: -BEYOND, width: 2 * BEYOND, height: 2 * BEYOND, fill: palette.sea }));
  const coast = arcsOf("coast");
  for (const depth of [1, 2, 3]) {
    ground.append(s("path", { class: `shallow depth-${depth}`, d: coast }));
    for (const island of layout.decor.islands) ground.append(lagoon(island, depth));
  }
  for (const island of layout.decor.islands) ground.append(s("path", { class: "island", d: island, fill: palette.island }));
  ground.append(s("path", { d: face(layout, layout.decor.thailand), fill: palette.out }));
  ground.append(s("path", { d: face(layout, layout.decor.cambodia_west), fill: palette.cambodia, stroke: palette.cambodia }));
  for (const zone of Object.values(layout.zones)) ground.append(s("path", { d: face(layout, zone.arcs), fill: palette[zone.fill], stroke: palette[zone.fill] }));
  /** @type {{[id: string]: SVGPathElement}} */
  const tints = {};
  const faces = Object.fromEntries(Object.entries(layout.provinces).map(([id, province]) => [id, face(layout, province.arcs)]));
  for (const [id, province] of Object.entries(layout.provinces)) {
    ground.append(s("path", { d: faces[id], fill: palette[province.fill], stroke: palette[province.fill] }));
  }
  ground.append(glyphs(layout.decor.glyphs));
  for (const id of Object.keys(layout.provinces)) {
    tints[id] = s("path", { class: "tint", d: faces[id] });
    ground.append(tints[id]);
  }
  for (const lake of layout.decor.lakes) ground.append(s("path", { class: "island", d: lake, fill: palette.lake }));
  ground.append(
    s("path", { class: "border corps-edge", d: arcsOf("corps") }), s("path", { class: "border provincial", d: arcsOf("provincial") }),
    s("path", { class: "border corps", d: arcsOf("corps") }), s("path", { class: "border nation-edge", d: arcsOf("international") }),
    s("path", { class: "border nation", d: arcsOf("international") }), s("path", { class: "coast", d: coast }),
  );
  for (const [wide, cap, path] of layout.decor.rivers) {
    ground.append(s("path", { class: "river-bank", d: path, "stroke-width": wide + 3, "stroke-linecap": cap }), s("path", { class: "river", d: path, "stroke-width": wide, "stroke-linecap": cap }));
  }
  for (const [, , path] of layout.infiltration) ground.append(s("path", { class: "arrow-shade", d: path, transform: "translate(1.5 3)" }), s("path", { class: "arrow", d: path }));
  for (const { seat } of Object.values(layout.provinces)) {
    if (seat) ground.append(s("circle", { class: "seat", cx: seat[0], cy: seat[1], r: 4 }), s("text", { class: "seat-name", x: seat[0] + 8, y: seat[1] + 4, text: seat[2] }));
  }
  for (const [word, x, y, size, turn] of /** @type {[string, number, number, number, number][]} */ ([
    ["tonkin", 1052, 486, 18, 0], ["sea", 962, 1330, 23, -37], ["siam", -352, 1128, 19, 14], ["thailand", 42, 310, 19, -90],
  ])) ground.append(s("text", { class: word === "thailand" ? "far-land" : "sea-name", x, y, "font-size": size, transform: `rotate(${turn} ${x} ${y})`, text: t(`saigon75.${word}`) }));
  ground.append(compass(1012, 376, 54));
  for (const [id, { label: [x, y] }] of Object.entries(layout.zones)) {
    ground.append(s("text", { class: "zone-name", x, y, text: name(id) }));
  }
  return { ground, tints };
}

/** Shallow water about an island. @param {string} island @param {number} depth */
function lagoon(island, depth) {
  const numbers = (island.match(/-?[\d.]+/g) ?? []).map(Number);
  /** @param {number} axis */
  const span = (axis) => {
    const along = numbers.filter((_, i) => i % 2 === axis);
    const [low, high] = [Math.min(...along), Math.max(...along)];
    return [(low + high) / 2, (high - low) / 2 + [0, 44, 27, 13][depth]];
  };
  const [[cx, rx], [cy, ry]] = [span(0), span(1)];
  return s("ellipse", { class: `lagoon-${depth}`, cx, cy, rx, ry });
}

/** @param {number} x @param {number} y @param {number} r */
function compass(x, y, r) {
  const group = s("g", { class: "compass", transform: `translate(${x} ${y})` }, s("circle", { r: r * 0.72 }), s("circle", { r: r * 0.6 }));
  for (const [turn, long] of [[45, 0.62], [135, 0.62], [225, 0.62], [315, 0.62], [0, 1], [90, 0.86], [180, 0.86], [270, 0.86]]) {
    group.append(s("path", { class: "light", d: `M0 0L0 ${-r * long}L${r * 0.14} ${-r * 0.14}Z`, transform: `rotate(${turn})` }),
      s("path", { class: "dark", d: `M0 0L0 ${-r * long}L${-r * 0.14} ${-r * 0.14}Z`, transform: `rotate(${turn})` }));
  }
  group.append(s("text", { y: -r - 7, text: "N" }));
  return group;
}

/** Hills, trees and paddies: one path of each, not hundreds. @param {{[name: string]: number[]}} places */
function glyphs(places) {
  /** @type {{[name: string]: (x: number, y: number, k: number) => string}} */
  const pens = {
    hill: (x, y, k) => `M${x - 12 * k} ${y + 6 * k}c${5 * k} ${-5 * k} ${8 * k} ${-14 * k} ${12 * k} ${-15 * k}c${4 * k} ${2 * k} ${7 * k} ${10 * k} ${13 * k} ${15 * k}M${x + k} ${y - 8 * k}q${k} ${7 * k} ${4 * k} ${13 * k}`,
    tree: (x, y, k) => [[-6, 2, 5], [6, 2, 5], [0, -4, 6]].map(([dx, dy, r]) => `M${x + (dx - r) * k} ${y + dy * k}a${r * k} ${r * k} 0 1 1 ${2 * r * k} 0a${r * k} ${r * k} 0 1 1 ${-2 * r * k} 0`).join(""),
    paddy: (x, y, k) => `M${x - 13 * k} ${y - 3 * k}h${10 * k}m${3 * k} 0h${10 * k}M${x - 7 * k} ${y + 4 * k}h${10 * k}`,
  };
  const group = s("g", { class: "glyphs" });
  for (const [kind, list] of Object.entries(places)) {
    let path = "";
    for (let i = 0; i < list.length; i += 3) path += pens[kind](list[i], list[i + 1], list[i + 2] / 10);
    group.append(s("path", { class: kind, d: path }));
  }
  return group;
}
