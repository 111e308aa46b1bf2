// @ts-check
// What others have done: asked of the server action by action, by its effects. What shows it is loaded when it is needed.

import { speed } from "./settings.js";
import { quiet } from "./state.js";

/** @import { Frame, Page, StateMessage, Step, StoryMessage, UpdateMessage, View } from "./types.js" */
/**
 * @typedef {{from: number, view: View, end: Frame, steps: Map<number, Step>, own?: boolean, then: (frames: Frame[], story?:
 *   StoryMessage) => void}} Batch  own: of choices that are in sight already
 */

const MOST = 60; // choices of one seat after which something is shown, though it goes on

/** @param {Page} page */
export function makeOthers(page) {
  const { state } = page;
  /** @type {(Batch & {seat: string}) | null} what has come and not been asked for */
  let batch = null;
  /** @type {Batch[]} */
  let asked = [];

  /** @type {Promise<typeof import("./telling.js")> | null} */
  let loading = null;

  /** @param {Batch} wanted */
  function ask(wanted) {
    asked.push(wanted);
    loading ??= import("./telling.js").then((telling) => {
      page.telling = telling.makeTelling(page);
      return telling;
    });
    page.socket.send({ type: "story", from: wanted.from, to: wanted.end.made });
  }

  function tell() {
    if (batch) ask(batch);
    batch = null;
  }

  /**
   * A choice that is in sight already, after which dice fell, or that is part of a battle.
   * @param {StateMessage} before @param {Step} by
   */
  function fought(before, by) {
    if (!by.dice.length && !page.telling?.battle.open && !asked.some(({ own }) => own)) return;
    /** @param {Frame[]} _ @param {StoryMessage} [story] */
    const then = (_, story) => {
      const entries = story?.actions.flatMap((action) => action.entries) ?? [];
      if (story) page.telling?.battle.show(entries, story.battles, !state.mine(by));
      if (page.telling?.battle.open) page.caption.hide(); // it says the same
    };
    ask({ from: before.made, view: before.view, end: state.frame(by), steps: new Map(), own: true, then });
  }

  return {
    ask,
    fought,
    /** A choice of another seat. @param {UpdateMessage} message @param {StateMessage} before @param {Step} by */
    heard(message, before, by) {
      const end = { ...state.frame(by), quiet: quiet(message), more: message.more };
      if (speed() === "instant") {
        page.playback.push(end);
        return fought(before, by);
      }
      if (batch && (batch.seat !== by.seat || batch.steps.size >= MOST)) tell();
      /** @param {Frame[]} frames */
      const then = (frames) => page.playback.push(...frames);
      batch ??= { from: before.made, view: before.view, seat: by.seat, end, steps: new Map(), then };
      batch.end = end;
      batch.steps.set(message.made, by);
      if (!message.more) tell();
    },
    /** @param {StoryMessage} message */
    async hear(message) {
      const telling = await loading;
      const wanted = asked[0];
      // nobody may wait for it now
      if (!telling || wanted?.from !== message.from || wanted.end.made !== message.to) return;
      asked.shift();
      wanted.then(telling.pictures(message, wanted), message);
    },
    /** It is not to be had: the end of it is shown at once. */
    refused() {
      const wanted = asked.shift();
      wanted?.then([wanted.end]);
    },
    forget() {
      batch = null;
      asked = [];
    },
    /** Something has happened that is still to be told. */
    get coming() {
      return batch !== null || asked.some(({ own }) => !own);
    },
  };
}
