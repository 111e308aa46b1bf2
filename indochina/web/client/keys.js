// @ts-check
// The list of keys.

import { h } from "./dom.js";
import { t } from "./words.js";

const KEYS = [
  ["1 – 9", "keys.pick"],
  ["Tab, ↵", "keys.tab"],
  ["↵", "keys.enter"],
  ["/", "keys.filter"],
  ["Ctrl Z", "act.undo"],
  ["Ctrl ⇧ Z", "act.redo"],
  ["Ctrl ⌫", "act.reset"],
  ["␣", "keys.next"],
  [".", "play.skip_action"],
  ["[ ]", "play.pace"],
  ["Esc", "keys.escape"],
  ["+ − 0 ← ↑ → ↓", "keys.board"],
  ["L R C T", "keys.tabs"],
  ["M", "keys.menu"],
  ["B", "keys.rules"],
  ["P", "keys.pin"],
  ["?", "keys.title"],
];
const POINTING = ["pointing.click", "pointing.again", "pointing.drag", "pointing.next", "pointing.undo"];

export function showKeys() {
  const dialog = h(
    "dialog",
    { class: "keys", "aria-label": t("keys.title"), on: { close: () => dialog.remove() } },
    h("h2", { text: t("keys.title") }),
    h(
      "dl",
      null,
      ...KEYS.flatMap(([key, text]) => [h("dt", null, h("kbd", { text: key })), h("dd", { text: t(text) })]),
    ),
    h("h3", { text: t("keys.pointing") }),
    h("ul", null, ...POINTING.map((text) => h("li", { text: t(text) }))),
    h("p", { class: "muted", text: t("keys.mouse") }),
    h(
      "div",
      { class: "row" },
      h("button", { type: "button", class: "primary", text: t("keys.close"), on: { click: () => dialog.close() } }),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}
