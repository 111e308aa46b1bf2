// @ts-check
// Dragging pieces to where they go. Elsewhere a drag moves the map; a finger always does.

import { stacked } from "./boards/listening.js";
import { h } from "./dom.js";

/** @import { Page } from "./types.js" */

const DRAG = 5; // pixels a pointer may move and still click

/** The word under an event or point. @param {EventTarget | Element | null} target */
const wordAt = (target) =>
  (target instanceof Element && target.closest("#board [data-word], .dock [data-word]")?.getAttribute("data-word")) ||
  "";

/** @param {HTMLElement} stage @param {Page} page */
export function listenToCarrying(stage, page) {
  /** @type {{things: string[], there: string, x: number, y: number, ghost: HTMLElement | null, typed: string} | null} */
  let carried = null;

  /** @param {PointerEvent} event */
  function pick({ target, button, pointerType, clientX: x, clientY: y, shiftKey }) {
    drop();
    const word = wordAt(target);
    if (button || pointerType === "touch" || !page.wishing.carries) return;
    const shape = /** @type {Element} */ (target);
    const stack = shape.closest(".stack");
    // a stack is taken whole that is not fanned out, or by what is around its pieces
    const whole = stack && (shiftKey || !stack.matches(".open") || !word.includes("/"));
    const things = (whole && stacked(shape)) || [word];
    if (!things[0]?.includes("/")) return;
    const many = things.length > 1 ? `${things.length}` : "";
    const there = many || (shape.closest(".unit")?.querySelector(".number, .count")?.textContent ?? "");
    carried = { things, there, x, y, ghost: null, typed: "" };
    stage.classList.add("carrying");
  }

  function label() {
    if (!carried?.ghost) return;
    const { ghost, typed, there } = carried;
    const count = ghost.querySelector("b");
    if (count) count.textContent = typed || there;
  }

  /** @param {PointerEvent} event */
  function move({ clientX: x, clientY: y, buttons }) {
    if (!carried) return;
    if (!buttons) return drop(); // let go outside
    if (!carried.ghost) {
      if (Math.hypot(x - carried.x, y - carried.y) <= DRAG) return;
      const icon = page.board.icon(carried.things[0].split("/")[1]);
      carried.ghost = h("div", { class: "carried", "aria-hidden": "true" }, icon, h("b"));
      document.body.append(carried.ghost);
      page.hints.hide();
      label();
    }
    carried.ghost.style.translate = `${x}px ${y}px`;
    const over = wordAt(document.elementFromPoint(x, y)).split("/")[0];
    page.board.highlight(over ? [over] : []);
  }

  /** @param {PointerEvent} event */
  function release({ clientX: x, clientY: y }) {
    if (!carried) return;
    const { things, ghost, typed } = carried;
    drop();
    if (!ghost) return;
    // what follows is no click on what it ends on
    const swallow = (/** @type {Event} */ event) => event.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    const to = wordAt(document.elementFromPoint(x, y)).split("/")[0];
    if (to && to !== things[0].split("/")[0]) page.wishing.carry(things, to, typed || "all");
  }

  function drop() {
    if (!carried) return;
    carried.ghost?.remove();
    if (carried.ghost) page.board.highlight([]);
    carried = null;
    stage.classList.remove("carrying");
  }

  /** A number typed meanwhile means so many. @param {KeyboardEvent} event */
  function type(event) {
    if (!carried?.ghost) return;
    if (event.key === "Escape") drop();
    else if (/^\d$/.test(event.key)) carried.typed = `${carried.typed}${event.key}`.replace(/^0+/, "").slice(-2);
    else return;
    label();
    event.stopPropagation();
    event.preventDefault();
  }

  stage.addEventListener("pointerdown", pick, true);
  addEventListener("pointermove", move);
  addEventListener("pointerup", release);
  addEventListener("pointercancel", drop);
  addEventListener("keydown", type, true);
}
