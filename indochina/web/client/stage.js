// @ts-check
// The stage: pans and zooms a drawing by mouse, touch and keys. It knows nothing of any game.
import { h } from "./dom.js";
import { t } from "./words.js";

/** @typedef {{x: number, y: number, width: number, height: number}} Rect */
/** @typedef {{element: SVGSVGElement, places: (Rect & {name: string})[]}} Drawing */

const DRAG = 5; // pixels a pointer may move and still click
const TAP = 300; // milliseconds between the two taps of a double tap
const GLIDE = 260; // milliseconds of a move to a place
const STEP = 1.35; // one press of + or -
const REST = 150; // milliseconds without a move after which all is drawn anew, and sharp
const MARGIN = 0.25; // of the stage is drawn beyond each edge, to be moved into sight
const FINGER = 22; // pixels wide a thing can be hit
const NARROW = 700; // below this width the first place is shown at the start, not everything

/** Adds a style sheet to the page unless it is there. @param {string} url */
export function useStyle(url) {
  const links = /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll('link[rel="stylesheet"]'));
  if (![...links].some((link) => link.href === url)) document.head.append(h("link", { rel: "stylesheet", href: url }));
}

/**
 * Shows a drawing in a container that fills what room it is given.
 * @param {HTMLElement} container @param {Drawing} board
 */
