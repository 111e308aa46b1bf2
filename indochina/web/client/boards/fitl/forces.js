// @ts-check
// The panel of forces: those Available, casualties, those out of play.
import { h } from "../../dom.js";
import { t } from "../../words.js";
import { disc, FACTIONS, pieceIcon, placedAs } from "./pieces.js";

/** @import { AddPanel, Pen } from "./types.js" */

/** What comes in a faction's Available box. @type {{[faction: string]: string[]}} */
const AVAILABLE = {
  US: ["us_troop", "us_irregular", "us_base"],
  ARVN: ["arvn_troop", "arvn_police", "arvn_ranger", "arvn_base"],
  NVA: ["nva_troop", "nva_guerrilla", "nva_base"],
  VC: ["vc_guerrilla", "vc_base"],
};

/** @param {Pen} pen @param {AddPanel} panel */
export function forcesPanel(pen, panel) {
  /** @param {string} box @param {string} title @param {string} type @param {number} n */
  const pile = (box, title, type, n) =>
    pen.place(
      `${box}/${placedAs(type)}`,
      h("span", { class: n ? "pile" : "pile none" }, pieceIcon(type), h("b", { class: "count", text: n })),
      `${title}: ${t("fitl.count", { n, name: pen.name(type) })}`,
    );
  panel(
    "forces",
    (view) => [view.available, view.casualties, view.out_of_play],
    (view) => [
      ...FACTIONS.map((faction) => {
        const title = t("fitl.box.available", { faction });
        return h(
          "div",
          { class: "line" },
          pen.place("available", h("span", { class: "box" }, disc(faction), ` ${t("fitl.available")}`), title),
          h(
            "span",
            null,
            ...AVAILABLE[faction].map((type) => pile("available", title, type, view.available[type] ?? 0)),
          ),
        );
      }),
      .../** @type {const} */ (["casualties", "out_of_play"]).map((box) => {
        const title = t(`fitl.box.${box}`);
        const piles = Object.entries(view[box]).map(([type, n]) => pile(box, title, type, n));
        return h(
          "div",
          { class: "line" },
          pen.place(box, h("span", { class: "box", text: title }), title),
          h("span", null, ...piles, !piles.length && t("fitl.none")),
        );
      }),
    ],
  );
}
