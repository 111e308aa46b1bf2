// @ts-check
// Stacks of counters on the map of Tonkin, which fan out to be read and chosen from.
import { s } from "../../dom.js";
import { t } from "../../words.js";
import { circle, group, path, rect, titled, write } from "../shapes.js";
import { back, counter, describe, typeOf } from "./pieces.js";

/** @import { Pen } from "./types.js" */
/** @import { Rect } from "../../types.js" */
/** @typedef {Rect & {columns: number, cell: number}} Area  of a fan */
/** @typedef {{group: SVGGElement, x: number, y: number, fan: SVGGElement, counters: SVGGElement[]}} Stack */

const CELL = 68; // of a counter in a fan
const RIM = 6; // around them
const LAYER = 4; // by how much the counters of a stack stick out
const SEEN = 46; // pixels of a counter in a fan, at least
const NEAR = 60; // places to try for a fan, ever farther away
const WAIT = 220; // milliseconds a pointer rests before a stack fans out

/** Stacks on the map, one at a time fanned out. */
export class Stacks {
  element = s("g", { class: "stacks" });
  /** @type {Map<string, Stack>} */
  #stacks = new Map();
  /** Fans that stay open while their units may be chosen, and where. @type {Map<string, Area>} */
  #pinned = new Map();
  #open = "";
  /** Where the open one fans out if that is beside what may be chosen. @type {Area | null} */
  #aside = null;
  #wait = 0;
  tapped = ""; // the stack that a finger has just opened
  #clicked = ""; // where: what comes to lie there does not fan out
  #meant = false; // units in hexes that may be chosen may be meant, too

