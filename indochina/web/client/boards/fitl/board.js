// @ts-check
// The drawing of Fire in the Lake: map and frame.
import { s } from "../../dom.js";
import { learn, t } from "../../words.js";
import { Pen, rect } from "../pen.js";
import { drawFrame } from "./frame.js";
import { drawMap } from "./map.js";
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
  const { viewBox, boxes, map } = pen.layout;
  const ground = drawMap(pen);
  const frame = drawFrame(pen);

  /** A rectangle around some boxes. @param {string} name @param {string[]} inside */
  const around = (name, ...inside) => {
    const found = inside.map((box) => boxes[box]);
    const x = Math.min(...found.map((box) => box.x));
    const y = Math.min(...found.map((box) => box.y));
    return {
      name,
      x,
      y,
      width: Math.max(...found.map((box) => box.x + box.w)) - x,
      height: Math.max(...found.map((box) => box.y + box.h)) - y,
    };
  };
  const defs = s("defs", {}, ...pieceDefinitions(), ...ground.definitions);
  return pen.board(
    t("fitl.board"),
    [defs, rect(0, 0, viewBox[2], viewBox[3], 0, "table-top"), frame.element, ground.element],
    {
      icon: pieceIcon,
      update: (anyView, previous) =>
        pen.redraw(!!previous, () => {
          const view = /** @type {import("./types.js").FitlView} */ (anyView);
          for (const [id, draw] of ground.spaces)
            pen.part(id, view.spaces[id], () => draw(view.spaces[id]), pen.edges.get(id));
          for (const { name, of, draw } of frame.parts) pen.part(name, of(view), () => draw(view));
        }),
      places: [
        { name: "fitl.map", ...map },
        { name: "fitl.north", x: map.x + 380, y: map.y, width: map.width - 380, height: 1130 },
        { name: "fitl.south", x: map.x, y: map.y + 1120, width: map.width, height: 920 },
        around("fitl.cards", "cards"),
        around("fitl.sequence", "sequence", "trail"),
        around("fitl.scores", "victory", "tracks", "leader", "policy"),
        around("fitl.forces", "available_us", "available_arvn", "casualties", "out_of_play"),
        around("NVA VC", "available_nva", "available_vc"),
        around("fitl.key", "key"),
      ],
    },
  );
}
