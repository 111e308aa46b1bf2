// @ts-check
// Moments of a game: each has an address, which shows it to whoever may see it.

import * as api from "./api.js";
import { copyText, h } from "./dom.js";
import { t } from "./words.js";

/** @import { Page } from "./types.js" */

/** The moment that the address of the page names: after how many choices; null if none. */
export function momentAsked() {
  const at = new URLSearchParams(location.search).get("at") ?? "";
  return /^\d{1,6}$/.test(at) ? Number(at) : null;
}

/** What can be done with the moment in sight. @param {Page} page */
export function moments({ state, sight }) {
  const link = h("button", {
    type: "button",
    class: "quiet",
    id: "moment-link",
    text: t("time.link"),
    on: {
      click: async () => {
        const copied = await copyText(api.absolute(`/table/${state.id}?at=${sight.made}`));
        if (copied) link.textContent = t("time.link.copied");
      },
    },
  });
  return [link];
}
