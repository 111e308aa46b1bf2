// @ts-check
// Looking at what has been: a moment of the slider, what one has missed once more, the reasons of earlier steps.

import { noted } from "./state.js";

/** @import { Frame, LogEntry, MomentMessage, Page, SinceMessage, StepsMessage } from "./types.js" */

const RECENT = 40; // choices whose reasons are fetched when the panel is opened for the first time
const FAR = 300; // at most so many are told when looking back

/** @param {Page} page */
export function makeTime(page) {
  const { state } = page;
  let recalled = false; // the reasons of earlier steps have been fetched
  /** @type {((message: StepsMessage) => void)[]} who asked for steps, in order */
  const stepsFor = [];
  /** @type {((message: MomentMessage) => void) | null} */
  let momentFor = null;

  /** @type {LogEntry | null} what one has asked for in the log, to be shown where it happened */
  let sought = null;

  /** Shows the moment of an entry of the log, and the place it names. @param {LogEntry} entry */
  function seek(entry) {
    if (page.curtain.down || !state.now) return;
    if (entry.made >= state.now.made && state.mode === "now") return point(entry);
    sought = entry;
    if (entry.made < state.now.made) page.slider.jump(entry.made);
    else {
      backToNow();
      point(entry);
    }
  }

  /** @param {LogEntry} entry */
  function point(entry) {
    sought = null;
    const found = entry.words.find((word) => page.board.find(word)) ?? entry.words[0];
    if (found) page.sight.bring(found);
    page.board.highlight(entry.words);
  }

  const backToNow = () => (page.slider.past ? page.slider.now() : toNow());

  /** @param {number} made */
  function travel(made) {
    page.playback.stop();
    page.replay.stop();
    state.mode = "past";
    page.socket.send({ type: "moment", made });
    page.sight.refresh();
  }

  /** @param {MomentMessage} moment */
  function showMoment({ made, view, log_to: logTo, by }) {
    page.sight.logged(logTo); // a moment is not a step: its log is not news
    page.sight.display({ made, view, logTo, by, quiet: false, more: false });
    page.sight.refresh();
    if (sought?.made === made) point(sought);
  }

  function toNow() {
    state.mode = "now";
    momentFor = sought = null;
    page.playback.stop();
    page.replay.stop();
    if (!state.now) return;
    page.sight.logged(noted(state.now.log));
    page.sight.forget();
    page.sight.display(state.frame(state.now.by));
    page.caption.hide();
    page.board.point(null);
    page.sight.refresh();
  }

  /** Shows again what happened after so many choices. @param {number} from */
  function lookBack(from) {
    const { now } = state;
    if (!now || state.mode !== "now" || from >= now.made) return;
    const first = Math.max(from, now.made - FAR, 0);
    page.playback.stop();
    state.mode = "back";
    state.away = null;
    page.sight.refresh();
    const end = state.frame(null);
    momentFor = ({ view, log_to: logTo }) => {
      momentFor = null;
      page.sight.logged(logTo);
      page.sight.begin(view);
      /** @param {Frame[]} frames */
      const then = (frames) => state.mode === "back" && page.replay.push(...frames);
      page.others.ask({ from: first, view, end, steps: new Map(), then });
    };
    page.socket.send({ type: "moment", made: first });
  }

  /** Tells what happened since one's turn, as one page. */
  function summary() {
    if (!state.now) return;
    const { made } = state.now;
    page.socket.send({ type: "since", from: Math.max(made - state.missed(), made - FAR, 0), to: made });
  }

  /** Fetches the reasons of the latest steps for the panel. */
  function recall() {
    const { made } = page.sight;
    if (!state.now || !made || recalled || page.curtain.down) return;
    recalled = true;
    stepsFor.push(({ steps }) => {
      for (const step of steps) page.reasons.add(step, step.made);
      page.reasons.opened();
    });
    page.socket.send({ type: "steps", from: Math.max(0, made - RECENT), to: made });
  }

  return {
    travel,
    toNow,
    backToNow,
    seek,
    lookBack,
    recall,
    summary,
    /** @param {SinceMessage} message */
    async hearSince(message) {
      const { showSince } = await import("./summary.js");
      if (state.mode === "now" && !page.curtain.down) showSince(page, message);
    },
    /** @param {MomentMessage} message */
    hearMoment(message) {
      if (momentFor) momentFor(message);
      else if (page.slider.arrived(message.made)) showMoment(message);
    },
    /** @param {StepsMessage} message */
    hearSteps(message) {
      stepsFor.shift()?.(message);
    },
    /** What was asked for is not to be had. @param {string} what */
    refused(what) {
      if (what === "steps") stepsFor.shift();
      if (what === "moment") momentFor = null;
    },
    /** Steps that were asked for will not come: the line is a new one. */
    unasked() {
      stepsFor.length = 0;
      recalled = false;
    },
  };
}
