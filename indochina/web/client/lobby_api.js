// @ts-check
// The REST calls that only the lobby makes; see api.js.

import { call, callJson, tablePath } from "./api.js";
import { language } from "./words.js";

/** @import { GameInfo, Table, Wish } from "./types.js" */

/** @returns {Promise<GameInfo[]>} */
export const games = async () => (await callJson("GET", `/api/games?language=${language()}`)).games;

/** @returns {Promise<Table[]>} those this browser plays at or made, latest first */
export const tables = async () => (await callJson("GET", `/api/tables?language=${language()}`)).tables;

/** @param {Wish} wish @returns {Promise<Table>} */
export const makeTable = (wish) => callJson("POST", "/api/tables", wish);

/** @param {string} save the text of a save file @returns {Promise<Table>} */
export const importSave = (save) => callJson("POST", `/api/tables/import?language=${language()}`, save);

/** @param {string} id @returns {Promise<void>} */
export const deleteTable = async (id) => void (await call("DELETE", tablePath(id)));
