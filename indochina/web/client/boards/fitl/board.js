// @ts-check
// The drawing of Fire in the Lake: the map, and the panels around it.
import { s } from "../../dom.js";
import { learn, t } from "../../words.js";
import { Pen } from "../pen.js";
import { rect } from "../shapes.js";
import { drawMap } from "./map.js";
import { drawPanels } from "./panels.js";
import { pieceDefinitions, pieceIcon, placedAs } from "./pieces.js";

export { makeCards } from "../../cards.js";

await learn("fitl");

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
  const { viewBox } = pen.layout;
  const ground = drawMap(pen);
  const panels = drawPanels(pen);

  const defs = s("defs", {}, ...pieceDefinitions(), ...ground.definitions);
  return pen.board(
    t("fitl.board"),
    [defs, rect(0, 0, viewBox[2], viewBox[3], 0, "table-top"), panels.element, ground.element],
    {
      icon: pieceIcon,
      update: (anyView, previous) =>
        pen.redraw(!!previous, () => {
          const view = /** @type {import("./types.js").FitlView} */ (anyView);
          for (const [id, draw] of ground.spaces)
            pen.part(id, view.spaces[id], () => draw(view.spaces[id]), pen.edges.get(id));
          for (const { name, of, draw } of panels.parts) pen.part(name, of(view), () => draw(view));
        }),
    },
  );
}
