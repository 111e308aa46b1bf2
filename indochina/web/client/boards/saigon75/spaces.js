// @ts-check
// The spaces of Saigon 75: what is clicked, what stands there, whose they are; the reserve beyond the border is one.
import { clear, s } from "../../dom.js";
import { t } from "../../words.js";
import { group, path, rect, titled, within, write } from "../shapes.js";
import { face } from "./map.js";
import { arrange, flag, NV_KINDS, PRINTS, piece, SV_KINDS, sign, swords } from "./pieces.js";

/** @import { Rect } from "../../types.js" */
/** @import { Pen, PrintedProvince, Province, Stack, View } from "./types.js" */
/**
 * @typedef {{told: SVGGElement, flag: SVGGElement, token: SVGGElement, swords: SVGGElement, units: SVGGElement}} Part
 */

// as in the style sheet, where the names of provinces are printed with it
const SERIF =
  '"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, "DejaVu Serif Condensed", "DejaVu Serif", serif';
const LARGEST = 66; // a counter in a province
const PRINT = 34; // the width of a sign of the ground

/** Fresh, held and activated ones apart. @param {import("./types.js").Units} units */
function states({ count, activated, frozen }) {
  /** @type {["" | "frozen" | "spent", number][]} */
  const all = [
    ["", count - activated - frozen],
    ["frozen", frozen],
    ["spent", activated],
  ];
  return all.filter(([, n]) => n > 0);
}

/**
 * Pieces of both sides in a room, each kind to be chosen by itself.
 * @param {Pen} pen
 * @param {string} id of the space
 * @param {Stack} stack
 * @param {{militia: boolean, room: Rect, largest: number}} how
 * @param {SVGGElement} into
 */
function drawUnits(pen, id, stack, { militia, room, largest }, into) {
  const nv = NV_KINDS.filter((kind) => stack[kind]?.count);
  const sv = SV_KINDS.filter((kind) => stack[kind]?.count);
  /** @param {string[]} kinds */
  const counters = (kinds) => kinds.reduce((n, kind) => n + states(stack[kind]).length, 0);
  const { size, at } = arrange(room, [counters(nv) + (militia ? 1 : 0), counters(sv)], largest);
  let next = 0;
  pen.wipe(into);
  if (militia) into.append(s("g", { class: "militia-marker" }, piece("militia", ...at[next++], size)));
  const units = [...nv, ...sv].map((kind) => {
    const [x, y] = at[next];
    const pieces = states(stack[kind]).map(([state, count]) => piece(kind, ...at[next++], size, { state, count }));
    const [endX] = at[next - 1];
    const touch = rect(x - size / 2, y - size / 2, endX - x + size, size, 0, "touch");
    const unit = pen.know(`${id}/${kind}`, s("g", { class: "unit" }, touch, ...pieces));
    return pen.mark(unit, kind, JSON.stringify(stack[kind]));
  });
  // of two rows the upper lies on the lower: numbers stand at the foot of counters
  const lower = at.findIndex(([, y]) => y !== at[0][1]) < 0 ? 0 : sv.length;
  into.prepend(...units.splice(units.length - lower));
  into.append(...units);
}

/**
 * What is said of a space.
 * @param {Pen} pen
 * @param {SVGElement} element
 * @param {string} id
 * @param {Stack} stack
 * @param {string[]} more
 */
function tell(pen, element, id, stack, more) {
  const units = Object.entries(stack).map(([kind, { count }]) => `${count} ${pen.name(kind)}`);
  titled(element, `${pen.name(id)}: ${[...more, ...units].join(", ") || t("saigon75.none")}`);
}

export class Spaces {
  /** What is clicked: above the ground, below what stands on it. */
  element = s("g");
  prints = s("g", { class: "prints" });
  units = s("g");
  /** Crossed swords. */
  marks = s("g", { class: "pointer" });
  /** @type {{[id: string]: Part}} flag, token and swords come and go */
  #parts = {};
  #reserve = s("g");
  #ink = document.createElement("canvas").getContext("2d");

