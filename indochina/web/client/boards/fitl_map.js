// @ts-check
// The map: sea, land, borders, roads and rivers, and in each space its markers and pieces.
import { s } from "../dom.js";
import { t } from "../words.js";
import { over, stacks, titled } from "./fitl_pen.js";

/** @typedef {import("./fitl_pen.js").Pen} Pen */
/** @typedef {import("./fitl_pen.js").SpaceView} SpaceView */
/** @typedef {import("./fitl_pen.js").Label} Label */
/** @typedef {(now: SpaceView, before: SpaceView | null) => void} DrawSpace */

/** The same curve from its other end. Paths are M, then L or C throughout. @param {string} path */
function backwards(path) {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  /** @type {number[]} */
  const turned = [];
  for (let i = numbers.length - 2; i >= 0; i -= 2) turned.push(numbers[i], numbers[i + 1]);
  const [x, y, ...rest] = turned;
  return `M${x} ${y}${path.includes("C") ? "C" : "L"}${rest.join(" ")}`;
}

/** The outline of a province from its borders, each shared with a neighbour. @param {Pen} pen @param {[string, number][]} borders */
function outline(pen, borders) {
  const parts = borders.map(([name, way]) => {
    const { path } = pen.layout.borders[name];
    return way > 0 ? path : backwards(path);
  });
  // the first point of a border is the last of the one before
  return parts.map((part, i) => (i ? part.replace(/^M-?[\d.]+[ ,]?-?[\d.]+/, "") : part)).join("") + "Z";
}

/** @param {Label} label @param {string} name @param {string} kind @param {number} [scale] */
function nameplate(label, name, kind, scale = 1) {
  const size = label.size * scale;
  const cuts = [...name.matchAll(/[- ]/g)].map((gap) => gap.index + 1).sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2) || b - a);
  const lines = label.lines > 1 && cuts.length ? [name.slice(0, cuts[0]).trim(), name.slice(cuts[0])] : [name];
  return s("text", { class: kind, "font-size": size, "text-anchor": label.anchor },
    ...lines.map((line, i) => s("tspan", { x: label.x, y: label.y + i * size * 1.02 + (label.lines - lines.length) * size, text: line })));
}

const SIGNS = { "-2": "−−", "-1": "−", 0: "0", 1: "+", 2: "++" };

/** An attitude alone. @param {number} x left @param {number} y top @param {-2 | -1 | 0 | 1 | 2} level */
export function levelTile(x, y, level) {
  return s("g", { class: `support level${level}`, transform: `translate(${x - 30} ${y})` },
    s("rect", { x: 30, width: 48, height: 36, rx: 7, class: "level" }), s("text", { x: 54, y: level ? 27 : 26, class: "sign", text: SIGNS[level] }));
}

/** Population and attitude in one tile. @param {number} x left @param {number} y top @param {SpaceView} now */
function supportTile(x, y, now) {
  const level = /** @type {-2 | -1 | 0 | 1 | 2} */ (now.support);
  const tile = s(
    "g", { class: `support level${level}`, transform: `translate(${x} ${y})` },
    s("path", { d: "M30 0H7Q0 0 0 7V29Q0 36 7 36H30Z", class: "population" }),
    s("path", { d: "M30 0H71Q78 0 78 7V29Q78 36 71 36H30Z", class: "level" }),
    s("rect", { width: 78, height: 36, rx: 7, class: "rim" }),
    s("text", { x: 15.5, y: 27, class: "figure", text: now.population }),
    s("text", { x: 54, y: level ? 25 : 24, class: "sign", text: SIGNS[level] }),
    s("text", { x: 54, y: 33, class: "small-print", text: t(`fitl.tile.${Math.sign(level)}`) }),
  );
  titled(tile, `${t("fitl.population", { n: now.population })}, ${t(`fitl.support.${level}`)}`);
  return tile;
}

