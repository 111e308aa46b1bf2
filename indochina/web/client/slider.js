// @ts-check
// Travelling through the game: a slider over all choices made.

import { clear, h } from "./dom.js";
import { SPEEDS, speed } from "./settings.js";
import { sign } from "./signs.js";
import { makeTicks } from "./ticks.js";
import { t } from "./words.js";

/** @import { LogEntry } from "./types.js" */

/**
 * @param {HTMLElement} element
 * @param {(made: number | null) => void} go  show the game after so many choices; null: now
 */
export function makeSlider(element, go) {
  let made = 0;
  let at = 0;
  let past = false;
  let asked = false; // one question at a time: a slider moves faster than the server answers
  /** @type {number | null} */
  let wanted = null;
  let playing = false;
  let timer = 0;

  const slider = h("input", {
    type: "range",
    id: "time",
    min: "0",
    "aria-label": t("time.slider"),
    on: { input: () => jump(Number(slider.value)) },
  });
  /** @param {"first" | "prev" | "play" | "next" | "last"} name @param {() => void} act */
  const button = (name, act) =>
    h(
      "button",
      {
        type: "button",
        class: "quiet",
        "data-time": name,
        "aria-label": t(`time.${name}`),
        title: t(`time.${name}`),
        on: { click: act },
      },
      sign(name),
    );
  const play = button("play", () => (playing ? pause() : start()));
  const label = h("output", { class: "time-label" });
  const ticks = makeTicks(slider, (to) => jump(to));
  element.append(
    button("first", () => jump(0)),
    button("prev", () => jump((wanted ?? at) - 1)),
    play,
    button("next", () => jump((wanted ?? at) + 1)),
    button("last", now),
    ticks.element,
    label,
  );

  function draw() {
    slider.max = String(made);
    slider.value = String(wanted ?? at);
    const what = ticks.at(wanted ?? at);
    slider.setAttribute("aria-valuetext", `${t("time.at", { at: wanted ?? at, made })}${what && `: ${what}`}`);
    slider.title = what;
    label.textContent = `${wanted ?? at} / ${made}`;
    element.classList.toggle("past", past);
    clear(play, sign(playing ? "pause" : "play"));
    play.setAttribute("aria-pressed", String(playing));
  }

  /** @param {number} to */
  function jump(to) {
    pause();
    travel(to);
  }

  /** @param {number} to */
  function travel(to) {
    if (to >= made && !playing) return now();
    wanted = Math.min(Math.max(to, 0), made);
    past = true;
    ask();
    draw();
  }

  function ask() {
    if (asked || wanted === null) return;
    asked = true;
    go(wanted);
  }

  function now() {
    pause();
    wanted = null;
    asked = past = false;
    at = made;
    draw();
    go(null);
  }

  function start() {
    playing = true;
    travel(past ? at + 1 : 0);
  }

  function pause() {
    clearTimeout(timer);
    playing = false;
    draw();
  }

  draw();
  return {
    now,
    get past() {
      return past;
    },
    /** Shows the game after so many choices. */
    jump,
    /** So many choices have been made. @param {number} count @param {LogEntry[]} log */
    reach(count, log) {
      made = count;
      ticks.draw(log, made);
      if (!past) at = made;
      draw();
    },
    /** The server has shown a moment; false if one is back to now already. @param {number} moment */
    arrived(moment) {
      if (!past) return false;
      asked = false;
      at = moment;
      if (wanted === moment) wanted = null;
      else ask();
      if (playing) {
        const seconds = SPEEDS[speed()];
        if (at >= made) now();
        else timer = setTimeout(() => travel(at + 1), (Number.isFinite(seconds) ? Math.max(seconds, 0.2) : 1) * 1000);
      }
      draw();
      return true;
    },
    /** The line broke: what was asked will not be answered. */
    lost() {
      asked = false;
      ask();
    },
  };
}
