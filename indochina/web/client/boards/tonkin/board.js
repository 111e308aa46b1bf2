// @ts-check
// Tonkin: the map, the counters on it, and the panels beside it.
import { s } from "../../dom.js";
import { learn, t } from "../../words.js";
import { Pen } from "../pen.js";
import { path, rect, within } from "../shapes.js";
import { about } from "./about.js";
import { drawGlance } from "./glance.js";
import { Hexes } from "./hexes.js";
import { Looks } from "./looks.js";
import { drawMap, hexagon } from "./map.js";
import { drawPanels } from "./panels.js";
import { counterIcon } from "./pieces.js";
import { drawSea } from "./sea.js";
import { Stacks } from "./stacks.js";

/** @import { Look, TonkinView } from "./types.js" */

await learn("tonkin");

const LEGIBLE = 0.72; // pixels a unit: names of 13, counters of 44 pixels

/** @param {Map<string, string>} whereabouts of each unit: a hex or a box @param {TonkinView} view */
function locate(whereabouts, view) {
  whereabouts.clear();
  for (const [id, { units = [] }] of Object.entries(view.hexes))
    for (const { unit } of units) whereabouts.set(unit, id);
  for (const [box, units] of Object.entries(view.boxes)) for (const { unit } of units) whereabouts.set(unit, box);
}

/**
 * Draws Tonkin.
 * @param {import("../../types.js").BoardData} data @param {import("../../types.js").BoardActions} actions
 * @returns {import("../../types.js").Board}
 */
export function makeBoard(data, actions) {
  /** Where each unit is: in a hex or a box. @type {Map<string, string>} */
  const whereabouts = new Map();
  /** @param {string} unit */
  const unitWord = (unit) => (whereabouts.has(unit) ? `${whereabouts.get(unit)}/${unit}` : unit);
  let units = false; // whether the open question is about units: then "why not" is asked of them, else of their hex
  /** The first tap on a stack shows its units, and means nothing else. @param {string} word */
  const opened = (word) => word.split("/")[0] === stacks.tapped;
  /** @type {import("./types.js").Pen} */
  const pen = new Pen(
    "tonkin",
    data,
    {
      ...actions,
      about: (word, at, key) => actions.about(units ? word.replace(/.*\//, "") : word, at, key),
      piece: (word, how, key, like) => (key !== undefined || !opened(word)) && actions.piece(word, how, key, like),
      place: (word) => !opened(word) && actions.place(word),
    },
    {},
    ({ unit, hex, box }) => (unit ? unitWord(unit) : (hex ?? box ?? "")),
  );
  const { hexes: printed, map, size, places, openings } = pen.layout;
  /** @type {TonkinView | null} */
  let now = null;
  const ground = drawMap(pen);
  const panels = drawPanels(pen);
  const glance = drawGlance(pen);
  const sea = drawSea(pen);
  const stacks = new Stacks(pen);
  const hexes = new Hexes(pen, stacks);
  const looks = new Looks(pen, stacks, actions.look);

  /** @param {TonkinView} view */
  function draw(view) {
    locate(whereabouts, view);
    hexes.draw(view);
    for (const { name, of, draw } of [...panels.parts, glance.part, sea.part])
      pen.part(name, of(view), () => draw(view));
    const before = now;
    now = view;
    if (before?.scenario === view.scenario) return;
    pen.element.dispatchEvent(new Event("opens")); // now it is known where the action is
  }

  const defs = s("defs", {}, s("clipPath", { id: "tonkin-sheet" }, rect(map.x, map.y, map.width, map.height)));
  const sheet = rect(map.x, map.y, map.width, map.height, 0, "neatline");
  const shade = rect(map.x, map.y, map.width, map.height, 0, "dimmed");
  const below = [defs, ground.ground, shade, hexes.spaces, hexes.around, sea.element, sheet];
  const above = [looks.overlays, hexes.marks, ground.names, looks.route, stacks.element];
  return pen.board(t("tonkin.board"), [...below, ...above], {
    panels: panels.panels,
    glance: glance.element,
    about: (word) => now && about(pen, now, word, data.adjacent, looks.there(word)),
    legible: LEGIBLE,
    opening: () => within(places[openings[now?.scenario ?? ""]] ?? places.map),
    update: (view, previous) => pen.redraw(!!previous, () => draw(/** @type {TonkinView} */ (view))),
    light(options, chosen, carry) {
      units = options.some(({ target }) => target?.unit);
      const placed = pen.light(options, chosen);
      hexes.surround();
      stacks.pin(carry === "from");
      if (carry || options.some(({ target }) => target?.hex)) actions.look("question");
      // small in a box: by buttons, too
      for (const { key, target } of options)
        if (target?.unit && !printed[whereabouts.get(target.unit) ?? ""]) placed.delete(key);
      return placed;
    },
    find: (word) => pen.find(whereabouts.get(word) ?? word),
    point(step) {
      const at = printed[step?.target ? pen.wordOf(step.target) : ""];
      pen.point(step, at && path(hexagon(at[0], at[1], size)));
    },
    icon: (kind) => counterIcon(pen, kind),
    looks: [
      { name: "supply", key: "s", text: t("tonkin.supply"), help: t("tonkin.supply.help") },
      { name: "danger", key: "d", text: t("tonkin.danger"), help: t("tonkin.danger.help") },
    ],
    overlay: (name, found, at) => looks.show(name, /** @type {Look | null} */ (found), at),
  });
}
