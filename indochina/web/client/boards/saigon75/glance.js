// @ts-check
// Saigon 75 in a few lines, for screens on which the panels are a tab: turn, phase, activations, how the war stands.
import { h } from "../../dom.js";
import { t } from "../../words.js";
import { phase } from "./panels.js";

/** @import { Part, Pen } from "./types.js" */

/** @param {Pen} pen @returns {{element: HTMLElement, part: Part}} */
export function drawGlance(pen) {
  const element = h("span", { class: "s75-panel of-glance" });
  const all = Object.keys(pen.layout.provinces).length;
  return {
    element,
    part: {
      name: "glance",
      of: (view) => [view.turn, view.stage, view.active, view.tracks, view.spaces.saigon.control, view.event],
      draw: (view) => {
        const { turn, active, tracks, spaces, event } = view;
        const said = [
          h("b", { class: `whose ${active}`, text: phase(view) }),
          h("span", { text: t("saigon75.turn", { turn, season: pen.name(`season.${turn}`) }) }),
          h("span", { text: `NV ${tracks.nv_provinces} / ${all} ${t("saigon75.provinces")}` }),
          h("span", { text: `${pen.name("saigon")} ${spaces.saigon.control}` }),
          tracks.available > 0 && h("span", { text: t("saigon75.left", { left: tracks.left, all: tracks.available }) }),
          event && h("span", { text: `${t("saigon75.event")} ${pen.cards[event]?.title ?? event}` }),
        ].filter((one) => one instanceof HTMLElement);
        element.replaceChildren(...said.flatMap((one, i) => [pen.mark(one, String(i), one.textContent), " "]));
      },
    },
  };
}
