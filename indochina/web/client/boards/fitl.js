// @ts-check
// The drawing of Fire in the Lake: map and frame, what may be chosen, what changed, where something happened.
import { s } from "../dom.js";
import { t } from "../words.js";
import { drawFrame } from "./fitl_frame.js";
import { drawMap } from "./fitl_map.js";
import { Pen } from "./fitl_pen.js";
import { pieceDefinitions, pieceIcon, placedAs } from "./fitl_pieces.js";
import "./fitl_words.js";

/** @typedef {import("../types.js").Option} Option */
/** @typedef {import("../types.js").Target} Target */
/** @typedef {import("./fitl_pen.js").FitlView} FitlView */

const REST = 600; // milliseconds a pointer rests before "why not" is asked
const FRESH = 2600; // milliseconds for which a change is marked
const STILL = 5; // pixels

/** The word under which a target is drawn. @param {Target | null} target */
function wordOf(target) {
  if (!target) return "";
  if (target.unit) return target.box ? `${target.box}/${placedAs(target.kind ?? "")}` : target.unit;
  return target.space ?? target.card ?? target.box ?? "";
}

/**
 * Draws Fire in the Lake.
 * @param {import("../types.js").BoardData} data @param {import("../types.js").BoardActions} actions
 * @returns {import("../types.js").Board}
 */
