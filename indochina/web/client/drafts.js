// @ts-check
// What a new game is to be, before its table is made.

import { t } from "./words.js";

/** @import { GameInfo } from "./types.js" */
/** @typedef {"me" | "open" | "solo"} Who */
/** @typedef {{scenario: string, seats: {[seat: string]: Who}, options: {[name: string]: string}}} Draft */
/** @typedef {{words: string, scenario: string, me: string, others: Who}} Quick */

/** The first of each game is also what its form starts with. @type {{[game: string]: Quick[]}} */
export const QUICK = {
  fitl: [
    { words: "quick.fitl.us", scenario: "short", me: "US", others: "solo" },
    { words: "quick.fitl.vc", scenario: "short", me: "VC", others: "solo" },
  ],
  saigon75: [
    { words: "quick.saigon75.sv", scenario: "standard", me: "SV", others: "solo" },
    { words: "quick.saigon75.friend", scenario: "standard", me: "NV", others: "open" },
  ],
  tonkin: [
    { words: "quick.tonkin.vm", scenario: "na_san", me: "VM", others: "solo" },
    { words: "quick.tonkin.fef", scenario: "na_san", me: "FEF", others: "solo" },
  ],
};

/** A sentence the lobby may have for something of a game, or null. @param {string} key */
export function perhaps(key) {
  const sentence = t(key);
  return sentence === key ? null : sentence;
}

/** @param {GameInfo} game @param {Quick | undefined} quick @returns {Draft} */
export function draftOf(game, quick) {
  const me = quick?.me ?? game.seats[0]?.id;
  const seats = Object.fromEntries(game.seats.map(({ id }) => [id, id === me ? "me" : (quick?.others ?? "solo")]));
  return {
    scenario: quick?.scenario ?? game.scenarios[0]?.name ?? "",
    seats: /** @type {Draft["seats"]} */ (seats),
    options: {},
  };
}
