// @ts-check
// Small notes beside what one points at: why it is not offered, and the odds of what is.

import { byId, clear, h } from "./dom.js";
import { chart, listed, tells } from "./odds.js";
import { cite, withRules } from "./rules.js";
import { t } from "./words.js";

/** @import { Ask, Blocked, OddsMessage } from "./types.js" */

const REST = 120; // milliseconds of rest before one is told what an answer may bring
const PRESS = 450; // and of a press
const DOUBT = 900; // and before one is told that a thing is no part of the question: that is no news to most
const LINGER = 300; // and before a note goes that one has left: the pointer may be on its way to a rule in it
const FEW = 4; // so many are listed unasked
const PINS = 3; // so many things can be compared

/** @param {Blocked} blocked @param {string} word */
function about({ key, target }, word) {
  return (
    key === word ||
    (target !== null &&
      [
        target.unit,
        target.card,
        target.box,
        target.unit ? null : (target.space ?? target.hex),
        target.unit ? null : target.kind,
      ].includes(word))
  );
}

/**
 * The reason that fits a word best: the thing itself, else the place it is in, else why none of the kind is offered.
 * @param {Blocked[]} blocked
 * @param {string} word
 * @param {boolean} alike  whether it is of the kind that is asked for
 */
function reason(blocked, word, alike) {
  const [place] = word.split("/");
  return (
    blocked.find((it) => about(it, word)) ??
    blocked.find((it) => about(it, place)) ??
    blocked.find((it) => it.target?.space === place) ??
    blocked.find(({ key }) => alike && key === "*")
  );
}

/** What a thing is, and how it stands. @param {import("./types.js").About} about @param {boolean} [stop]  whether the Tab key stops at its rules */
function sheet({ title, facts }, stop = false) {
  return h(
    "div",
    { class: "sheet" },
    h("h3", { text: title }),
    ...facts.map((fact) =>
      typeof fact === "string"
        ? h("p", null, ...withRules(fact, stop))
        : h("p", null, h("b", { text: fact[0] }), " ", ...withRules(fact[1], stop)),
    ),
  );
}

/**
 * @typedef {{at: Element, word: string, key?: string, alike?: boolean, other?: boolean}} Pointed  at what somebody
 *   points: a word of the board, an answer, or both; `other`: no part of the question
 */

/**
 * @param {{send: (message: {type: string, [name: string]: unknown}) => unknown, ask: () => Ask | null, version: () =>
 *   number, about: (word: string) => import("./types.js").About | null, ahead: () => import("./types.js").Page["ahead"]}}
 *   table
 */
