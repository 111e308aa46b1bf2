// @ts-check
// Rule numbers: each is a button that opens the rulebook there. The rulebook itself is loaded when it is first wanted.

import { h } from "./dom.js";
import { t } from "./words.js";

/** @import { BoardData } from "./types.js" */
/** @import { Child } from "./dom.js" */

const NUMBER = "card \\d+|(?:[A-Z]+[.-])?\\d[\\w.]*|[A-Z]\\d|V";
const CITED = new RegExp(`\\[((?:${NUMBER})(?:[ ,][^\\]]*)?)\\]`, "g"); // [3.2.1], [8.7.2, bullet 3]
const FIRST = new RegExp(`^(${NUMBER})(.*)$`);

/**
 * A rule number to be pressed.
 * @param {string} number
 * @param {boolean} [stop]  whether it is a stop for Tab: where many stand in one list, they are not
 * @param {string} [game]  where no game is played yet: of which one
 */
export const cite = (number, stop = true, game) =>
  h("button", {
    type: "button",
    class: "rule",
    "data-rule": number,
    "data-game": game,
    "aria-label": t("rule.open", { rule: number }),
    tabIndex: stop ? 0 : -1,
    text: number,
  });

/** What stands in brackets: the number is pressed, what else is said of it stays. @param {string} cited @param {boolean} stop */
function bracketed(cited, stop) {
  const [, number = cited, rest = ""] = FIRST.exec(cited) ?? [];
  return rest ? ["[", cite(number, stop), `${rest}]`] : [cite(number, stop)];
}

/** A text whose `[3.2.1]` are rule numbers to be pressed. @param {string} text @param {boolean} [stop] @returns {Child[]} */
export function withRules(text, stop = true) {
  return text.split(CITED).flatMap((part, i) => (i % 2 ? bracketed(part, stop) : [part]));
}

/** `3.2.1`, `C.7`, `E-20`, and cards by number, also two of them: `cards 56 and 69`, `carte 16`. */
const NAMED = /\b(\d+\.\d+(?:\.\d+)*|[A-Z]\.\d+|E-\d+|(?:[Cc]ards?|[Cc]artes?) \d+)\b/;
const CARD = /^[Cc]ar[dt]/;
const AND = /^( (?:and|et) )(\d+)\b(.*)$/s;

/**
 * A text of the lobby, where rules and cards are named without brackets: each is to be pressed.
 * @param {string} text @param {string} game @returns {Child[]}
 */
export function withNamed(text, game) {
  /** @param {string} said */
  const card = (said) => {
    const link = cite(`card ${said.replace(/\D/g, "")}`, true, game);
    link.textContent = said;
    link.ariaLabel = t("rule.open", { rule: said });
    return link;
  };
  let after = false; // a card has just been named: `and 69` is another
  return text.split(NAMED).flatMap((part, i) => {
    const [, and, second, rest] = (after && AND.exec(part)) || [];
    after = i % 2 === 1 && CARD.test(part);
    if (second) return [and, card(second), rest];
    if (i % 2 === 0) return [part];
    return [after ? card(part) : cite(part, true, game)];
  });
}

/**
 * Opens the rulebook wherever a rule number is pressed.
 * @param {{game: string, data?: BoardData}} table  the game, if one is played
 * @param {(message: string) => void} refuse  tells why it cannot be opened
 */
export function makeRules(table, refuse) {
  /** @param {string} [cited]  without: the sheet @param {string} [game] */
  async function open(cited, game = table.game) {
    try {
      const { openRulebook } = await import("./rulebook.js");
      await openRulebook({ ...table, game }, cited);
    } catch (error) {
      refuse(/** @type {Error} */ (error).message);
    }
  }

  addEventListener(
    "click",
    (event) => {
      const pressed = /** @type {Element} */ (event.target).closest("[data-rule]");
      if (!pressed) return;
      event.stopPropagation(); // what it stands in is not meant
      event.preventDefault();
      const told = /** @type {HTMLElement} */ (pressed).dataset;
      open(told.rule || undefined, told.game);
    },
    true,
  );

  return {
    open,
    /** By a key: the rule of what has the focus, of a note beside something, or of the question. @param {Element} at */
    key(at) {
      const near = [
        at.closest("li, article"),
        document.querySelector(".tip:not([hidden])"),
        document.querySelector(".says"),
      ];
      const found = near.map((place) => place?.querySelector("[data-rule]")).find(Boolean);
      open(found?.getAttribute("data-rule") ?? undefined);
    },
  };
}