  /** @param {Pen} pen @param {{[id: string]: SVGPathElement}} tints of control, on the ground */
  constructor(pen, tints) {
    this.pen = pen;
    this.tints = tints;
    const { layout } = pen;
    /** @type {{[id: string]: string}} */
    this.outlines = {};
    for (const [id, province] of Object.entries(layout.provinces)) {
      this.outlines[id] = face(layout, province.arcs);
      this.#parts[id] = this.#province(id, province);
    }
    const beyond = [...Object.values(layout.zones).map((zone) => zone.arcs), layout.decor.cambodia_west];
    const land = path(beyond.map((arcs) => face(layout, arcs)).join(""), "", { "data-word": "reserve" });
    const { x, y, width, height } = within(layout.reserve);
    const pool = pen.know("reserve", rect(x, y, width, height, 12, "pool"));
    this.abroad = s("g", { class: "abroad", role: "group" }, land, pool);
    this.element.append(this.abroad);
    this.units.append(this.#reserve);
    this.prints.append(
      write(pen.name("reserve"), x + width / 2, y + 36, "pool-title"),
      write(t("saigon75.reserve_rest"), x + width / 2, y + height - 14, "pool-note"),
    );
  }

  /** @param {string} id @param {PrintedProvince} province @returns {Part} */
  #province(id, { label: [x, y, size], flags }) {
    const { pen } = this;
    const name = pen.name(id);
    // the signs of the ground stand behind the name
    if (this.#ink) this.#ink.font = `700 ${size}px ${SERIF}`;
    const end = x + 70 + (this.#ink?.measureText(name).width ?? name.length * size * 0.6);
    const signs = flags.filter((print) => PRINTS[print]).map((print, i) => sign(print, end + i * PRINT, y, 1.6));
    const outline = pen.know(id, path(this.outlines[id], "space"));
    pen.edges.set(id, outline);
    const part = {
      told: s("g", { role: "group" }, outline),
      units: s("g"),
      flag: group(x + 21, y, ""),
      token: group(end + signs.length * PRINT + 8, y, ""),
      swords: group(x - 34, y + 4, ""),
    };
    const kind = id === "saigon" ? "name capital-name" : "name";
    this.element.append(part.told);
    this.prints.append(write(name, x + 47, y + size * 0.34, kind, size), ...signs, part.flag, part.token);
    this.marks.append(part.swords);
    this.units.append(part.units);
    return part;
  }

  /** @param {View} view */
  draw({ spaces, tokens, combats, reserve }) {
    const { pen } = this;
    const order = new Map(combats.map(({ space }, i) => [space, i + 1]));
    for (const id of Object.keys(this.#parts)) {
      const [here, token, combat] = [spaces[id], tokens[id], order.get(id)];
      pen.part(id, [here, token, combat], () => this.#drawProvince(id, here, token, combat));
    }
    pen.part("reserve", reserve, () => {
      const { x, y, width, height } = within(pen.layout.reserve);
      const room = { x: x + 14, y: y + 48, width: width - 28, height: height - 84 };
      drawUnits(pen, "reserve", reserve, { militia: false, room, largest: 96 }, this.#reserve);
      tell(pen, this.abroad, "reserve", reserve, []);
    });
  }

  /**
   * @param {string} id
   * @param {Province} here
   * @param {string | undefined} token
   * @param {number | undefined} combat its place in the order of combats
   */
  #drawProvince(id, here, token, combat) {
    const { pen } = this;
    const part = this.#parts[id];
    const { militia, units, control } = here;
    const room = within(pen.layout.provinces[id].units);
    drawUnits(pen, id, units, { militia, room, largest: LARGEST }, part.units);
    this.tints[id].setAttribute("class", control === "NV" ? "tint nv" : "tint");
    clear(part.flag, flag(control, 0, 0, 42));
    clear(part.token, token && piece("momentum", 0, 0, 48), token && write(token, 0, 10, "token-number"));
    clear(part.swords, combat && swords(combat));
    const held = t("saigon75.control", { side: pen.name(control) });
    tell(pen, part.told, id, units, [held, ...(militia ? [t("saigon75.militia")] : [])]);
    pen.mark(part.told, "", JSON.stringify(here));
  }
}
