// @ts-check
// What lies around the map of Saigon 75: turn track, tables, markers, losses, declared combats, cards, key.
import { clear, s } from "../../dom.js";
import { t } from "../../words.js";
import { circle, group, path, rect, write } from "../pen.js";
import { fit } from "../scenery.js";
import { arrange, die, flag, KINDS, NV_KINDS, piece, SV_KINDS, sign } from "./pieces.js";

/** @import { View } from "./types.js" */
/** @typedef {{[name: string]: number}} Counts */

/** @param {number} x @param {number} y @param {number} width @param {number} height */
const room = (x, y, width, height) => ({ x, y, width, height });

/** Where the panels are, in the units of the drawing. */
export const PANELS = {
  track: room(754, 44, 1026, 112),
  title: room(880, 172, 262, 108),
  now: room(1166, 168, 614, 240),
  sv_activation: room(1166, 420, 614, 296),
  desertion: room(1166, 728, 614, 322),
  air: room(1166, 1062, 614, 128),
  events: room(1166, 1202, 614, 196),
  hand: room(690, 1446, 1090, 300),
  nv_activation: room(-468, 44, 440, 312),
  eliminated: room(-468, 370, 440, 196),
  battles: room(-468, 580, 440, 240),
  markers: room(92, 690, 246, 246),
  key: room(-468, 1204, 440, 542),
};
const UNTITLED = ["track", "title", "now", "events", "hand"];
const SIDES = /** @type {{[panel: string]: string}} */ ({
  sv_activation: "sv",
  desertion: "sv",
  air: "sv",
  nv_activation: "nv",
  markers: "nv",
});

/** Which word names a stage, if not its own. @type {{[stage: string]: string}} */
const STAGE_WORDS = { event: "event_stage", desertion: "desertion_stage", momentum: "end" };

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

/** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 */
const rule = (x1, y1, x2, y2) => s("line", { class: "rule", x1, x2, y1, y2 });

