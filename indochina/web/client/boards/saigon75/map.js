// @ts-check
// The ground of Saigon 75, which never changes: land, sea, borders, rivers. Only the tint of control does.
import { s } from "../../dom.js";
import { t } from "../../words.js";
import { circle, compass, path, write } from "../pen.js";
import { scattered } from "../scenery.js";
import { BEYOND } from "./pieces.js";

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

/** @param {import("./types.js").Pen} pen @returns {{ground: SVGGElement, tints: {[id: string]: SVGPathElement}}} */
export function drawGround(pen) {
  const { layout } = pen;
  const { palette, decor, provinces, zones } = layout;
  /** @param {string} kind */
  const arcsOf = (kind) =>
    Object.values(layout.arcs)
      .filter(([of]) => of === kind)
      .map(([, arc]) => arc.replace(/^(\S+ \S+) /, "M$1C"))
      .join("");
  /** @param {string} arcs @param {string} fill */
  const land = (arcs, fill) => path(face(layout, arcs), "", { fill: palette[fill], stroke: palette[fill] });
  const tints = Object.fromEntries(
    Object.entries(provinces).map(([id, { arcs }]) => [id, path(face(layout, arcs), "tint")]),
  );
  const coast = arcsOf("coast");
  const corps = arcsOf("corps");
  const nation = arcsOf("international");
  /** @type {[string, number, number, number, number][]} */
  const names = [
    ["tonkin", 1052, 486, 18, 0],
    ["sea", 962, 1330, 23, -37],
    ["siam", -352, 1128, 19, 14],
    ["thailand", 42, 310, 19, -90],
  ];
  const ground = s(
    "g",
    { "aria-hidden": "true", "clip-path": "url(#s75-sheet)" },
    s("rect", { x: -BEYOND, y: -BEYOND, width: 2 * BEYOND, height: 2 * BEYOND, fill: palette.sea }),
    ...[1, 2, 3].flatMap((depth) => [
      path(coast, `shallow depth-${depth}`),
      ...decor.islands.map((island) => lagoon(island, depth)),
    ]),
    ...decor.islands.map((island) => path(island, "island", { fill: palette.island })),
    path(face(layout, decor.thailand), "", { fill: palette.out }),
    land(decor.cambodia_west, "cambodia"),
    ...[...Object.values(zones), ...Object.values(provinces)].map(({ arcs, fill }) => land(arcs, fill)),
    ...Object.entries(decor.glyphs).map(([kind, list]) =>
      path(
        scattered(
          kind,
          list.flatMap((x, i) => (i % 3 ? [] : [[x, list[i + 1], list[i + 2] / 10]])),
        ),
        kind,
      ),
    ),
    ...Object.values(tints),
    ...decor.lakes.map((lake) => path(lake, "lake", { fill: palette.lake })),
    path(corps, "border corps-edge"),
    path(arcsOf("provincial"), "border provincial"),
    path(corps, "border corps"),
    path(nation, "border nation-edge"),
    path(nation, "border nation"),
    path(coast, "coast"),
    ...decor.rivers.flatMap(([wide, cap, d]) => [
      path(d, "stream-bank", { "stroke-width": wide + 3, "stroke-linecap": cap }),
      path(d, "stream", { "stroke-width": wide, "stroke-linecap": cap }),
    ]),
    ...layout.infiltration.flatMap(([, , d]) => [
      path(d, "shade", { transform: "translate(1.5 3)" }),
      path(d, "arrow"),
    ]),
    ...Object.values(provinces).flatMap(({ seat }) => (seat ? [circle(seat[0], seat[1], 4, "seat")] : [])),
    ...names.map(([word, x, y, size, turn]) =>
      s("text", {
        class: word === "thailand" ? "land-name" : "sea-name",
        x,
        y,
        "font-size": size,
        transform: `rotate(${turn} ${x} ${y})`,
        text: t(`saigon75.${word}`),
      }),
    ),
    compass(1012, 376, 54),
    ...Object.entries(zones).map(
      ([
        id,
        {
          label: [x, y],
        },
      ]) => write(pen.name(id), x, y, "zone-name"),
    ),
  );
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
