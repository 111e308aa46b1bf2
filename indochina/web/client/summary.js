// @ts-check
// What happened since one last played, as one page: who did what, margins, what changed hands, losses.

import { h } from "./dom.js";
import { useStyle } from "./stage.js";
import { t } from "./words.js";

/** @import { Page, SinceMessage } from "./types.js" */

/** @param {number} n */
const signed = (n) => (n < 0 ? `−${-n}` : String(n));

/** Who did what, by card or turn. @param {SinceMessage} message */
function doings({ doings }) {
  let chapter = "";
  return doings.flatMap((doing) => {
    const head = doing.chapter !== chapter ? h("h3", { text: doing.chapter }) : null;
    chapter = doing.chapter;
    const seat = doing.who && h("span", { class: "seat", "data-seat": doing.who });
    return [head, h("p", { class: "doing" }, seat, doing.text)];
  });
}

/** @param {SinceMessage} message */
const margins = ({ margins }) =>
  h(
    "table",
    { class: "margins" },
    h(
      "tbody",
      null,
      ...margins.map(({ title, before, after }) =>
        h(
          "tr",
          { class: before === after ? "muted" : undefined },
          h("th", { scope: "row", text: title }),
          h("td", { text: before === after ? signed(after) : `${signed(before)} → ${signed(after)}` }),
        ),
      ),
    ),
  );

/** @param {Page} page @param {SinceMessage} message */
export function showSince(page, message) {
  useStyle(new URL("story.css", import.meta.url).href);
  const lost = Object.entries(message.losses);
  const replay = () => {
    dialog.close();
    page.time.lookBack(message.from);
  };
  const dialog = h(
    "dialog",
    { class: "since", "aria-label": t("act.since"), on: { close: () => dialog.remove() } },
    h("h2", { text: t("act.since") }),
    h(
      "div",
      { class: "page" },
      h("section", null, ...doings(message), message.doings.length ? null : h("p", { text: t("since.nothing") })),
      h(
        "section",
        null,
        h("h3", { text: t("since.margins") }),
        margins(message),
        message.held.length ? h("h3", { text: t("since.held") }) : null,
        h("ul", null, ...message.held.map((text) => h("li", { text }))),
        lost.length ? h("h3", { text: message.lost }) : null,
        h("p", null, ...lost.flatMap(([side, n]) => [page.chip(side), ` ${n} `])),
      ),
    ),
    h(
      "div",
      { class: "row" },
      h("button", {
        type: "button",
        class: "primary",
        id: "since-replay",
        text: t("since.replay"),
        on: { click: replay },
      }),
      h("button", { type: "button", id: "since-close", text: t("play.close"), on: { click: () => dialog.close() } }),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}
