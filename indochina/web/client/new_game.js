// @ts-check
// Setting up a new game: which one, which scenario, who sits where, options.

import { clear, h } from "./dom.js";
import { invite } from "./invitations.js";
import * as api from "./lobby_api.js";
import { goTo, say, trying } from "./notices.js";
import { language, t } from "./words.js";

/** @import { GameInfo, Setting } from "./types.js" */
/** @typedef {"me" | "open" | "solo"} Who */
/** @typedef {{scenario: string, seats: {[seat: string]: Who}, options: {[name: string]: string}}} Draft */
/** @typedef {{words: string, scenario: string, me: string, others: Who}} Quick */

/** The first of each game is also what its form starts with. @type {{[game: string]: Quick[]}} */
const QUICK = {
  fitl: [
    { words: "quick.fitl.us", scenario: "short", me: "US", others: "solo" },
    { words: "quick.fitl.vc", scenario: "short", me: "VC", others: "solo" },
  ],
  saigon75: [
    { words: "quick.saigon75.sv", scenario: "standard", me: "SV", others: "solo" },
    { words: "quick.saigon75.friend", scenario: "standard", me: "NV", others: "open" },
  ],
  tonkin: [
    { words: "quick.tonkin.vm", scenario: "na_san", me: "VM", others: "solo" },
    { words: "quick.tonkin.fef", scenario: "na_san", me: "FEF", others: "solo" },
  ],
};

/** A sentence the lobby may have for something of a game, or null. @param {string} key */
function perhaps(key) {
  const sentence = t(key);
  return sentence === key ? null : sentence;
}

/** @param {GameInfo} game @param {Quick | undefined} quick @returns {Draft} */
function draftOf(game, quick) {
  const me = quick?.me ?? game.seats[0]?.id;
  const seats = Object.fromEntries(game.seats.map(({ id }) => [id, id === me ? "me" : (quick?.others ?? "solo")]));
  return {
    scenario: quick?.scenario ?? game.scenarios[0]?.name ?? "",
    seats: /** @type {Draft["seats"]} */ (seats),
    options: {},
  };
}

/** @param {Setting} setting */
function settingName({ name }) {
  const card = /^ruling_card_(\d+)$/.exec(name);
  if (card) return t("setting.card", { number: card[1] ?? "" });
  return perhaps(`setting.${name}`) ?? name.replace(/^ruling_/, "").replaceAll("_", " ");
}

