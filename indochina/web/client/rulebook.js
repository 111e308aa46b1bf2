// @ts-check
// The rulebook in our own words: a paragraph with what it refers to and what refers to it, search, the sheet.

import { board, callJson } from "./api.js";
import { card } from "./card.js";
import { clear, h } from "./dom.js";
import { withRules } from "./rules.js";
import { language, learn, t } from "./words.js";

/** @import { BoardData } from "./types.js" */

/** @typedef {{rule: string, heading: string, text: string, to: string[], from: string[]}} Paragraph */
/** @typedef {{game: string, language: string, rules: Paragraph[], sheet: {title: string, lines: string[]}[]}} Book */
/** @typedef {{kind: "rule" | "sheet" | "search", what: string}} Page  `what`: the rule that is cited, or the words sought */

/** @param {string} text  as people type it: no accents, no capitals */
const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
/** @param {string} name  letters and digits alone: `card 68` is `card-68` */
const bare = (name) => plain(name).replace(/[^a-z0-9]/g, "");

/** Its style is there before it is shown. */
const styled = new Promise((known) => {
  const on = { load: known, error: known };
  document.head.append(h("link", { rel: "stylesheet", href: new URL("rulebook.css", import.meta.url).href, on }));
});

/** @type {Map<string, Book>} */
const books = new Map();

/** @param {string} game */
async function bookOf(game) {
  const key = `${game}.${language()}`;
  const had = books.get(key);
  if (had) return had;
  const path = `/api/games/${encodeURIComponent(game)}/rules?language=${language()}`;
  const [book] = await Promise.all([callJson("GET", path), learn("rules")]);
  books.set(key, book);
  return /** @type {Book} */ (book);
}

/**
 * The paragraph to read for a rule that is cited: itself, else the nearest above it, else the first below.
 * @param {Paragraph[]} rules @param {string} cited
 */
export function paragraph(rules, cited) {
  const known = new Map(rules.map((it) => [it.rule, it]));
  const parts = cited.replace(/\.0$/, "").split(".");
  const above = parts.map((_, i) => parts.slice(0, parts.length - i).join("."));
  const found = [cited, ...above].find((number) => known.has(number));
  if (found !== undefined) return known.get(found);
  return rules.find(({ rule }) => rule.startsWith(`${above[0]}.`));
}

/** Paragraphs in which all words occur; a number finds those that begin with it. @param {Book} book @param {string} sought */
function matches({ rules }, sought) {
  const wanted = plain(sought).split(/\s+/).filter(Boolean);
  return rules.filter(({ rule, heading, text }) => {
    const all = plain(`${rule} ${heading} ${text}`);
    return wanted.every((word) =>
      /^[a-z]?\.?\d[\d.]*$/.test(word) ? plain(rule).startsWith(word) : all.includes(word),
    );
  });
}

/** A list of paragraphs by number and heading. @param {Paragraph[]} rules */
const list = (rules) =>
  h(
    "ul",
    { class: "paragraphs" },
    ...rules.map(({ rule, heading }) =>
      h("li", null, h("button", { type: "button", "data-rule": rule }, h("b", { text: rule }), ` ${heading}`)),
    ),
  );

/** @param {Book} book @param {string[]} numbers @param {string} title */
function references({ rules }, numbers, title) {
  const found = rules.filter(({ rule }) => numbers.includes(rule));
  return found.length ? h("section", null, h("h3", { text: t(title) }), list(found)) : null;
}

/** @param {Book} book @param {BoardData | undefined} data @param {string} cited */
function ruleView(book, data, cited) {
  const id = Object.keys(data?.cards ?? {}).find((name) => bare(name) === bare(cited));
  if (data && id) return [card(data, id)];
  const it = paragraph(book.rules, cited);
  if (!it) return [h("p", { text: t("rules.unknown", { rule: cited }) })];
  const at = book.rules.indexOf(it);
  const beside = [book.rules[at - 1], book.rules[at + 1]].filter(Boolean);
  return [
    h("h2", null, h("b", { class: "number", text: it.rule }), ` ${it.heading}`),
    it.rule === cited ? null : h("p", { class: "small muted", text: t("rules.instead", { rule: cited }) }),
    h("p", { class: "wording" }, ...withRules(it.text)),
    references(book, it.to, "rules.to"),
    references(book, it.from, "rules.from"),
    h("section", null, h("h3", { text: t("rules.beside") }), list(beside)),
  ];
}

