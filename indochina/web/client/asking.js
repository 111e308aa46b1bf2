// @ts-check
// What the prompt says: the question, a choice to be confirmed, for whom one waits, what one is looking at.

import { h } from "./dom.js";
import { onlyHere } from "./friends.js";
import { moments } from "./moments.js";
import { outcome } from "./outcome.js";
import { offerLink } from "./people.js";
import { set, setSpeed, speed } from "./settings.js";
import { sign } from "./signs.js";
import { words } from "./targets.js";
import { t } from "./words.js";

/** @import { Ask, Option, Page, StateMessage } from "./types.js" */

const PACES = ["step", "slow", "normal", "fast", "instant"]; // of the slider, from the left
const POINTED = 3000; // milliseconds the last mover is pointed at while one is asked

/** @param {string} id @param {string} text @param {() => void} act */
const button = (id, text, act) => h("button", { type: "button", class: "primary", id, text, on: { click: act } });

/** @param {Page} page */
export function makeAsking(page) {
  const { state } = page;

  /** Draws the prompt for what is in sight. @param {StateMessage} now */
  function draw(now) {
    const { prompt, board, time } = page;
    const toNow = () => button("to-now", t("time.to_now"), time.backToNow);
    if (!page.sight.asked()) board.light([]);
    page.ahead.ask(state.unsure === null && page.sight.asked() ? now.ask : null);
    if (state.mode === "past")
      prompt.say(t("time.looking", { at: page.sight.made, made: now.made }), toNow(), ...moments(page));
    else if (state.mode === "back") prompt.say(t("back.looking"), steps(toNow(), page.replay));
    else if (page.playback.busy)
      prompt.say(t("play.playing"), steps(button("skip", t("play.skip"), skip), page.playback));
    else if (state.unsure !== null) confirm(state.unsure);
    else if (state.which) page.prompt.which(state.which, take, leave);
    else if (now.ask) ask(now.ask);
    else if (now.result) {
      const { winner } = now.result;
      const says = t(state.table.seats[winner] ? "result.wins" : "result.draw", { seat: state.name(winner) });
      prompt.say(says, ...outcome(now.result, page.data.names, page.chip));
    } else prompt.say(...waiting(now.waiting_for));
  }

  /** @param {Ask} ask */
  function ask(ask) {
    const { board, sight } = page;
    const lit = board.light(ask.options, ask.chosen, ask.carry);
    const drawn = ask.options.filter(({ key }) => lit.has(key));
    setTimeout(() => sight.asked() && board.point(null), POINTED); // what it stands on is needed now
    page.prompt.ask(ask, lit, cardOf(ask.card), denied(ask), news(), page.hints.list(ask));
    // last, because where things are is known only when all is laid out, which is done once
    page.stage.frame(drawn.flatMap((option) => board.find(words(option)[0]) ?? []));
  }

  /** One of several answers at a place, or of several ways to do what was pointed at. @param {string} key */
  function take(key) {
    const meant = state.which?.find((one) => one.key === key);
    if (state.now?.ask?.options.some((own) => own === meant)) page.answering.choose(key);
    else page.wishing.again({ by: key });
  }

  /** Asks which of several answers at a place is meant. @param {Option[]} options */
  function which(options) {
    if (!page.sight.asked() || state.pending !== null || state.unsure !== null) return;
    state.which = options;
    page.hints.hide();
    page.sight.refresh();
  }

  /** Back to the question. */
  function leave() {
    state.unsure = state.which = null;
    page.sight.refresh();
  }

  /** @param {Ask} ask */
  const denied = (ask) => page.ahead.denied(ask, page.hints.tell);

  /** @param {string} key  of a choice that ends one's turn */
  function confirm(key) {
    const { after, table, warnings } = state;
    const said = { label: state.last || state.label(key), seat: state.name(after ?? "") };
    page.board.light([]);
    const passes = !after ? "confirm.ends" : table.seats[after] ? "confirm.passes" : `confirm.${after}`;
    page.prompt.confirm(
      [...warnings, t(passes, said)].join(" "),
      () => (state.last ? page.wishing.again({ sure: true }) : page.answering.send(key, true)),
      leave,
      (on) => set("confirm", on ? "yes" : "no"),
    );
  }

  function skip() {
    page.playback.skip();
    page.caption.hide();
  }

  /** @param {HTMLElement} leave @param {Page["playback"]} playback */
  function steps(leave, playback) {
    /** @param {string} id @param {string} text @param {() => void} click @param {"next" | "last"} icon */
    const act = (id, text, click, icon) =>
      h("button", { type: "button", id, title: text, "aria-label": text, on: { click } }, sign(icon));
    return h(
      "div",
      { class: "row" },
      leave,
      act("next-step", t("play.next"), playback.next, "next"),
      page.sight.count,
      act("skip-action", t("play.skip_action"), playback.skipAction, "last"),
      pace(),
    );
  }

  /** How fast it goes: the farther to the right, the faster. */
  function pace() {
    const slider = h("input", {
      type: "range",
      class: "pace",
      id: "pace",
      min: "0",
      max: String(PACES.length - 1),
      value: String(Math.max(0, PACES.indexOf(speed()))),
      title: t("play.pace"),
      "aria-label": t("play.pace"),
      on: { input: () => paced(PACES[Number(slider.value)]) },
    });
    return slider;
  }

  /** @param {string} chosen */
  function paced(chosen) {
    setSpeed(chosen);
    page.playback.repace();
    page.replay.repace();
  }

  /** A step faster or slower. @param {number} by */
  function faster(by) {
    const at = Math.max(0, PACES.indexOf(speed())) + by;
    paced(PACES[Math.min(Math.max(at, 0), PACES.length - 1)]);
    const slider = /** @type {HTMLInputElement | null} */ (document.querySelector("#pace"));
    if (slider) slider.value = String(PACES.indexOf(speed()));
  }

  /** The card a question is about, to be read. @param {string | null} card */
  function cardOf(card) {
    const title = card && page.cards && page.data.cards[card]?.title;
    if (!title) return null;
    const text = t("cards.read", { title });
    return h("button", { type: "button", class: "quiet read", text, on: { click: () => page.read(card) } });
  }

  /** Others have moved while one was away: an offer to see it. */
  function news() {
    const { away, now } = state;
    if (away === null || !now || away >= now.made) return null;
    const text = t("act.news", { count: now.made - away });
    const on = { click: () => page.time.lookBack(away) };
    return h("button", { type: "button", class: "news", id: "news", on }, sign("since"), text);
  }

  /** @param {string[]} seats @returns {[string, ...(Node | null)[]]} */
  function waiting(seats) {
    const { table, online } = state;
    const open = seats.filter((seat) => table.seats[seat]?.player === "open" && table.mine);
    const gone = seats.filter((seat) => table.seats[seat]?.player === "taken");
    return [
      t(seats.length ? "wait.for" : "wait.server", { seats: seats.map((seat) => state.name(seat)).join(", ") }),
      news(),
      ...gone.map((seat) => {
        const there = ` ${t(online[seat] ? "table.online" : "table.offline")}`;
        return h("p", { class: "muted" }, page.chip(seat), there);
      }),
      ...open.map((seat) => {
        const link = h("div", { class: "link" });
        const text = t("wait.invite", { seat: state.name(seat) });
        return h(
          "div",
          null,
          button(`invite-${seat}`, text, () => offerLink(table, seat, link)),
          link,
        );
      }),
      open.length ? onlyHere() : null,
      state.viewer ? null : h("p", { class: "muted", text: t("table.watching") }),
    ];
  }

  return { draw, which, faster };
}
