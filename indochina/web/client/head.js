// @ts-check
// The head of the page: the table's name, one's seat, and the buttons that take back.

import { clear, h } from "./dom.js";
import { showKeys } from "./keys.js";
import { sign } from "./signs.js";
import { t } from "./words.js";

/** @import { Back } from "./types.js" */

/**
 * @param {HTMLElement} element @param {HTMLElement} menu  the button that opens it
 * @param {{back: (what: Back) => void, since: () => void, rules: () => void}} act
 */
export function makeHead(element, menu, act) {
  const title = h("h1");
  const seat = h("span", { class: "you" });
  /** @param {string} id @param {string} label @param {string} key @param {() => void} click @param {SVGElement} icon */
  const button = (id, label, key, click, icon) =>
    h(
      "button",
      {
        type: "button",
        id,
        class: "quiet",
        title: key ? `${label} (${key})` : label,
        "aria-label": label,
        on: { click },
      },
      icon,
    );
  /** @param {Back} what @param {string} key */
  const back = (what, key) => button(what, t(`act.${what}`), key, () => act.back(what), sign(what));
  const backs = { undo: back("undo", "Ctrl+Z"), redo: back("redo", "Ctrl+Shift+Z"), reset: back("reset", "Ctrl+⌫") };
  const since = button("since", "", "", act.since, sign("since"));
  since.append(h("span", { class: "wide", text: t("act.since") }));
  const clock = button(
    "clock",
    t("time.show"),
    "",
    () => clock.setAttribute("aria-expanded", String(document.body.classList.toggle("timing"))),
    sign("clock"),
  );
  clock.setAttribute("aria-expanded", "false");
  element.append(
    menu,
    title,
    seat,
    h(
      "div",
      { class: "acts", role: "toolbar", "aria-label": t("act.all") },
      since,
      backs.undo,
      backs.redo,
      backs.reset,
      clock,
      button("rules", t("table.rules"), "B", act.rules, sign("rules")),
      button("help", t("table.keys"), "?", showKeys, sign("help")),
    ),
  );

  return {
    /**
     * @param {string} name @param {HTMLElement | null} chip  one's seat
     * @param {(what: Back) => boolean} possible
     * @param {number} missed  choices since one's last turn; 0: none can be shown
     */
    draw(name, chip, possible, missed) {
      title.textContent = name;
      clear(seat, chip);
      backs.undo.disabled = !possible("undo");
      backs.redo.disabled = !possible("redo");
      backs.reset.disabled = !possible("reset");
      since.disabled = !missed;
      since.title = t("act.since_count", { count: missed });
      since.setAttribute("aria-label", since.title);
    },
  };
}
