// @ts-check
// The drawing of Tonkin: the map, the counters on it, and the frame of tracks and boxes.
import { clear, s } from "../../dom.js";
import { learn, t } from "../../words.js";
import { circle, group, Pen, path, rect, titled, write } from "../pen.js";
import { counterIcon, describe, Stacks } from "./counters.js";
import { drawFrame } from "./frame.js";
import { drawMap, hexagon } from "./map.js";

/** @import { Group, HexView, Look, Reach, TonkinView } from "./types.js" */

await learn("tonkin");

/** How one gets there; where supply does not, or hangs by a thread. @type {{[kind: string]: string}} */
const WAYS = { truck: "»", air: "✈", river: "≈", ship: "~", overrun: "!", out: "×", risk: "?" };
const OBJECTIVE = { "?": "?", real: "★", rumour: "×" };

/**
 * Draws Tonkin.
 * @param {import("../../types.js").BoardData} data @param {import("../../types.js").BoardActions} actions
 * @returns {import("../../types.js").Board}
 */
export function makeBoard(data, actions) {
  /** Where each unit is: in a hex or a box. @type {Map<string, string>} */
  const whereabouts = new Map();
  /** @param {string} unit */
  const unitWord = (unit) => (whereabouts.has(unit) ? `${whereabouts.get(unit)}/${unit}` : unit);
  let units = false; // whether the open question is about units: then "why not" is asked of them, else of their hex
  /** @type {import("./types.js").Pen} */
  const pen = new Pen(
    "tonkin",
    data,
    { ...actions, why: (word, at) => actions.why(units ? word.replace(/.*\//, "") : word, at) },
    {},
    ({ unit, hex, box }) => (unit ? unitWord(unit) : (hex ?? box ?? "")),
  );
  const { layout } = pen;
  const { map, size } = layout;
  const ground = drawMap(pen);
  const frame = drawFrame(pen);
  const stacks = new Stacks(pen);
  const spaces = s("g");
  const marks = s("g", { class: "marks" });
  const overlays = s("g", { class: "overlays" });
  const route = s("g", { class: "route" });
  /** @type {{[id: string]: {told: SVGGElement, marks: SVGGElement}}} */
  const parts = {};
  for (const [id, [x, y]] of Object.entries(layout.hexes)) {
    const told = s("g", { role: "group" }, pen.know(id, path(hexagon(x, y, size), "hex")));
    parts[id] = { told, marks: group(x, y, "") };
    spaces.append(told);
    marks.append(parts[id].marks);
    titled(told, about(id));
  }
  const [saigonX, saigonY] = layout.saigon;
  const saigon = s(
    "g",
    { role: "group" },
    pen.know("saigon", circle(saigonX, saigonY, 78, "offshore")),
    write(t("tonkin.saigon"), saigonX, saigonY - 90, "offshore-name"),
  );
  spaces.append(saigon);

  /**
   * What is said of a hex.
   * @param {string} id
   * @param {HexView} [here]
   * @param {string} [owner]
   * @param {string[]} [more]
   */
  function about(id, here, owner, more = []) {
    const [, , terrain, country, prints = {}] = layout.hexes[id] ?? [0, 0, "", ""];
    const signs = /** @type {const} */ (["supply_center", "mobilization_center", "airstrip", "harbor"]);
    return [
      prints.name ? `${pen.name(id)} (${id})` : id === "saigon" ? t("tonkin.saigon") : id,
      terrain
        ? terrain
            .split(" ")
            .map((word) => t(`tonkin.terrain.${word}`))
            .join(" ")
        : "",
      country && country !== "sea" ? t(`tonkin.country.${country}`) : "",
      prints.kind ? t(`tonkin.key.${prints.kind}`) : "",
      owner ? t("tonkin.friendly", { side: owner }) : "",
      prints.vp ? t("tonkin.worth", { vp: prints.vp }) : "",
      ...signs
        .filter((sign) => prints[sign])
        .map((sign) => `${t(`tonkin.sign.${sign}`)}${sign === "supply_center" ? ` ${prints[sign]}` : ""}`),
      ...more,
      ...(here?.units ?? []).map((unit) => describe(pen, unit).split(",")[0]),
      here?.hidden ? t("tonkin.hidden_units", { n: here.hidden }) : "",
    ]
      .filter(Boolean)
      .join(", ");
  }

  /**
   * @param {string} id
   * @param {HexView | undefined} here
   * @param {{owner: string, destroyed: boolean, road: boolean}} marked
   */
  function drawHex(id, here, { owner, destroyed, road }) {
    const [x, y, , , prints = {}] = layout.hexes[id];
    const { told, marks } = parts[id];
    const changed = owner && owner !== prints.side;
    clear(
      marks,
      changed && group(16, 0, `flag ${owner}`, path("M0 12V-9"), rect(0, -9, 17, 11)),
      here?.trench && path(hexagon(0, 0, 48), `trench ${here.trench}`),
      road && group(-32, 38, "badge", circle(0, 0, 10), path("M-4 6L-2-6M4 6L2-6M0 4V2M0-1V-3")),
      destroyed && group(31, 42, "badge", circle(0, 0, 10), path("M-5-5L5 5M5-5L-5 5", "destroyed")),
      here?.objective && group(43, 19, "objective", circle(0, 0, 12), write(OBJECTIVE[here.objective] ?? "?", 0, 6)),
    );
    const said = about(id, here, owner, [
      here?.trench ? t("tonkin.trench", { side: here.trench }) : "",
      destroyed ? t("tonkin.key.destroyed") : "",
      road ? t("tonkin.road_marker") : "",
      here?.objective ? t(`tonkin.objective.${here.objective === "?" ? "unknown" : here.objective}`) : "",
    ]);
    stacks.draw(id, x, y, here, said);
    titled(told, said);
    pen.mark(marks, "marks", JSON.stringify([here?.trench, here?.objective, changed, destroyed, road]));
  }

  /** @param {TonkinView} view */
  function draw(view) {
    whereabouts.clear();
    for (const [id, { units = [] }] of Object.entries(view.hexes))
      for (const { unit } of units) whereabouts.set(unit, id);
    for (const [box, units] of Object.entries(view.boxes)) for (const { unit } of units) whereabouts.set(unit, box);
    const heroes = new Set(Object.values(view.heroes ?? {}).flatMap(({ unit, others = [] }) => [unit, ...others]));
    const red = new Set(view.friendly.VM);
    const destroyed = new Set(view.roads.destroyed);
    const roads = new Set(view.roads.markers);
    for (const [id, [, , , , prints]] of Object.entries(layout.hexes)) {
      const marked = {
        owner: prints?.name ? (red.has(id) ? "VM" : "FEF") : "",
        destroyed: destroyed.has(id),
        road: roads.has(id),
      };
      const found = view.hexes[id];
      const here =
        heroes.size && found
          ? { ...found, units: found.units?.map((unit) => ({ ...unit, hero: heroes.has(unit.unit) })) }
          : found;
      pen.part(id, [here, marked], () => drawHex(id, here, marked));
    }
    pen.part("saigon", view.hexes.saigon, () =>
      stacks.draw(
        "saigon",
        saigonX,
        saigonY - 8,
        view.hexes.saigon,
        titled(saigon, about("saigon", view.hexes.saigon)).getAttribute("aria-label") ?? "",
      ),
    );
    for (const { name, of, draw: drawPart, whole } of frame.parts)
      pen.part(name, of(view), () => drawPart(view), whole);
  }

  /**
   * The stack one looks at, and where its units get: those that get to the same hexes together.
   * @type {{at: string, unit: string, groups: Group[]}}
   */
  let stack = { at: "", unit: "", groups: [] };

  /**
   * Shows what was looked up; null takes it away, without a name all.
   * @param {string} name
   * @param {Look | null} found
   * @param {string} [at]
   */
  function overlay(name, found, at = "") {
    if (!name) overlays.replaceChildren();
    if (!name || name === "reach") stack = { at, unit: "", groups: found?.groups ?? [] };
    if (name === "reach" && found) showReach("");
    else mark(name, found?.hexes);
  }

  /**
   * Marks hexes with what it costs to get there, with supply or the lack of it.
   * @param {string} name
   * @param {{[id: string]: Reach}} [hexes]
   */
  function mark(name, hexes) {
    overlays.querySelector(`[data-overlay="${name}"]`)?.remove();
    route.replaceChildren();
    if (!hexes) return;
    overlays.append(
      s(
        "g",
        { "data-overlay": name },
        ...Object.entries(hexes).map(([id, { cost = "", kind = "", path: way }]) => {
          const [x, y] = layout.hexes[id] ?? layout.saigon;
          const text = `${WAYS[kind] ?? ""}${cost || ""}`;
          return s(
            "g",
            { class: `reach ${kind === "river" ? "by-river" : kind}`, "data-way": way?.join(" ") },
            path(hexagon(x, y, size - 5)),
            text && group(x, y + 48, "cost", rect(-18, -10, 36, 18, 6), write(text, 0, 4)),
          );
        }),
      ),
    );
  }

  /** Where one unit of the stack gets, or any of them: there the cheapest way. @param {string} unit */
  function showReach(unit) {
    stack.unit = unit;
    /** @type {{[id: string]: Reach}} */
    const hexes = {};
    for (const group of stack.groups) {
      if (unit && !group.units.includes(unit)) continue;
      // flights and ships cost no points: by land one sees how far it is
      for (const [id, way] of Object.entries(group.hexes))
        if (!(id in hexes) || (way.cost || Infinity) < (hexes[id].cost || Infinity)) hexes[id] = way;
    }
    mark("reach", hexes);
  }

  /** The way to a hex, through the middles of hexes. @param {string} id */
  function showWay(id) {
    const way = overlays.querySelector(`[data-way$=" ${CSS.escape(id)}"]`)?.getAttribute("data-way");
    const line = way
      ?.split(" ")
      .map((step) => (layout.hexes[step] ?? layout.saigon).slice(0, 2).join(" "))
      .join("L");
    clear(route, line && path(`M${line}`, "way"), line && path(`M${line}`));
  }
  /** The hex and the unit that are meant. @param {Event} event */
  const meant = (event) => {
    const target = /** @type {Element} */ (event.target);
    return (target.closest("[data-word]")?.getAttribute("data-word") ?? "").split("/");
  };
  for (const name of ["pointerover", "focusin"]) {
    pen.element.addEventListener(name, (event) => {
      const [id, unit = ""] = meant(event);
      if (id === stack.at && unit !== stack.unit) showReach(unit);
      else if (unit && id !== stack.at && /** @type {Element} */ (event.target).closest(".stack.open .lit"))
        actions.look("reach", id);
      if (overlays.firstChild) showWay(id);
    });
  }
  /** What is not to be chosen is looked at. @param {Event} event */
  const inspect = (event) => {
    const [id, unit = ""] = meant(event);
    if (/** @type {Element} */ (event.target).closest(".lit")) return;
    if (stacks.has(id)) id === stack.at ? showReach(unit) : actions.look("reach", id);
    else if (overlays.querySelector(`[data-overlay=reach] [data-way$=" ${CSS.escape(id)}"]`)) showWay(id);
    else overlay("reach", null);
  };
  pen.element.addEventListener("click", inspect);
  pen.element.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") inspect(event);
    else if (event.key === "Escape") overlay("reach", null);
  });

  const defs = s("defs", {}, s("clipPath", { id: "tonkin-sheet" }, rect(map.x, map.y, map.width, map.height)));
  const sheet = rect(map.x, map.y, map.width, map.height, 0, "neatline");
  const drawn = [
    defs,
    ground.ground,
    spaces,
    frame.element,
    sheet,
    overlays,
    marks,
    ground.names,
    route,
    stacks.element,
  ];
  return pen.board(t("tonkin.board"), drawn, {
    places: Object.entries(layout.places).map(([name, [x, y, width, height]]) => ({
      name: `tonkin.${name}`,
      x,
      y,
      width,
      height,
    })),
    update: (view, previous) => pen.redraw(!!previous, () => draw(/** @type {TonkinView} */ (view))),
    light(options) {
      units = options.some(({ target }) => target?.unit);
      const placed = pen.light(options);
      stacks.pin();
      if (options.some(({ target }) => target?.hex)) actions.look("question");
      // small in a box: by buttons, too
      for (const { key, target } of options)
        if (target?.unit && !layout.hexes[whereabouts.get(target.unit) ?? ""]) placed.delete(key);
      return placed;
    },
    find: (word) => pen.find(whereabouts.get(word) ?? word),
    point(step) {
      const at = layout.hexes[step?.target ? pen.wordOf(step.target) : ""];
      pen.point(step, at && path(hexagon(at[0], at[1], size)));
    },
    icon: (kind) => counterIcon(pen, kind),
    looks: [
      { name: "supply", key: "s", text: t("tonkin.supply"), help: t("tonkin.supply.help") },
      { name: "danger", key: "d", text: t("tonkin.danger"), help: t("tonkin.danger.help") },
    ],
    overlay,
  });
}
