// @ts-check
// Pointing at pieces and places: what was clicked or dragged goes to the server, which reads it as answers.

import { confirming } from "./settings.js";
import { t } from "./words.js";

/** @import { Ask, Page, WhichMessage } from "./types.js" */
/** @typedef {{things?: string[], to?: string, count?: string, by?: string}} Wish */

export const CLOSING = ["done", "go"]; // answers that only close a question on the way
const DIGITS = /^\d+$/;

/** A question of how many. @param {Ask} ask */
const counts = ({ options }) => options.every(({ key, target }) => DIGITS.test(key) && !target);

/** Can a question on the way be closed by going on to something else? @param {Ask} ask */
const closes = (ask) => counts(ask) || ask.options.some(({ key }) => CLOSING.includes(key));

/** What one may do with pieces while a question is open, in a line. @param {Ask} ask */
export function gestures(ask) {
  const lit = ask.options.some(({ target }) => target);
  if (counts(ask) && ask.carry) return t("gestures.count");
  const carry = lit ? "gestures.carry" : ask.carry === "to" ? "gestures.to" : "gestures.drag";
  const said = [ask.carry ? t(carry) : "", closes(ask) && !counts(ask) ? t("gestures.close") : ""];
  return said.filter(Boolean).join(" ");
}

/** @param {Page} page */
export function makeWishing(page) {
  const { state } = page;
  /** @type {Wish} what the server was asked for last */
  let wish = {};
  /** What becomes of it if it means nothing; without it one is told why. @type {(() => void) | null} */
  let otherwise = null;
  let clicked = ""; // the last piece
  /** A second click on it, before the first was answered. @type {Parameters<typeof piece> | null} */
  let waiting = null;

  const open = () => (page.sight.asked() && state.pending === null && state.unsure === null ? state.now?.ask : null);

  /** @param {Wish} wanted @param {(() => void) | null} [instead] */
  function send(wanted, instead = null, sure = false) {
    [wish, otherwise] = [wanted, instead];
    state.unsure = state.which = null;
    page.hints.hide();
    page.prompt.refuse("");
    const message = { type: "wish", version: state.now?.version, ...wish, confirm: confirming(), sure };
    if (page.socket.send(message)) state.pending = "wish";
    else page.prompt.refuse(t("line.not_sent"));
    page.sight.refresh();
  }

  /**
   * A piece was clicked.
   * @param {string} word @param {"" | "all" | "more"} how  with all like it, or one more
   * @param {string} [key] if it is an answer by itself @param {string[]} [like]  what lies in its stack
   */
  function piece(word, how, key, like = [word]) {
    if (state.pending !== null) {
      if (word === clicked) waiting = [word, how, key, like];
      return;
    }
    const ask = open();
    const offered = ask?.options.some((option) => option.key === key);
    // once more on a piece of a stack that was taken: all of the stack
    const taken = ask?.chosen.some(({ unit }) => unit && word === clicked && word.endsWith(`/${unit}`));
    const all = how === "all" || (how === "" && taken && !offered && like.length > 1);
    clicked = word;
    if (key !== undefined && offered && !all) page.answering.choose(key);
    else if (ask && (ask.options.some(({ target }) => target) || closes(ask)))
      send({ things: all ? like : [word], count: all ? "all" : "" }, () => {
        clicked = "";
        page.hints.pin(word);
      });
    else page.hints.pin(word);
  }

  return {
    /** May pieces be carried now? */
    get carries() {
      return Boolean(open()?.carry);
    },
    piece,
    /** The answer to a click has come: a second one, quicker than it, is carried out now. */
    goOn() {
      const next = waiting;
      waiting = null;
      if (next) piece(...next);
    },
    /** A place was clicked that is no answer by itself. @param {string} word */
    place(word) {
      const ask = open();
      if (ask && (closes(ask) || ask.carry === "to")) send({ to: word }, () => page.hints.pin(word));
      else page.hints.pin(word);
    },
    /** Pieces were dragged to a place. @param {string[]} things @param {string} to @param {string} count */
    carry(things, to, count) {
      if (open()) send({ things, to, count });
    },
    /** One of several ways was chosen, or what was asked for is confirmed. @param {{by?: string, sure?: boolean}} how */
    again: ({ by = "", sure = false }) => send({ ...wish, by: `${wish.by ?? ""} ${by}`.trim() }, null, sure),
    /** It means nothing. @returns {boolean} whether nothing need be said */
    refused() {
      const act = otherwise;
      otherwise = null;
      act?.();
      return act !== null;
    },
    /** @param {WhichMessage} message */
    hearWhich({ version, options }) {
      state.pending = null;
      if (version === state.now?.version) state.which = options;
    },
  };
}
