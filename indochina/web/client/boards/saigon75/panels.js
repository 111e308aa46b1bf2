// @ts-check
// What lies around the map of Saigon 75: the turn track, tables, markers, losses, declared combats, cards, the key.
import { clear, s } from "../../dom.js";
import { t } from "../../words.js";
import { fit } from "../scenery.js";
import { circle, group, path, rect, within, write } from "../shapes.js";
import { drawEvents, drawHand } from "./cards.js";
import { arrange, die, flag, KINDS, NV_KINDS, piece, SV_KINDS, sign } from "./pieces.js";
import { printedTable, rule, turnTrack } from "./tables.js";

/** @import { Step } from "../../types.js" */
/** @import { Panel, PanelName, Pen, View } from "./types.js" */
/** @typedef {{[name: string]: number}} Counts */

const UNTITLED = ["track", "title", "now", "events", "hand"];
/** @type {{[panel: string]: string}} */
const SIDES = { sv_activation: "sv", desertion: "sv", air: "sv", nv_activation: "nv", markers: "nv" };

/** Which word names a stage, if not its own. @type {{[stage: string]: string}} */
const STAGE_WORDS = { event: "event_stage", desertion: "desertion_stage", momentum: "end" };

/** @param {Panel} panel @param {string} text @param {number} [y] */
const fine = ({ width, height }, text, y = height / 2 + 20) => write(text, width / 2, y, "fine");

/** Draws the paper of all panels; each is filled from its own corner. @param {Pen} pen @param {SVGGElement} element */
function papers(pen, element) {
  const papers = Object.entries(pen.layout.panels).map(([word, [x, y, width, height]]) => {
    const into = s("g");
    const panel = group(
      x,
      y,
      `panel ${SIDES[word] ?? ""}`,
      rect(3, 6, width, height, 12, "shade"),
      rect(0, 0, width, height, 12, "paper"),
      rect(7, 7, width - 14, height - 14, 7, "inner"),
      !UNTITLED.includes(word) && write(t(`saigon75.${word}`), width / 2, 38, "panel-title"),
      into,
    );
    element.append(panel);
    pen.things.set(`box.${word}`, new Set([panel]));
    return [word, { into, width, height }];
  });
  return /** @type {Record<PanelName, Panel>} */ (Object.fromEntries(papers));
}

/**
 * The printed tables. Returns what marks their rows and columns.
 * @param {Pen} pen
 * @param {Record<PanelName, Panel>} inside
 */
function activationTables({ layout: { tables } }, inside) {
  const turns = tables.nv_activation.limit.map((_, i) => String(i + 1));
  const die = t("saigon75.die");
  const faces = ["1", "2", "3", "4", "5", "6"].map((n) => `${die} ${n}`);
  const nv = printedTable(inside.nv_activation, tables.nv_activation, turns, die, t("saigon75.note_nv"));
  const sv = printedTable(inside.sv_activation, tables.sv_activation, turns, die, t("saigon75.note"));
  const held = t("saigon75.held");
  const desertion = printedTable(inside.desertion, tables.desertion, faces, held, t("saigon75.note"));
  /** @param {View} view */
  function mark({ tracks, turn, active, reconstructed, crisis }) {
    const face = Math.min(tracks.die, 6) - 1;
    const owner = reconstructed ? undefined : t("saigon75.owner");
    nv(turn - 1, active === "NV" ? face : -1, owner);
    sv(turn - 1, active === "SV" ? face : -1, owner);
    const provinces = tracks.nv_provinces + (crisis ? 1 : 0);
    const row = Object.keys(tables.desertion).findIndex((range) => provinces <= Number(range.split("-")[1]));
    desertion(-1, row, owner ?? (crisis ? t("saigon75.crisis") : undefined));
  }
  return { turns, mark };
}

/** What the pieces and signs mean. @param {Pen} pen @param {Panel} panel */
function drawKey(pen, { into }) {
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
  into.append(
    ...keys.map(([drawing, text], i) =>
      group(i < 10 ? 40 : 276, 78 + (i % 10) * 47.5, "", drawing, write(text, 30, 6, "key")),
    ),
  );
}

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

