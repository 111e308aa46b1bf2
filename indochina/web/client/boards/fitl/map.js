// @ts-check
// The map: sea, land, borders, roads and rivers; its spaces are in spaces.js.
import { s } from "../../dom.js";
import { t } from "../../words.js";
import { gradient, scattered } from "../scenery.js";
import { circle, compass, group, path, rect, write } from "../shapes.js";
import { drawCity, drawLoc, drawProvince, nameplate } from "./spaces.js";

/** @import { Layers } from "./spaces.js" */
/** @import { Pen } from "./types.js" */

/** The names of seas and lands. @param {Pen} pen */
function geography({ layout: { decor } }) {
  /** @param {import("./types.js").SeaName} name @param {string} kind */
  const name = ({ x, y, rotate, size, spacing, key }, kind) =>
    s("text", {
      class: kind,
      "font-size": size,
      "letter-spacing": spacing,
      text: t(`fitl.${key}`),
      transform: `translate(${x} ${y}) rotate(${rotate})`,
    });
  return [
    ...decor.sea_names.map((one) => name(one, "sea-name")),
    ...decor.land_names.map((one) => name(one, "land-name")),
  ];
}

/** @param {Pen} pen */
function land({ layout: { map, shallows, palette, decor, beyond } }) {
  return [
    ...["sea", "waves"].map((fill) => s("rect", { width: map.width, height: map.height, fill: `url(#${fill})` })),
    s(
      "g",
      { "clip-path": "url(#map-clip)" },
      ...shallows.map((d, i) => path(d, "shallow", { fill: palette.shallows[i], stroke: palette.shallows[i] })),
    ),
    path(beyond, "", { fill: palette.out }),
    ...decor.islands.map((d) => path(d, "island")),
    ...decor.lakes.map((d) => path(d, "lake")),
  ];
}

/** @param {Pen} pen */
function scenery({
  layout: {
    borders,
    decor: { glyphs, rivers, compass: rose },
  },
}) {
  return s(
    "g",
    { class: "scenery", "aria-hidden": "true" },
    ...["", " faint"].flatMap((faint) =>
      Object.entries(glyphs).map(([kind, places]) =>
        path(
          scattered(
            kind,
            places.filter((place) => !place[3] === !faint),
          ),
          kind + faint,
        ),
      ),
    ),
    ...rivers.flatMap((d) => [path(d, "stream-bank"), path(d, "stream")]),
    compass(rose.x, rose.y, rose.r),
    ...Object.values(borders).flatMap(({ path: d, kind }) =>
      (({ international: ["frontier-glow", "frontier"], outer: [], coast: ["coast"] })[kind] ?? ["border"]).map(
        (line) => path(d, line),
      ),
    ),
  );
}

/** Lines of communication: banks and water below, then the cases of roads, then the roads. @param {Pen} pen */
function ways({ layout: { locs } }) {
  const layers = s("g");
  for (const layer of ["bank", "water", "case", "road", "line"]) {
    for (const { path: d, river, road } of Object.values(locs)) {
      if (layer === "bank" || layer === "water" ? river : road)
        layers.append(path(d, river ? `${layer} narrow` : layer));
    }
  }
  return layers;
}

/** @param {Pen} pen */
function title({
  layout: {
    decor: {
      cartouche: { x, y, w, h },
    },
  },
}) {
  return group(
    x,
    y,
    "cartouche",
    rect(0, 0, w, h, 10),
    rect(7, 7, w - 14, h - 14, 6, "inner"),
    write("Fire in the Lake", w / 2, 60, "game-title"),
    write(t("fitl.years"), w / 2, 97, "game-years"),
  );
}

/**
 * Draws the map.
 * @param {Pen} pen
 * @returns {{element: SVGGElement, definitions: SVGElement[], spaces: Layers["spaces"]}}
 */
export function drawMap(pen) {
  const {
    map: { width, height },
    provinces,
    locs,
    towns,
    cities,
  } = pen.layout;
  const wave = path("M6 10q6-5 12 0t12 0M38 28q6-5 12 0t12 0", "wave");
  const definitions = [
    s("clipPath", { id: "map-clip" }, rect(0, 0, width, height)),
    gradient("sea", "#9ac2d0", "#7faabd"),
    s("pattern", { id: "waves", width: 64, height: 36, patternUnits: "userSpaceOnUse" }, wave),
  ];
  const [ground, plates] = [s("g"), s("g")];
  /** @type {Layers} */
  const layers = { definitions, ground, plates, spaces: new Map() };
  for (const [id, province] of Object.entries(provinces)) drawProvince(pen, layers, id, province);
  for (const [id, loc] of Object.entries(locs)) drawLoc(pen, layers, id, loc);
  for (const { x, y, name, label } of Object.values(towns))
    plates.append(circle(x, y, 9, "town"), circle(x, y, 3, "town-dot"), nameplate(label, name, "town-name", 1.08, 20));
  for (const [id, city] of Object.entries(cities)) drawCity(pen, layers, id, city);

  const edges = s("g", { class: "edges" }, ...pen.edges.values());
  const rim = rect(1.5, 1.5, width - 3, height - 3, 0, "map-rim");
  const shade = rect(0, 0, width, height, 0, "dimmed");
  const night = rect(0, 0, width, height, 0, "night");
  const below = [...land(pen), ground, scenery(pen), night, ways(pen), ...geography(pen)];
  const drawn = [...below, shade, edges, plates, title(pen), rim];
  return { element: s("g", { class: "map" }, ...drawn), definitions, spaces: layers.spaces };
}
