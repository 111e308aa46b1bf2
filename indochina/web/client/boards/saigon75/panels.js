// @ts-check
// What is printed around the map of Saigon 75, as panels; those of cards and tables are in modules of their own.
import { h, s } from "../../dom.js";
import { t } from "../../words.js";
import { path } from "../shapes.js";
import { eventsPanel, handPanel } from "./cards.js";
import { die, flag, KINDS, pieceIcon, sign, small } from "./pieces.js";
import { desertionRow, tablePanels } from "./tables.js";

/** @import { Step } from "../../types.js" */
/** @import { AddPanel, Part, Pen, View } from "./types.js" */

/** Which word names a stage, if not its own. @type {{[stage: string]: string}} */
const STAGE_WORDS = { event: "event_stage", desertion: "desertion_stage", momentum: "end" };

/** Whose phase it is, and which. @param {View} view */
export function phase({ active, stage }) {
  const [word] = stage.split(".");
  return `${t(`saigon75.${active}`)} · ${t(`saigon75.${STAGE_WORDS[word] ?? word}`)}`;
}

/** Lets the Tab key come to an element. @template {HTMLElement} E @param {E} element @returns {E} */
function reached(element) {
  element.tabIndex = 0;
  return element;
}

/** @param {string} side */
const banner = (side) =>
  s(
    "svg",
    { class: "drawing s75 s75-flag", viewBox: "-19 -13 38 26", role: "img", "aria-label": side },
    flag(side, 0, 0, 36),
  );

/** @param {Pen} pen */
export function drawPanels(pen) {
  /** @type {import("../../types.js").Panel[]} */
  const panels = [];
  /** @type {Part[]} */
  const parts = [];
  const dice = h("span", { class: "dice" });
  let active = ""; // whose phase it is, and whose die

  /** @type {AddPanel} */
  function panel(name, of, draw, open = true) {
    const element = h("div", { class: `s75-panel of-${name}` });
    panels.push({ name, title: t(`saigon75.${name}`), element, open });
    parts.push({
      name: `panel.${name}`,
      of,
      draw: (view) => {
        pen.wipe(element);
        element.append(.../** @type {Element[]} */ (draw(view).filter(Boolean)));
      },
    });
  }

  nowPanel(pen, panel, dice);
  handPanel(pen, panel);
  markersPanel(pen, panel);
  battlesPanel(pen, panel);
  eventsPanel(pen, panel);
  lostPanel(pen, panel);
  tablePanels(pen, panel);
  keyPanel(pen, panel);
  return {
    panels,
    parts,
    /** @param {View} view */
    follow: (view) => {
      active = view.active;
    },
    /** The dice of a step. @param {Step | null} step */
    roll: (step) =>
      dice.replaceChildren(...(step?.dice ?? []).map((rolled) => small(cast(rolled, active), "die-icon"))),
  };
}

/** @param {{name: string, key: string}} rolled @param {string} active whose phase it is */
function cast({ name, key }, active) {
  const own = ["nv", "sv", "air"].find((end) => name.endsWith(`.${end}`));
  return die(key, 0, 0, 100, own ?? (name === "dice.desertion" ? "sv" : active.toLowerCase()));
}

/** @param {Pen} pen @param {View} view */
function turnTrack(pen, { turn }) {
  const { nv_activation: turns, momentum_turns: checks } = pen.layout.tables;
  const cells = turns.limit.map((_, i) => {
    const check = checks.includes(i + 1) && t("saigon75.check");
    const title = [pen.name(`season.${i + 1}`), check].filter(Boolean).join(", ");
    return h(
      "li",
      { class: i + 1 === turn ? "now" : i + 1 < turn ? "gone" : "", title },
      String(i + 1),
      check && h("small", { role: "img", "aria-label": check, text: "★" }),
    );
  });
  const season = h("b", { class: "season", text: t("saigon75.turn", { turn, season: pen.name(`season.${turn}`) }) });
  return [pen.mark(season, "turn", turn), h("ol", { class: "turns" }, ...cells)];
}

