// @ts-check
// The form of a new game: its scenario, and who sits where.

import { clear, h } from "./dom.js";
import { perhaps } from "./drafts.js";
import { t } from "./words.js";

/** @import { Draft, Who } from "./drafts.js" */
/** @import { GameInfo } from "./types.js" */

/** @param {GameInfo} game @param {Draft} draft */
export function scenarioChoice(game, draft) {
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

/**
 * Who sits in one seat.
 * @param {GameInfo} game
 * @param {Draft} draft
 * @param {GameInfo["seats"][number]} seat
 * @param {() => void} changed
 */
function seatRow(game, draft, { id, name }, changed) {
  const choices = /** @type {Who[]} */ (["me", "open", "solo"]).map((who) => {
    const change = () => {
      draft.seats[id] = who;
      changed();
    };
    const checked = draft.seats[id] === who;
    const pick = h("input", { type: "radio", name: `seat-${id}`, value: who, checked, on: { change } });
    return h("label", null, pick, t(`new.${who}`));
  });
  return h(
    "fieldset",
    { class: "seat-row" },
    h("legend", { class: "visually-hidden", text: name }),
    h("span", { class: "seat", "data-seat": id, "aria-hidden": "true", text: name }),
    h("span", { class: "small muted aim", text: perhaps(`seat.${game.name}.${id}`) ?? "" }),
    h("div", { class: "choices small" }, ...choices),
  );
}

/** @param {GameInfo} game @param {Draft} draft */
export function seatChoice(game, draft) {
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
    clear(rows, ...game.seats.map((seat) => seatRow(game, draft, seat, drawHint)));
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