  /** @param {Pen} pen */
  constructor(pen) {
    this.pen = pen;
    const { element } = pen;
    /** The stack that is meant: one's own, or that of the hex. @param {Event} event */
    const at = ({ target }) => {
      const id = /** @type {Element} */ (target).closest("[data-word]")?.getAttribute("data-word")?.split("/")[0] ?? "";
      return this.#stacks.has(id) ? id : "";
    };
    element.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "mouse" || event.buttons || this.#clicked === spot(event)) return;
      clearTimeout(this.#wait);
      const id = at(event);
      if (id !== this.#open) this.show("");
      // it would cover those that may be chosen
      if (this.#pinned.size && !this.#stacks.get(id)?.group.querySelector(".lit")) return;
      this.#wait = window.setTimeout(() => this.show(id), WAIT);
    });
    element.addEventListener("pointerleave", () => clearTimeout(this.#wait));
    // what fans out under a press takes its click away
    element.addEventListener("pointerdown", () => clearTimeout(this.#wait), true);
    element.addEventListener("pointerdown", (event) => {
      const stack = this.#stacks.get(at(event))?.group;
      this.tapped = event.pointerType === "touch" && !stack?.matches(".open") ? at(event) : "";
    });
    // several may be chosen under a finger: the first tap shows them
    element.addEventListener(
      "click",
      (event) => {
        this.#clicked = spot(event);
        const stack = this.#stacks.get(at(event))?.group;
        if (
          /** @type {PointerEvent} */ (event).pointerType !== "touch" ||
          !stack ||
          stack.matches(".open, .through") ||
          stack.querySelectorAll(".counter.lit").length < 2
        )
          return;
        event.stopPropagation();
        this.show(at(event));
      },
      true,
    );
    element.addEventListener("click", (event) => {
      if (/** @type {Element} */ (event.target).closest(".lit")) return;
      this.show(at(event));
      if (/** @type {PointerEvent} */ (event).pointerType === "touch") this.#stepAside();
    });
    element.addEventListener("scaled", () => this.#spread());
    // not by a press: what fans out under it takes its click away, too
    element.addEventListener("focusin", (event) => {
      if (/** @type {Element} */ (event.target).matches(":focus-visible")) this.show(at(event));
    });
    element.addEventListener("focusout", (event) => event.relatedTarget || this.show(""));
    this.element.addEventListener("keydown", (event) => {
      const away = /** @type {{[key: string]: [number, number]}} */ ({
        ArrowLeft: [-1, 0],
        ArrowRight: [1, 0],
        ArrowUp: [0, -1],
        ArrowDown: [0, 1],
      })[event.key];
      if (event.key === "Escape") this.show("");
      else if (away && event.target === this.#stacks.get(at(event))?.group) {
        event.preventDefault();
        event.stopPropagation();
        this.#step(at(event), ...away);
      }
    });
  }

  /**
   * The focus goes to the next stack that way: only one of them is a stop of the Tab key.
   * @param {string} from
   * @param {number} dx
   * @param {number} dy
   */
  #step(from, dx, dy) {
    const here = this.#stacks.get(from);
    if (!here) return;
    let best = { far: Infinity, group: here.group };
    for (const { group, x, y } of this.#stacks.values()) {
      const along = (x - here.x) * dx + (y - here.y) * dy;
      const far = along + 2 * Math.abs((x - here.x) * dy + (y - here.y) * dx);
      if (along > 1 && far < best.far) best = { far, group };
    }
    here.group.setAttribute("tabindex", "-1");
    best.group.setAttribute("tabindex", "0");
    best.group.focus({ preventScroll: true });
  }

  /** Does anything stand there? @param {string} id */
  has(id) {
    return this.#stacks.has(id);
  }

  /**
   * Draws what stands in a hex.
   * @param {string} id
   * @param {number} x
   * @param {number} y
   * @param {import("./types.js").HexView | undefined} here
   * @param {string} title
   */
  draw(id, x, y, here, title) {
    const { pen } = this;
    const old = this.#stacks.get(id);
    if (old) {
      pen.wipe(old.group);
      old.group.remove();
      this.#stacks.delete(id);
    }
    const units = here?.units ?? [];
    const hidden = here?.hidden ?? 0;
    if (!units.length && !hidden) return;
    // what lies on top is drawn last: the first that can fight
    const top = units.find(({ unit }) => typeOf(pen, unit)?.values.some(([combat, barrage]) => combat + barrage > 0));
    const order = top ? [top, ...units.filter((view) => view !== top)] : [...units];
    const counters = [
      ...Array.from({ length: hidden }, () => titled(back(), t("tonkin.hidden"))),
      ...order
        .reverse()
        .map((view) =>
          pen.mark(
            pen.know(`${id}/${view.unit}`, titled(counter(pen, view), describe(pen, view))),
            view.unit,
            JSON.stringify(view),
          ),
        ),
    ];
    const n = counters.length;
    const fan = s("g", { class: "fan" });
    const stack = s(
      "g",
      {
        class: "stack",
        "data-word": id,
        role: "group",
        tabindex: this.element.querySelector('.stack[tabindex="0"]') ? -1 : 0,
        "aria-label": title,
      },
      fan,
      ...counters,
      n > 1 && group(-31, 29, "count", circle(0, 0, 11), write(n, 0, 5)),
    );
    // in the order of the map, so that the Tab key goes through it as one reads
    const [next] = [...this.#stacks.values()]
      .filter((other) => other.y > y || (other.y === y && other.x > x))
      .sort((a, b) => a.y - b.y || a.x - b.x);
    this.element.insertBefore(stack, next?.group ?? null);
    this.#stacks.set(id, { group: stack, x, y, fan, counters });
    this.#lay(id);
  }

  /** Lays the counters of a stack: one on another, or side by side. @param {string} id */
  #lay(id) {
    const stack = this.#stacks.get(id);
    if (!stack) return;
    const { group, x, y, fan, counters } = stack;
    const n = counters.length;
    const open = n > 1 && (id === this.#open || this.#pinned.has(id));
    group.setAttribute("transform", `translate(${x} ${y + 8})`);
    group.classList.toggle("open", open);
    // in a hex that may be chosen a click goes through to it, unless units are to be chosen too
    group.classList.toggle(
      "through",
      !this.#meant &&
        !group.querySelector(".lit") &&
        [...(this.pen.things.get(id) ?? [])].some((shape) => shape.classList.contains("lit")),
    );
    fan.replaceChildren();
    const area = open ? this.#area(id) : null;
    counters.forEach((shape, i) => {
      const j = n - 1 - i; // the top one first
      const depth = Math.min(j, 3) * LAYER - 3;
      const at = area
        ? [
            area.x - x + RIM + ((j % area.columns) + 0.5) * area.cell,
            area.y - y - 8 + RIM + (Math.floor(j / area.columns) + 0.5) * area.cell,
          ]
        : [depth, depth];
      shape.setAttribute("transform", `translate(${at[0]} ${at[1]}) scale(${area ? area.cell / CELL : 1})`);
    });
    if (!area) return;
    const [left, top] = [area.x - x, area.y - y - 8];
    fan.append(
      path(`M0 0L${left + area.width / 2} ${top + area.height / 2}`),
      rect(left, top, area.width, area.height, 10),
    );
  }

  /**
   * Where a stack fans out, within the map, and large enough to be read from afar.
   * @param {string} id
   * @returns {Area}
   */
  #area(id) {
    const placed = this.#pinned.get(id) ?? (id === this.#open ? this.#aside : null);
    if (placed) return placed;
    const { x, y, group, counters } = /** @type {Stack} */ (this.#stacks.get(id));
    const n = counters.length;
    const columns = n < 4 ? n : n < 9 ? Math.ceil(n / 2) : Math.ceil(n / 3);
    const { map } = this.pen.layout;
    // where a click goes through to the hexes below, they are not to be covered
    const pixel = group.matches(".through") ? 1 : (this.pen.element.getScreenCTM()?.a ?? 1);
    const cell = Math.min(Math.max(CELL, SEEN / pixel), map.width / columns / 1.2);
    const [width, height] = [columns * cell + 2 * RIM, Math.ceil(n / columns) * cell + 2 * RIM];
    const { left, top, right, bottom } = this.#sight(x, y);
    return {
      columns,
      cell,
      width,
      height,
      x: Math.min(Math.max(x - width / 2, left + 4), Math.max(right - width, left) - 4),
      y: Math.min(Math.max(y + 8 - height / 2, top + 4), Math.max(bottom - height, top) - 4),
    };
  }

  /** Fans a stack out, and closes the one before. @param {string} id */
  show(id) {
    if (id === this.#open) return;
    const before = this.#open;
    this.#open = id;
    this.#aside = null;
    this.#lay(before);
    this.#lay(id);
    this.#clear();
  }

  /** Under a finger a fan stays open: it makes room for the hexes that may be chosen. */
  #stepAside() {
    if (!this.#open || this.#pinned.has(this.#open)) return;
    const { things, layout } = this.pen;
    const lit = Object.entries(layout.hexes).filter(([id]) =>
      [...(things.get(id) ?? [])].some((shape) => shape.classList.contains("lit")),
    );
    this.#aside = this.#room(
      this.#area(this.#open),
      lit.map(([, [x, y]]) => closed(x, y)),
    );
    this.#lay(this.#open);
    this.#clear();
  }

  /**
   * Keeps those stacks open whose units may be chosen, beside each other; closes one opened by hand.
   * @param {boolean} meant  whether units in hexes that may be chosen may be meant, too
   */
  pin(meant) {
    this.#meant = meant;
    clearTimeout(this.#wait);
    this.#open = "";
    this.#spread();
  }

  #spread() {
    this.#pinned.clear();
    this.#aside = null;
    const lit = [...this.#stacks].filter(([, { group }]) => group.querySelector(".counter.lit"));
    const taken = lit.flatMap(([, { x, y, counters }]) => (counters.length < 2 ? [closed(x, y)] : []));
    for (const [id, { counters }] of lit) {
      if (counters.length < 2) continue;
      const others = [...this.#stacks].flatMap(([other, { x, y }]) =>
        other === id || this.#pinned.has(other) ? [] : [closed(x, y)],
      );
      const area =
        this.#room(this.#area(id), [...taken, ...others], NEAR) ?? this.#room(this.#area(id), taken) ?? this.#area(id);
      this.#pinned.set(id, area);
      taken.push(area);
    }
    for (const id of this.#stacks.keys()) this.#lay(id);
    this.#clear();
  }

  /** What is in sight of the map; all of it if a point is not. @param {number} x @param {number} y */
  #sight(x, y) {
    const { map } = this.pen.layout;
    const box = this.pen.element.parentElement?.getBoundingClientRect();
    const { a = 1, e = 0, f = 0 } = this.pen.element.getScreenCTM() ?? {};
    const all = { left: map.x, top: map.y, right: map.x + map.width, bottom: map.y + map.height };
    if (!box) return all;
    const seen = {
      left: Math.max(all.left, (box.left - e) / a),
      top: Math.max(all.top, (box.top - f) / a),
      right: Math.min(all.right, (box.right - e) / a),
      bottom: Math.min(all.bottom, (box.bottom - f) / a),
    };
    return x < seen.left || x > seen.right || y < seen.top || y > seen.bottom ? all : seen;
  }

  /**
   * The nearest place where a fan covers none of these, if there is one.
   * @param {Area} area
   * @param {Rect[]} taken
   * @param {number} [tries]
   */
  #room(area, taken, tries = 4 * NEAR) {
    const { left, top, right, bottom } = this.#sight(area.x, area.y);
    for (let n = 0; n < tries; n++) {
      const far = Math.sqrt(n) * area.cell * 0.4; // along a spiral
      const at = { ...area, x: area.x + far * Math.cos(n), y: area.y + far * Math.sin(n) };
      const within = at.x >= left && at.y >= top && at.x + at.width <= right && at.y + at.height <= bottom;
      if (within && !taken.some((other) => meet(at, other))) return at;
    }
    return null;
  }

  /** What lies under a fan is not seen through it; a fan opened by hand lies on those that are pinned. */
  #clear() {
    const fans = [...this.#stacks.keys()].filter((id) => this.#stacks.get(id)?.group.classList.contains("open"));
    for (const [id, { group, x, y }] of this.#stacks) {
      const over = fans.includes(id) ? fans.filter((fan) => fan === this.#open && fan !== id) : fans;
      const mine = fans.includes(id) ? this.#area(id) : closed(x, y);
      group.classList.toggle(
        "under",
        over.some((fan) => meet(mine, this.#area(fan))),
      );
    }
  }
}

/** @param {MouseEvent} event */
const spot = ({ clientX, clientY }) => `${clientX | 0} ${clientY | 0}`;

/** What a stack covers that is not fanned out. @param {number} x @param {number} y @returns {Rect} */
const closed = (x, y) => ({ x: x - 34, y: y - 26, width: 68, height: 68 });

/** @param {Rect} a @param {Rect} b */
const meet = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
