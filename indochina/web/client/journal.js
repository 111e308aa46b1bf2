// @ts-check
// The log: what happened, in words, with who caused it and rule numbers. An entry in hand is shown on the board; who
// presses it sees the game as it was then.

import { clear, h } from "./dom.js";
import { cite } from "./rules.js";
import { HEADS } from "./ticks.js";
import { t } from "./words.js";

/** @import { LogEntry } from "./types.js" */

const PAGE = 200;
const DICE = /dice|die|roll|strike|availability|desertion|limited|trail_missed/;

/** One stop for Tab, arrows within. @param {HTMLOListElement} list */
function walkByArrows(list) {
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
}

/**
 * @param {import("./state.js").State} state
 * @param {{highlight: (words: string[]) => void, seek: (entry: LogEntry) => void}} board
 *   `highlight` words on it; `seek`: show the moment and the place of an entry
 */
export function makeJournal(state, board) {
  /** @type {LogEntry[]} */
  let entries = [];
  let pages = 1;
  let filter = "";
  /** @type {number | null} in the past: the number of the first entry that is not written yet */
  let upTo = null;

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
  let ending = 0;
  // once before the next picture: how high all is takes long to be known while other things are drawn
  const toEnd = () => {
    cancelAnimationFrame(ending);
    ending = requestAnimationFrame(() => {
      scroller.scrollTop = scroller.scrollHeight;
    });
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

  /** Who caused an entry: whose action it was, else the side it begins with. @param {LogEntry} entry */
  function causer({ actor, text }) {
    const seats = Object.keys(state.table.seats);
    return actor || seats.find((seat) => text.startsWith(`${seat} `) || text.startsWith(`${state.name(seat)} `)) || "";
  }

  /** @param {LogEntry} entry @param {string} seat @returns {[mark: string, title: string]} */
  function marked({ key }, seat) {
    if (DICE.test(key)) return ["⚄", t("log.dice")];
    if (state.table.seats[seat]?.player === "solo") return ["⚙", t("log.bot", { seat: state.name(seat) })];
    return ["", ""];
  }

  /** @param {LogEntry} entry */
  function line(entry) {
    const head = HEADS.test(entry.key);
    const seat = head ? "" : causer(entry);
    const [mark, title] = head ? ["", ""] : marked(entry, seat);
    return h(
      "li",
      {
        class: head ? "head" : "",
        tabIndex: -1,
        title: t("log.moment"),
        "data-n": entry.n,
        "data-seat": seat || null,
        on: {
          mouseenter: () => hold(entry),
          mouseleave: () => hold(null),
          focus: () => hold(entry),
          blur: () => hold(null),
          click: () => board.seek(entry),
          keydown: (event) => {
            if (event.target !== event.currentTarget || (event.key !== "Enter" && event.key !== " ")) return;
            event.preventDefault();
            board.seek(entry);
          },
        },
      },
      !head &&
        h("span", mark ? { class: "mark", title, role: "img", "aria-label": title, text: mark } : { class: "mark" }),
      seat && !entry.text.startsWith(seat) ? h("span", { class: "seat", "data-seat": seat, text: seat }) : null,
      h("span", { class: "text", text: entry.text }),
      entry.rule && cite(entry.rule, false),
    );
  }

  /** Sets apart what comes after the moment in sight. @returns {Element | null} the last entry before it */
  function divide() {
    /** @type {Element | null} */
    let here = null;
    for (const item of list.children) {
      const n = Number(/** @type {HTMLElement} */ (item).dataset.n ?? -1);
      const later = upTo !== null && n >= upTo;
      item.classList.toggle("later", later);
      item.removeAttribute("aria-current");
      if (upTo !== null && !later) here = item;
    }
    here?.setAttribute("aria-current", "true");
    return here;
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
    divide();
    following = stick;
    scrolled = 0;
    scroller.scrollTop = stick ? scroller.scrollHeight : scroller.scrollHeight - height;
  }

  /** @param {LogEntry[]} fresh */
  function add(fresh) {
    const before = /** @type {HTMLElement | null} */ (list.lastElementChild);
    if (before && before !== document.activeElement) before.tabIndex = -1;
    list.append(...fresh.map(line));
    const last = /** @type {HTMLElement | null} */ (list.lastElementChild);
    if (last) last.tabIndex = 0;
  }

  /** Brings the moment in sight into sight here, too, with as many pages as that takes. */
  function walkBack() {
    const found = matches();
    const later = found.filter((entry) => entry.n >= (upTo ?? 0)).length;
    const needed = Math.ceil(Math.min(later + 1, found.length) / PAGE);
    if (needed > pages) {
      pages = needed;
      draw(false);
    }
    divide()?.scrollIntoView({ block: "nearest" });
  }

  walkByArrows(list);

  return {
    element,
    /**
     * New entries are only added to what is there.
     * @param {LogEntry[]} log
     * @param {number | null} [at]  in the past: the number of the first entry that is not written yet
     */
    show(log, at = null) {
      const old = entries.length;
      const had = upTo;
      const known = old > 0 && log[old - 1] === entries[old - 1];
      const same = known && log.length === old;
      const grows = known && !same && !filter && list.children.length < 2 * PAGE;
      entries = log;
      upTo = at;
      if (grows) add(log.slice(old));
      else if (!same) draw(true);
      if (at !== null) return walkBack();
      if (had !== null) divide();
      if (following) toEnd();
    },
    /** What wins, and what is not as printed. @param {string} text */
    notice(text) {
      note.textContent = text;
      note.hidden = !text;
    },
    /** When the tab is opened. */
    opened: toEnd,
  };
}
