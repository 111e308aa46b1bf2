// @ts-check
// Answering a question, and taking answers back.

import { confirming } from "./settings.js";
import { t } from "./words.js";

/** @import { Back, Page } from "./types.js" */

/** @param {Page} page */
export function makeAnswering(page) {
  const { state } = page;

  /** @param {string} key */
  function choose(key) {
    if (page.sight.asked() && state.pending === null && state.unsure === null) send(key, false);
  }

  /** @param {string} key @param {boolean} sure */
  function send(key, sure) {
    state.unsure = state.which = null;
    page.hints.hide();
    page.prompt.refuse("");
    // unless it went out nothing is kept: after the line comes back the state tells what to answer
    const message = { type: "choose", version: state.now?.version, key, confirm: confirming(), sure };
    if (page.socket.send(message)) state.pending = key;
    else page.prompt.refuse(t("line.not_sent"));
    page.sight.refresh();
  }

  /** @param {Back} what */
  function possible(what) {
    const { now } = state;
    return Boolean(now && page.sight.live() && (what === "redo" ? now.redo : now.undo));
  }

  /** @param {Back} what */
  function turnBack(what) {
    if (!state.now || state.pending !== null || !possible(what)) return;
    state.unsure = null;
    page.prompt.refuse("");
    const { made, version } = state.now;
    // what was done at once is taken back at once, and done again
    const stroke = state.strokes.find(({ from, to }) => (what === "redo" ? from : to) === made);
    const end = stroke && what !== "reset" ? { made: what === "redo" ? stroke.to : stroke.from } : {};
    page.socket.send({ type: what, version, ...end });
  }

  return { choose, send, possible, turnBack };
}
