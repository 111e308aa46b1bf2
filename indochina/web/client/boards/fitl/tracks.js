// @ts-check
// What is counted: Aid, Patronage, Econ, the Trail, Terror markers; and the track of 0 to 75 with all that stands on it.
import { h } from "../../dom.js";
import { t } from "../../words.js";
import { FACTIONS } from "./pieces.js";

/** @import { AddPanel, Pen } from "./types.js" */

const COUNTED = ["aid", "patronage", "econ", "trail"];
const PURSES = ["arvn_resources", "nva_resources", "vc_resources"];
const MOST = 75;

/** @param {Pen} pen @param {AddPanel} panel */
export function tracksPanel(pen, panel) {
  /** @param {number} n @param {string} label @param {...(Node | false)} more */
  const cell = (n, label, ...more) =>
    h("div", { class: "tally" }, h("b", { text: n }), h("small", { text: label }), ...more);
  panel(
    "tracks",
    (view) => view.tracks,
    ({ tracks }) => [
      ...COUNTED.map((word) => {
        const n = tracks[word];
        const steps =
          word === "trail" &&
          h("span", { class: "steps", "aria-hidden": "true", text: "●".repeat(n) + "○".repeat(4 - n) });
        const says = word === "trail" ? t("fitl.trail", { n }) : t("fitl.marker", { name: pen.name(word), n });
        return pen.place(word, cell(n, t(`fitl.label.${word}`), steps), says);
      }),
      pen.mark(cell(tracks.terror_markers, t("fitl.terror_short")), "terror", tracks.terror_markers),
    ],
  );
}

/** The track of 0 to 75. @param {Pen} pen @param {AddPanel} panel */
export function trackPanel(pen, panel) {
  panel(
    "track",
    (view) => [view.tracks, view.totals],
    ({ tracks, totals }) => {
      const cells = Array.from({ length: MOST + 1 }, (_, n) =>
        h("li", { class: n % 5 ? "" : "fifth" }, h("small", { text: n })),
      );
      /** @param {number} n @param {string} kind @param {string} text @param {string} title */
      const put = (n, kind, text, title) =>
        cells[Math.min(Math.max(n, 0), MOST)].append(
          pen.mark(h("span", { class: `stone ${kind}`, text, title }), kind + text, n),
        );
      for (const faction of FACTIONS) {
        const { total, margin } = totals[faction];
        const goal = total - margin;
        put(goal, `goal ${faction}`, "⚑", t("fitl.goal_here", { faction }));
        put(total, faction, `★ ${faction}`, t("fitl.total", { faction, total, goal, margin }));
      }
      for (const word of [...PURSES, "aid", "patronage", "econ"]) {
        const [low, what = low] = word.split("_");
        const faction = low.toUpperCase();
        put(
          tracks[word],
          faction,
          t(`fitl.short.${what}`, { faction }),
          t("fitl.marker", { name: pen.name(word), n: tracks[word] }),
        );
      }
      return [h("ol", null, ...cells)];
    },
    false,
  );
}
