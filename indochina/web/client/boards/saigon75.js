// @ts-check
// Draws Saigon 75: one map of land and sea with the tables, cards and markers lying on it.
import { clear, s } from "../dom.js";
import { useStyle } from "../stage.js";
import { t } from "../words.js";
import { drawGround, face } from "./saigon75_map.js";
import { PANELS, makePanels } from "./saigon75_panels.js";
import { KINDS, NV_KINDS, PIECES, PRINTS, SV_KINDS, arrange, defs, flag, piece, sign, swords } from "./saigon75_pieces.js";
import "./saigon75_words.js";

/**
 * @typedef {import("../types.js").BoardData} BoardData
 * @typedef {import("../types.js").BoardActions} BoardActions
 * @typedef {import("../types.js").Board} Board
 * @typedef {import("../types.js").Option} Option
 * @typedef {import("../types.js").Step} Step
 * @typedef {import("../types.js").Target} Target
 * @typedef {import("../types.js").Rect} Rect
 * @typedef {import("./saigon75_map.js").Layout} Layout
 * @typedef {{count: number, activated: number, frozen: number}} Units
 * @typedef {{[kind: string]: Units}} Stack
 * @typedef {{units: Stack, militia: boolean, control: "NV" | "SV"}} Province
 * @typedef {object} View  see indochina/saigon75/view.py
 * @property {number} turn
 * @property {"NV" | "SV"} active
 * @property {string} stage
 * @property {{[id: string]: Province}} spaces
 * @property {Stack} reserve
 * @property {{[kind: string]: number}} lost
 * @property {{[name: string]: number}} tracks
 * @property {{[id: string]: string}} tokens
 * @property {string[]} hand
 * @property {{[name: string]: number}} cards
 * @property {string[]} discard
 * @property {string} event
 * @property {number} event_left
 * @property {number | null} combat_limit
 * @property {boolean} crisis
 * @property {{space: string, units: number[]}[]} combats
 * @property {boolean} reconstructed
 */

const HOVER = 600; // milliseconds until "why not"
const SHOWN = 1800; // milliseconds a change stays marked
const LARGEST = 62; // a counter in a province
const RESERVE = { x: 96, y: 206, width: 250, height: 262 };

/** Where words without a place of their own are drawn. @type {{[word: string]: string}} */
const BOXES = {
  plus1: "box.markers", momentum: "box.markers", infiltration: "box.markers", air: "box.air", NV: "box.now", SV: "box.now",
  laos: "reserve", cambodia: "reserve", north_vietnam: "reserve",
};

/** Fresh, held and activated ones apart. @param {Units} units */
function states({ count, activated, frozen }) {
  /** @type {["" | "frozen" | "spent", number][]} */
  const all = [["", count - activated - frozen], ["frozen", frozen], ["spent", activated]];
  return all.filter(([, n]) => n > 0);
}

/** The word of what a target points at, if it is drawn. @param {Target | null} target */
const wordOf = (target) => target?.unit ?? target?.card ?? target?.space ?? "";

/** @param {unknown} a @param {unknown} b */
const differ = (a, b) => JSON.stringify(a) !== JSON.stringify(b);

/**
 * Draws one game.
 * @param {BoardData} data @param {BoardActions} actions @returns {Board}
 */
