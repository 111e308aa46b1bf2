// @ts-check
// The counters of Tonkin: what is printed on them, and what has befallen them.
import { s } from "../../dom.js";
import { t } from "../../words.js";
import { circle, path, rect, write } from "../shapes.js";

/** @import { CounterType, Pen, UnitView } from "./types.js" */

const SIDE = 62; // of a counter
const STAR = "M0-17L4.2-5.3L16.5-5L6.8 2.5L10.3 14.3L0 7.4L-10.3 14.3L-6.8 2.5L-16.5-5L-4.2-5.3Z";

/** Steps left, all of them if none is told or it is eliminated. @param {CounterType} type @param {number} [steps] */
const left = ({ values }, steps) => Math.min(steps || values.length, values.length);

/**
 * What a unit is worth: combat or barrage, movement, morale, stacking.
 * @param {CounterType} type
 * @param {number} [steps]
 */
const worth = (type, steps) => type.values[left(type, steps) - 1];

/** What is printed on a unit. @param {Pen} pen @param {string} unit @returns {CounterType | undefined} */
export const typeOf = (pen, unit) => pen.layout.types[pen.layout.units[unit]?.[0]];

/** The name of a unit. @param {Pen} pen @param {string} unit */
export const unitName = (pen, unit) =>
  pen.names[unit] ?? pen.layout.units[unit]?.[1] ?? pen.layout.units[unit]?.[0] ?? unit;

/** The month of a turn. @param {Pen} pen @param {number} turn */
export function monthOf({ layout }, turn) {
  const [month, year] = layout.turns[turn - 1]?.[0].split("-") ?? [];
  return month ? `${t(`tonkin.month.${month}`)} 19${year}` : `${turn}`;
}

