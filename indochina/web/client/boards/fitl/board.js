// @ts-check
// Fire in the Lake: the map, and the panels beside it.
import { s } from "../../dom.js";
import { learn, t } from "../../words.js";
import { Overlays } from "../overlays.js";
import { Pen } from "../pen.js";
import { within } from "../shapes.js";
import { about } from "./about.js";
import { drawGlance } from "./glance.js";
import { drawMap } from "./map.js";
import { drawPanels } from "./panels.js";
import { pieceDefinitions, pieceIcon, placedAs } from "./pieces.js";

export { makeCards } from "../../cards.js";

await learn("fitl");

const LEGIBLE = 0.6; // pixels a unit: names of 13, pieces of 24 pixels

/**
 * Draws Fire in the Lake.
 * @param {import("../../types.js").BoardData} data @param {import("../../types.js").BoardActions} actions
 * @returns {import("../../types.js").Board}
 */
export function makeBoard(data, actions) {
  /** @type {import("./types.js").Pen} */
  const pen = new Pen("fitl", data, actions, {}, ({ unit, space, card, box, kind = "" }) =>
    unit && box ? `${box}/${placedAs(kind)}` : (unit ?? space ?? card ?? box ?? ""),
  );
  /** @type {import("./types.js").FitlView | null} */
  let now = null;
  const ground = drawMap(pen);
  const panels = drawPanels(pen);
  const glance = drawGlance(pen);
  const overlays = new Overlays(pen, data.adjacent, ["control", "support", "adjacent"]);

  const defs = s("defs", {}, ...pieceDefinitions(), ...ground.definitions);
  return pen.board(t("fitl.board"), [defs, ground.element], {
    panels: panels.panels,
    glance: glance.element,
    about: (word) => now && about(pen, now, word, data.adjacent),
    legible: LEGIBLE,
    opening: () => within(pen.layout.opening),
    icon: pieceIcon,
    looks: overlays.looks,
    overlay: (name, found) => overlays.show(name, found),
    update: (anyView, previous) =>
      pen.redraw(!!previous, () => {
        const view = /** @type {import("./types.js").FitlView} */ (anyView);
        now = view;
        for (const [id, draw] of ground.spaces) {
          const { control, support, population } = view.spaces[id];
          pen.part(id, view.spaces[id], () => draw(view.spaces[id]), pen.edges.get(id));
          overlays.stand(id, { control, support: population ? support : "" });
        }
        for (const { name, of, draw } of [...panels.parts, glance.part]) pen.part(name, of(view), () => draw(view));
      }),
  });
}
