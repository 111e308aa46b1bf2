// @ts-check
// The log: what happened, in words, with rule numbers; an entry in hand is shown on the board.

import { clear, h } from "./dom.js";
import { t } from "./words.js";

/** @import { LogEntry } from "./types.js" */

const PAGE = 200;
/** Entries that begin something: a card, a turn. */
const HEADS = /^log\.(card|turn)$/;
const DICE = /dice|die|roll|strike|availability|desertion|limited|trail_missed/;

/**
 * @param {{highlight: (words: string[]) => void, find: (word: string) => void}} board
 *   `highlight` words on it; `find`: bring a word into sight
 */
export function makeJournal(board) {
  /** @type {LogEntry[]} */
  let entries = [];
  let pages = 1;
  let filter = "";
  /** @type {Map<number, string>} which entries a bot's choice wrote, with its name */
  const bots = new Map();

  const list = h("ol", { class: "entries", id: "log", tabIndex: -1, "aria-label": t("log.title") });
  const search = h("input", {
    type: "search",
    placeholder: t("log.filter"),
    "aria-label": t("log.filter"),
    on: {
      input: () => {
        filter = search.value.trim().toLowerCase();
        pages = 1;
        draw();
      },
    },
  });
  const earlier = h("button", {
    type: "button",
    class: "quiet earlier",
    text: t("log.earlier"),
    on: {
      click: () => {
        pages += 1;
        draw(false);
      },
    },
  });
  const scroller = h("div", { class: "scroller" }, earlier, list);
  const note = h("p", { class: "small muted", id: "notice", hidden: true });
  const element = h("div", { class: "journal" }, note, search, scroller);
  // follows the game unless the reader has scrolled up
  let following = true;
  let scrolled = 0;
  const toEnd = () => {
    scroller.scrollTop = scroller.scrollHeight;
  };
  scroller.addEventListener("scroll", () => {
    if (scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 40) following = true;
    else if (scroller.scrollTop < scrolled) following = false; // up: a panel that got smaller does not scroll up
    scrolled = scroller.scrollTop;
  });
  new ResizeObserver(() => following && toEnd()).observe(scroller);

  let hush = 0; // a short wait before the highlight goes, so that moving down the log does not flicker
  /** @param {LogEntry | null} entry */
  function hold(entry) {
    clearTimeout(hush);
    if (entry) board.highlight(entry.words);
    else hush = setTimeout(() => board.highlight([]), 80);
  }

  /** @param {LogEntry} entry */
  function line(entry) {
    const head = HEADS.test(entry.key);
    const bot = head ? undefined : bots.get(entry.n);
    const [mark, title] = DICE.test(entry.key)
      ? ["⚄", t("log.dice")]
      : bot
        ? ["⚙", t("log.bot", { seat: bot })]
        : ["", ""];
    return h(
      "li",
      {
        class: head ? "head" : "",
        tabIndex: -1,
        "data-n": entry.n,
        on: {
          mouseenter: () => hold(entry),
          mouseleave: () => hold(null),
          focus: () => hold(entry),
          blur: () => hold(null),
          click: () => entry.words[0] && board.find(entry.words[0]),
        },
      },
      !head &&
        h("span", mark ? { class: "mark", title, role: "img", "aria-label": title, text: mark } : { class: "mark" }),
      h("span", { class: "text", text: entry.text }),
      entry.rule && h("span", { class: "rule", text: entry.rule }),
    );
  }

  const matches = () =>
    entries.filter((entry) => !filter || entry.text.toLowerCase().includes(filter) || entry.rule.startsWith(filter));

  function draw(stick = true) {
    const found = matches();
    const from = Math.max(0, found.length - pages * PAGE);
    const height = scroller.scrollHeight - scroller.scrollTop;
    earlier.hidden = from === 0;
    clear(list, ...found.slice(from).map(line));
    if (!found.length) list.append(h("li", { class: "empty", text: t(filter ? "log.nothing" : "log.empty") }));
    const last = /** @type {HTMLElement | null} */ (list.lastElementChild);
    if (last) last.tabIndex = 0;
    following = stick;
    scrolled = 0;
    scroller.scrollTop = stick ? scroller.scrollHeight : scroller.scrollHeight - height;
  }

  // one stop for Tab, arrows within
  list.addEventListener("keydown", (event) => {
    const here = /** @type {HTMLElement} */ (event.target).closest("li");
    /** @type {{[key: string]: Element | null | undefined}} */
    const to = {
      ArrowUp: here?.previousElementSibling,
      ArrowDown: here?.nextElementSibling,
      Home: list.firstElementChild,
      End: list.lastElementChild,
    };
    const next = /** @type {HTMLElement | null | undefined} */ (to[event.key]);
    if (!here || !next) return;
    event.preventDefault();
    here.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  });

  return {
    element,
    /** New entries are only added to what is there. @param {LogEntry[]} log */
    show(log) {
      const old = entries.length;
      const grows = !filter && old > 0 && log[old - 1] === entries[old - 1] && list.children.length < 2 * PAGE;
      entries = log;
      if (!grows) return draw(true);
      const before = /** @type {HTMLElement | null} */ (list.lastElementChild);
      if (before && before !== document.activeElement) before.tabIndex = -1;
      list.append(...log.slice(old).map(line));
      const last = /** @type {HTMLElement | null} */ (list.lastElementChild);
      if (last) last.tabIndex = 0;
      if (following) toEnd();
    },
    /** These entries came of a bot's choice. @param {LogEntry[]} those @param {string} seat */
    byBot(those, seat) {
      for (const entry of those) bots.set(entry.n, seat);
    },
    /** What is not as printed. @param {string} text */
    notice(text) {
      note.textContent = text;
      note.hidden = !text;
    },
    /** When the tab is opened. */
    opened: toEnd,
  };
}
