// @ts-check
// The menu behind ☰: what lies over the map, whose pieces are seen, how the page looks, what it asks, where else to go.

import { h } from "./dom.js";
import { showKeys } from "./keys.js";
import { makePopover } from "./popover.js";
import { askingChoice, looksChoice } from "./preferences.js";
import { SPEEDS, setSpeed, speed } from "./settings.js";
import { language, setLanguage, t } from "./words.js";

/** @import { Page } from "./types.js" */
/** @import { Child } from "./dom.js" */

/** @param {string} title @param {Child[]} parts */
const group = (title, ...parts) => h("section", null, h("h2", { text: t(title) }), ...parts);

/** What one turns on and off over the map. @param {Page} page */
function overlays({ looks }) {
  if (!looks.list.length) return null;
  const boxes = looks.list.map(({ name, key, text, help }) => {
    const box = h("input", { type: "checkbox", "data-look": name, on: { change: () => looks.turn(name) } });
    looks.follow(() => {
      box.checked = looks.on(name);
    });
    return h(
      "label",
      { class: "check" },
      box,
      h("span", null, text, h("small", { class: "muted", text: help })),
      h("kbd", { text: key.toUpperCase(), "aria-hidden": "true" }),
    );
  });
  return group("menu.overlays", ...boxes);
}

/** Whose pieces are seen. @param {Page} page */
function sides({ board, state, chip }) {
  const boxes = Object.keys(state.table.seats).map((seat) => {
    const box = h("input", {
      type: "checkbox",
      "data-side": seat,
      checked: true,
      on: { change: () => board.element.classList.toggle(`without-${seat}`, !box.checked) },
    });
    return h("label", { class: "check" }, box, chip(seat));
  });
  return group("menu.pieces", h("div", { class: "sides" }, ...boxes));
}

/** How fast the others' steps are shown. @param {() => void} paced */
function paceChoice(paced) {
  const pace = h(
    "select",
    {
      id: "speed",
      on: {
        change: () => {
          setSpeed(pace.value);
          paced();
        },
      },
    },
    ...Object.keys(SPEEDS).map((name) =>
      h("option", { value: name, text: t(`speed.${name}`), selected: name === speed() }),
    ),
  );
  return h("label", { class: "line" }, h("span", { text: t("table.speed") }), pace);
}

function languageChoice() {
  const speech = h(
    "select",
    {
      id: "language",
      on: {
        change: () => {
          setLanguage(speech.value === "fr" ? "fr" : "en");
          // everything on the page is words: the game comes back from the server where it was
          location.reload();
        },
      },
    },
    h("option", { value: "en", text: "English" }),
    h("option", { value: "fr", text: "Français" }),
  );
  speech.value = language();
  return h("label", { class: "line" }, h("span", { text: t("table.language") }), speech);
}

/** @param {Page} page */
function ways(page) {
  const rules = () => {
    menu.element.hidePopover();
    page.rules.open();
  };
  const keys = () => {
    menu.element.hidePopover();
    showKeys();
  };
  const menu = page.menu;
  return group(
    "menu.more",
    h(
      "div",
      { class: "row" },
      h("a", { class: "button", href: "/", text: t("table.leave") }),
      h("button", { type: "button", text: t("table.rules"), on: { click: rules } }),
      h("button", { type: "button", text: t("table.keys"), on: { click: keys } }),
    ),
  );
}

/** Fills the menu of a table, once all it is about is there. @param {Page} page */
export function fillMenu(page) {
  const { element } = page.menu;
  for (const part of [
    overlays(page),
    sides(page),
    group("menu.looks", ...looksChoice(), languageChoice()),
    group(
      "menu.play",
      paceChoice(() => page.playback.repace()),
      ...askingChoice(),
    ),
    ways(page),
  ])
    if (part) element.append(part);
}

/** The menu of a table, empty yet. */
export function makeMenu() {
  const { button, element } = makePopover("menu", t("menu"));
  document.body.append(element);
  return {
    button,
    element,
    /** By a key. */
    open() {
      element.showPopover();
      element.querySelector("input")?.focus();
    },
  };
}
