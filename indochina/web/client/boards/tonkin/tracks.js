// @ts-check
// The two tracks of Tonkin: turns with those who arrive, and Victory Points with what they mean in the scenario.
import { clear, s } from "../../dom.js";
import { t } from "../../words.js";
import { circle, group, path, rect, titled, write } from "../shapes.js";
import { hexagon } from "./map.js";
import { monthOf, typeOf, unitName } from "./pieces.js";

/** @import { Part, Pen, TonkinView, UnitView } from "./types.js" */

const MOST = 100; // Victory Points

/**
 * The paper of a panel and what is on it.
 * @param {Pen} pen
 * @param {keyof Pen["layout"]["panels"]} name
 * @param {...import("../../dom.js").Child} drawn
 */
export function panel(pen, name, ...drawn) {
  const [x, y, width, height] = pen.layout.panels[name];
  return s(
    "g",
    { class: `panel ${name}` },
    rect(x + 4, y + 6, width, height, 12, "shade"),
    rect(x, y, width, height, 12, "paper"),
    ...drawn,
  );
}

/** @param {Pen} pen @param {Part[]} parts */
export function turnTrack(pen, parts) {
  const [x, y, width] = pen.layout.panels.turns;
  const { turns, scenarios } = pen.layout;
  const cell = (width - 24) / turns.length;
  /** @param {number} turn */
  const at = (turn) => x + 12 + (turn - 1) * cell;
  const cells = turns.map(([month, rain], i) => {
    const name = monthOf(pen, i + 1);
    return group(
      at(i + 1),
      y,
      rain ? "month rain" : "month",
      titled(rect(0, 38, cell, 84), `${name}${rain ? `, ${t("tonkin.rain")}` : ""}`),
      write(name.slice(0, -5), cell / 2, 58, "", 17),
      write(i + 1, cell / 2, 117, "turn-number"),
      rain && path("M15 97l-5 9m17-9l-5 9m17-9l-5 9m17-9l-5 9", "drops"),
      (!i || month.startsWith("Jan")) && write(`19${month.slice(4)}`, 4, 29, "year start"),
    );
  });
  const [span, due, marker] = [s("g"), s("g"), s("g", { class: "marker" })];
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
        const middle = at(turn) + cell / 2;
        const said = t("tonkin.turn", { turn, month: monthOf(pen, turn) });
        clear(marker, titled(path(hexagon(middle, y + 88, 20), "pawn"), said), write(turn, middle, y + 95));
      },
      whole: marker,
    },
    {
      name: "due",
      of: (view) => view.boxes.track,
      draw: (view) => clear(due, ...arrivals(pen, view, (turn) => [at(turn) + cell - 12, y + 40])),
    },
  );
  return panel(pen, "turns", ...cells, span, due, marker);
}

/**
 * How many units come in each month.
 * @param {Pen} pen
 * @param {TonkinView} view
 * @param {(turn: number) => [x: number, y: number]} at
 */
function arrivals(pen, { boxes }, at) {
  /** @type {{[turn: string]: UnitView[]}} */
  const months = {};
  for (const unit of boxes.track ?? []) {
    const month = unit.due ?? 0;
    months[month] = [...(months[month] ?? []), unit];
  }
  return Object.entries(months).map(([turn, units]) => {
    const kind = `arrivals ${typeOf(pen, units[0].unit)?.side}`;
    const names = units.map(({ unit }) => unitName(pen, unit)).join(", ");
    const badge = group(...at(Number(turn)), kind, circle(0, 0, 10), write(units.length, 0, 5));
    return titled(badge, t("tonkin.arriving", { units: names }));
  });
}

/** @param {Pen} pen @param {Part[]} parts */
export function pointTrack(pen, parts) {
  const [x, y, width] = pen.layout.panels.vp;
  const cell = (width - 24) / (MOST + 1);
  /** @param {number} n */
  const at = (n) => x + 12 + n * cell;
  const bands = s("g");
  const marker = s("g", { class: "marker" });
  parts.push(
    {
      name: "bands",
      of: (view) => view.scale,
      draw: ({ scale }) =>
        clear(
          bands,
          ...scale.map((row) => band(row, y, at)),
          !scale.length && write(t("tonkin.no_scale"), x + width / 2, y + 69, "note"),
        ),
    },
    {
      name: "vp",
      of: (view) => view.tracks.vp,
      draw: ({ tracks: { vp } }) => {
        const middle = at(Math.min(Math.max(vp, 0), MOST)) + cell / 2;
        const pawn = path(`M${middle} ${y + 78}l24 22v30h-48v-30Z`, "pawn");
        clear(marker, titled(pawn, `${t("tonkin.vp")}: ${vp}`), write(vp, middle, y + 121));
      },
      whole: marker,
    },
  );
  return panel(
    pen,
    "vp",
    write(t("tonkin.vp"), x + 18, y + 30, "panel-title start", 24),
    bands,
    ...Array.from({ length: MOST + 1 }, (_, n) => rect(at(n), y + 82, cell, 36, 0, n % 10 ? "point" : "point ten")),
    ...Array.from({ length: 21 }, (_, n) =>
      write(n * 5, at(n * 5) + cell / 2, y + 107, n % 2 ? "number five" : "number"),
    ),
    marker,
  );
}

/**
 * What these points mean.
 * @param {TonkinView["scale"][number]} row
 * @param {number} y
 * @param {(n: number) => number} at
 */
function band([label, low, high], y, at) {
  const [side, degree = "draw"] = label.split(" "); // the middle is just a draw
  const from = at(low ?? 0);
  const wide = at((high ?? MOST) + 1) - from;
  const text = t(`tonkin.degree.${degree}`);
  const says = wide > 200 ? `${side} ${text}` : text;
  const print = write(says, wide / 2, 69, "", Math.min(19, (wide / text.length) * 1.7));
  const drawn = group(from, y, `band ${side} ${degree}`, rect(0, 46, wide, 34, 4), print);
  return titled(drawn, `${degree === "draw" ? "" : side} ${text}: ${low ?? 0} – ${high ?? MOST}`);
}
