// @ts-check
// Before one commits: what an answer would change, as marks on the map and as lines beside it; what the action has cost
// so far; and actions that are not possible now, with the reason. All of it comes from the server's own rules.

import { byId, clear, h } from "./dom.js";
import { t } from "./words.js";

/** @import { AheadMessage, Ask, Board, Change } from "./types.js" */

const PATIENCE = 5000; // milliseconds after which one may ask again
const MARKS = 4; // so many changes are marked at a place; the lines tell all of them
const WIDE = 34; // letters of a mark; what is longer is told in the lines alone, unless nothing else is marked there

/** Changes by place, in their order; those of the whole game under "". @param {Change[]} changes */
function byPlace(changes) {
  /** @type {Map<string, Change[]>} */
  const places = new Map();
  for (const change of changes) places.set(change.at, [...(places.get(change.at) ?? []), change]);
  return places;
}

/** A minus as it is printed. @param {string} sign */
const printed = (sign) => sign.replace(/^-/, "−");

/**
 * @param {{send: (message: {type: string, [name: string]: unknown}) => unknown, ask: () => Ask | null, version: () =>
 *   number, board: Board, name: (word: string) => string, changed: () => void}} table  changed: more is known now
 */
export function makeAhead(table) {
  const { board } = table;
  const layer = h("div", { class: "ahead", "aria-hidden": "true" });
  const cost = h("p", { class: "so-far", hidden: true });
  document.body.append(layer);
  byId("prompt").querySelector(".says")?.after(cost);
  /** @type {Map<string, AheadMessage>} */
  let known = new Map();
  let knownVersion = -1;
  /** @type {string | null} the answer that somebody points at */
  let pointed = null;
  let asked = -PATIENCE; // when: who sweeps over many options asks for one at a time
  let following = 0;
  /** @type {{element: HTMLElement, at: string}[]} */
  let marks = [];

  function fresh() {
    if (knownVersion === table.version()) return;
    knownVersion = table.version();
    known = new Map();
    asked = -PATIENCE;
  }

  function request() {
    const now = performance.now();
    if (pointed === null || now - asked < PATIENCE || known.has(pointed) || !table.ask()) return;
    asked = now;
    table.send({ type: "ahead", key: pointed });
  }

  /** One change on the map: pieces and a number, else a word or two. @param {Change} change */
  function mark({ kinds, sign, text }) {
    const tone = sign.startsWith("-") ? "less" : sign.startsWith("+") ? "more" : "";
    if (!kinds.length) return h("span", { class: tone, text: printed(sign) || text });
    const [first, second] = kinds.map((kind) => board.icon(kind));
    return h(
      "span",
      { class: tone },
      first,
      second ? h("i", { text: "→" }) : null,
      second,
      h("b", { text: printed(sign) }),
    );
  }

  function draw() {
    cancelAnimationFrame(following);
    marks = [];
    const message = pointed === null ? undefined : known.get(pointed);
    for (const [at, changes] of byPlace(message?.changes ?? [])) {
      if (!at || !board.find(at)) continue;
      const short = changes.filter(({ sign, text }) => sign || text.length <= WIDE);
      const told = (short.length ? short : changes).slice(0, MARKS);
      const where = h("em", { text: table.name(at) });
      marks.push({ at, element: h("div", { class: "ghost", "data-at": at }, where, ...told.map(mark)) });
    }
    clear(layer, ...marks.map(({ element }) => element));
    if (marks.length) follow();
  }

  /** Keeps the marks where their places are on the screen while the map moves. */
  function follow() {
    const whole = board.element.getScreenCTM();
    const frame = byId("board").getBoundingClientRect();
    /** @type {DOMRect[]} */
    const taken = [];
    for (const { element, at } of marks) {
      const place = board.find(at);
      if (!place || !whole) continue;
      const x = (place.x + place.width / 2) * whole.a + whole.e;
      const y = place.y * whole.d + whole.f;
      // what is not at its place says its name: it is marked at the rim if it is out of sight
      element.classList.toggle("off", x < frame.left || x > frame.right || y + 24 < frame.top || y + 24 > frame.bottom);
      const { offsetWidth: wide, offsetHeight: high } = element;
      const left = Math.min(Math.max(x - wide / 2, frame.left + 4), frame.right - wide - 4);
      let top = Math.min(Math.max(y + 4, frame.top + 4), frame.bottom - high - 4);
      for (const other of taken)
        if (left < other.right && left + wide > other.left && top < other.bottom && top + high > other.top)
          top = other.bottom + 2;
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
      if (top > y + 30) element.classList.add("off"); // others lie on its place
      taken.push(new DOMRect(left, top, wide, high));
    }
    following = requestAnimationFrame(follow);
  }

  return {
    /** Somebody points at an answer. @param {string} key */
    point(key) {
      fresh();
      pointed = key;
      request();
      draw();
    },
    leave() {
      if (pointed === null) return;
      pointed = null;
      draw();
    },
    /** @param {AheadMessage} message */
    hear(message) {
      fresh();
      asked = -PATIENCE;
      if (message.version !== table.version()) return;
      known.set(message.key, message);
      request();
      if (message.key !== pointed) return;
      draw();
      table.changed();
    },
    /** A request was refused: the next one may be sent. */
    refused() {
      asked = -PATIENCE;
    },
    /**
     * What is known of an answer, in lines; null if it changes nothing that can be foreseen.
     * @param {string} key @param {string} [here]  the place that the lines stand below, which needs no name
     */
    lines(key, here = "") {
      const message = knownVersion === table.version() ? known.get(key) : undefined;
      if (!message?.changes.length) return null;
      // first what one points at, last what concerns the whole game
      const rank = (/** @type {string} */ at) => (at && at === here ? 0 : at ? 1 : 2);
      const places = [...byPlace(message.changes)].sort(([a], [b]) => rank(a) - rank(b));
      return h(
        "div",
        { class: "foreseen" },
        ...places.map(([at, changes]) =>
          h(
            "p",
            null,
            at && at !== here && h("b", { text: table.name(at) }),
            ...changes.map(({ text }) => h("span", { text: text.replace(/: -/, ": −") })),
          ),
        ),
        h("small", {
          class: "muted",
          text: [message.assuming, message.then === "open" ? t("ahead.open") : ""].filter(Boolean).join(" "),
        }),
      );
    },
    /** A question is put, or none: what its action has cost so far. @param {Ask | null} ask */
    ask(ask) {
      const lines = ask?.so_far ?? [];
      cost.hidden = !lines.length;
      clear(cost, h("b", { text: t("ahead.so_far") }), ...lines.map((text) => h("span", { text })));
    },
    /**
     * Actions that are not possible now: they can be reached and asked, not chosen.
     * @param {Ask} ask @param {(at: Element, why: string, rule: string) => void} tell
     */
    denied(ask, tell) {
      if (!ask.denied?.length) return null;
      return h(
        "div",
        { class: "denied", role: "group", "aria-label": t("ahead.denied") },
        ...ask.denied.map(({ key, label, why, rule }) => {
          const button = h(
            "button",
            { type: "button", "aria-disabled": "true", "data-denied": key },
            h("span", { text: label }),
            h("span", { class: "visually-hidden", text: `: ${why}` }),
          );
          const show = () => tell(button, why, rule);
          for (const name of ["mouseenter", "focus", "click"]) button.addEventListener(name, show);
          return button;
        }),
      );
    },
  };
}
