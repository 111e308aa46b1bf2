// @ts-check
// The page of one table: holds the state the server sends, and tells the board and the panels what to show.

import * as api from "./api.js";
import { makeCaption } from "./caption.js";
import { makeCurtain } from "./curtain.js";
import { byId, clear, h } from "./dom.js";
import { makeHead } from "./head.js";
import { makeHints } from "./hints.js";
import { makeJournal } from "./journal.js";
import { showKeys } from "./keys.js";
import { makeLooks } from "./looks.js";
import { outcome } from "./outcome.js";
import { merge } from "./patch.js";
import { makePeople, offerLink } from "./people.js";
import { makePlayback } from "./playback.js";
import { makePrompt } from "./prompt.js";
import { makeReasons } from "./reasons.js";
import { confirming, mark, SPEEDS, setMark, speed } from "./settings.js";
import { sign } from "./signs.js";
import { connect } from "./socket.js";
import { makeStage, useStyle } from "./stage.js";
import { makeTabs } from "./tabs.js";
import { makeTime } from "./time.js";
import { language, learn, t } from "./words.js";

/**
 * @import {
 *   BoardData, Frame, LogEntry, Message, MomentMessage, Option, StateMessage, Step, StepsMessage, Table,
 *   UpdateMessage, View
 * } from "./types.js"
 */

const RECENT = 40; // choices whose reasons are fetched when the panel is opened for the first time
const POINTED = 3000; // milliseconds the last mover is pointed at while one is asked
const FAR = 60; // at most so many are played when looking back

/**
 * The entries numbered below `n`; numbers may have gaps, where others have secrets.
 * @param {LogEntry[]} log
 * @param {number} n
 */
function before(log, n) {
  let length = log.length;
  while (length && log[length - 1].n >= n) length -= 1;
  return log.slice(0, length);
}

const id = decodeURIComponent(location.pathname.split("/")[2] ?? "");

/** Takes the seat of an invitation, whose token then leaves the address. @returns {Promise<Table>} */
async function arrive() {
  const token = /^#seat=(.+)$/.exec(location.hash)?.[1];
  if (!token) return api.table(id);
  history.replaceState(null, "", location.pathname);
  try {
    return await api.join(id, token);
  } catch (error) {
    if (!(error instanceof api.Refused) || error.status === 404) throw error;
    const table = await api.table(id); // an invitation that is used up still shows the table
    if (Object.values(table.seats).some(({ player }) => player === "you")) return table; // and sits there already
    const alert = h(
      "div",
      { class: "alert", role: "alert" },
      [403, 422].includes(error.status) ? t("line.used") : error.message,
      h("button", { type: "button", text: t("play.close"), on: { click: () => alert.remove() } }),
    );
    byId("line").before(alert);
    return table;
  }
}

async function start() {
  await learn("table");
  const table = await arrive();
  const [data, module] = await Promise.all([api.board(table.game), import(`/static/boards/${table.game}/board.js`)]);
  useStyle(new URL(`/static/boards/${table.game}/board.css`, location.origin).href);
  run(table, data, module);
}

