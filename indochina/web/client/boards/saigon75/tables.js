// @ts-check
// What is printed beside the map of Saigon 75: tables whose row and column of now are marked, and the turn track.
import { s } from "../../dom.js";
import { t } from "../../words.js";
import { rect, write } from "../shapes.js";
import { piece } from "./pieces.js";

/** @import { Panel, Pen, Rows } from "./types.js" */

/** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 */
export const rule = (x1, y1, x2, y2) => s("line", { class: "rule", x1, x2, y1, y2 });

/**
 * A printed table. Returns what marks the column or row of now, a cell, and says the note under it.
 * @param {Panel} panel
 * @param {Rows} rows
 * @param {string[]} head
 * @param {string} corner
 * @param {string} note
 */
export function printedTable({ into, width, height }, rows, head, corner, note) {
  const names = Object.keys(rows);
  const [left, top, first] = [16, 52, 84];
  const wide = width - 2 * left;
  const w = (wide - first) / head.length;
  const h = (height - 90) / (names.length + 1);
  const column = rect(0, top, w, h * (names.length + 1), 4, "now-column");
  const row = rect(left, 0, wide, h, 4, "now-column");
  const cell = rect(0, 0, w - 4, h - 4, 6, "now-cell");
  const says = write(note, width / 2, height - 17, "fine");
  into.append(rect(left, top, wide, h, 4, "table-head"), column, row);
  /**
   * @param {number} i  -1: the name of the row
   * @param {number} line
   * @param {string | number} text
   * @param {string} style
   */
  function put(i, line, text, style) {
    into.append(
      write(text, left + (i < 0 ? first / 2 : first + w * (i + 0.5)), top + h * (line + 0.5) + 7.5, `cell ${style}`),
    );
  }
  put(-1, 0, corner, "head corner");
  for (const [i, text] of head.entries()) put(i, 0, text, "head");
  names.forEach((title, r) => {
    into.append(rule(left, top + h * (r + 1), left + wide, top + h * (r + 1)));
    put(-1, r + 1, title === "limit" ? t("saigon75.limit") : title, "head");
    for (const [i, n] of rows[title].entries()) put(i, r + 1, n, title === "limit" ? "limit" : "");
  });
  into.append(cell, says);
  /** @param {number} col @param {number} line  -1: none */
  return (col, line, text = note) => {
    /** @param {SVGElement} mark @param {boolean} seen @param {"x" | "y"} axis @param {number} at */
    const place = (mark, seen, axis, at) => {
      mark.setAttribute("visibility", seen ? "visible" : "hidden");
      mark.setAttribute(axis, String(at));
    };
    place(column, col >= 0, "x", left + first + w * col);
    place(row, col < 0 && line >= 0, "y", top + h * (line + 1));
    place(cell, col >= 0 && line >= 0, "x", left + first + w * col + 2);
    cell.setAttribute("y", String(top + h * (line + 1) + 2));
    if (says.textContent !== text) says.textContent = text;
  };
}

/**
 * The track of turns. Returns what moves its mark to a turn.
 * @param {Pen} pen
 * @param {Panel} panel
 * @param {string[]} turns
 */
export function turnTrack(pen, { into, width, height }, turns) {
  const step = (width - 20) / turns.length;
  const turnMark = rect(0, 10, step - 4, height - 20, 8, "turn-mark");
  into.append(
    turnMark,
    ...turns.flatMap((turn, i) => {
      const x = 10 + step * i;
      const middle = x + step / 2;
      const [season, ...year] = pen.name(`season.${turn}`).split(" ");
      const check = pen.layout.tables.momentum_turns.includes(i + 1);
      return [
        ...(i ? [rule(x, 16, x, height - 16)] : []),
        ...(check
          ? [s("g", { role: "img", "aria-label": t("saigon75.check") }, piece("momentum", middle + 24, 35, 38))]
          : []),
        write(turn, check ? middle - 16 : middle, 50, "turn-number"),
        write(season, middle, 75, "season"),
        write(year.join(" "), middle, 96, "season"),
      ];
    }),
  );
  /** @param {number} turn */
  return (turn) => turnMark.setAttribute("x", String(12 + step * (turn - 1)));
}
