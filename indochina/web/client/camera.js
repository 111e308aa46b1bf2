// @ts-check
// Which part of a drawing is seen, and how large: it pans, zooms and glides, and knows nothing of any game.

/** @import { Rect } from "./types.js" */

const GLIDE = 260; // milliseconds of a move to a place
const REST = 150; // milliseconds without a move after which all is drawn anew, and sharp
const MARGIN = 0.25; // of the stage is drawn beyond each edge, to be moved into sight
const FINGER = matchMedia("(pointer: coarse)").matches ? 22 : 12; // pixels wide a thing can be hit

/**
 * The middle of what is seen of a length, so that nothing beyond its ends is.
 * @param {number} centre
 * @param {number} start
 * @param {number} length
 * @param {number} seen
 */
function keep(centre, start, length, seen) {
  if (seen >= length) return start + length / 2;
  return Math.min(Math.max(centre, start + seen / 2), start + length - seen / 2);
}

export class Camera {
  width = 1;
  height = 1; // of what is seen, which may end above the lower edge
  below = 0; // pixels there that something else lies on
  scale = 1; // pixels per unit of the drawing
  held = false; // somebody is dragging it
  #whole = true; // everything is shown, and stays so when the size changes
  /** What was seen before everything was. @type {{x: number, y: number, scale: number} | null} */
  #left = null;
  #touched = false; // nobody has moved it yet
  #frame = 0;
  #glide = 0;
  #resting = 0;
  #drawn = { cx: 0, cy: 0, scale: 0, time: 0 }; // what the drawing was last drawn for
  #calm = matchMedia("(prefers-reduced-motion: reduce)");

  /** @param {SVGSVGElement} svg @param {number} legible  the scale from which everything can be read */
  constructor(svg, legible) {
    this.svg = svg;
    this.legible = legible;
    const { x, y, width, height } = svg.viewBox.baseVal;
    this.all = { x, y, width, height };
    this.cx = x + width / 2; // the point of the drawing in the middle
    this.cy = y + height / 2;
  }

  /** The scale at which everything is seen. */
  get fitting() {
    return Math.min(this.width / this.all.width, this.height / this.all.height);
  }

