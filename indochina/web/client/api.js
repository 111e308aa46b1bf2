// @ts-check
// The REST calls of docs/web.md. A failed one throws a Refused whose message is a sentence to show.

import { language, t } from "./words.js";

/** @import { BoardData, Table } from "./types.js" */

const TRIES = 3;

export class Refused extends Error {
  /**
   * @param {number} status HTTP status, 0 when the server was not reached
   * @param {string} message
   */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body] an object goes as JSON, a string as it is
 * @returns {Promise<Response>}
 */
export async function call(method, path, body) {
  /** @type {RequestInit} */
  const request = { method, headers: {} };
  if (body !== undefined) {
    const text = typeof body === "string";
    request.body = text ? body : JSON.stringify(body);
    request.headers = { "Content-Type": text ? "text/plain; charset=utf-8" : "application/json" };
  }
  let answer;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refused(0, t("api.unreachable"));
  }
  if (answer.ok) return answer;
  const problem = await answer.json().catch(() => null);
  throw new Refused(answer.status, problem?.error ?? t("api.failed", { status: answer.status }));
}

/** @param {string} method @param {string} path @param {unknown} [body] */
export async function callJson(method, path, body) {
  return (await call(method, path, body)).json();
}

/** @param {Response} answer */
async function asFile(answer) {
  const name = /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "");
  return { name: name?.[1] ?? "indochina", content: await answer.blob() };
}

/** @param {string} id */
export const tablePath = (id) => `/api/tables/${encodeURIComponent(id)}`;

/** @param {string} game @returns {Promise<BoardData>} */
export const board = (game) => callJson("GET", `/api/games/${encodeURIComponent(game)}/board?language=${language()}`);

/** @param {string} id @returns {Promise<Table>} */
export const table = (id) => callJson("GET", `${tablePath(id)}?language=${language()}`);

/** Whether somebody else plays, or may, who must be told that the dice can be known. @param {Table} table */
export const isForeseen = (table) => table.foreseen && !hasSave(table);

/** Whether its export is a save; else it is a record of what this browser saw. @param {Table} table */
export function hasSave({ over, seats }) {
  const players = new Set(Object.values(seats).map(({ player }) => player));
  return over || (players.has("you") && !players.has("taken") && !players.has("open"));
}

/**
 * Takes a seat. Known to the server first, this browser may ask again when the answer is lost, and has the seat once.
 * @param {string} id @param {string} token @returns {Promise<Table>}
 */
export async function join(id, token) {
  for (let left = TRIES; ; left -= 1) {
    try {
      await call("POST", "/api/browser");
      return await callJson("POST", `${tablePath(id)}/join?language=${language()}`, { token });
    } catch (error) {
      if (!(error instanceof Refused) || error.status || left <= 1) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

/** @param {string} id @param {string} seat */
const seatPath = (id, seat) => `${tablePath(id)}/seats/${encodeURIComponent(seat)}`;

/**
 * @param {string} id
 * @param {string} seat
 * @param {boolean} give whether whoever held the seat does not any more once the link is opened
 * @returns {Promise<string>} the seat's new link, absolute
 */
export const newLink = async (id, seat, give = false) =>
  absolute((await callJson("POST", `${seatPath(id, seat)}/link${give ? "?give=true" : ""}`)).link);

/** No other device holds the seat any more. @param {string} id @param {string} seat @returns {Promise<void>} */
export const holdAlone = async (id, seat) => void (await call("DELETE", `${seatPath(id, seat)}/others`));

/** @param {string} id @returns {Promise<{name: string, content: Blob}>} */
export const save = async (id) => asFile(await call("GET", `${tablePath(id)}/save`));

/** A finished game as one file that replays it. @param {string} id @returns {Promise<{name: string, content: Blob}>} */
export const replay = async (id) => asFile(await call("GET", `${tablePath(id)}/replay?language=${language()}`));

/** A table of one's own from a moment of another. @param {string} id @param {number} made @param {string} seat @returns {Promise<Table>} */
export const fork = (id, made, seat) =>
  callJson("POST", `${tablePath(id)}/fork?language=${language()}`, { made, seat });

/** The tables of this browser. @returns {Promise<{tables: Table[]}>} */
export const tables = () => callJson("GET", `/api/tables?language=${language()}`);

/** How the game went. @param {string} id @returns {Promise<import("./types.js").Account>} */
export const account = (id) => callJson("GET", `${tablePath(id)}/account?language=${language()}`);

/**
 * @param {string} id
 * @param {string} text
 * @param {object} [client]
 * @returns {Promise<{name: string, content: Blob}>}
 */
export const report = async (id, text, client) =>
  asFile(await call("POST", `${tablePath(id)}/report`, { text, client }));

/** Where friends reach this server (empty: where this page comes from), and whether only this machine does. */
export const address = { friends: "", only_here: false };

/** Asks for it, before any link is made. Who is not told makes links of the address this page has. */
export const learnAddress = async () =>
  void Object.assign(address, await callJson("GET", "/api/address").catch(() => null));

/** A path of this server as an address to send to somebody. @param {string} path */
export const absolute = (path) => new URL(path, address.friends || location.origin).href;

/** Where others watch a table. @param {string} id */
export const tableAddress = (id) => absolute(`/table/${id}`);