/** What is said of a unit. @param {Pen} pen @param {UnitView} view */
export function describe(pen, { unit, steps, dg, oos, due, hero }) {
  const type = typeOf(pen, unit);
  if (!type) return unitName(pen, unit);
  const full = type.values.length;
  const [combat, barrage, morale, stacking] = worth(type, steps);
  const known = combat || barrage;
  return [
    unitName(pen, unit),
    t(`tonkin.kind.${type.kind}`),
    known
      ? t(barrage ? "tonkin.barrage" : type.defence ? "tonkin.defence" : "tonkin.combat", { n: barrage || combat })
      : "",
    type.move ? t(type.motorized ? "tonkin.motor" : "tonkin.foot", { n: type.move }) : "",
    known && type.move ? t("tonkin.morale", { n: morale }) : "",
    t("tonkin.stacking", { n: stacking }),
    full > 1 ? t("tonkin.steps", { n: left(type, steps), of: full }) : "",
    dg ? t("tonkin.dg") : "",
    oos ? t("tonkin.oos") : "",
    hero ? t("tonkin.hero") : "",
    due ? t("tonkin.due", { month: monthOf(pen, due) }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** The size of a unit as it is printed above its symbol: as many strokes, or crosses. @param {string} echelon */
const strokes = (echelon) =>
  [...echelon]
    .map(
      (sign, i) =>
        `M${(i - (echelon.length - 1) / 2) * 4 - (sign === "X" ? 1.5 : 0)}-30${sign === "X" ? "l3 4m0-4l-3 4" : "v4"}`,
    )
    .join("");

/**
 * The face of a counter about its middle, with spaces between what is read.
 * @param {Pen} pen
 * @param {CounterType} type
 * @param {string} name
 * @param {UnitView} view
 */
function face(pen, type, name, { steps, dg, oos, hero }) {
  const full = type.values.length;
  const has = left(type, steps);
  const [combat, barrage, morale, stacking] = worth(type, steps);
  const value = barrage || (type.defence ? `(${combat})` : combat);
  const [symbol, echelon] = pen.layout.symbols[type.kind];
  const less = full === 4 && has % 2 === 1;
  const half = full === 4 ? has <= 2 : has < full;
  const bars = type.bar === "none" ? [] : type.bar.split("+");
  const figures = [combat || barrage ? value : "", type.move || ""].filter(Boolean).join("-");
  return [
    rect(-31, -31, SIDE, SIDE, 6, "body"),
    ...bars.map((bar, i) =>
      type.side === "VM" ? rect(-31, -4, SIDE, 14, 0, `bar ${bar}`) : rect(-31 + i * 7, -31, 7, SIDE, 2, `bar ${bar}`),
    ),
    half && rect(-31, -4, SIDE, 14, 0, "waist"),
    type.motorized && path("M-9-7.5a2.2 2.2 0 1 0 .1 0M9-7.5a2.2 2.2 0 1 0 .1 0", "wheels"),
    rect(-15, -25, 30, 18.5, 1.5, "mini"),
    path(symbol, `symbol ${type.kind}`, { transform: "translate(0 -15.8) scale(1 .92)" }),
    echelon && path(strokes(echelon), "echelon"),
    stacking > 1 && write(stacking, -22.5, -10, "stacking", 16),
    (combat || barrage) > 0 && type.move > 0 && write(morale, 23, -10, "morale"),
    write(
      name,
      less ? -7 : type.side === "FEF" ? bars.length * 3.5 : 0,
      8,
      "unit-name",
      Math.min(
        15.5,
        (SIDE - (full > 1 ? 9 : 3) - (less ? 14 : type.side === "FEF" ? bars.length * 7 : 0)) / name.length / 0.62,
      ),
    ),
    barrage > 0 && rect(-figures.length * 6.2 - 2, 11, String(value).length * 12.4 + 3, 18, 2, "barrage"),
    write(figures, 0, 27.5, `figures${type.motorized ? " motorized" : ""}`, figures.length > 5 ? 17 : 21),
    less && s("g", { class: "less" }, rect(19, -5, 17, 13, 3), write("−1", 27.5, 5, "", 11)),
    ...(full > 1
      ? Array.from({ length: full }, (_, i) => circle(27.5, 26 - i * 5.6, 2.2, i < has ? "step" : "step lost"))
      : []),
    dg && s("g", { class: "mark dg" }, rect(8, -38, 27, 16, 4), write("DG", 21.5, -25, "", 15.5)),
    hero && path(STAR, "gold", { transform: "translate(-28 16) scale(.6)" }),
    oos && s("g", { class: "mark oos" }, rect(-36, -38, 33, 16, 4), write("OoS", -19.5, -25, "", 15.5)),
  ].flatMap((part) => [part, " "]);
}

/** One counter. @param {Pen} pen @param {UnitView} view */
export function counter(pen, view) {
  const type = typeOf(pen, view.unit);
  const [kind = view.unit, name = kind] = pen.layout.units[view.unit] ?? [];
  return s(
    "g",
    { class: `counter ${type?.side ?? ""}` },
    ...(type
      ? face(pen, type, (pen.layout.types[name] ? name : kind).replace(/^(VM|FEF) /, ""), view)
      : [rect(-31, -31, SIDE, SIDE, 6, "body"), write(kind, 0, 4, "unit-name", 9)]),
  );
}

/** A counter seen from behind. */
export const back = () =>
  s(
    "g",
    { class: "counter VM" },
    rect(-31, -31, SIDE, SIDE, 6, "body"),
    rect(-26, -26, 52, 52, 4, "rim"),
    path(STAR, "gold"),
  );

/** A small drawing for buttons and the log: a unit, a kind of unit or a side. @param {Pen} pen @param {string} word */
export function counterIcon(pen, word) {
  const { units, types } = pen.layout;
  const unit =
    word in units
      ? word
      : Object.keys(units).find((key) => units[key][0] === word || types[units[key][0]].kind === word);
  return s(
    "svg",
    { class: "drawing tonkin tonkin-icon", viewBox: "-34 -40 70 74", "aria-hidden": "true" },
    unit ? counter(pen, { unit }) : word === "VM" ? back() : null,
  );
}
