// @ts-check
// The cards of Saigon 75: the event in play with the piles, and one's hand.
import { clear } from "../../dom.js";
import { t } from "../../words.js";
import { circle, group, path, rect, within, write } from "../shapes.js";

/** @import { Panel, Pen, View } from "./types.js" */

/** Breaks a text into lines. @param {string} text @param {number} wide letters */
function wrap(text, wide) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + word.length < wide) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * @param {Pen} pen
 * @param {string} id
 * @param {import("../../types.js").Rect} at
 * @param {number} largest size of its print, made smaller until all fits
 * @param {boolean} text
 */
function card(pen, id, { x, y, width: w, height: h }, largest, text) {
  const { title, texts } = pen.cards[id] ?? { title: id, texts: [] };
  const longest = Math.max(...title.split(" ").map((word) => word.length));
  const words = text
    ? texts.map(({ name: side, text: said }) => (texts.length > 1 && side ? `${side}: ${said}` : said))
    : [];
  /** @param {number} print */
  const set = (print) => {
    const scale = Math.min(print, (w - 16) / (longest * 12.5));
    const heading = wrap(title, (w - 20) / (13 * scale));
    const body = words.flatMap((said) => wrap(said, (w - 24) / (8.6 * print)));
    const start = 44 + (heading.length + 0.8) * 25 * scale;
    return { print, scale, heading, body, start, fits: start + (body.length - 1) * 21 * print < h - 32 };
  };
  let { print, scale, heading, body, start, fits } = set(largest);
  while (!fits && print > 0.5) ({ print, scale, heading, body, start, fits } = set(print - 0.04));
  const side = pen.layout.tables.favours[id];
  const made = group(
    x,
    y,
    `card ${side || "neutral"}`,
    rect(2, 4, w, h, 9, "shade"),
    rect(0, 0, w, h, 9, "paper"),
    path(`M9 0H${w - 9}Q${w} 0 ${w} 9V30H0V9Q0 0 9 0Z`, "card-band"),
    write(id, 12, 22, "card-number"),
    side && write(pen.name(side), w - 12, 22, "card-number end"),
    ...heading.map((line, i) => write(line, 12, 34 + (i + 0.95) * 25 * scale, "card-title", 22 * scale)),
    ...body.map((line, i) => write(line, 12, start + i * 21 * print, "card-text", 17 * print)),
  );
  made.dataset.read = id;
  return made;
}

/**
 * What shows a card large; a lit card itself is chosen by a click.
 * @param {Pen} pen
 * @param {string} id
 * @param {import("../../types.js").Rect} at
 */
const reader = (pen, id, at) =>
  pen.reads(
    group(at.x + at.width - 20, at.y + at.height - 20, "reader", circle(0, 0, 14), path("M-1-7H1M-3-2H1V7M-4 7H5")),
    id,
    t("saigon75.read", { card: pen.cards[id]?.title ?? id }),
  );

/** @param {Pen} pen @param {Panel} panel @param {View} view */
export function drawEvents(pen, { into }, { event, event_left: uses, discard, cards }) {
  const open = event || discard[discard.length - 1];
  const at = within([18, 20, 206, 130]);
  const word = event ? t("saigon75.event") + (uses ? ` (${t("saigon75.uses", { n: uses })})` : "") : t("saigon75.last");
  /** @type {[string, number, string][]} */
  const piles = [
    ["discard", discard.length, "open"],
    ["deck", cards.deck, ""],
    ["aside", cards.aside, ""],
    ["NV_cards", cards.NV, "NV"],
    ["SV_cards", cards.SV, "SV"],
  ];
  clear(
    into,
    open ? card(pen, open, at, 1, false) : rect(18, 20, 206, 130, 9, "slot"),
    open && reader(pen, open, at),
    write(word, 121, 178, "key middle"),
    ...piles.map(([pile, n, style], k) =>
      group(
        242 + k * 74,
        36,
        "",
        ...[2, 1, 0].filter((i) => i < n).map((i) => rect(i * 3, -i * 3, 58, 80, 6, `back ${style}`)),
        !n && rect(0, 0, 58, 80, 6, "slot"),
        write(n, 29, 52, n ? "pile" : "pile none"),
        ...t(`saigon75.${pile}`)
          .split(" ")
          .map((part, i) => write(part, 29, 108 + i * 20, "key middle")),
      ),
    ),
  );
}

/** @param {Pen} pen @param {Panel} panel @param {string[]} cards */
export function drawHand(pen, { into, width: w, height: h }, cards) {
  const pitch = Math.min(354, (w - 28) / Math.max(cards.length, 1));
  pen.wipe(into);
  into.append(
    write(t(cards.length ? "saigon75.hand" : "saigon75.no_hand"), w / 2, 36, "panel-title"),
    ...cards.flatMap((id, i) => {
      const at = within([w / 2 + (i - cards.length / 2) * pitch + 5, 50, pitch - 10, h - 66]);
      const made = card(pen, id, at, Math.min(1.28, Math.max(0.8, pitch / 270)), true);
      // not its words: they are no part of its name
      pen.know(id, /** @type {SVGRectElement} */ (made.querySelector(".paper")));
      return [made, reader(pen, id, at)];
    }),
  );
}
