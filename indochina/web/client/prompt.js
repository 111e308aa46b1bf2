// @ts-check
// The question: one sentence, its rule, and an answer for every option that is not drawn on the board.

import { clear, h } from "./dom.js";
import { cite } from "./rules.js";
import { CLOSING, gestures } from "./wishing.js";
import { t } from "./words.js";

/** @import { Ask, Option } from "./types.js" */

const NUMBER = /^\d+$/;
const FEW = 6; // so many numbers are buttons of their own; more make a stepper

/** @param {Option} option */
const isNumber = (option) => NUMBER.test(option.key) && !option.target;
/** @param {string} text  as people type it: no accents, no capitals */
const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[đĐ]/g, "d").toLowerCase();

/**
 * @param {HTMLElement} element
 * @param {{choose: (key: string) => void, icon: (kind: string) => SVGElement, highlight: (option: Option | null) =>
 *   void}} act
 */
export function makePrompt(element, act) {
  const says = h("p", { class: "says", tabIndex: -1 });
  const refused = h("p", { class: "refused", role: "alert", hidden: true });
  // only the sentence is read out by itself, not every button
  const answers = h("div", { class: "answers", "aria-live": "off" });
  element.setAttribute("aria-live", "polite");
  element.append(says, refused, answers);
  /** @type {HTMLButtonElement[]} */
  let picks = [];
  /** @type {{type: (digit: string) => void, ok: () => void} | null} */
  let stepper = null;
  /** What Enter presses. @type {HTMLButtonElement | null} */
  let closing = null;
  /** @type {{details: HTMLDetailsElement, filter: HTMLInputElement} | null} */
  let list = null;

  /** @param {Option} option */
  const choose = (option) => () => act.choose(option.key);
  /** @param {Option} option */
  const hover = (option) => ({
    mouseenter: () => act.highlight(option),
    mouseleave: () => act.highlight(null),
    focus: () => act.highlight(option),
    blur: () => act.highlight(null),
  });

  /** @param {Option} option @param {{[name: string]: string}} data */
  function button(option, data) {
    const kind = option.target?.kind;
    return h(
      "button",
      { type: "button", ...data, on: { click: choose(option), ...hover(option) } },
      kind ? act.icon(kind) : null,
      h("span", { text: option.label }),
    );
  }

  /** @param {Option[]} options in ascending order */
  function numbers(options) {
    const last = options.length - 1;
    let at = 0; // the least: nothing is given away by a hasty Enter
    let typed = "";
    const value = h("output", { class: "value" });
    const ok = h("button", { type: "button", class: "primary", on: { click: () => act.choose(options[at].key) } });
    const less = h("button", {
      type: "button",
      "aria-label": t("prompt.less"),
      text: "−",
      on: { click: () => set(at - 1) },
    });
    const more = h("button", {
      type: "button",
      "aria-label": t("prompt.more"),
      text: "+",
      on: { click: () => set(at + 1) },
    });
    const most = h("button", {
      type: "button",
      class: "quiet",
      text: t("prompt.most", { label: options[last].label }),
      on: { click: () => set(last) },
    });
    /** @param {number} to */
    function set(to) {
      at = Math.min(Math.max(to, 0), last);
      value.textContent = options[at].label;
      ok.textContent = t("prompt.ok", { label: options[at].label });
      ok.dataset.key = options[at].key;
      less.disabled = at === 0;
      more.disabled = most.disabled = at === last;
    }
    set(at);
    stepper = {
      type(digit) {
        const find = (/** @type {string} */ text) => options.findIndex((option) => option.key === text);
        typed = find(typed + digit) >= 0 ? typed + digit : digit;
        if (find(typed) >= 0) set(find(typed));
      },
      ok: () => act.choose(options[at].key),
    };
    const element = h(
      "div",
      { class: "stepper", role: "group", "aria-label": t("prompt.number") },
      less,
      value,
      more,
      most,
      ok,
    );
    element.addEventListener("keydown", (event) => {
      const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
      if (!by) return;
      event.preventDefault();
      set(at + by);
    });
    return element;
  }

  /**
   * Every option in words, to be filtered and reached without the board.
   * @param {Option[]} options
   * @param {Set<string>} lit
   */
  function all(options, lit) {
    const rows = options.map((option) => ({
      option,
      words: plain(`${option.label} ${option.key}`),
      row: h(
        "li",
        null,
        h(
          "button",
          {
            type: "button",
            class: lit.has(option.key) ? "on-board" : "",
            "data-choice": option.key,
            on: { click: choose(option), ...hover(option) },
          },
          option.target?.kind ? act.icon(option.target.kind) : null,
          h("span", { text: option.label }),
        ),
      ),
    }));
    const filter = h("input", {
      type: "search",
      placeholder: t("prompt.filter"),
      "aria-label": t("prompt.filter"),
      on: {
        input: () => {
          const wanted = plain(filter.value.trim());
          for (const { row, words } of rows) row.hidden = !words.includes(wanted);
        },
        keydown: (event) => {
          if (event.key !== "Enter") return;
          const found = rows.filter(({ row }) => !row.hidden);
          if (filter.value && found.length) act.choose(found[0].option.key);
        },
      },
    });
    const details = h(
      "details",
      { class: "all" },
      h("summary", { text: t("prompt.all", { count: options.length }) }),
      filter,
      h("ul", null, ...rows.map(({ row }) => row)),
    );
    list = { details, filter };
    return details;
  }

  /** What the mouse and keys can do besides, in a quiet line. @param {string} text */
  const hint = (text) => (text ? h("p", { class: "gestures muted", text }) : null);

  /** What goes with many questions, out of the way of this one's own answers. @param {Option[]} options */
  function apart(options) {
    if (!options.length) return null;
    const buttons = options.map((option) => button(option, { "data-key": option.key }));
    return h("details", { class: "aside" }, h("summary", { text: t("prompt.aside") }), h("div", null, ...buttons));
  }

  /**
   * @param {string} sentence @param {string} [rule] @param {string[]} [trail]
   */
  function sentence(sentence, rule = "", trail = []) {
    picks = [];
    stepper = list = closing = null;
    clear(
      says,
      ...trail.map((word) => h("span", { class: "trail", text: word })),
      h("span", { text: sentence }),
      rule && cite(rule),
    );
  }

  /**
   * Fills in the answers; who had the focus among the old ones gets it among the new.
   * @param {(Node | null)[]} nodes
   */
  function fill(...nodes) {
    const held = answers.contains(document.activeElement);
    clear(answers, ...nodes);
    if (held) (picks[0] ?? says).focus();
  }

  return {
    /** @param {Ask} ask @param {Set<string>} lit options that are drawn on the board @param {(Node | null)[]} extra */
    ask(ask, lit, ...extra) {
      sentence(ask.prompt, ask.rule, ask.trail);
      const own = ask.options.filter(({ aside }) => !aside);
      const rest = own.filter((option) => !lit.has(option.key));
      const counts = rest.filter(isNumber).sort((a, b) => Number(a.key) - Number(b.key));
      const stepping = counts.length > FEW;
      const plainOnes = stepping ? rest.filter((option) => !isNumber(option)) : rest;
      picks = plainOnes.map((option) => button(option, { "data-key": option.key }));
      const numeric = plainOnes.some(isNumber);
      closing = picks.find((pick) => pick.dataset.key === (numeric ? counts[0].key : "")) ?? null;
      if (!numeric) closing = picks.find((pick) => CLOSING.includes(pick.dataset.key ?? "")) ?? null;
      closing?.append(h("kbd", { class: "digit", "aria-hidden": "true", text: "↵" }));
      picks.forEach((pick, i) => {
        const digit = numeric ? plainOnes[i].key : String(i + 1);
        if (/^\d$/.test(digit))
          pick.prepend(h("kbd", { class: "digit", "aria-hidden": "true", text: digit, hidden: numeric }));
      });
      fill(
        stepping ? numbers(counts) : null,
        picks.length ? h("div", { class: `picks${numeric ? " numbers" : ""}` }, ...picks) : null,
        hint(gestures(ask)),
        lit.size
          ? h("p", { class: "hint muted", text: t(lit.size === 1 ? "prompt.lit1" : "prompt.lit", { count: lit.size }) })
          : null,
        ...extra,
        own.length > 1 ? all(own, lit) : null,
        apart(ask.options.filter(({ aside }) => aside)),
      );
    },
    /** @param {string} text @param {(Node | null)[]} nodes */
    say(text, ...nodes) {
      sentence(text);
      fill(...nodes);
    },
    /**
     * This choice passes play on.
     * @param {string} says
     * @param {() => void} yes
     * @param {() => void} no
     * @param {(on: boolean) => void} asking  whether to ask another time
     */
    confirm(says, yes, no, asking) {
      sentence(says);
      picks = [
        h(
          "button",
          { type: "button", class: "primary", id: "sure", on: { click: yes } },
          h("kbd", { class: "digit", "aria-hidden": "true", text: "1" }),
          t("confirm.yes"),
        ),
        h(
          "button",
          { type: "button", id: "unsure", on: { click: no } },
          h("kbd", { class: "digit", "aria-hidden": "true", text: "2" }),
          t("confirm.no"),
        ),
      ];
      const never = h("input", { type: "checkbox", on: { change: () => asking(!never.checked) } });
      fill(h("div", { class: "row" }, ...picks), h("label", { class: "row small" }, never, t("confirm.never")));
      picks[0].focus({ preventScroll: true });
    },
    /** Says what was refused; goes with the next thing one does. @param {string} message */
    refuse(message) {
      refused.textContent = message;
      refused.hidden = !message;
    },
    /** A choice is on its way. @param {boolean} on */
    away(on) {
      element.classList.toggle("away", on);
      element.setAttribute("aria-busy", String(on));
    },
    /** Shows which answer one points at on the board. @param {string | null} key */
    mark(key) {
      for (const row of /** @type {NodeListOf<HTMLElement>} */ (answers.querySelectorAll("[data-choice]"))) {
        const here = row.dataset.choice === key;
        row.classList.toggle("spot", here);
        if (here && list?.details.open) row.scrollIntoView({ block: "nearest" });
      }
    },
    /** A digit key: picks a button, or types a number. @param {string} digit */
    digit(digit) {
      if (stepper) return stepper.type(digit);
      const own = picks.find((pick) => pick.dataset.key === digit);
      (own ?? picks[Number(digit) - 1])?.click();
    },
    /** Enter: so many, or what is asked on the way is done. */
    ok() {
      if (stepper) stepper.ok();
      else closing?.click();
    },
    /**
     * What was pointed at can be done in several ways.
     * @param {import("./types.js").Way[]} ways @param {(key: string) => void} take @param {() => void} leave
     */
    which(ways, take, leave) {
      sentence(t("which.ask"));
      /** @param {string} key @param {string} text @param {() => void} click @param {string} [kind] */
      const make = (key, text, click, kind) =>
        h(
          "button",
          { type: "button", "data-key": key, on: { click } },
          kind ? act.icon(kind) : null,
          h("span", { text }),
        );
      picks = ways.map(({ key, label, target }) => make(key, label, () => take(key), target?.kind));
      picks.push(make("", t("confirm.no"), leave));
      picks.forEach((pick, i) => {
        pick.prepend(h("kbd", { class: "digit", "aria-hidden": "true", text: String(i + 1) }));
      });
      fill(h("div", { class: "picks" }, ...picks));
      picks[0].focus({ preventScroll: true });
    },
    filter() {
      if (!list) return;
      list.details.open = true;
      list.filter.focus();
    },
    focus: () => says.focus(),
  };
}
