// @ts-check
// Small notes beside what one points at: why it is not offered, and the odds of what is.

import { clear, h } from "./dom.js";
import { language, t } from "./words.js";

/** @import { Ask, Blocked, OddsMessage } from "./types.js" */

const REST = 450; // milliseconds of rest or of a long press before the odds are shown
const DOUBT = 900; // and before one is told that a thing is no part of the question: that is no news to most
const ASKED = 12; // options whose odds are listed at once
const FEW = 4; // so many are listed unasked

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
 * The reason that fits a word best: the thing itself, else the place it is in.
 * @param {Blocked[]} blocked
 * @param {string} word
 */
function reason(blocked, word) {
  const [place] = word.split("/");
  return (
    blocked.find((it) => about(it, word)) ??
    blocked.find((it) => about(it, place)) ??
    blocked.find((it) => it.target?.space === place)
  );
}

/** @param {OddsMessage} odds */
const tells = ({ outcomes, items = [] }) => outcomes.length + items.length > 0;

/** The answers whose odds are listed. @param {Ask} ask */
const listed = ({ odds, options }) => (Array.isArray(odds) ? odds : options.map(({ key }) => key)).slice(0, ASKED);

/**
 * One decimal, two where that would be none or all: the shares of what excludes one another agree.
 * @param {number} share
 */
function percent(share) {
  return share.toLocaleString(language(), {
    style: "percent",
    maximumFractionDigits: Math.min(share, 1 - share) < 0.001 ? 2 : 1,
  });
}

/** What is worked out in full is called exact only if nothing is assumed. @param {OddsMessage} odds */
function chart(odds) {
  const titles = [...new Set(odds.outcomes.map(({ title }) => title))];
  return h(
    "div",
    { class: "odds" },
    odds.items?.length
      ? h("dl", null, ...odds.items.flatMap(({ text, value }) => [h("dt", { text }), h("dd", { text: value })]))
      : null,
    ...titles.flatMap((title) => [
      h("p", { text: title }),
      h(
        "ul",
        null,
        ...odds.outcomes
          .filter((outcome) => outcome.title === title)
          .map(({ probability, text }) => {
            const bar = h("span", { class: "bar" });
            bar.style.width = `${Math.max(probability * 100, 1)}%`;
            return h(
              "li",
              null,
              h("b", { text: percent(probability) }),
              h("span", { class: "line", text }),
              h("span", { class: "track", "aria-hidden": "true" }, bar),
            );
          }),
      ),
    ]),
    h("small", {
      class: "muted",
      text: [!odds.exact ? t("odds.estimated") : odds.assuming ? "" : t("odds.exact"), odds.assuming]
        .filter(Boolean)
        .join(" · "),
    }),
  );
}

/**
 * @param {{send: (message: {type: string, [name: string]: unknown}) => unknown, ask: () => Ask | null, version: () =>
 *   number}} table
 */
export function makeHints(table) {
  const note = h("div", { class: "tip", role: "status", hidden: true });
  document.body.append(note);
  /** @type {{version: number, blocked: Blocked[]} | null} */
  let known = null;
  /** @type {{word: string, at: Element} | null} */
  let wondering = null;
  /** @type {Map<string, OddsMessage>} */
  let odds = new Map();
  let oddsVersion = -1;
  /** @type {{key: string, at: Element} | null} */
  let weighing = null;
  /** @type {{panel: HTMLElement, ask: Ask} | null} */
  let listing = null;
  let rest = 0;

  /** @param {Element} at @param {...(Node | string | false | null)} content */
  function show(at, ...content) {
    if (!at.isConnected) return;
    clear(note, ...content);
    note.hidden = false;
    const box = at.getBoundingClientRect();
    const x = Math.min(Math.max(box.left + box.width / 2 - note.offsetWidth / 2, 8), innerWidth - note.offsetWidth - 8);
    const above = box.top - note.offsetHeight - 8;
    const y = above >= 8 ? above : Math.min(box.bottom + 8, innerHeight - note.offsetHeight - 8);
    note.style.left = `${x}px`;
    note.style.top = `${y}px`;
  }

  function hide() {
    clearTimeout(rest);
    note.hidden = true;
    wondering = weighing = null;
  }

  function answer() {
    if (!wondering || !known) return;
    const found = reason(known.blocked, wondering.word);
    if (found)
      show(
        wondering.at,
        h("b", { text: t("why.not") }),
        ` ${found.why} `,
        found.rule && h("span", { class: "rule", text: found.rule }),
      );
    else {
      const { at } = wondering;
      rest = setTimeout(() => show(at, t("why.other")), DOUBT);
    }
  }

  function fresh() {
    if (oddsVersion === table.version()) return;
    oddsVersion = table.version();
    odds = new Map();
  }

  /** @param {string} key @param {Element} at */
  function weigh(key, at) {
    if (!table.ask()?.odds) return;
    fresh();
    weighing = { key, at };
    const had = odds.get(key);
    if (had) drawOdds(had);
    else table.send({ type: "odds", key });
  }

  /** @param {OddsMessage} message */
  function drawOdds(message) {
    if (weighing?.key !== message.key) return;
    if (tells(message)) show(weighing.at, h("b", { text: label(message.key) }), chart(message));
    else hide();
  }

  /** @param {string} key */
  const label = (key) => table.ask()?.options.find((option) => option.key === key)?.label ?? key;

  function drawList() {
    if (!listing) return;
    const { panel, ask } = listing;
    const known = listed(ask).flatMap((key) => odds.get(key) ?? []);
    const telling = known.filter(tells);
    clear(
      panel,
      ...telling.flatMap((message) => [h("h4", { text: label(message.key) }), chart(message)]),
      !telling.length &&
        h("p", { class: "muted", text: t(known.length < listed(ask).length ? "odds.asking" : "odds.none") }),
    );
  }

  // a scroll or a press elsewhere takes the note away
  addEventListener("pointerdown", hide, true);
  addEventListener("wheel", hide, { capture: true, passive: true });
  addEventListener("keydown", (event) => event.key === "Escape" && hide(), true);

  return {
    hide,
    /** @param {string} word @param {Element} at */
    why(word, at) {
      const ask = table.ask();
      if (!ask || ask.options.some((option) => option.key === word)) return;
      wondering = { word, at };
      at.addEventListener("pointerleave", hide, { once: true });
      if (known?.version === table.version()) answer();
      else table.send({ type: "why" });
    },
    /** Shows the odds of options inside an element that one rests on or presses long. @param {Element} element */
    watch(element) {
      let pressed = false;
      /** @param {Event} event */
      const wait = (event) => {
        const at = /** @type {Element} */ (event.target).closest("[data-key]");
        const key = at?.getAttribute("data-key");
        clearTimeout(rest);
        if (!at || !key || !table.ask()?.odds) return;
        const touch = event instanceof PointerEvent && event.pointerType === "touch";
        rest = setTimeout(() => {
          pressed = touch;
          weigh(key, at);
        }, REST);
      };
      element.addEventListener(
        "pointerover",
        (event) => /** @type {PointerEvent} */ (event).pointerType === "mouse" && wait(event),
      );
      element.addEventListener("pointerout", () => weighing && hide());
      element.addEventListener("focusin", wait);
      element.addEventListener("focusout", () => weighing && hide());
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
    /** @param {import("./types.js").WhyMessage} message */
    hearWhy(message) {
      known = message;
      answer();
    },
    /** @param {OddsMessage} message */
    hearOdds(message) {
      if (message.version !== table.version()) return;
      fresh();
      odds.set(message.key, message);
      drawOdds(message);
      drawList();
    },
  };
}
