// @ts-check
// What one looks up on the board: some of it with a question or a click, some turned on and off in the menu or by a key.
import { clear, h } from "./dom.js";
import { t } from "./words.js";

/**
 * @param {import("./types.js").Board} board
 * @param {{send: (message: {type: string, [name: string]: unknown}) => unknown, version: () => number}} table
 */
export function makeLooks(board, table) {
  /** @type {Set<string>} */
  const on = new Set();
  const list = board.looks ?? [];
  const chips = h("div", { class: "looks" }); // what is on, to be turned off
  /** @type {(() => void)[]} */
  const followers = [];
  let live = false; // the game as it stands is in sight

  /** @param {string} name @param {string} [at] */
  function ask(name, at = "") {
    if (live) table.send({ type: "look", name, at });
  }

  /** @param {string} name */
  function show(name) {
    if (list.find((look) => look.name === name)?.drawn) board.overlay?.(name, {});
    else ask(name);
  }

  /** @param {string} name */
  function turn(name) {
    if (!on.delete(name)) on.add(name);
    if (on.has(name)) show(name);
    else board.overlay?.(name, null);
    for (const follower of followers) follower();
    const shown = list.filter((look) => on.has(look.name));
    clear(
      chips,
      ...shown.map(({ name: which, text }) =>
        h("button", {
          type: "button",
          class: "look",
          text: `${text} ×`,
          title: t("menu.off", { overlay: text }),
          on: { click: () => turn(which) },
        }),
      ),
    );
  }

  return {
    list,
    chips,
    /** @param {string} name */
    on: (name) => on.has(name),
    turn,
    /** @param {() => void} follower  is told when something is turned on or off */
    follow: (follower) => void followers.push(follower),
    ask,
    /**
     * What is in sight has changed: only what is turned on is looked up again.
     * @param {boolean} now whether it is the game as it stands
     */
    renew(now) {
      live = now;
      board.overlay?.("", null);
      for (const name of on) show(name);
    },
    /** @param {import("./types.js").LookMessage} message */
    hear({ version, name, at, data }) {
      if (list.some((look) => look.name === name) && !on.has(name)) return; // turned off meanwhile
      if (live && version === table.version()) board.overlay?.(name, data, at);
    },
    /** @param {string} key @returns {boolean} whether it is one of these */
    key(key) {
      const found = list.find((look) => look.key === key);
      if (found) turn(found.name);
      return Boolean(found);
    },
  };
}
