// @ts-check
// Draws Saigon 75: one map of land and sea with the tables, cards and markers lying on it.
import { s } from "../../dom.js";
import { learn, t } from "../../words.js";
import { Pen } from "../pen.js";
import { path } from "../shapes.js";
import { drawMap } from "./map.js";
import { drawPanels } from "./panels.js";
import { defs, flag, PIECES, piece } from "./pieces.js";
import { Spaces } from "./spaces.js";

export { makeCards } from "../../cards.js";

await learn("saigon75");

/** Where words without a place of their own are drawn. @type {{[word: string]: string}} */
const BOXES = {
  plus1: "box.markers",
  momentum: "box.markers",
  infiltration: "box.markers",
  air: "box.air",
  NV: "box.now",
  SV: "box.now",
  laos: "reserve",
  cambodia: "reserve",
  north_vietnam: "reserve",
};

/** A small drawing for buttons and the log: a piece or a side. @param {string} kind */
const icon = (kind) =>
  s(
    "svg",
    { class: "drawing s75 s75-icon", viewBox: "-54 -54 108 112", "aria-hidden": "true" },
    kind === "NV" || kind === "SV" ? flag(kind, 0, 0, 96) : PIECES[kind] && piece(kind, 0, 0, 100),
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
  const spaces = new Spaces(pen, tints);

  /** @param {import("./types.js").View} view */
  function draw(view) {
    spaces.draw(view);
    panels.update(view);
  }

  const sheet = defs(viewBox[1], viewBox[3]);
  const drawn = [sheet, ground, spaces.element, spaces.prints, spaces.units, panels.element, spaces.marks];
  return pen.board(t("saigon75.board"), drawn, {
    update: (view, previous) => pen.redraw(!!previous, () => draw(/** @type {import("./types.js").View} */ (view))),
    light(options) {
      const placed = pen.light(options);
      spaces.openUp();
      return placed;
    },
    roll: panels.roll,
    point(step) {
      const outline = spaces.outlines[step?.target ? pen.wordOf(step.target) : ""];
      pen.point(step, outline ? path(outline) : undefined);
    },
    icon,
  });
}
