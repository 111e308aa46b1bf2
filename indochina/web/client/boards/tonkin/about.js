// @ts-check
// What a thing of Tonkin is, what it does and how it stands, for who points at it.
import { t } from "../../words.js";
import { describe, monthOf, typeOf, unitName } from "./pieces.js";

/** @import { About } from "../../types.js" */
/** @import { HexView, Pen, Side, There, TonkinView, UnitView } from "./types.js" */
/** @typedef {About["facts"][number]} Fact */

const SIDES = /** @type {Side[]} */ (["VM", "FEF"]);
const SIGNS = /** @type {const} */ (["supply_center", "mobilization_center", "airstrip", "harbor"]);

/** A name of a hex. @param {Pen} pen @param {string} id */
function hexName(pen, id) {
  if (id === "saigon") return t("tonkin.saigon");
  return pen.layout.hexes[id]?.[4]?.name ? `${pen.name(id)} (${id})` : id;
}

/** What is printed in a hex. @param {Pen} pen @param {string} id */
function ground(pen, id) {
  const [, , terrain, country, prints = {}] = pen.layout.hexes[id] ?? [0, 0, "", ""];
  const { regions, rivers, roads } = pen.layout;
  const region = Object.keys(regions).find((name) => regions[name].split(" ").includes(id));
  const flows = (rivers[id] ?? "").split(",").filter(Boolean);
  return [
    [
      ...terrain
        .split(" ")
        .filter(Boolean)
        .map((word) => t(`tonkin.terrain.${word}`)),
      prints.kind ? t(`tonkin.key.${prints.kind}`) : "",
      region ? t(`tonkin.${region}`) : "",
      country && country !== "sea" ? t(`tonkin.country.${country}`) : "",
    ],
    flows.map((river) => {
      const [size, name] = river.split(":");
      return t(`tonkin.about.${size}`, { name: t(`tonkin.river.${name}`) });
    }),
    roads[id]
      ? [
          t("tonkin.about.road", {
            hexes: roads[id]
              .split(" ")
              .map((there) => pen.name(there))
              .join(", "),
          }),
        ]
      : [],
  ]
    .map((said) => said.filter(Boolean).join(" · "))
    .filter(Boolean);
}

/** What works in a hex, and what was done to it. @param {Pen} pen @param {TonkinView} view @param {string} id @returns {Fact[]} */
function works(pen, view, id) {
  const prints = pen.layout.hexes[id]?.[4];
  const here = view.hexes[id];
  const owner = prints?.name ? (view.friendly.VM.includes(id) ? "VM" : "FEF") : "";
  const vp = view.goals ? (view.goals.hexes.includes(id) ? t("tonkin.about.goal") : "") : prints?.vp;
  const counts = vp === "W" ? t("tonkin.about.hanoi") : typeof vp === "number" ? t("tonkin.about.vp", { vp }) : vp;
  return /** @type {Fact[]} */ (
    [
      owner ? [t("tonkin.about.friendly"), `${t(`tonkin.side.${owner}`)} [1.8]`] : "",
      counts,
      ...SIGNS.filter((sign) => prints?.[sign]).map((sign) => {
        const whose = sign === "supply_center" ? ` (${t(`tonkin.side.${prints?.supply_center}`)})` : "";
        return [`${t(`tonkin.sign.${sign}`)}${whose}:`, t(`tonkin.about.${sign}`)];
      }),
      here?.trench
        ? [`${t("tonkin.trench", { side: t(`tonkin.side.${here.trench}`) })}:`, t("tonkin.about.trench")]
        : "",
      view.roads.destroyed.includes(id) ? t("tonkin.about.destroyed") : "",
      view.roads.markers.includes(id) ? t("tonkin.about.road_marker") : "",
      here?.objective ? [t(`tonkin.objective.${here.objective === "?" ? "unknown" : here.objective}`), "[1.9]"] : "",
    ].filter(Boolean)
  );
}

/** A unit with what has befallen it. @param {Pen} pen @param {UnitView} view */
function state(pen, { unit, steps = 0, dg, oos, cut }) {
  const full = typeOf(pen, unit)?.values.length ?? 0;
  const said = [
    steps && steps < full ? t("tonkin.steps", { n: steps, of: full }) : "",
    dg ? t("tonkin.dg") : "",
    oos ? t("tonkin.oos") : "",
    cut ? t("tonkin.about.cut") : "",
  ].filter(Boolean);
  return said.length ? `${unitName(pen, unit)} (${said.join(", ")})` : unitName(pen, unit);
}

