// @ts-check
// The map of Tonkin, which never changes: sea and relief, rivers and roads, towns and what is printed in hexes.
import { s } from "../../dom.js";
import { t } from "../../words.js";
import { circle, compass, group, path, rect, write } from "../shapes.js";

/** @import { Pen, Prints } from "./types.js" */

const WIDE = 100; // units from a hex to the next in its row
const LINE = 17; // from a line of a name to the next
const LONG = 9; // letters of a name that a hex has room for,
const BESIDE = 14; // and those of two names in hexes side by side

/** Points told each from the one before. @param {string} text @returns {[number, number][]} */
function points(text) {
  const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
  /** @type {[number, number][]} */
  const found = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < numbers.length; i += 2) {
    x += numbers[i];
    y += numbers[i + 1];
    found.push([x, y]);
  }
  return found;
}

/** A smooth line: curves from the middle between two points to the next middle. @param {string} text */
export function curve(text) {
  const at = points(text);
  const n = at.length;
  const closed = text.endsWith("z");
  /** @param {number} i */
  const half = (i) => `${(at[i % n][0] + at[(i + 1) % n][0]) / 2} ${(at[i % n][1] + at[(i + 1) % n][1]) / 2}`;
  const along = at
    .slice(1, closed ? n : n - 1)
    .map(([x, y], i) => `Q${x} ${y} ${half(i + 1)}`)
    .join("");
  return closed ? `M${half(0)}${along}Q${at[0]} ${half(0)}Z` : `M${at[0]}L${half(0)}${along}L${at[n - 1]}`;
}

/** @param {string[]} lines */
const curves = (lines) => lines.map(curve).join("");

/** @param {number} x @param {number} y @param {number} size */
export function hexagon(x, y, size) {
  const half = Math.round(size * 86.6) / 100;
  return `M${x} ${y - size}l${half} ${size / 2}v${size}l${-half} ${size / 2}l${-half} ${-size / 2}v${-size}Z`;
}

/**
 * Everything printed in one hex but its name.
 * @param {Pen} pen
 * @param {number} x
 * @param {number} y
 * @param {Prints} prints
 */
function printed(pen, x, y, { kind, side, vp, supply_center, airstrip, harbor, mobilization_center, setup }) {
  /** @param {string} name @param {number} u @param {number} v */
  const sign = (name, u, v) => path(pen.layout.prints[name], `print ${name}`, { transform: `translate(${u} ${v})` });
  return group(
    x,
    y,
    side ?? "",
    supply_center && path(hexagon(0, 0, 53), `supply-centre ${supply_center}`),
    kind && sign(kind, 0, 4),
    vp && sign("shield", -40, -10),
    vp && write(vp, -40, -4, "vp"),
    mobilization_center && sign("star", -40, 16),
    airstrip && sign("plane", 40, -12),
    harbor && sign("anchor", 40, 14),
    setup && group(0, 40, `setup ${setup[1]}`, circle(0, 0, 9), write(setup[0], 0, 4.5)),
  );
}

/**
 * The lines of a town's name: two, if it is long or another town of its row leaves no room.
 * @param {string} name
 * @param {number} near letters of the longest name beside it
 */
function lines(name, near) {
  const cut = name.lastIndexOf(" ");
  const whole = cut < 0 || (name.length <= LONG && (!near || name.length + near <= BESIDE));
  return whole ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
}

/** The names of towns, which lie above the marks. @param {Pen} pen */
function townNames(pen) {
  const names = s("g", { class: "names", "aria-hidden": "true" });
  const towns = Object.entries(pen.layout.hexes).filter(([, [, , , , prints]]) => prints?.name);
  const rows = new Map(towns.map(([id, [x, y]]) => [`${x} ${y}`, pen.name(id).length]));
  for (const [id, [x, y, , , prints]] of towns) {
    const near = Math.max(...[-WIDE, WIDE].map((across) => rows.get(`${x + across} ${y}`) ?? 0));
    const kind = `name ${prints?.kind} ${prints?.side}`;
    names.append(
      ...lines(pen.name(id), near).map((text, i, all) => write(text, x, y - 31 - LINE * (all.length - 1 - i), kind)),
    );
  }
  return names;
}