export function makeStage(container, board) {
  useStyle(new URL("stage.css", import.meta.url).href);
  const svg = board.element;
  const { x: left, y: top, width: drawnWidth, height: drawnHeight } = svg.viewBox.baseVal;
  const view = h("div", { class: "stage-view" }, svg);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  let width = 1;
  let height = 1;
  let scale = 1; // pixels per unit of the drawing
  let cx = left + drawnWidth / 2; // the point of the drawing in the middle
  let cy = top + drawnHeight / 2;
  let whole = true; // everything is shown, and stays so when the size changes
  let touched = false; // nobody has moved it yet
  let frame = 0;
  let glide = 0;
  let resting = 0;
  let drawn = { cx: 0, cy: 0, scale: 0, time: 0 }; // what the drawing was last drawn for

  const fitting = () => Math.min(width / drawnWidth, height / drawnHeight);
  const largest = () => Math.max(fitting() * 12, 3);

  function draw() {
    clearTimeout(resting);
    const scaled = scale !== drawn.scale;
    drawn = { cx, cy, scale, time: performance.now() };
    const [wide, high] = [width, height].map((length) => (length * (1 + 2 * MARGIN)) / scale);
    svg.setAttribute("viewBox", `${cx - wide / 2} ${cy - high / 2} ${wide} ${high}`);
    svg.style.transform = "";
    // drawings may hide print too fine to be read
    svg.classList.toggle("far", scale < 0.55);
    if (scaled) svg.dispatchEvent(new Event("scaled"));
  }

  /** On the move what is drawn is only shifted and stretched: to draw thousands of shapes takes too long. */
  function move() {
    frame = 0;
    const k = scale / drawn.scale;
    const beyond =
      Math.max(Math.abs(cx - drawn.cx) / width, Math.abs(cy - drawn.cy) / height) * scale + 0.5 > (0.5 + MARGIN) * k;
    if (!drawn.scale || (beyond && performance.now() - drawn.time > 2 * REST)) return draw();
    svg.style.transform = `translate(${(drawn.cx - cx) * scale}px, ${(drawn.cy - cy) * scale}px) scale(${k})`;
    clearTimeout(resting);
    resting = setTimeout(draw, REST);
  }

  /** @param {number} centre @param {number} start @param {number} length @param {number} seen */
  function keep(centre, start, length, seen) {
    if (seen >= length) return start + length / 2;
    return Math.min(Math.max(centre, start + seen / 2), start + length - seen / 2);
  }

  /** @param {number} x @param {number} y @param {number} wanted */
  function look(x, y, wanted) {
    scale = Math.min(Math.max(wanted, fitting()), largest());
    whole = scale <= fitting() * 1.001;
    cx = keep(x, left, drawnWidth, width / scale);
    cy = keep(y, top, drawnHeight, height / scale);
    if (!frame) frame = requestAnimationFrame(move);
  }

  /**
   * Zooms so that what is under the pixel stays there.
   * @param {number} factor
   * @param {number} [px]
   * @param {number} [py]
   */
  function zoom(factor, px = width / 2, py = height / 2) {
    stop();
    const wanted = Math.min(Math.max(scale * factor, fitting()), largest());
    const x = cx + (px - width / 2) / scale;
    const y = cy + (py - height / 2) / scale;
    look(x - (px - width / 2) / wanted, y - (py - height / 2) / wanted, wanted);
  }

  /** @param {number} dx @param {number} dy pixels */
  function pan(dx, dy) {
    stop();
    look(cx - dx / scale, cy - dy / scale, scale);
  }

  function stop() {
    cancelAnimationFrame(glide);
    glide = 0;
    touched = true;
  }

  /** @param {number} x @param {number} y @param {number} wanted */
  function glideTo(x, y, wanted) {
    stop();
    if (calm.matches) return look(x, y, wanted);
    const from = { x: cx, y: cy, scale, time: performance.now() };
    /** @param {number} now */
    function tick(now) {
      const part = Math.min(Math.max((now - from.time) / GLIDE, 0), 1);
      const eased = 1 - (1 - part) ** 3;
      look(from.x + (x - from.x) * eased, from.y + (y - from.y) * eased, from.scale * (wanted / from.scale) ** eased);
      glide = part < 1 ? requestAnimationFrame(tick) : 0;
    }
    glide = requestAnimationFrame(tick);
  }

  /** Shows a rectangle of the drawing as large as it fits. @param {Rect} rect */
  function goto(rect) {
    const wanted = Math.min(width / (rect.width * 1.03), height / (rect.height * 1.03));
    glideTo(rect.x + rect.width / 2, rect.y + rect.height / 2, wanted);
  }

  function fit() {
    glideTo(left + drawnWidth / 2, top + drawnHeight / 2, fitting());
  }

  /** Moves just so far that a rectangle of the drawing is in sight; never zooms. @param {Rect} rect */
  function reveal(rect) {
    const margin = 24 / scale;
    /** @param {number} centre @param {number} half @param {number} start @param {number} length */
    const along = (centre, half, start, length) => {
      if (length + 2 * margin > 2 * half) return start + length / 2;
      return Math.min(Math.max(centre, start + length + margin - half), start - margin + half);
    };
    const x = along(cx, width / scale / 2, rect.x, rect.width);
    const y = along(cy, height / scale / 2, rect.y, rect.height);
    if (Math.abs(x - cx) * scale > 1 || Math.abs(y - cy) * scale > 1) glideTo(x, y, scale);
  }

  /** Shows all of these, none too small for a finger; moves only if they are not so already. @param {Rect[]} rects */
  function frameAll(rects) {
    if (!rects.length) return;
    const [x, y] = [Math.min(...rects.map((rect) => rect.x)), Math.min(...rects.map((rect) => rect.y))];
    const [wide, high] = [
      Math.max(...rects.map((rect) => rect.x + rect.width)) - x,
      Math.max(...rects.map((rect) => rect.y + rect.height)) - y,
    ];
    const least = FINGER / Math.min(...rects.map((rect) => Math.max(rect.width, rect.height)));
    const all = Math.min(width / wide, height / high) * 0.9;
    /** @param {Rect} rect */
    const seen = (rect) =>
      Math.abs(rect.x + rect.width / 2 - cx) * 2 < width / scale - rect.width &&
      Math.abs(rect.y + rect.height / 2 - cy) * 2 < height / scale - rect.height;
    const wanted = Math.min(Math.max(all, least), 2 * least);
    if (scale >= least && (all < least ? rects.some(seen) : scale > wanted * 0.7 && rects.every(seen))) return;
    glideTo(x + wide / 2, y + high / 2, wanted);
  }

  // Pointers: one drags, two pinch, two quick taps zoom.
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

  svg.addEventListener("pointerdown", (event) => {
    if (event.button > 1) return;
    const point = at(event);
    if (!pointers.size) {
      dragged = false;
      start = point;
    }
    pointers.set(event.pointerId, point);
  });
  svg.addEventListener("pointermove", (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    if (event.pointerType === "mouse" && !event.buttons) return release(event); // let go outside
    const now = at(event);
    if (!dragged && pointers.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) <= DRAG) return;
    if (!dragged) {
      dragged = true;
      container.classList.add("dragging");
      for (const id of pointers.keys()) svg.setPointerCapture(id); // only now: captured pointers do not click
    }
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const gap = Math.hypot(before.x - other.x, before.y - other.y);
      pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      if (gap > 1)
        zoom(Math.hypot(now.x - other.x, now.y - other.y) / gap, (now.x + other.x) / 2, (now.y + other.y) / 2);
    } else pan(now.x - before.x, now.y - before.y);
    pointers.set(event.pointerId, now);
  });
  /** @param {PointerEvent} event */
  function release(event) {
    if (!pointers.delete(event.pointerId) || pointers.size) return;
    container.classList.remove("dragging");
    if (dragged || event.type !== "pointerup") return;
    const point = { ...at(event), time: event.timeStamp };
    const lit = /** @type {Element} */ (event.target).closest(".lit");
    if (!lit && point.time - tap.time < TAP && Math.hypot(point.x - tap.x, point.y - tap.y) < 30) {
      tap.time = -TAP;
      if (scale > fitting() * 5) fit();
      else glideTo(cx + (point.x - width / 2) / scale / 2, cy + (point.y - height / 2) / scale / 2, scale * 2);
    } else tap = point;
  }
  svg.addEventListener("pointerup", release);
  svg.addEventListener("pointercancel", release);
  // a drag is not a click, whatever it ends on
  svg.addEventListener(
    "click",
    (event) => {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    },
    true,
  );
  container.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const point = at(event);
      const pixels = event.deltaY * (event.deltaMode === 1 ? 24 : event.deltaMode === 2 ? height : 1);
      zoom(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0016)), point.x, point.y);
    },
    { passive: false },
  );

  container.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    /** @type {Record<string, () => void>} */
    const keys = {
      "+": () => zoom(STEP),
      "=": () => zoom(STEP),
      "-": () => zoom(1 / STEP),
      0: fit,
      ArrowLeft: () => pan(80, 0),
      ArrowRight: () => pan(-80, 0),
      ArrowUp: () => pan(0, 80),
      ArrowDown: () => pan(0, -80),
    };
    if (!Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    keys[event.key]();
  });

  // what gets the focus by keyboard comes into sight (a listener on the drawing itself would make it a tab stop)
  container.addEventListener("focusin", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (!svg.contains(target) || !target.matches(":focus-visible")) return;
    const box = target.getBoundingClientRect();
    const frameBox = view.getBoundingClientRect();
    reveal({
      x: cx + (box.left - frameBox.left - width / 2) / scale,
      y: cy + (box.top - frameBox.top - height / 2) / scale,
      width: box.width / scale,
      height: box.height / scale,
    });
  });

  /** @param {string} name @param {string} text @param {() => void} act */
  const button = (name, text, act) =>
    h("button", {
      type: "button",
      class: "stage-button",
      "aria-label": t(name),
      title: t(name),
      text,
      on: { click: act },
    });
  const places = h(
    "div",
    { class: "stage-places" },
    ...board.places.map((place) =>
      h("button", { type: "button", text: t(place.name), on: { click: () => goto(place) } }),
    ),
  );
  const bar = h(
    "div",
    { class: "stage-bar" },
    places,
    button("stage.out", "−", () => zoom(1 / STEP)),
    button("stage.in", "+", () => zoom(STEP)),
    button("stage.fit", "⤢", fit),
  );

  container.classList.add("stage");
  container.tabIndex = 0;
  container.setAttribute("role", "group");
  container.setAttribute("aria-label", t("stage.board"));
  svg.setAttribute("preserveAspectRatio", "xMidYMid meet");
  container.append(view, bar);

  function measure() {
    const box = view.getBoundingClientRect();
    if (!box.width || !box.height) return;
    const was = fitting();
    width = box.width;
    height = box.height;
    if (!touched && width < NARROW && board.places.length) {
      const place = board.places[0];
      look(place.x + place.width / 2, place.y + place.height / 2, Math.min(width / place.width, height / place.height));
    } else if (!touched || whole) look(left + drawnWidth / 2, top + drawnHeight / 2, fitting());
    else look(cx, cy, scale * Math.min(1, Math.max(fitting() / was, 0.5)));
  }
  new ResizeObserver(measure).observe(view);
  measure();

  return { view, places, reveal, frame: frameAll };
}
