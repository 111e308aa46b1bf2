// @ts-check
// The frame of Tonkin: turn track, victory points, what each side has left, boxes of units, and the key.
import { clear, s } from "../dom.js";
import { t } from "../words.js";
import { circle, group, path, rect, titled, write } from "./board.js";
import { counter, describe, unitName } from "./tonkin_counters.js";
import { PRINTS, SIGNS, hexagon, town } from "./tonkin_map.js";

/** @typedef {import("./tonkin_types.js").Pen} Pen */
/** @typedef {import("./tonkin_types.js").TonkinView} View */
/** @typedef {import("./tonkin_types.js").UnitView} UnitView */
/** @typedef {import("./tonkin_types.js").Side} Side */
/** @typedef {{name: string, of: (view: View) => unknown, draw: (view: View) => void, whole?: Element}} Part */
/** @typedef {import("../types.js").Rect} Rect */

const LEFT = 2916;
const WIDE = 534;
/** Panels of the right-hand column, and tracks above and below the map. @type {{[name: string]: Rect}} */
export const PANELS = {
  turns: { x: 40, y: 24, width: 2850, height: 132 },
  vp: { x: 40, y: 2300, width: 2850, height: 146 },
  now: { x: LEFT, y: 24, width: WIDE, height: 300 },
  forces: { x: LEFT, y: 338, width: WIDE, height: 476 },
  boxes: { x: LEFT, y: 828, width: WIDE, height: 1092 },
  key: { x: LEFT, y: 1934, width: WIDE, height: 512 },
};
/** Boxes of units within the panel of boxes: from the top, left and right halves. @type {[string, number, number, number, number][]} */
const BOXES = [
  ["box_2", 0, 0, 0.5, 176], ["box_1", 0.5, 0, 0.5, 176], ["track", 0, 186, 1, 250], ["eliminated_VM", 0, 446, 1, 250], ["eliminated_FEF", 0, 706, 1, 386],
];

/** @param {string} name */
const panel = (name) => {
  const { x, y, width, height } = PANELS[name];
  return s("g", { class: `panel ${name}` }, rect(x + 4, y + 6, width, height, 12, "shade"), rect(x, y, width, height, 12, "paper"));
};

/** @param {Pen} pen */
export function drawFrame(pen) {
  /** @type {Part[]} */
  const parts = [];
  const element = s("g", { class: "frame" }, turnTrack(pen, parts), pointTrack(pen, parts), now(pen, parts), forces(pen, parts), boxes(pen, parts), key());
  return { element, parts };
}

/** @param {string} month such as Oct-50 */
export const monthName = (month) => `${t(`tonkin.month.${month.slice(0, 3)}`)} 19${month.slice(4)}`;

/** @param {Pen} pen @param {Part[]} parts */
function turnTrack(pen, parts) {
  const { x, y, width } = PANELS.turns;
  const { turns, scenarios } = pen.layout;
  const cell = (width - 24) / turns.length;
  const at = (/** @type {number} */ turn) => x + 12 + (turn - 1) * cell;
  const cells = turns.map(([month, rain], i) => s("g", { class: rain ? "month rain" : "month" },
    titled(rect(at(i + 1), y + 38, cell, 84), `${monthName(month)}${rain ? `, ${t("tonkin.rain")}` : ""}`),
    write(t(`tonkin.month.${month.slice(0, 3)}`).slice(0, 4), at(i + 1) + cell / 2, y + 58, "month-name"), write(i + 1, at(i + 1) + cell / 2, y + 117, "turn-number"),
    rain && path(`M${at(i + 1) + 15} ${y + 97}l-5 9m17-9l-5 9m17-9l-5 9m17-9l-5 9`, "drops"),
    (i === 0 || month.startsWith("Jan")) && write(`19${month.slice(4)}`, at(i + 1) + 4, y + 29, "year start")));
  const span = s("g");
  const marker = s("g", { class: "marker" });
  const due = s("g", { class: "due" });
  parts.push({ name: "span", of: (view) => view.scenario, draw: ({ scenario }) => {
    const found = scenarios[scenario];
    clear(span, found && rect(at(found.start), y + 35, (found.end - found.start + 1) * cell, 90, 5, "span"));
  } }, { name: "turn", of: (view) => [view.turn, view.rain], draw: ({ turn, month }) => {
    clear(marker, titled(path(hexagon(at(turn) + cell / 2, y + 80, 21), "pawn"), t("tonkin.turn", { turn, month: monthName(month) })), write(turn, at(turn) + cell / 2, y + 87));
  }, whole: marker }, { name: "due", of: (view) => view.boxes.track, draw: ({ boxes }) => {
    clear(due);
    /** @type {{[turn: string]: UnitView[]}} */
    const months = {};
    for (const unit of boxes.track ?? []) (months[unit.due ?? 0] ??= []).push(unit);
    for (const [turn, units] of Object.entries(months)) {
      const side = pen.layout.types[pen.layout.units[units[0].unit]?.[0]]?.side ?? "";
      due.append(titled(group(at(Number(turn)) + cell - 14, y + 66, `arrivals ${side}`, circle(0, 0, 10), write(units.length, 0, 5)), t("tonkin.arriving", { units: units.map(({ unit }) => unitName(pen, unit)).join(", ") })));
    }
  } });
  const track = panel("turns");
  track.append(...cells, span, due, marker);
  return track;
}

