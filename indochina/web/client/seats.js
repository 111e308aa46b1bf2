// @ts-check
// Which of one's seats one sits in, and the way from one to another: openly, or behind the curtain.

import { language, t } from "./words.js";

/** @import { Page } from "./types.js" */

/** @param {Page} page */
export function makeSeats(page) {
  const { state } = page;

  /** @param {string} seat */
  function sit(seat) {
    if (seat === state.viewer) return;
    if (state.mode !== "now") page.time.backToNow();
    if (state.handsHidden()) cover([seat]);
    else sitOpenly(seat);
  }

  /** When play has passed to another seat at this screen. @returns {boolean} whether one is on the way there */
  function handOver() {
    const { now, viewer } = state;
    if (!now || !page.sight.live()) return false;
    if (state.moving !== null) return true;
    if (now.result) {
      if (!viewer && state.handsHidden()) sitOpenly(state.mySeats()[0]);
      return false;
    }
    const settled = now.ask || state.stays;
    const next = settled ? null : now.waiting_for.find((seat) => seat !== viewer && state.mySeats().includes(seat));
    if (next) sit(next);
    else if (!viewer && state.handsHidden()) cover(state.mySeats());
    return Boolean(next) || page.curtain.down;
  }

  /** @param {string} seat */
  function sitOpenly(seat) {
    state.moving = seat;
    page.socket.send({ type: "sit", seat, language: language() });
  }

  /** Lowers the curtain: nothing that only one of the seats may see stays in the page. @param {string[]} seats */
  function cover(seats) {
    page.playback.stop();
    page.replay.stop();
    page.hints.forget();
    page.caption.hide();
    page.board.light([]);
    page.board.element.remove();
    page.dock.cover(true);
    page.journal.show([]);
    page.cards?.show(null);
    page.looks.renew(false);
    page.sight.forget();
    document.title = state.table.title;
    page.prompt.say(t("curtain.prompt"));
    page.curtain.lower(seats, (seat) => {
      if (seat !== state.viewer) return sitOpenly(seat);
      uncover();
      page.time.toNow();
    });
    page.sight.drawHead();
  }

  function uncover() {
    page.curtain.raise();
    page.stage.view.append(page.board.element);
    page.dock.cover(false);
    page.sight.stale();
  }

  return { sit, handOver, uncover };
}
