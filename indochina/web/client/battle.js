// @ts-check
// A battle as a scene: both sides with their units, the dice of each, which stay, and what came of it line by line.

import { clear, h } from "./dom.js";
import { die } from "./signs.js";
import { t } from "./words.js";

/** @import { BattleDie, Page, StoryBattle, StoryEntry } from "./types.js" */

/** @param {Page} page */
export function makeBattle(page) {
  const element = h("section", { id: "battle", class: "battle", "aria-label": t("battle.title"), hidden: true });
  document.querySelector("#caption")?.after(element);
  let number = "";
  /** @type {StoryBattle | null} */
  let battle = null;
  /** @type {BattleDie[]} */
  let dice = [];
  /** @type {string[]} */
  let lines = [];

  function close() {
    element.hidden = true;
    battle = null;
    number = "";
  }

  function go() {
    close();
    if (page.playback.busy) page.playback.next();
  }

  /** @param {StoryBattle["sides"][number]} side */
  const drawn = ({ seat, pieces }) =>
    h(
      "div",
      { class: "side" },
      page.chip(seat),
      h(
        "p",
        { class: "units" },
        ...Object.entries(pieces).map(([kind, n]) =>
          h(
            "span",
            { class: "of", title: page.data.names[kind] ?? kind },
            page.board.icon(kind),
            n > 1 && h("b", { text: n }),
          ),
        ),
      ),
      h(
        "p",
        { class: "dice" },
        ...dice.filter((it) => it.seat === seat).map((it) => h("span", { title: it.prompt }, die(it.label))),
      ),
    );

  function draw() {
    if (!battle) return;
    element.hidden = false;
    clear(
      element,
      h("h3", { text: battle.name || t("battle.title") }),
      h("div", { class: "sides" }, ...battle.sides.map(drawn)),
      h("ul", null, ...lines.map((text) => h("li", { text }))),
      h("button", { type: "button", id: "battle-go", text: t("battle.go"), on: { click: go } }),
    );
  }

  return {
    close,
    get open() {
      return battle !== null;
    },
    /**
     * What has happened: a part of a battle, or something else, after which one that is over is not shown any more.
     * @param {StoryEntry[]} entries
     * @param {{[n: string]: StoryBattle}} battles
     * @param {boolean} [stays]  until it is closed, or another begins
     */
    show(entries, battles, stays = false) {
      for (const entry of entries) {
        const [n, found] = Object.entries(battles).find(([, one]) => one.entries.includes(entry.n)) ?? [];
        if (!n || !found) {
          if (entry.effects.length && !stays) close();
          continue;
        }
        stays = true;
        if (n !== number) [number, battle, dice, lines] = [n, found, [...found.dice], [...found.lines]];
        dice.push(...entry.dice);
        lines.push(entry.text, ...entry.more);
      }
      draw();
    },
  };
}