/** @param {Pen} pen @param {Part[]} parts */
function pointTrack(pen, parts) {
  const { x, y, width } = PANELS.vp;
  const cell = (width - 24) / 101;
  const at = (/** @type {number} */ n) => x + 12 + n * cell;
  const bands = s("g", { class: "bands" });
  const marker = s("g", { class: "marker" });
  const track = panel("vp");
  track.append(write(t("tonkin.vp"), x + 18, y + 30, "panel-title start", 24), bands,
    ...Array.from({ length: 101 }, (_, n) => rect(at(n), y + 82, cell, 36, 0, n % 10 ? "point" : "point ten")),
    ...Array.from({ length: 21 }, (_, n) => write(n * 5, at(n * 5) + cell / 2, y + 107, n % 2 ? "number five" : "number")), marker);
  parts.push({ name: "bands", of: (view) => view.scenario, draw: ({ scenario }) => {
    const scale = pen.layout.scenarios[scenario]?.scale ?? [];
    clear(bands, ...scale.map(([label, low, high]) => {
      const [side, degree = "draw"] = label.split(" ");
      const from = at(low ?? 0);
      const wide = at((high ?? 100) + 1) - from;
      const text = t(`tonkin.degree.${degree.toLowerCase()}`);
      return titled(s("g", { class: `band ${side} ${degree}` }, rect(from, y + 46, wide, 34, 4), write(wide > 200 && degree !== "draw" ? `${side} ${text}` : text, from + wide / 2, y + 69, "", Math.min(19, wide / text.length * 1.7))),
        `${degree === "draw" ? "" : side} ${text}: ${low ?? 0} – ${high ?? 100}`);
    }), !scale.length && write(t("tonkin.no_scale"), x + width / 2, y + 69, "note"));
  } }, { name: "vp", of: (view) => view.tracks.vp, draw: ({ tracks: { vp } }) => {
    const n = Math.min(Math.max(vp, 0), 100);
    clear(marker, titled(path(`M${at(n) + cell / 2} ${y + 78}l24 22v30h-48v-30Z`, "pawn"), `${t("tonkin.vp")}: ${vp}`), write(vp, at(n) + cell / 2, y + 123, "", 24));
  }, whole: marker });
  return track;
}

/** Words in lines of so many letters. @param {string} text @param {number} letters */
function lines(text, letters) {
  /** @type {string[]} */
  const found = [""];
  for (const word of text.split(" ")) {
    if (found[found.length - 1].length + word.length > letters) found.push("");
    found[found.length - 1] += `${word} `;
  }
  return found;
}

/** @param {Pen} pen @param {Part[]} parts */
function now(pen, parts) {
  const { x, y, width } = PANELS.now;
  const body = s("g");
  const whole = panel("now");
  whole.append(body);
  parts.push({ name: "now", of: (view) => [view.scenario, view.turn, view.phase, view.active, view.rain, view.reconstructed], draw: ({ scenario, month, turn, phase, active, rain, reconstructed = [] }) => {
    const notice = reconstructed.length ? t("tonkin.reconstructed", { what: reconstructed.map((what) => t(`tonkin.data.${what}`)).join(", ") }) : "";
    clear(body, write(pen.names[scenario] ?? t(`tonkin.scenario.${scenario}`), x + width / 2, y + 44, "heading", 34), write(`${monthName(month)} · ${t("tonkin.turn_number", { turn })}`, x + width / 2, y + 80, "", 25),
      s("g", { class: `banner ${active}` }, rect(x + 18, y + 98, width - 36, 58, 8), write(t(`tonkin.side.${active}`), x + width / 2, y + 137, "", 29)),
      write(t(`tonkin.phase.${phase}`), x + width / 2, y + 190, "", 25),
      rain && write(t("tonkin.rain_now"), x + width / 2, y + 218, "wet", 20),
      ...lines(notice, 58).map((line, i) => write(line, x + width / 2, y + 242 + i * 20, "notice", 17)));
  }, whole: body });
  return whole;
}