/** @param {number} x @param {number} y @param {"coin" | "nva"} control */
export function controlTile(x, y, control) {
  const coin = control === "coin";
  const tile = s(
    "g", { class: `control ${control}`, transform: `translate(${x} ${y})` },
    coin ? s("path", { d: "M0 4Q18 4 18 0Q18 4 36 4V18Q36 31 18 37Q0 31 0 18Z" }) : s("path", { d: "M18-2L38 18L18 38L-2 18Z" }),
    s("text", { x: 18, y: coin ? 26.5 : 26, text: coin ? "C" : "N" }),
  );
  titled(tile, t(`fitl.control.${control}`));
  return tile;
}

const BURST = Array.from({ length: 20 }, (_, i) => {
  const reach = i % 2 ? 12.5 : 19;
  return `${(18 + reach * Math.cos((i * Math.PI) / 10)).toFixed(1)} ${(18 + reach * Math.sin((i * Math.PI) / 10)).toFixed(1)}`;
}).join(" ");

/** @param {number} x @param {number} y @param {string} text @param {string} title */
function burst(x, y, text, title) {
  const tile = s("g", { class: "terror", transform: `translate(${x} ${y})` },
    s("polygon", { points: BURST }), s("text", { x: 18, y: 25.5, text }));
  titled(tile, title);
  return tile;
}

/** Markers in a row around a centre. @param {Pen} pen @param {Element} group @param {number} cx @param {number} cy @param {SpaceView} now @param {SpaceView | null} before */
function markers(pen, group, cx, cy, now, before) {
  const { population, control, terror } = now;
  const width = [population ? 78 : 0, control === "none" ? 0 : 36, terror ? 36 : 0].filter((w) => w).reduce((sum, w) => sum + w + 5, -5);
  let x = cx - width / 2;
  const y = cy - 18;
  group.replaceChildren();
  /** @param {SVGElement} tile @param {number} wide @param {boolean} changed */
  const add = (tile, wide, changed) => {
    if (before && changed) pen.mark(tile);
    group.append(tile);
    x += wide + 5;
  };
  if (population) add(supportTile(x, y, now), 78, before?.support !== now.support);
  if (control !== "none") add(controlTile(x, y, control), 36, before?.control !== control);
  if (terror) add(burst(x, y, terror > 1 ? String(terror) : "T", t("fitl.terror", { n: terror })), 36, before?.terror !== terror);
}

/** What a space is and how it stands, as one sentence. @param {Pen} pen @param {string} id @param {string} what @param {SpaceView} now */
function spoken(pen, id, what, now) {
  const loc = id in pen.layout.locs;
  const facts = [
    what, now.population ? `${t("fitl.population", { n: now.population })}, ${t(`fitl.support.${now.support}`)}` : "",
    loc ? "" : t(`fitl.control.${now.control}`),
    now.terror ? (loc ? t("fitl.sabotage") : t("fitl.terror", { n: now.terror })) : "",
    ...Object.entries(now.pieces).map(([kind, n]) => t("fitl.count", { n, name: pen.name(kind) })),
  ];
  return `${pen.name(id)}: ${facts.filter((fact) => fact).join(", ")}`;
}

/** All hills, trees or paddies as one path. @param {[number, number, number, number][]} places @param {(x: number, y: number, k: number) => string} shape @param {number} faint */
function scattered(places, shape, faint) {
  return places.filter((place) => place[3] === faint).map(([x, y, k]) => shape(x, y, k)).join("");
}

/** @param {number} n */
const r = (n) => Math.round(n * 10) / 10;
/** @param {number} x @param {number} y @param {number} k */
const hill = (x, y, k) =>
  `M${r(x - 13 * k)} ${r(y + 7 * k)}C${r(x - 7 * k)} ${r(y + k)} ${r(x - 4 * k)} ${r(y - 10 * k)} ${x} ${r(y - 11 * k)}` +
  `C${r(x + 4 * k)} ${r(y - 8 * k)} ${r(x + 7 * k)} ${r(y + k)} ${r(x + 14 * k)} ${r(y + 7 * k)}` +
  `M${r(x + k)} ${r(y - 9 * k)}C${r(x + 2 * k)} ${r(y - 3 * k)} ${r(x + 2 * k)} ${r(y + k)} ${r(x + 6 * k)} ${r(y + 6 * k)}`;
