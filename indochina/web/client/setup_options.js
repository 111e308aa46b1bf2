// @ts-check
// The form of a new game: its options, each with the rule it is about.

import { clear, h } from "./dom.js";
import { perhaps } from "./drafts.js";
import { withNamed } from "./rules.js";
import { t } from "./words.js";

/** @import { Draft } from "./drafts.js" */
/** @import { GameInfo, Setting } from "./types.js" */

/** @param {Setting} setting */
function settingName({ name }) {
  const card = /^ruling_card_(\d+)$/.exec(name);
  if (card) return t("setting.card", { number: card[1] ?? "" });
  return perhaps(`setting.${name}`) ?? name.replace(/^ruling_/, "").replaceAll("_", " ");
}

/**
 * The help of a setting begins with the rule it is about, which is said last here.
 * @param {string} help @param {string} id @param {string} game
 */
function explained(help, id, game) {
  const [, rule = "", rest = ""] = /^(?:([A-Z]?[.-]?\d[\d.]*) )?(.*)$/s.exec(help) ?? [];
  const text = `${rest.charAt(0).toUpperCase()}${rest.slice(1)}${rule && ` ${rule}`}`;
  return h("span", { class: "small muted", id }, ...withNamed(text, game));
}

/** @param {string} game @param {Draft} draft @param {Setting} setting @param {() => void} changed */
function control(game, draft, setting, changed) {
  const { name, values, help } = setting;
  const normal = values[0] ?? "";
  const value = draft.options[name] ?? normal;
  const set = (/** @type {string} */ now) => {
    if (now === normal) delete draft.options[name];
    else draft.options[name] = now;
    changed();
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
    explained(help, named["aria-describedby"], game),
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
}

/** @param {GameInfo} game @param {Draft} draft */
export function optionChoice(game, draft) {
  const count = h("span", { class: "small muted" });
  const body = h("div", { class: "stack" });
  const drawCount = () => {
    const n = Object.keys(draft.options).length;
    count.textContent = n ? ` · ${t("new.options.changed", { n })}` : "";
  };
  const drawBody = () => {
    const rulings = game.settings.filter(({ name }) => name.startsWith("ruling_"));
    const variants = game.settings.filter((one) => !rulings.includes(one));
    /** @param {string} words @param {Setting[]} settings */
    const group = (words, settings) =>
      settings.length > 0 &&
      h(
        "fieldset",
        null,
        h("legend", { text: t(words) }),
        h("div", { class: "options" }, ...settings.map((one) => control(game.name, draft, one, drawCount))),
      );
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
