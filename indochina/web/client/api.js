// @ts-check
// The REST calls of docs/web.md. A failed one throws a Refused whose message is a sentence to show.

import { language, speak, t } from "./words.js";

/** @import { BoardData, GameInfo, Table, Wish } from "./types.js" */

speak({
  en: {
    "api.unreachable": "The server does not answer. Check the connection and try again.",
    "api.failed": "The server could not do that (error {status}).",
  },
  fr: {
    "api.unreachable": "Le serveur ne répond pas. Vérifiez la connexion et réessayez.",
    "api.failed": "Le serveur n’a pas pu le faire (erreur {status}).",
  },
});

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
async function call(method, path, body) {
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

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 */
async function callJson(method, path, body) {
  return (await call(method, path, body)).json();
}

/** @param {Response} answer @param {string} name */
async function asFile(answer, name) {
  const given = /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "");
  return { name: given?.[1] ?? name, content: await answer.blob() };
}

/** @param {string} id */
const tablePath = (id) => `/api/tables/${encodeURIComponent(id)}`;

/** @returns {Promise<GameInfo[]>} */
export const games = async () => (await callJson("GET", `/api/games?language=${language()}`)).games;

/** @param {string} game @returns {Promise<BoardData>} */
export const board = (game) => callJson("GET", `/api/games/${encodeURIComponent(game)}/board?language=${language()}`);

/** @returns {Promise<Table[]>} those this browser plays at or made, latest first */
export const tables = async () => (await callJson("GET", "/api/tables")).tables;

/** @param {string} id @returns {Promise<Table>} */
export const table = (id) => callJson("GET", tablePath(id));

/** @param {Wish} wish @returns {Promise<Table>} */
export const makeTable = (wish) => callJson("POST", "/api/tables", wish);

/** @param {string} save the text of a save file @returns {Promise<Table>} */
export const importSave = (save) => callJson("POST", "/api/tables/import", save);

/** @param {string} id @returns {Promise<void>} */
export const deleteTable = async (id) => void (await call("DELETE", tablePath(id)));

/** @param {string} id @param {string} token @returns {Promise<Table>} */
export const join = (id, token) => callJson("POST", `${tablePath(id)}/join`, { token });

/** @param {string} id @param {string} seat @returns {Promise<string>} the seat's new link, absolute */
export const newLink = async (id, seat) => absolute((await callJson("POST", `${tablePath(id)}/seats/${encodeURIComponent(seat)}/link`)).link);

/** @param {string} id @returns {Promise<{name: string, content: Blob}>} */
export const save = async (id) => asFile(await call("GET", `${tablePath(id)}/save`), `indochina-${id}.save`);

/** @param {string} id @param {string} text @param {object} [client] @returns {Promise<{name: string, content: Blob}>} */
export const report = async (id, text, client) =>
  asFile(await call("POST", `${tablePath(id)}/report`, { text, client }), `indochina-report-${id}.json`);

/** A path of this server as an address to send to somebody. @param {string} path */
export const absolute = (path) => new URL(path, location.origin).href;

/** Where a table is watched and played. @param {string} id */
export const tableAddress = (id) => absolute(`/table/${id}`);
