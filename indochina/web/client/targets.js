// @ts-check
// What options and steps point at, as words of the board.

/** @import { Option, Step } from "./types.js" */

/** @param {Option} option */
export const words = ({ target }) =>
  target ? [target.unit ?? target.space ?? target.hex ?? target.box ?? target.card ?? target.kind ?? ""] : [];

/** Where a step happened. @param {Step} step */
export const place = ({ target, key }) =>
  target?.space ?? target?.hex ?? target?.box ?? target?.card ?? target?.unit ?? key ?? "";
