// @ts-check
// What the lobby tells its reader: the error line, a word for screen readers; and the way to a table.

import { Refused } from "./api.js";
import { byId, clear, h } from "./dom.js";
import { t } from "./words.js";

/** @param {string} sentence */
export function complain(sentence) {
  const close = h("button", { type: "button", text: t("lobby.close"), on: { click: () => clear(byId("error")) } });
  clear(
    byId("error"),
    h("div", { class: "alert" }, h("span", { text: sentence.charAt(0).toUpperCase() + sentence.slice(1) }), close),
  );
}

/** Does something that may be refused; says why if it is. @param {() => Promise<unknown>} deed */
export async function trying(deed) {
  clear(byId("error"));
  try {
    await deed();
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    complain(problem.status === 404 ? t("lobby.unknown") : problem.message);
  }
}

/** For those who do not see what happened. @param {string} sentence */
export function say(sentence) {
  byId("said").textContent = sentence;
}

/** @param {string} id */
export function goTo(id) {
  location.assign(`/table/${id}`); // not by the address for friends, to which this browser is another
}
