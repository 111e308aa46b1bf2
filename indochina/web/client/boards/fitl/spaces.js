// @ts-check
// The spaces of the map, each with its name, its markers and its pieces: provinces, lines of communication, cities.
import { s } from "../../dom.js";
import { t } from "../../words.js";
import { circle, group, path, rect, titled, write } from "../shapes.js";
import { stacks, thing } from "./pieces.js";

/** @import { City, Loc, Pen, Province, SpaceView } from "./types.js" */
/**
 * @typedef {object} Layers  what spaces are drawn on, and how each is drawn again
 * @property {SVGElement[]} definitions
 * @property {SVGGElement} ground
 * @property {SVGGElement} plates
 * @property {Map<string, (now: SpaceView) => void>} spaces
 */

/** The same curve from its other end. Paths are M, then L or C throughout. @param {string} line */
function backwards(line) {
  const numbers = line.match(/-?\d+(\.\d+)?/g) ?? [];
  const points = numbers.flatMap((x, i) => (i % 2 ? [] : [`${x} ${numbers[i + 1]}`])).reverse();
  return `M${points[0]}${line.includes("C") ? "C" : "L"}${points.slice(1).join(" ")}`;
}

/**
 * The outline of a province from its borders, each shared with a neighbour.
 * @param {Pen} pen
 * @param {[string, number][]} borders
 */
function outline(pen, borders) {
  const parts = borders.map(([name, way]) =>
    way > 0 ? pen.layout.borders[name].path : backwards(pen.layout.borders[name].path),
  );
  // the first point of a border is the last of the one before
  const joined = parts.map((part, i) => (i ? part.replace(/^M-?[\d.]+[ ,]?-?[\d.]+/, "") : part)).join("");
  return `${joined}Z`;
}

/** @param {import("./types.js").Label} label @param {string} name @param {string} kind @param {number} scale @param {number} [least] */
export function nameplate({ x, y, anchor, lines: room, size: print }, name, kind, scale, least = LEAST) {
  const size = Math.max(print * scale, least);
  const far = (/** @type {number} */ cut) => Math.abs(cut - name.length / 2);
  const cuts = [...name.matchAll(/[- ]/g)].map((gap) => gap.index + 1).sort((a, b) => far(a) - far(b) || b - a);
  const lines = room > 1 && cuts.length ? [name.slice(0, cuts[0]).trim(), name.slice(cuts[0])] : [name];
  return s(
    "text",
    { class: `${kind} ${anchor}`, "font-size": size },
    ...lines.map((line, i) => s("tspan", { x, y: y + (i * 1.02 + room - lines.length) * size, text: line })),
  );
}

/** The least print of names, in units of the drawing. */
const LEAST = 24;
const ATTITUDES = ["−−", "−", "0", "+", "++"];

/** An attitude alone. @param {number} x left @param {number} y top @param {number} level */
export function levelTile(x, y, level) {
  return group(
    x - 30,
    y,
    `support level${level}`,
    rect(30, 0, 48, 36, 7, "level"),
    write(ATTITUDES[level + 2], 54, level ? 27 : 26, "sign"),
  );
}

/** Population and attitude in one tile. @param {number} x left @param {number} y top @param {SpaceView} now */
function supportTile(x, y, { support, population }) {
  return titled(
    group(
      x,
      y,
      `support level${support}`,
      path("M30 0H7Q0 0 0 7V29Q0 36 7 36H30Z", "population"),
      path("M30 0H71Q78 0 78 7V29Q78 36 71 36H30Z", "level"),
      rect(0, 0, 78, 36, 7, "rim"),
      write(population, 15.5, 27, "figure"),
      write(ATTITUDES[support + 2], 54, support ? 27 : 26, "sign"),
    ),
    `${t("fitl.population", { n: population })}, ${t(`fitl.support.${support}`)}`,
  );
}

/** @param {number} x @param {number} y @param {"coin" | "nva"} control */
export function controlTile(x, y, control) {
  const coin = control === "coin";
  return titled(
    group(
      x,
      y,
      `control ${control}`,
      path(coin ? "M0 4Q18 4 18 0Q18 4 36 4V18Q36 31 18 37Q0 31 0 18Z" : "M18-2L38 18L18 38L-2 18Z"),
      write(coin ? "C" : "N", 18, 26),
    ),
    t(`fitl.control.${control}`),
  );
}

const RAYS = Array.from({ length: 20 }, (_, i) => {
  const [reach, turn] = [i % 2 ? 12.5 : 19, (i * Math.PI) / 10];
  return `${(reach * Math.sin(turn)).toFixed(1)} ${(reach * Math.cos(turn)).toFixed(1)}`;
});
const BURST = `M${RAYS.join("L")}Z`;

/** @param {number} x left @param {number} y top @param {string} text @param {string} title */
const burst = (x, y, text, title) => titled(group(x + 18, y + 18, "terror", path(BURST), write(text, 0, 7.5)), title);

/**
 * Markers in a row around a centre.
 * @param {Pen} pen
 * @param {Element} row
 * @param {number} cx
 * @param {number} cy
 * @param {SpaceView} now
 */
function markers(pen, row, cx, cy, now) {
  const { population, control, support, terror } = now;
  const width = [population && 78, control !== "none" && 36, terror && 36].reduce(
    (/** @type {number} */ sum, wide) => sum + (wide ? wide + 5 : 0),
    -5,
  );
  let x = cx - width / 2;
  const y = cy - 18;
  row.replaceChildren();
  /** @param {SVGElement | 0 | false} tile @param {number} wide @param {string} name @param {unknown} state */
  const add = (tile, wide, name, state) => {
    if (!tile) return;
    row.append(pen.mark(tile, name, state));
    x += wide + 5;
  };
  add(population && supportTile(x, y, now), 78, "support", support);
  add(control !== "none" && controlTile(x, y, control), 36, "control", control);
  add(terror && burst(x, y, terror > 1 ? String(terror) : "T", t("fitl.terror", { n: terror })), 36, "terror", terror);
}

