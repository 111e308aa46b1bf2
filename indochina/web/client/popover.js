// @ts-check
// A button, and what it opens under itself: closed by Escape, or by whatever one does elsewhere.

import { h } from "./dom.js";

/** @import { Child } from "./dom.js" */

/**
 * @param {string} id @param {string} title @param {Child[]} groups
 */
export function makePopover(id, title, ...groups) {
  const element = h(
    "div",
    { id, class: "menu", popover: "auto", role: "dialog", "aria-label": title, tabIndex: -1 },
    ...groups,
  );
  const button = h("button", {
    type: "button",
    id: `${id}-button`,
    class: "quiet menu-button",
    text: "☰",
    title,
    "aria-label": title,
    "aria-haspopup": "dialog",
    "aria-expanded": false,
    "aria-controls": id,
    popoverTargetElement: element,
  });
  element.addEventListener("beforetoggle", (event) => {
    const { bottom, left, right } = button.getBoundingClientRect();
    element.style.top = `${bottom + 4}px`;
    const leftish = left < innerWidth / 2;
    element.style.left = leftish ? `${left}px` : "auto";
    element.style.right = leftish ? "auto" : `${innerWidth - right}px`;
    button.setAttribute("aria-expanded", String(event.newState === "open"));
  });
  return { button, element };
}
