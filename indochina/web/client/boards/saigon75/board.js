// @ts-check
// Draws Saigon 75: one map of land and sea with the tables, cards and markers lying on it.
import { clear, s } from "../../dom.js";
import { learn, t } from "../../words.js";
import { group, Pen, path, rect, titled, write } from "../pen.js";
import { drawGround, face } from "./map.js";
import { makePanels, PANELS } from "./panels.js";
import { arrange, defs, flag, NV_KINDS, PIECES, PRINTS, piece, SV_KINDS, sign, swords } from "./pieces.js";

export { makeCards } from "../../cards.js";

/** @import { Rect } from "../../types.js" */
/** @import { Stack } from "./types.js" */

await learn("saigon75");

// as in the style sheet, where the names of provinces are printed with it
const SERIF =
  '"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, "DejaVu Serif Condensed", "DejaVu Serif", serif';
const LARGEST = 62; // a counter in a province
const RESERVE = { x: 96, y: 206, width: 250, height: 262 };

/** Where words without a place of their own are drawn. @type {{[word: string]: string}} */
const BOXES = {
  plus1: "box.markers",
  momentum: "box.markers",
  infiltration: "box.markers",
  air: "box.air",
  NV: "box.now",
  SV: "box.now",
  laos: "reserve",
  cambodia: "reserve",
  north_vietnam: "reserve",
};

/** Fresh, held and activated ones apart. @param {import("./types.js").Units} units */
function states({ count, activated, frozen }) {
  /** @type {["" | "frozen" | "spent", number][]} */
  const all = [
    ["", count - activated - frozen],
    ["frozen", frozen],
    ["spent", activated],
  ];
  return all.filter(([, n]) => n > 0);
}

/**
 * Draws one game.
 * @param {import("../../types.js").BoardData} data @param {import("../../types.js").BoardActions} actions
 * @returns {import("../../types.js").Board}
 */
