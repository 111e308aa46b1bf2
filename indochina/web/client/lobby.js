// @ts-check
// The lobby: the page one comes to, with new games above or below those one plays already.

import { learnAddress } from "./api.js";
import { byId, clear, h } from "./dom.js";
import * as api from "./lobby_api.js";
import { makeMyGames } from "./my_games.js";
import { makeNewGame } from "./new_game.js";
import { complain, goTo, trying } from "./notices.js";
import { makePopover } from "./popover.js";
import { looksChoice } from "./preferences.js";
import { makeRules } from "./rules.js";
import { language, learn, setLanguage, t } from "./words.js";

/** @import { Language } from "./words.js" */

const LARGEST_SAVE = 8 * 1024 * 1024;
const LANGUAGES = /** @type {const} */ ({ en: "English", fr: "Français" });

/** @param {FileList | null | undefined} files */
async function importSave(files) {
  const file = files?.[0];
  if (!file || !files) return;
  if (files.length > 1) return complain(t("mine.import.one"));
  if (file.size > LARGEST_SAVE) return complain(t("mine.import.large"));
  const text = await file.text();
  if (text.startsWith('{"indochina-record"')) return complain(t("mine.import.record"));
  await trying(async () => goTo((await api.importSave(text)).id));
}

function listenForDrops() {
  const sign = byId("drop");
  const withFile = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes("Files") ?? false;
  addEventListener("dragover", (event) => {
    if (!withFile(event)) return;
    event.preventDefault();
    sign.textContent = t("mine.import.drop");
    sign.hidden = false;
  });
  addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) sign.hidden = true;
  });
  addEventListener("drop", (event) => {
    sign.hidden = true;
    if (!withFile(event)) return;
    event.preventDefault();
    void importSave(event.dataTransfer?.files);
  });
}

function keysDialog() {
  /** @param {string[]} keys @param {string} meaning */
  const line = (keys, meaning) => [
    h("dt", null, ...keys.flatMap((key) => [h("kbd", { text: key }), " "])),
    h("dd", { text: t(meaning) }),
  ];
  const close = h("button", {
    type: "button",
    class: "primary",
    text: t("lobby.close"),
    on: { click: () => dialog.close() },
  });
  const dialog = h(
    "dialog",
    { "aria-labelledby": "keys-title", on: { close: () => dialog.remove() } },
    h("h2", { id: "keys-title", text: t("keys") }),
    h(
      "dl",
      { class: "keys" },
      ...line(["Tab"], "keys.tab"),
      ...line(["←", "→", "↑", "↓"], "keys.arrows"),
      ...line(["Enter"], "keys.enter"),
    ),
    h("h3", { text: t("keys.table") }),
    h(
      "dl",
      { class: "keys" },
      ...line(["1", "…", "9"], "keys.numbers"),
      ...line(["/"], "keys.filter"),
      ...line(["Ctrl+Z"], "keys.undo"),
      ...line(["Ctrl+Shift+Z"], "keys.redo"),
      ...line(["Ctrl+Backspace"], "keys.reset"),
      ...line(["+", "−", "0"], "keys.zoom"),
      ...line(["←", "→", "↑", "↓"], "keys.pan"),
      ...line(["?"], "keys.help"),
    ),
    h("div", { class: "row" }, close),
  );
  document.body.append(dialog);
  dialog.showModal();
}

function drawTop() {
  const languages = Object.entries(LANGUAGES).map(([code, name]) =>
    h(
      "label",
      { lang: code },
      h("input", {
        type: "radio",
        name: "language",
        id: `language-${code}`,
        value: code,
        checked: code === language(),
        on: { change: () => speakAnew(/** @type {Language} */ (code)) },
      }),
      name,
    ),
  );
  const looks = makePopover("looks", t("lobby.looks"), ...looksChoice());
  clear(
    byId("top"),
    h("a", { class: "skip visually-hidden", href: "#main", text: t("lobby.skip") }),
    h(
      "a",
      { class: "brand", href: "/" },
      h("img", { src: "/static/icon.svg", alt: "", width: 40, height: 40 }),
      t("site"),
    ),
    h(
      "fieldset",
      { class: "choices small" },
      h("legend", { class: "visually-hidden", text: t("lobby.language") }),
      ...languages,
    ),
    looks.button,
    looks.element,
  );
  clear(
    byId("foot"),
    h("p", { text: t("foot.unofficial") }),
    h("button", { type: "button", class: "quiet", text: t("keys"), on: { click: keysDialog } }),
  );
  document.title = t("site");
}

/** @param {Language} wish */
async function speakAnew(wish) {
  await setLanguage(wish);
  await draw();
  byId(`language-${wish}`).focus();
}

await Promise.all([learn("lobby"), learn("friends"), learn("settings"), learnAddress()]);
const newGame = makeNewGame(draw);
const myGames = makeMyGames(importSave);

/** Draws the whole page in the language of the moment. */
async function draw() {
  drawTop();
  const main = byId("main");
  const title = h("h1", { text: t("lobby.welcome") });
  const welcome = h("div", { class: "welcome" }, title, h("p", { text: t("lobby.tagline") }));
  if (!newGame.element.isConnected) clear(main, welcome, h("p", { class: "muted", text: t("lobby.loading") }));
  let shown = false;
  await trying(async () => {
    const [games, tables] = await Promise.all([api.games(), api.tables()]);
    newGame.show(games);
    myGames.show(games, tables);
    // who has games comes back to go on with them
    if (tables.length) clear(main, title, myGames.element, newGame.element);
    else clear(main, welcome, newGame.element, myGames.element);
    shown = true;
  });
  if (!shown)
    clear(
      main,
      welcome,
      h("p", null, h("button", { type: "button", text: t("lobby.retry"), on: { click: () => void draw() } })),
    );
}

listenForDrops();
makeRules({ game: "" }, complain);
void draw();