/**
 * What a space is and how it stands, as one sentence.
 * @param {Pen} pen
 * @param {string} id
 * @param {string} what
 * @param {SpaceView} now
 */
function spoken(pen, id, what, now) {
  const loc = id in pen.layout.locs;
  const facts = [
    what,
    now.population && `${t("fitl.population", { n: now.population })}, ${t(`fitl.support.${now.support}`)}`,
    !loc && t(`fitl.control.${now.control}`),
    now.terror && t(loc ? "fitl.sabotage" : "fitl.terror", { n: now.terror }),
    ...Object.entries(now.pieces).map(([kind, n]) => t("fitl.count", { n, name: pen.name(kind) })),
  ];
  return `${pen.name(id)}: ${facts.filter(Boolean).join(", ")}`;
}

/**
 * @param {Pen} pen
 * @param {Layers} layers
 * @param {string} id
 * @param {Province} province
 */
export function drawProvince(pen, { definitions, ground, plates, spaces }, id, province) {
  const { borders, terrain, fill, label, pieces } = province;
  const { x, y } = province.markers;
  const paint = pen.layout.palette[fill];
  const d = outline(pen, borders);
  definitions.push(s("clipPath", { id: `clip-${id}` }, path(d)));
  const tint = path(d, "tint", { "clip-path": `url(#clip-${id})` });
  ground.append(path(d, "ground", { fill: paint, stroke: paint, "data-word": id }), tint);
  const row = s("g");
  const units = s("g", { class: "units" });
  const above = label.y - label.size - 2;
  const head = thing(
    pen,
    s("g", {}, nameplate(label, pen.name(id), "province-name", 1.12), row),
    id,
    pen.name(id),
    rect(x - 80, above, 160, y + 22 - above, 14),
  );
  plates.append(s("g", { class: "space", "data-word": id }, head, units));
  pen.edges.set(id, path(d, "edge"));
  spaces.set(id, (now) => {
    tint.setAttribute("class", `tint ${now.control}`);
    markers(pen, row, x, y + 4, now);
    stacks(pen, units, id, now.pieces, pieces, 54);
    titled(head, spoken(pen, id, t(`fitl.terrain.${terrain}`), now));
  });
}

/**
 * @param {Pen} pen
 * @param {Layers} layers
 * @param {string} id
 * @param {Loc} loc
 */
export function drawLoc(pen, { plates, spaces }, id, { path: d, river, econ, leader, box: { x, y, w, h } }) {
  const { width } = pen.layout.map;
  const units = s("g", { class: "units" });
  const coin = s("g");
  const [rim, shape] = ["loc-box back", ""].map((kind) => rect(0, y - h / 2 - 1, 0, h + 2, (h + 2) / 2, kind));
  const plate = thing(
    pen,
    s("g", { class: river ? "loc-plate river" : "loc-plate" }, rim, coin, units),
    id,
    pen.name(id),
    shape,
  );
  plates.append(
    s(
      "g",
      { class: "space", "data-word": id },
      path(d, "loc-hit"),
      leader &&
        s(
          "g",
          { class: "leader" },
          path(`M${leader[0].join(" ")}L${leader[1].join(" ")}`),
          circle(leader[0][0], leader[0][1], 5),
        ),
      plate,
    ),
  );
  pen.edges.set(id, path(d, "edge way"));
  spaces.set(id, (now) => {
    // a crowded line grows its box to the right, away from the number, as far as the map goes
    const wide = Math.max(w, Object.keys(now.pieces).length * 58 + 26);
    const start = Math.min(x - w / 2, width - 6 - wide);
    for (const one of [rim, shape]) {
      one.setAttribute("x", String(start));
      one.setAttribute("width", String(wide));
    }
    coin.replaceChildren(circle(start, y, 17, "econ-coin"), write(econ, start, y + 7.5, "econ-number"));
    titled(coin, t("fitl.econ", { n: econ }));
    if (now.terror) coin.append(burst(start - 18, y - 18, "×", t("fitl.sabotage")));
    pen.mark(coin, "terror", now.terror);
    stacks(pen, units, id, now.pieces, { x: start + wide / 2 + 7, y, w: wide - 24, h: h + 10 }, 46);
    titled(plate, spoken(pen, id, `${t("fitl.loc")}, ${t("fitl.econ", { n: econ })}`, now));
  });
}

/**
 * @param {Pen} pen
 * @param {Layers} layers
 * @param {string} id
 * @param {City} city
 */
export function drawCity(pen, { plates, spaces }, id, { x, y, r, label, markers: at, pieces }) {
  const ring = circle(x, y, r - 7, "city-ring back");
  const row = s("g");
  const units = s("g", { class: "units" });
  const city = s(
    "g",
    { class: "space" },
    circle(x + 3, y + 6, r + 1, "city-shadow"),
    circle(x, y, r, "city"),
    ring,
    nameplate(label, pen.name(id), "city-name", 1.12),
    units,
    row,
  );
  plates.append(thing(pen, city, id, pen.name(id), circle(x, y, r)));
  pen.edges.set(id, circle(x, y, r + 3, "edge"));
  spaces.set(id, (now) => {
    ring.setAttribute("class", `city-ring back ${now.control}`);
    markers(pen, row, at.x, at.y, now);
    stacks(pen, units, id, now.pieces, pieces, 48);
    titled(city, spoken(pen, id, t("fitl.city"), now));
  });
}
