// @ts-check
// What lies around the map of Tonkin, as panels: what goes on, what decides, what each side has left, boxes of units.
import { h, s } from "../../dom.js";
import { t } from "../../words.js";
import { group, path, rect, write } from "../shapes.js";
import { counter, describe, monthOf, typeOf, unitName } from "./pieces.js";
import { decidesPanel, told, turnsPanel } from "./tracks.js";

/** @import { AddPanel, Part, Pen, Side, TonkinView, UnitView } from "./types.js" */

const BOXES = ["track", "box_1", "box_2", "eliminated_VM", "eliminated_FEF"];

/** @param {Pen} pen @returns {{panels: import("../../types.js").Panel[], parts: Part[]}} */
export function drawPanels(pen) {
  /** @type {import("../../types.js").Panel[]} */
  const panels = [];
  /** @type {Part[]} */
  const parts = [];

  /** @type {AddPanel} */
  function panel(name, of, draw, open = true) {
    const element = h("div", { class: `tonkin-panel of-${name}` });
    panels.push({ name, title: t(`tonkin.panel.${name}`), element, open });
    parts.push({
      name,
      of,
      draw: (now) => {
        pen.wipe(element);
        element.append(...draw(now).filter((one) => one !== null));
      },
    });
  }

  nowPanel(pen, panel);
  decidesPanel(pen, panel);
  forcesPanel(pen, panel);
  boxesPanel(pen, panel);
  turnsPanel(pen, panel);
  keyPanel(pen, panel);
  return { panels, parts };
}

/** @param {Pen} pen @param {AddPanel} panel */
function nowPanel(pen, panel) {
  panel(
    "now",
    (view) => [view.scenario, view.turn, view.phase, view.active, view.rain, view.tracks.impulse],
    ({ scenario, turn, phase, active, rain, tracks: { impulse: n } }) => {
      const side = phase.match(/^(vm|fef)\./)?.[1].toUpperCase() ?? active;
      const said = [t(`tonkin.phase.${phase}`), n > 0 && t("tonkin.impulse", { n })].filter(Boolean).join(" · ");
      return [
        told(
          pen,
          "track.turn",
          h(
            "p",
            null,
            h("b", { text: pen.names[scenario] ?? t(`tonkin.scenario.${scenario}`) }),
            ` · ${monthOf(pen, turn)} · ${t("tonkin.turn_number", { turn })}`,
          ),
          turn,
        ),
        pen.mark(h("p", { class: `banner ${side}`, text: t(`tonkin.side.${side}`) }), "side", side),
        h("p", { text: said }),
        rain ? h("p", { class: "wet", text: t("tonkin.rain_now") }) : null,
      ];
    },
  );
}

/** @typedef {[word: string, value: string | number, pips?: number, of?: number]} Row */

/**
 * What each side has left.
 * @param {Pen} pen
 * @param {TonkinView} view
 * @returns {Record<Side, Row[]>}
 */
function counted(pen, { tracks: n, spending, hexes }) {
  const { most } = pen.layout;
  /** @param {Side} side */
  const dump = (side) => {
    const unit = spending?.[side];
    const where = Object.keys(hexes).find((id) => hexes[id].units?.some((it) => it.unit === unit));
    return !unit ? "–" : where ? (pen.layout.hexes[where]?.[4]?.name ?? where) : unitName(pen, unit);
  };
  // where Victory Points do not count, what makes them is not told
  /** @type {Row[]} */
  const points =
    n.losses === null
      ? []
      : [
          ["losses", n.losses, n.losses, most.losses],
          ["regions", `${n.delta} / ${most.delta} · ${n.highlands} / ${most.highlands}`],
        ];
  return {
    VM: [
      ["ops", n.vm_ops],
      ["rp", n.vm_rp],
      ["spending", dump("VM")],
      ["trucks", `${n.truck_left} / ${n.trucks}`, n.truck_left, n.trucks],
      ...points,
    ],
    FEF: [
      ["ops", n.fef_ops],
      ["rp", n.fef_rp],
      ["spending", dump("FEF")],
      ["air", `${n.air_left} / ${n.air}`, n.air_left, n.air],
      ["airstrike", n.airstrike || "–", n.airstrike, most.airstrike],
    ],
  };
}

