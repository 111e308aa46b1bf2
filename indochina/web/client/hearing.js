// @ts-check
// What the server says, and what becomes of it on the page.

import { mark, setMark, setting } from "./settings.js";

/** @import { Message, Page, RefusedMessage, StateMessage, UpdateMessage } from "./types.js" */

/** @param {Page} page @returns {(message: Message) => void} */
export function makeHearing(page) {
  const { state } = page;

  /** @param {Message} message */
  function hear(message) {
    switch (message.type) {
      case "table":
        state.seated(message);
        page.journal.notice(message.notice);
        break;
      case "online":
        state.online = message.online;
        break;
      case "state":
        return hearState(message);
      case "update":
        return hearUpdate(message);
      case "moment":
        return page.time.hearMoment(message);
      case "steps":
        return page.time.hearSteps(message);
      case "since":
        return page.time.hearSince(message);
      case "story":
        return page.others.hear(message);
      case "why":
        return page.hints.hearWhy(message);
      case "odds":
        return page.hints.hearOdds(message);
      case "ahead":
        return page.ahead.hear(message);
      case "look":
        page.looks.hear(message);
        return message.at ? page.hints.redraw(message.at) : undefined;
      case "confirm":
        state.pending = null;
        if (message.version === state.now?.version) {
          // nothing is given up: who wants to be asked of that alone has answered
          if (!message.warnings.length && setting("confirm") === "warnings")
            return page.answering.send(message.key, true);
          [state.unsure, state.after, state.warnings] = [message.key, message.next, message.warnings];
          state.last = message.label ?? "";
        }
        break;
      case "which":
        page.wishing.hearWhich(message);
        break;
      case "refused":
        return hearRefusal(message);
      default:
        return;
    }
    page.sight.refresh();
  }

  /** @param {RefusedMessage} message */
  function hearRefusal({ re, status, message }) {
    if (re === "ahead") page.ahead.refused();
    if (re === "story") return page.others.refused();
    if (["look", "odds", "ahead"].includes(re)) return; // too late
    state.pending = null;
    page.time.refused(re);
    page.sight.stale();
    page.sight.refresh();
    if (re === "wish" && status === 422 && page.wishing.refused()) return;
    page.prompt.refuse(message);
  }

  /** @param {StateMessage} message */
  function hearState(message) {
    const arrived = state.moving !== null && state.moving === state.viewer;
    state.begin(message);
    page.time.unasked();
    page.playback.stop();
    if (message.by?.bot) page.reasons.add(message.by, message.made);
    // not for a line that came back to the seat that has just looked away
    if (page.curtain.down && arrived) page.seats.uncover();
    const seen = mark("seen", state.id, state.viewer);
    if (seen !== null && seen < message.made && !page.curtain.down) state.away = seen;
    if (state.mode === "past") page.slider.lost();
    else if (!page.curtain.down) {
      state.mode = "now";
      page.replay.stop();
      page.sight.display(state.frame(message.by));
      page.caption.hide(); // nothing has just happened: the page was opened, or the line came back
    }
    page.sight.refresh();
  }

  /** @param {UpdateMessage} message */
  function hearUpdate(message) {
    const { now } = state;
    if (!now || message.from !== now.version) {
      page.socket.send({ type: "state" });
      return;
    }
    state.change(now, message);
    page.hints.hide();
    const by = message.by;
    const undone = message.version < now.version;
    const own = by !== null && state.mine(by);
    if (undone) page.reasons.cut(message.made);
    if (own) state.away = null;
    if (own && !message.ask) setMark("own", state.id, state.viewer, message.made); // one's turn has ended
    if (state.mode === "now" && !page.curtain.down) {
      if (undone || own || !by) {
        page.playback.stop();
        page.sight.display(state.frame(by));
        if (undone) page.telling?.battle.close();
        else if (own) page.others.fought(now, by);
      } else page.others.heard(message, now, by);
    }
    page.sight.refresh();
    page.wishing.goOn();
  }

  return hear;
}
