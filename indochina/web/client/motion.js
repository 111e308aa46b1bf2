// @ts-check
// Pieces on their way: from where they were to where they are now, over the map and the panels.

import { h } from "./dom.js";

/** @import { Effect, Page } from "./types.js" */

const GHOSTS = 12; // so many are on their way at once
const GLIDE = 280; // milliseconds in which the map has come to where it goes
const LONGEST = 700;
const LEAST = 140;

/** @param {Page} page */
export function makeMotion(page) {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const layer = h("div", { class: "motion", "aria-hidden": "true" });
  document.body.append(layer);
  let timer = 0;

  /** The middle of where a piece is, or could be, on the screen. @param {string} place @param {string} piece */
  function spot(place, piece) {
    const shape = page.board.drawn(`${place}/${piece}`);
    const { left, top, width, height } = shape?.getBoundingClientRect() ?? new DOMRect();
    if (!width || !height) return null;
    return { x: left + width / 2, y: top + height / 2 };
  }

  /** @param {Effect} effect @param {number} time */
  function go({ piece, into, start, at, n, by }, time) {
    if (!piece || !at) return;
    const came = start === undefined ? (Number(by) > 0 ? null : spot(at, piece)) : spot(start, piece);
    const gone = start === undefined && Number(by) < 0 ? null : spot(at, into ?? piece);
    if (!came && !gone) return;
    const count = n ?? Math.abs(by ?? 1);
    const ghost = h("div", { class: "ghost" }, page.board.icon(into ?? piece));
    if (count > 1) ghost.append(h("b", { text: `${count}×` }));
    layer.append(ghost);
    /** @param {{x: number, y: number}} point @param {string} how */
    const to = ({ x, y }, how) => `translate(${x}px, ${y}px) translate(-50%, -50%) ${how}`;
    const turned = start === at;
    const first = came ?? gone;
    const last = gone ?? came;
    if (!first || !last) return;
    const frames = [
      { transform: to(first, came ? (turned ? "scaleX(-1)" : "scale(1)") : "scale(0.2)"), opacity: came ? 1 : 0 },
      { transform: to(last, gone ? "scale(1)" : "scale(0.2)"), opacity: gone ? 1 : 0 },
    ];
    const moving = ghost.animate(frames, { duration: time, easing: "cubic-bezier(.4, 0, .2, 1)", fill: "forwards" });
    moving.onfinish = moving.oncancel = () => ghost.remove();
  }

  function stop() {
    clearTimeout(timer);
    layer.replaceChildren();
  }

  return {
    stop,
    /** Brings what happens into sight, and lets the pieces go. @param {Effect[]} effects @param {number} seconds */
    run(effects, seconds) {
      stop();
      const moved = follow(effects);
      if (calm.matches) return;
      const wait = moved ? GLIDE : 0;
      const time = Math.max(Math.min(seconds * 800 - wait, LONGEST), LEAST);
      const start = () => {
        for (const effect of effects.filter(({ piece }) => piece).slice(0, GHOSTS)) go(effect, time);
      };
      if (wait) timer = setTimeout(start, wait);
      else start();
    },
  };

  /** The camera goes where something happens. @param {Effect[]} effects @returns {boolean} whether it had to */
  function follow(effects) {
    const words = effects.flatMap(({ at, start }) => [start, at]).filter((word) => word);
    const rects = words.flatMap((word) => page.board.find(word ?? "") ?? []);
    if (!rects.length) return false;
    const [x, y] = [Math.min(...rects.map((rect) => rect.x)), Math.min(...rects.map((rect) => rect.y))];
    const width = Math.max(...rects.map((rect) => rect.x + rect.width)) - x;
    const height = Math.max(...rects.map((rect) => rect.y + rect.height)) - y;
    return page.stage.reveal({ x, y, width, height });
  }
}
