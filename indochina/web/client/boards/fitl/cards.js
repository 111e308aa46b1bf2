// @ts-check
// The panels of cards: the two that lie open, what lasts of those played, and the leader.
import { h, s } from "../../dom.js";
import { t } from "../../words.js";
import { group, path, rect, write } from "../shapes.js";
import { cylinder, FACTIONS, thing } from "./pieces.js";

/** @import { AddPanel, Pen } from "./types.js" */
/** @typedef {{text: string, kind: string, word?: string}} Chip  of what lasts if it has a word */

/** The largest print in which paragraphs fit. @param {string[]} texts @param {number} w @param {number} tall */
function fitting(texts, w, tall) {
  let size = 26;
  const lines = () => texts.reduce((sum, text) => sum + Math.ceil((text.length * size * 0.56) / w + 0.3), 0);
  while (size > 11 && lines() * size * 1.22 + texts.length * 20 > tall) size -= 0.5;
  return size;
}

/**
 * @param {Pen} pen
 * @param {number | null} number
 * @param {number} x
 * @param {number} w
 * @param {number} tall
 * @param {string} caption
 * @param {string} none
 */
function eventCard(pen, number, x, w, tall, caption, none) {
  const id = `card-${number}`;
  const card = pen.cards[id];
  const paper = rect(0, 0, w, tall, 14, "card-paper back");
  if (!card)
    return pen.mark(group(x, 48, "card empty", paper, write(none, w / 2, tall / 2, "card-none")), caption, none);
  const [first, ...rest] = card.head.split(/, | · /);
  const order = first.split(" ").every((word) => FACTIONS.includes(word)) ? first.split(" ") : [];
  const top = order.length ? 108 : 50;
  const size = fitting(
    card.texts.map(({ text }) => text),
    w - 40,
    tall - top - 116,
  );
  const made = group(
    x,
    48,
    "card",
    rect(3, 5, w, tall, 14, "card-shadow"),
    paper,
    path(`M0 14Q0 0 14 0H${w - 14}Q${w} 0 ${w} 14V40H0Z`, "card-band"),
    write(`${caption} · ${card.number}`, 16, 28, "card-caption"),
    ...order.map((faction, i) => cylinder(faction, w / 2 + ((i - 1.5) * (w - 20)) / 4, 72, 27)),
    s(
      "foreignObject",
      { x: 10, y: top, width: w - 20, height: tall - top - 8 },
      h(
        "div",
        { class: "card-body" },
        h("div", { class: "card-title", text: card.title }),
        h("div", { class: "card-head", text: order.length ? rest.join(" · ") : card.head }),
        ...card.texts.map(({ side, text }) => {
          const part = h("div", { class: `card-text ${side}`, text });
          part.style.fontSize = `${size}px`;
          return part;
        }),
      ),
    ),
  );
  const says = card.texts.map(({ text }) => text).join(" ");
  const title = `${caption}: ${card.number} ${card.title}. ${card.head}. ${says}`;
  return thing(pen, made, id, title, pen.reads(rect(0, 0, w, tall, 14), id, pen.name(id)));
}

/** What lasts bears the name of its card. @param {Pen} pen @param {string} word */
function cardOf(pen, word) {
  const plain = (/** @type {string} */ text) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const title = plain(word.replace(/_(un)?shaded$/, ""));
  return Object.keys(pen.cards).find((id) => plain(pen.cards[id].title) === title);
}

/**
 * Small labels in rows.
 * @param {Pen} pen
 * @param {Chip[]} chips
 * @param {number} w
 * @param {number} top
 * @param {number} size
 */
function chipRows(pen, chips, w, top, size) {
  let x = 16;
  let y = top;
  return chips.map(({ text, kind, word }) => {
    const wide = Math.min(text.length * size * 0.56 + 26, w - 32);
    if (x + wide > w - 12 && x > 16) {
      x = 16;
      y += size * 1.75;
    }
    const [ground, shape] = ["back", ""].map((style) => rect(0, 0, wide, size * 1.5, size * 0.4, style));
    const chip = group(x, y, `chip ${kind}`, ground, write(text, wide / 2, size * 1.05, "", size));
    x += wide + 9;
    if (!word) return chip;
    const id = cardOf(pen, word);
    const texts = id ? pen.cards[id].texts : [];
    const title = [text, kind && t(`fitl.${kind}`), (texts.find(({ side }) => side === kind) ?? texts[0])?.text]
      .filter(Boolean)
      .join(": ");
    return thing(pen, chip, word, title, id ? pen.reads(shape, id, pen.name(id)) : shape);
  });
}

