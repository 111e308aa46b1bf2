// @ts-check
// A game in a file: its board, the way through its choices, and how it went. Nothing is asked of any server.

import { byId, clear, h } from "./dom.js";
import { drawAccount } from "./ending.js";
import { merge } from "./patch.js";
import { sign } from "./signs.js";
import { makeStage } from "./stage.js";
import { place } from "./targets.js";
import { learn, t } from "./words.js";

/** @import { Account, Board, BoardActions, BoardData, Step, View } from "./types.js" */
/** @typedef {Omit<Step, "reason"> & {reason: string, patch: View, log: string[]}} Told */
/** @typedef {{board: BoardData, seats: {[seat: string]: string}, view: View, steps: Told[], account: Account}} Replay */

const PACE = 900; // milliseconds for each choice

/** Nothing can be chosen here. @type {BoardActions} */
const NOTHING = {
  choose: () => {},
  about: () => {},
  over: () => {},
  which: () => {},
  piece: () => {},
  place: () => {},
  card: () => {},
  look: () => {},
};

/** @param {(data: BoardData, actions: BoardActions) => Board} makeBoard */
export async function play(makeBoard) {
  await Promise.all([learn("table"), learn("ending")]);
  /** @type {Replay} */
  const { board: data, seats, view, steps, account } = JSON.parse(byId("replay").textContent ?? "");
  const board = makeBoard(data, NOTHING);
  const views = [view];
  for (const { patch } of steps) views.push(merge(/** @type {View} */ (views.at(-1)), patch));
  /** @param {string} seat */
  const chip = (seat) => h("span", { class: "seat", "data-seat": seat, text: seats[seat] ?? seat });

  const scene = h("div", { id: "board" });
  const caption = h("div", { class: "told", role: "status" });
  const time = makeTime(steps.length, show);
  const panels = (board.panels ?? []).map(({ title, element }, i) =>
    h("details", { class: "panel", open: i === 0 }, h("summary", { text: title }), element),
  );
  clear(
    byId("offline"),
    h("header", null, h("h1", { text: account.title }), h("p", { text: account.ended || t("ending.not_kept") })),
    h("div", { class: "scene" }, scene, h("aside", null, caption, ...panels)),
    time.element,
    h(
      "div",
      { class: "ending" },
      ...drawAccount(account, { chip, link: (made) => `#${made}` }).filter((part) => part !== null),
    ),
  );
  const stage = makeStage(scene, board);
  let shown = -1;

  /** @param {number} made */
  function show(made) {
    const step = steps[made - 1];
    board.update(views[made], Math.abs(made - shown) === 1 ? views[shown] : null);
    shown = made;
    const by = step ? /** @type {Step} */ ({ ...step, reason: null }) : null;
    board.point(by);
    board.roll?.(by);
    const at = by?.target && board.find(place(by));
    if (at) stage.reveal(at);
    clear(
      caption,
      step ? h("p", null, chip(step.seat), ` ${step.label ?? ""}`) : null,
      step?.reason ? h("p", { class: "muted", text: step.reason }) : null,
      ...(step?.log ?? []).map((text) => h("p", { text })),
    );
  }

  const asked = () => (/^#\d+$/.test(location.hash) ? Number(location.hash.slice(1)) : steps.length);
  const go = () => {
    time.go(asked());
    scene.scrollIntoView({ block: "nearest" });
  };
  addEventListener("hashchange", go);
  // a moment that the address names already is gone to once more
  addEventListener(
    "click",
    ({ target }) => target instanceof HTMLAnchorElement && target.hash === location.hash && go(),
  );
  time.go(asked());
}

/** The way through the choices. @param {number} made @param {(made: number) => void} show */
function makeTime(made, show) {
  let at = 0;
  let timer = 0;
  const slider = h("input", {
    type: "range",
    min: "0",
    max: String(made),
    "aria-label": t("time.slider"),
    on: { input: () => go(Number(slider.value)) },
  });
  const label = h("output");
  /** @param {"first" | "prev" | "play" | "next" | "last"} name @param {() => void} click */
  const button = (name, click) =>
    h(
      "button",
      {
        type: "button",
        class: "quiet",
        "data-time": name,
        "aria-label": t(`time.${name}`),
        title: t(`time.${name}`),
        on: { click },
      },
      sign(name),
    );
  const playing = button("play", () => (timer ? stop() : start()));

  /** @param {number} to */
  function turn(to) {
    at = Math.min(Math.max(to, 0), made);
    slider.value = String(at);
    label.textContent = t("ending.at", { at, made });
    show(at);
  }

  /** @param {number} to */
  function go(to) {
    stop();
    turn(to);
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
    clear(playing, sign("play"));
  }

  function start() {
    if (at >= made) turn(0);
    timer = setInterval(() => (at < made ? turn(at + 1) : stop()), PACE);
    clear(playing, sign("pause"));
  }

  const element = h(
    "div",
    { class: "timebar" },
    button("first", () => go(0)),
    button("prev", () => go(at - 1)),
    playing,
    button("next", () => go(at + 1)),
    button("last", () => go(made)),
    slider,
    label,
  );
  return { element, go };
}