/** @param {Pen} pen @param {Part[]} parts */
function forces(pen, parts) {
  const { x, y, width } = PANELS.forces;
  const middle = x + width / 2;
  const body = s("g");
  const whole = panel("forces");
  whole.append(body, path(`M${middle} ${y + 70}V${y + 462}`, "rule"), ...["VM", "FEF"].map((side, i) => s("g", { class: `banner ${side}` }, rect(x + 14 + i * (width / 2 - 6), y + 14, width / 2 - 22, 44, 8), write(t(`tonkin.side.${side}`), x + width / 4 + i * width / 2, y + 45, "", 24))));
  /** One line: what it is, and how much. @param {number} column @param {number} row @param {string} name @param {string | number} value @param {number} [pips] @param {number} [of] */
  const line = (column, row, name, value, pips, of = pips) => {
    const left = x + 20 + column * width / 2;
    const top = y + 96 + row * 63;
    const text = typeof value === "string" && pips === undefined; // has the second row to itself
    return titled(s("g", { class: "line" }, write(name, left, top, "label start"), write(value, text ? left : left + width / 2 - 34, text ? top + 27 : top, text ? "value start" : "value end"),
      ...(pips === undefined ? [] : Array.from({ length: Math.min(of ?? 0, 12) }, (_, i) => circle(left + 8 + i * 19, top + 20, 7, i < pips ? "pip on" : "pip")))), `${name}: ${value}`);
  };
  parts.push({ name: "forces", of: (view) => [view.tracks, view.spending, view.active], draw: ({ tracks: n, spending, hexes }) => {
    /** @param {Side} side */
    const dump = (side) => {
      const unit = spending?.[side];
      const where = unit && Object.keys(hexes).find((id) => hexes[id].units?.some((it) => it.unit === unit));
      return unit ? (where ? pen.layout.hexes[where]?.[4]?.name ?? where : unitName(pen, unit)) : "–";
    };
    /** @param {number | boolean} many @param {number} of */
    const region = (many, of) => (typeof many === "number" ? `${many} / ${of}` : t(many ? "tonkin.yes" : "tonkin.no"));
    clear(body,
      s("g", { class: "VM" }, line(0, 0, t("tonkin.ops"), n.vm_ops, n.vm_ops), line(0, 1, t("tonkin.rp"), n.vm_rp, n.vm_rp), line(0, 2, t("tonkin.spending"), dump("VM")),
        line(0, 3, t("tonkin.trucks"), `${n.truck_left} / ${n.trucks}`, n.truck_left, n.trucks), line(0, 4, t("tonkin.losses"), n.losses, n.losses, 5), line(0, 5, t("tonkin.regions"), `${region(n.delta, 10)} · ${region(n.highlands, 20)}`)),
      s("g", { class: "FEF" }, line(1, 0, t("tonkin.ops"), n.fef_ops, n.fef_ops), line(1, 1, t("tonkin.rp"), n.fef_rp, n.fef_rp), line(1, 2, t("tonkin.spending"), dump("FEF")),
        line(1, 3, t("tonkin.air"), `${n.air_left} / ${n.air}`, n.air_left, n.air), line(1, 4, t("tonkin.airstrike"), n.airstrike || "–", n.airstrike, 9), line(1, 5, t("tonkin.impulse"), n.impulse)));
  }, whole: body });
  return whole;
}

