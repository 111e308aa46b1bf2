// @ts-check
// Saigon 75: one map of land and sea, and the panels beside it.
import { s } from "../../dom.js";
import { learn, t } from "../../words.js";
import { Overlays } from "../overlays.js";
import { Pen } from "../pen.js";
import { path, within } from "../shapes.js";
import { about } from "./about.js";
import { drawGlance } from "./glance.js";
import { drawMap } from "./map.js";
import { drawPanels } from "./panels.js";
import { defs, flag, KINDS, PIECES, pieceIcon } from "./pieces.js";
import { Spaces } from "./spaces.js";

/** @import { Target } from "../../types.js" */

export { makeCards } from "../../cards.js";

await learn("saigon75");

const LEGIBLE = 0.47; // pixels a unit: names of 13, counters of 24 pixels

/** Where words without a place of their own are drawn. @type {{[word: string]: string}} */
const BOXES = { NV: "now", SV: "now", laos: "reserve", cambodia: "reserve", north_vietnam: "reserve" };

/** A small drawing for buttons and the log: a piece or a side. @param {string} kind */
const icon = (kind) =>
  PIECES[kind]
    ? pieceIcon(kind)
    : s(
        "svg",
        { class: "drawing s75 s75-icon", viewBox: "-54 -54 108 112", "aria-hidden": "true" },
        (kind === "NV" || kind === "SV") && flag(kind, 0, 0, 96),
      );

/**
 * Draws one game.
 * @param {import("../../types.js").BoardData} data @param {import("../../types.js").BoardActions} actions
 * @returns {import("../../types.js").Board}
 */
export function makeBoard(data, actions) {
  /** @type {import("./types.js").Pen} */
  const pen = new Pen("s75", data, actions, BOXES);
  const { viewBox } = pen.layout;
  const { ground, tints } = drawMap(pen);
  const panels = drawPanels(pen);
  const glance = drawGlance(pen);
  const spaces = new Spaces(pen, tints);
  const overlays = new Overlays(pen, data.adjacent, ["control", "adjacent"]);
  /** @type {import("./types.js").View | null} */
  let now = null;
  let field = ""; // where units of a kind are asked for

  /** @param {import("./types.js").View} view */
  function draw(view) {
    now = view;
    spaces.draw(view);
    for (const [id, { control }] of Object.entries(view.spaces)) overlays.stand(id, { control });
    overlays.adjacent = view.adjacent ?? data.adjacent;
    for (const { name, of, draw } of [...panels.parts, glance.part]) pen.part(name, of(view), () => draw(view));
    panels.follow(view);
  }

  /** Kinds of units are those in the province chosen just before. @template {Target | null} T @param {T} target */
  const aim = (target) =>
    field && target?.kind && !target.unit ? { ...target, unit: `${field}/${target.kind}` } : target;

  const sheet = defs(viewBox[1], viewBox[3]);
  const drawn = [sheet, ground, spaces.element, spaces.prints, spaces.units, spaces.marks];
  return pen.board(t("saigon75.board"), drawn, {
    panels: panels.panels,
    glance: glance.element,
    about: (word) => now && about(pen, now, word, data.adjacent),
    legible: LEGIBLE,
    opening: () => within(viewBox),
    update: (view, previous) => pen.redraw(!!previous, () => draw(/** @type {import("./types.js").View} */ (view))),
    light(options, chosen = []) {
      field = chosen.find(({ space, unit }) => space && !unit)?.space ?? "";
      const placed = pen.light(
        options.map((option) => ({ ...option, target: aim(option.target) })),
        chosen.map(aim),
      );
      return placed;
    },
    find: (word) => pen.find(field && KINDS.includes(word) ? `${field}/${word}` : word),
    roll: panels.roll,
    point(step) {
      const outline = spaces.outlines[step?.target ? pen.wordOf(step.target) : ""];
      pen.point(step, outline ? path(outline) : undefined);
    },
    icon,
    looks: overlays.looks,
    overlay: (name, found) => overlays.show(name, found),
  });
}
