// @ts-check
// The panels of forces: those Available, casualties, those out of play.
import { s } from "../../dom.js";
import { t } from "../../words.js";
import { rect, write } from "../shapes.js";
import { FACTIONS, piece, placedAs, stacks, thing } from "./pieces.js";

/** @import { AddPanel, Pen } from "./types.js" */

/**
 * What comes in a faction's Available box: rows of types with as many lines of pieces as they may need.
 * @type {{[faction: string]: [string, number][][]}}
 */
const AVAILABLE = {
  US: [
    [["us_troop", 3]],
    [
      ["us_base", 1],
      ["us_irregular", 1],
    ],
  ],
  ARVN: [
    [["arvn_troop", 2]],
    [["arvn_police", 2]],
    [
      ["arvn_ranger", 1],
      ["arvn_base", 1],
    ],
  ],
  NVA: [[["nva_troop", 3]], [["nva_guerrilla", 2]], [["nva_base", 1]]],
  VC: [[["vc_guerrilla", 2]], [["vc_base", 1]]],
};
const LINE = 33; // height of a line of pieces
const PITCH = 30;

/** @param {Pen} pen @param {AddPanel} panel */
export function availablePanels(pen, panel) {
  for (const faction of FACTIONS) {
    const low = faction.toLowerCase();
    const title = t("fitl.box.available", { faction });
    panel(
      `available_${low}`,
      (view) => Object.entries(view.available).filter(([type]) => type.startsWith(`${low}_`)),
      ({ available }, across) => {
        let y = 44;
        return AVAILABLE[faction].flatMap((row) => {
          const w = (across - 24) / row.length;
          const columns = Math.floor((w - 90) / PITCH);
          const made = row.map(([type, lines], i) => {
            const n = available[type] ?? 0;
            const x = 12 + i * w;
            const tall = lines * LINE;
            const [well, shape] = ["well back", ""].map((kind) => rect(x + 2, y + 1, w - 4, tall - 2, 7, kind));
            const unit = s(
              "g",
              { class: "unit" },
              well,
              write(n, x + 38, y + tall / 2 + 12, n ? "big" : "big none", 36),
              !n && s("g", { opacity: 0.25 }, piece(type, x + 90, y + 17, 29)),
            );
            for (let k = 0; k < n; k++)
              unit.append(piece(type, x + 90 + (k % columns) * PITCH, y + 17 + Math.floor(k / columns) * LINE, 29));
            return thing(
              pen,
              unit,
              `available/${placedAs(type)}`,
              `${title}: ${t("fitl.count", { n, name: pen.name(type) })}`,
              shape,
            );
          });
          y += row[0][1] * LINE + 2;
          return made;
        });
      },
      { title, word: "available", faction },
    );
  }
}

/** @param {Pen} pen @param {AddPanel} panel */
export function offMapPanels(pen, panel) {
  for (const name of /** @type {const} */ (["casualties", "out_of_play"])) {
    panel(
      name,
      (view) => view[name],
      (now, w, tall) => {
        const units = s("g");
        stacks(pen, units, name, now[name], { x: w / 2, y: 16 + tall / 2, w: w - 40, h: tall - 66 }, 62);
        return [rect(12, 44, w - 24, tall - 56, 8, "well"), units];
      },
      { word: name },
    );
  }
}
