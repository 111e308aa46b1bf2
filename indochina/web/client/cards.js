// @ts-check
// Cards: those in play and in one's hand large, those in effect, played and still to come by number, and any one asks for.

import { card } from "./card.js";
import { clear, h } from "./dom.js";
import { t } from "./words.js";

/** @import { BoardData, CardsView, View } from "./types.js" */

/** @param {unknown} number */
const numbered = (number) => (number ? [`card-${number}`] : []);

/** Which cards lie open: a heading and the ids under it. @param {CardsView} view @returns {[string, string[]][]} */
function open(view) {
  return [
    ["cards.current", numbered(view.cards?.current)],
    ["cards.next", numbered(view.cards?.next)],
    ["cards.event", view.event ? [view.event] : []],
    ["cards.hand", view.hand ?? []],
    ["cards.pivotal", (view.cards?.pivotal ?? []).flatMap(numbered)],
  ];
}

/** Cards whose text lasts, each with that text alone. @param {CardsView} view @returns {[id: string, side: string][]} */
const lasting = (view) => (view.cards?.in_effect ?? []).map(([number, side]) => [`card-${number}`, side]);

/** Cards played, the latest first. @param {CardsView} view */
const played = (view) => [...(view.discard ?? (view.cards?.played ?? []).flatMap(numbered))].reverse();

/**
 * Cards that may still come: those the game names, else all that one has not seen.
 * @param {BoardData} data @param {CardsView} view
 */
function unseen(data, view) {
  if (view.cards?.unseen) return view.cards.unseen.flatMap(numbered);
  const seen = new Set([...open(view).flatMap(([, ids]) => ids), ...played(view)]);
  return Object.keys(data.cards).filter((id) => !seen.has(id));
}

/** @param {BoardData} data */
export function makeCards(data) {
  const element = h("div", { class: "cards scroller", tabIndex: 0 });
  /** @type {string | null} */
  let wanted = null;
  /** @type {View | null} */
  let view = null;
  let drawn = "";

  /** @param {string | null} id */
  function want(id) {
    wanted = id;
    draw();
    if (id) element.scrollTop = 0;
  }

  /** @param {string} id */
  const row = (id) =>
    h(
      "li",
      null,
      h(
        "button",
        { type: "button", class: "quiet", "data-card": id, on: { click: () => want(id) } },
        h("b", { text: data.cards[id]?.number ?? "" }),
        ` ${data.cards[id]?.title ?? data.names[id] ?? id}`,
      ),
    );

  /**
   * Many cards by number and title, to be opened one by one; they are drawn when somebody wants to see them.
   * @param {string} name @param {string[]} ids
   */
  function list(name, ids) {
    if (!ids.length) return null;
    const rows = h("ul");
    const fill = () => clear(rows, ...(details.open ? ids.map(row) : []));
    const summary = h("summary", { text: t(`cards.${name}`, { count: ids.length }) });
    const details = h("details", { class: "card-list", "data-list": name }, summary, rows);
    details.addEventListener("toggle", fill);
    return details;
  }

  function draw() {
    if (element.closest("[hidden]")) return;
    const groups = view ? open(view).filter(([, ids]) => ids.length) : [];
    const lists = view ? [lasting(view), played(view), unseen(data, view)] : [];
    const now = JSON.stringify([wanted, groups, lists]);
    if (now === drawn) return;
    drawn = now;
    const opened = new Set([...element.querySelectorAll("details[open]")].map((it) => it.getAttribute("data-list")));
    clear(
      element,
      wanted &&
        h(
          "section",
          { class: "wanted" },
          h("h2", { text: t("cards.wanted") }),
          card(data, wanted),
          h("button", { type: "button", class: "quiet", text: t("cards.close"), on: { click: () => want(null) } }),
        ),
      ...groups.map(([heading, ids]) =>
        h("section", null, h("h2", { text: t(heading) }), ...ids.map((id) => card(data, id))),
      ),
      ...(view ? browsed(view) : []),
      !wanted && !groups.length && h("p", { class: "empty", text: t("cards.none") }),
    );
    for (const it of element.querySelectorAll("details")) it.open = opened.has(it.getAttribute("data-list"));
  }

  /** @param {CardsView} view */
  function browsed(view) {
    const lasts = lasting(view);
    return [
      lasts.length > 0 &&
        h(
          "section",
          { class: "in-effect" },
          h("h2", { text: t("cards.in_effect") }),
          ...lasts.map(([id, side]) => card(data, id, side)),
        ),
      list("played", played(view)),
      list("unseen", unseen(data, view)),
    ];
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
    want,
    opened: draw,
  };
}
