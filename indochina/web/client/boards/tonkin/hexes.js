// @ts-check
// The hexes of Tonkin: what is clicked, what has been done to them, what is said of them, and the stacks in them.
import { clear, s } from "../../dom.js";
import { t } from "../../words.js";
import { circle, group, path, rect, titled, write } from "../shapes.js";
import { hexagon } from "./map.js";
import { describe } from "./pieces.js";

/** @import { HexView, Pen, TonkinView } from "./types.js" */

/** @typedef {{owner: string, vp: number | string, destroyed: boolean, road: boolean}} Marked  of a hex */

const OBJECTIVE = { "?": "?", real: "★", rumour: "×" };
const SIGNS = /** @type {const} */ (["supply_center", "mobilization_center", "airstrip", "harbor"]);

/**
 * What is said of a hex.
 * @param {Pen} pen
 * @param {string} id
 * @param {HexView} [here]
 * @param {string} [owner]
 * @param {string[]} [more]
 */
function about(pen, id, here, owner, more = []) {
  const [, , terrain, country, prints = {}] = pen.layout.hexes[id] ?? [0, 0, "", ""];
  const ground = terrain ? terrain.split(" ").map((word) => t(`tonkin.terrain.${word}`)) : [];
  /** @param {typeof SIGNS[number]} sign */
  const said = (sign) => `${t(`tonkin.sign.${sign}`)}${sign === "supply_center" ? ` ${prints[sign]}` : ""}`;
  return [
    prints.name ? `${pen.name(id)} (${id})` : id === "saigon" ? t("tonkin.saigon") : id,
    ground.join(" "),
    country && country !== "sea" ? t(`tonkin.country.${country}`) : "",
    prints.kind ? t(`tonkin.key.${prints.kind}`) : "",
    owner ? t("tonkin.friendly", { side: owner }) : "",
    ...SIGNS.filter((sign) => prints[sign]).map(said),
    ...more,
    ...(here?.units ?? []).map((unit) => describe(pen, unit).split(",")[0]),
    here?.hidden ? t("tonkin.hidden_units", { n: here.hidden }) : "",
    here?.stacking && here.left !== undefined
      ? t("tonkin.stacked", { n: here.stacking, of: here.stacking + here.left, left: here.left })
      : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** What counts of a hex and what was done to it, as one says it. @param {HexView | undefined} here @param {Marked} marked */
function doneTo(here, { vp, destroyed, road }) {
  const objective = here?.objective === "?" ? "unknown" : here?.objective;
  return [
    vp ? t("tonkin.worth", { vp }) : "",
    here?.trench ? t("tonkin.trench", { side: here.trench }) : "",
    destroyed ? t("tonkin.key.destroyed") : "",
    road ? t("tonkin.road_marker") : "",
    objective ? t(`tonkin.objective.${objective}`) : "",
  ];
}

/** Where the neighbours of a hex are, as one goes around it. @type {[across: number, down: number][]} */
const SIDES = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];
/** @param {number} x @param {number} y @param {number} size */
const spot = (x, y, size) => `${Math.round((x * 2) / size / Math.sqrt(3))} ${Math.round(y / size / 1.5)}`;

export class Hexes {
  /** What is clicked. */
  spaces = s("g");
  /** The line around what may be chosen. */
  around = path("", "around");
  /** What has been done to hexes. */
  marks = s("g", { class: "marks" });
  /** @type {{[id: string]: {told: SVGGElement, marks: SVGGElement}}} */
  #parts = {};

  /** @param {Pen} pen @param {import("./stacks.js").Stacks} stacks */
  constructor(pen, stacks) {
    this.pen = pen;
    this.stacks = stacks;
    const { hexes, size, saigon } = pen.layout;
    for (const [id, [x, y]] of Object.entries(hexes)) {
      const told = s("g", { role: "group" }, pen.know(id, path(hexagon(x, y, size), "hex")));
      this.#parts[id] = { told, marks: group(x, y, "") };
      this.spaces.append(told);
      this.marks.append(this.#parts[id].marks);
      titled(told, about(pen, id));
    }
    const [x, y] = saigon;
    const shape = pen.know("saigon", circle(x, y, 78, "offshore"));
    this.saigon = s("g", { role: "group" }, shape, write(t("tonkin.saigon"), x, y - 90, "offshore-name"));
    this.spaces.append(this.saigon);
  }

  /** Draws a line around all that may be chosen, not around each. */
  surround() {
    const { things, layout } = this.pen;
    const { size } = layout;
    const lit = Object.entries(layout.hexes).filter(([id]) =>
      [...(things.get(id) ?? [])].some((shape) => shape.classList.contains("lit")),
    );
    const spots = new Set(lit.map(([, [x, y]]) => spot(x, y, size)));
    const half = (size * Math.sqrt(3)) / 2;
    const edges = lit.flatMap(([, [x, y]]) =>
      SIDES.flatMap(([across, down], i) => {
        if (spots.has(spot(x + across * half, y + down * size * 1.5, size))) return [];
        const ends = [2 * i - 1, 2 * i + 1].map(
          (n) => `${x + size * Math.cos((n * Math.PI) / 6)} ${y + size * Math.sin((n * Math.PI) / 6)}`,
        );
        return [`M${ends.join("L")}`];
      }),
    );
    this.around.setAttribute("d", edges.join(""));
  }

  /** @param {TonkinView} view */
  draw(view) {
    const { pen, stacks } = this;
    const heroes = new Set(Object.values(view.heroes ?? {}).flatMap(({ unit, others = [] }) => [unit, ...others]));
    const red = new Set(view.friendly.VM);
    const destroyed = new Set(view.roads.destroyed);
    const roads = new Set(view.roads.markers);
    for (const [id, [, , , , prints]] of Object.entries(pen.layout.hexes)) {
      const owner = prints?.name ? (red.has(id) ? "VM" : "FEF") : "";
      const vp = view.goals ? "" : (prints?.vp ?? "");
      const marked = { owner, vp, destroyed: destroyed.has(id), road: roads.has(id) };
      const found = view.hexes[id];
      const units = found?.units?.map((unit) => ({ ...unit, hero: heroes.has(unit.unit) }));
      const here = heroes.size && found ? { ...found, units } : found;
      pen.part(id, [here, marked], () => this.#drawHex(id, here, marked));
    }
    const { saigon: here } = view.hexes;
    pen.part("saigon", here, () => {
      const [x, y] = pen.layout.saigon;
      const said = about(pen, "saigon", here);
      titled(this.saigon, said);
      stacks.draw("saigon", x, y - 8, here, said);
    });
  }

  /** @param {string} id @param {HexView | undefined} here @param {Marked} marked */
  #drawHex(id, here, marked) {
    const { owner, destroyed, road } = marked;
    const [x, y, , , prints = {}] = this.pen.layout.hexes[id];
    const { told, marks } = this.#parts[id];
    const changed = owner && owner !== prints.side;
    clear(
      marks,
      changed && group(16, 0, `flag ${owner}`, path("M0 12V-9"), rect(0, -9, 17, 11)),
      here?.trench && path(hexagon(0, 0, 48), `trench ${here.trench}`),
      road && group(-32, 38, "badge", circle(0, 0, 10), path("M-4 6L-2-6M4 6L2-6M0 4V2M0-1V-3")),
      destroyed && group(31, 42, "badge", circle(0, 0, 10), path("M-5-5L5 5M5-5L-5 5", "destroyed")),
      here?.objective && group(43, 19, "objective", circle(0, 0, 12), write(OBJECTIVE[here.objective] ?? "?", 0, 6)),
    );
    const said = about(this.pen, id, here, owner, doneTo(here, marked));
    this.stacks.draw(id, x, y, here, said);
    titled(told, said);
    this.pen.mark(marks, "marks", JSON.stringify([here?.trench, here?.objective, changed, destroyed, road]));
  }
}
