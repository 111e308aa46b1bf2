// @ts-check
// Tabs beside the board; on a phone they open as a drawer over it.

import { h } from "./dom.js";
import { t } from "./words.js";

/** @typedef {{name: string, element: HTMLElement, opened?: () => void}} Tab */

/** @param {HTMLElement} element @param {Tab[]} tabs @param {string} first  the one that is shown at first */
export function makeTabs(element, tabs, first) {
  const narrow = matchMedia("(max-width: 800px), (max-height: 500px)"); // as in table.css
  let current = first;
  let open = !narrow.matches;

  const buttons = tabs.map(({ name }) =>
    h("button", {
      type: "button",
      role: "tab",
      id: `tab-${name}`,
      "aria-controls": `panel-${name}`,
      text: t(`tab.${name}`),
      on: { click: () => show(name, !(narrow.matches && open && current === name)) },
    }),
  );
  const panels = tabs.map(({ name, element: content }) =>
    h(
      "div",
      { class: "tab-panel", role: "tabpanel", id: `panel-${name}`, "aria-labelledby": `tab-${name}`, tabIndex: -1 },
      content,
    ),
  );
  const list = h("div", { class: "tab-list", role: "tablist", "aria-label": t("tab.all") }, ...buttons);
  list.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const at = (tabs.findIndex(({ name }) => name === current) + by + tabs.length) % tabs.length;
    show(tabs[at].name);
    buttons[at].focus();
  });
  element.append(list, h("div", { class: "drawer" }, ...panels));

  /** @param {string} name @param {boolean} [wish] */
  function show(name, wish = true) {
    current = name;
    open = wish || !narrow.matches;
    document.body.classList.toggle("drawer-open", open && narrow.matches);
    tabs.forEach((tab, i) => {
      const on = open && tab.name === name;
      buttons[i].setAttribute("aria-selected", String(on));
      buttons[i].tabIndex = tab.name === name ? 0 : -1;
      panels[i].hidden = !on;
      if (on) tab.opened?.();
    });
  }
  narrow.addEventListener("change", () => show(current, !narrow.matches));
  show(current, open);

  return {
    show,
    get current() {
      return current;
    },
    /** A tab by the first letter of its name. @param {string} letter @returns {boolean} whether there is one */
    key(letter) {
      const found = tabs.find(({ name }) => name[0] === letter);
      if (found) show(found.name);
      return Boolean(found);
    },
    /** @returns {boolean} whether a drawer was open */
    close() {
      const was = open && narrow.matches;
      if (was) show(current, false);
      return was;
    },
  };
}