/** @param {Pen} pen @param {Part[]} parts */
function boxes(pen, parts) {
  const { x, y, width } = PANELS.boxes;
  const whole = s("g", { class: "boxes" });
  for (const [name, across, down, wide, height] of BOXES) {
    const [word, side] = name.split("_").length > 1 && name.startsWith("eliminated") ? name.split("_") : [name, ""];
    const area = { x: x + across * (width + 10), y: y + down, width: wide === 1 ? width : width / 2 - 5, height };
    const shape = rect(area.x, area.y, area.width, area.height, 10, "paper well");
    if (!side || side === "VM") pen.know(word, shape);
    else shape.dataset.word = word;
    const units = s("g");
    whole.append(s("g", { class: `box ${side}` }, shape, write(t(`tonkin.box.${name}`), area.x + 14, area.y + 28, "panel-title start", 21), units));
    /** @param {View} view */
    const content = (view) => (view.boxes[word] ?? []).filter(({ unit }) => !side || pen.layout.types[pen.layout.units[unit]?.[0]]?.side === side);
    parts.push({ name, of: content, draw: (view) => fill(pen, units, word, content(view), { ...area, y: area.y + 36, height: height - 42 }) });
  }
  return whole;
}

/** Counters side by side, as large as fit. @param {Pen} pen @param {SVGGElement} into @param {string} box @param {UnitView[]} units @param {Rect} area */
export function fill(pen, into, box, units, area) {
  pen.wipe(into);
  let [size, columns] = [0, 1];
  for (let n = 1; n <= units.length; n++) {
    const fits = Math.min((area.width - 12) / n, area.height / Math.ceil(units.length / n), 74);
    if (fits >= size) [size, columns] = [fits, n];
  }
  units.forEach((view, i) => {
    const shape = titled(counter(pen, view), describe(pen, view));
    shape.setAttribute("transform", `translate(${area.x + 8 + (i % columns + 0.5) * size} ${area.y + (Math.floor(i / columns) + 0.5) * size}) scale(${size / 70})`);
    if (view.due) shape.append(group(20, 30, "arrival", rect(-22, -9, 36, 17, 4), write(pen.layout.turns[view.due - 1]?.[0] ?? view.due, -4, 4, "", 10.5)));
    into.append(pen.mark(pen.know(`${box}/${view.unit}`, shape), view.unit, JSON.stringify(view)));
  });
}

/** What the signs mean. */
function key() {
  const { x, y, width } = PANELS.key;
  const whole = panel("key");
  /** @param {keyof typeof PRINTS} sign */
  const print = (sign) => path(PRINTS[sign], `print ${sign}`);
  /** @param {string} kind @param {keyof typeof SIGNS} [sign] */
  const ground = (kind, sign) => s("g", {}, path(hexagon(0, 0, 22), `swatch ${kind}`), sign && path(`M0 0${SIGNS[sign]}`, `sign ${sign}`));
  /** @param {"city" | "town" | "village"} kind */
  const place = (kind) => s("g", { class: `town ${kind} FEF` }, ...town(kind));
  /** @type {[string, SVGElement][]} */
  const rows = [
    ["clear", ground("delta", "paddy")], ["rough", ground("land", "hill")], ["forest", ground("forest", "tree")],
    ["mountain", s("g", {}, ground("mountain"), path("M-12-6l5 7m2-11l5 8m3-6l4 8m-14 0l4 8m5-6l4 7", "hachures"))],
    ["river", s("g", {}, path("M-22-7q11-8 22 0t22 0", "river-bank major"), path("M-22-7q11-8 22 0t22 0", "river major"), path("M-22 9q11-6 22 0t22 0", "river-bank minor"))],
    ["road", s("g", {}, path("M-22 4q22-14 44 0", "road-edge"), path("M-22 4q22-14 44 0", "road"))],
    ["city", place("city")], ["town", place("town")], ["village", place("village")], ["vp_hex", s("g", {}, print("shield"), write(5, 0, 6, "vp"))],
    ["supply_centre", s("g", {}, path(hexagon(-9, 0, 15), "supply-centre VM"), path(hexagon(13, 0, 15), "supply-centre FEF"))], ["mobilization", print("star")],
    ["airstrip", print("plane")], ["harbor", print("anchor")], ["trench", path(hexagon(0, 0, 17), "trench")], ["destroyed", path("M-9-9L9 9M9-9L-9 9", "destroyed")],
  ];
  whole.append(write(t("tonkin.key"), x + width / 2, y + 36, "panel-title", 24), ...rows.map(([name, drawn], i) => {
    const [column, row] = [Math.floor(i / 8), i % 8];
    return s("g", {}, s("g", { transform: `translate(${x + 44 + column * width / 2} ${y + 76 + row * 54})` }, drawn), write(t(`tonkin.key.${name}`), x + 82 + column * width / 2, y + 83 + row * 54, "start", 20));
  }));
  return whole;
}
