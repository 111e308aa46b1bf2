// @ts-check
// The frame of Tonkin: turn track, victory points, what each side has left, boxes of units, and the key.
import { clear, s } from "../../dom.js";
import { t } from "../../words.js";
import { circle, group, path, rect, titled, write } from "../pen.js";
import { counter, describe, monthOf, typeOf, unitName } from "./counters.js";
import { hexagon } from "./map.js";

/** @import { Rect } from "../../types.js" */
/** @import { Pen, Side, UnitView } from "./types.js" */
/** @typedef {import("./types.js").TonkinView} View */
/** @typedef {{name: string, of: (view: View) => unknown, draw: (view: View) => void, whole?: Element}} Part */

/** @param {Pen} pen @param {keyof Pen["layout"]["panels"]} name @param {...import("../../dom.js").Child} drawn */
function panel(pen, name, ...drawn) {
  const [x, y, width, height] = pen.layout.panels[name];
  return s(
    "g",
    { class: `panel ${name}` },
    rect(x + 4, y + 6, width, height, 12, "shade"),
    rect(x, y, width, height, 12, "paper"),
    ...drawn,
  );
}

/** @param {Pen} pen */
export function drawFrame(pen) {
  /** @type {Part[]} */
  const parts = [];
  const element = s(
    "g",
    { class: "frame" },
    turnTrack(pen, parts),
    pointTrack(pen, parts),
    now(pen, parts),
    forces(pen, parts),
    boxes(pen, parts),
    key(pen),
  );
  return { element, parts };
}

/** @param {Pen} pen @param {Part[]} parts */
function turnTrack(pen, parts) {
  const [x, y, width] = pen.layout.panels.turns;
  const { turns, scenarios } = pen.layout;
  const cell = (width - 24) / turns.length;
  const at = (/** @type {number} */ turn) => x + 12 + (turn - 1) * cell;
  const cells = turns.map(([month, rain], i) =>
    group(
      at(i + 1),
      y,
      rain ? "month rain" : "month",
      titled(rect(0, 38, cell, 84), `${monthOf(pen, i + 1)}${rain ? `, ${t("tonkin.rain")}` : ""}`),
      write(monthOf(pen, i + 1).slice(0, -5), cell / 2, 58, "", 17),
      write(i + 1, cell / 2, 117, "turn-number"),
      rain && path("M15 97l-5 9m17-9l-5 9m17-9l-5 9m17-9l-5 9", "drops"),
      (!i || month.startsWith("Jan")) && write(`19${month.slice(4)}`, 4, 29, "year start"),
    ),
  );
  const span = s("g");
  const marker = s("g", { class: "marker" });
  const due = s("g");
  parts.push(
    {
      name: "span",
      of: (view) => [view.scenario, view.last_turn],
      draw: ({ scenario, last_turn }) => {
        const first = scenarios[scenario] ?? 1;
        clear(span, rect(at(first), y + 35, (last_turn - first + 1) * cell, 90, 5, "span"));
      },
    },
    {
      name: "turn",
      of: (view) => [view.turn, view.rain],
      draw: ({ turn }) => {
        clear(
          marker,
          titled(
            path(hexagon(at(turn) + cell / 2, y + 88, 20), "pawn"),
            t("tonkin.turn", { turn, month: monthOf(pen, turn) }),
          ),
          write(turn, at(turn) + cell / 2, y + 95),
        );
      },
      whole: marker,
    },
    {
      name: "due",
      of: (view) => view.boxes.track,
      draw: ({ boxes }) => {
        clear(due);
        /** @type {{[turn: string]: UnitView[]}} */
        const months = {};
        for (const unit of boxes.track ?? []) {
          const month = unit.due ?? 0;
          months[month] = [...(months[month] ?? []), unit];
        }
        for (const [turn, units] of Object.entries(months)) {
          due.append(
            titled(
              group(
                at(Number(turn)) + cell - 12,
                y + 40,
                `arrivals ${typeOf(pen, units[0].unit)?.side}`,
                circle(0, 0, 10),
                write(units.length, 0, 5),
              ),
              t("tonkin.arriving", { units: units.map(({ unit }) => unitName(pen, unit)).join(", ") }),
            ),
          );
        }
      },
    },
  );
  return panel(pen, "turns", ...cells, span, due, marker);
}

