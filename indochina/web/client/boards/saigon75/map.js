// @ts-check
// The ground of Saigon 75, which never changes: land, sea, borders, rivers. Only the tint of control does.
import { s } from "../../dom.js";
import { t } from "../../words.js";
import { scattered } from "../scenery.js";
import { circle, compass, path, rect, write } from "../shapes.js";
import { BEYOND } from "./pieces.js";

/** @import { Pen } from "./types.js" */

/**
 * Faces are put together from the arcs they share, so neighbours always meet.
 * @param {import("./types.js").Layout} layout
 * @param {string} arcs
 */
export function face(layout, arcs) {
  const points = arcs.split(" ").flatMap((id, i) => {
    const back = id.startsWith("-");
    const numbers = layout.arcs[back ? id.slice(1) : id][1].split(" ");
    const pairs = numbers.flatMap((x, j) => (j % 2 ? [] : [`${x} ${numbers[j + 1]}`]));
    if (back) pairs.reverse();
    return i ? pairs.slice(1) : pairs;
  });
  return `M${points[0]}C${points.slice(1).join(" ")}Z`;
}

/** All borders of a kind as one line. @param {Pen} pen @param {string} kind */
function borders({ layout }, kind) {
  const found = Object.values(layout.arcs).filter(([of]) => of === kind);
  return found.map(([, arc]) => arc.replace(/^(\S+ \S+) /, "M$1C")).join("");
}

/** Sea, shallows, islands and lands with the signs of the ground. @param {Pen} pen */
function lands(pen) {
  const { layout } = pen;
  const { palette, decor, provinces, zones } = layout;
  const coast = borders(pen, "coast");
  /** @param {string} arcs @param {string} fill */
  const land = (arcs, fill) => path(face(layout, arcs), "", { fill: palette[fill], stroke: palette[fill] });
  const signs = Object.entries(decor.glyphs).map(([kind, list]) => {
    const places = list.flatMap((x, i) => (i % 3 ? [] : [[x, list[i + 1], list[i + 2] / 10]]));
    return path(scattered(kind, places), kind);
  });
  return [
    s("rect", { x: -BEYOND, y: -BEYOND, width: 2 * BEYOND, height: 2 * BEYOND, fill: palette.sea }),
    ...[1, 2, 3].flatMap((depth) => [
      path(coast, `shallow depth-${depth}`),
      ...decor.islands.map((island) => lagoon(island, depth)),
    ]),
    ...decor.islands.map((island) => path(island, "island", { fill: palette.island })),
    path(face(layout, decor.thailand), "", { fill: palette.out }),
    land(decor.cambodia_west, "cambodia"),
    ...[...Object.values(zones), ...Object.values(provinces)].map(({ arcs, fill }) => land(arcs, fill)),
    ...signs,
  ];
}

/** Lakes, borders, rivers, and the arrows of infiltration. @param {Pen} pen */
function lines(pen) {
  const { palette, decor, infiltration } = pen.layout;
  const [corps, nation] = [borders(pen, "corps"), borders(pen, "international")];
  return [
    ...decor.lakes.map((lake) => path(lake, "lake", { fill: palette.lake })),
    path(corps, "border corps-edge"),
    path(borders(pen, "provincial"), "border provincial"),
    path(corps, "border corps"),
    path(nation, "border nation-edge"),
    path(nation, "border nation"),
    path(borders(pen, "coast"), "coast"),
    ...decor.rivers.flatMap(([wide, cap, d]) => [
      path(d, "stream-bank", { "stroke-width": wide + 3, "stroke-linecap": cap }),
      path(d, "stream", { "stroke-width": wide, "stroke-linecap": cap }),
    ]),
    ...infiltration.flatMap(([, , d]) => [path(d, "shade", { transform: "translate(1.5 3)" }), path(d, "arrow")]),
  ];
}

/** The seats of provinces, the compass, the names of seas and lands. @param {Pen} pen */
function names(pen) {
  const { decor, provinces, zones } = pen.layout;
  return [
    ...Object.values(provinces).flatMap(({ seat }) => (seat ? [circle(seat[0], seat[1], 4, "seat")] : [])),
    ...decor.names.map(([word, x, y, size, turn]) => {
      const kind = word === "thailand" ? "land-name" : "sea-name";
      const transform = `rotate(${turn} ${x} ${y})`;
      return s("text", { class: kind, x, y, "font-size": size, transform, text: t(`saigon75.${word}`) });
    }),
    compass(...decor.compass),
    ...Object.entries(zones).map(([id, { label }]) => write(pen.name(id), ...label, "zone-name")),
  ];
}

/** @param {Pen} pen @returns {{ground: SVGGElement, tints: {[id: string]: SVGPathElement}}} */
export function drawMap(pen) {
  const { layout } = pen;
  const outlines = Object.entries(layout.provinces).map(([id, { arcs }]) => [id, path(face(layout, arcs), "tint")]);
  const tints = Object.fromEntries(outlines);
  const sheet = { "aria-hidden": "true", "clip-path": "url(#s75-sheet)" };
  const night = rect(-BEYOND, -BEYOND, 2 * BEYOND, 2 * BEYOND, 0, "night");
  const ground = s("g", sheet, ...lands(pen), ...Object.values(tints), ...lines(pen), night, ...names(pen));
  return { ground, tints };
}

/** Shallow water about an island. @param {string} island @param {number} depth */
function lagoon(island, depth) {
  const numbers = (island.match(/-?[\d.]+/g) ?? []).map(Number);
  /** @param {number} axis */
  const span = (axis) => {
    const along = numbers.filter((_, i) => i % 2 === axis);
    const [low, high] = [Math.min(...along), Math.max(...along)];
    return [(low + high) / 2, (high - low) / 2 + [0, 44, 27, 13][depth]];
  };
  const [[cx, rx], [cy, ry]] = [span(0), span(1)];
  return s("ellipse", { class: `lagoon-${depth}`, cx, cy, rx, ry });
}
