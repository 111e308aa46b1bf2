// @ts-check
// Moving the stage by mouse, touch and keys: one pointer drags, two pinch, two quick taps zoom.

/** @import { Camera } from "./camera.js" */

const DRAG = 5; // pixels a pointer may move and still click
const TAP = 300; // milliseconds between the two taps of a double tap
const NEAR = 30; // pixels between them
const FAR = 5; // times as large as all of it: two taps show all again
const PAN = 80; // pixels of one press of an arrow
export const STEP = 1.35; // one press of + or -

/** @param {HTMLElement} container @param {HTMLElement} view @param {SVGSVGElement} svg @param {Camera} camera */
export function listenToPointers(container, view, svg, camera) {
  /** @type {Map<number, {x: number, y: number}>} */
  const pointers = new Map();
  let dragged = false;
  let start = { x: 0, y: 0 };
  let tap = { x: 0, y: 0, time: -TAP };

  /** @param {PointerEvent | WheelEvent} event */
  function at(event) {
    const box = view.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** @param {PointerEvent} event */
  function press(event) {
    if (event.button > 1) return;
    if (container.classList.contains("carrying")) {
      dragged = false; // a piece is taken, not the map
      return;
    }
    const point = at(event);
    if (!pointers.size) {
      dragged = false;
      start = point;
    }
    pointers.set(event.pointerId, point);
  }

  /** @param {PointerEvent} event */
  function drag(event) {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    if (event.pointerType === "mouse" && !event.buttons) return release(event); // let go outside
    const now = at(event);
    if (!dragged && pointers.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) <= DRAG) return;
    if (!dragged) {
      dragged = true;
      camera.held = true;
      container.classList.add("dragging");
      for (const id of pointers.keys()) svg.setPointerCapture(id); // only now: captured pointers do not click
    }
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const gap = Math.hypot(before.x - other.x, before.y - other.y);
      const spread = Math.hypot(now.x - other.x, now.y - other.y);
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      if (gap > 1) camera.zoom(spread / gap, (now.x + other.x) / 2, (now.y + other.y) / 2);
    } else camera.pan(now.x - before.x, now.y - before.y);
    pointers.set(event.pointerId, now);
  }

  /** @param {PointerEvent} event */
  function release(event) {
    if (!pointers.delete(event.pointerId) || pointers.size) return;
    camera.held = false;
    container.classList.remove("dragging");
    if (dragged || event.type !== "pointerup") return;
    const point = { ...at(event), time: event.timeStamp };
    const lit = /** @type {Element} */ (event.target).closest(".lit, .unit, .stack"); // a second click on a piece means it, too
    const twice = point.time - tap.time < TAP && Math.hypot(point.x - tap.x, point.y - tap.y) < NEAR;
    if (lit || !twice) {
      tap = point;
      return;
    }
    tap.time = -TAP;
    const { cx, cy, width, height, scale } = camera;
    if (scale > camera.fitting * FAR) camera.fit();
    else camera.glideTo(cx + (point.x - width / 2) / scale / 2, cy + (point.y - height / 2) / scale / 2, scale * 2);
  }

  /** A drag is not a click, whatever it ends on. @param {Event} event */
  function click(event) {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** @param {WheelEvent} event */
  function turn(event) {
    event.preventDefault();
    const point = at(event);
    const pixels = event.deltaY * (event.deltaMode === 1 ? 24 : event.deltaMode === 2 ? camera.height : 1);
    camera.zoom(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0016)), point.x, point.y);
  }

  svg.addEventListener("pointerdown", press);
  svg.addEventListener("pointermove", drag);
  svg.addEventListener("pointerup", release);
  svg.addEventListener("pointercancel", release);
  svg.addEventListener("click", click, true);
  container.addEventListener("wheel", turn, { passive: false });
}

/** @param {HTMLElement} container @param {Camera} camera */
export function listenToKeys(container, camera) {
  /** @type {Record<string, () => void>} */
  const keys = {
    "+": () => camera.zoom(STEP),
    "=": () => camera.zoom(STEP),
    "-": () => camera.zoom(1 / STEP),
    0: () => camera.fit(),
    ArrowLeft: () => camera.pan(PAN, 0),
    ArrowRight: () => camera.pan(-PAN, 0),
    ArrowUp: () => camera.pan(0, PAN),
    ArrowDown: () => camera.pan(0, -PAN),
  };
  container.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    keys[event.key]();
  });
}
