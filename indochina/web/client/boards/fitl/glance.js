// @ts-check
// Fire in the Lake in a few lines, for screens on which the panels are a tab: factions, cards, what is in effect.
import { h } from "../../dom.js";
import { t } from "../../words.js";
import { disc, FACTIONS, signed } from "./pieces.js";

/** @import { FitlView, Part, Pen } from "./types.js" */

/** In a word or two what a faction may still do with this card. @param {string} faction @param {FitlView} view */
function place(faction, { acted, eligible }) {
  const at = acted.filter(([, what]) => what !== "pass").findIndex(([one]) => one === faction);
  if (at >= 0) return t(at ? "fitl.second" : "fitl.first");
  if (acted.some(([one]) => one === faction)) return t("fitl.did.pass");
  return t(eligible.includes(faction) ? "fitl.eligible" : "fitl.ineligible");
}

/** @param {Pen} pen @returns {{element: HTMLElement, part: Part}} */
export function drawGlance(pen) {
  const element = h("span", { class: "fitl-panel of-glance" });

  /** @param {FitlView} view */
  function factions(view) {
    return FACTIONS.map((faction) => {
      const { margin } = view.totals[faction];
      const purse = view.tracks[`${faction.toLowerCase()}_resources`];
      const state = place(faction, view);
      const told = [purse !== undefined && t("fitl.purse", { n: purse }), state].filter(Boolean).join(" · ");
      return h(
        "span",
        { class: `faction ${faction}${view.eligible.includes(faction) ? "" : " out"}` },
        disc(faction),
        pen.mark(h("b", { class: margin > 0 ? "winning" : "", text: ` ${signed(margin)} ` }), faction, margin),
        pen.mark(h("small", { text: told }), `${faction} state`, told),
      );
    });
  }

  /** @param {string} caption @param {number | null} number @param {string} none */
  function card(caption, number, none) {
    const found = pen.cards[`card-${number}`];
    const text = found ? `${found.number} ${found.title} ` : `${none} `;
    return pen.mark(h("span", { class: "card" }, h("small", { text: `${caption} ` }), text), caption, number);
  }

  return {
    element,
    part: {
      name: "glance",
      of: (view) => [
        ...[view.totals, view.tracks, view.acted, view.eligible, view.cards.current, view.cards.next],
        ...[view.cards.monsoon, view.leader.name, view.momentum, view.unshaded, view.shaded],
      ],
      draw: (view) => {
        const { cards, leader, momentum, unshaded, shaded } = view;
        const lasting = [leader.name || "no_leader", ...momentum, ...unshaded, ...shaded].map((word) => pen.name(word));
        if (cards.monsoon) lasting.unshift(t("fitl.monsoon"));
        element.replaceChildren(
          ...factions(view),
          card(t("fitl.current"), cards.current, t("fitl.no_card")),
          card(t("fitl.next"), cards.next, t("fitl.unseen")),
          pen.mark(h("span", { class: "effect", text: lasting.join(" · ") }), "effect", lasting.join()),
        );
      },
    },
  };
}