export function makeBoard(data, actions) {
  /** @type {import("./types.js").Pen} */
  const pen = new Pen("s75", data, actions, BOXES);
  const { layout } = pen;
  const { ground, tints } = drawGround(pen);
  const outlines = Object.fromEntries(
    Object.entries(layout.provinces).map(([id, { arcs }]) => [id, face(layout, arcs)]),
  );

  // spaces are what is clicked: above the ground, below what stands on it; flag, token and swords come and go
  const spaces = s("g");
  const prints = s("g", { class: "prints" });
  const unitsLayer = s("g");
  const marks = s("g", { class: "pointer" });
  const panels = makePanels(pen);
  const ink = document.createElement("canvas").getContext("2d");
  /**
   * @type {{[id: string]: {told: SVGGElement, flag: SVGGElement, token: SVGGElement, swords: SVGGElement, units:
   *   SVGGElement}}}
   */
  const parts = {};
  for (const [
    id,
    {
      label: [x, y, size],
      flags,
    },
  ] of Object.entries(layout.provinces)) {
    // the signs of the ground stand behind the name
    if (ink) ink.font = `700 ${size}px ${SERIF}`;
    const end = x + 58 + (ink?.measureText(pen.name(id)).width ?? pen.name(id).length * size * 0.6);
    const signs = flags.filter((print) => PRINTS[print]).map((print, i) => sign(print, end + i * 22, y));
    const shape = path(outlines[id], "space");
    const part = {
      told: s("g", { role: "group" }, pen.know(id, shape)),
      units: s("g"),
      flag: group(x + 18, y, ""),
      token: group(end + signs.length * 22 + 8, y, ""),
      swords: group(x - 8, y + 2, ""),
    };
    spaces.append(part.told);
    prints.append(
      write(pen.name(id), x + 42, y + size * 0.34, id === "saigon" ? "name capital-name" : "name", size),
      ...signs,
      part.flag,
      part.token,
    );
    marks.append(part.swords);
    unitsLayer.append(part.units);
    parts[id] = part;
  }
  const { x: left, y: top, width, height } = RESERVE;
  const pool = pen.know("reserve", rect(left, top, width, height, 12, "pool"));
  const abroad = s(
    "g",
    { class: "abroad", role: "group" },
    path(
      [...Object.values(layout.zones).map((zone) => zone.arcs), layout.decor.cambodia_west]
        .map((arcs) => face(layout, arcs))
        .join(""),
      "",
      { "data-word": "reserve" },
    ),
    pool,
  );
  const reserve = s("g");
  spaces.append(abroad);
  unitsLayer.append(reserve);
  prints.append(
    write(pen.name("reserve"), left + width / 2, top + 34, "pool-title"),
    write(t("saigon75.reserve_rest"), left + width / 2, top + height - 12, "fine"),
  );

  /**
   * @param {string} id
   * @param {Stack} stack
   * @param {boolean} militia
   * @param {Rect} room
   * @param {SVGGElement} into
   * @param {number} largest
   */
  function drawUnits(id, stack, militia, room, into, largest) {
    const nv = NV_KINDS.filter((kind) => stack[kind]?.count);
    const sv = SV_KINDS.filter((kind) => stack[kind]?.count);
    /** @param {string[]} kinds */
    const counters = (kinds) => kinds.reduce((n, kind) => n + states(stack[kind]).length, 0);
    const { size, at } = arrange(room, [counters(nv) + (militia ? 1 : 0), counters(sv)], largest);
    let next = 0;
    pen.wipe(into);
    if (militia) into.append(s("g", { class: "militia-marker" }, piece("militia", ...at[next++], size * 0.84)));
    for (const kind of [...nv, ...sv]) {
      const [x, y] = at[next];
      const pieces = states(stack[kind]).map(([state, count]) => piece(kind, ...at[next++], size, { state, count }));
      const [endX, endY] = at[next - 1];
      const touch = rect(
        Math.min(x, endX) - size / 2,
        y - size / 2,
        Math.abs(endX - x) + size,
        endY - y + size,
        0,
        "touch",
      );
      into.append(
        pen.mark(
          pen.know(`${id}/${kind}`, s("g", { class: "unit" }, touch, ...pieces)),
          kind,
          JSON.stringify(stack[kind]),
        ),
      );
    }
  }

  /**
   * What is said of a space.
   * @param {SVGElement} element
   * @param {string} id
   * @param {Stack} stack
   * @param {string[]} more
   */
  function tell(element, id, stack, more) {
    const units = Object.entries(stack).map(([kind, { count }]) => `${count} ${pen.name(kind)}`);
    titled(element, `${pen.name(id)}: ${[...more, ...units].join(", ") || t("saigon75.none")}`);
  }

  /** @param {import("./types.js").View} view */
  function draw(view) {
    const order = new Map(view.combats.map(({ space }, i) => [space, i + 1]));
    for (const [id, part] of Object.entries(parts)) {
      const here = view.spaces[id];
      const combat = order.get(id);
      const token = view.tokens[id];
      pen.part(id, [here, token, combat], () => {
        const [x, y, w, h] = layout.provinces[id].units;
        drawUnits(id, here.units, here.militia, { x, y, width: w, height: h }, part.units, LARGEST);
        tints[id].setAttribute("class", here.control === "NV" ? "tint nv" : "tint");
        clear(part.flag, flag(here.control, 0, 0, 36));
        clear(part.token, token && piece("momentum", 0, 0, 38), token && write(token, 0, 7, "token-number"));
        clear(part.swords, combat && swords(combat));
        tell(part.told, id, here.units, [
          t("saigon75.control", { side: pen.name(here.control) }),
          ...(here.militia ? [t("saigon75.militia")] : []),
        ]);
        pen.mark(part.told, "", JSON.stringify(here));
      });
    }
    pen.part("reserve", view.reserve, () => {
      drawUnits(
        "reserve",
        view.reserve,
        false,
        { x: left + 14, y: top + 48, width: width - 28, height: height - 84 },
        reserve,
        96,
      );
      tell(abroad, "reserve", view.reserve, []);
    });
    panels.update(view);
  }

  const drawn = [defs(layout.viewBox[1], layout.viewBox[3]), ground, spaces, prints, unitsLayer, panels.element, marks];
  return pen.board(t("saigon75.board"), drawn, {
    places: [
      { name: "saigon75.map", x: 0, y: 40, width: 1080, height: 1710 },
      { name: "saigon75.north", x: 380, y: 50, width: 610, height: 610 },
      { name: "saigon75.centre", x: 390, y: 520, width: 660, height: 680 },
      { name: "saigon75.south", x: 20, y: 980, width: 840, height: 770 },
      { name: "saigon75.cards", ...PANELS.hand },
      { name: "saigon75.sv_corner", x: 1156, y: 158, width: 634, height: 1250 },
      { name: "saigon75.nv_corner", x: -478, y: 34, width: 860, height: 920 },
      { name: "saigon75.key", ...PANELS.key },
    ],
    update: (view, previous) => pen.redraw(!!previous, () => draw(/** @type {import("./types.js").View} */ (view))),
    light(options) {
      const placed = pen.light(options);
      // what stands in a lit space and is not lit itself lets the click through
      for (const { told, units } of [...Object.values(parts), { told: abroad, units: reserve }])
        units.classList.toggle("through", told.querySelector(".lit") !== null);
      return placed;
    },
    roll: panels.roll,
    point(step) {
      const outline = outlines[step?.target ? pen.wordOf(step.target) : ""];
      pen.point(step, outline ? path(outline) : undefined);
    },
    icon: (kind) =>
      s(
        "svg",
        { class: "drawing s75 s75-icon", viewBox: "-54 -54 108 112", "aria-hidden": "true" },
        kind === "NV" || kind === "SV" ? flag(kind, 0, 0, 96) : PIECES[kind] && piece(kind, 0, 0, 100),
      ),
  });
}