/** Sea, relief, coast and borders, rivers and roads, one upon the other. @param {Pen} pen */
function land({ layout }) {
  const { map, size } = layout;
  const hexes = Object.values(layout.hexes);
  /** @param {string} line @param {...string} kinds */
  const along = (line, ...kinds) => kinds.map((kind) => path(curves(layout.lines[line]), kind));
  const vpHexes = hexes.filter(([, , , , prints]) => prints?.vp).map(([x, y]) => hexagon(x, y, size));
  const grid = hexes.map(([x, y]) => `M${x - 50} ${y - size / 2}l50 ${-size / 2}l50 ${size / 2}v${size}`);
  const scattered = layout.signs.map(([kind, sign, places]) => {
    const all = points(places).map((at) => `M${at}${sign}`);
    return path(all.join(""), `sign ${kind}`);
  });
  return [
    rect(map.x, map.y, map.width, map.height, 0, "sea"),
    ...along("coast", ...[1, 2, 3, 4, 5].map((n) => `depth depth-${n}`)),
    ...layout.land.map(([kind, lines]) => path(curves(lines), kind)),
    ...layout.hachures.map((d) => path(d, "hachures")),
    path(curves(layout.china), "china"),
    ...scattered,
    path(curves(layout.islands), "islands"),
    ...along("coast", "coast"),
    ...along("laos", "border-band"),
    ...along("china", "border-band"),
    path(vpHexes.join(""), "vp-hexes"),
    ...along("minor", "river-bank minor"),
    ...along("major", "river-bank major"),
    ...along("minor", "river minor"),
    ...along("major", "river major"),
    path(grid.join(""), "grid"),
    ...along("laos", "border"),
    ...along("china", "border"),
    ...along("road", "road-edge", "road"),
  ];
}

/** The names of rivers along them, of roads, hexes, countries and the sea. @param {Pen} pen */
function prints(pen) {
  const { layout } = pen;
  return [
    ...layout.river_names.flatMap(([name, line], i) => [
      path(curve(line), "river-line", { id: `tonkin-river-${i}` }),
      s(
        "text",
        { class: "river-name" },
        s("textPath", { href: `#tonkin-river-${i}`, startOffset: "50%", text: t(`tonkin.river.${name}`) }),
      ),
    ]),
    ...layout.road_names.map(([name, x, y]) =>
      group(x, y, "road-name", rect(-name.length * 4.2 - 3, -8, name.length * 8.4 + 6, 15, 3), write(name, 0, 4)),
    ),
    ...Object.entries(layout.hexes).flatMap(([id, [x, y, terrain]]) =>
      terrain === "sea" ? [] : [write(id, x, y + 51, "hex-id")],
    ),
    ...Object.values(layout.hexes).flatMap(([x, y, , , what]) => (what ? [printed(pen, x, y, what)] : [])),
    ...layout.land_names.map(([word, kind, x, y, high]) => write(t(`tonkin.land.${word}`), x, y, `${kind}-name`, high)),
  ];
}

/** @param {Pen} pen */
function titleAndScale({
  layout: {
    on_the_sea: { title, compass: rose, scale },
  },
}) {
  return [
    group(
      ...title,
      "",
      rect(-330, -116, 660, 232, 18, "paper"),
      rect(-318, -104, 636, 208, 12, "inner"),
      write("TONKIN", 10, 12, "title"),
      path("M-240 34H-40M40 34H240M-12 34L0 26L12 34L0 42Z", "rule"),
      write(t("tonkin.title"), 0, 74, "subtitle"),
    ),
    compass(...rose),
    group(
      ...scale,
      "scale",
      ...[0, 20, 40, 60, 80].map((km) => rect(km * 5, 0, 100, 9, 0, km % 40 ? "even" : "")),
      ...[0, 20, 40, 60, 80, 100].map((km) => write(km < 100 ? km : `${km} km`, km * 5, -8)),
    ),
  ];
}

/** @param {Pen} pen @returns {{ground: SVGGElement, names: SVGGElement}} */
export function drawMap(pen) {
  const sheet = { "aria-hidden": "true", "clip-path": "url(#tonkin-sheet)" };
  const { x, y, width, height } = pen.layout.map;
  const night = rect(x, y, width, height, 0, "night");
  const ground = s("g", sheet, ...land(pen), night, ...prints(pen), ...titleAndScale(pen));
  return { ground, names: townNames(pen) };
}
