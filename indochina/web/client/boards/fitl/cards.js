// @ts-check
// The panels of cards: the two that lie open, and what lasts: leader, policy, Momentum, Capabilities.
import { h } from "../../dom.js";
import { t } from "../../words.js";
import { disc, FACTIONS } from "./pieces.js";

/** @import { AddPanel, FitlView, Pen } from "./types.js" */

/** @param {Pen} pen @param {number | null} number @param {string} caption @param {string} none */
function eventCard(pen, number, caption, none) {
  const id = `card-${number}`;
  const card = pen.cards[id];
  if (!card)
    return pen.mark(h("div", { class: "event-card empty" }, h("b", { text: caption }), ` ${none}`), caption, none);
  const [first, ...rest] = card.head.split(/, | · /);
  const order = first.split(" ").every((word) => FACTIONS.includes(word)) ? first.split(" ") : [];
  const made = h(
    "article",
    { class: "event-card" },
    h(
      "header",
      null,
      h("span", { text: `${caption} · ${card.number}` }),
      h("span", { class: "order" }, ...order.map(disc)),
    ),
    h("h3", null, card.title, h("small", { text: order.length ? rest.join(" · ") : card.head })),
    ...card.texts.map(({ side, text }) => h("p", { class: side, text })),
  );
  // what is clicked lies over the words, which are no part of its name
  const touch = pen.reads(h("span", { class: "touch" }), id, t("cards.read", { title: card.title }));
  made.append(pen.know(id, touch));
  return pen.mark(made, caption, id);
}

/** @param {Pen} pen @param {AddPanel} panel */
export function cardsPanel(pen, panel) {
  panel(
    "cards",
    (view) => [view.cards, view.pivotal],
    ({ cards, pivotal }) => [
      eventCard(pen, cards.current, t("fitl.current"), t("fitl.no_card")),
      eventCard(pen, cards.next, t("fitl.next"), t("fitl.unseen")),
      h(
        "p",
        { class: "chips" },
        cards.monsoon && h("span", { class: "chip monsoon", text: t("fitl.monsoon") }),
        ...[
          t("fitl.deck", { n: cards.deck }),
          t("fitl.coups", { n: cards.coups_to_come }),
          t("fitl.played", { n: cards.played.length }),
        ].map((text) => h("span", { class: "chip", text })),
        h("span", { class: "chip" }, t("fitl.pivotal"), " ", ...pivotal.map(disc), !pivotal.length && t("fitl.none")),
      ),
    ],
  );
}

/** What lasts bears the name of its card. @param {Pen} pen @param {string} word */
function cardOf(pen, word) {
  const plain = (/** @type {string} */ text) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const title = plain(word.replace(/_(un)?shaded$/, ""));
  return Object.keys(pen.cards).find((id) => plain(pen.cards[id].title) === title);
}

/** @param {Pen} pen @param {string} word @param {"" | "shaded" | "unshaded"} kind */
function lasting(pen, word, kind) {
  const id = cardOf(pen, word);
  const texts = id ? pen.cards[id].texts : [];
  const text = pen.name(word);
  const says = [text, kind && t(`fitl.${kind}`), (texts.find(({ side }) => side === kind) ?? texts[0])?.text];
  const chip = pen.place(word, h("span", { class: `chip ${kind}`, text }), says.filter(Boolean).join(": "));
  return id ? pen.reads(chip, id, says.filter(Boolean).join(": ")) : chip;
}

/** @param {Pen} pen @param {NonNullable<FitlView["deception"]>} deception */
function hiding(pen, { own, held, shown }) {
  const names = (/** @type {string[]} */ kinds) => kinds.map((kind) => pen.name(kind)).join(", ");
  const words = [
    ...(own.length ? [t("fitl.yours", { names: names(own) })] : []),
    ...Object.entries(held)
      .filter(([, n]) => n)
      .map(([faction, n]) => t("fitl.hides", { faction, n })),
    ...Object.entries(shown)
      .filter(([, kinds]) => kinds.length)
      .map(([faction, kinds]) => t("fitl.showed", { faction, names: names(kinds) })),
  ];
  return words.join("; ") || t("fitl.none");
}

/** What is in effect. @param {Pen} pen @param {AddPanel} panel */
export function effectPanel(pen, panel) {
  /** @param {string} title @param {...(Node | string | false)} content */
  const line = (title, ...content) => h("div", { class: "line" }, h("b", { text: title }), h("span", null, ...content));
  panel(
    "effect",
    (view) => [view.leader, view.peace_talks, view.policy, view.momentum, view.unshaded, view.shaded, view.deception],
    ({ leader: { name, cards: held, flipped }, peace_talks: talks, policy, momentum, unshaded, shaded, deception }) => {
      const id = `card-${held[held.length - 1]}`;
      const ruler = h("span", { class: "leader" }, h("b", { text: pen.name(name || "no_leader") }));
      const says = !flipped && pen.cards[id]?.texts[0]?.text;
      if (says) ruler.append(` ${says}`);
      if (pen.cards[id]) pen.reads(ruler, id, ruler.textContent ?? "");
      const capabilities = [
        ...unshaded.map((word) => lasting(pen, word, "unshaded")),
        ...shaded.map((word) => lasting(pen, word, "shaded")),
      ];
      const notes = [
        flipped && t("fitl.flipped"),
        t("fitl.leaders", { n: held.length }),
        talks && t("fitl.peace_talks"),
      ];
      return [
        line(
          t("fitl.box.leader"),
          pen.mark(ruler, "leader", name),
          h("small", { text: ` ${notes.filter(Boolean).join(" · ")}` }),
        ),
        policy
          ? line(
              t("fitl.box.policy"),
              ...["JFK", "LBJ", "Nixon"].map((one) =>
                h("span", { class: one === policy ? "chip president here" : "chip president", text: one }),
              ),
            )
          : null,
        line(
          t("fitl.box.momentum"),
          ...momentum.map((word) => lasting(pen, word, "")),
          !momentum.length && t("fitl.none"),
        ),
        line(t("fitl.box.capabilities"), ...capabilities, !capabilities.length && t("fitl.none")),
        deception ? line(t("fitl.deception"), hiding(pen, deception)) : null,
      ];
    },
  );
}
