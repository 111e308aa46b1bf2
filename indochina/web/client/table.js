// @ts-check
// The page of one table: makes its parts, which find each other on it, and opens the line to the server.

import { makeAhead } from "./ahead.js";
import { makeAnswering } from "./answering.js";
import * as api from "./api.js";
import { makeAsking } from "./asking.js";
import { makeCaption } from "./caption.js";
import { listenToCarrying } from "./carrying.js";
import { makeCue } from "./cue.js";
import { makeCurtain } from "./curtain.js";
import { makeDock } from "./docks.js";
import { byId, clear, h } from "./dom.js";
import { makeHead } from "./head.js";
import { makeHearing } from "./hearing.js";
import { makeHints } from "./hints.js";
import { makeJournal } from "./journal.js";
import { makeKeyboard } from "./keyboard.js";
import { makeLooks } from "./looks.js";
import { fillMenu, makeMenu } from "./menu.js";
import { momentAsked } from "./moments.js";
import { makeOthers } from "./others.js";
import { makePeople } from "./people.js";
import { makePlayback } from "./playback.js";
import { makePrompt } from "./prompt.js";
import { makeReasons } from "./reasons.js";
import { makeRules } from "./rules.js";
import { makeSeats } from "./seats.js";
import { SPEEDS, speed } from "./settings.js";
import { makeSight } from "./sight.js";
import { makeSlider } from "./slider.js";
import { connect } from "./socket.js";
import { makeStage, useStyle } from "./stage.js";
import { State } from "./state.js";
import { makeTabs } from "./tabs.js";
import { place, words } from "./targets.js";
import { makeTime } from "./time.js";
import { makeWishing } from "./wishing.js";
import { language, learn, t } from "./words.js";

/** @import { BoardData, BoardModule, Message, Page, Table } from "./types.js" */

const id = decodeURIComponent(location.pathname.split("/")[2] ?? "");

/** Takes the seat of an invitation, whose token then leaves the address. @returns {Promise<Table>} */
async function arrive() {
  const token = /^#seat=(.+)$/.exec(location.hash)?.[1];
  if (!token) return api.table(id);
  const forget = () => history.replaceState(null, "", location.pathname);
  try {
    const table = await api.join(id, token);
    forget();
    if (api.isForeseen(table)) warn(t("table.foreseen"));
    return table;
  } catch (error) {
    // where nothing was answered the token stays in the address: whoever loads the page again may yet sit
    if (!(error instanceof api.Refused) || [0, 404].includes(error.status) || error.status >= 500) throw error;
    forget();
    const table = await api.table(id); // an invitation that is used up still shows the table
    warn([403, 422].includes(error.status) ? t("line.used") : error.message);
    return table;
  }
}

/** Above everything else, until it has been read. @param {string} message */
function warn(message) {
  const alert = h(
    "div",
    { class: "alert", role: "alert" },
    message,
    h("button", { type: "button", text: t("play.close"), on: { click: () => alert.remove() } }),
  );
  byId("line").before(alert);
}

async function start() {
  await Promise.all([learn("table"), learn("friends"), learn("settings"), api.learnAddress()]);
  const table = await arrive();
  const [data, module] = await Promise.all([api.board(table.game), boardOf(table.game)]);
  useStyle(new URL(`/static/boards/${table.game}/board.css`, location.origin).href);
  run(table, data, module);
}

/** @param {string} game @returns {Promise<BoardModule>} */
const boardOf = (game) => import(`/static/boards/${game}/board.js`);

/** @param {Table} table @param {BoardData} data @param {BoardModule} module */
function run(table, data, module) {
  const state = new State(id, table);
  const page = /** @type {Page} */ ({ data, state });
  page.chip = (seat) => h("span", { class: "seat", "data-seat": seat, text: state.name(seat) });
  page.read = (card) => {
    page.tabs.show("card");
    page.cards?.want(card);
  };
  page.sight = makeSight(page);
  page.time = makeTime(page);
  page.seats = makeSeats(page);
  page.asking = makeAsking(page);
  page.answering = makeAnswering(page);
  page.wishing = makeWishing(page);
  drawBoard(page, module);
  page.socket = openLine(page);
  drawPanels(page, module);
  drawScene(page);
  page.rules = makeRules({ game: table.game, data }, (message) => page.prompt.refuse(message));
  page.keyboard = makeKeyboard(page);
  fillMenu(page);
  page.sight.refresh();
}

/** @param {Page} page @param {BoardModule} module */
function drawBoard(page, { makeBoard }) {
  page.board = makeBoard(page.data, {
    choose: page.answering.choose,
    about: (word, at, key) => page.hints.about(word, at, key),
    over: (key) => page.prompt.mark(key),
    which: page.asking.which,
    piece: page.wishing.piece,
    place: page.wishing.place,
    card: page.read,
    look: (name, at) => page.looks.ask(name, at),
  });
  page.dock = makeDock(byId("dock"), page.data.game, page.board.panels ?? []);
  page.stage = makeStage(byId("board"), page.board);
  listenToCarrying(byId("board"), page);
}

