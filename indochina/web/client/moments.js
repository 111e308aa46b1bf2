// @ts-check
// Moments of a game: each has an address, which shows it to whoever may see it, and may be played on from there.

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
export function moments({ state, sight, prompt }) {
  const link = h("button", {
    type: "button",
    id: "moment-link",
    text: t("time.link"),
    on: {
      click: async () => {
        const copied = await copyText(api.absolute(`/table/${state.id}?at=${sight.made}`));
        if (copied) link.textContent = t("time.link.copied");
      },
    },
  });
  // who watches a game that goes on knows too little of it to take it up
  const seats = state.viewer ? [state.viewer] : state.table.over ? (state.table.playable ?? []) : [];
  /** @param {string} seat */
  const fork = (seat) =>
    h("button", {
      type: "button",
      "data-fork": seat,
      title: t("time.fork.help"),
      text: t("time.fork", { seat: state.name(seat) }),
      on: {
        click: () =>
          api.fork(state.id, sight.made, seat).then(
            ({ id }) => location.assign(`/table/${id}`),
            (error) => prompt.refuse(error.message),
          ),
      },
    });
  return [link, ...seats.map(fork)];
}