/** @param {Pen} pen @param {AddPanel} panel */
export function cardsPanel(pen, panel) {
  panel(
    "cards",
    (view) => [view.cards, view.pivotal],
    ({ cards, pivotal }, w, tall) => {
      const wide = (w - 46) / 2;
      const chips = [
        t("fitl.deck", { n: cards.deck }),
        t("fitl.coups", { n: cards.coups_to_come }),
        t("fitl.played", { n: cards.played.length }),
      ].map((text) => ({ text, kind: "" }));
      if (cards.monsoon) chips.push({ text: t("fitl.monsoon"), kind: "monsoon" });
      return [
        eventCard(pen, cards.current, 16, wide, tall - 160, t("fitl.current"), t("fitl.no_card")),
        eventCard(pen, cards.next, 30 + wide, wide, tall - 160, t("fitl.next"), t("fitl.unseen")),
        ...chipRows(pen, chips, w, tall - 102, 19),
        write(t("fitl.pivotal"), 18, tall - 20, "note start", 20),
        pivotal.length ? null : write(t("fitl.none"), 270, tall - 20, "note start", 20),
        ...pivotal.map((faction, i) => cylinder(faction, 310 + i * 66, tall - 28, 24)),
      ];
    },
  );
}

/** @param {Pen} pen @param {AddPanel} panel */
export function momentumPanel(pen, panel) {
  panel(
    "momentum",
    (view) => [view.momentum, view.deception],
    ({ momentum, deception }, w, tall) => {
      const names = (/** @type {string[]} */ kinds) => kinds.map((kind) => pen.name(kind)).join(", ");
      const words = deception && [
        ...(deception.own.length ? [t("fitl.yours", { names: names(deception.own) })] : []),
        ...Object.entries(deception.held)
          .filter(([, n]) => n)
          .map(([faction, n]) => t("fitl.hides", { faction, n })),
        ...Object.entries(deception.shown)
          .filter(([, kinds]) => kinds.length)
          .map(([faction, kinds]) => t("fitl.showed", { faction, names: names(kinds) })),
      ];
      return [
        momentum.length ? null : write(t("fitl.none"), w / 2, 82, "note", 22),
        ...chipRows(
          pen,
          momentum.map((word) => ({ text: pen.name(word), kind: "", word })),
          w,
          48,
          22,
        ),
        words
          ? s(
              "foreignObject",
              { x: 14, y: tall - 82, width: w - 28, height: 78 },
              h("div", { class: "deception", text: `${t("fitl.deception")}: ${words.join("; ") || t("fitl.none")}` }),
            )
          : null,
      ];
    },
  );
}

/** @param {Pen} pen @param {AddPanel} panel */
export function capabilitiesPanel(pen, panel) {
  panel(
    "capabilities",
    (view) => [view.unshaded, view.shaded],
    (now, w) => {
      const chips = /** @type {const} */ (["unshaded", "shaded"]).flatMap((kind) =>
        now[kind].map((word) => ({ text: pen.name(word), kind, word })),
      );
      return chips.length
        ? chipRows(pen, chips, w, 50, chips.length > 12 ? 17 : 23)
        : [write(t("fitl.none"), w / 2, 90, "note", 22)];
    },
  );
}

/** @param {Pen} pen @param {AddPanel} panel */
export function leaderPanel(pen, panel) {
  panel(
    "leader",
    (view) => [view.leader, view.peace_talks],
    ({ leader: { name, cards: held, flipped }, peace_talks: talks }, w, tall) => {
      const id = `card-${held[held.length - 1]}`;
      const last = pen.cards[id];
      const notes = [
        flipped && t("fitl.flipped"),
        t("fitl.leaders", { n: held.length }),
        talks && t("fitl.peace_talks"),
      ];
      const body = s(
        "g",
        {},
        last && pen.reads(rect(6, 38, w - 12, tall - 46, 8, "target"), id, pen.name(id)),
        s(
          "foreignObject",
          { x: 12, y: 40, width: w - 24, height: tall - 46 },
          h(
            "div",
            { class: "leader-body" },
            h("div", { class: "leader-name", text: pen.name(name || "no_leader") }),
            last && !flipped && h("div", { text: last.texts[0]?.text }),
            h("div", { class: "leader-note", text: notes.filter(Boolean).join(" · ") }),
          ),
        ),
      );
      return [pen.mark(body, "", name)];
    },
  );
}
