// @ts-check
// What all boards share. A board draws *things*, each under its word (a space, `space/kind`, a card, a box). The pen
// knows them: it lights what may be chosen, asks why not, marks what has changed, points, highlights and finds.
import { s } from "../dom.js";

/** @import { Board, BoardActions, Option, Target } from "../types.js" */

const REST = 600; // milliseconds a pointer rests before "why not" is asked
const FRESH = 2600; // milliseconds for which a change is marked
const STILL = 5; // pixels a pointer may move and still rest
const KEPT = ["role", "tabindex", "aria-label"]; // what a thing has back when it is no longer lit

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {number} [rx]
 * @param {string} [kind]
 */
export const rect = (x, y, width, height, rx, kind) => s("rect", { x, y, width, height, rx, class: kind });
/** @param {number} cx @param {number} cy @param {number} r @param {string} [kind] */
export const circle = (cx, cy, r, kind) => s("circle", { cx, cy, r, class: kind });
/** @param {string} d @param {string} [kind] @param {import("../dom.js").Attributes} [more] */
export const path = (d, kind, more) => s("path", { d, class: kind, ...more });
/** @param {string | number} text @param {number} x @param {number} y @param {string} [kind] @param {number} [size] */
export const write = (text, x, y, kind, size) => s("text", { x, y, class: kind, "font-size": size, text });
/**
 * A group drawn about a point.
 * @param {number} x
 * @param {number} y
 * @param {string} kind
 * @param {...import("../dom.js").Child} children
 */
export const group = (x, y, kind, ...children) =>
  s("g", { class: kind, transform: `translate(${x} ${y})` }, ...children);

