// @ts-check
// What one looks up on the map of Tonkin: how far units get and by which way, supply and the lack of it.
import { clear, s } from "../../dom.js";
import { group, path, rect, write } from "../shapes.js";
import { hexagon } from "./map.js";

/** @import { Group, Look, Pen, Reach, There } from "./types.js" */

/** How one gets there; where supply does not, or hangs by a thread. @type {{[kind: string]: string}} */
const WAYS = { truck: "»", air: "✈", river: "≈", ship: "~", overrun: "!", out: "×", risk: "?" };

/** The hex and the unit that are meant. @param {Event} event */
function meant(event) {
  const target = /** @type {Element} */ (event.target);
  return (target.closest("[data-word]")?.getAttribute("data-word") ?? "").split("/");
}

/** @param {Event} event @param {string} kind */
const within = (event, kind) => /** @type {Element} */ (event.target).closest(kind) !== null;

export class Looks {
  overlays = s("g", { class: "overlays" });
  route = s("g", { class: "route" });
  /**
   * The stack one looks at, and where its units get: those that get to the same hexes together.
   * @type {{at: string, unit: string, groups: Group[]}}
   */
  #stack = { at: "", unit: "", groups: [] };
  /** What was asked of hexes in which nobody stands. @type {Map<string, There | null>} */
  #there = new Map();

  /** @param {Pen} pen @param {import("./stacks.js").Stacks} stacks @param {(name: string, at: string) => void} look */
  constructor(pen, stacks, look) {
    this.pen = pen;
    this.stacks = stacks;
    this.look = look;
    const { element } = pen;
    for (const name of ["pointerover", "focusin"]) element.addEventListener(name, (event) => this.#follow(event));
    element.addEventListener("click", (event) => this.#inspect(event));
    element.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") this.#inspect(event);
      else if (event.key === "Escape") this.show("reach", null);
    });
  }

  /**
   * Shows what was looked up; null takes it away, without a name all.
   * @param {string} name
   * @param {Look | null} found
   * @param {string} [at]
   */
  show(name, found, at = "") {
    if (name === "there") {
      this.#there.set(at, /** @type {There} */ (found));
      return;
    }
    if (!name) {
      this.overlays.replaceChildren();
      this.#there.clear();
    }
    if (!name || name === "reach") this.#stack = { at, unit: "", groups: found?.groups ?? [] };
    if (name === "reach" && found) this.#showReach("");
    else this.#mark(name, found?.hexes);
  }

  /** Whether one would be in supply where nobody stands: it is asked for when somebody wants to know. @param {string} id */
  there(id) {
    if (!(id in this.pen.layout.hexes) || this.stacks.has(id)) return null;
    if (!this.#there.has(id)) {
      this.#there.set(id, null);
      this.look("there", id);
    }
    return this.#there.get(id) ?? null;
  }

  /**
   * Marks hexes with what it costs to get there, with supply or the lack of it.
   * @param {string} name
   * @param {{[id: string]: Reach}} [hexes]
   */
  #mark(name, hexes) {
    this.overlays.querySelector(`[data-overlay="${name}"]`)?.remove();
    this.route.replaceChildren();
    if (!hexes) return;
    const marks = Object.entries(hexes).map(([id, reach]) => this.#reach(id, reach));
    this.overlays.append(s("g", { "data-overlay": name }, ...marks));
  }

  /** @param {string} id @param {Reach} reach */
  #reach(id, { cost = 0, kind = "", path: way }) {
    const { hexes, saigon, size } = this.pen.layout;
    const [x, y] = hexes[id] ?? saigon;
    const text = `${WAYS[kind] ?? ""}${cost || ""}`;
    return s(
      "g",
      { class: `reach ${kind === "river" ? "by-river" : kind}`, "data-way": way?.join(" ") },
      path(hexagon(x, y, size - 5)),
      text && group(x, y + 48, "cost", rect(-18, -10, 36, 18, 6), write(text, 0, 4)),
    );
  }

  /** Where one unit of the stack gets, or any of them: there the cheapest way. @param {string} unit */
  #showReach(unit) {
    this.#stack.unit = unit;
    /** @type {{[id: string]: Reach}} */
    const hexes = {};
    for (const group of this.#stack.groups) {
      if (unit && !group.units.includes(unit)) continue;
      // flights and ships cost no points: by land one sees how far it is
      for (const [id, way] of Object.entries(group.hexes))
        if (!(id in hexes) || (way.cost || Infinity) < (hexes[id].cost || Infinity)) hexes[id] = way;
    }
    this.#mark("reach", hexes);
  }

  /** The way to a hex, through the middles of hexes. @param {string} id */
  #showWay(id) {
    const { hexes, saigon } = this.pen.layout;
    const way = this.overlays.querySelector(`[data-way$=" ${CSS.escape(id)}"]`)?.getAttribute("data-way");
    const middles = way?.split(" ").map((step) => (hexes[step] ?? saigon).slice(0, 2).join(" "));
    const line = middles?.join("L");
    clear(this.route, line && path(`M${line}`, "way"), line && path(`M${line}`));
  }

  /** What is pointed at shows its ways. @param {Event} event */
  #follow(event) {
    const [id, unit = ""] = meant(event);
    const { at, unit: shown } = this.#stack;
    if (id === at && unit !== shown) this.#showReach(unit);
    else if (unit && id !== at && within(event, ".stack.open .lit")) this.look("reach", id);
    if (this.overlays.firstChild) this.#showWay(id);
  }

  /** What is not to be chosen is looked at. @param {Event} event */
  #inspect(event) {
    const [id, unit = ""] = meant(event);
    if (within(event, ".lit")) return;
    const reached = `[data-overlay=reach] [data-way$=" ${CSS.escape(id)}"]`;
    if (this.stacks.has(id)) {
      if (id === this.#stack.at) this.#showReach(unit);
      else this.look("reach", id);
    } else if (this.overlays.querySelector(reached)) this.#showWay(id);
    else this.show("reach", null);
  }
}