/** @param {Pen} pen @param {Part[]} parts */
function pointTrack(pen, parts) {
  const [x, y, width] = pen.layout.panels.vp;
  const cell = (width - 24) / 101;
  const at = (/** @type {number} */ n) => x + 12 + n * cell;
  const bands = s("g");
  const marker = s("g", { class: "marker" });
  const track = panel(
    pen,
    "vp",
    write(t("tonkin.vp"), x + 18, y + 30, "panel-title start", 24),
    bands,
    ...Array.from({ length: 101 }, (_, n) => rect(at(n), y + 82, cell, 36, 0, n % 10 ? "point" : "point ten")),
    ...Array.from({ length: 21 }, (_, n) =>
      write(n * 5, at(n * 5) + cell / 2, y + 107, n % 2 ? "number five" : "number"),
    ),
    marker,
  );
  parts.push(
    {
      name: "bands",
      of: (view) => view.scale,
      draw: ({ scale }) => {
        clear(
          bands,
          ...scale.map(([label, low, high]) => {
            const [side, degree = "draw"] = label.split(" "); // the middle is just a draw
            const from = at(low ?? 0);
            const wide = at((high ?? 100) + 1) - from;
            const text = t(`tonkin.degree.${degree}`);
            return titled(
              group(
                from,
                y,
                `band ${side} ${degree}`,
                rect(0, 46, wide, 34, 4),
                write(
                  wide > 200 ? `${side} ${text}` : text,
                  wide / 2,
                  69,
                  "",
                  Math.min(19, (wide / text.length) * 1.7),
                ),
              ),
              `${degree === "draw" ? "" : side} ${text}: ${low ?? 0} – ${high ?? 100}`,
            );
          }),
          !scale.length && write(t("tonkin.no_scale"), x + width / 2, y + 69, "note"),
        );
      },
    },
    {
      name: "vp",
      of: (view) => view.tracks.vp,
      draw: ({ tracks: { vp } }) => {
        const n = Math.min(Math.max(vp, 0), 100);
        clear(
          marker,
          titled(path(`M${at(n) + cell / 2} ${y + 78}l24 22v30h-48v-30Z`, "pawn"), `${t("tonkin.vp")}: ${vp}`),
          write(vp, at(n) + cell / 2, y + 121),
        );
      },
      whole: marker,
    },
  );
  return track;
}

/** @param {Pen} pen @param {Part[]} parts */
function now(pen, parts) {
  const [x, y, width] = pen.layout.panels.now;
  const body = s("g");
  parts.push({
    name: "now",
    of: (view) => [view.scenario, view.turn, view.phase, view.active, view.rain, view.tracks.impulse],
    draw: ({ scenario, turn, phase, active, rain, tracks: { impulse: n } }) => {
      const side = phase.match(/^(vm|fef)\./)?.[1].toUpperCase() ?? active;
      clear(
        body,
        write(pen.names[scenario] ?? t(`tonkin.scenario.${scenario}`), x + width / 2, y + 44, "heading", 34),
        write(`${monthOf(pen, turn)} · ${t("tonkin.turn_number", { turn })}`, x + width / 2, y + 80, "", 25),
        s(
          "g",
          { class: `banner ${side}` },
          rect(x + 18, y + 98, width - 36, 58, 8, "flagged"),
          write(t(`tonkin.side.${side}`), x + width / 2, y + 137, "of", 29),
        ),
        write(t(`tonkin.phase.${phase}`), x + width / 2, y + 190, "", 25),
        n > 0 && write(t("tonkin.impulse", { n }), x + width / 2, y + 224, "", 25),
        rain && write(t("tonkin.rain_now"), x + width / 2, y + 260, "wet", 24),
      );
    },
    whole: body,
  });
  return panel(pen, "now", body);
}

/** @typedef {[word: string, value: string | number, pips?: number, of?: number]} Row */