/** Whose phase it is, what is left to do in it, and how the war stands. @param {Pen} pen @param {AddPanel} panel @param {HTMLElement} dice */
function nowPanel(pen, panel, dice) {
  const { tables, provinces } = pen.layout;
  const all = Object.keys(provinces).length;
  /** @param {View} view */
  function activations({ active, tracks }) {
    const { die: face, left, available, vc_activated: vc } = tracks;
    if (!available) return null;
    const pips = Array.from({ length: available }, (_, i) => h("i", { class: i < left ? `pip ${active}` : "pip" }));
    return h(
      "div",
      { class: "activations" },
      small(die(String(face || "–"), 0, 0, 100, active.toLowerCase()), "die-icon"),
      h(
        "div",
        null,
        pen.mark(h("b", { text: t("saigon75.left", { left, all: available }) }), "left", `${active} ${left}`),
        h(
          "span",
          { class: "pips" },
          ...pips,
          active === "NV" && h("b", { class: "vc", text: t("saigon75.vc", { n: vc, all: tables.vc_activations }) }),
        ),
      ),
    );
  }
  /** @param {View} view */
  function event({ event: card, event_left: uses }) {
    if (!card) return null;
    const left = uses ? ` (${t("saigon75.uses", { n: uses })})` : "";
    const title = pen.cards[card]?.title ?? card;
    const line = h(
      "p",
      null,
      h("span", { class: "fine", text: `${t("saigon75.event")} ` }),
      h("b", { text: title }),
      left,
    );
    return pen.mark(line, "event", card + left);
  }
  /** @param {View} view */
  function standing(view) {
    const held = view.tracks.nv_provinces;
    const saigon = view.spaces.saigon.control;
    const row = tables.desertion[desertionRow(tables, view)];
    const [low, high] = [Math.min(...row), Math.max(...row)];
    const losses = high ? t("saigon75.deserts", { low, high }) : t("saigon75.no_deserts");
    return [
      h(
        "p",
        { class: "held" },
        pen.mark(
          h("span", null, banner("NV"), h("b", { text: held }), ` / ${all} ${t("saigon75.provinces")}`),
          "held",
          held,
        ),
        pen.mark(h("span", null, h("b", { text: pen.name("saigon") }), " ", banner(saigon)), "saigon", saigon),
      ),
      view.reconstructed && view.stage !== "over" && h("p", { class: "fine", text: losses }),
    ];
  }
  panel(
    "now",
    (view) => [
      ...[view.turn, view.stage, view.active, view.tracks, view.spaces.saigon.control, view.crisis],
      ...[view.event, view.event_left],
    ],
    (view) => {
      const title = phase(view);
      return [
        reached(pen.place("now", h("p", { class: `whose ${view.active}` }, banner(view.active), title), title)),
        activations(view),
        h("p", { class: "rolled" }, h("span", { class: "fine", text: t("saigon75.dice") }), dice),
        event(view),
        ...turnTrack(pen, view),
        ...standing(view),
      ];
    },
  );
}

/** Markers of both sides, and Air Support. @param {Pen} pen @param {AddPanel} panel */
function markersPanel(pen, panel) {
  const { air_spaces: spaces, pieces } = pen.layout.tables;
  /** @param {string} word @param {number} n @param {string} side */
  const tally = (word, n, side) =>
    reached(
      pen.place(
        word,
        h(
          "span",
          { class: n ? "tally" : "tally none" },
          pieceIcon(word, { side }),
          h("b", { class: "count", text: `× ${n}` }),
        ),
        `${side.toUpperCase()}: ${t(`saigon75.${word}`)} × ${n}`,
      ),
    );
  panel(
    "markers",
    ({ tracks: { infiltration, momentum, nv_plus1, sv_plus1, air, air_lost } }) => [
      infiltration,
      momentum,
      nv_plus1,
      sv_plus1,
      air,
      air_lost,
    ],
    ({ tracks }) => {
      const planes = Array.from({ length: spaces }, (_, i) =>
        i < tracks.air ? pieceIcon("air") : h("i", { class: "slot" }),
      );
      const lost = t("saigon75.air_lost", { n: tracks.air_lost, all: pieces.air });
      const says = `${t("saigon75.air")}: ${tracks.air} / ${spaces}, ${lost}`;
      return [
        h(
          "div",
          { class: "line" },
          banner("NV"),
          tally("infiltration", tracks.infiltration, "nv"),
          tally("momentum", tracks.momentum, "nv"),
          tally("plus1", tracks.nv_plus1, "nv"),
        ),
        h(
          "div",
          { class: "line" },
          banner("SV"),
          reached(pen.place("air", h("span", { class: "planes" }, ...planes, h("small", { text: lost })), says)),
          tally("plus1", tracks.sv_plus1, "sv"),
        ),
      ];
    },
  );
}

