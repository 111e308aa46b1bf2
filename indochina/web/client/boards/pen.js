// @ts-check
// What all boards share. A board draws *things*, each under its word (a space, `space/kind`, a card, a box). The pen
// knows them: it lights what may be chosen, asks why not, marks what has changed, points, highlights and finds.
import { s } from "../dom.js";
import { listen } from "./listening.js";
import { group, rect, within, write } from "./shapes.js";

/** @import { Board, BoardActions, Option, Target } from "../types.js" */

const FRESH = 2600; // milliseconds for which a change is marked
const KEPT = ["role", "tabindex", "aria-label"]; // what a thing has back when it is no longer lit

/** Sets attributes; null takes one away. @param {Element} element @param {{[name: string]: string | null}} values */
function attributes(element, values) {
  for (const [name, value] of Object.entries(values)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** @typedef {SVGGraphicsElement | HTMLElement} Shape  on the map, or in a panel beside it */

/** What is drawn of one board, by word. @template {import("../types.js").Layout} L its layout */
export class Pen {
  /** The shapes of each word: they are lit and get the focus. @type {Map<string, Set<Shape>>} */
  things = new Map();
  /** The lines around spaces, which show with them. @type {Map<string, SVGElement>} */
  edges = new Map();
  /** What may be chosen, by word. @type {Map<string, Option>} */
  #open = new Map();
  /** What is lit, and what it was before: role, tab stop, label. @type {Map<Element, (string | null)[]>} */
  #lit = new Map();
  asked = false; // a question is open
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
  /** @type {Set<Element>} */
  #spots = new Set();
  /** @type {Element[]} */
  #chosen = [];

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
    this.game = data.game;
    this.cards = data.cards;
    this.names = data.names;
    this.elsewhere = elsewhere;
    this.wordOf = wordOf;
    this.element = s("svg", { class: `drawing ${kind}`, role: "group", viewBox: data.layout.viewBox.join(" ") });
    this.actions = actions;
    listen(/** @type {HTMLElement} */ (/** @type {Element} */ (this.element)), this, actions);
  }

  /**
   * The whole, as the table takes it. @param {string} label @param {SVGElement[]} drawn
   * @param {Pick<Board, "update" | "icon"> & Partial<Board>} own what this board does in its own way
   * @returns {Board}
   */
  board(label, drawn, own) {
    this.element.setAttribute("aria-label", label);
    this.element.append(...drawn, this.#pointer);
    for (const { element } of own.panels ?? []) listen(element, this, this.actions);
    const places = Object.entries(this.layout.places);
    return {
      element: this.element,
      places: places.map(([name, area]) => ({ name: `${this.game}.${name}`, ...within(area) })),
      light: (options, chosen) => this.light(options, chosen),
      highlight: (words) => this.highlight(words),
      point: (step) => this.point(step),
      find: (word) => this.find(word),
      drawn: (word) => this.#seen(word, true) ?? this.#seen(word, false) ?? null,
      inPanel: (word) => this.#seen(word, false) ?? null,
      ...own,
    };
  }

  /** @param {string} word */
  name(word) {
    return this.names[word] ?? word;
  }

  /**
   * Takes a shape for the drawing of a word.
   * @template {Shape} E
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
   * Makes an element of a panel the drawing of a word, with what is said of it.
   * @template {HTMLElement} E
   * @param {string} word
   * @param {E} element
   * @param {string} title
   * @returns {E}
   */
  place(word, element, title) {
    attributes(element, { role: "group", "aria-label": title, title });
    return this.mark(this.know(word, element), word, title);
  }

  /**
   * Lets a shape show a card large when it is not lit.
   * @template {Element} E
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
    for (const shape of /** @type {NodeListOf<Shape>} */ (group.querySelectorAll("[data-word]"))) {
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
  #kindle(word, { key, label, several }) {
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
        "data-keys": several ? several.map((one) => one.key).join(" ") : null,
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
   * @param {Target[]} [chosen]  marked as what has been chosen already
   * @returns {Set<string>} the keys that have a place on the board
   */
  light(options, chosen = []) {
    for (const shape of this.#chosen) shape.classList.remove("chosen");
    const had = chosen.map((target) => this.wordOf(target));
    this.#chosen = had.flatMap((word) => [...(this.things.get(word) ?? []), this.edges.get(word) ?? []].flat());
    for (const shape of this.#chosen) shape.classList.add("chosen");
    for (const [shape, kept] of this.#lit) {
      shape.classList.remove("lit");
      attributes(shape, {
        "data-key": null,
        "data-keys": null,
        ...Object.fromEntries(KEPT.map((name, i) => [name, kept[i]])),
      });
    }
    this.#lit.clear();
    for (const word of this.#open.keys()) this.edges.get(word)?.classList.remove("open");
    this.asked = options.length > 0;
    this.#open.clear();
    /** What two answers point at is left to the buttons. @type {Set<string>} */
    const twice = new Set();
    for (const option of options) {
      const word = option.target ? this.wordOf(option.target) : "";
      if (this.#open.has(word)) twice.add(word);
      else if (this.things.has(word)) this.#open.set(word, option);
    }
    for (const word of twice) this.#open.delete(word);
    for (const [place, option] of this.#arrivals(options)) this.#open.set(place, option);
    for (const [word, option] of this.#open) this.#kindle(word, option);
    this.element.classList.toggle(
      "choosing",
      [...this.#open.keys()].some((word) => this.edges.has(word)),
    );
    return new Set([...this.#open.values()].flatMap((option) => option.several ?? option).map(({ key }) => key));
  }

  /**
   * What comes to a place and is not drawn there yet: the place stands for it, if for nothing else; for several things
   * too, of which one is then asked for.
   * @param {Option[]} options
   */
  #arrivals(options) {
    /** @type {Map<string, Option[]>} */
    const coming = new Map();
    for (const option of options) {
      const { unit, space } = option.target ?? {};
      if (unit && space && !this.things.has(unit)) coming.set(space, [...(coming.get(space) ?? []), option]);
    }
    /** @type {[string, Option][]} */
    const found = [...coming].map(([place, several]) => [
      place,
      several.length === 1 ? several[0] : { key: "", label: this.name(place), target: null, several },
    ]);
    return found.filter(([place]) => this.things.has(place) && !this.#open.has(place));
  }

  /** What choosing a word itself means. @param {string} word */
  own(word) {
    return this.#open.get(word);
  }

  /** What choosing a word means: the thing itself, or the place it is in. @param {string} word */
  choice(word) {
    return this.#open.get(word) ?? this.#open.get(word.split("/")[0]);
  }

  // --- pointing

  /** @param {string} word */
  #of(word) {
    return this.things.get(word) ?? this.things.get(this.elsewhere[word]);
  }

  /** Shows where these are: things, and kinds in the things named, or everywhere if none is. @param {string[]} words */
  highlight(words) {
    for (const element of this.#spots) element.classList.remove("spot");
    this.#spots.clear();
    const found = words.flatMap((word) => [...(this.#of(word) ?? []), this.edges.get(word)]);
    const everywhere = !words.some((word) => this.things.has(word));
    for (const [word, shapes] of this.things) {
      const [place, kind] = word.split("/");
      if (words.includes(kind) && (everywhere || words.includes(place))) found.push(...shapes);
    }
    for (const element of found) {
      if (!element) continue;
      element.classList.add("spot");
      this.#spots.add(element);
    }
  }

  /** The drawing of a word, or of the place it is in. @param {string} word @param {boolean} onMap or in a panel */
  #seen(word, onMap) {
    const shapes = [...(this.#of(word) ?? []), ...(this.#of(word.split("/")[0]) ?? [])];
    return shapes.find((shape) => this.element.contains(shape) === onMap);
  }

  /**
   * Where a word is drawn, in the units of the drawing.
   * @param {string} word
   * @returns {import("../types.js").Rect | null}
   */
  find(word) {
    const shape = this.#seen(word, true);
    const whole = this.element.getScreenCTM();
    if (!(shape instanceof SVGGraphicsElement) || !whole) return null;
    const here = shape.getScreenCTM();
    if (!here) return null;
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