/** @param {Book} book */
function sheetView(book) {
  return [
    ...book.sheet.map(({ title, lines }) =>
      h(
        "section",
        { class: "sheet" },
        h("h2", { text: title }),
        h("ul", null, ...lines.map((line) => h("li", null, ...withRules(line)))),
      ),
    ),
    h("section", null, h("h2", { text: t("rules.contents") }), list(book.rules)),
  ];
}

/** @param {Book} book @param {string} sought */
function searchView(book, sought) {
  const found = matches(book, sought);
  return [
    h("p", {
      class: "small muted",
      role: "status",
      text: t(found.length === 1 ? "rules.found1" : "rules.found", { count: found.length }),
    }),
    list(found),
  ];
}

/** Made once for a page. @type {ReturnType<typeof makeDialog> | null} */
let dialog = null;

function makeDialog() {
  /** @type {Page[]} */
  let way = [];
  /** @type {Book | null} */
  let book = null;
  /** @type {BoardData | undefined} */
  let data;
  const body = h("div", { class: "page", tabIndex: -1 });
  const back = h("button", { type: "button", class: "quiet", text: "←", on: { click: goBack } });
  const sheet = h("button", { type: "button", class: "quiet", on: { click: () => go({ kind: "sheet", what: "" }) } });
  const close = h("button", { type: "button", class: "quiet", text: "×", on: { click: () => element.close() } });
  const search = h("input", { type: "search", on: { input: seek } });
  const element = h(
    "dialog",
    { class: "rulebook", id: "rulebook" },
    h("header", null, back, search, sheet, close),
    body,
  );
  element.addEventListener("click", (event) => event.target === element && element.close()); // beside it
  document.body.append(element);

  function draw() {
    const now = way.at(-1);
    if (!book || !now) return;
    back.disabled = way.length < 2;
    const views = {
      rule: () => ruleView(/** @type {Book} */ (book), data, now.what),
      sheet: () => sheetView(/** @type {Book} */ (book)),
      search: () => searchView(/** @type {Book} */ (book), now.what),
    };
    clear(body, ...views[now.kind]());
    body.scrollTop = 0;
  }

  /** @param {Page} to */
  function go(to) {
    if (JSON.stringify(way.at(-1)) !== JSON.stringify(to)) way.push(to);
    if (to.kind !== "search") search.value = "";
    draw();
    if (to.kind !== "search") body.focus();
  }

  function goBack() {
    if (way.length < 2) return;
    way.pop();
    const now = way.at(-1);
    search.value = now?.kind === "search" ? now.what : "";
    draw();
    body.focus();
  }

  function seek() {
    const what = search.value.trim();
    if (way.at(-1)?.kind === "search") way.pop();
    if (what) return go({ kind: "search", what });
    if (!way.length) way.push({ kind: "sheet", what: "" });
    draw();
  }

  function label() {
    element.setAttribute("aria-label", t("rules.title"));
    for (const [button, key] of /** @type {const} */ ([
      [back, "rules.back"],
      [close, "rules.close"],
    ])) {
      button.setAttribute("aria-label", t(key));
      button.title = t(key);
    }
    sheet.textContent = t("rules.sheet");
    search.placeholder = t("rules.search");
    search.setAttribute("aria-label", t("rules.search"));
  }

  return {
    /** @param {Book} now @param {BoardData | undefined} cards @param {string} [cited]  without: the sheet */
    open(now, cards, cited) {
      if (book !== now) way = [];
      book = now;
      data = cards;
      label();
      if (!element.open) {
        way = [];
        element.showModal();
      }
      go(cited === undefined ? { kind: "sheet", what: "" } : { kind: "rule", what: cited });
    },
  };
}

/** @param {{game: string, data?: BoardData}} table @param {string} [cited]  without: the sheet */
export async function openRulebook({ game, data }, cited) {
  // where no game is played yet its cards are fetched when one is asked for
  const cards = data ?? (cited?.startsWith("card ") ? await board(game) : undefined);
  const book = await bookOf(game);
  await styled;
  dialog ??= makeDialog();
  dialog.open(book, cards, cited);
}