/** @param {import("./types.js").Pen} pen */
export function makePanels(pen) {
  const { tables } = pen.layout;
  const element = s("g");
  /** Each panel is drawn from its own corner. */
  const inside = /** @type {{[panel in keyof typeof PANELS]: SVGGElement}} */ ({});
  for (const [word, { x, y, width: w, height: h }] of Object.entries(PANELS)) {
    const content = s("g");
    const panel = group(
      x,
      y,
      `panel ${SIDES[word] ?? ""}`,
      rect(3, 6, w, h, 12, "shade"),
      rect(0, 0, w, h, 12, "paper"),
      rect(7, 7, w - 14, h - 14, 7, "inner"),
      !UNTITLED.includes(word) && write(t(`saigon75.${word}`), w / 2, 38, "panel-title"),
      content,
    );
    element.append(panel);
    pen.things.set(`box.${word}`, new Set([panel]));
    inside[/** @type {keyof typeof PANELS} */ (word)] = content;
  }

  /** @param {keyof typeof PANELS} panel @param {string} text @param {number} [y] */
  const fine = (panel, text, y = PANELS[panel].height / 2 + 20) => write(text, PANELS[panel].width / 2, y, "fine");

  /**
   * A printed table. Returns what marks the column or row of now, a cell, and says the note under it.
   * @param {"nv_activation" | "sv_activation" | "desertion"} word
   * @param {string[]} head
   * @param {string} corner
   * @param {string} note
   */
  function table(word, head, corner, note) {
    const into = inside[word];
    const rows = tables[word];
    const names = Object.keys(rows);
    const { width, height } = PANELS[word];
    const [left, top, first] = [16, 52, 84];
    const wide = width - 2 * left;
    const w = (wide - first) / head.length;
    const h = (height - 90) / (names.length + 1);
    const column = rect(0, top, w, h * (names.length + 1), 4, "now-column");
    const row = rect(left, 0, wide, h, 4, "now-column");
    const cell = rect(0, 0, w - 4, h - 4, 6, "now-cell");
    const says = fine(word, note, height - 17);
    into.append(rect(left, top, wide, h, 4, "table-head"), column, row);
    /**
     * @param {number} i  -1: the name of the row
     * @param {number} line
     * @param {string | number} text
     * @param {string} style
     */
    function put(i, line, text, style) {
      into.append(
        write(text, left + (i < 0 ? first / 2 : first + w * (i + 0.5)), top + h * (line + 0.5) + 7.5, `cell ${style}`),
      );
    }
    put(-1, 0, corner, "head corner");
    for (const [i, text] of head.entries()) put(i, 0, text, "head");
    names.forEach((title, r) => {
      into.append(rule(left, top + h * (r + 1), left + wide, top + h * (r + 1)));
      put(-1, r + 1, title === "limit" ? t("saigon75.limit") : title, "head");
      for (const [i, n] of rows[title].entries()) put(i, r + 1, n, title === "limit" ? "limit" : "");
    });
    into.append(cell, says);
    /** @param {number} col @param {number} line  -1: none */
    return (col, line, text = note) => {
      /** @param {SVGElement} mark @param {boolean} seen @param {"x" | "y"} axis @param {number} at */
      const place = (mark, seen, axis, at) => {
        mark.setAttribute("visibility", seen ? "visible" : "hidden");
        mark.setAttribute(axis, String(at));
      };
      place(column, col >= 0, "x", left + first + w * col);
      place(row, col < 0 && line >= 0, "y", top + h * (line + 1));
      place(cell, col >= 0 && line >= 0, "x", left + first + w * col + 2);
      cell.setAttribute("y", String(top + h * (line + 1) + 2));
      if (says.textContent !== text) says.textContent = text;
    };
  }

  const turns = tables.nv_activation.limit.map((_, i) => String(i + 1));
  const markNV = table("nv_activation", turns, t("saigon75.die"), t("saigon75.note_nv"));
  const markSV = table("sv_activation", turns, t("saigon75.die"), t("saigon75.note"));
  const markDesertion = table(
    "desertion",
    ["1", "2", "3", "4", "5", "6"].map((n) => `${t("saigon75.die")} ${n}`),
    t("saigon75.held"),
    t("saigon75.note"),
  );
  inside.title.append(write("Saigon 75", 131, 58, "title"), write(t("saigon75.years"), 131, 90, "subtitle"));

  const { width: along, height: high } = PANELS.track;
  const step = (along - 20) / turns.length;
  const turnMark = rect(0, 10, step - 4, high - 20, 8, "turn-mark");
  inside.track.append(
    turnMark,
    ...turns.flatMap((turn, i) => {
      const x = 10 + step * i;
      const middle = x + step / 2;
      const [season, ...year] = pen.name(`season.${turn}`).split(" ");
      const check = tables.momentum_turns.includes(i + 1);
      return [
        ...(i ? [rule(x, 16, x, high - 16)] : []),
        ...(check
          ? [s("g", { role: "img", "aria-label": t("saigon75.check") }, piece("momentum", middle + 24, 35, 38))]
          : []),
        write(turn, check ? middle - 16 : middle, 50, "turn-number"),
        write(season, middle, 75, "season"),
        write(year.join(" "), middle, 96, "season"),
      ];
    }),
  );

  /** @type {[SVGElement, string][]} */
  const keys = [
    ...KINDS.map((kind) => /** @type {[SVGElement, string]} */ ([piece(kind, 0, 0, 40), pen.name(kind)])),
    ...["NV", "SV"].map(
      (side) =>
        /** @type {[SVGElement, string]} */ ([flag(side, 0, 0, 38), t("saigon75.control", { side: pen.name(side) })]),
    ),
    [piece("militia", 0, 0, 38), t("saigon75.militia")],
    [path("M-18-4H4V-11L19 0L4 11V4H-18Z", "arrow"), t("saigon75.arrow")],
    [piece("nv_division", 0, 0, 38, { state: "spent" }), t("saigon75.spent")],
    [piece("sv_division", 0, 0, 38, { state: "frozen" }), t("saigon75.frozen")],
    ...["mountain", "coastal", "mekong", "capital"].map(
      (print) => /** @type {[SVGElement, string]} */ ([sign(print, 0, 0, 1.3), t(`saigon75.${print}`)]),
    ),
  ];
  inside.key.append(
    ...keys.map(([drawing, text], i) =>
      group(i < 10 ? 40 : 276, 78 + (i % 10) * 47.5, "", drawing, write(text, 30, 6, "key")),
    ),
  );
  const dice = s("g");

  /**
   * A kind of marker and how many there are.
   * @param {string} kind
   * @param {number} x
   * @param {number} y
   * @param {number} n
   * @param {string} word
   * @param {string} [side]
   */
  const tally = (kind, x, y, n, word, side) => [
    s("g", { class: n ? "" : "absent" }, piece(kind, x, y, 46, { side })),
    write(`× ${n}`, x + 32, y + 9, "tally"),
    word && write(t(`saigon75.${word}`), x + 82, y + 6, "key"),
  ];

  /** @param {View} view */
  function drawNow({ stage, active, tracks }) {
    const w = PANELS.now.width;
    const [word] = stage.split(".");
    const title = `${t(`saigon75.${active}`)} · ${t(`saigon75.${STAGE_WORDS[word] ?? word}`)}`;
    clear(
      inside.now,
      rect(14, 14, w - 28, 62, 8, `banner ${active}`),
      flag(active, 58, 45, 58),
      write(title, 104, 56, `banner-text ${active}`, fit(title, w - 130, 34)),
      rule(20, 172, w - 20, 172),
      write(t("saigon75.dice"), 26, 210, "key"),
      dice,
    );
    if (!tracks.available) return;
    inside.now.append(
      die(String(tracks.die || "–"), 62, 126, 72, active.toLowerCase()),
      write(t("saigon75.left", { left: tracks.left, all: tracks.available }), 116, 116, "tally"),
      ...Array.from({ length: tracks.available }, (_, i) =>
        circle(128 + i * 28, 144, 11, i < tracks.left ? `pip ${active}` : "pip"),
      ),
      active === "NV"
        ? write(t("saigon75.vc", { n: tracks.vc_activated, all: tables.vc_activations }), w - 24, 116, "tally end")
        : "",
    );
  }

  /** @param {Counts} tracks */
  function drawAir({ air, air_lost: n, sv_plus1: more }) {
    clear(
      inside.air,
      ...Array.from({ length: tables.air_spaces }, (_, i) =>
        s("g", {}, circle(46 + i * 56, 82, 25, "slot"), i < air && piece("air", 46 + i * 56, 82, 50)),
      ),
      write(t("saigon75.air_lost", { n, all: tables.pieces.air }), 306, 88, "key"),
      ...tally("plus1", 480, 82, more, "", "sv"),
    );
  }

  /** @param {Counts} tracks */
  function drawMarkers(tracks) {
    clear(
      inside.markers,
      ...tally("infiltration", 44, 80, tracks.infiltration, "infiltration"),
      ...tally("momentum", 44, 142, tracks.momentum, "momentum"),
      ...tally("plus1", 44, 204, tracks.nv_plus1, "plus1", "nv"),
    );
  }

  /** @param {Counts} lost */
  function drawLost(lost) {
    const { width, height } = PANELS.eliminated;
    const nv = NV_KINDS.filter((kind) => lost[kind]);
    const sv = SV_KINDS.filter((kind) => lost[kind]);
    const { size, at } = arrange(room(18, 50, width - 36, height - 64), [nv.length, sv.length], 60);
    clear(
      inside.eliminated,
      ...[...nv, ...sv].map((kind, i) => piece(kind, ...at[i], size, { count: lost[kind] })),
      !at.length && fine("eliminated", t("saigon75.none")),
    );
  }

  /** @param {View} view */
  function drawBattles({ combats, combat_limit: limit }) {
    const { width: w, height: h } = PANELS.battles;
    const wide = combats.length <= 4;
    const lines = Math.max(4, Math.ceil(combats.length / 2));
    clear(
      inside.battles,
      !combats.length && fine("battles", t("saigon75.no_battles")),
      limit !== null && fine("battles", t("saigon75.more", { n: limit }), h - 14),
      ...combats.flatMap(({ space, units }, i) => {
        const x = 20 + Math.floor(i / lines) * (w / 2 - 8);
        const y = 50 + ((h - 62) / lines) * ((i % lines) + 0.5);
        const fighting = wide ? KINDS.filter((_, k) => units[k]) : [];
        return [
          write(`${i + 1}. ${pen.name(space)}`, x, y + 7, wide ? "battle" : "battle small"),
          ...fighting.map((kind, k) => piece(kind, x + 206 + k * 46, y, 40, { count: units[KINDS.indexOf(kind)] })),
        ];
      }),
    );
  }

  /**
   * @param {string} id
   * @param {import("../../types.js").Rect} at
   * @param {number} largest size of its print, made smaller until all fits
   * @param {boolean} text
   */
  function card(id, { x, y, width: w, height: h }, largest, text) {
    const { title, texts } = pen.cards[id] ?? { title: id, texts: [] };
    const longest = Math.max(...title.split(" ").map((word) => word.length));
    const words = text
      ? texts.map(({ name: side, text: said }) => (texts.length > 1 && side ? `${side}: ${said}` : said))
      : [];
    /** @param {number} print */
    const set = (print) => {
      const scale = Math.min(print, (w - 16) / (longest * 12.5));
      const heading = wrap(title, (w - 20) / (13 * scale));
      const body = words.flatMap((said) => wrap(said, (w - 24) / (8.6 * print)));
      const start = 44 + (heading.length + 0.8) * 25 * scale;
      return { print, scale, heading, body, start, fits: start + (body.length - 1) * 21 * print < h - 32 };
    };
    let { print, scale, heading, body, start, fits } = set(largest);
    while (!fits && print > 0.5) ({ print, scale, heading, body, start, fits } = set(print - 0.04));
    const side = tables.favours[id];
    const made = group(
      x,
      y,
      `card ${side || "neutral"}`,
      rect(2, 4, w, h, 9, "shade"),
      rect(0, 0, w, h, 9, "paper"),
      path(`M9 0H${w - 9}Q${w} 0 ${w} 9V30H0V9Q0 0 9 0Z`, "card-band"),
      write(id, 12, 22, "card-number"),
      side && write(pen.name(side), w - 12, 22, "card-number end"),
      ...heading.map((line, i) => write(line, 12, 34 + (i + 0.95) * 25 * scale, "card-title", 22 * scale)),
      ...body.map((line, i) => write(line, 12, start + i * 21 * print, "card-text", 17 * print)),
    );
    made.dataset.read = id;
    return made;
  }

  /**
   * What shows a card large; a lit card itself is chosen by a click.
   * @param {string} id
   * @param {import("../../types.js").Rect} at
   */
  const reader = (id, at) =>
    pen.reads(
      group(at.x + at.width - 20, at.y + at.height - 20, "reader", circle(0, 0, 14), path("M-1-7H1M-3-2H1V7M-4 7H5")),
      id,
      t("saigon75.read", { card: pen.cards[id]?.title ?? id }),
    );

  /** @param {View} view */
  function drawEvents({ event, event_left: uses, discard, cards }) {
    const open = event || discard[discard.length - 1];
    const at = room(18, 20, 206, 130);
    const word = event
      ? t("saigon75.event") + (uses ? ` (${t("saigon75.uses", { n: uses })})` : "")
      : t("saigon75.last");
    /** @type {[string, number, string][]} */
    const piles = [
      ["discard", discard.length, "open"],
      ["deck", cards.deck, ""],
      ["aside", cards.aside, ""],
      ["NV_cards", cards.NV, "NV"],
      ["SV_cards", cards.SV, "SV"],
    ];
    clear(
      inside.events,
      open ? card(open, at, 1, false) : rect(18, 20, 206, 130, 9, "slot"),
      open && reader(open, at),
      write(word, 121, 178, "key middle"),
      ...piles.map(([pile, n, style], k) =>
        group(
          242 + k * 74,
          36,
          "",
          ...[2, 1, 0].filter((i) => i < n).map((i) => rect(i * 3, -i * 3, 58, 80, 6, `back ${style}`)),
          !n && rect(0, 0, 58, 80, 6, "slot"),
          write(n, 29, 52, n ? "pile" : "pile none"),
          ...t(`saigon75.${pile}`)
            .split(" ")
            .map((part, i) => write(part, 29, 108 + i * 20, "key middle")),
        ),
      ),
    );
  }

  /** @param {string[]} cards */
  function drawHand(cards) {
    const { width: w, height: h } = PANELS.hand;
    const pitch = Math.min(354, (w - 28) / Math.max(cards.length, 1));
    pen.wipe(inside.hand);
    inside.hand.append(
      write(t(cards.length ? "saigon75.hand" : "saigon75.no_hand"), w / 2, 36, "panel-title"),
      ...cards.flatMap((id, i) => {
        const at = room(w / 2 + (i - cards.length / 2) * pitch + 5, 50, pitch - 10, h - 66);
        const made = card(id, at, Math.min(1.28, Math.max(0.8, pitch / 270)), true);
        // not its words: they are no part of its name
        pen.know(id, /** @type {SVGRectElement} */ (made.querySelector(".paper")));
        return [made, reader(id, at)];
      }),
    );
  }

  let active = ""; // whose phase it is, and whose die
  return {
    element,
    /** @param {View} view */
    update(view) {
      const { tracks, turn } = view;
      active = view.active;
      turnMark.setAttribute("x", String(12 + step * (turn - 1)));
      const face = Math.min(tracks.die, 6) - 1;
      const owner = view.reconstructed ? undefined : t("saigon75.owner");
      markNV(turn - 1, active === "NV" ? face : -1, owner);
      markSV(turn - 1, active === "SV" ? face : -1, owner);
      const provinces = tracks.nv_provinces + (view.crisis ? 1 : 0);
      const row = Object.keys(tables.desertion).findIndex((range) => provinces <= Number(range.split("-")[1]));
      markDesertion(-1, row, owner ?? (view.crisis ? t("saigon75.crisis") : undefined));
      pen.part("now", [view.stage, active, tracks], () => drawNow(view));
      pen.part("hand", view.hand, () => drawHand(view.hand));
      /** @type {[string, unknown, () => void][]} */
      const boxes = [
        ["air", [tracks.air, tracks.air_lost, tracks.sv_plus1], () => drawAir(tracks)],
        ["markers", [tracks.infiltration, tracks.momentum, tracks.nv_plus1], () => drawMarkers(tracks)],
        ["eliminated", view.lost, () => drawLost(view.lost)],
        ["battles", [view.combats, view.combat_limit], () => drawBattles(view)],
        ["events", [view.event, view.event_left, view.discard, view.cards], () => drawEvents(view)],
      ];
      for (const [name, what, draw] of boxes) pen.part(name, what, draw, [...(pen.things.get(`box.${name}`) ?? [])][0]);
    },
    /** The dice of a step. @param {import("../../types.js").Step | null} step */
    roll(step) {
      const rolled = step?.dice ?? [];
      const size = Math.min(50, 380 / Math.max(rolled.length, 1));
      clear(
        dice,
        ...rolled.map(({ name: kind, key }, i) => {
          const side =
            ["nv", "sv", "air"].find((end) => kind.endsWith(`.${end}`)) ??
            (kind === "dice.desertion" ? "sv" : active.toLowerCase());
          return die(key, 190 + i * size * 1.12, 205, size, side);
        }),
      );
    },
  };
}
