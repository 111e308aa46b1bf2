// @ts-check
// What the parts of the drawing share: the layout, names, and a register of what is drawn for which word.
import { s } from "../dom.js";
import { t } from "../words.js";
import { piece, placedAs } from "./fitl_pieces.js";

/** @typedef {{x: number, y: number, w: number, h: number}} Box */
/** @typedef {{x: number, y: number, anchor: string, size: number, lines: number}} Label */
/** @typedef {{borders: [string, number][], fill: string, terrain: string, label: Label, markers: {x: number, y: number}, pieces: Box}} Province */
/** @typedef {{x: number, y: number, r: number, label: Label}} City */
/** @typedef {{path: string, river: boolean, road: boolean, econ: number, box: Box, leader: [[number, number], [number, number]] | null}} Loc */
/** @typedef {{x: number, y: number, size: number, rotate: number, spacing: number, key: string}} SeaName */
/**
 * @typedef {object} Layout
 * @property {[number, number, number, number]} viewBox
 * @property {import("../types.js").Rect} map
 * @property {Record<string, string> & {shallows: string[]}} palette
 * @property {string[]} shallows
 * @property {string} beyond
 * @property {Record<string, {path: string, kind: string}>} borders
 * @property {Record<string, Province>} provinces
 * @property {Record<string, City>} cities
 * @property {Record<string, Loc>} locs
 * @property {Record<string, {x: number, y: number, name: string, label: Label}>} towns
 * @property {{rivers: string[], lakes: string[], islands: string[], glyphs: Record<"hill" | "tree" | "paddy", [number, number, number, number][]>,
 *   sea_names: SeaName[], land_names: SeaName[], cartouche: Box, compass: {x: number, y: number, r: number}}} decor
 * @property {[number, number, number, number][]} track
 * @property {Record<string, Box>} boxes
 */

/** @typedef {{pieces: Record<string, number>, support: number, population: number, control: "coin" | "nva" | "none", terror: number}} SpaceView */
/**
 * @typedef {object} FitlView
 * @property {Record<string, SpaceView>} spaces
 * @property {Record<string, number>} available
 * @property {Record<string, number>} casualties
 * @property {Record<string, number>} out_of_play
 * @property {Record<string, number>} tracks
 * @property {Record<string, {total: number, margin: number}>} totals
 * @property {{current: number | null, next: number | null, deck: number, played: number[], coups_to_come: number, monsoon: boolean}} cards
 * @property {{name: string, cards: number[], flipped: boolean}} leader
 * @property {string[]} shaded
 * @property {string[]} unshaded
 * @property {string[]} momentum
 * @property {boolean} peace_talks
 * @property {string[]} pivotal
 * @property {string[]} eligible
 * @property {string[]} stays_eligible
 * @property {string[]} made_ineligible
 * @property {[string, string][]} acted
 * @property {string[]} nonplayers
 * @property {string} policy
 * @property {{own: string[], held: Record<string, number>, shown: Record<string, string[]>, aside: number}} [deception]
 */

export const FACTIONS = ["US", "ARVN", "NVA", "VC"];

/** The pen: layout and names to draw from, and a register of what was drawn for a word. */
export class Pen {
  /** @param {import("../types.js").BoardData} data @param {(id: string) => void} showCard */
  constructor(data, showCard) {
    this.layout = /** @type {Layout} */ (data.layout);
    this.cards = data.cards;
    this.names = data.names;
    this.showCard = showCard;
    /** The shape behind what is drawn for a word: it is lit and gets the focus. @type {Map<string, Set<SVGGraphicsElement>>} */
    this.targets = new Map();
    /** What has just changed. @type {Set<Element>} */
    this.changed = new Set();
  }

  /** @param {string} word */
  name(word) {
    return this.names[word] ?? word;
  }

