// @ts-check
// The shapes that all boards are drawn of.
import { s } from "../dom.js";

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

/** @param {import("../types.js").Area} area @returns {import("../types.js").Rect} */
export const within = ([x, y, width, height]) => ({ x, y, width, height });

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
