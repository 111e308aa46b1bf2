// @ts-check
// What the page knows of its table: the game as the server last told it, and what its viewer is about.

import { merge } from "./patch.js";
import { mark } from "./settings.js";
import { t } from "./words.js";

/**
 * @import {
 *   Frame, LogEntry, Online, StateMessage, Step, Table, TableMessage, UpdateMessage, View
 * } from "./types.js"
 */

/**
 * The entries numbered below `n`; numbers may have gaps, where others have secrets.
 * @param {LogEntry[]} log
 * @param {number} n
 */
export function before(log, n) {
  let length = log.length;
  while (length && log[length - 1].n >= n) length -= 1;
  return log.slice(0, length);
}

/** The number of the first entry that is not in a log yet. @param {LogEntry[]} log */
export const noted = (log) => (log.at(-1)?.n ?? -1) + 1;

/** Nothing is seen to change. @param {{patch: View, log: LogEntry[]}} change */
export const quiet = ({ patch, log }) => !log.length && !Object.keys(patch).length;

export class State {
  /** @type {Online} */
  online = {};
  lost = ""; // what the history of a loaded save has lost
  /** @type {StateMessage | null} the game as it stands, whatever is in sight */
  now = null;
  /** @type {"now" | "past" | "back"} what is in sight: the game as it stands, a moment of the slider, a look back */
  mode = "now";
  /** @type {string | null} a choice on its way */
  pending = null;
  /** @type {string | null} a choice that waits for "Go on" */
  unsure = null;
  /** @type {import("./types.js").Way[] | null} ways to do what one has pointed at, of which one must be chosen */
  which = null;
  /** @type {string} the words of the choice that waits, if it is the last of several */
  last = "";
  /** Choices that were made at once: from and to how many. @type {{from: number, to: number}[]} */
  strokes = [];
  /** @type {string | null} what comes after it: a seat, a card, the end; null: the same seat goes on */
  after = null;
  /** @type {string[]} what it gives up */
  warnings = [];
  /** @type {string | null} the seat one is moving to */
  moving = null;
  stays = false; // one has sat down here by hand, though another of one's seats is asked
  /** @type {number | null} choices this seat had seen when it came back, if others have moved since */
  away = null;

  /** @param {string} id @param {Table} table */
  constructor(id, table) {
    this.id = id;
    this.table = table;
    this.viewer = this.#seatAtFirst();
  }

  // --- seats -----------------------------------------------------------------------------------------------

  /** @returns {string | null} */
  #seatAtFirst() {
    const mine = this.mySeats();
    if (this.handsHidden() && !this.table.over) return null; // behind the curtain
    return mine.find((seat) => this.table.waiting_for.includes(seat)) ?? mine[0] ?? null;
  }

  mySeats() {
    return Object.keys(this.table.seats).filter((seat) => this.table.seats[seat].player === "you");
  }

  /** Several hands that must not see each other lie at this screen. */
  handsHidden() {
    return this.table.hidden && this.mySeats().length > 1;
  }

  /** @param {Step} step */
  mine(step) {
    return !step.bot && this.mySeats().includes(step.seat);
  }

  /** @param {string} seat */
  name(seat) {
    return this.table.seats[seat]?.name ?? t(`seat.${seat}`);
  }

  // --- the game --------------------------------------------------------------------------------------------

  get version() {
    return this.now?.version ?? -1;
  }

  /** The words of an answer. @param {string} key */
  label(key) {
    return this.now?.ask?.options.find((option) => option.key === key)?.label ?? key;
  }

  /** How many choices have been made since the last turn of this seat. */
  missed() {
    return this.now ? Math.max(this.now.made - (mark("own", this.id, this.viewer) ?? 0), 0) : 0;
  }

  /** The game as it stands, as a picture. @param {Step | null} by @returns {Frame} */
  frame(by) {
    const now = /** @type {StateMessage} */ (this.now);
    return { made: now.made, view: now.view, logTo: noted(now.log), by, quiet: false, more: false };
  }

  // --- what the server tells -------------------------------------------------------------------------------

  /** @param {TableMessage} message */
  seated(message) {
    this.table = message.table;
    this.online = message.online;
    this.lost = message.history;
    this.viewer = message.viewer;
  }

  /** @param {StateMessage} message */
  begin(message) {
    this.now = { ...message, log: [...before(this.now?.log ?? [], message.log_from), ...message.log] };
    this.pending = this.unsure = this.which = this.moving = null;
  }

  /** @param {StateMessage} now @param {UpdateMessage} message */
  change(now, message) {
    const log = [...before(now.log, message.log_from), ...message.log];
    const [from, to] = [now.made, message.made];
    if (to > from) this.strokes = this.strokes.filter((stroke) => stroke.to <= from);
    if (to > from + 1) this.strokes.push({ from, to });
    this.now = { ...message, type: "state", log, view: merge(now.view, message.patch) };
    this.pending = this.unsure = this.which = null;
    this.stays = false;
  }
}
