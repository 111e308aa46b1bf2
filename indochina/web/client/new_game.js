// @ts-check
// Setting up a new game: which one, which scenario, who sits where, options.

import { clear, h } from "./dom.js";
import { draftOf, perhaps, QUICK } from "./drafts.js";
import { invite } from "./invitations.js";
import * as api from "./lobby_api.js";
import { goTo, say, trying } from "./notices.js";
import { optionChoice } from "./setup_options.js";
import { scenarioChoice, seatChoice } from "./setup_seats.js";
import { language, t } from "./words.js";

/** @import { Draft } from "./drafts.js" */
/** @import { GameInfo } from "./types.js" */
/** @param {() => Promise<void>} made  a table was made, but the reader stays in the lobby */
export function makeNewGame(made) {
  const element = h("section", { class: "new", "aria-labelledby": "new-title" });
  /** @type {GameInfo[]} */
  let games = [];
  let chosen = "";
  let title = "";
  /** @type {{[game: string]: Draft}} */
  const drafts = {};

  /** @param {GameInfo} game @param {Draft} draft */
  async function start(game, draft) {
    if (element.ariaBusy === "true") return;
    element.ariaBusy = "true";
    say(t("new.starting"));
    await trying(async () => {
      const table = await api.makeTable({
        game: game.name,
        scenario: draft.scenario,
        seats: draft.seats,
        options: draft.options,
        language: language(),
        ...(title.trim() && { title: title.trim() }),
      });
      const links = table.links ?? {};
      if (Object.keys(links).length === 0 || (await invite(table, links))) goTo(table.id);
      else await made();
    });
    element.ariaBusy = "false";
  }

  /** @param {GameInfo} game */
  function gameCard(game) {
    const pick = h("input", {
      type: "radio",
      name: "game",
      value: game.name,
      id: `game-${game.name}`,
      checked: game.name === chosen,
      "aria-describedby": `about-${game.name}`,
      on: { change: () => choose(game.name) },
    });
    const about = perhaps(`game.${game.name}`);
    const players = perhaps(`game.${game.name}.players`);
    const quick = (QUICK[game.name] ?? []).map((one) =>
      h(
        "button",
        { type: "button", on: { click: () => void start(game, draftOf(game, one)) } },
        h("span", { "aria-hidden": "true", text: "▶" }),
        h("span", { text: t(one.words) }),
      ),
    );
    return h(
      "article",
      { class: "game panel" },
      h(
        "label",
        { class: "game-pick" },
        h("img", { class: "vignette", src: `/static/vignettes/${game.name}.svg`, alt: "", width: 1000, height: 400 }),
        h(
          "span",
          { class: "row game-title" },
          pick,
          h("h3", { text: game.title }),
          players && h("span", { class: "small muted", text: players }),
        ),
        h("span", { class: "muted", id: `about-${game.name}`, text: about ?? "" }),
      ),
      quick.length > 0 &&
        h("div", { class: "quick", role: "group", "aria-label": `${t("new.quick")}: ${game.title}` }, ...quick),
    );
  }

  const form = h("form", { class: "panel setup" });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const game = games.find(({ name }) => name === chosen);
    const draft = drafts[chosen];
    if (game && draft) void start(game, draft);
  });

  /** @param {string} name */
  function choose(name) {
    chosen = name;
    const game = games.find((one) => one.name === name);
    if (!game) return;
    drafts[name] ??= draftOf(game, QUICK[name]?.[0]);
    const draft = drafts[name];
    const field = h("input", {
      type: "text",
      id: "title",
      value: title,
      maxLength: 80,
      autocomplete: "off",
      placeholder: t("new.title.hint"),
    });
    field.addEventListener("input", () => {
      title = field.value;
    });
    form.setAttribute("aria-label", game.title);
    clear(
      form,
      h("h3", { class: "setup-title" }, t("new.own"), h("span", { class: "muted" }, " · ", game.title)),
      scenarioChoice(game, draft),
      seatChoice(game, draft),
      optionChoice(game, draft),
      h(
        "div",
        { class: "launch" },
        h("label", null, h("span", { text: t("new.title") }), field),
        h("button", { type: "submit", class: "primary big", id: "start", text: t("new.start") }),
      ),
    );
  }

  return {
    element,
    /** @param {GameInfo[]} known */
    show(known) {
      games = known;
      if (!games.some(({ name }) => name === chosen)) chosen = games[0]?.name ?? "";
      choose(chosen);
      clear(
        element,
        h("h2", { id: "new-title", text: t("new") }),
        h("div", { class: "games" }, ...games.map(gameCard)),
        form,
      );
    },
  };
}