export function makeHints(table) {
  const note = h("div", { class: "tip", role: "status", hidden: true });
  const pins = h("div", { class: "pins" });
  document.body.append(note);
  byId("scene").append(pins);
  /** @type {{version: number, blocked: Blocked[]} | null} */
  let known = null;
  /** @type {Pointed | null} */
  let pointed = null;
  /** @type {Map<string, OddsMessage>} */
  let odds = new Map();
  let oddsVersion = -1;
  /** @type {{panel: HTMLElement, ask: Ask} | null} */
  let listing = null;
  let rest = 0;
  let left = 0;

  /** @param {Element} at @param {...(Node | string | false | null)} content */
  function show(at, ...content) {
    if (!at.isConnected) return;
    clear(note, ...content);
    note.hidden = false;
    const box = at.getBoundingClientRect();
    const { offsetWidth: wide, offsetHeight: high } = note;
    const x = Math.min(Math.max(box.left + box.width / 2 - wide / 2, 8), innerWidth - wide - 8);
    const above = box.top - high - 8;
    const y = above >= 8 ? above : Math.max(Math.min(box.bottom + 8, innerHeight - high - 8), 8);
    // an answer's own note lies below all answers, where it covers neither them nor the map
    const answers = at.closest("#prompt")?.getBoundingClientRect();
    const below = answers && answers.bottom + high + 8 <= innerHeight;
    note.style.left = `${below ? Math.min(answers.left + 8, innerWidth - wide - 8) : x}px`;
    note.style.top = `${below ? answers.bottom + 4 : y}px`;
  }

  function hide() {
    clearTimeout(rest);
    clearTimeout(left);
    note.hidden = true;
    pointed = null;
    table.ahead()?.leave();
  }

  function leave() {
    clearTimeout(rest);
    clearTimeout(left);
    left = setTimeout(hide, LINGER);
  }
  note.addEventListener("pointerenter", () => clearTimeout(left));
  note.addEventListener("pointerleave", hide);
  note.addEventListener("mousedown", (event) => event.preventDefault()); // who loses the focus would take it away

  /** A press elsewhere takes the note away. @param {Event} event */
  const press = ({ target }) => !note.contains(/** @type {Node} */ (target)) && hide();

  /** Shows whatever is known by now of what somebody points at. */
  function draw() {
    if (!pointed) return;
    const { at, word, key, other } = pointed;
    const about = word ? table.about(word) : null;
    /** @type {(Node | null | undefined)[]} */
    const content = [about && sheet(about)];
    const chances = key !== undefined && odds.get(key);
    const foreseen = key === undefined ? null : table.ahead().lines(key, word);
    if (foreseen) content.push(h(about ? "p" : "b", { class: about ? "may" : "", text: label(key ?? "") }), foreseen);
    // sums without dice say no more than that
    if (chances && tells(chances) && (chances.outcomes.length || !foreseen))
      content.push(foreseen ? null : h("b", { text: label(chances.key) }), chart(chances));
    else if (key !== undefined && about && !foreseen) content.push(h("p", { class: "may", text: label(key) }));
    else if (key === undefined)
      content.push(reasonOf(pointed), other && !about ? h("p", { text: t("why.other") }) : null);
    const told = content.filter((one) => one instanceof Node);
    if (about)
      told.push(h("button", { type: "button", class: "keep", text: t("pin.keep"), on: { click: () => pin(word) } }));
    if (told.length) show(at, ...told);
    else note.hidden = true;
  }

  /** Why a thing is not offered. @param {Pointed} thing */
  function reasonOf({ word, alike = false }) {
    if (!table.ask() || known?.version !== table.version()) return null;
    const found = reason(known.blocked, word, alike);
    return (
      found &&
      h("p", { class: "not" }, h("b", { text: t("why.not") }), ` ${found.why} `, found.rule && cite(found.rule, false))
    );
  }

  function fresh() {
    if (oddsVersion === table.version()) return;
    oddsVersion = table.version();
    odds = new Map();
  }

  /** @param {Pointed} thing */
  function point(thing) {
    hide();
    pointed = thing;
    const { at, word, key } = thing;
    const ask = table.ask();
    fresh();
    for (const end of ["pointerleave", "blur"]) at.addEventListener(end, leave, { once: true });
    draw();
    if (!ask) return;
    if (key === undefined) {
      // a unit is drawn in its place; whatever lies where places are asked for, it is the place that is meant
      const drawn = at.closest("[data-word]")?.getAttribute("data-word") ?? word;
      const beside = at.closest(".dock"); // where no places are
      thing.alike = ask.options.some(
        ({ target }) =>
          target && (drawn.includes("/") || !target.unit) && (!beside || !!(target.card ?? target.box ?? target.unit)),
      );
      if (known?.version !== table.version()) table.send({ type: "why" });
      else doubt();
      draw();
      return;
    }
    if (!key) return; // a place for several answers
    table.ahead().point(key);
    draw();
    if (ask.odds && !odds.has(key)) table.send({ type: "odds", key });
  }

  /** Who goes on pointing at what is no part of the question is told so. */
  function doubt() {
    const thing = pointed;
    if (!thing || thing.key !== undefined || reasonOf(thing)) return;
    rest = setTimeout(() => {
      thing.other = true;
      if (pointed === thing) draw();
    }, DOUBT);
  }

  /** @param {string} key */
  const label = (key) =>
    table.ask()?.options.find((option) => option.key === key)?.label ?? (key || t("which.several"));

  function drawList() {
    if (!listing) return;
    const { panel, ask } = listing;
    const known = listed(ask).flatMap((key) => odds.get(key) ?? []);
    const telling = known.filter(tells);
    // answers that come to the same share a chart
    /** @type {Map<string, OddsMessage[]>} */
    const alike = new Map();
    for (const message of telling) {
      const same = JSON.stringify({ ...message, key: "" });
      alike.set(same, [...(alike.get(same) ?? []), message]);
    }
    const charts = [...alike.values()];
    clear(
      panel,
      ...charts.flatMap((same) => [h("h4", { text: same.map(({ key }) => label(key)).join(", ") }), chart(same[0])]),
      !telling.length &&
        h("p", { class: "muted", text: t(known.length < listed(ask).length ? "odds.asking" : "odds.none") }),
    );
  }

  /** Goes on showing what a thing is, beside others. @param {string} word */
  function pin(word) {
    const about = word ? table.about(word) : null;
    if (!about) return;
    hide();
    const close = h("button", { type: "button", class: "quiet", text: "×", "aria-label": t("play.close") });
    const pinned = h("aside", { class: "pin", "aria-label": about.title, "data-pin": word }, close, sheet(about, true));
    close.addEventListener("click", () => pinned.remove());
    pins.append(pinned);
    while (pins.children.length > PINS) pins.firstElementChild?.remove();
  }

  // a scroll or a press elsewhere takes the note away
  addEventListener("pointerdown", press, true);
  addEventListener("wheel", hide, { capture: true, passive: true });
  addEventListener("keydown", (event) => event.key === "Escape" && hide(), true);

  return {
    hide,
    /** Nothing of what one has looked at stays. */
    forget() {
      hide();
      pins.replaceChildren();
    },
    /** @param {string} word @param {Element} at @param {string} [key] */
    about: (word, at, key) => point({ word, at, key }),
    /** @param {string} [word]  else what one points at */
    pin: (word = pointed?.word) => pin(word ?? ""),
    /** Shows the odds of options inside an element that one rests on or presses long. @param {Element} element */
    watch(element) {
      let pressed = false;
      /** @param {Event} event */
      const wait = (event) => {
        const at = /** @type {Element} */ (event.target).closest("[data-key]");
        const key = at?.getAttribute("data-key");
        clearTimeout(rest);
        if (!at || !key || !table.ask() || (event.type === "focusin" && !at.matches(":focus-visible"))) return;
        const touch = event instanceof PointerEvent && event.pointerType === "touch";
        rest = setTimeout(
          () => {
            pressed = touch;
            point({ word: "", at, key });
          },
          touch ? PRESS : REST,
        );
      };
      element.addEventListener(
        "pointerover",
        (event) => /** @type {PointerEvent} */ (event).pointerType === "mouse" && wait(event),
      );
      element.addEventListener("pointerout", () => pointed && leave());
      element.addEventListener("focusin", wait);
      element.addEventListener("focusout", () => pointed && hide());
      element.addEventListener(
        "pointerdown",
        (event) => /** @type {PointerEvent} */ (event).pointerType === "touch" && wait(event),
      );
      element.addEventListener("pointerup", () => clearTimeout(rest));
      // a long press asks, it does not choose
      element.addEventListener(
        "click",
        (event) => {
          if (!pressed) return;
          pressed = false;
          event.stopPropagation();
          event.preventDefault();
        },
        true,
      );
    },
    /** A button that opens the odds of all options, for the prompt. @param {Ask} ask */
    list(ask) {
      if (!ask.odds) return null;
      const panel = h("div");
      return h(
        "details",
        {
          class: "weigh",
          open: Array.isArray(ask.odds) && ask.odds.length <= FEW,
          on: {
            toggle: (/** @type {Event} */ event) => {
              if (!(/** @type {HTMLDetailsElement} */ (event.target).open)) return;
              fresh();
              listing = { panel, ask };
              for (const key of listed(ask)) if (!odds.has(key)) table.send({ type: "odds", key });
              drawList();
            },
          },
        },
        h("summary", { text: t("odds.title") }),
        panel,
      );
    },
    /** More is known of what somebody points at, or of a word. @param {string} [word] */
    redraw(word) {
      if (!word || word === pointed?.word) draw();
      const about = word ? table.about(word) : null;
      const pin = about && pins.querySelector(`[data-pin="${word}"]`);
      if (pin) pin.lastElementChild?.replaceWith(sheet(about, true));
    },
    /** Why an action is not possible. @param {Element} at @param {string} why @param {string} rule */
    tell(at, why, rule) {
      hide();
      for (const end of ["pointerleave", "blur"]) at.addEventListener(end, leave, { once: true });
      show(at, h("p", null, h("b", { text: t("why.not") }), ` ${why} `, rule && cite(rule, false)));
    },
    /** @param {import("./types.js").WhyMessage} message */
    hearWhy(message) {
      known = message;
      doubt();
      draw();
    },
    /** @param {OddsMessage} message */
    hearOdds(message) {
      if (message.version !== table.version()) return;
      fresh();
      odds.set(message.key, message);
      if (pointed?.key === message.key) draw();
      drawList();
    },
  };
}