  /**
   * Registers a group as the drawing of a word, with its spoken name and the shape to be lit, just above its background.
   * @template {SVGGraphicsElement} E @param {E} group @param {string} word @param {string} title @param {SVGGraphicsElement} target
   */
  thing(group, word, title, target) {
    group.dataset.word = target.dataset.word = word;
    group.setAttribute("role", "group");
    titled(group, title);
    target.classList.add("target");
    const grounds = group.querySelectorAll(":scope > .back");
    if (grounds.length) grounds[grounds.length - 1].after(target);
    else group.firstElementChild?.after(target);
    const known = this.targets.get(word);
    if (known) known.add(target);
    else this.targets.set(word, new Set([target]));
    return group;
  }

  /** Empties a group, and forgets what was in it. @param {Element} group */
  wipe(group) {
    for (const target of /** @type {NodeListOf<SVGGraphicsElement>} */ (group.querySelectorAll(".target"))) {
      const word = target.dataset.word ?? "";
      const known = this.targets.get(word);
      known?.delete(target);
      if (!known?.size) this.targets.delete(word);
    }
    group.replaceChildren();
  }

  /** @param {Element} element */
  mark(element) {
    element.classList.add("changed");
    this.changed.add(element);
  }
}

/** Gives an element a name for pointers and readers. @param {SVGElement} element @param {string} title */
export function titled(element, title) {
  element.setAttribute("aria-label", title);
  if (!element.hasAttribute("role")) element.setAttribute("role", "img");
  const first = element.firstElementChild;
  if (first?.tagName === "title") first.textContent = title;
  else element.prepend(s("title", { text: title }));
}

/** A rectangle to be lit. @param {number} x @param {number} y @param {number} width @param {number} height @param {number} [rx] */
export const over = (x, y, width, height, rx = 8) => s("rect", { x, y, width, height, rx });

/** The largest size at which stacks fit, and in how many columns; a stack is so many times as wide as a piece. @param {number} n @param {number} wide @param {number} w @param {number} h @param {number} most */
function packing(n, wide, w, h, most) {
  let best = { size: 0, columns: 1 };
  for (let columns = 1; columns <= n; columns++) {
    const size = Math.min(w / columns / wide, h / Math.ceil(n / columns) / 1.04, most);
    if (size > best.size + 0.5) best = { size, columns };
  }
  return best;
}

/**
 * Draws one stack for each kind of piece in a rectangle (by its centre).
 * @param {Pen} pen @param {Element} group @param {string} place @param {Record<string, number>} pieces
 * @param {Box} area @param {number} most @param {Record<string, number> | null} before
 */
export function stacks(pen, group, place, pieces, area, most, before) {
  pen.wipe(group);
  const kinds = Object.keys(pieces);
  const wide = Object.values(pieces).some((n) => n > 9) ? 1.94 : 1.5; // room for the number
  const { size, columns } = packing(kinds.length, wide, area.w, area.h, most);
  const rows = Math.ceil(kinds.length / columns);
  kinds.forEach((kind, i) => {
    const row = Math.floor(i / columns);
    const across = Math.min(columns, kinds.length - row * columns);
    const x = area.x + ((i % columns) - (across - 1) / 2) * size * wide;
    const y = area.y + (row - (rows - 1) / 2) * size * 1.04;
    const n = pieces[kind];
    const many = n > 1;
    const left = many ? x - size * (wide - 1) / 2 : x;
    const stack = s(
      "g", { class: "unit" },
      many ? piece(kind, left + size * 0.09, y - size * 0.07, size) : null, piece(kind, left, y, size),
      many ? s("text", { x: left + size * 0.5, y: y + size * 0.34, class: "number", "font-size": Math.round(size * 0.72), text: n }) : null,
    );
    pen.thing(stack, `${place}/${place in pen.layout.boxes ? placedAs(kind) : kind}`, t("fitl.count", { n, name: pen.name(kind) }),
      over(x - size * wide / 2, y - size * 0.52, size * wide, size * 1.04, size * 0.2));
    if (before && (before[kind] ?? 0) !== n) pen.mark(stack);
    group.append(stack);
  });
}