/** @param {number} x @param {number} y @param {number} k */
const tree = (x, y, k) =>
  [[-6, 2, 5.5], [6, 2, 5.5], [0, -5, 6.5]].map(([dx, dy, q]) => {
    const radius = r(q * k);
    return `M${r(x + dx * k - radius)} ${r(y + dy * k)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;
  }).join("");
/** @param {number} x @param {number} y @param {number} k */
const paddy = (x, y, k) =>
  [[-8, -3], [5, -3], [-2, 4]].map(([dx, dy]) => `M${r(x + (dx - 5) * k)} ${r(y + dy * k)}h${r(10 * k)}`).join("");

/** @param {{x: number, y: number, r: number}} at */
function compass({ x, y, r: size }) {
  const points = Array.from({ length: 16 }, (_, n) => (n * 5) % 16).sort((a, b) => (a % 4 ? 0 : 1) - (b % 4 ? 0 : 1) || (b % 2) - (a % 2)).flatMap((i) => {
    const angle = (Math.PI / 8) * i;
    const reach = i % 4 === 0 ? size : i % 2 === 0 ? size * 0.66 : size * 0.4;
    return [-1, 1].map((side) => {
      const turn = angle + side * (Math.PI / (i % 4 ? 14 : 8) + 0.3);
      return s("path", {
        d: `M0 0L${r(reach * Math.sin(angle))} ${r(-reach * Math.cos(angle))}L${r(size * 0.2 * Math.sin(turn))} ${r(-size * 0.2 * Math.cos(turn))}Z`,
        class: side > 0 ? "light" : "dark",
      });
    });
  });
  return s("g", { class: "compass", transform: `translate(${x} ${y})`, "aria-hidden": "true" },
    s("circle", { r: size * 0.74 }), s("circle", { r: size * 0.64 }), ...points, s("text", { y: -size - 8, text: "N" }));
}

/** @param {Pen} pen */
function land(pen) {
  const { layout } = pen;
  const { palette, decor } = layout;
  /** @param {import("./fitl_pen.js").SeaName} name @param {string} kind */
  const geography = (name, kind) => s("text", {
    class: kind, "font-size": name.size, "letter-spacing": name.spacing, text: t(`fitl.${name.key}`),
    transform: `translate(${name.x} ${name.y}) rotate(${name.rotate})`,
  });
  return [
    s("rect", { width: layout.map.width, height: layout.map.height, fill: "url(#sea)" }),
    s("rect", { width: layout.map.width, height: layout.map.height, fill: "url(#waves)" }),
    s("g", { "clip-path": "url(#map-clip)" }, ...layout.shallows.map((d, i) => s("path", { d, fill: palette.shallows[i], stroke: palette.shallows[i], "stroke-width": 12, "stroke-linejoin": "round" }))),
    ...decor.sea_names.map((name) => geography(name, "sea-name")),
    s("path", { d: layout.beyond, fill: palette.out }),
    ...decor.islands.map((d) => s("path", { d, class: "island" })),
    ...decor.lakes.map((d) => s("path", { d, class: "lake" })),
    ...decor.land_names.map((name) => geography(name, "land-name")),
  ];
}

/** @param {Pen} pen */
function scenery(pen) {
  const { glyphs, rivers } = pen.layout.decor;
  return s(
    "g", { class: "scenery", "aria-hidden": "true" },
    ...[0, 1].flatMap((faint) => [
      s("path", { d: scattered(glyphs.hill, hill, faint), class: faint ? "hill faint" : "hill" }),
      s("path", { d: scattered(glyphs.tree, tree, faint), class: faint ? "tree faint" : "tree" }),
      s("path", { d: scattered(glyphs.paddy, paddy, faint), class: faint ? "paddy faint" : "paddy" }),
    ]),
    ...rivers.flatMap((d) => [s("path", { d, class: "stream-bank" }), s("path", { d, class: "stream" })]),
    ...Object.values(pen.layout.borders).flatMap(({ path, kind }) =>
      kind === "international" ? [s("path", { d: path, class: "frontier-glow" }), s("path", { d: path, class: "frontier" })]
        : kind === "outer" ? [] : [s("path", { d: path, class: kind === "coast" ? "coast" : "border" })]),
  );
}

/**
 * Draws the map. @param {Pen} pen
 * @returns {{element: SVGGElement, definitions: SVGElement[], spaces: Map<string, DrawSpace>, edges: Map<string, SVGElement>}}
 */
export function drawMap(pen) {
  const { layout } = pen;
  const { palette } = layout;
  /** @type {Map<string, DrawSpace>} */
  const spaces = new Map();
  /** The line around a space, to be lit. @type {Map<string, SVGElement>} */
  const edges = new Map();
  /** @type {SVGElement[]} */
  const definitions = [];
  /** @type {SVGElement[]} */
  const ground = [];
  /** @type {SVGElement[]} */
  const plates = [];

  for (const [id, province] of Object.entries(layout.provinces)) {
    const d = outline(pen, province.borders);
    const what = t(`fitl.terrain.${province.terrain}`);
    definitions.push(s("clipPath", { id: `clip-${id}` }, s("path", { d })));
    const tint = s("path", { d, class: "tint", "clip-path": `url(#clip-${id})` });
    const shape = s("path", { d, class: "ground", fill: palette[province.fill], stroke: palette[province.fill], "data-word": id });
    ground.push(s("g", {}, shape, tint));
    const row = s("g", {});
    const units = s("g", { class: "units" });
    const { label, markers: at } = province;
    const top = label.y - label.size;
    const head = s("g", {}, nameplate(label, pen.name(id), "province-name", 1.12), row);
    pen.thing(head, id, pen.name(id), over(at.x - 80, top - 2, 160, at.y + 24 - top, 14));
    plates.push(s("g", { class: "space province", "data-word": id }, head, units));
    edges.set(id, s("path", { d, class: "edge" }));
    spaces.set(id, (now, before) => {
      tint.setAttribute("class", `tint ${now.control}`);
      markers(pen, row, at.x, at.y + 4, now, before);
      stacks(pen, units, id, now.pieces, province.pieces, 48, before?.pieces ?? null);
      titled(head, spoken(pen, id, what, now));
    });
  }

  /** @type {SVGElement[]} */
  const roads = [];
  const lines = Object.values(layout.locs);
  for (const layer of ["bank", "water", "case", "road", "middle"]) {
    const river = layer === "bank" || layer === "water";
    for (const loc of lines) if (river ? loc.river : loc.road) roads.push(s("path", { d: loc.path, class: `${layer}${loc.river ? " narrow" : ""}` }));
  }
  /** @type {SVGElement[]} */
  const boxes = [];
  for (const [id, loc] of Object.entries(layout.locs)) {
    const { x, y, w, h } = loc.box;
    const units = s("g", { class: "units" });
    const econ = s("g", {});
    const rim = s("rect", { y: y - h / 2 - 1, height: h + 2, rx: (h + 2) / 2, class: "loc-box back" });
    const plate = s("g", { class: `loc-plate${loc.river ? " river" : ""}` }, rim, econ, units);
    const target = over(0, y - h / 2 - 1, 0, h + 2, (h + 2) / 2);
    pen.thing(plate, id, pen.name(id), target);
    const leader = loc.leader && s("g", { class: "leader" },
      s("path", { d: `M${loc.leader[0].join(" ")}L${loc.leader[1].join(" ")}` }), s("circle", { cx: loc.leader[0][0], cy: loc.leader[0][1], r: 5 }));
    boxes.push(s("g", { class: "space loc", "data-word": id }, s("path", { d: loc.path, class: "loc-hit" }), leader, plate));
    edges.set(id, s("path", { d: loc.path, class: "edge way" }));
    spaces.set(id, (now, before) => {
      // a crowded line grows its box to the right, away from the number, as far as the map goes
      const wide = Math.max(w, Object.keys(now.pieces).length * 40 + 26);
      const left = Math.min(x - w / 2, layout.map.width - 6 - wide);
      for (const shape of [rim, target]) {
        shape.setAttribute("x", String(left));
        shape.setAttribute("width", String(wide));
      }
      econ.replaceChildren(s("circle", { cx: left, cy: y, r: 17, class: "econ-coin" }), s("text", { x: left, y: y + 7.5, class: "econ-number", text: loc.econ }));
      titled(econ, t("fitl.econ", { n: loc.econ }));
      if (now.terror) econ.append(burst(left - 18, y - 18, "×", t("fitl.sabotage")));
      if (before && before.terror !== now.terror) pen.mark(econ);
      stacks(pen, units, id, now.pieces, { x: left + wide / 2 + 7, y, w: wide - 24, h: h + 2 }, 36, before?.pieces ?? null);
      titled(plate, spoken(pen, id, `${t("fitl.loc")}, ${t("fitl.econ", { n: loc.econ })}`, now));
    });
  }

  const towns = Object.values(layout.towns).flatMap((town) => [
    s("circle", { cx: town.x, cy: town.y, r: 9, class: "town" }), s("circle", { cx: town.x, cy: town.y, r: 3, class: "town-dot" }),
    nameplate(town.label, town.name, "town-name", 1.08),
  ]);

  const cities = Object.entries(layout.cities).map(([id, city]) => {
    const { x, y, r: radius, label } = city;
    const ring = s("circle", { cx: x, cy: y, r: radius - 7, class: "city-ring back" });
    const rim = s("circle", { cx: x, cy: y, r: radius, class: "city" });
    const row = s("g", {});
    const units = s("g", { class: "units" });
    const group = s("g", { class: "space city-space", "data-word": id },
      s("circle", { cx: x + 3, cy: y + 6, r: radius + 1, class: "city-shadow" }), rim, ring,
      nameplate(label, pen.name(id), "city-name", 1.12), units, row);
    pen.thing(group, id, pen.name(id), s("circle", { cx: x, cy: y, r: radius }));
    edges.set(id, s("circle", { cx: x, cy: y, r: radius + 3, class: "edge" }));
    const large = radius > 80;
    const room = large ? { x, y: y + 6, w: 164, h: 116 } : { x, y: y - 6, w: radius * 1.72, h: radius * 1.46 };
    spaces.set(id, (now, before) => {
      ring.setAttribute("class", `city-ring back ${now.control}`);
      markers(pen, row, x, y + radius - (large ? 6 : 10), now, before);
      stacks(pen, units, id, now.pieces, room, large ? 46 : 42, before?.pieces ?? null);
      titled(group, spoken(pen, id, t("fitl.city"), now));
    });
    return group;
  });

  const { cartouche } = layout.decor;
  const title = s(
    "g", { class: "cartouche", transform: `translate(${cartouche.x} ${cartouche.y})` },
    s("rect", { width: cartouche.w, height: cartouche.h, rx: 10 }), s("rect", { x: 7, y: 7, width: cartouche.w - 14, height: cartouche.h - 14, rx: 6, class: "inner" }),
    s("text", { x: cartouche.w / 2, y: 60, class: "game-title", text: "Fire in the Lake" }),
    s("text", { x: cartouche.w / 2, y: 97, class: "game-years", text: t("fitl.years") }),
  );

  definitions.push(
    s("clipPath", { id: "map-clip" }, s("rect", { width: layout.map.width, height: layout.map.height })),
    s("linearGradient", { id: "sea", x1: 0, y1: 0, x2: 1, y2: 1 },
      s("stop", { offset: 0, "stop-color": "#9ac2d0" }), s("stop", { offset: 1, "stop-color": "#7faabd" })),
    s("pattern", { id: "waves", width: 64, height: 36, patternUnits: "userSpaceOnUse" },
      s("path", { d: "M6 10q6-5 12 0t12 0M38 28q6-5 12 0t12 0", class: "wave" })),
  );
  const element = s(
    "g", { class: "map", transform: `translate(${layout.map.x} ${layout.map.y})` },
    ...land(pen), ...ground, scenery(pen), ...roads, s("g", { class: "edges" }, ...edges.values()),
    ...plates, ...boxes, ...towns, ...cities, title, compass(layout.decor.compass),
    s("rect", { x: 1.5, y: 1.5, width: layout.map.width - 3, height: layout.map.height - 3, class: "map-rim" }),
  );
  return { element, definitions, spaces, edges };
}
