// @ts-check
// The keys of the page; those of the board are the stage's.

import { showKeys } from "./keys.js";

/** @import { Page } from "./types.js" */

const WRITING = "input:not([type=range], [type=checkbox]), textarea, select";
const PRESSED = "button, summary, a, .lit, li"; // these take the space bar themselves
const RESTING = "body, #prompt .says, #board, .drawing"; // these do nothing with Enter

/** @param {Page} page */
export function makeKeyboard(page) {
  const { state } = page;
  let used = false;

  function close() {
    if (state.unsure !== null || state.which) state.unsure = state.which = null;
    else if (page.tabs.close()) return;
    else if (state.mode !== "now") return page.time.backToNow();
    page.sight.refresh();
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether it means something */
  function command({ key, shiftKey }) {
    const { turnBack } = page.answering;
    const low = key.toLowerCase();
    if (low === "z") turnBack(shiftKey ? "redo" : "undo");
    else if (low === "y") turnBack("redo");
    else if (key === "Backspace") turnBack("reset");
    else return false;
    return true;
  }

  /** @param {string} key @param {Element} target @returns {boolean} whether it means something */
  function plain(key, target) {
    const low = key.toLowerCase();
    const number = /^[0-9]$/.test(key) && !(key === "0" && target.closest("#board"));
    if (number && page.sight.asked() && state.pending === null) page.prompt.digit(key);
    else if (key === "Enter" && target.matches(RESTING)) page.prompt.ok();
    else if (key === "/") page.prompt.filter();
    else if (key === "?") showKeys();
    else if (low === "m") page.menu.open();
    else if (low === "b") page.rules.key(target);
    else if (low === "p") page.hints.pin();
    else if (key === "[" || key === "]") page.asking.faster(key === "]" ? 1 : -1);
    else if (key === ".") (state.mode === "back" ? page.replay : page.playback).skipAction();
    else if (key === " " && !target.closest(PRESSED)) (state.mode === "back" ? page.replay : page.playback).next();
    else return page.looks.key(low) || page.tabs.key(low);
    return true;
  }

  const pointed = () => {
    used = false;
  };
  addEventListener("pointerdown", pointed, true);
  addEventListener("keydown", (event) => {
    used = true;
    const target = /** @type {Element} */ (event.target);
    if (document.querySelector("dialog[open], :popover-open")) return;
    if (event.key === "Escape") return close();
    if (target.matches(WRITING)) return;
    const commanded = event.ctrlKey || event.metaKey;
    if (commanded ? command(event) : !event.altKey && plain(event.key, target)) event.preventDefault();
  });

  return {
    /** Whether the last thing one did was to press a key. */
    get used() {
      return used;
    },
  };
}
