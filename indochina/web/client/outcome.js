// @ts-check
// What a game has come to.

import { h } from "./dom.js";
import { t } from "./words.js";

/** @import { Result } from "./types.js" */

/** @param {number} margin */
const signed = (margin) => `${margin > 0 ? "+" : margin < 0 ? "−" : ""}${Math.abs(margin)}`;

/**
 * @param {Result} result
 * @param {{[word: string]: string}} names
 * @param {(seat: string) => HTMLElement} chip
 * @returns {(Node | null)[]}
 */
export function outcome({ outcome, reason, turn, ranking }, names, chip) {
  const how = t(`result.${reason}`, { turn });
  const rows = ranking?.map(({ factions, margin }, i) =>
    h(
      "tr",
      null,
      h("th", { scope: "row", text: i + 1 }),
      h("td", null, ...factions.map(chip)),
      h("td", { class: "margin", text: signed(margin) }),
    ),
  );
  return [
    h("p", { text: outcome ? `${names[outcome] ?? outcome} – ${how}` : how }),
    rows ? h("table", { class: "ranking" }, h("tbody", null, ...rows)) : null,
    h("a", {
      class: "button primary",
      id: "how-it-went",
      href: `${location.pathname}/account`,
      text: t("result.account"),
    }),
    h("a", { class: "button", href: "/", text: t("result.again") }),
  ];
}
