// @ts-check
// The stage: shows a drawing that can be panned and zoomed, with a bar of places. It knows nothing of any game.
import { Camera } from "./camera.js";
import { h } from "./dom.js";
import { listenToKeys, listenToPointers, STEP } from "./gestures.js";
import { t } from "./words.js";

/** @import { Rect } from "./types.js" */
/** @typedef {Pick<import("./types.js").Board, "element" | "places" | "legible" | "opening">} Drawing */

/** Adds a style sheet to the page unless it is there. @param {string} url */
export function useStyle(url) {
  const links = /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll('link[rel="stylesheet"]'));
  if (![...links].some((link) => link.href === url)) document.head.append(h("link", { rel: "stylesheet", href: url }));
}

/** @param {string} name @param {string} text @param {() => void} act @param {string} [kind] */
const button = (name, text, act, kind = "") =>
  h("button", {
    type: "button",
    class: `stage-button ${kind}`,
    "aria-label": t(name),
    title: t(name),
    text,
    on: { click: act },
  });

/**
 * What gets the focus by keyboard comes into sight (a listener on the drawing itself would make it a tab stop).
 * @param {HTMLElement} container @param {HTMLElement} view @param {Camera} camera
 */
function followFocus(container, view, camera) {
  container.addEventListener("focusin", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (!camera.svg.contains(target) || !target.matches(":focus-visible")) return;
    const box = target.getBoundingClientRect();
    const frame = view.getBoundingClientRect();
    const { cx, cy, width, height, scale } = camera;
    camera.reveal({
      x: cx + (box.left - frame.left - width / 2) / scale,
      y: cy + (box.top - frame.top - height / 2) / scale,
      width: box.width / scale,
      height: box.height / scale,
    });
  });
}

/**
 * Shows a drawing in a container that fills what room it is given.
 * @param {HTMLElement} container @param {Drawing} board
 */
export function makeStage(container, board) {
  const svg = board.element;
  const camera = new Camera(svg, board.legible ?? 0);
  const view = h("div", { class: "stage-view" }, svg);
  listenToPointers(container, view, svg, camera);
  listenToKeys(container, camera);
  followFocus(container, view, camera);

  const goTo = board.places.map((place) =>
    h("button", { type: "button", text: t(place.name), on: { click: () => camera.goTo(place) } }),
  );
  const places = h("div", { class: "stage-places" }, ...goTo);
  // where they would cover the map they open above one button
  const open = (/** @type {boolean} */ on) => {
    bar.classList.toggle("going", on);
    more.setAttribute("aria-expanded", String(on));
  };
  const more = button("stage.places", "◎", () => open(!bar.classList.contains("going")), "more");
  places.addEventListener("click", () => open(false));
  view.addEventListener("pointerdown", () => open(false));
  const bar = h(
    "div",
    { class: "stage-bar" },
    more,
    places,
    button("stage.out", "−", () => camera.zoom(1 / STEP)),
    button("stage.in", "+", () => camera.zoom(STEP)),
    button("stage.fit", "⤢", () => camera.fit(), "whole"),
  );
  container.classList.add("stage");
  container.tabIndex = 0;
  container.setAttribute("role", "group");
  container.setAttribute("aria-label", t("stage.board"));
  svg.setAttribute("preserveAspectRatio", "xMidYMid meet");
  container.append(view, bar);

  const measure = () => {
    const box = view.getBoundingClientRect();
    const below = Math.max(0, box.bottom - bar.getBoundingClientRect().top); // the lower edge of the map is never hidden
    camera.resize(box, board.opening?.() ?? board.places[0], below);
  };
  svg.addEventListener("opens", measure);
  new ResizeObserver(measure).observe(view);
  measure();

  /** @param {Rect} rect */
  const reveal = (rect) => camera.reveal(rect);
  /** @param {Rect[]} rects */
  const frame = (rects) => camera.frame(rects);
  return { view, places, reveal, frame };
}
