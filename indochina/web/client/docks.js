// @ts-check
// The panels beside the map: opened, closed and made large by whoever reads them; on a small screen they are a tab.

import { h } from "./dom.js";
import { isOpen, setOpen } from "./settings.js";
import { t } from "./words.js";

/** @import { Panel } from "./types.js" */

const WIDE = "(min-width: 1180px) and (min-height: 600px)"; // as in docks.css

let putBack = () => {}; // what has been made large goes back into the dock

/** Shows a panel alone, as large as the window lets it be. @param {HTMLElement} body @param {string} title */
function enlarge(body, title) {
  const home = h("div", { hidden: true });
  const close = h("button", {
    type: "button",
    class: "primary",
    text: t("keys.close"),
    on: { click: () => dialog.close() },
  });
  const dialog = h(
    "dialog",
    {
      class: "large",
      "aria-label": title,
      on: { close: () => putBack() },
    },
    h("header", null, h("h2", { text: title }), close),
  );
  putBack = () => {
    home.replaceWith(body);
    dialog.remove();
  };
  body.replaceWith(home);
  dialog.append(body);
  document.body.append(dialog);
  dialog.showModal();
}

/** @param {string} game @param {Panel} panel */
function folder(game, { name, title, element, open = true }) {
  const body = h("div", { class: "panel-body" }, element);
  const large = h("button", {
    type: "button",
    class: "quiet enlarge",
    text: "⤢",
    title: t("dock.large", { title }),
    "aria-label": t("dock.large", { title }),
    on: { click: () => enlarge(body, title) },
  });
  const details = h(
    "details",
    {
      class: "dock-panel",
      "data-panel": name,
      open: isOpen(game, name, open),
      on: { toggle: () => setOpen(game, name, details.open) },
    },
    h("summary", null, h("span", { text: title })),
    large,
    body,
  );
  return details;
}

/**
 * @param {HTMLElement} beside  where the panels are on a wide screen
 * @param {string} game
 * @param {Panel[]} panels
 */
export function makeDock(beside, game, panels) {
  const dock = h("div", { class: "dock scroller", tabIndex: 0, role: "group", "aria-label": t("dock.all") });
  dock.append(...panels.map((panel) => folder(game, panel)));
  const tab = h("div", { class: "docked" });
  const wide = matchMedia(WIDE);
  let covered = false;
  const settle = () => !covered && (wide.matches ? beside : tab).append(dock);
  wide.addEventListener("change", settle);
  settle();
  beside.hidden = !panels.length;

  return {
    tab,
    /** Are the panels beside the map? */
    get beside() {
      return wide.matches;
    },
    /** @param {() => void} told  when the panels have come beside the map */
    moved: (told) => wide.addEventListener("change", () => wide.matches && told()),
    /** Takes the panels out of the page, or puts them back. @param {boolean} on */
    cover(on) {
      covered = on;
      putBack(); // at once: the event of a closing dialog comes late
      dock.remove();
      settle();
    },
    /** Brings something in a panel into sight, unless its panel was closed by whoever looks. @param {Element} thing */
    reveal(thing) {
      if (dock.contains(thing)) thing.scrollIntoView({ block: "nearest" });
    },
  };
}
