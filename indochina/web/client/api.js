// @ts-check
// The REST calls of docs/web.md. A failed one throws a Refused whose message is a sentence to show.

import { language, t } from "./words.js";

/** @import { BoardData, Table } from "./types.js" */

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

/** Whether its export is a save; else it is a record of what this browser saw. @param {Table} table */
export function hasSave({ over, seats }) {
  const players = new Set(Object.values(seats).map(({ player }) => player));
  return over || (players.has("you") && !players.has("taken") && !players.has("open"));
}

/** @param {string} id @param {string} token @returns {Promise<Table>} */
export const join = (id, token) => callJson("POST", `${tablePath(id)}/join?language=${language()}`, { token });

/** @param {string} id @param {string} seat @returns {Promise<string>} the seat's new link, absolute */
export const newLink = async (id, seat) =>
  absolute((await callJson("POST", `${tablePath(id)}/seats/${encodeURIComponent(seat)}/link`)).link);

/** @param {string} id @returns {Promise<{name: string, content: Blob}>} */
export const save = async (id) => asFile(await call("GET", `${tablePath(id)}/save`));

/**
 * @param {string} id
 * @param {string} text
 * @param {object} [client]
 * @returns {Promise<{name: string, content: Blob}>}
 */
export const report = async (id, text, client) =>
  asFile(await call("POST", `${tablePath(id)}/report`, { text, client }));

/** A path of this server as an address to send to somebody. @param {string} path */
export const absolute = (path) => new URL(path, location.origin).href;

/** Where a table is watched and played. @param {string} id */
export const tableAddress = (id) => absolute(`/table/${id}`);