/** Who stands there, and how. @param {Pen} pen @param {HexView | undefined} here @param {number} full @returns {Fact[]} */
function standing(pen, here, full) {
  const units = here?.units ?? [];
  /** @type {Fact[]} */
  const facts = [];
  for (const side of SIDES) {
    const own = units.filter(({ unit }) => typeOf(pen, unit)?.side === side).map((unit) => state(pen, unit));
    if (side === "VM" && here?.hidden) own.push(t("tonkin.hidden_units", { n: here.hidden }));
    if (own.length) facts.push([`${t(`tonkin.side.${side}`)}:`, own.join(", ")]);
  }
  if (here?.stacking !== undefined)
    facts.push([
      t("tonkin.about.stacking"),
      `${t("tonkin.about.used", { n: here.stacking, of: full, left: here.left ?? 0 })} [1.5]`,
    ]);
  return facts;
}

/** Whether a unit would be in supply in a hex. @param {There | null} there @returns {Fact[]} */
function supply(there) {
  if (!there?.side) return [];
  const { side, supply, but = [] } = there;
  const except = [t(`tonkin.about.needs_none.${side}`), ...but.map((kind) => t(`tonkin.about.but.${kind}`))];
  const told = supply ? t("tonkin.about.there.in") : t("tonkin.about.there.out", { units: except.join(", ") });
  return [[`${t("tonkin.supply")} (${t(`tonkin.side.${side}`)}):`, `${told} [${side === "VM" ? "7.2" : "7.3"}]`]];
}

/**
 * @param {Pen} pen @param {TonkinView} view @param {string} id @param {string[]} near @param {There | null} [there]
 * @returns {About}
 */
function hex(pen, view, id, near, there = null) {
  const zones = SIDES.filter((side) => view.zoc[side].includes(id)).map((side) => t(`tonkin.side.${side}`));
  return {
    title: hexName(pen, id),
    facts: [
      ...(view.own_map ? [t("tonkin.about.own_map")] : ground(pen, id)),
      ...works(pen, view, id),
      ...standing(pen, view.hexes[id], view.full_stack),
      ...supply(there),
      ...(zones.length ? [/** @type {Fact} */ ([t("tonkin.about.zoc"), `${zones.join(", ")} [1.3]`])] : []),
      ...(near.length
        ? [/** @type {Fact} */ ([t("tonkin.about.adjacent"), near.map((there) => pen.name(there)).join(", ")])]
        : []),
    ],
  };
}

/** What is printed on a unit, what such units do, how this one is. @param {Pen} pen @param {UnitView} view @returns {About} */
function unit(pen, view) {
  const type = typeOf(pen, view.unit);
  const [title, ...said] = describe(pen, view).split(", ");
  return {
    title,
    facts: [
      said.join(" · "),
      ...(type ? [t(`tonkin.about.kind.${type.kind}`)] : []),
      ...(view.dg ? [/** @type {Fact} */ ([`${t("tonkin.dg")}:`, t("tonkin.about.dg")])] : []),
      ...(view.oos ? [/** @type {Fact} */ ([`${t("tonkin.oos")}:`, t("tonkin.about.oos")])] : []),
      ...(view.cut ? [/** @type {Fact} */ ([`${t("tonkin.about.cut")}:`, t("tonkin.about.cut_off")])] : []),
    ],
  };
}

/** @param {TonkinView} view @param {string} key @returns {[place: string, found: UnitView] | null} */
function whereIs(view, key) {
  for (const [id, { units = [] }] of Object.entries(view.hexes))
    for (const found of units) if (found.unit === key) return [id, found];
  for (const [box, units] of Object.entries(view.boxes))
    for (const found of units) if (found.unit === key) return [box, found];
  return null;
}

/**
 * @param {Pen} pen @param {TonkinView} view @param {string} word @param {{[hex: string]: string[]}} adjacent
 * @param {There | null} there  what is known of supply in it @returns {About | null}
 */
export function about(pen, view, word, adjacent, there) {
  const [place, key = place] = word.split("/");
  const found = whereIs(view, key);
  if (found) {
    const [where, seen] = found;
    const told = unit(pen, seen);
    if (!(where in pen.layout.hexes)) return told;
    const at = hex(pen, view, where, []);
    return { title: told.title, facts: [...told.facts, [`${at.title}:`, ""], ...at.facts] };
  }
  if (place in pen.layout.hexes || place === "saigon") return hex(pen, view, place, adjacent[place] ?? [], there);
  if (place in view.boxes) return { title: t(`tonkin.about.box.${place}`), facts: [t(`tonkin.about.in.${place}`)] };
  const [, track] = word.match(/^track\.(\w+)$/) ?? [];
  if (track === "decides") return { title: t("tonkin.panel.decides"), facts: [t("tonkin.about.track.decides")] };
  if (track === "turn") return { title: monthOf(pen, view.turn), facts: [t("tonkin.about.track.turn")] };
  return track ? { title: t(`tonkin.${track}`), facts: [t(`tonkin.about.track.${track}`)] } : null;
}
