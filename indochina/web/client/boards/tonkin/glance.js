// @ts-check
// Tonkin in a few lines, for screens on which the panels are a tab: month, phase, what decides, what each side has left.
import { h } from "../../dom.js";
import { t } from "../../words.js";
import { monthOf } from "./pieces.js";

/** @import { Part, Pen, Side } from "./types.js" */

/** @param {Pen} pen @returns {{element: HTMLElement, part: Part}} */
export function drawGlance(pen) {
  const element = h("span", { class: "tonkin-panel of-glance" });
  return {
    element,
    part: {
      name: "glance",
      of: (view) => [view.turn, view.phase, view.rain, view.tracks, view.goals],
      draw: ({ turn, phase, rain, tracks: n, goals }) => {
        /** @param {Side} side @param {number} ops @param {number} rp @param {[string, string]} [more] */
        const has = (side, ops, rp, more) =>
          h(
            "span",
            { class: `has ${side}` },
            h("b", { text: side }),
            " ",
            [`${t("tonkin.ops")} ${ops}`, `${t("tonkin.rp")} ${rp}`, ...(more ? [more.join(" ")] : [])].join(" · "),
          );
        const stands = goals ? t("tonkin.goals_held", { n: goals.held }) : `${t("tonkin.vp")}: ${n.vp}`;
        const said = [
          h("b", { text: `${monthOf(pen, turn)} · ${t(`tonkin.phase.${phase}`)}` }),
          h("span", { text: rain ? `${t("tonkin.rain_now")} · ${stands}` : stands }),
          has("VM", n.vm_ops, n.vm_rp),
          has("FEF", n.fef_ops, n.fef_rp, [t("tonkin.air"), `${n.air_left} / ${n.air}`]),
        ];
        element.replaceChildren(...said.flatMap((one, i) => [pen.mark(one, String(i), one.textContent), " "]));
      },
    },
  };
}
