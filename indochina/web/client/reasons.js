// @ts-check
// Why the bots did what they did: the newest turn at the top.

import { clear, h } from "./dom.js";
import { t } from "./words.js";

/** @import { Step } from "./types.js" */

const KEPT = 120;

/** @param {{chip: (seat: string) => HTMLElement, find: (step: Step) => void}} table */
export function makeReasons(table) {
  /** @type {Map<number, Step>} steps of bots by the number of the choice */
  const steps = new Map();
  const list = h("div", { class: "turns" });
  const element = h("div", { class: "reasons scroller" }, list);
  let stale = true;

  /** Steps taken for one reason. @param {Step[]} steps */
  function card(steps) {
    const [{ reason }] = steps;
    return h(
      "li",
      null,
      ...steps.flatMap((step, i) => [
        i ? ", " : "",
        h(
          "button",
          { type: "button", class: "plain", on: { click: () => table.find(step) } },
          h("b", { text: step.label ?? t("step.secret") }),
        ),
      ]),
      reason && h("span", { class: "because", text: ` ${reason.text}` }),
      reason?.rule && h("span", { class: "rule", text: reason.rule }),
      reason?.lines.length
        ? h(
            "ul",
            { class: "lines" },
            ...reason.lines.map((line) => h("li", { class: line.startsWith("  ") ? "inner" : "", text: line.trim() })),
          )
        : null,
      ...steps
        .flatMap(({ dice }) => dice)
        .map((die) => h("span", { class: "rolled", text: `⚄ ${die.prompt} ${die.label}` })),
    );
  }

  function draw() {
    stale = false;
    const numbers = [...steps.keys()].sort((a, b) => b - a);
    /** @type {{seat: string, from: number, to: number, steps: Step[][]}[]} */
    const turns = [];
    for (const made of numbers) {
      const step = /** @type {Step} */ (steps.get(made));
      const turn = turns.at(-1);
      if (turn && turn.seat === step.seat && turn.from === made + 1) {
        const [next] = turn.steps;
        if (step.reason && !step.dice.length && JSON.stringify(step.reason) === JSON.stringify(next[0].reason))
          next.unshift(step);
        else turn.steps.unshift([step]);
        turn.from = made;
      } else turns.push({ seat: step.seat, from: made, to: made, steps: [[step]] });
    }
    clear(
      list,
      ...turns.map((turn) =>
        h(
          "section",
          null,
          h(
            "h2",
            null,
            table.chip(turn.seat),
            h("small", {
              text:
                turn.from === turn.to
                  ? t("reasons.choice", { from: turn.from })
                  : t("reasons.choices", { from: turn.from, to: turn.to }),
            }),
          ),
          h("ol", null, ...turn.steps.filter(([{ label, dice }]) => label || dice.length).map(card)),
        ),
      ),
      !turns.length && h("p", { class: "empty", text: t("reasons.empty") }),
    );
  }

  return {
    element,
    /** @param {Step} step @param {number} made */
    add(step, made) {
      if (!step.bot) return;
      steps.set(made, step);
      if (steps.size > KEPT) steps.delete(Math.min(...steps.keys()));
      stale = true;
      if (element.isConnected && element.offsetParent) draw();
    },
    /** After an undo. @param {number} made */
    cut(made) {
      for (const number of steps.keys()) if (number > made) steps.delete(number);
      stale = true;
      if (element.offsetParent) draw();
    },
    opened: () => stale && draw(),
  };
}
