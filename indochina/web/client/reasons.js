// @ts-check
// Why the bots did what they did: the newest turn at the top. In layers: one line, the steps, the candidates.

import { clear, h } from "./dom.js";
import { cite, withRules } from "./rules.js";
import { t } from "./words.js";

/** @import { Step } from "./types.js" */

const KEPT = 120;
const DEEP = "    "; // how a line of candidates begins

/** @param {{chip: (seat: string) => HTMLElement, find: (step: Step) => void}} table */
export function makeReasons(table) {
  /** @type {Map<number, Step>} steps of bots by the number of the choice */
  const steps = new Map();
  const list = h("div", { class: "turns" });
  const element = h("div", { class: "reasons scroller" }, list);
  let stale = true;
  const unfolded = new Set(); // layers that the reader has opened: they stay open when the list is drawn anew

  /**
   * A layer that opens: what is in it is made when it is looked at.
   * @param {string} name @param {string} title @param {() => HTMLElement} inside
   */
  function layer(name, title, inside) {
    const details = h("details", { class: "layer" }, h("summary", { text: title }));
    const show = () => {
      if (details.open && details.childElementCount === 1) details.append(inside());
      if (details.open) unfolded.add(name);
      else unfolded.delete(name);
    };
    details.addEventListener("toggle", show);
    if (unfolded.has(name)) {
      details.open = true;
      show();
    }
    return details;
  }

  /**
   * The steps, and folded away under each its candidates, which stand furthest in.
   * @param {string} name @param {string[]} lines
   */
  function walk(name, lines) {
    const found = h("ul", { class: "lines" });
    lines.forEach((line, i) => {
      if (line.startsWith(DEEP)) return;
      const next = lines.findIndex((other, at) => at > i && !other.startsWith(DEEP));
      const more = lines.slice(i + 1, next < 0 ? lines.length : next);
      const candidates = () => h("ul", null, ...more.map((one) => h("li", null, ...withRules(one.trim()))));
      found.append(
        h(
          "li",
          { class: line.startsWith("  ") ? "inner" : "" },
          ...withRules(line.trim()),
          more.length > 0 && layer(`${name}/${i}`, t("reasons.candidates"), candidates),
        ),
      );
    });
    return found;
  }

  /** Steps taken for one reason. @param {Step[]} steps @param {number} made the number of the last of them */
  function card(steps, made) {
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
      reason?.rule && cite(reason.rule),
      reason?.lines.length ? layer(String(made), t("reasons.steps"), () => walk(String(made), reason.lines)) : null,
      ...steps
        .flatMap(({ dice }) => dice)
        .map((die) => h("span", { class: "rolled", text: `⚄ ${die.prompt} ${die.label}` })),
    );
  }

  function draw() {
    stale = false;
    const numbers = [...steps.keys()].sort((a, b) => b - a);
    /** @type {Map<Step, number>} */
    const number = new Map();
    for (const [made, step] of steps) number.set(step, made);
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
          h(
            "ol",
            null,
            ...turn.steps
              .filter(([{ label, dice }]) => label || dice.length)
              .map((some) => card(some, number.get(some[some.length - 1]) ?? 0)),
          ),
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
