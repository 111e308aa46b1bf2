// @ts-check
// A story as pictures: steps of actions, each with its headline, what it changed, and its dice.

import { makeBattle } from "./battle.js";
import { h } from "./dom.js";
import { makeMotion } from "./motion.js";
import { merge } from "./patch.js";
import { cite } from "./rules.js";
import { SPEEDS, speed } from "./settings.js";
import { die } from "./signs.js";
import { useStyle } from "./stage.js";
import { t } from "./words.js";

/** @import { Frame, Page, Step, StoryAction, StoryEntry, StoryMessage, Telling } from "./types.js" */
/** @import { Batch } from "./others.js" */

const WHOLE = 3.75; // times the pace: longer nobody's part of a card is shown, so that a card takes 12 s at most
const LINES = 3;
const EFFECTS = 4; // of a step are listed

/**
 * The pictures of a story: one for each entry that has changed something; what the others say is told with the next.
 * @param {StoryMessage} story @param {Batch} batch @returns {Frame[]}
 */
export function pictures(story, { view, end, steps }) {
  /** @type {Frame[]} */
  const frames = [];
  /** @type {StoryEntry[]} */
  let said = [];
  for (const action of story.actions) {
    const first = frames.length;
    for (const entry of action.entries) {
      view = merge(view, entry.patch);
      said.push(entry);
      if (!entry.effects.length) continue;
      const told = { action, entries: said, battles: story.battles, at: frames.length - first, of: 0 };
      said = [];
      const by = steps.get(entry.made) ?? null;
      frames.push({ made: entry.made, view, logTo: entry.n + 1, by, quiet: false, more: true, told });
    }
    for (const frame of frames.slice(first)) if (frame.told) frame.told.of = frames.length - first;
    if (first < frames.length) frames.at(-1)?.told?.entries.push(...said.splice(0));
  }
  pace(frames);
  frames.push({ ...end, by: null, part: 0 });
  return frames;
}

/** Who does much on a card does it faster. @param {Frame[]} frames */
function pace(frames) {
  /** @param {StoryAction | undefined} action */
  const whose = (action) => `${action?.chapter}/${action?.who}`;
  /** @type {Map<string, number>} */
  const count = new Map();
  for (const { told } of frames) count.set(whose(told?.action), (count.get(whose(told?.action)) ?? 0) + 1);
  for (const frame of frames) frame.part = Math.min(1, WHOLE / (count.get(whose(frame.told?.action)) ?? 1));
}

/** @param {Page} page */
export function makeTelling(page) {
  useStyle(new URL("story.css", import.meta.url).href);
  const motion = makeMotion(page);
  const battle = makeBattle(page);

  /** @param {Telling} told @param {Step | null} by */
  function lines({ action, entries, battles, at, of }, by) {
    const fought = new Set(Object.values(battles).flatMap((one) => one.entries)); // the battle shows these dice
    const dice = entries.flatMap((entry) => entry.dice);
    const effects = entries.flatMap((entry) => entry.effects);
    const more = effects.length - EFFECTS;
    return [
      action.chapter && h("p", { class: "chapter", text: action.chapter }),
      h(
        "p",
        { class: "what headline", "data-step": `${at + 1}/${of}` },
        action.who && h("span", { class: "seat", "data-seat": action.who }),
        h("b", { text: action.headline }),
      ),
      dice.length && !entries.some(({ n }) => fought.has(n))
        ? h("p", { class: "dice" }, ...dice.map((it) => h("span", { title: it.prompt }, die(it.label))))
        : null,
      ...entries.slice(-LINES).map((entry) => h("p", { class: "entry" }, entry.text, entry.rule && cite(entry.rule))),
      h("ul", { class: "effects" }, ...effects.slice(0, EFFECTS).map(({ text }) => h("li", { text }))),
      more > 0 && h("p", { class: "muted", text: t("play.effects", { count: more }) }),
      by?.reason?.text && h("p", { class: "because", text: by.reason.text }),
    ];
  }

  return {
    stop: motion.stop,
    battle,
    /** A step of an action: its pieces go where they go. @param {Frame} picture @param {Telling} told */
    show({ by, part = 1 }, told) {
      const seconds = SPEEDS[speed()] || SPEEDS.fast;
      page.board.point(null);
      page.caption.tell(lines(told, by));
      battle.show(told.entries, told.battles);
      motion.run(
        told.entries.flatMap(({ effects }) => effects),
        Number.isFinite(seconds) ? seconds * part : 1,
      );
    },
  };
}
