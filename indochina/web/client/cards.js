// @ts-check
// Cards large and readable: the ones in play, one's hand, and any card one asks for.

import { clear, h } from "./dom.js";
import { t } from "./words.js";

/** @import { BoardData, CardsView, View } from "./types.js" */

/** @param {BoardData} data @param {string} id */
function card(data, id) {
  const it = data.cards[id];
  if (!it) return h("article", { class: "card" }, h("h3", { text: data.names[id] ?? id }));
  return h(
    "article",
    { class: "card" },
    h("header", null, h("span", { class: "number", text: it.number }), h("h3", { text: it.title })),
    it.head && h("p", { class: "card-head", text: it.head }),
    ...it.texts.map((text) =>
      h(
        "div",
        { class: `side ${text.side}` },
        text.name && it.texts.length > 1 && h("h4", { text: text.name }),
        h("p", { text: text.text }),
      ),
    ),
  );
}

/** Which cards lie open: a heading and the ids under it. @param {CardsView} view @returns {[string, string[]][]} */
function open(view) {
  /** @param {unknown} number */
  const numbered = (number) => (number ? [`card-${number}`] : []);
  return [
    ["cards.current", numbered(view.cards?.current)],
    ["cards.next", numbered(view.cards?.next)],
    ["cards.event", view.event ? [view.event] : []],
    ["cards.hand", view.hand ?? []],
    ["cards.discard", [...(view.discard ?? [])].reverse()],
  ];
}

/** @param {BoardData} data */
export function makeCards(data) {
  const element = h("div", { class: "cards scroller", tabIndex: 0 });
  /** @type {string | null} */
  let wanted = null;
  /** @type {View | null} */
  let view = null;
  let drawn = "";

  function draw() {
    if (!element.offsetParent) return;
    const groups = view ? open(view).filter(([, ids]) => ids.length) : [];
    const now = JSON.stringify([wanted, groups]);
    if (now === drawn) return;
    drawn = now;
    clear(
      element,
      wanted &&
        h(
          "section",
          { class: "wanted" },
          h("h2", { text: t("cards.wanted") }),
          card(data, wanted),
          h("button", {
            type: "button",
            class: "quiet",
            text: t("cards.close"),
            on: {
              click: () => {
                wanted = null;
                draw();
              },
            },
          }),
        ),
      ...groups.map(([heading, ids]) =>
        h("section", null, h("h2", { text: t(heading) }), ...ids.map((id) => card(data, id))),
      ),
      !wanted && !groups.length && h("p", { class: "empty", text: t("cards.none") }),
    );
  }

  return {
    element,
    /** @param {View | null} now  null: show nothing, somebody else may be looking */
    show(now) {
      view = now;
      if (now) return draw();
      wanted = null;
      drawn = "";
      clear(element);
    },
    /** @param {string} id */
    want(id) {
      wanted = id;
      draw();
      element.scrollTop = 0;
    },
    opened: draw,
  };
}
