// @ts-check
// The games this browser plays at or made.

import * as api from "./api.js";
import { byId, clear, download, h } from "./dom.js";
import { copyWith, invite } from "./invitations.js";
import * as lobby from "./lobby_api.js";
import { goTo, say, trying } from "./notices.js";
import { language, t } from "./words.js";

/** @import { GameInfo, Table } from "./types.js" */

const LOOK_AGAIN = 30_000;
const DOT = "\u00a0· ";
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago, in words. @param {string} time */
function ago(time) {
  const seconds = (new Date(time).getTime() - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  for (const [unit, length] of UNITS) if (seconds <= -length) return format.format(Math.trunc(seconds / length), unit);
  return format.format(0, "second");
}

/** @param {Table} table @param {string[]} seats */
const names = (table, seats) => seats.map((seat) => table.seats[seat]?.name ?? seat).join(", ");

/** @param {Table} table */
const seatsOf = (table, /** @type {string} */ player) =>
  Object.keys(table.seats).filter((seat) => table.seats[seat]?.player === player);

/** @param {Table} table */
const yourTurn = (table) => !table.over && table.waiting_for.some((seat) => table.seats[seat]?.player === "you");

/** Asks before a game is thrown away. @param {Table} table @returns {Promise<boolean>} */
function sureToDelete(table) {
  return new Promise((resolve) => {
    const dialog = h(
      "dialog",
      { "aria-labelledby": "delete-title", "aria-describedby": "delete-text" },
      h("h2", { id: "delete-title", text: t("mine.delete.sure") }),
      h("p", {
        id: "delete-text",
        text: t(api.hasSave(table) ? "mine.delete.gone" : "mine.delete.lost", { title: table.title }),
      }),
      h(
        "div",
        { class: "row" },
        h("button", { type: "button", autofocus: true, text: t("lobby.cancel"), on: { click: () => dialog.close() } }),
        h("button", {
          type: "button",
          class: "primary",
          text: t("mine.delete"),
          on: { click: () => dialog.close("yes") },
        }),
      ),
    );
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** @param {(files: FileList | null) => Promise<void>} importSave */
export function makeMyGames(importSave) {
  const element = h("section", { class: "mine", "aria-labelledby": "mine-title" });
  /** @type {GameInfo[]} */
  let games = [];
  /** @type {Table[]} */
  let shown = [];

  async function lookAgain() {
    const tables = await lobby.tables();
    if (JSON.stringify(tables) !== JSON.stringify(shown)) show(games, tables);
  }

  /** @param {Table} table */
  async function remove(table) {
    if (!(await sureToDelete(table))) return;
    await trying(async () => {
      await lobby.deleteTable(table.id);
      say(t("mine.deleted", { title: table.title }));
      await lookAgain();
      byId("mine-title").focus();
    });
  }

  /** @param {Table} table */
  const inviteAgain = (table) =>
    trying(async () => {
      const open = seatsOf(table, "open");
      const links = await Promise.all(open.map(async (seat) => [seat, await api.newLink(table.id, seat)]));
      if (await invite(table, Object.fromEntries(links), { again: true })) goTo(table.id);
    });

  /** @param {Table} table */
  function status(table) {
    if (table.over) {
      const winner = table.result?.winner;
      return h(
        "span",
        { class: "status" },
        t("mine.over"),
        winner && ` · ${t("mine.won", { seat: names(table, [winner]) })}`,
      );
    }
    if (yourTurn(table)) return h("span", { class: "status yours", text: t("mine.your_turn") });
    return h("span", { class: "status", text: t("mine.waiting", { seats: names(table, table.waiting_for) }) });
  }

  /** @param {Table} table */
  function about(table) {
    const { title, made, updated } = table;
    const game = games.find(({ name }) => name === table.game);
    const scenario = game?.scenarios.find(({ name }) => name === table.scenario)?.title ?? table.scenario;
    const mine = seatsOf(table, "you");
    const where = [game?.title, scenario].filter((word) => word && !title.includes(word)).join(" · ");
    const count = made === 0 ? t("mine.made.none") : made === 1 ? t("mine.made.one") : t("mine.made", { n: made });
    const exactly = new Date(updated).toLocaleString(language());
    return h(
      "div",
      { class: "about" },
      h("h3", null, h("a", { href: `/table/${table.id}`, text: title })),
      where && h("p", { class: "small muted", text: where }),
      h(
        "p",
        { class: "small" },
        status(table),
        DOT,
        mine.length ? t("mine.you_are", { seats: names(table, mine) }) : t("mine.watching"),
        DOT,
        count,
        DOT,
        h("time", { dateTime: updated, title: exactly, text: ago(updated) }),
      ),
    );
  }

  /** @param {Table} table */
  function row(table) {
    const action = t(table.over ? "mine.look_back" : yourTurn(table) ? "mine.play" : "mine.open");
    /** @param {string} what @param {(event: MouseEvent) => void} deed @param {string} [named] */
    const button = (what, deed, named = what) => {
      const words = t(`mine.${named}`);
      return h("button", {
        type: "button",
        class: "quiet small",
        id: `${what}-${table.id}`,
        text: words,
        "aria-label": t("mine.named", { action: words, title: table.title }),
        on: { click: deed },
      });
    };
    const watch = button("watch", async () => say(await copyWith(watch, api.tableAddress(table.id))));
    return h(
      "li",
      { class: yourTurn(table) ? "table panel yours" : "table panel" },
      h("img", { class: "thumb", src: `/static/vignettes/${table.game}.svg`, alt: "" }),
      about(table),
      h("a", {
        class: yourTurn(table) ? "button primary" : "button",
        href: `/table/${table.id}`,
        id: `open-${table.id}`,
        "aria-label": t("mine.named", { action, title: table.title }),
        text: action,
      }),
      table.over &&
        h("a", {
          class: "button",
          href: `/table/${table.id}/account`,
          id: `account-${table.id}`,
          "aria-label": t("mine.named", { action: t("mine.account"), title: table.title }),
          text: t("mine.account"),
        }),
      h(
        "div",
        { class: "row deeds" },
        table.mine && seatsOf(table, "open").length > 0 && button("invite", () => void inviteAgain(table)),
        watch,
        button(
          "save",
          () =>
            void trying(async () => {
              const file = await api.save(table.id);
              download(file.name, file.content);
            }),
          api.hasSave(table) ? "save" : "record",
        ),
        table.mine && button("delete", () => void remove(table)),
      ),
    );
  }

  /** @param {GameInfo[]} known @param {Table[]} tables latest first */
  function show(known, tables) {
    games = known;
    shown = tables;
    const focused = element.contains(document.activeElement) ? document.activeElement?.id : "";
    // a stable sort: your turn, then going on, then over, each latest first
    const rank = (/** @type {Table} */ table) => (yourTurn(table) ? 0 : table.over ? 2 : 1);
    const sorted = [...tables].sort((a, b) => rank(a) - rank(b));
    const picker = h("input", {
      type: "file",
      class: "visually-hidden",
      id: "import",
      "aria-describedby": "import-hint",
    });
    picker.addEventListener("change", async () => {
      await importSave(picker.files);
      picker.value = "";
    });
    clear(
      element,
      h(
        "div",
        { class: "row spread" },
        h("h2", { id: "mine-title", tabIndex: -1, text: t("mine") }),
        h(
          "div",
          { class: "row" },
          picker,
          h("label", { class: "button", htmlFor: "import", text: t("mine.import") }),
          h("span", { class: "small muted", id: "import-hint", text: t("mine.import.hint") }),
        ),
      ),
      sorted.length
        ? h("ul", { class: "tables" }, ...sorted.map(row))
        : h("p", { class: "panel empty", text: t("mine.empty") }),
    );
    if (focused) document.getElementById(focused)?.focus();
  }

  const lookIfSeen = () => {
    // a missed look is made up for by the next one: nothing to complain about
    if (!document.hidden && element.isConnected && !document.querySelector("dialog[open]"))
      lookAgain().catch(() => null);
  };
  setInterval(lookIfSeen, LOOK_AGAIN);
  document.addEventListener("visibilitychange", lookIfSeen);
  addEventListener("pageshow", (event) => event.persisted && lookIfSeen());
  return { element, show };
}