/** The help of a setting begins with the rule it is about. @param {string} help @param {string} id */
function explained(help, id) {
  const [, rule, rest] = /^(?:([A-Z]?\.?\d[\d.]*) )?(.*)$/s.exec(help) ?? [];
  const text = rest ?? help;
  return h(
    "span",
    { class: "small muted", id },
    text.charAt(0).toUpperCase() + text.slice(1),
    rule && " ",
    rule && h("span", { class: "rule", text: rule }),
  );
}

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

  /** @param {GameInfo} game @param {Draft} draft */
  function scenarioChoice(game, draft) {
    const scenarios = game.scenarios.map(({ name, title, notice }) =>
      h(
        "label",
        { class: "pick" },
        h("input", {
          type: "radio",
          name: "scenario",
          value: name,
          checked: name === draft.scenario,
          on: { change: () => (draft.scenario = name) },
        }),
        h(
          "span",
          null,
          h("strong", { text: title }),
          h("span", { class: "small muted", text: perhaps(`scenario.${game.name}.${name}`) ?? "" }),
          notice && h("span", { class: "small notice", text: notice }),
        ),
      ),
    );
    return h("fieldset", { class: "stack" }, h("legend", { text: t("new.scenario") }), ...scenarios);
  }

  /** @param {GameInfo} game @param {Draft} draft */
  function seatChoice(game, draft) {
    const hint = h("p", { class: "small hint", role: "status" });
    const rows = h("div", { class: "seats" });

    const drawHint = () => {
      const mine = game.seats.filter(({ id }) => draft.seats[id] === "me");
      const open = game.seats.some(({ id }) => draft.seats[id] === "open");
      const lines = [];
      if (mine.length === 1) lines.push(t("new.hint.one", { seat: mine[0]?.name ?? "" }));
      else if (mine.length) lines.push(t("new.hint.several", { n: mine.length }));
      else lines.push(t(open ? "new.hint.none" : "new.hint.bots"));
      if (open) lines.push(t("new.hint.open"));
      hint.textContent = lines.join(" ");
      hint.classList.toggle("warn", mine.length === 0);
    };
    const drawRows = () => {
      clear(
        rows,
        ...game.seats.map(({ id, name }) =>
          h(
            "fieldset",
            { class: "seat-row" },
            h("legend", { class: "visually-hidden", text: name }),
            h("span", { class: "seat", "data-seat": id, "aria-hidden": "true", text: name }),
            h("span", { class: "small muted aim", text: perhaps(`seat.${game.name}.${id}`) ?? "" }),
            h(
              "div",
              { class: "choices small" },
              .../** @type {Who[]} */ (["me", "open", "solo"]).map((who) =>
                h(
                  "label",
                  null,
                  h("input", {
                    type: "radio",
                    name: `seat-${id}`,
                    value: who,
                    checked: draft.seats[id] === who,
                    on: {
                      change: () => {
                        draft.seats[id] = who;
                        drawHint();
                      },
                    },
                  }),
                  t(`new.${who}`),
                ),
              ),
            ),
          ),
        ),
      );
      drawHint();
    };
    /** @param {string} words @param {Who} others */
    const preset = (words, others) =>
      h("button", {
        type: "button",
        class: "small",
        text: t(words),
        on: {
          click: () => {
            const first = game.seats.find(({ id }) => draft.seats[id] === "me") ?? game.seats[0];
            for (const seat of game.seats) draft.seats[seat.id] = seat === first ? "me" : others;
            drawRows();
          },
        },
      });
    drawRows();
    return h(
      "fieldset",
      { class: "stack" },
      h("legend", { text: t("new.seats") }),
      h(
        "div",
        { class: "row presets" },
        preset("new.preset.bots", "solo"),
        preset("new.preset.friends", "open"),
        preset("new.preset.all", "me"),
      ),
      rows,
      hint,
      h("p", { class: "small muted", text: perhaps(`game.${game.name}.bots`) ?? "" }),
    );
  }

  /** @param {GameInfo} game @param {Draft} draft */
  function optionChoice(game, draft) {
    const count = h("span", { class: "small muted" });
    const body = h("div", { class: "stack" });
    const drawCount = () => {
      const n = Object.keys(draft.options).length;
      count.textContent = n ? ` · ${t("new.options.changed", { n })}` : "";
    };
    /** @param {Setting} setting */
    const control = (setting) => {
      const { name, values, help } = setting;
      const normal = values[0] ?? "";
      const value = draft.options[name] ?? normal;
      const set = (/** @type {string} */ now) => {
        if (now === normal) delete draft.options[name];
        else draft.options[name] = now;
        drawCount();
      };
      const named = {
        id: `option-${name}`,
        "aria-labelledby": `option-${name}-name`,
        "aria-describedby": `option-${name}-help`,
      };
      const about = h(
        "span",
        null,
        h("strong", { id: named["aria-labelledby"], text: settingName(setting) }),
        explained(help, named["aria-describedby"]),
      );
      if (values.length === 2 && values.includes("yes") && values.includes("no")) {
        const box = h("input", { ...named, type: "checkbox", checked: value === "yes" });
        box.addEventListener("change", () => set(box.checked ? "yes" : "no"));
        return h("label", { class: "pick" }, box, about);
      }
      const list = h(
        "select",
        named,
        ...values.map((one) => {
          const word = perhaps(`value.${one}`) ?? one;
          return h("option", {
            value: one,
            selected: one === value,
            text: one === normal ? t("new.default", { value: word }) : word,
          });
        }),
      );
      list.addEventListener("change", () => set(list.value));
      return h("label", { class: "pick" }, about, list);
    };
    const drawBody = () => {
      const rulings = game.settings.filter(({ name }) => name.startsWith("ruling_"));
      const variants = game.settings.filter((one) => !rulings.includes(one));
      /** @param {string} words @param {Setting[]} settings */
      const group = (words, settings) =>
        settings.length > 0 &&
        h("fieldset", null, h("legend", { text: t(words) }), h("div", { class: "options" }, ...settings.map(control)));
      clear(
        body,
        h("p", { class: "small muted", text: t("new.options.intro") }),
        group("new.options.variants", variants),
        group("new.options.rulings", rulings),
        h(
          "div",
          { class: "row" },
          h("button", {
            type: "button",
            text: t("new.options.reset"),
            on: {
              click: () => {
                draft.options = {};
                drawBody();
              },
            },
          }),
        ),
      );
      drawCount();
    };
    drawBody();
    return h(
      "details",
      { open: Object.keys(draft.options).length > 0 },
      h("summary", null, h("span", { class: "summary", text: t("new.options") }), count),
      body,
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