export function makeBoard(data, actions) {
  useStyle(new URL("saigon75.css", import.meta.url).href);
  const layout = /** @type {Layout} */ (data.layout);
  /** @param {string} word */
  const name = (word) => data.names[word] ?? word;

  /** Drawn things by word: spaces, `space/kind`, cards, boxes; and where each is. @type {Map<string, {element: SVGElement, at: Rect}>} */
  const drawn = new Map();
  /** @param {string} word @param {SVGElement} element @param {Rect} at */
  function know(word, element, at) {
    element.setAttribute("data-word", word);
    drawn.set(word, { element, at });
  }
  /** @param {string} word */
  const forget = (word) => void drawn.delete(word);
  /** @param {string} word */
  const elementOf = (word) => drawn.get(word)?.element;

  const svg = s("svg", { class: "s75", viewBox: layout.viewBox.join(" "), role: "group", "aria-label": t("saigon75.board") }, defs(layout.viewBox[1], layout.viewBox[3]));
  const { ground, tints } = drawGround(layout, name);

  // spaces are what is clicked: above the ground, below what stands on it
  const spaces = s("g");
  for (const [id, province] of Object.entries(layout.provinces)) {
    const path = s("path", { class: "space", d: face(layout, province.arcs) });
    const [x, y, width, height] = province.box;
    know(id, path, { x, y, width, height });
    spaces.append(path);
  }
  const zones = s("g", { class: "space abroad" },
    s("path", { d: [...Object.values(layout.zones).map((zone) => zone.arcs), layout.decor.cambodia_west].map((arcs) => face(layout, arcs)).join("") }), s("rect", { class: "pool", ...RESERVE, rx: 12 }));
  know("reserve", zones, RESERVE);
  spaces.append(zones);

  const prints = s("g", { class: "prints" });
  const unitsLayer = s("g");
  const marks = s("g", { "pointer-events": "none" });
  const ring = s("g", { "pointer-events": "none" });
  const panels = makePanels(data, know, forget, (word) => flash(elementOf(word)));
  svg.append(ground, spaces, prints, unitsLayer, panels.element, marks, ring);

  // names with the signs of the ground behind them; flag, token and swords come and go
  const ink = document.createElement("canvas").getContext("2d");
  /** @type {{[id: string]: {flag: SVGGElement, token: SVGGElement, swords: SVGGElement, units: SVGGElement}}} */
  const parts = {};
  for (const [id, province] of Object.entries(layout.provinces)) {
    const [x, y, size] = province.label;
    const title = s("text", { class: id === "saigon" ? "name capital-name" : "name", x: x + 42, y: y + size * 0.34, "font-size": size, text: name(id) });
    if (ink) ink.font = `700 ${size}px "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, "DejaVu Serif Condensed", "DejaVu Serif", serif`;
    let at = x + 58 + (ink?.measureText(name(id)).width ?? name(id).length * size * 0.6);
    const signs = province.flags.filter((print) => PRINTS[print]).map((print) => sign(print, (at += 22) - 22, y));
    const part = {
      flag: s("g", { transform: `translate(${x + 18} ${y})` }), token: s("g", { transform: `translate(${at + 8} ${y})` }),
      swords: s("g", { transform: `translate(${x - 8} ${y + 2}) scale(.84)` }), units: s("g"),
    };
    prints.append(s("g", { class: "label" }, title, ...signs, part.flag, part.token));
    marks.append(part.swords);
    unitsLayer.append(part.units);
    parts[id] = part;
  }
  const reserve = s("g");
  unitsLayer.append(reserve);
  const middle = RESERVE.x + RESERVE.width / 2;
  prints.append(
    s("text", { class: "pool-title", x: middle, y: RESERVE.y + 34, text: name("reserve") }),
    s("text", { class: "fine", x: middle, y: RESERVE.y + RESERVE.height - 12, text: t("saigon75.reserve_rest") }),
  );

  // --- what changes

  /** Marks what has changed, for a moment. @param {Element | undefined} element */
  function flash(element) {
    element?.classList.add("changed");
    setTimeout(() => element?.classList.remove("changed"), SHOWN);
  }

  /** @param {string} id @param {Stack} stack @param {boolean} militia @param {Rect} room @param {SVGGElement} group @param {number} largest @param {Stack | undefined} before */
  function drawUnits(id, stack, militia, room, group, largest, before) {
    for (const kind of KINDS) forget(`${id}/${kind}`);
    const nv = NV_KINDS.filter((kind) => stack[kind]?.count);
    const sv = SV_KINDS.filter((kind) => stack[kind]?.count);
    /** @param {string[]} kinds */
    const counters = (kinds) => kinds.reduce((n, kind) => n + states(stack[kind]).length, 0);
    const { size, at } = arrange(room, [counters(nv) + (militia ? 1 : 0), counters(sv)], largest);
    let next = 0;
    clear(group, militia && s("g", { class: "militia-marker" }, piece("militia", ...at[next++], size * 0.84)));
    for (const kind of [...nv, ...sv]) {
      const unit = s("g", { class: "unit" });
      const [x, y] = at[next];
      for (const [state, count] of states(stack[kind])) unit.append(piece(kind, ...at[next++], size, { state, count }));
      const [endX, endY] = at[next - 1];
      const place = { x: Math.min(x, endX) - size / 2, y: y - size / 2, width: Math.abs(endX - x) + size, height: endY - y + size };
      unit.prepend(s("rect", { class: "touch", ...place }));
      know(`${id}/${kind}`, unit, place);
      if (before && differ(before[kind], stack[kind])) flash(unit);
      group.append(unit);
    }
  }

  /** What is said of a space that is not lit. @type {Map<string, string>} */
  const told = new Map();
  /** @param {string} id @param {Stack} stack @param {string[]} more */
  function tell(id, stack, more) {
    const units = Object.entries(stack).map(([kind, { count }]) => `${count} ${name(kind)}`);
    told.set(id, `${name(id)}: ${[...more, ...units].join(", ") || t("saigon75.none")}`);
    if (!elementOf(id)?.classList.contains("lit")) rest(id);
  }
  /** @param {string} id */
  function rest(id) {
    elementOf(id)?.setAttribute("role", "img");
    elementOf(id)?.setAttribute("aria-label", told.get(id) ?? name(id));
  }

  /** @type {{[part: string]: string}} */
  const shown = {};

  /** @param {View} view @param {View | null} previous */
  function update(view, previous) {
    const order = new Map(view.combats.map(({ space }, i) => [space, i + 1]));
    for (const [id, part] of Object.entries(parts)) {
      const here = view.spaces[id];
      const combat = order.get(id);
      const token = view.tokens[id];
      const looks = JSON.stringify([here, token, combat]);
      if (shown[id] === looks) continue;
      shown[id] = looks;
      const [x, y, width, height] = layout.provinces[id].units;
      const before = previous?.spaces[id];
      drawUnits(id, here.units, here.militia, { x, y, width, height }, part.units, LARGEST, before?.units);
      tints[id].setAttribute("class", here.control === "NV" ? "tint nv" : "tint");
      clear(part.flag, flag(here.control, 0, 0, 36));
      clear(part.token, token && piece("momentum", 0, 0, 38), token && s("text", { class: "token-number", y: 7, text: token }));
      clear(part.swords, combat && swords(combat));
      tell(id, here.units, [t("saigon75.control", { side: name(here.control) }), ...(here.militia ? [t("saigon75.militia")] : [])]);
      if (before && differ(before, here)) flash(elementOf(id));
    }
    if (shown.reserve !== JSON.stringify(view.reserve)) {
      shown.reserve = JSON.stringify(view.reserve);
      const room = { x: RESERVE.x + 14, y: RESERVE.y + 48, width: RESERVE.width - 28, height: RESERVE.height - 84 };
      drawUnits("reserve", view.reserve, false, room, reserve, 96, previous?.reserve);
      tell("reserve", view.reserve, []);
    }
    panels.update(view, previous !== null);
    if (lit.length) light(lit);
  }

  // --- what may be chosen

  /** @type {Option[]} */
  let lit = [];

  /** @param {Option[]} options */
  function light(options) {
    for (const element of svg.querySelectorAll(".lit")) {
      element.classList.remove("lit");
      for (const attribute of ["data-key", "tabindex", "role", "aria-label"]) element.removeAttribute(attribute);
      const word = element.getAttribute("data-word") ?? "";
      if (told.has(word)) rest(word);
    }
    lit = options;
    /** @type {Set<string>} */
    const placed = new Set();
    for (const { key, label, target } of options) {
      const element = elementOf(wordOf(target));
      if (!element || element.classList.contains("lit")) continue;
      element.classList.add("lit");
      for (const [attribute, value] of Object.entries({ "data-key": key, tabindex: "0", role: "button", "aria-label": label })) element.setAttribute(attribute, value);
      placed.add(key);
    }
    // what stands in a lit space and is not lit itself lets the click through
    for (const id of [...Object.keys(parts), "reserve"]) (parts[id]?.units ?? reserve).classList.toggle("through", elementOf(id)?.classList.contains("lit"));
    return placed;
  }

  /** @param {Event} event */
  function act(event) {
    const target = /** @type {Element} */ (event.target);
    const key = target.closest("[data-key]")?.getAttribute("data-key");
    const card = target.closest("[data-read]")?.getAttribute("data-read");
    if (key) actions.choose(key);
    else if (card) actions.card(card);
  }
  svg.addEventListener("click", act);
  svg.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act(event);
  });

  // resting on something that is not lit asks why
  let waiting = 0;
  let start = { x: 0, y: 0 };
  const leave = () => clearTimeout(waiting);
  /** @param {PointerEvent} event */
  function linger(event) {
    leave();
    const target = /** @type {Element} */ (event.target);
    const element = target.closest("[data-word]");
    const word = element?.getAttribute("data-word");
    if (!lit.length || !element || !word || word.startsWith("box.") || element.classList.contains("lit")) return;
    start = { x: event.clientX, y: event.clientY };
    waiting = window.setTimeout(() => actions.why(word, element), HOVER);
  }
  svg.addEventListener("pointerover", (event) => event.pointerType !== "touch" && !event.buttons && linger(event));
  svg.addEventListener("pointerdown", (event) => (event.pointerType === "touch" ? linger(event) : leave()));
  svg.addEventListener("pointermove", (event) => event.buttons && Math.hypot(event.clientX - start.x, event.clientY - start.y) > 5 && leave());
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) svg.addEventListener(end, leave);

  // --- pointing

  /** @param {string[]} words */
  function highlight(words) {
    for (const element of svg.querySelectorAll(".hot")) element.classList.remove("hot");
    const around = words.filter((word) => word === "reserve" || parts[word]);
    for (const word of words) {
      (elementOf(word) ?? elementOf(BOXES[word] ?? ""))?.classList.add("hot");
      if (!KINDS.includes(word)) continue;
      for (const space of around.length ? around : [...Object.keys(parts), "reserve"]) elementOf(`${space}/${word}`)?.classList.add("hot");
    }
  }

  /** @param {string} word @returns {Rect | null} */
  const find = (word) => (drawn.get(word) ?? drawn.get(BOXES[word] ?? "") ?? drawn.get(word.split("/")[0]))?.at ?? null;

  /** @param {Step | null} step */
  function point(step) {
    clear(ring);
    panels.roll(step);
    const word = wordOf(step?.target ?? null);
    const at = find(word);
    if (!step || !at) return;
    const province = layout.provinces[word];
    if (province) ring.append(s("path", { class: `ring ${step.seat}`, d: face(layout, province.arcs) }));
    else ring.append(s("rect", { class: `ring ${step.seat}`, x: at.x - 6, y: at.y - 6, width: at.width + 12, height: at.height + 12, rx: 14 }));
  }

  return {
    element: svg,
    places: [
      { name: "saigon75.map", x: 0, y: 40, width: 1080, height: 1710 },
      { name: "saigon75.north", x: 380, y: 50, width: 610, height: 610 },
      { name: "saigon75.centre", x: 390, y: 520, width: 660, height: 680 },
      { name: "saigon75.south", x: 20, y: 980, width: 840, height: 770 },
      { name: "saigon75.cards", ...PANELS.hand },
      { name: "saigon75.sv_corner", x: 1156, y: 158, width: 634, height: 1250 },
      { name: "saigon75.nv_corner", x: -478, y: 34, width: 860, height: 920 },
      { name: "saigon75.key", ...PANELS.key },
    ],
    update: (view, previous) => update(/** @type {View} */ (view), /** @type {View | null} */ (previous)),
    light, highlight, point, find,
    icon: (kind) =>
      s("svg", { class: "s75 s75-icon", viewBox: "-54 -54 108 112", "aria-hidden": "true" }, kind === "NV" || kind === "SV" ? flag(kind, 0, 0, 96) : PIECES[kind] && piece(kind, 0, 0, 100)),
  };
}