/** @param {Table} firstTable @param {BoardData} data @param {import("./types.js").BoardModule} module */
function run(firstTable, data, { makeBoard, makeCards }) {
  let table = firstTable;
  /** @type {import("./types.js").Online} */
  let online = {};
  let lost = ""; // what the history of a loaded save has lost
  /** @type {string | null} */
  let viewer = seatAtFirst();
  /** @type {StateMessage | null} the game as it stands, whatever is in sight */
  let now = null;
  /** @type {View | null} */
  let shown = null;
  let shownMade = 0;
  let shownLog = 0;
  /** @type {string | null} a choice on its way */
  let pending = null;
  /** @type {string | null} a choice that waits for "Go on" */
  let unsure = null;
  let after = ""; // what comes after it: a seat, a card, the end
  /** @type {string | null} the seat one is moving to */
  let moving = null;
  let stays = false; // one has sat down here by hand, though another of one's seats is asked
  /** @type {"now" | "past" | "back"} what is in sight: the game as it stands, a moment of the slider, a look back */
  let mode = "now";
  let drawn = ""; // what the prompt was drawn for
  /** @type {number | null} choices this seat had seen when it came back, if others have moved since */
  let away = null;
  let byKeyboard = false;
  let recalled = false; // the reasons of earlier steps have been fetched
  /** @type {((message: StepsMessage) => void)[]} who asked for steps, in order */
  const stepsFor = [];
  /** @type {((message: MomentMessage) => void) | null} */
  let momentFor = null;

  // --- names -----------------------------------------------------------------------------------------------

  /** @param {string} seat */
  const name = (seat) => table.seats[seat]?.name ?? t(`seat.${seat}`);
  /** @param {string} seat */
  const chip = (seat) => h("span", { class: "seat", "data-seat": seat, text: name(seat) });

  function mySeats() {
    return Object.keys(table.seats).filter((seat) => table.seats[seat].player === "you");
  }

  /** Several hands that must not see each other lie at this screen. */
  function handsHidden() {
    return table.hidden && mySeats().length > 1;
  }

  /** @param {Step} step */
  function mine(step) {
    return !step.bot && mySeats().includes(step.seat);
  }

  function seatAtFirst() {
    const mine = mySeats();
    if (handsHidden() && !table.over) return null; // behind the curtain
    return mine.find((seat) => table.waiting_for.includes(seat)) ?? mine[0] ?? null;
  }

  // --- the parts -------------------------------------------------------------------------------------------

  const board = makeBoard(data, {
    choose,
    why: (word, at) => hints.why(word, at),
    card: read,
    look: (name, at) => looks.ask(name, at),
  });
  const stage = makeStage(byId("board"), board);

  const socket = connect(
    () => `/api/tables/${encodeURIComponent(id)}/socket?language=${language()}${viewer ? `&seat=${viewer}` : ""}`,
    {
      message: hear,
      up: () => {
        say("");
        prompt.refuse("");
      },
      down: () => say(t("line.down")),
      end,
    },
  );
  const looks = makeLooks(board, { send: socket.send, version: () => now?.version ?? -1 });
  stage.places.prepend(...looks.buttons);
  const hints = makeHints({
    send: socket.send,
    ask: () => (asked() ? (now?.ask ?? null) : null),
    version: () => now?.version ?? -1,
  });
  const prompt = makePrompt(byId("prompt"), {
    choose,
    icon: (kind) => board.icon(kind),
    highlight: (option) => board.highlight(option ? words(option) : []),
  });
  hints.watch(byId("prompt"));
  hints.watch(board.element);
  const journal = makeJournal({ highlight: (words) => board.highlight(words), find: bring });
  const reasons = makeReasons({
    chip,
    find: (step) => {
      board.point(step);
      bring(place(step));
    },
  });
  const cards = makeCards?.(data);
  const people = makePeople({
    chip,
    paced: () => playback.repace(),
    sit: (seat) => {
      stays = true;
      sit(seat);
    },
    client: () => ({
      made: now?.made,
      version: now?.version,
      viewer,
      language: language(),
      agent: navigator.userAgent,
      screen: `${innerWidth}x${innerHeight}`,
    }),
  });
  const tabs = makeTabs(byId("tabs"), [
    { name: "log", element: journal.element, opened: journal.opened },
    {
      name: "reasons",
      element: reasons.element,
      opened: () => {
        recall();
        reasons.opened();
      },
    },
    ...(cards ? [{ name: "card", element: cards.element, opened: cards.opened }] : []),
    { name: "table", element: people.element },
  ]);
  const playback = makePlayback(() => SPEEDS[speed()], {
    show: display,
    pass: remember,
    changed: refresh,
    ended: () => {},
  });
  // to look back at once would show nothing
  const replay = makePlayback(() => SPEEDS[speed()] || SPEEDS.fast, {
    show: display,
    pass: remember,
    changed: refresh,
    ended: () => mode === "back" && toNow(),
  });
  const caption = makeCaption(byId("caption"), { chip, mine });
  const count = h("span", { class: "count muted" });
  const time = makeTime(byId("timebar"), (made) => (made === null ? toNow() : travel(made)));
  const curtain = makeCurtain(byId("curtain"), name);
  const head = makeHead(byId("bar"), { back: turnBack, since: () => lookBack((now?.made ?? 0) - missed()) });

  /** What an option points at, as words of the board. @param {Option} option */
  const words = ({ target }) =>
    target ? [target.unit ?? target.space ?? target.hex ?? target.box ?? target.card ?? target.kind ?? ""] : [];
  /** @param {Step} step */
  const place = ({ target, key }) =>
    target?.space ?? target?.hex ?? target?.box ?? target?.card ?? target?.unit ?? key ?? "";

  /** Brings a word into sight. @param {string} word */
  function bring(word) {
    const rect = board.find(word);
    if (rect) stage.reveal(rect);
  }

  // --- hearing ---------------------------------------------------------------------------------------------

  /** @param {Message} message */
  function hear(message) {
    switch (message.type) {
      case "table":
        table = message.table;
        online = message.online;
        lost = message.history;
        journal.notice(message.notice);
        viewer = message.viewer;
        break;
      case "online":
        online = message.online;
        break;
      case "state":
        return hearState(message);
      case "update":
        return hearUpdate(message);
      case "moment":
        if (momentFor) momentFor(message);
        else if (time.arrived(message.made)) showMoment(message);
        return;
      case "steps":
        return stepsFor.shift()?.(message);
      case "why":
        return hints.hearWhy(message);
      case "odds":
        return hints.hearOdds(message);
      case "look":
        return looks.hear(message);
      case "confirm":
        pending = null;
        if (message.version === now?.version) [unsure, after] = [message.key, message.next];
        break;
      case "refused":
        if (message.re === "look" || message.re === "odds") return; // too late
        pending = null;
        if (message.re === "steps") stepsFor.shift();
        if (message.re === "moment") momentFor = null;
        drawn = "";
        refresh();
        return prompt.refuse(message.message);
      default:
        return;
    }
    refresh();
  }

  /** @param {StateMessage} message */
  function hearState(message) {
    const log = [...before(now?.log ?? [], message.log_from), ...message.log];
    now = { ...message, log };
    const arrived = moving !== null && moving === viewer;
    pending = unsure = null;
    moving = null;
    stepsFor.length = 0;
    recalled = false;
    playback.stop();
    if (message.by?.bot) reasons.add(message.by, message.made);
    if (curtain.down && arrived) uncover(); // not for a line that came back to the seat that has just looked away
    const seen = mark("seen", id, viewer);
    if (seen !== null && seen < message.made && !curtain.down) away = seen;
    if (mode === "past") time.lost();
    else if (!curtain.down) {
      mode = "now";
      replay.stop();
      display(frame(message.by));
      caption.hide(); // nothing has just happened: the page was opened, or the line came back
    }
    refresh();
  }

  /** @param {UpdateMessage} message */
  function hearUpdate(message) {
    if (!now || message.from !== now.version) {
      socket.send({ type: "state" });
      return;
    }
    const { version } = now;
    const log = [...before(now.log, message.log_from), ...message.log];
    now = { ...message, type: "state", log, view: merge(now.view, message.patch) };
    pending = unsure = null;
    stays = false;
    hints.hide();
    const by = message.by;
    const undone = message.version < version;
    const own = by !== null && mine(by);
    if (undone) reasons.cut(message.made);
    if (by?.bot) journal.byBot(message.log, name(by.seat));
    if (own) away = null;
    if (own && !message.ask) setMark("own", id, viewer, message.made); // one's turn has ended
    if (mode === "now" && !curtain.down) {
      if (undone || own || !by) {
        playback.stop();
        display(frame(by));
      } else playback.push({ ...frame(by), quiet: quiet(message), more: message.more });
    }
    refresh();
  }

  /** @param {LogEntry[]} log */
  const noted = (log) => (log.at(-1)?.n ?? -1) + 1;

  /** @param {{patch: View, log: LogEntry[]}} change */
  const quiet = ({ patch, log }) => !log.length && !Object.keys(patch).length;

  /** The game as it stands, as a picture. @param {Step | null} by @returns {Frame} */
  function frame(by) {
    const state = /** @type {StateMessage} */ (now);
    return { made: state.made, view: state.view, logTo: noted(state.log), by, quiet: false, more: false };
  }

  // --- showing ---------------------------------------------------------------------------------------------

  /** @param {Frame} picture */
  function display(picture) {
    if (!now) return;
    // a leap through time is no change to be marked
    board.update(picture.view, mode === "past" && Math.abs(picture.made - shownMade) > 1 ? null : shown);
    shown = picture.view;
    shownMade = picture.made;
    const log = before(now.log, picture.logTo);
    const fresh = log.slice(before(log, shownLog).length);
    shownLog = picture.logTo;
    journal.show(log);
    cards?.show(picture.view);
    const known = picture.by && mode === "now" && mine(picture.by); // one knows what one has just done
    board.point(known ? null : picture.by);
    board.roll?.(picture.by);
    caption.show(picture.by, fresh);
    remember(picture);
    if (picture.by?.target && innerWidth <= 800) bring(place(picture.by));
  }

  /** @param {Frame} picture */
  function remember({ by, made }) {
    if (by) reasons.add(by, made);
  }

  /** May this viewer answer now? */
  const asked = () => Boolean(now?.ask && mode === "now" && !curtain.down && !playback.busy);

  function refresh() {
    drawHead();
    if (now) table.over = Boolean(now.result);
    people.show(table, online, viewer, lost);
    if (!now) return;
    time.reach(now.made);
    if (handOver() || curtain.down) return;
    const { waiting } = mode === "back" ? replay : playback;
    count.textContent = waiting ? t("play.more", { count: waiting }) : "";
    caption.follow(mode === "back" || (mode === "now" && playback.busy));
    if (mode === "now" && !playback.busy) setMark("seen", id, viewer, now.made);
    prompt.away(pending !== null);
    document.title = `${asked() && !unsure ? t("title.yours") : now.result ? t("title.over") : ""}${table.title}`;
    const sight = JSON.stringify([
      mode,
      now.version,
      asked() || online,
      unsure,
      playback.busy,
      viewer,
      table.seats,
      mode === "past" && shownMade,
    ]);
    if (sight === drawn) return;
    const lostFocus =
      byKeyboard && (document.activeElement === document.body || board.element.contains(document.activeElement));
    drawn = sight;
    looks.renew(mode === "now" && !playback.busy);
    ask();
    if (lostFocus && asked() && unsure === null) prompt.focus(); // the confirm bar takes the focus itself
  }

  /** Draws the prompt for what is in sight. */
  function ask() {
    if (!now) return;
    if (!asked()) board.light([]);
    if (mode === "past")
      prompt.say(t("time.looking", { at: shownMade, made: now.made }), button("to-now", t("time.to_now"), backToNow));
    else if (mode === "back")
      prompt.say(t("back.looking"), steps(button("to-now", t("time.to_now"), backToNow), replay.next));
    else if (playback.busy) prompt.say(t("play.playing"), steps(button("skip", t("play.skip"), skip), playback.next));
    else if (unsure !== null) {
      const key = unsure;
      board.light([]);
      const says = t(table.seats[after] ? "confirm.passes" : `confirm.${after}`, {
        label: label(key),
        seat: name(after),
      });
      prompt.confirm(
        says,
        () => send(key, true),
        () => {
          unsure = null;
          refresh();
        },
        people.confirming,
      );
    } else if (now.ask) {
      const lit = board.light(now.ask.options);
      if (innerWidth <= 800)
        stage.frame(
          now.ask.options.filter(({ key }) => lit.has(key)).flatMap((option) => board.find(words(option)[0]) ?? []),
        );
      setTimeout(() => asked() && board.point(null), POINTED); // what it stands on is needed now
      prompt.ask(now.ask, lit, cardOf(now.ask.card), news(), hints.list(now.ask));
    } else if (now.result)
      prompt.say(
        t(table.seats[now.result.winner] ? "result.wins" : "result.draw", { seat: name(now.result.winner) }),
        ...outcome(now.result, data.names, chip),
      );
    else prompt.say(...waiting(now.waiting_for));
  }

  /** @param {string} id @param {string} text @param {() => void} act */
  const button = (id, text, act) => h("button", { type: "button", class: "primary", id, text, on: { click: act } });
  /** @param {HTMLElement} leave @param {() => void} next */
  const steps = (leave, next) =>
    h(
      "div",
      { class: "row" },
      leave,
      h(
        "button",
        { type: "button", id: "next-step", title: t("play.next"), "aria-label": t("play.next"), on: { click: next } },
        sign("next"),
      ),
      count,
    );

  /** @param {string} card */
  function read(card) {
    tabs.show("card");
    cards?.want(card);
  }

  /** The card a question is about, to be read. @param {string | null} card */
  function cardOf(card) {
    const title = card && cards && data.cards[card]?.title;
    return title
      ? h("button", {
          type: "button",
          class: "quiet read",
          text: t("cards.read", { title }),
          on: { click: () => read(card) },
        })
      : null;
  }

  /** Others have moved while one was away: an offer to see it. */
  function news() {
    if (away === null || !now || away >= now.made) return null;
    const from = away;
    const text = t("act.news", { count: now.made - from });
    return h(
      "button",
      { type: "button", class: "news", id: "news", on: { click: () => lookBack(from) } },
      sign("since"),
      text,
    );
  }

  /** @param {string} key */
  const label = (key) => now?.ask?.options.find((option) => option.key === key)?.label ?? key;

  /** @param {string[]} seats @returns {[string, ...(Node | null)[]]} */
  function waiting(seats) {
    const open = seats.filter((seat) => table.seats[seat]?.player === "open" && table.mine);
    const gone = seats.filter((seat) => table.seats[seat]?.player === "taken");
    return [
      t(seats.length ? "wait.for" : "wait.server", { seats: seats.map(name).join(", ") }),
      news(),
      ...gone.map((seat) =>
        h("p", { class: "muted" }, chip(seat), ` ${t(online[seat] ? "table.online" : "table.offline")}`),
      ),
      ...open.map((seat) => {
        const link = h("div", { class: "link" });
        return h(
          "div",
          null,
          button(`invite-${seat}`, t("wait.invite", { seat: name(seat) }), () => offerLink(id, seat, link)),
          link,
        );
      }),
      viewer ? null : h("p", { class: "muted", text: t("table.watching") }),
    ];
  }

  // --- playing ---------------------------------------------------------------------------------------------

  /** @param {string} key */
  function choose(key) {
    if (!asked() || pending !== null || unsure !== null) return;
    send(key, false);
  }

  /** @param {string} key @param {boolean} sure */
  function send(key, sure) {
    unsure = null;
    hints.hide();
    prompt.refuse("");
    // unless it went out nothing is kept: after the line comes back the state tells what to answer
    if (socket.send({ type: "choose", version: now?.version, key, confirm: confirming(), sure })) pending = key;
    else prompt.refuse(t("line.not_sent"));
    refresh();
  }

  /** @param {"undo" | "redo" | "reset"} what */
  function turnBack(what) {
    if (!now || mode !== "now" || pending !== null || !possible(what)) return;
    unsure = null;
    prompt.refuse("");
    socket.send({ type: what, version: now.version });
  }
  /** @param {"undo" | "redo" | "reset"} what */
  const possible = (what) =>
    Boolean(now && mode === "now" && !curtain.down && !playback.busy && (what === "redo" ? now.redo : now.undo));

  // --- time ------------------------------------------------------------------------------------------------

  /** @param {number} made */
  function travel(made) {
    playback.stop();
    replay.stop();
    mode = "past";
    socket.send({ type: "moment", made });
    refresh();
  }

  /** @param {MomentMessage} moment */
  function showMoment(moment) {
    shownLog = moment.log_to; // a moment is not a step: its log is not news
    display({ made: moment.made, view: moment.view, logTo: moment.log_to, by: moment.by, quiet: false, more: false });
    refresh();
  }

  function toNow() {
    mode = "now";
    momentFor = null;
    playback.stop();
    replay.stop();
    if (!now) return;
    shownLog = noted(now.log);
    shown = null;
    display(frame(now.by));
    caption.hide();
    board.point(null);
    refresh();
  }

  const backToNow = () => (time.past ? time.now() : toNow());

  function skip() {
    playback.skip();
    caption.hide();
  }

  /** How many choices have been made since the last turn of this seat. */
  function missed() {
    return now ? Math.max(now.made - (mark("own", id, viewer) ?? 0), 0) : 0;
  }

  /** Shows again what happened after so many choices. @param {number} from */
  function lookBack(from) {
    if (!now || mode !== "now" || from >= now.made) return;
    const first = Math.max(from, now.made - FAR, 0);
    playback.stop();
    mode = "back";
    away = null;
    refresh();
    /** @type {MomentMessage} */
    let begin;
    momentFor = (moment) => {
      begin = moment;
      momentFor = null;
    };
    stepsFor.push((message) => {
      if (mode !== "back" || !begin) return;
      let view = begin.view;
      shownLog = begin.log_to;
      board.update(view, null);
      shown = view;
      const frames = message.steps.map((step, i) => {
        view = merge(view, step.patch);
        const logTo = step.log.length ? noted(step.log) : step.log_from;
        return { made: step.made, view, logTo, by: step, quiet: quiet(step), more: i + 1 < message.steps.length };
      });
      if (frames.length) replay.push(...frames);
      else toNow();
    });
    socket.send({ type: "moment", made: first });
    socket.send({ type: "steps", from: first, to: now.made });
  }

  /** Fetches the reasons of the latest steps for the panel. */
  function recall() {
    if (!now || !shownMade || recalled || curtain.down) return;
    recalled = true;
    stepsFor.push((message) => {
      for (const step of message.steps) reasons.add(step, step.made);
      reasons.opened();
    });
    socket.send({ type: "steps", from: Math.max(0, shownMade - RECENT), to: shownMade });
  }

  // --- seats -----------------------------------------------------------------------------------------------

  /** @param {string} seat */
  function sit(seat) {
    if (seat === viewer) return;
    if (mode !== "now") backToNow();
    if (handsHidden()) cover([seat]);
    else sitOpenly(seat);
  }

  /** When play has passed to another seat at this screen. @returns {boolean} whether one is on the way there */
  function handOver() {
    if (!now || curtain.down || mode !== "now" || playback.busy) return false;
    if (moving !== null) return true;
    if (now.result) {
      if (!viewer && handsHidden()) sitOpenly(mySeats()[0]);
      return false;
    }
    const next =
      now.ask || stays ? undefined : now.waiting_for.find((seat) => seat !== viewer && mySeats().includes(seat));
    if (next) sit(next);
    else if (!viewer && handsHidden()) cover(mySeats());
    return Boolean(next) || curtain.down;
  }

  /** @param {string} seat */
  function sitOpenly(seat) {
    moving = seat;
    socket.send({ type: "sit", seat, language: language() });
  }

  /** Lowers the curtain: nothing that only one of the seats may see stays in the page. @param {string[]} seats */
  function cover(seats) {
    playback.stop();
    replay.stop();
    hints.hide();
    caption.hide();
    board.light([]);
    board.element.remove();
    journal.show([]);
    cards?.show(null);
    looks.renew(false);
    shown = null;
    document.title = table.title;
    prompt.say(t("curtain.prompt"));
    curtain.lower(seats, (seat) => {
      if (seat !== viewer) return sitOpenly(seat);
      uncover();
      toNow();
    });
    drawHead();
  }

  function uncover() {
    curtain.raise();
    stage.view.append(board.element);
    drawn = "";
  }

  // --- the line --------------------------------------------------------------------------------------------

  /** @param {string} text */
  function say(text) {
    const line = byId("line");
    line.textContent = text;
    line.hidden = !text;
    if (!text || pending === null) return;
    pending = null; // the state that comes with the next line shows whether it went through
    drawn = "";
    refresh();
  }

  /** @param {number} code */
  function end(code) {
    if (code === 4403 && viewer) {
      viewer = null;
      socket.open();
      return;
    }
    fail(t(code === 4410 ? "line.deleted" : "line.unknown"));
  }

  // --- head and keys ---------------------------------------------------------------------------------------

  function drawHead() {
    head.draw(
      table.title,
      viewer && !curtain.down ? chip(viewer) : null,
      possible,
      viewer && mode === "now" && !curtain.down && !playback.busy ? missed() : 0,
    );
  }

  addEventListener(
    "pointerdown",
    () => {
      byKeyboard = false;
    },
    true,
  );
  addEventListener("keydown", (event) => {
    byKeyboard = true;
    const target = /** @type {Element} */ (event.target);
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") {
      if (unsure !== null) unsure = null;
      else if (tabs.close()) return;
      else if (mode !== "now") return backToNow();
      return refresh();
    }
    if (target.matches("input:not([type=range], [type=checkbox]), textarea, select")) return;
    const command = event.ctrlKey || event.metaKey;
    const low = event.key.toLowerCase();
    if (command && low === "z") turnBack(event.shiftKey ? "redo" : "undo");
    else if (command && low === "y") turnBack("redo");
    else if (command && event.key === "Backspace") turnBack("reset");
    else if (command || event.altKey) return;
    else if (
      /^[0-9]$/.test(event.key) &&
      asked() &&
      pending === null &&
      !(event.key === "0" && target.closest("#board"))
    )
      prompt.digit(event.key);
    else if (event.key === "Enter" && target === document.body) prompt.ok();
    else if (event.key === "/") prompt.filter();
    else if (event.key === "?") showKeys();
    else if (event.key === " " && !target.closest("button, summary, a, .lit, li"))
      (mode === "back" ? replay : playback).next();
    else if (!looks.key(low) && !tabs.key(low)) return;
    event.preventDefault();
  });
  refresh();
}

/** Nothing can be played here: says why, and where to go. @param {string} message */
function fail(message) {
  document.title = message;
  const leave = h("a", { class: "button primary", href: "/", text: t("table.leave") });
  clear(
    document.body,
    h("main", { class: "failed" }, h("div", { class: "panel stack" }, h("h1", { text: message }), leave)),
  );
}

start().catch((error) => fail([404, 422].includes(error.status) ? t("line.unknown") : error.message));