/** What is asked, and what is told in the tabs. @param {Page} page @param {BoardModule} module */
function drawPanels(page, { makeCards }) {
  const { board, sight, state, socket, chip } = page;
  page.looks = makeLooks(board, { send: socket.send, version: () => state.version });
  page.stage.places.before(page.looks.chips);
  page.hints = makeHints({
    send: socket.send,
    ask: () => (sight.asked() ? (state.now?.ask ?? null) : null),
    version: () => state.version,
    about: (word) => board.about?.(word) ?? null,
    ahead: () => page.ahead,
  });
  page.prompt = makePrompt(byId("prompt"), {
    choose: page.answering.choose,
    icon: (kind) => board.icon(kind),
    highlight: (option) => board.highlight(option ? words(option) : []),
  });
  page.hints.watch(byId("prompt"));
  page.ahead = makeAhead({
    send: socket.send,
    ask: () => (sight.asked() ? (state.now?.ask ?? null) : null),
    version: () => state.version,
    board,
    name: (word) => page.data.names[word] ?? word,
    changed: () => page.hints.redraw(),
  });
  page.journal = makeJournal(state, { highlight: (words) => board.highlight(words), seek: page.time.seek });
  page.reasons = makeReasons({
    chip,
    find: (step) => {
      board.point(step);
      sight.bring(place(step));
    },
  });
  page.cards = makeCards?.(page.data);
  page.people = makePeople({
    chip,
    sit: (seat) => {
      state.stays = true;
      page.seats.sit(seat);
    },
    client: () => client(page),
  });
  page.tabs = drawTabs(page);
  showGlance(page);
}

/** What is needed most of the panels, on a screen that hides them; pressed, it shows them. @param {Page} page */
function showGlance({ board, tabs }) {
  const glance = byId("glance");
  if (!board.glance) return;
  glance.append(board.glance);
  glance.addEventListener("click", () => tabs.show("board"));
  glance.hidden = false;
}

/** What a problem report tells of this page. @param {Page} page */
function client({ state: { now, viewer } }) {
  return {
    made: now?.made,
    version: now?.version,
    viewer,
    language: language(),
    agent: navigator.userAgent,
    screen: `${innerWidth}x${innerHeight}`,
  };
}

/** @param {Page} page */
function drawTabs({ board, dock, journal, reasons, cards, people, time }) {
  const showReasons = () => {
    time.recall();
    reasons.opened();
  };
  const tabs = [
    ...(board.panels ? [{ name: "board", element: dock.tab }] : []),
    { name: "log", element: journal.element, opened: journal.opened },
    { name: "reasons", element: reasons.element, opened: showReasons },
    ...(cards ? [{ name: "card", element: cards.element, opened: cards.opened }] : []),
    { name: "table", element: people.element },
  ];
  const made = makeTabs(byId("tabs"), tabs, dock.beside ? "log" : tabs[0].name);
  dock.moved(() => made.current === "board" && made.show("log")); // nothing is left in that tab
  return made;
}

/** What goes on: steps of others, the way through time, the curtain, the head of the page. @param {Page} page */
function drawScene(page) {
  const { sight, state, time } = page;
  const tell = { show: sight.display, pass: sight.remember, changed: sight.refresh };
  page.others = makeOthers(page);
  page.playback = makePlayback(() => SPEEDS[speed()], {
    ...tell,
    ended: () => {},
    coming: () => page.others.coming,
    stopped: () => page.others.forget(),
  });
  // to look back at once would show nothing
  page.replay = makePlayback(() => SPEEDS[speed()] || SPEEDS.fast, {
    ...tell,
    ended: () => state.mode === "back" && time.toNow(),
  });
  page.caption = makeCaption(byId("caption"), { chip: page.chip, mine: (step) => state.mine(step) });
  page.slider = makeSlider(byId("timebar"), (made) => (made === null ? time.toNow() : time.travel(made)));
  page.curtain = makeCurtain(byId("curtain"), (seat) => state.name(seat));
  page.menu = makeMenu();
  page.cue = makeCue();
  page.head = makeHead(byId("bar"), page.menu.button, {
    back: page.answering.turnBack,
    since: time.summary,
    rules: () => page.rules.open(),
  });
}

/** @param {Page} page */
function openLine(page) {
  const { state, sight } = page;
  /** @param {string} text */
  function say(text) {
    const line = byId("line");
    line.textContent = text;
    line.hidden = !text;
    if (!text || state.pending === null) return;
    state.pending = null; // the state that comes with the next line shows whether it went through
    sight.stale();
    sight.refresh();
  }

  /** @param {number} code */
  function end(code) {
    if (code !== 4403 || !state.viewer) return fail(t(code === 4410 ? "line.deleted" : "line.unknown"));
    state.viewer = null;
    page.socket.open();
  }

  const hear = makeHearing(page);
  let asked = momentAsked();
  /** The moment that the address names is shown once the game is there. @param {Message} message */
  function message(message) {
    hear(message);
    if (asked === null || message.type !== "state" || page.curtain.down) return;
    if (asked < message.made) page.slider.jump(asked);
    asked = null;
  }

  const seat = () => (state.viewer ? `&seat=${state.viewer}` : "");
  return connect(() => `/api/tables/${encodeURIComponent(id)}/socket?language=${language()}${seat()}`, {
    message,
    up: () => {
      say("");
      page.prompt.refuse("");
    },
    down: () => say(t("line.down")),
    end,
  });
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
