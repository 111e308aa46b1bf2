// @ts-check
// What is in sight: pictures of the game on board and panels, and the page around them.

import { h } from "./dom.js";
import { setMark } from "./settings.js";
import { before } from "./state.js";
import { place } from "./targets.js";
import { t } from "./words.js";

/** @import { Frame, Page, View } from "./types.js" */

/** @param {Page} page */
export function makeSight(page) {
  const { state } = page;
  /** @type {View | null} */
  let shown = null;
  let shownMade = 0;
  let shownLog = 0;
  let drawn = ""; // what the prompt was drawn for
  const count = h("span", { class: "count muted" });

  /** The game as it stands is in sight, with nothing still to be shown. */
  const live = () => state.mode === "now" && !page.curtain.down && !page.playback.busy;
  /** May this viewer answer now? */
  const asked = () => Boolean(state.now?.ask && live());

  /** @param {Frame} picture */
  function display(picture) {
    if (!state.now) return;
    const { board } = page;
    // a leap through time is no change to be marked
    board.update(picture.view, state.mode === "past" && Math.abs(picture.made - shownMade) > 1 ? null : shown);
    shown = picture.view;
    shownMade = picture.made;
    const log = before(state.now.log, picture.logTo);
    const fresh = log.slice(before(log, shownLog).length);
    shownLog = picture.logTo;
    // of the past all is there to go to, with what comes after set apart
    if (state.mode === "past") page.journal.show(state.now.log, picture.logTo);
    else page.journal.show(log);
    page.cards?.show(picture.view);
    const known = picture.by && state.mode === "now" && state.mine(picture.by); // one knows what one has just done
    remember(picture);
    if (picture.told) return page.telling?.show(picture, picture.told);
    page.telling?.stop();
    if (picture.part === 0) return; // the rest of what has been told
    board.point(known ? null : picture.by);
    board.roll?.(picture.by);
    page.caption.show(picture.by, fresh);
    if (picture.by?.target) bring(place(picture.by));
  }

  /** @param {Frame} picture */
  function remember({ by, made }) {
    if (by) page.reasons.add(by, made);
  }

  /** Brings a word of the board into sight. @param {string} word */
  function bring(word) {
    const rect = page.board.find(word);
    const thing = page.board.inPanel?.(word);
    if (rect) page.stage.reveal(rect);
    else if (thing) page.dock.reveal(thing);
  }

  function drawHead() {
    const { viewer } = state;
    page.head.draw(
      state.table.title,
      viewer && !page.curtain.down ? page.chip(viewer) : null,
      page.answering.possible,
      viewer && live() ? state.missed() : 0,
    );
  }

  function refresh() {
    const { now, mode, table, unsure } = state;
    drawHead();
    if (now) table.over = Boolean(now.result);
    page.people.show(table, state.online, state.viewer, state.lost);
    if (!now) return;
    page.slider.reach(now.made, now.log);
    if (page.seats.handOver() || page.curtain.down) return;
    const { busy } = page.playback;
    const { waiting } = mode === "back" ? page.replay : page.playback;
    count.textContent = waiting ? t("play.more", { count: waiting }) : "";
    page.caption.follow(mode === "back" || (mode === "now" && busy));
    if (mode === "now" && !busy) setMark("seen", state.id, state.viewer, now.made);
    page.prompt.away(state.pending !== null);
    page.cue.turn(asked(), Boolean(now.by && !state.mine(now.by)));
    document.title = `${asked() && !unsure ? t("title.yours") : now.result ? t("title.over") : ""}${table.title}`;
    const answerable = asked() || state.online;
    const past = mode === "past" && shownMade;
    const sight = JSON.stringify([
      mode,
      now.version,
      answerable,
      unsure,
      busy,
      state.viewer,
      table.seats,
      past,
      state.which,
    ]);
    if (sight === drawn) return;
    drawn = sight;
    const focus = page.keyboard.used && nothingHasFocus();
    page.looks.renew(mode === "now" && !busy);
    page.asking.draw(now);
    if (focus && asked() && unsure === null) page.prompt.focus(); // the confirm bar takes the focus itself
  }

  function nothingHasFocus() {
    const { activeElement } = document;
    return activeElement === document.body || page.board.element.contains(activeElement);
  }

  return {
    /** How many pictures are still to come. */
    count,
    live,
    asked,
    display,
    remember,
    bring,
    drawHead,
    refresh,
    get made() {
      return shownMade;
    },
    /** The entries before this number are no news. @param {number} n */
    logged(n) {
      shownLog = n;
    },
    /** Shows a view as if it had always been there. @param {View} view */
    begin(view) {
      page.board.update(view, null);
      shown = view;
    },
    /** The next picture is no change of this one. */
    forget() {
      shown = null;
    },
    /** The prompt has to be drawn again, whatever it shows. */
    stale() {
      drawn = "";
    },
  };
}
