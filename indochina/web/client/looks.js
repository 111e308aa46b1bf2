// @ts-check
// What one looks up on the board: some of it with a question or a click, some turned on and off by a button or its key.
import { h } from "./dom.js";

/**
 * @param {import("./types.js").Board} board
 * @param {{send: (message: {type: string, [name: string]: unknown}) => unknown, version: () => number}} table
 */
export function makeLooks(board, table) {
  /** @type {Set<string>} */
  const on = new Set();
  let live = false; // the game as it stands is in sight
  const switches = (board.looks ?? []).map(({ name, key, text, help }) => ({
    name,
    key,
    button: h("button", {
      type: "button",
      class: "look",
      text,
      title: `${help} (${key.toUpperCase()})`,
      "aria-pressed": false,
      "aria-keyshortcuts": key,
      on: { click: () => turn(name) },
    }),
  }));

  /** @param {string} name @param {string} [at] */
  function ask(name, at = "") {
    if (live) table.send({ type: "look", name, at });
  }

  /** @param {string} name */
  function turn(name) {
    if (!on.delete(name)) on.add(name);
    for (const it of switches) it.button.setAttribute("aria-pressed", String(on.has(it.name)));
    if (on.has(name)) ask(name);
    else board.overlay?.(name, null);
  }

  return {
    buttons: switches.map(({ button }) => button),
    ask,
    /**
     * What is in sight has changed: only what is turned on is looked up again.
     * @param {boolean} now whether it is the game as it stands
     */
    renew(now) {
      live = now;
      board.overlay?.("", null);
      for (const name of on) ask(name);
    },
    /** @param {import("./types.js").LookMessage} message */
    hear({ version, name, at, data }) {
      if (live && version === table.version()) board.overlay?.(name, data, at);
    },
    /** @param {string} key @returns {boolean} whether it is one of these */
    key(key) {
      const found = switches.find((it) => it.key === key);
      if (found) turn(found.name);
      return Boolean(found);
    },
  };
}
