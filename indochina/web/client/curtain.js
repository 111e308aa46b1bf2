// @ts-check
// The curtain between hands that must not see each other at one screen.

import { byId, clear, h } from "./dom.js";
import { t } from "./words.js";

/** @param {HTMLElement} element @param {(seat: string) => string} name */
export function makeCurtain(element, name) {
  let down = false;

  /** @param {boolean} on */
  function draw(on) {
    down = on;
    element.hidden = !on;
    // what is behind it cannot be reached by keys either
    byId("side").inert = byId("scene").inert = on;
  }

  return {
    get down() {
      return down;
    },
    /** @param {string[]} seats  who may lift it @param {(seat: string) => void} lift */
    lower(seats, lift) {
      draw(true);
      clear(
        element,
        h(
          "div",
          { class: "panel", role: "dialog", "aria-label": t("curtain.title") },
          h("h2", { text: seats.length === 1 ? t("curtain.hand", { seat: name(seats[0]) }) : t("curtain.who") }),
          h("p", { class: "muted", text: t("curtain.hint") }),
          h(
            "div",
            { class: "row" },
            ...seats.map((seat) =>
              h("button", {
                type: "button",
                class: "primary big",
                "data-sit": seat,
                text: t("curtain.iam", { seat: name(seat) }),
                on: { click: () => lift(seat) },
              }),
            ),
          ),
        ),
      );
      element.querySelector("button")?.focus();
    },
    raise: () => draw(false),
  };
}
