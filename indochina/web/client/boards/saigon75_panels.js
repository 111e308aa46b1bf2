// @ts-check
// What lies around the map of Saigon 75: turn track, tables, markers, losses, declared combats, cards, key.
import { clear, s } from "../dom.js";
import { t } from "../words.js";
import { KINDS, NV_KINDS, SV_KINDS, arrange, die, flag, piece, sign } from "./saigon75_pieces.js";

/**
 * @typedef {import("../types.js").BoardData} BoardData
 * @typedef {import("../types.js").Rect} Rect
 * @typedef {import("../types.js").Step} Step
 * @typedef {import("./saigon75_map.js").Layout} Layout
 * @typedef {import("./saigon75_map.js").Rows} Rows
 * @typedef {import("./saigon75.js").View} View
 * @typedef {{[name: string]: number}} Counts
 */

/** @param {number} x @param {number} y @param {number} width @param {number} height @returns {Rect} */
const rect = (x, y, width, height) => ({ x, y, width, height });

/** Where the panels are, in the units of the drawing. */
export const PANELS = {
  track: rect(754, 44, 1026, 112),
  title: rect(880, 172, 262, 108),
  now: rect(1166, 168, 614, 240),
  sv_activation: rect(1166, 420, 614, 296),
  desertion: rect(1166, 728, 614, 322),
  air: rect(1166, 1062, 614, 128),
  events: rect(1166, 1202, 614, 196),
  hand: rect(690, 1446, 1090, 300),
  nv_activation: rect(-468, 44, 440, 312),
  eliminated: rect(-468, 370, 440, 196),
  battles: rect(-468, 580, 440, 240),
  markers: rect(92, 690, 246, 246),
  key: rect(-468, 1204, 440, 542),
};
const TITLED = ["sv_activation", "desertion", "air", "nv_activation", "eliminated", "battles", "markers", "key"];
const SIDES = /** @type {{[panel: string]: string}} */ ({ sv_activation: "sv", desertion: "sv", air: "sv", nv_activation: "nv", markers: "nv" });
const SIGNS = ["mountain", "coastal", "mekong", "capital"];

/** Which word names a stage. @type {{[stage: string]: string}} */
const STAGE_WORDS = {
  setup: "setup", availability: "availability", event: "event_stage", movement: "movement", stacking: "stacking",
  combat: "combat", desertion: "desertion_stage", momentum: "end", over: "over",
};

/** Breaks a text into lines. @param {string} text @param {number} wide letters */
function wrap(text, wide) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + word.length < wide) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** @param {Rect} at @param {string} text */
const fine = (at, text, dy = at.height / 2 + 20) => s("text", { class: "fine", x: at.x + at.width / 2, y: at.y + dy, text });

/** @param {number} y @param {number} from @param {number} to */
const rule = (y, from, to) => s("line", { class: "rule", x1: from, x2: to, y1: y, y2: y });

/**
 * @param {BoardData} data
 * @param {(word: string, element: SVGElement, at: Rect) => void} know  tells the board where a thing is
 * @param {(word: string) => void} forget
 * @param {(word: string) => void} flash  marks a box that has changed
 */