export function makeBoard(data, actions) {
  const pen = new Pen(data, actions.card);
  const { layout } = pen;
  const map = drawMap(pen);
  const frame = drawFrame(pen);
  const [, , width, height] = layout.viewBox;
  const ring = s("g", { class: "pointer-ring", "aria-hidden": "true" });
  const element = s(
    "svg", { viewBox: layout.viewBox.join(" "), class: "fitl", role: "group", "aria-label": t("fitl.board") },
    s("defs", {}, ...pieceDefinitions(), ...map.definitions),
    s("rect", { width, height, class: "table-top" }), frame.element, map.element, ring,
  );

  /** What each part showed when it was last drawn. @type {Map<unknown, string>} */
  const shown = new Map();
  /** The word and key of what may be chosen. @type {Map<string, Option>} */
  let open = new Map();
  let asked = false;
  let fade = 0;

  /** @param {import("../types.js").View} anyView @param {import("../types.js").View | null} anyPrevious */
  function update(anyView, anyPrevious) {
    const view = /** @type {FitlView} */ (anyView);
    const previous = /** @type {FitlView | null} */ (anyPrevious);
    settle();
    for (const [id, draw] of map.spaces) {
      const now = JSON.stringify(view.spaces[id]);
      if (shown.get(id) === now) continue;
      shown.set(id, now);
      draw(view.spaces[id], previous?.spaces[id] ?? null);
    }
    for (const part of frame.parts) {
      const now = JSON.stringify(part.of(view));
      if (shown.get(part) === now) continue;
      shown.set(part, now);
      part.draw(view, previous);
    }
    // what left a space altogether leaves only its outline to be seen
    if (previous) {
      for (const [id, edge] of map.edges) {
        if (JSON.stringify(previous.spaces[id]) !== JSON.stringify(view.spaces[id])) pen.mark(edge);
      }
    }
    for (const [word, option] of open) kindle(word, option);
    if (pen.changed.size) fade = window.setTimeout(settle, FRESH);
  }

  function settle() {
    clearTimeout(fade);
    for (const changed of pen.changed) changed.classList.remove("changed");
    pen.changed.clear();
  }

  /** @param {string} word @param {Option} option */
  function kindle(word, option) {
    for (const target of pen.targets.get(word) ?? []) {
      target.classList.add("lit");
      target.dataset.key = option.key;
      target.setAttribute("tabindex", "0");
      target.setAttribute("role", "button");
      target.setAttribute("aria-label", option.label);
    }
    map.edges.get(word)?.classList.add("open");
  }

  /** @param {string} word */
  function quench(word) {
    for (const target of pen.targets.get(word) ?? []) {
      target.classList.remove("lit");
      delete target.dataset.key;
      if (target.classList.contains("opens")) target.setAttribute("aria-label", pen.name(word));
      else for (const name of ["tabindex", "role", "aria-label"]) target.removeAttribute(name);
    }
    map.edges.get(word)?.classList.remove("open");
  }

  /** @param {Option[]} options */
  function light(options) {
    for (const word of open.keys()) quench(word);
    asked = options.length > 0;
    open = new Map();
    /** @type {Set<string>} */
    const twice = new Set();
    for (const option of options) {
      const word = wordOf(option.target);
      if (!pen.targets.has(word)) continue;
      if (open.has(word)) twice.add(word);
      else open.set(word, option);
    }
    // what two answers point at is left to the buttons
    for (const word of twice) open.delete(word);
    for (const [word, option] of open) kindle(word, option);
    return new Set([...open.values()].map((option) => option.key));
  }

  /** The word under a pointer, from the innermost outwards. @param {EventTarget | null} target @returns {{word: string, at: Element} | null} */
  function under(target) {
    const at = target instanceof Element ? /** @type {SVGElement | null} */ (target.closest("[data-word]")) : null;
    return at && { word: at.dataset.word ?? "", at };
  }

  /** What choosing here means: the thing itself, or the space or box it is in. @param {string} word */
  const choice = (word) => open.get(word) ?? open.get(word.split("/")[0]);

  element.addEventListener("click", (event) => {
    const found = under(event.target);
    const option = found && choice(found.word);
    if (option) actions.choose(option.key);
  });
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    const option = event.target instanceof SVGElement && event.target.classList.contains("lit") ? open.get(event.target.dataset.word ?? "") : null;
    if (!option) return;
    event.preventDefault();
    event.stopPropagation();
    actions.choose(option.key);
  });

  // Resting on something that is not offered asks why not.
  let rest = 0;
  let from = { x: 0, y: 0 };
  /** @param {PointerEvent} event */
  function wait(event) {
    clearTimeout(rest);
    const found = asked ? under(event.target) : null;
    if (!found || choice(found.word)) return;
    from = { x: event.clientX, y: event.clientY };
    rest = window.setTimeout(() => actions.why(found.word, found.at), REST);
  }
  element.addEventListener("pointerover", (event) => event.pointerType === "mouse" && !event.buttons && wait(event));
  element.addEventListener("pointerdown", (event) => (event.pointerType === "mouse" ? clearTimeout(rest) : wait(event)));
  element.addEventListener("pointermove", (event) => {
    if (event.buttons && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(rest);
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) element.addEventListener(end, () => clearTimeout(rest));

  /** @type {Element[]} */
  let spotted = [];
  /** @param {string[]} words */
  function highlight(words) {
    for (const thing of spotted) thing.classList.remove("spot");
    const spaces = words.filter((word) => map.spaces.has(word));
    const kinds = words.filter((word) => !map.spaces.has(word));
    spotted = [
      ...words.flatMap((word) => [...(pen.targets.get(word) ?? [])]), ...spaces.flatMap((space) => map.edges.get(space) ?? []),
      ...spaces.flatMap((space) => kinds.flatMap((kind) => [...(pen.targets.get(`${space}/${kind}`) ?? [])])),
    ];
    for (const thing of spotted) thing.classList.add("spot");
  }

  /** @param {string} word @returns {import("../types.js").Rect | null} */
  function find(word) {
    const [thing] = pen.targets.get(word) ?? pen.targets.get(word.split("/")[0]) ?? [];
    const here = thing?.getScreenCTM();
    const whole = element.getScreenCTM();
    if (!thing || !here || !whole) return null;
    const box = thing.getBBox();
    const way = whole.inverse().multiply(here);
    return { x: box.x * way.a + way.e, y: box.y * way.d + way.f, width: box.width * way.a, height: box.height * way.d };
  }

  /** @param {import("../types.js").Step | null} step */
  function point(step) {
    ring.replaceChildren();
    const rect = step && find(wordOf(step.target));
    if (!rect || !step) return;
    const { x, y, width: w, height: tall } = rect;
    const outer = { x: x - 12, y: y - 12, width: w + 24, height: tall + 24, rx: 22 };
    const wide = step.seat.length * 17 + 28;
    ring.replaceChildren(
      s("rect", { ...outer, class: "ring-under" }), s("rect", { ...outer, class: `ring ${step.seat}` }),
      s("g", { class: `ring-name ${step.seat}`, transform: `translate(${x + w / 2 - wide / 2} ${y - 34})` },
        s("rect", { width: wide, height: 34, rx: 9 }), s("text", { x: wide / 2, y: 25, text: step.seat })));
  }

  const { boxes } = layout;
  /** A rectangle around some boxes. @param {string} name @param {string[]} inside */
  const around = (name, ...inside) => {
    const found = inside.map((box) => boxes[box]);
    const x = Math.min(...found.map((box) => box.x));
    const y = Math.min(...found.map((box) => box.y));
    return { name, x, y, width: Math.max(...found.map((box) => box.x + box.w)) - x, height: Math.max(...found.map((box) => box.y + box.h)) - y };
  };
  const { x, y, width: across } = layout.map;
  return {
    element, update, light, highlight, point, find, icon: pieceIcon,
    places: [
      { name: "fitl.map", ...layout.map },
      { name: "fitl.north", x: x + 380, y, width: across - 380, height: 1130 },
      { name: "fitl.south", x, y: y + 1120, width: across, height: 920 },
      around("fitl.cards", "cards"), around("fitl.sequence", "sequence", "trail"),
      around("fitl.scores", "victory", "tracks", "leader", "policy"),
      around("fitl.forces", "available_us", "available_arvn", "casualties", "out_of_play"), around("NVA VC", "available_nva", "available_vc"),
      around("fitl.key", "key"),
    ],
  };
}
