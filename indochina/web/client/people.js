// @ts-check
// The tab of the table itself: who sits where, links, speed, language, save, problem report, keys.

import * as api from "./api.js";
import { clear, copyText, download, h } from "./dom.js";
import { showKeys } from "./keys.js";
import { confirming, SPEEDS, setConfirming, setSpeed, speed } from "./settings.js";
import { language, setLanguage, t } from "./words.js";

/** @import { Online, Table } from "./types.js" */

/**
 * A fresh link of a seat, on the clipboard and in sight.
 * @param {string} table @param {string} seat @param {HTMLElement} at  where to show it
 */
export async function offerLink(table, seat, at) {
  try {
    const link = await api.newLink(table, seat);
    const copied = await copyText(link);
    const field = h("input", {
      readOnly: true,
      value: link,
      "aria-label": t("table.link", { seat }),
      on: { focus: () => field.select() },
    });
    clear(at, field, h("small", { role: "status", text: t(copied ? "table.copied" : "table.copy_it") }));
  } catch (error) {
    clear(at, h("small", { role: "alert", text: error instanceof Error ? error.message : String(error) }));
  }
}

/**
 * @param {{chip: (seat: string) => HTMLElement, sit: (seat: string) => void, paced: () => void, client: () => object}}
 *   act
 */
export function makePeople(act) {
  const seats = h("ul", { class: "seats" });
  const head = h("div");
  const status = h("p", { class: "status", role: "status" });
  const element = h("div", { class: "people scroller" }, head, seats);
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
  const pace = h(
    "select",
    {
      id: "speed",
      on: {
        change: () => {
          setSpeed(pace.value);
          act.paced();
        },
      },
    },
    ...Object.keys(SPEEDS).map((name) =>
      h("option", { value: name, text: t(`speed.${name}`), selected: name === speed() }),
    ),
  );
  const sure = h("input", {
    type: "checkbox",
    id: "confirm",
    checked: confirming(),
    on: { change: () => setConfirming(sure.checked) },
  });
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
  const save = h("button", { type: "button", id: "save", on: { click: file(() => api.save(id)) } });
  const watching = h("button", { type: "button", text: t("table.watch"), on: { click: watch } });
  async function watch() {
    status.textContent = t((await copyText(api.tableAddress(id))) ? "table.copied" : "table.copy_address");
  }
  element.append(
    h(
      "div",
      { class: "settings" },
      h("label", null, h("span", { text: t("table.speed") }), pace),
      h("label", null, h("span", { text: t("table.language") }), speech),
      h("label", { class: "check" }, sure, h("span", { text: t("table.confirm") })),
    ),
    h(
      "div",
      { class: "row" },
      watching,
      save,
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

  return {
    element,
    /** @param {boolean} on */
    confirming(on) {
      setConfirming(on);
      sure.checked = on;
    },
    /** @param {Table} table @param {Online} online @param {string | null} viewer @param {string} history */
    show(table, online, viewer, history) {
      id = table.id;
      save.textContent = t(api.hasSave(table) ? "table.save" : "table.record");
      const now = JSON.stringify([table.seats, online, viewer, table.title, history]);
      if (now === drawn) return;
      drawn = now;
      const mine = Object.values(table.seats).filter(({ player }) => player === "you").length;
      clear(
        head,
        h("h2", { text: table.title }),
        history && h("p", { class: "muted", text: history }),
        !viewer && h("p", { class: "muted", text: t("table.watching") }),
      );
      clear(
        seats,
        ...Object.entries(table.seats).map(([seat, { player, name }]) => {
          const link = h("div", { class: "link" });
          const invite = t(player === "open" ? "table.invite" : "table.device");
          return h(
            "li",
            { class: seat === viewer ? "viewer" : "" },
            act.chip(seat),
            h("span", { class: "who", text: t(`player.${player}`) }),
            player === "taken" &&
              h("span", {
                class: `online ${online[seat] ? "on" : "off"}`,
                text: t(online[seat] ? "table.online" : "table.offline"),
              }),
            player === "you" &&
              mine > 1 &&
              seat !== viewer &&
              h("button", { type: "button", text: t("table.sit"), on: { click: () => act.sit(seat) } }),
            (player === "you" || (player === "open" && table.mine)) &&
              h("button", {
                type: "button",
                class: "quiet",
                "data-link": seat,
                "aria-label": `${invite} (${name})`,
                text: invite,
                on: { click: () => offerLink(table.id, seat, link) },
              }),
            link,
          );
        }),
      );
    },
  };
}
