// @ts-check
// What if: the tree of games that were taken from each other's moments, with their margins side by side.

import * as api from "./api.js";
import { h } from "./dom.js";
import { t } from "./words.js";

/** @import { Account, Table } from "./types.js" */
/** @typedef {{table: Table, told: Account, depth: number, parent: Node | null}} Node */

const MOST = 20; // games that are compared

/** The table from which all others come, as far as they are there. @param {Table} table @returns {Promise<Table>} */
async function first(table) {
  if (!table.fork) return table;
  const origin = await api.table(table.fork.table).catch(() => null);
  return origin ? first(origin) : table;
}

/** @param {Table} table @param {Table[]} mine @param {Node | null} parent @param {Map<string, Account>} known @returns {Promise<Node[]>} */
async function grown(table, mine, parent, known) {
  const told = known.get(table.id) ?? (await api.account(table.id));
  /** @type {Node} */
  const node = { table, told, depth: parent ? parent.depth + 1 : 0, parent };
  const found = [node];
  for (const fork of mine.filter(({ fork }) => fork?.table === table.id))
    if (found.length < MOST) found.push(...(await grown(fork, mine, node, known)));
  return found;
}

/** The margins of a game after so many choices. @param {Account} told @param {number} made */
const marginsAt = (told, made) =>
  (told.points.filter((point) => point.made <= made).at(-1) ?? told.points[0])?.values ?? [];

/** @param {Node} node @param {string} here */
function row({ table, told, depth, parent }, here) {
  const now = told.points.at(-1)?.values ?? [];
  const parting = parent && table.fork ? marginsAt(parent.told, table.fork.made) : null;
  const name = h(
    "th",
    { scope: "row", "data-depth": Math.min(depth, 5) },
    depth ? "↳ " : "",
    table.id === here
      ? h("b", { text: t("ending.here") })
      : h("a", { href: `/table/${table.id}/account`, text: table.title }),
    table.fork ? h("span", { class: "muted", text: ` ${t("ending.fork", { made: table.fork.made })}` }) : null,
  );
  const cells = now.map((value, i) =>
    h("td", { class: "number", text: parting ? `${parting[i]} → ${value}` : String(value) }),
  );
  return h("tr", { "data-table": table.id }, name, h("td", { class: "number", text: table.made }), ...cells);
}

/** The tree in which a game stands; null if it stands alone. @param {Table} about @param {Account} told */
export async function drawForks(about, told) {
  const { tables } = await api.tables();
  const root = await first(about);
  const mine = tables.some(({ id }) => id === about.id) ? tables : [...tables, about];
  const nodes = await grown(root, mine, null, new Map([[about.id, told]]));
  if (nodes.length < 2) return null;
  const head = [t("ending.game"), t("ending.choices"), ...told.lines.map(({ title }) => title)];
  return h(
    "section",
    { class: "panel ending-forks" },
    h("h2", { text: t("ending.forks") }),
    h("p", { class: "muted", text: t("ending.forks.about") }),
    h(
      "table",
      { class: "luck" },
      h("thead", null, h("tr", null, ...head.map((text) => h("th", { scope: "col", text })))),
      h("tbody", null, ...nodes.map((node) => row(node, about.id))),
    ),
  );
}