/** The combats declared, in their order. @param {Pen} pen @param {AddPanel} panel */
function battlesPanel(pen, panel) {
  panel(
    "battles",
    (view) => [view.combats, view.combat_limit],
    ({ combats, combat_limit: limit }) => [
      !!combats.length &&
        h(
          "ol",
          null,
          ...combats.map(({ space, units }, i) => {
            const fighting = KINDS.flatMap((kind, k) => (units[k] ? [pieceIcon(kind, { count: units[k] })] : []));
            return pen.mark(h("li", null, h("b", { text: `${i + 1}. ${pen.name(space)}` }), ...fighting), space, i);
          }),
        ),
      h("p", {
        class: "fine",
        text: [!combats.length && t("saigon75.no_battles"), limit !== null && t("saigon75.more", { n: limit })]
          .filter(Boolean)
          .join(" · "),
      }),
    ],
  );
}

/** @param {Pen} pen @param {AddPanel} panel */
function lostPanel(pen, panel) {
  panel(
    "eliminated",
    (view) => view.lost,
    ({ lost }) => {
      const kinds = KINDS.filter((kind) => lost[kind]);
      const piles = kinds.map((kind) => {
        const pile = h(
          "span",
          { class: "tally", title: pen.name(kind) },
          pieceIcon(kind),
          h("b", { text: `× ${lost[kind]}` }),
        );
        return pen.mark(pile, kind, lost[kind]);
      });
      return [h("p", null, ...piles), !piles.length && h("p", { class: "fine", text: t("saigon75.none") })];
    },
  );
}

/** What the pieces and signs mean. @param {Pen} pen @param {AddPanel} panel */
function keyPanel(pen, panel) {
  /** @type {() => [SVGElement, string][]} */
  const keys = () => [
    ...KINDS.map((kind) => /** @type {[SVGElement, string]} */ ([pieceIcon(kind), pen.name(kind)])),
    ...["NV", "SV"].map(
      (side) =>
        /** @type {[SVGElement, string]} */ ([
          small(flag(side, 0, 0, 96)),
          t("saigon75.control", { side: pen.name(side) }),
        ]),
    ),
    [pieceIcon("militia"), t("saigon75.militia")],
    [pieceIcon("infiltration"), t("saigon75.infiltration")],
    [pieceIcon("momentum"), t("saigon75.momentum")],
    [pieceIcon("plus1"), t("saigon75.plus1")],
    [pieceIcon("air"), t("saigon75.air")],
    [pieceIcon("nv_division", { state: "spent" }), t("saigon75.spent")],
    [pieceIcon("sv_division", { state: "frozen" }), t("saigon75.frozen")],
    [small(path("M-48-11H11V-29L50 0L11 29V11H-48Z", "arrow")), t("saigon75.arrow")],
    ...["mountain", "coastal", "mekong", "capital"].map(
      (print) => /** @type {[SVGElement, string]} */ ([small(sign(print, 0, 0, 4)), t(`saigon75.${print}`)]),
    ),
  ];
  panel(
    "key",
    () => 0,
    () => [h("ul", { class: "legend" }, ...keys().map(([drawing, text]) => h("li", null, drawing, text)))],
    false,
  );
}