/** Sets attributes; null takes one away. @param {Element} element @param {{[name: string]: string | null}} values */
function attributes(element, values) {
  for (const [name, value] of Object.entries(values)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/**
 * Gives an element a name for pointers and readers.
 * @template {SVGElement} E
 * @param {E} element
 * @param {string} title
 * @returns {E}
 */
export function titled(element, title) {
  element.setAttribute("aria-label", title);
  if (!element.hasAttribute("role")) element.setAttribute("role", "img");
  const first = element.firstElementChild;
  if (first?.tagName === "title") first.textContent = title;
  else element.prepend(s("title", { text: title }));
  return element;
}

/** A compass rose. @param {number} x @param {number} y @param {number} r */
export function compass(x, y, r) {
  const rays = [1, 3, 5, 7, 9, 11, 13, 15, 2, 6, 10, 14, 0, 4, 8, 12].flatMap((i) => {
    const reach = r * (i % 4 ? (i % 2 ? 0.4 : 0.66) : 1);
    return [1, -1].map((side) =>
      path(`M0 0V${-reach}L${side * r * 0.13} ${-r * 0.15}Z`, side > 0 ? "light" : "dark", {
        transform: `rotate(${i * 22.5})`,
      }),
    );
  });
  return group(x, y, "compass", circle(0, 0, r * 0.74), circle(0, 0, r * 0.64), ...rays, write("N", 0, -r - 8));
}

/** What is drawn of one board, by word. @template L its layout */
export class Pen {
  /** The shapes of each word: they are lit and get the focus. @type {Map<string, Set<SVGGraphicsElement>>} */
  things = new Map();
  /** The lines around spaces, which show with them. @type {Map<string, SVGElement>} */
  edges = new Map();
  /** What may be chosen, by word. @type {Map<string, Option>} */
  #open = new Map();
  /** What is lit, and what it was before: role, tab stop, label. @type {Map<SVGElement, (string | null)[]>} */
  #lit = new Map();
  #asked = false;
  /**
   * What each part of the drawing shows, and the states of what is in it.
   * @type {Map<string, {looks: string, states: Map<string, unknown>}>}
   */
  #parts = new Map();
  /** @type {Map<string, unknown>} */
  #states = new Map();
  /** @type {Map<string, unknown> | undefined} */
  #before;
  #marking = false;
  /** @type {Set<Element>} */
  #changed = new Set();
  #fade = 0;
  #pointer = s("g", { class: "pointer", "aria-hidden": "true" });

  /**
   * @param {string} kind the class of the drawing
   * @param {import("../types.js").BoardData} data
   * @param {BoardActions} actions
   * @param {{[word: string]: string}} [elsewhere] words that are drawn under another
   * @param {(target: Target) => string} [wordOf] the word under which a target is drawn
   */
  constructor(
    kind,
    data,
    actions,
    elsewhere = {},
    wordOf = ({ unit, space, card, box }) => unit ?? space ?? card ?? box ?? "",
  ) {
    this.layout = /** @type {L} */ (data.layout);
    this.cards = data.cards;
    this.names = data.names;
    this.elsewhere = elsewhere;
    this.wordOf = wordOf;
    this.element = s("svg", { class: `drawing ${kind}`, role: "group", viewBox: data.layout.viewBox.join(" ") });
    this.#listen(actions);
  }

  /**
   * The whole, as the table takes it. @param {string} label @param {SVGElement[]} drawn
   * @param {Pick<Board, "places" | "update" | "icon"> & Partial<Board>} own what this board does in its own way
   * @returns {Board}
   */
  board(label, drawn, own) {
    this.element.setAttribute("aria-label", label);
    this.element.append(...drawn, this.#pointer);
    return {
      element: this.element,
      light: (options) => this.light(options),
      highlight: (words) => this.highlight(words),
      point: (step) => this.point(step),
      find: (word) => this.find(word),
      ...own,
    };
  }

  /** @param {string} word */
  name(word) {
    return this.names[word] ?? word;
  }

  /**
   * Takes a shape for the drawing of a word.
   * @template {SVGGraphicsElement} E
   * @param {string} word
   * @param {E} shape
   * @returns {E}
   */
  know(word, shape) {
    shape.dataset.word = word;
    this.things.set(word, (this.things.get(word) ?? new Set()).add(shape));
    return shape;
  }

  /**
   * Lets a shape show a card large when it is not lit.
   * @template {SVGElement} E
   * @param {E} shape
   * @param {string} card
   * @param {string} label
   * @returns {E}
   */
  reads(shape, card, label) {
    attributes(shape, { "data-read": card, role: "button", tabindex: "0", "aria-label": label });
    return shape;
  }

  /** Empties a group, and forgets what was in it. @param {Element} group */
  wipe(group) {
    for (const shape of /** @type {NodeListOf<SVGGraphicsElement>} */ (group.querySelectorAll("[data-word]"))) {
      const word = shape.dataset.word ?? "";
      const known = this.things.get(word);
      if (known?.delete(shape) && !known.size) this.things.delete(word);
    }
    group.replaceChildren();
  }

  // --- what changes

  /**
   * Draws a state, as a board's `update` does.
   * @param {boolean} marking whether to mark what differs
   * @param {() => void} draw calls `part` for each part of the drawing
   */
  redraw(marking, draw) {
    this.#settle();
    this.#marking = marking;
    draw();
    for (const [word, option] of this.#open) this.#kindle(word, option);
    if (this.#changed.size) this.#fade = window.setTimeout(() => this.#settle(), FRESH);
  }

  /**
   * Draws a part if what it shows has changed.
   * @param {string} name
   * @param {unknown} what
   * @param {() => void} draw
   * @param {Element} [whole] to be marked then
   */
  part(name, what, draw, whole) {
    const looks = JSON.stringify(what);
    const was = this.#parts.get(name);
    if (was?.looks === looks) return;
    this.#before = was?.states;
    this.#states = new Map();
    this.#parts.set(name, { looks, states: this.#states });
    draw();
    if (whole) this.mark(whole, "", looks);
  }

  /**
   * Marks an element if its state differs from when its part was last drawn.
   * @template {Element} E
   * @param {E} element
   * @param {string} name
   * @param {unknown} state
   * @returns {E}
   */
  mark(element, name, state) {
    this.#states.set(name, state);
    if (this.#marking && this.#before?.get(name) !== state) {
      element.classList.add("changed");
      this.#changed.add(element);
    }
    return element;
  }

  #settle() {
    clearTimeout(this.#fade);
    for (const element of this.#changed) element.classList.remove("changed");
    this.#changed.clear();
  }

  // --- what may be chosen

  /** @param {string} word @param {Option} option */
  #kindle(word, { key, label }) {
    for (const shape of this.things.get(word) ?? []) {
      if (!this.#lit.has(shape))
        this.#lit.set(
          shape,
          KEPT.map((name) => shape.getAttribute(name)),
        );
      shape.classList.add("lit");
      // a name has what is seen in it: the numbers of a pile, the print of a counter
      const one = shape.matches(".counter");
      const seen = [...shape.querySelectorAll(one ? "text" : ".count")]
        .map((text) => text.textContent)
        .join(one ? " " : " + ");
      attributes(shape, {
        "data-key": key,
        role: "button",
        tabindex: "0",
        "aria-label": seen ? `${label} (${seen})` : label,
      });
    }
    this.edges.get(word)?.classList.add("open");
  }

  /**
   * Lights what may be chosen, and nothing else.
   * @param {Option[]} options
   * @returns {Set<string>} the keys that have a place on the board
   */
  light(options) {
    for (const [shape, kept] of this.#lit) {
      shape.classList.remove("lit");
      attributes(shape, { "data-key": null, ...Object.fromEntries(KEPT.map((name, i) => [name, kept[i]])) });
    }
    this.#lit.clear();
    for (const word of this.#open.keys()) this.edges.get(word)?.classList.remove("open");
    this.#asked = options.length > 0;
    this.#open.clear();
    /** What two answers point at is left to the buttons. @type {Set<string>} */
    const twice = new Set();
    for (const option of options) {
      const word = option.target ? this.wordOf(option.target) : "";
      if (this.#open.has(word)) twice.add(word);
      else if (this.things.has(word)) this.#open.set(word, option);
    }
    for (const word of twice) this.#open.delete(word);
    for (const [word, option] of this.#open) this.#kindle(word, option);
    return new Set([...this.#open.values()].map((option) => option.key));
  }

  /** What choosing a word means: the thing itself, or the place it is in. @param {string} word */
  #choice(word) {
    return this.#open.get(word) ?? this.#open.get(word.split("/")[0]);
  }

  /** @param {BoardActions} actions */
  #listen(actions) {
    const { element } = this;
    /**
     * The innermost element with an attribute.
     * @param {Event} event
     * @param {string} name
     * @returns {[Element, string] | null}
     */
    const under = ({ target }, name) => {
      const found = /** @type {Element} */ (target).closest(`[${name}]`);
      return found && [found, found.getAttribute(name) ?? ""];
    };
    /** @param {Event} event */
    const act = (event) => {
      const option = this.#choice(under(event, "data-word")?.[1] ?? "");
      const card = under(event, "data-read")?.[1];
      if (option) actions.choose(option.key);
      else if (card) actions.card(card);
    };
    element.addEventListener("click", act);
    element.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      act(event);
    });

    // resting on something that is not offered asks why not
    let waiting = 0;
    let from = { x: 0, y: 0 };
    const leave = () => clearTimeout(waiting);
    /** @param {PointerEvent} event */
    const linger = (event) => {
      leave();
      const [at, word] = (this.#asked && under(event, "data-word")) || [element, ""];
      if (!word || this.#choice(word)) return;
      from = { x: event.clientX, y: event.clientY };
      waiting = window.setTimeout(() => actions.why(word, at), REST);
    };
    element.addEventListener(
      "pointerover",
      (event) => event.pointerType === "mouse" && !event.buttons && linger(event),
    );
    element.addEventListener("pointerdown", (event) => (event.pointerType === "mouse" ? leave() : linger(event)));
    element.addEventListener(
      "pointermove",
      (event) => event.buttons && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL && leave(),
    );
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) element.addEventListener(end, leave);
  }

  // --- pointing

  /** @param {string} word */
  #of(word) {
    return this.things.get(word) ?? this.things.get(this.elsewhere[word]);
  }

  /** Shows where these are: things, and kinds in the things named, or everywhere if none is. @param {string[]} words */
  highlight(words) {
    for (const element of this.element.querySelectorAll(".spot")) element.classList.remove("spot");
    const found = words.flatMap((word) => [...(this.#of(word) ?? []), this.edges.get(word)]);
    const everywhere = !words.some((word) => this.things.has(word));
    for (const [word, shapes] of this.things) {
      const [place, kind] = word.split("/");
      if (words.includes(kind) && (everywhere || words.includes(place))) found.push(...shapes);
    }
    for (const element of found) element?.classList.add("spot");
  }

  /**
   * Where a word is drawn, in the units of the drawing.
   * @param {string} word
   * @returns {import("../types.js").Rect | null}
   */
  find(word) {
    const [shape] = this.#of(word) ?? this.#of(word.split("/")[0]) ?? [];
    const here = shape?.getScreenCTM();
    const whole = this.element.getScreenCTM();
    if (!shape || !here || !whole) return null;
    const { x, y, width, height } = shape.getBBox();
    const { a, d, e, f } = whole.inverse().multiply(here);
    return { x: x * a + e, y: y * d + f, width: width * a, height: height * d };
  }

  /**
   * Shows where a step happened, and whose it was.
   * @param {import("../types.js").Step | null} step
   * @param {SVGElement} [outline] instead of a frame
   */
  point(step, outline) {
    this.#pointer.replaceChildren();
    const found = step?.target && this.find(this.wordOf(step.target));
    if (!found) return;
    const { x, y, width, height } = found;
    const ring = outline ?? rect(x - 12, y - 12, width + 24, height + 24, 22);
    const under = /** @type {SVGElement} */ (ring.cloneNode());
    ring.setAttribute("class", `ring ${step.seat}`);
    under.setAttribute("class", "ring under");
    const wide = step.seat.length * 17 + 28;
    this.#pointer.append(
      under,
      ring,
      group(
        x + width / 2 - wide / 2,
        y - 34,
        `whose ${step.seat}`,
        rect(0, 0, wide, 34, 9),
        write(step.seat, wide / 2, 25),
      ),
    );
  }
}
