// @ts-check
// The panels of cards: one's hand, and the event in play with the piles.
import { h } from "../../dom.js";
import { t } from "../../words.js";

/** @import { AddPanel, Pen } from "./types.js" */

/**
 * A card, and on it what is clicked: without words, which are no part of its name. It shows the card large when it
 * cannot be chosen.
 * @param {Pen} pen
 * @param {string} id
 * @param {boolean} whole
 */
function card(pen, id, whole) {
  const { title, texts } = pen.cards[id] ?? { title: id, texts: [] };
  const side = pen.layout.tables.favours[id];
  const said = texts.map(({ name, text }) => (texts.length > 1 && name ? `${name}: ${text}` : text));
  const touch = pen.reads(h("span", { class: "touch" }), id, t("saigon75.read", { card: title }));
  const made = h(
    "article",
    { class: `event-card ${side}` },
    h("header", null, h("span", { text: id }), side && h("span", { text: pen.name(side) })),
    h("h3", { text: title }),
    ...said.map((text) => whole && h("p", { text })),
    touch,
  );
  return { made: pen.mark(made, id, id), touch };
}

/** @param {Pen} pen @param {AddPanel} panel */
export function handPanel(pen, panel) {
  panel(
    "hand",
    (view) => view.hand,
    ({ hand }) => [
      ...hand.map((id) => {
        const { made, touch } = card(pen, id, true);
        pen.know(id, touch);
        return made;
      }),
      !hand.length && h("p", { class: "fine", text: t("saigon75.no_hand") }),
    ],
  );
}

/** @param {Pen} pen @param {AddPanel} panel */
export function eventsPanel(pen, panel) {
  panel(
    "events",
    (view) => [view.event, view.event_left, view.discard, view.cards],
    ({ event, event_left: uses, discard, cards }) => {
      const open = event || discard[discard.length - 1];
      const left = event && uses ? ` (${t("saigon75.uses", { n: uses })})` : "";
      /** @type {[string, number][]} */
      const piles = [
        ["deck", cards.deck],
        ["discard", discard.length],
        ["aside", cards.aside],
        ["NV_cards", cards.NV],
        ["SV_cards", cards.SV],
      ];
      return [
        open && h("p", { class: "fine", text: t(event ? "saigon75.event" : "saigon75.last") + left }),
        open && card(pen, open, !!event).made,
        h(
          "p",
          { class: "chips" },
          ...piles.map(([pile, n]) =>
            pen.mark(h("span", { class: "chip" }, t(`saigon75.${pile}`), " ", h("b", { text: n })), pile, n),
          ),
        ),
      ];
    },
  );
}
