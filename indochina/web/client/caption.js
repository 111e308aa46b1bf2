// @ts-check
// Below the question: who just did what, what came of it, and the dice.

import { clear, h } from "./dom.js";
import { cite } from "./rules.js";
import { die } from "./signs.js";
import { t } from "./words.js";

/** @import { LogEntry, Step } from "./types.js" */

const LINES = 3;
const STAYS = 7000; // milliseconds it stays when nothing follows

/**
 * @param {HTMLElement} element
 * @param {{chip: (seat: string) => HTMLElement, mine: (step: Step) => boolean}} table
 */
export function makeCaption(element, table) {
  const words = h("div");
  const close = h("button", {
    type: "button",
    class: "quiet",
    "aria-label": t("play.close"),
    text: "×",
    on: { click: hide },
  });
  element.append(words, close);
  element.hidden = true;
  let timer = 0;

  function hide() {
    clearTimeout(timer);
    element.hidden = true;
    clear(words);
  }

  return {
    hide,
    /** @param {Step | null} step @param {LogEntry[]} entries  what came of it */
    show(step, entries) {
      if (!step || (table.mine(step) && !step.dice.length)) return hide();
      element.hidden = false;
      const more = entries.length - LINES;
      clear(
        words,
        h(
          "p",
          { class: "what" },
          table.chip(step.seat),
          h("b", { text: step.label ?? t("step.secret") }),
          step.rule && cite(step.rule),
        ),
        step.dice.length
          ? h("p", { class: "dice" }, ...step.dice.map((it) => h("span", { title: it.prompt }, die(it.label))))
          : null,
        ...entries
          .slice(0, more === 1 ? LINES + 1 : LINES)
          .map((entry) => h("p", { class: "entry", text: entry.text })),
        more > 1 && h("p", { class: "entry muted", text: t("play.lines", { count: more }) }),
        step.reason?.text && h("p", { class: "because", text: step.reason.text }),
      );
    },
    /** @param {import("./dom.js").Child[]} lines  of a step of an action */
    tell(lines) {
      element.hidden = false;
      clear(words, ...lines);
    },
    /** @param {boolean} busy  further steps follow */
    follow(busy) {
      close.hidden = busy;
      element.classList.toggle("busy", busy);
      clearTimeout(timer);
      if (!busy) timer = setTimeout(hide, STAYS);
    },
  };
}