/** @param {Pen} pen @param {Part[]} parts */
function forces(pen, parts) {
  const [x, y, width] = pen.layout.panels.forces;
  const { most } = pen.layout;
  const half = width / 2;
  const body = s("g");
  /**
   * What there is, and how much: by number or name, and by pips.
   * @param {Row} row
   * @param {number} left
   * @param {number} top
   */
  const line = ([word, value, pips, of = pips], left, top) => {
    const long = typeof value === "string" && pips === undefined; // has the second row to itself
    return titled(
      s(
        "g",
        {},
        write(t(`tonkin.${word}`), left, top, "start", 20),
        write(value, long ? left : left + half - 34, long ? top + 27 : top, long ? "value start" : "value end"),
        ...Array.from({ length: Math.min(of ?? 0, 12) }, (_, i) =>
          circle(left + 8 + i * 19, top + 20, 7, i < (pips ?? 0) ? "pip on" : "pip"),
        ),
      ),
      `${t(`tonkin.${word}`)}: ${value}`,
    );
  };
  parts.push({
    name: "forces",
    of: (view) => [view.tracks, view.spending],
    draw: ({ tracks: n, spending, hexes }) => {
      /** @param {Side} side */
      const dump = (side) => {
        const unit = spending?.[side];
        const where = Object.keys(hexes).find((id) => hexes[id].units?.some((it) => it.unit === unit));
        return !unit ? "–" : where ? (pen.layout.hexes[where]?.[4]?.name ?? where) : unitName(pen, unit);
      };
      /** @param {number | boolean} many @param {number} of */
      const region = (many, of) =>
        typeof many === "number" ? `${many} / ${of}` : t(many ? "tonkin.yes" : "tonkin.no");
      /** @type {Record<Side, Row[]>} */
      const rows = {
        VM: [
          ["ops", n.vm_ops, n.vm_ops],
          ["rp", n.vm_rp, n.vm_rp],
          ["spending", dump("VM")],
          ["trucks", `${n.truck_left} / ${n.trucks}`, n.truck_left, n.trucks],
          ["losses", n.losses, n.losses, most.losses],
          ["regions", `${region(n.delta, most.delta)} · ${region(n.highlands, most.highlands)}`],
        ],
        FEF: [
          ["ops", n.fef_ops, n.fef_ops],
          ["rp", n.fef_rp, n.fef_rp],
          ["spending", dump("FEF")],
          ["air", `${n.air_left} / ${n.air}`, n.air_left, n.air],
          ["airstrike", n.airstrike || "–", n.airstrike, most.airstrike],
        ],
      };
      clear(
        body,
        ...Object.entries(rows).map(([side, list], i) =>
          s(
            "g",
            { class: `banner ${side}` },
            rect(x + 14 + i * (half - 6), y + 14, half - 22, 44, 8, "flagged"),
            write(t(`tonkin.side.${side}`), x + half / 2 + i * half, y + 45, "of", 24),
            ...list.map((row, j) => line(row, x + 20 + i * half, y + 96 + j * 63)),
          ),
        ),
      );
    },
    whole: body,
  });
  return panel(pen, "forces", body, path(`M${x + half} ${y + 70}V${y + 462}`, "rule"));
}

/** @param {Pen} pen @param {Part[]} parts */
function boxes(pen, parts) {
  return s(
    "g",
    {},
    ...Object.entries(pen.layout.boxes).map(([name, [x, y, width, height]]) => {
      const [, word, side = ""] = name.match(/^(.+?)(?:_(VM|FEF))?$/) ?? [];
      const shape = rect(x, y, width, height, 10, word === "at_sea" ? "offshore" : "paper well");
      if (side === "FEF")
        shape.dataset.word = word; // the two halves of one box: the first is the one to be lit
      else pen.know(word, shape);
      const units = s("g");
      /** @param {View} view */
      const content = (view) =>
        (view.boxes[word] ?? []).filter(({ unit }) => !side || typeOf(pen, unit)?.side === side);
      parts.push({
        name,
        of: content,
        draw: (view) => fill(pen, units, word, content(view), { x, y: y + 36, width, height: height - 42 }),
      });
      return s(
        "g",
        { class: `box ${side}` },
        shape,
        write(t(`tonkin.box.${name}`), x + 14, y + 28, "panel-title start", 21),
        units,
      );
    }),
  );
}

/**
 * Counters side by side, as large as fit.
 * @param {Pen} pen
 * @param {SVGGElement} into
 * @param {string} box
 * @param {UnitView[]} units
 * @param {Rect} area
 */
function fill(pen, into, box, units, area) {
  pen.wipe(into);
  let [size, columns] = [0, 1];
  for (let n = 1; n <= units.length; n++) {
    const fits = Math.min((area.width - 12) / n, area.height / Math.ceil(units.length / n), 74);
    if (fits >= size) [size, columns] = [fits, n];
  }
  units.forEach((view, i) => {
    const shape = titled(counter(pen, view), describe(pen, view));
    const x = area.x + 8 + ((i % columns) + 0.5) * size;
    const y = area.y + (Math.floor(i / columns) + 0.5) * size;
    shape.setAttribute("transform", `translate(${x} ${y}) scale(${size / 70})`);
    if (view.due)
      shape.append(group(0, -29, "arrival", rect(-31, -9, 62, 16, 4), write(monthOf(pen, view.due), 0, 3, "", 11)));
    into.append(pen.mark(pen.know(`${box}/${view.unit}`, shape), view.unit, JSON.stringify(view)));
  });
}

/** What the signs mean. @param {Pen} pen */
function key(pen) {
  const [x, y, width] = pen.layout.panels.key;
  return panel(
    pen,
    "key",
    write(t("tonkin.key"), x + width / 2, y + 36, "panel-title", 24),
    ...Object.entries(pen.layout.key).map(([name, drawn], i) =>
      group(
        x + 44 + (Math.floor(i / 8) * width) / 2,
        y + 76 + (i % 8) * 54,
        "",
        ...drawn.map(([kind, d]) => path(d, kind)),
        write(t(`tonkin.key.${name}`), 38, 7, "start", 20),
      ),
    ),
  );
}
