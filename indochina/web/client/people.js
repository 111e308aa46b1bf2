// @ts-check
// The tab of the table itself: who sits where, links, save, problem report, keys.

import * as api from "./api.js";
import { clear, copyText, download, h } from "./dom.js";
import { onlyHere, qrCode } from "./friends.js";
import { showKeys } from "./keys.js";
import { t } from "./words.js";

/** @import { Online, Table } from "./types.js" */

/**
 * A fresh link of a seat, on the clipboard and in sight.
 * @param {Table} table
 * @param {string} seat
 * @param {HTMLElement} at  where to show it
 * @param {boolean} give  whether the seat is given away by it
 */
export async function offerLink(table, seat, at, give = false) {
  try {
    const link = await api.newLink(table.id, seat, give);
    const copied = await copyText(link);
    const field = h("input", {
      readOnly: true,
      value: link,
      "aria-label": t("table.link", { seat }),
      on: { focus: () => field.select() },
    });
    const said = [t(copied ? "table.copied" : "table.copy_it")];
    if (give) said.push(t("table.given"));
    if (table.foreseen) said.push(t("table.foreseen_link"));
    clear(
      at,
      field,
      h("small", { role: "status", text: said.join(" ") }),
      table.seats[seat]?.player === "you" && onlyHere(), // of an open seat the page has said so
      qrCode(link, table.seats[seat]?.name ?? seat, false),
    );
  } catch (error) {
    clear(at, h("small", { role: "alert", text: error instanceof Error ? error.message : String(error) }));
  }
}

/** @param {{chip: (seat: string) => HTMLElement, sit: (seat: string) => void, client: () => object}} act */
export function makePeople(act) {
  const seats = h("ul", { class: "seats" });
  const head = h("div");
  const status = h("p", { class: "status", role: "status" });
  const element = h("div", { class: "people scroller" }, head, seats);
  /** @type {Map<string, HTMLElement>} where the link of each seat is shown: a new one may change who sits there */
  const links = new Map();
  let id = "";
  let drawn = "";

  /** @param {() => Promise<{name: string, content: Blob}>} make */
  const file = (make) => async () => {
    try {
      const { name, content } = await make();
      download(name, content);
      status.textContent = t("table.saved", { name });
    } catch (error) {
      status.textContent = error instanceof Error ? error.message : String(error);
    }
  };

  const text = h("textarea", { rows: 3, placeholder: t("table.report_hint"), "aria-label": t("table.report_hint") });
  const save = h("button", { type: "button", id: "save", on: { click: file(() => api.save(id)) } });
  const watching = h("button", { type: "button", text: t("table.watch"), on: { click: watch } });
  async function watch() {
    status.textContent = t((await copyText(api.tableAddress(id))) ? "table.copied" : "table.copy_address");
  }
  element.append(
    h(
      "div",
      { class: "row" },
      watching,
      save,
      h("button", { type: "button", "data-rule": "", text: t("table.rules") }),
      h("button", { type: "button", text: t("table.keys"), on: { click: showKeys } }),
    ),
    h(
      "details",
      { class: "report" },
      h("summary", { text: t("table.report") }),
      text,
      h("button", {
        type: "button",
        id: "report",
        text: t("table.report_make"),
        on: { click: file(() => api.report(id, text.value, act.client())) },
      }),
    ),
    status,
    h("a", { class: "button", href: "/", text: t("table.leave") }),
  );

  /** @param {Table} table @param {string} seat @param {string | null} viewer @param {boolean} online */
  function seatRow(table, seat, viewer, online) {
    const { player, name, arrived, others } = table.seats[seat];
    const invited = table.mine && !arrived && (player === "open" || player === "taken");
    const several = Object.values(table.seats).filter((one) => one.player === "you").length > 1;
    const link = links.get(seat) ?? h("div", { class: "link" });
    links.set(seat, link);
    const invite = t(player === "you" ? "table.device" : "table.invite");
    return h(
      "li",
      { class: seat === viewer ? "viewer" : "" },
      act.chip(seat),
      h("span", { class: "who", text: t(`player.${player}`) }),
      player === "taken" &&
        h("span", {
          class: `online ${online ? "on" : "off"}`,
          text: t(online ? "table.online" : "table.offline"),
        }),
      player === "you" &&
        several &&
        seat !== viewer &&
        h("button", { type: "button", text: t("table.sit"), on: { click: () => act.sit(seat) } }),
      (player === "you" || invited) &&
        h("button", {
          type: "button",
          class: "quiet",
          "data-link": seat,
          "aria-label": `${invite} (${name})`,
          text: invite,
          on: { click: () => offerLink(table, seat, link) },
        }),
      player === "you" &&
        h("button", {
          type: "button",
          class: "quiet",
          "data-give": seat,
          "aria-label": `${t("table.give")} (${name})`,
          text: t("table.give"),
          on: { click: () => offerLink(table, seat, link, true) },
        }),
      others > 0 && shared(table, seat, others),
      link,
    );
  }

  /** Who else holds a seat of one's own. @param {Table} table @param {string} seat @param {number} others */
  function shared(table, seat, others) {
    const alone = async () => {
      try {
        await api.holdAlone(table.id, seat);
      } catch (error) {
        status.textContent = error instanceof Error ? error.message : String(error);
      }
    };
    return h(
      "p",
      { class: "shared" },
      h("span", { text: t(others > 1 ? "table.others" : "table.other", { count: others }) }),
      h("button", { type: "button", class: "quiet", "data-alone": seat, text: t("table.alone"), on: { click: alone } }),
    );
  }

  return {
    element,
    /** @param {Table} table @param {Online} online @param {string | null} viewer @param {string} history */
    show(table, online, viewer, history) {
      id = table.id;
      save.textContent = t(api.hasSave(table) ? "table.save" : "table.record");
      const now = JSON.stringify([table.seats, online, viewer, table.title, history, table.foreseen]);
      if (now === drawn) return;
      drawn = now;
      clear(
        head,
        h("h2", { text: table.title }),
        history && h("p", { class: "muted", text: history }),
        api.isForeseen(table) && h("p", { class: "foreseen", text: t("table.foreseen") }),
        !viewer && h("p", { class: "muted", text: t("table.watching") }),
        table.mine && Object.values(table.seats).some(({ player }) => player === "open") && onlyHere(),
      );
      clear(seats, ...Object.keys(table.seats).map((seat) => seatRow(table, seat, viewer, Boolean(online[seat]))));
    },
  };
}
