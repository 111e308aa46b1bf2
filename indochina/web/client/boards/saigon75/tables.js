// @ts-check
// The printed tables of Saigon 75, with the column, row or cell of now marked.
import { h } from "../../dom.js";
import { withRules } from "../../rules.js";
import { t } from "../../words.js";
import { die, pieceIcon, small } from "./pieces.js";

/** @import { AddPanel, Pen, Rows, Tables, View } from "./types.js" */

/** The row of the desertion table that holds now. @param {Tables} tables @param {View} view */
export function desertionRow(tables, { tracks, crisis }) {
  const provinces = tracks.nv_provinces + (crisis ? 1 : 0);
  return Object.keys(tables.desertion).find((range) => provinces <= Number(range.split("-")[1])) ?? "";
}

/**
 * @param {Pen} pen
 * @param {Rows} rows
 * @param {string[]} head
 * @param {string} corner
 * @param {{column: number, row: string, note: string}} now  -1 or "": none
 */
function printedTable(pen, rows, head, corner, { column, row, note }) {
  const column_ = (/** @type {number} */ i) => (i === column ? "now" : "");
  const lines = Object.entries(rows).map(([name, numbers]) => {
    const here = name === row;
    const cells = numbers.map((n, i) => h("td", { class: here && i === column ? "now here" : column_(i), text: n }));
    const title = name === "limit" ? t("saigon75.limit") : name.replace("-", "–");
    return h("tr", { class: here && column < 0 ? "now" : name }, h("th", { scope: "row", text: title }), ...cells);
  });
  const table = h(
    "table",
    null,
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        h("th", { scope: "col", text: corner }),
        ...head.map((text, i) => h("th", { scope: "col", class: column_(i), text })),
      ),
    ),
    h("tbody", null, ...lines),
  );
  return [pen.mark(table, "table", `${column} ${row}`), h("p", { class: "fine", text: note })];
}

/** Activations of both sides by turn and die, and what the South loses by desertion. @param {Pen} pen @param {AddPanel} panel */
export function tablePanels(pen, panel) {
  const { tables } = pen.layout;
  const turns = tables.nv_activation.limit.map((_, i) => String(i + 1));
  /** @param {View} view @param {string} note */
  const noted = ({ reconstructed }, note) => t(reconstructed ? note : "saigon75.owner");
  for (const name of /** @type {const} */ (["nv_activation", "sv_activation"])) {
    const side = name.slice(0, 2).toUpperCase();
    panel(
      name,
      (view) => [view.turn, view.active === side && view.tracks.die, view.reconstructed],
      (view) =>
        printedTable(pen, tables[name], turns, t("saigon75.die"), {
          column: view.turn - 1,
          row: view.active === side && view.tracks.die ? String(Math.min(view.tracks.die, 6)) : "",
          note: noted(view, side === "NV" ? "saigon75.note_nv" : "saigon75.note"),
        }),
      false,
    );
  }
  const faces = ["1", "2", "3", "4", "5", "6"].map((n) => `${t("saigon75.die")} ${n}`);
  panel(
    "desertion",
    (view) => [view.tracks.nv_provinces, view.crisis, view.reconstructed],
    (view) =>
      printedTable(pen, tables.desertion, faces, t("saigon75.held"), {
        column: -1,
        row: desertionRow(tables, view),
        note: view.crisis && view.reconstructed ? t("saigon75.crisis") : noted(view, "saigon75.note"),
      }),
    false,
  );
  combatPanel(pen, panel);
  momentumPanel(pen, panel);
}

/** Markers that bring a battle die, and whose they are. */
const BONUS = /** @type {const} */ ([
  ["infiltration", "nv"],
  ["militia", "nv"],
  ["momentum", "nv"],
  ["air", "sv"],
]);

/**
 * A sentence whose rules can be followed.
 * @param {"p" | "td"} tag @param {string} key @param {{[name: string]: string | number}} [values]
 */
const words = (tag, key, values) => h(tag, null, ...withRules(t(key, values)));

/** The faces of the dice, what they do, and the bonus dice. @param {Pen} pen @param {AddPanel} panel */
function combatPanel(pen, panel) {
  const { dice, battle_dice: most } = pen.layout.tables;
  /** @param {string} rolled @param {string} side */
  const face = (rolled, side) => small(die(rolled, 0, 0, 100, side), "die-icon");
  /** @param {import("../../dom.js").Child} first @param {HTMLElement[]} rest */
  const row = (first, ...rest) => h("tr", null, h("th", { scope: "row" }, first), ...rest);
  panel(
    "combat_dice",
    (view) => view.reconstructed,
    ({ reconstructed }) => [
      h(
        "table",
        null,
        ...Object.entries(dice).map(([name, faces]) =>
          row(t(`saigon75.die.${name}`), ...faces.map((rolled) => h("td", null, face(rolled, name)))),
        ),
      ),
      h("p", { class: "fine", text: t(reconstructed ? "saigon75.note_air" : "saigon75.owner") }),
      h(
        "table",
        { class: "told" },
        ...["X", "R"].map((rolled) => row(face(rolled, "nv"), words("td", `saigon75.face.${rolled}`))),
        ...BONUS.map(([word, side]) => row(pieceIcon(word, { side }), words("td", `saigon75.bonus.${word}`))),
      ),
      words("p", "saigon75.most_dice", { n: most }),
    ],
    false,
  );
}

/** When tokens are won, and what for. @param {Pen} pen @param {AddPanel} panel */
function momentumPanel(pen, panel) {
  panel(
    "momentum_tokens",
    (view) => view.turn,
    ({ turn }) => [
      h(
        "table",
        { class: "told" },
        ...pen.layout.tables.momentum_turns.map((n) =>
          h(
            "tr",
            { class: n === turn ? "now" : "" },
            h("th", { scope: "row", text: n }),
            words("td", "saigon75.token", { season: pen.name(`season.${n}`) }),
          ),
        ),
      ),
      words("p", "saigon75.about.marker.momentum"),
    ],
    false,
  );
}
