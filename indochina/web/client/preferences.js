// @ts-check
// What one sets for oneself, as controls: the menu of a table has them all, the lobby those of how it looks.

import { h } from "./dom.js";
import { SETTINGS, set, setting } from "./settings.js";
import { t } from "./words.js";

/** @import { Setting } from "./settings.js" */

/** A few values side by side, of which one holds. @param {Setting} name */
function segments(name) {
  const radios = SETTINGS[name].map((value) =>
    h("input", { type: "radio", name: `set-${name}`, value, on: { change: () => set(name, value) } }),
  );
  const show = () => {
    for (const radio of radios) radio.checked = radio.value === setting(name);
  };
  addEventListener("setting", show); // also when it is set elsewhere
  show();
  return h(
    "fieldset",
    { class: "segments", "data-setting": name },
    h("legend", { text: t(`set.${name}`) }),
    ...radios.map((radio) => h("label", null, radio, h("span", { text: t(`set.${name}.${radio.value}`) }))),
  );
}

/** How the page looks. */
export const looksChoice = () => [segments("theme"), segments("text")];

/** What is asked before it happens, and whether one is called. */
export const askingChoice = () => [segments("confirm"), segments("sound")];