export function makePanels(data, know, forget, flash) {
  const { tables } = /** @type {Layout} */ (data.layout);
  /** @param {string} word */
  const name = (word) => data.names[word] ?? word;
  const element = s("g", { class: "frame" });
  const inside = /** @type {{[panel in keyof typeof PANELS]: SVGGElement}} */ ({});
  for (const [word, at] of Object.entries(PANELS)) {
    const content = s("g");
    const panel = s("g", { class: `panel ${SIDES[word] ?? ""}` },
      s("rect", { class: "paper-shade", x: at.x + 3, y: at.y + 6, width: at.width, height: at.height, rx: 12 }),
      s("rect", { class: "paper", x: at.x, y: at.y, width: at.width, height: at.height, rx: 12 }),
      s("rect", { class: "inner", x: at.x + 7, y: at.y + 7, width: at.width - 14, height: at.height - 14, rx: 7 }),
      TITLED.includes(word) && s("text", { class: "panel-title", x: at.x + at.width / 2, y: at.y + 38, text: t(`saigon75.${word}`) }),
      content,
    );
    element.append(panel);
    know(`box.${word}`, panel, at);
    inside[/** @type {keyof typeof PANELS} */ (word)] = content;
  }

  /**
   * A printed table. Returns what marks the column or row of now, a cell, and says the note under it.
   * @param {"nv_activation" | "sv_activation" | "desertion"} word @param {string[]} head @param {string} corner @param {string} note
   */
  function table(word, head, corner, note) {
    const panel = PANELS[word];
    const at = { x: panel.x + 16, y: panel.y + 52, width: panel.width - 32, height: panel.height - 66 };
    const group = inside[word];
    const rows = tables[word];
    const first = 84;
    const names = Object.keys(rows);
    const w = (at.width - first) / head.length;
    const h = (at.height - 24) / (names.length + 1);
    const column = s("rect", { class: "now-column", y: at.y, width: w, height: h * (names.length + 1), rx: 4 });
    const row = s("rect", { class: "now-column", x: at.x, width: at.width, height: h, rx: 4 });
    const cell = s("rect", { class: "now-cell", width: w - 4, height: h - 4, rx: 6 });
    const says = fine(at, note, at.height - 3);
    group.append(s("rect", { class: "table-head", x: at.x, y: at.y, width: at.width, height: h, rx: 4 }), column, row);
    /** @param {number} x @param {number} y @param {string | number} text @param {string} style */
    const put = (x, y, text, style) => group.append(s("text", { class: `cell ${style}`, x, y: y + h / 2 + 7.5, text }));
    put(at.x + first / 2, at.y, corner, "head corner");
    head.forEach((text, i) => put(at.x + first + w * (i + 0.5), at.y, text, "head"));
    names.forEach((title, r) => {
      const y = at.y + h * (r + 1);
      group.append(rule(y, at.x, at.x + at.width));
      put(at.x + first / 2, y, title === "limit" ? t("saigon75.limit") : title, "head");
      rows[title].forEach((n, i) => put(at.x + first + w * (i + 0.5), y, n, title === "limit" ? "limit" : ""));
    });
    group.append(cell, says);
    /** @param {number} col @param {number} line  -1: none */
    return (col, line, text = note) => {
      /** @param {SVGElement} mark @param {boolean} seen @param {number} [x] @param {number} [y] */
      const place = (mark, seen, x, y) => {
        mark.setAttribute("visibility", seen ? "visible" : "hidden");
        if (x !== undefined) mark.setAttribute("x", String(x));
        if (y !== undefined) mark.setAttribute("y", String(y));
      };
      place(column, col >= 0, at.x + first + w * col);
      place(row, col < 0 && line >= 0, undefined, at.y + h * (line + 1));
      place(cell, col >= 0 && line >= 0, at.x + first + w * col + 2, at.y + h * (line + 1) + 2);
      if (says.textContent !== text) says.textContent = text;
    };
  }

  const turns = tables.nv_activation.limit.length;
  const turnHead = Array.from({ length: turns }, (_, i) => String(i + 1));
  const markNV = table("nv_activation", turnHead, t("saigon75.die"), t("saigon75.note_nv"));
  const markSV = table("sv_activation", turnHead, t("saigon75.die"), t("saigon75.note"));
  const markDesertion = table("desertion", ["1", "2", "3", "4", "5", "6"].map((n) => `${t("saigon75.die")} ${n}`), t("saigon75.held"), t("saigon75.note"));
  const turnMark = drawTrack();
  inside.title.append(
    s("text", { class: "title", x: PANELS.title.x + 131, y: PANELS.title.y + 58, text: "Saigon 75" }),
    s("text", { class: "subtitle", x: PANELS.title.x + 131, y: PANELS.title.y + 90, text: t("saigon75.years") }),
  );
  drawKey();
  const dice = s("g");

  function drawTrack() {
    const at = PANELS.track;
    const wide = (at.width - 20) / turns;
    const mark = s("rect", { class: "turn-mark", y: at.y + 10, width: wide - 4, height: at.height - 20, rx: 8 });
    inside.track.append(mark);
    for (let turn = 1; turn <= turns; turn++) {
      const x = at.x + 10 + wide * (turn - 1);
      const middle = x + wide / 2;
      const [season, ...year] = name(`season.${turn}`).split(" ");
      const check = tables.momentum_turns.includes(turn);
      if (turn > 1) inside.track.append(s("line", { class: "rule", x1: x, x2: x, y1: at.y + 16, y2: at.y + at.height - 16 }));
      if (check) inside.track.append(s("g", { role: "img", "aria-label": t("saigon75.check") }, piece("momentum", middle + 24, at.y + 35, 38)));
      inside.track.append(
        s("text", { class: "turn-number", x: check ? middle - 16 : middle, y: at.y + 50, text: turn }),
        s("text", { class: "season", x: middle, y: at.y + 75, text: season }), s("text", { class: "season", x: middle, y: at.y + 96, text: year.join(" ") }),
      );
    }
    return (/** @type {number} */ turn) => mark.setAttribute("x", String(at.x + 12 + wide * (turn - 1)));
  }

  function drawKey() {
    /** @type {[SVGElement, string][]} */
    const rows = [
      ...KINDS.map((kind) => /** @type {[SVGElement, string]} */ ([piece(kind, 0, 0, 40), name(kind)])),
      [flag("NV", 0, 0, 38), t("saigon75.control", { side: name("NV") })], [flag("SV", 0, 0, 38), t("saigon75.control", { side: name("SV") })],
      [piece("militia", 0, 0, 38), t("saigon75.militia")], [s("path", { class: "arrow", d: "M-18-4H4V-11L19 0L4 11V4H-18Z" }), t("saigon75.arrow")],
      [piece("nv_division", 0, 0, 38, { state: "spent" }), t("saigon75.spent")], [piece("sv_division", 0, 0, 38, { state: "frozen" }), t("saigon75.frozen")],
      ...SIGNS.map((print) => /** @type {[SVGElement, string]} */ ([sign(print, 0, 0, 1.3), t(`saigon75.${print}`)])),
    ];
    rows.forEach(([drawing, text], i) => {
      const x = PANELS.key.x + (i < 10 ? 40 : 276);
      const y = PANELS.key.y + 78 + (i % 10) * 47.5;
      inside.key.append(s("g", { transform: `translate(${x} ${y})` }, drawing), s("text", { class: "key", x: x + 30, y: y + 6, text }));
    });
  }

  /** A kind of marker and how many there are. @param {SVGGElement} group @param {string} kind @param {number} x @param {number} y @param {number} n @param {string} word @param {string} [side] */
  function tally(group, kind, x, y, n, word, side) {
    group.append(
      s("g", { class: n ? "" : "absent" }, piece(kind, x, y, 46, { side })),
      s("text", { class: "tally", x: x + 32, y: y + 9, text: `× ${n}` }), word && s("text", { class: "key", x: x + 82, y: y + 6, text: t(`saigon75.${word}`) }) || "",
    );
  }

  /** @param {View} view */
  function drawNow({ stage, active, tracks }) {
    const { x, y, width: w } = PANELS.now;
    const named = t(`saigon75.${STAGE_WORDS[stage.split(".")[0]] ?? stage}`);
    clear(
      inside.now,
      s("rect", { class: `banner ${active}`, x: x + 14, y: y + 14, width: w - 28, height: 62, rx: 8 }),
      flag(active, x + 58, y + 45, 58),
      s("text", { class: `banner-text ${active}`, x: x + 104, y: y + 56, text: `${t(`saigon75.${active}`)} · ${named}` }),
      rule(y + 172, x + 20, x + w - 20), s("text", { class: "key", x: x + 26, y: y + 210, text: t("saigon75.dice") }), dice,
    );
    if (!tracks.available) return;
    inside.now.append(
      die(String(tracks.die || "–"), x + 62, y + 126, 72, active.toLowerCase()),
      s("text", { class: "tally", x: x + 116, y: y + 116, text: t("saigon75.left", { left: tracks.left, all: tracks.available }) }),
    );
    for (let i = 0; i < tracks.available; i++) inside.now.append(s("circle", { class: i < tracks.left ? `pip ${active}` : "pip", cx: x + 128 + i * 28, cy: y + 144, r: 11 }));
    if (active === "NV") inside.now.append(s("text", { class: "tally end", x: x + w - 24, y: y + 116, text: t("saigon75.vc", { n: tracks.vc_activated, all: tables.vc_activations }) }));
  }

  /** @param {Counts} tracks */
  function drawAir(tracks) {
    const { x, y } = PANELS.air;
    clear(inside.air);
    for (let i = 0; i < tables.air_spaces; i++) {
      inside.air.append(s("circle", { class: "slot", cx: x + 46 + i * 56, cy: y + 82, r: 25 }), i < tracks.air ? piece("air", x + 46 + i * 56, y + 82, 50) : "");
    }
    inside.air.append(s("text", { class: "key", x: x + 306, y: y + 88, text: t("saigon75.air_lost", { n: tracks.air_lost, all: tables.pieces.air }) }));
    tally(inside.air, "plus1", x + 480, y + 82, tracks.sv_plus1, "", "sv");
  }

  /** @param {Counts} tracks */
  function drawMarkers(tracks) {
    const { x, y } = PANELS.markers;
    clear(inside.markers);
    tally(inside.markers, "infiltration", x + 44, y + 80, tracks.infiltration, "infiltration");
    tally(inside.markers, "momentum", x + 44, y + 142, tracks.momentum, "momentum");
    tally(inside.markers, "plus1", x + 44, y + 204, tracks.nv_plus1, "plus1", "nv");
  }

  /** @param {Counts} lost */
  function drawLost(lost) {
    const { x, y, width, height } = PANELS.eliminated;
    const nv = NV_KINDS.filter((kind) => lost[kind]);
    const sv = SV_KINDS.filter((kind) => lost[kind]);
    const { size, at } = arrange(rect(x + 18, y + 50, width - 36, height - 64), [nv.length, sv.length], 60);
    clear(inside.eliminated, ...[...nv, ...sv].map((kind, i) => piece(kind, ...at[i], size, { count: lost[kind] })), !at.length && fine(PANELS.eliminated, t("saigon75.none")));
  }

  /** @param {View} view */
  function drawBattles({ combats, combat_limit: limit }) {
    const { x, y, width: w, height: h } = PANELS.battles;
    clear(inside.battles, !combats.length && fine(PANELS.battles, t("saigon75.none")), limit !== null && fine(PANELS.battles, t("saigon75.more", { n: limit }), h - 14));
    const columns = combats.length > 4 ? 2 : 1;
    const lines = Math.max(4, Math.ceil(combats.length / columns));
    const pitch = (h - 62) / lines;
    combats.forEach(({ space, units }, i) => {
      const at = x + 20 + Math.floor(i / lines) * (w / 2 - 8);
      const line = y + 50 + pitch * ((i % lines) + 0.5);
      inside.battles.append(s("text", { class: columns > 1 ? "battle small" : "battle", x: at, y: line + 7, text: `${i + 1}. ${name(space)}` }));
      if (columns > 1) return;
      KINDS.filter((_, k) => units[k]).forEach((kind, k) => inside.battles.append(piece(kind, at + 206 + k * 46, line, 40, { count: units[KINDS.indexOf(kind)] })));
    });
  }

  /** @param {string} id @param {Rect} at @param {number} largest size of its print, made smaller until all fits @param {boolean} text */
  function card(id, { x, y, width: w, height: h }, largest, text) {
    const { title, texts } = data.cards[id] ?? { title: id, texts: [] };
    const longest = Math.max(...title.split(" ").map((word) => word.length));
    const words = text ? texts.map(({ name: side, text: said }) => (texts.length > 1 && side ? `${side}: ${said}` : said)) : [];
    /** @param {number} print */
    const set = (print) => {
      const scale = Math.min(print, (w - 16) / (longest * 12.5));
      const heading = wrap(title, (w - 20) / (13 * scale));
      const body = words.flatMap((said) => wrap(said, (w - 24) / (8.6 * print)));
      const start = y + 44 + (heading.length + 0.8) * 25 * scale;
      return { print, scale, heading, body, start, fits: start + (body.length - 1) * 21 * print < y + h - 32 };
    };
    let { print, scale, heading, body, start, fits } = set(largest);
    while (!fits && print > 0.5) ({ print, scale, heading, body, start, fits } = set(print - 0.04));
    return s("g", { class: `card ${tables.favours[id] || "neutral"}`, "data-read": id },
      s("rect", { class: "paper-shade", x: x + 2, y: y + 4, width: w, height: h, rx: 9 }),
      s("rect", { class: "paper", x, y, width: w, height: h, rx: 9 }),
      s("path", { class: "card-band", d: `M${x + 9} ${y}H${x + w - 9}Q${x + w} ${y} ${x + w} ${y + 9}V${y + 30}H${x}V${y + 9}Q${x} ${y} ${x + 9} ${y}Z` }),
      s("text", { class: "card-number", x: x + 12, y: y + 22, text: id }),
      tables.favours[id] && s("text", { class: "card-number end", x: x + w - 12, y: y + 22, text: name(tables.favours[id]) }),
      ...heading.map((line, i) => s("text", { class: "card-title", "font-size": 22 * scale, x: x + 12, y: y + 34 + (i + 0.95) * 25 * scale, text: line })),
      ...body.map((line, i) => s("text", { class: "card-text", "font-size": 17 * print, x: x + 12, y: start + i * 21 * print, text: line })),
    );
  }

  /** What shows a card large; a lit card itself is chosen by a click. @param {string} id @param {Rect} at */
  function reader(id, at) {
    const label = t("saigon75.read", { card: data.cards[id]?.title ?? id });
    return s("g", { class: "reader", tabindex: 0, role: "button", "aria-label": label, "data-read": id, transform: `translate(${at.x + at.width - 20} ${at.y + at.height - 20})` },
      s("circle", { r: 14 }), s("path", { d: "M-1-7H1M-3-2H1V7M-4 7H5" }));
  }

  /** @param {View} view */
  function drawEvents({ event, event_left: uses, discard, cards }) {
    const { x, y } = PANELS.events;
    const open = event || discard[discard.length - 1];
    const at = rect(x + 18, y + 20, 206, 130);
    const word = event ? t("saigon75.event") + (uses ? ` (${t("saigon75.uses", { n: uses })})` : "") : t("saigon75.last");
    clear(inside.events, open ? card(open, at, 1, false) : s("rect", { class: "slot", ...at, rx: 9 }), open && reader(open, at), s("text", { class: "key middle", x: x + 121, y: y + 178, text: word }));
    /** @type {[string, number, string][]} */
    const piles = [["discard", discard.length, "open"], ["deck", cards.deck, ""], ["aside", cards.aside, ""], ["NV_cards", cards.NV, "NV"], ["SV_cards", cards.SV, "SV"]];
    piles.forEach(([pile, n, style], k) => {
      const px = x + 242 + k * 74;
      for (let i = Math.min(n, 3) - 1; i >= 0; i--) inside.events.append(s("rect", { class: `back ${style}`, x: px + i * 3, y: y + 36 - i * 3, width: 58, height: 80, rx: 6 }));
      if (!n) inside.events.append(s("rect", { class: "slot", x: px, y: y + 36, width: 58, height: 80, rx: 6 }));
      inside.events.append(s("text", { class: n ? "pile" : "pile none", x: px + 29, y: y + 88, text: n }));
      t(`saigon75.${pile}`).split(" ").forEach((part, i) => inside.events.append(s("text", { class: "key middle", x: px + 29, y: y + 144 + i * 20, text: part })));
    });
  }

  /** @param {string[]} cards */
  function drawHand(cards) {
    for (const id of Object.keys(data.cards)) forget(id);
    const { x, y, width: w, height: h } = PANELS.hand;
    clear(inside.hand, s("text", { class: "panel-title", x: x + w / 2, y: y + 36, text: t(cards.length ? "saigon75.hand" : "saigon75.no_hand") }));
    const pitch = Math.min(354, (w - 28) / Math.max(cards.length, 1));
    cards.forEach((id, i) => {
      const at = rect(x + w / 2 + (i - cards.length / 2) * pitch + 5, y + 50, pitch - 10, h - 66);
      const group = card(id, at, Math.min(1.28, Math.max(0.8, pitch / 270)), true);
      know(id, group, at);
      inside.hand.append(group, reader(id, at));
    });
  }

  /** What is drawn of each panel, so that only what differs is drawn again. @type {{[part: string]: string}} */
  const shown = {};
  /** @param {string} part @param {unknown} what @param {() => void} draw */
  function fresh(part, what, draw) {
    const text = JSON.stringify(what);
    if (shown[part] === text) return false;
    shown[part] = text;
    draw();
    return true;
  }

  return {
    element,
    /** @param {View} view @param {boolean} mark what differs */
    update(view, mark) {
      const { tracks, turn, active } = view;
      fresh("turn", turn, () => turnMark(turn));
      fresh("now", [view.stage, active, tracks], () => drawNow(view));
      const face = Math.min(tracks.die, 6) - 1;
      const owner = view.reconstructed ? undefined : t("saigon75.owner");
      markNV(turn - 1, active === "NV" ? face : -1, owner);
      markSV(turn - 1, active === "SV" ? face : -1, owner);
      const provinces = tracks.nv_provinces + (view.crisis ? 1 : 0);
      const row = Object.keys(tables.desertion).findIndex((range) => provinces <= Number(range.split("-")[1]));
      markDesertion(-1, row, owner ?? (view.crisis ? t("saigon75.crisis") : undefined));
      /** @type {[string, unknown, () => void][]} */
      const boxes = [
        ["air", [tracks.air, tracks.air_lost, tracks.sv_plus1], () => drawAir(tracks)],
        ["markers", [tracks.infiltration, tracks.momentum, tracks.nv_plus1], () => drawMarkers(tracks)],
        ["eliminated", view.lost, () => drawLost(view.lost)],
        ["battles", [view.combats, view.combat_limit], () => drawBattles(view)],
        ["events", [view.event, view.event_left, view.discard, view.cards], () => drawEvents(view)],
      ];
      for (const [part, what, draw] of boxes) if (fresh(part, what, draw) && mark) flash(`box.${part}`);
      fresh("hand", view.hand, () => drawHand(view.hand));
    },
    /** The dice of a step. @param {Step | null} step */
    roll(step) {
      const rolled = step?.dice ?? [];
      const size = Math.min(50, 380 / Math.max(rolled.length, 1));
      clear(dice, ...rolled.map(({ name: kind, key }, i) => {
        const side = ["nv", "sv", "air"].find((end) => kind.endsWith(`.${end}`)) ?? (step?.seat ?? "").toLowerCase();
        return die(key, PANELS.now.x + 190 + i * size * 1.12, PANELS.now.y + 205, size, side);
      }));
    },
  };
}