/** @param {Pen} pen @param {AddPanel} panel */
function forcesPanel(pen, panel) {
  /** @param {Side} side @param {Row} row */
  const line = (side, [word, value, pips = 0, of = 0]) =>
    told(
      pen,
      `track.${word}`,
      h(
        "p",
        { class: "row", "aria-label": `${t(`tonkin.${word}`)}: ${value}` },
        h("span", { text: t(`tonkin.${word}`) }),
        h("b", { text: value }),
        of > 0 &&
          h("span", {
            class: "pips",
            "aria-hidden": "true",
            text: "●".repeat(pips) + "○".repeat(Math.max(of - pips, 0)),
          }),
      ),
      value,
      side,
    );
  panel(
    "forces",
    (view) => [view.tracks, view.spending],
    (view) => {
      const rows = counted(pen, view);
      return /** @type {Side[]} */ (["VM", "FEF"]).map((side) =>
        h(
          "div",
          { class: side },
          h("p", { class: `banner ${side}`, text: t(`tonkin.side.${side}`) }),
          ...rows[side].map((row) => line(side, row)),
        ),
      );
    },
  );
}

/** Lets the Tab key come to an element. @template {HTMLElement} E @param {E} element @returns {E} */
function reached(element) {
  element.tabIndex = 0;
  return element;
}

/** One counter, to be clicked. @param {Pen} pen @param {string} box @param {UnitView} view */
function piece(pen, box, view) {
  const face = counter(pen, view);
  if (view.due)
    face.append(group(0, -29, "arrival", rect(-31, -9, 62, 16, 4), write(monthOf(pen, view.due), 0, 3, "", 11)));
  const drawn = s("svg", { class: "drawing tonkin", viewBox: "-38 -42 76 78", "aria-hidden": "true" }, face);
  const unit = pen.place(`${box}/${view.unit}`, h("span", { class: "piece" }, drawn), describe(pen, view));
  return pen.mark(reached(unit), view.unit, JSON.stringify(view));
}

/** The boxes of units, but for those on the map. @param {Pen} pen @param {AddPanel} panel */
function boxesPanel(pen, panel) {
  panel(
    "boxes",
    (view) => view.boxes,
    (view) =>
      BOXES.map((name) => {
        const [, word, side = ""] = name.match(/^(.+?)(?:_(VM|FEF))?$/) ?? [];
        const title = t(`tonkin.box.${name}`);
        const units = (view.boxes[word] ?? []).filter(({ unit }) => !side || typeOf(pen, unit)?.side === side);
        const head = h("b", { text: title });
        return h(
          "div",
          { class: `box ${side}${units.length ? "" : " empty"}` },
          side === "FEF" ? head : reached(pen.place(word, head, title)), // the two halves of one box: the first is lit
          h("span", null, ...units.map((unit) => piece(pen, word, unit)), !units.length && t("tonkin.none")),
        );
      }),
  );
}

/** What the signs mean. @param {Pen} pen @param {AddPanel} panel */
function keyPanel(pen, panel) {
  panel(
    "key",
    () => 0,
    () => [
      h(
        "ul",
        { class: "legend" },
        ...Object.entries(pen.layout.key).map(([name, drawn]) =>
          h(
            "li",
            null,
            s(
              "svg",
              { class: "drawing tonkin", viewBox: "-26 -26 52 52", "aria-hidden": "true" },
              ...drawn.map(([kind, d]) => path(d, kind)),
            ),
            t(`tonkin.key.${name}`),
          ),
        ),
      ),
    ],
    false,
  );
}