/** @param {Pen} pen @param {Panel} panel @param {View} view @param {SVGElement} dice */
function drawNow({ layout: { tables } }, { into, width: w }, { stage, active, tracks }, dice) {
  const [word] = stage.split(".");
  const title = `${t(`saigon75.${active}`)} · ${t(`saigon75.${STAGE_WORDS[word] ?? word}`)}`;
  clear(
    into,
    rect(14, 14, w - 28, 62, 8, `banner ${active}`),
    flag(active, 58, 45, 58),
    write(title, 104, 56, `banner-text ${active}`, fit(title, w - 130, 34)),
    rule(20, 172, w - 20, 172),
    write(t("saigon75.dice"), 26, 210, "key"),
    dice,
  );
  if (!tracks.available) return;
  into.append(
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

/** @param {Pen} pen @param {Panel} panel @param {Counts} tracks */
function drawAir({ layout: { tables } }, { into }, { air, air_lost: n, sv_plus1: more }) {
  clear(
    into,
    ...Array.from({ length: tables.air_spaces }, (_, i) =>
      s("g", {}, circle(46 + i * 56, 82, 25, "slot"), i < air && piece("air", 46 + i * 56, 82, 50)),
    ),
    write(t("saigon75.air_lost", { n, all: tables.pieces.air }), 306, 88, "key"),
    ...tally("plus1", 480, 82, more, "", "sv"),
  );
}

/** @param {Panel} panel @param {Counts} tracks */
function drawMarkers({ into }, tracks) {
  clear(
    into,
    ...tally("infiltration", 44, 80, tracks.infiltration, "infiltration"),
    ...tally("momentum", 44, 142, tracks.momentum, "momentum"),
    ...tally("plus1", 44, 204, tracks.nv_plus1, "plus1", "nv"),
  );
}

/** @param {Panel} panel @param {Counts} lost */
function drawLost(panel, lost) {
  const { into, width, height } = panel;
  const nv = NV_KINDS.filter((kind) => lost[kind]);
  const sv = SV_KINDS.filter((kind) => lost[kind]);
  const { size, at } = arrange(within([18, 50, width - 36, height - 64]), [nv.length, sv.length], 60);
  clear(
    into,
    ...[...nv, ...sv].map((kind, i) => piece(kind, ...at[i], size, { count: lost[kind] })),
    !at.length && fine(panel, t("saigon75.none")),
  );
}

/** @param {Pen} pen @param {Panel} panel @param {View} view */
function drawBattles(pen, panel, { combats, combat_limit: limit }) {
  const { into, width: w, height: h } = panel;
  const wide = combats.length <= 4;
  const lines = Math.max(4, Math.ceil(combats.length / 2));
  clear(
    into,
    !combats.length && fine(panel, t("saigon75.no_battles")),
    limit !== null && fine(panel, t("saigon75.more", { n: limit }), h - 14),
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

/** The dice of a step. @param {SVGGElement} dice @param {Step | null} step @param {string} active whose phase it is */
function drawDice(dice, step, active) {
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
}

/** @param {Pen} pen */
export function drawPanels(pen) {
  const element = s("g");
  const inside = papers(pen, element);
  const { turns, mark } = activationTables(pen, inside);
  const goTo = turnTrack(pen, inside.track, turns);
  inside.title.into.append(write("Saigon 75", 131, 58, "title"), write(t("saigon75.years"), 131, 90, "subtitle"));
  drawKey(pen, inside.key);
  const dice = s("g");
  let active = ""; // whose phase it is, and whose die
  return {
    element,
    /** @param {View} view */
    update(view) {
      const { tracks } = view;
      active = view.active;
      goTo(view.turn);
      mark(view);
      pen.part("now", [view.stage, active, tracks], () => drawNow(pen, inside.now, view, dice));
      pen.part("hand", view.hand, () => drawHand(pen, inside.hand, view.hand));
      /** @type {[PanelName, unknown, (panel: Panel) => void][]} */
      const boxes = [
        ["air", [tracks.air, tracks.air_lost, tracks.sv_plus1], (panel) => drawAir(pen, panel, tracks)],
        ["markers", [tracks.infiltration, tracks.momentum, tracks.nv_plus1], (panel) => drawMarkers(panel, tracks)],
        ["eliminated", view.lost, (panel) => drawLost(panel, view.lost)],
        ["battles", [view.combats, view.combat_limit], (panel) => drawBattles(pen, panel, view)],
        ["events", [view.event, view.event_left, view.discard, view.cards], (panel) => drawEvents(pen, panel, view)],
      ];
      for (const [name, what, draw] of boxes) {
        const [whole] = pen.things.get(`box.${name}`) ?? [];
        pen.part(name, what, () => draw(inside[name]), whole);
      }
    },
    /** @param {Step | null} step */
    roll: (step) => drawDice(dice, step, active),
  };
}