  get #largest() {
    return Math.max(this.fitting * 12, 3);
  }

  #draw() {
    clearTimeout(this.#resting);
    const { svg, cx, scale, below } = this;
    const cy = this.cy + below / scale / 2; // the middle of what is drawn
    const scaled = scale !== this.#drawn.scale;
    this.#drawn = { cx, cy, scale, time: performance.now() };
    const [wide, high] = [this.width, this.height + below].map((length) => (length * (1 + 2 * MARGIN)) / scale);
    svg.setAttribute("viewBox", `${cx - wide / 2} ${cy - high / 2} ${wide} ${high}`);
    svg.style.transform = "";
    // drawings may hide print too fine to be read
    svg.classList.toggle("far", scale < 0.55);
    svg.classList.toggle("whole", this.#whole);
    if (scaled) svg.dispatchEvent(new Event("scaled"));
  }

  /** On the move what is drawn is only shifted and stretched: to draw thousands of shapes takes too long. */
  #move() {
    this.#frame = 0;
    const { cx, scale, below } = this;
    const cy = this.cy + below / scale / 2;
    const drawn = this.#drawn;
    const k = scale / drawn.scale;
    const off = Math.max(Math.abs(cx - drawn.cx) / this.width, Math.abs(cy - drawn.cy) / (this.height + below));
    const beyond = off * scale + 0.5 > (0.5 + MARGIN) * k;
    if (!drawn.scale || (beyond && performance.now() - drawn.time > 2 * REST)) return this.#draw();
    this.svg.style.transform = `translate(${(drawn.cx - cx) * scale}px, ${(drawn.cy - cy) * scale}px) scale(${k})`;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#draw(), REST);
  }

  /** @param {number} x @param {number} y @param {number} wanted */
  look(x, y, wanted) {
    const { all } = this;
    this.scale = Math.min(Math.max(wanted, this.fitting), this.#largest);
    this.#whole = this.scale <= this.fitting * 1.001;
    this.cx = keep(x, all.x, all.width, this.width / this.scale);
    this.cy = keep(y, all.y, all.height, this.height / this.scale);
    if (!this.#frame) this.#frame = requestAnimationFrame(() => this.#move());
  }

  /**
   * Zooms so that what is under the pixel stays there.
   * @param {number} factor
   * @param {number} [px]
   * @param {number} [py]
   */
  zoom(factor, px = this.width / 2, py = this.height / 2) {
    this.#stop();
    const wanted = Math.min(Math.max(this.scale * factor, this.fitting), this.#largest);
    const [dx, dy] = [px - this.width / 2, py - this.height / 2];
    const x = this.cx + dx / this.scale;
    const y = this.cy + dy / this.scale;
    this.look(x - dx / wanted, y - dy / wanted, wanted);
  }

  /** @param {number} dx @param {number} dy pixels */
  pan(dx, dy) {
    this.#stop();
    this.look(this.cx - dx / this.scale, this.cy - dy / this.scale, this.scale);
  }

  #stop() {
    cancelAnimationFrame(this.#glide);
    this.#glide = 0;
    this.#touched = true;
  }

  /** @param {number} x @param {number} y @param {number} wanted */
  glideTo(x, y, wanted) {
    this.#stop();
    if (this.#calm.matches) return this.look(x, y, wanted);
    const from = { x: this.cx, y: this.cy, scale: this.scale, time: performance.now() };
    /** @param {number} now */
    const tick = (now) => {
      const part = Math.min(Math.max((now - from.time) / GLIDE, 0), 1);
      const eased = 1 - (1 - part) ** 3;
      const scale = from.scale * (wanted / from.scale) ** eased;
      this.look(from.x + (x - from.x) * eased, from.y + (y - from.y) * eased, scale);
      this.#glide = part < 1 ? requestAnimationFrame(tick) : 0;
    };
    this.#glide = requestAnimationFrame(tick);
  }

  /** Shows a rectangle of the drawing as large as it fits. @param {Rect} rect */
  goTo({ x, y, width, height }) {
    const wanted = Math.min(this.width / (width * 1.03), this.height / (height * 1.03));
    this.glideTo(x + width / 2, y + height / 2, wanted);
  }

  /** Shows everything; asked again, what was seen before. */
  fit() {
    const { x, y, width, height } = this.all;
    const back = this.#whole && this.#left;
    this.#left = back ? null : { x: this.cx, y: this.cy, scale: this.scale };
    if (back) this.glideTo(back.x, back.y, back.scale);
    else this.glideTo(x + width / 2, y + height / 2, this.fitting);
  }

  /** The scale at which a part fits, and can be read. @param {Rect} rect */
  #reading({ width, height }) {
    return Math.max(Math.min(this.width / width, this.height / height), this.legible);
  }

  /**
   * Moves just so far that a rectangle of the drawing is in sight; never zooms.
   * @param {Rect} rect @returns {boolean} whether it moves
   */
  reveal(rect) {
    if (this.held) return false;
    const { scale } = this;
    const margin = 24 / scale;
    /** @param {number} centre @param {number} half @param {number} start @param {number} length */
    const along = (centre, half, start, length) => {
      if (length + 2 * margin > 2 * half) return start + length / 2;
      return Math.min(Math.max(centre, start + length + margin - half), start - margin + half);
    };
    const x = along(this.cx, this.width / scale / 2, rect.x, rect.width);
    const y = along(this.cy, this.height / scale / 2, rect.y, rect.height);
    const away = Math.abs(x - this.cx) * scale > 1 || Math.abs(y - this.cy) * scale > 1;
    if (away) this.glideTo(x, y, scale);
    return away;
  }

  /** @param {Rect} rect */
  #sees({ x, y, width, height }) {
    const across = Math.abs(x + width / 2 - this.cx) * 2 < this.width / this.scale - width;
    return across && Math.abs(y + height / 2 - this.cy) * 2 < this.height / this.scale - height;
  }

  /** Shows all of these, none too small for a finger; moves only if they are not so already. @param {Rect[]} rects */
  frame(rects) {
    if (!rects.length || this.held) return;
    const [x, y] = [Math.min(...rects.map((rect) => rect.x)), Math.min(...rects.map((rect) => rect.y))];
    const wide = Math.max(...rects.map((rect) => rect.x + rect.width)) - x;
    const high = Math.max(...rects.map((rect) => rect.y + rect.height)) - y;
    const least = FINGER / Math.min(...rects.map((rect) => Math.max(rect.width, rect.height)));
    const all = Math.min(this.width / wide, this.height / high) * 0.9;
    const wanted = Math.max(Math.min(all, 2 * least), least, this.legible);
    /** @param {Rect} rect */
    const seen = (rect) => this.#sees(rect);
    const good = all < wanted ? rects.some(seen) : rects.every(seen);
    if (this.scale < least || !good) this.glideTo(x + wide / 2, y + high / 2, wanted);
  }

  /**
   * The stage has got another size.
   * @param {DOMRect} box
   * @param {Rect} first what one begins with
   * @param {number} below pixels of its lower edge that something else lies on
   */
  resize(box, first, below) {
    if (!box.width || box.height <= below) return;
    const was = this.fitting;
    const { x, y, width, height } = this.all;
    this.width = box.width;
    this.height = box.height - below;
    this.below = below;
    if (!this.#touched) this.look(first.x + first.width / 2, first.y + first.height / 2, this.#reading(first));
    else if (this.#whole) this.look(x + width / 2, y + height / 2, this.fitting);
    else this.look(this.cx, this.cy, this.scale * Math.min(1, Math.max(this.fitting / was, 0.5)));
  }
}
