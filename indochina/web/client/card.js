// @ts-check
// One card, large and readable.

import { h } from "./dom.js";

/** @import { BoardData } from "./types.js" */

/** @param {BoardData} data @param {string} id @param {string} [side]  only this one of its texts */
export function card(data, id, side) {
  const it = data.cards[id];
  if (!it) return h("article", { class: "card" }, h("h3", { text: data.names[id] ?? id }));
  return h(
    "article",
    { class: "card" },
    h("header", null, h("span", { class: "number", text: it.number }), h("h3", { text: it.title })),
    it.head && h("p", { class: "card-head", text: it.head }),
    ...it.texts
      .filter((text) => !side || text.side === side)
      .map((text) =>
        h(
          "div",
          { class: `side ${text.side}` },
          text.name && it.texts.length > 1 && h("h4", { text: text.name }),
          h("p", { text: text.text }),
        ),
      ),
  );
}
