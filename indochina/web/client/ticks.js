// @ts-check
// Marks along the slider: where cards, turns and Coup Rounds began. A click goes there; Page Up and Page Down do, too.

import { clear, h } from "./dom.js";

/** @import { LogEntry } from "./types.js" */
/** @typedef {{made: number, kind: "card" | "turn" | "coup", text: string}} Tick */

/** Entries that begin something: a card, a turn. */
export const HEADS = /^log\.(card|turn)$/;
const THUMB = 16; // pixels of the slider's handle, whose middle is what counts

/** @param {LogEntry[]} log @returns {Tick[]} */
export function ticksOf(log) {
  return log.flatMap((entry, i) => {
    if (!HEADS.test(entry.key)) return [];
    const coup = log[i + 1]?.key.startsWith("log.coup.");
    const kind = entry.key === "log.turn" ? "turn" : coup ? "coup" : "card";
    return [{ made: entry.made, kind, text: entry.text }];
  });
}

/** @param {HTMLInputElement} slider @param {(made: number) => void} go */
export function makeTicks(slider, go) {
  const row = h("div", { class: "ticks", "aria-hidden": "true" });
  /** @type {Tick[]} */
  let ticks = [];
  let drawn = "";

  slider.addEventListener("keydown", (event) => {
    const by = { PageUp: 1, PageDown: -1 }[event.key];
    if (!by || !ticks.length) return;
    event.preventDefault();
    const at = Number(slider.value);
    const next = by > 0 ? ticks.find(({ made }) => made > at) : ticks.filter(({ made }) => made < at).at(-1);
    go(next?.made ?? (by > 0 ? Number(slider.max) : 0));
  });

  return {
    element: h("div", { class: "track-line" }, slider, row),
    /** What is going on at a moment. @param {number} at */
    at: (at) => ticks.filter(({ made }) => made <= at).at(-1)?.text ?? "",
    /** @param {LogEntry[]} log @param {number} made  choices in all */
    draw(log, made) {
      ticks = ticksOf(log);
      const now = JSON.stringify([ticks.length, ticks.at(-1)?.made, made]);
      if (now === drawn) return;
      drawn = now;
      clear(
        row,
        ...ticks.map((tick) => {
          const mark = h("span", { class: `tick ${tick.kind}`, title: tick.text, on: { click: () => go(tick.made) } });
          const part = made ? tick.made / made : 0;
          mark.style.left = `calc(${THUMB / 2}px + (100% - ${THUMB}px) * ${part})`;
          return mark;
        }),
      );
    },
  };
}
