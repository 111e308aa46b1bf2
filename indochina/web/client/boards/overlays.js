// @ts-check
// What lies over a map of areas when it is wanted: who controls them, how their people lean, what is next to what.
// The spaces carry how they stand as attributes, and the style sheet colours them.

import { t } from "../words.js";

/** @import { Look, Overlay } from "../types.js" */

/** By which key each is turned on and off. @type {{[name: string]: string}} */
const KEYS = { control: "k", support: "s", adjacent: "a" };

export class Overlays {
  /** @type {Overlay[]} */
  looks;
  #on = "";
  /** What is drawn of each space as long as the board is. @type {Map<string, Element[]>} */
  #drawn = new Map();

  /**
   * @param {Pick<import("./pen.js").Pen<import("../types.js").Layout>, "element" | "edges" | "things">} pen
   * @param {{[space: string]: string[]}} adjacent
   * @param {string[]} names  which of them this game has
   */
  constructor(pen, adjacent, names) {
    this.pen = pen;
    this.adjacent = adjacent;
    this.looks = names.map((name) => ({
      name,
      key: KEYS[name],
      text: t(`overlay.${name}`),
      help: t(`overlay.${name}.help`),
      drawn: true,
    }));
    const { element } = pen;
    for (const name of ["pointerover", "focusin"]) element.addEventListener(name, (event) => this.#follow(event));
    element.addEventListener("pointerleave", () => this.#near(""));
  }

  /** How a space stands. @param {string} id @param {{[name: string]: string | number}} standing */
  stand(id, standing) {
    const { edges, element } = this.pen;
    const drawn = this.#drawn.get(id) ?? [
      ...element.querySelectorAll(`.space[data-word="${id}"]`),
      ...[edges.get(id) ?? []].flat(),
    ];
    this.#drawn.set(id, drawn);
    for (const [name, value] of Object.entries(standing))
      for (const shape of drawn) shape.setAttribute(`data-${name}`, String(value));
  }

  /** @param {string} name  without: all @param {Look} data  null takes it away */
  show(name, data) {
    for (const look of this.looks)
      if (!name || look.name === name) this.pen.element.classList.toggle(`show-${look.name}`, data !== null);
    if (data === null) this.#near("");
  }

  /** What one points at shows what it is next to. @param {Event} event */
  #follow({ target }) {
    const word = /** @type {Element} */ (target).closest("[data-word]")?.getAttribute("data-word") ?? "";
    this.#near(this.pen.element.classList.contains("show-adjacent") ? word.split("/")[0] : "");
  }

  /** @param {string} id */
  #near(id) {
    if (id === this.#on) return;
    for (const shape of this.pen.element.querySelectorAll(".near, .pointed")) shape.classList.remove("near", "pointed");
    this.#on = id;
    if (!this.adjacent[id]) return;
    for (const shape of this.#outlines(id)) shape.classList.add("pointed");
    for (const near of this.adjacent[id]) for (const shape of this.#outlines(near)) shape.classList.add("near");
  }

  /** The line around a space, or what else is drawn of it. @param {string} id @returns {Element[]} */
  #outlines(id) {
    const { edges, things } = this.pen;
    const edge = edges.get(id);
    return edge ? [edge] : [...(things.get(id) ?? [])];
  }
}
