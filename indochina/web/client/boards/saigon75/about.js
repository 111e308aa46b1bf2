// @ts-check
// What a thing of Saigon 75 is, what it does and how it stands, for who points at it.
import { t } from "../../words.js";
import { NV_KINDS, PRINTS, SV_KINDS } from "./pieces.js";

/** @import { About } from "../../types.js" */
/** @import { Pen, Stack, Units, View } from "./types.js" */
/** @typedef {About["facts"][number]} Fact */

const SIDES = /** @type {const} */ (["NV", "SV"]);
const MARKERS = ["air", "plus1", "infiltration", "momentum"];

/** Units of a kind, and how many of them are activated or held. @param {Pen} pen @param {string} kind @param {Units} units */
function counted(pen, kind, { count, activated, frozen }) {
  const said = [
    activated ? t("saigon75.about.spent", { n: activated }) : "",
    frozen ? t("saigon75.about.frozen", { n: frozen }) : "",
  ].filter(Boolean);
  const name = t("saigon75.about.count", { n: count, name: pen.name(kind) });
  return said.length ? `${name} (${said.join(", ")})` : name;
}

/** Units by side. @param {Pen} pen @param {Stack} stack @returns {Fact[]} */
function forces(pen, stack) {
  return SIDES.flatMap((side) => {
    const kinds = (side === "NV" ? NV_KINDS : SV_KINDS).filter((kind) => stack[kind]?.count);
    const text = kinds.map((kind) => counted(pen, kind, stack[kind])).join(", ");
    return text ? [/** @type {Fact} */ ([`${side}:`, text])] : [];
  });
}

/** @param {Pen} pen @param {View} view @param {string} id @returns {Fact[]} */
function marks(pen, view, id) {
  const here = view.spaces[id];
  const token = view.tokens[id];
  const order = view.combats.findIndex(({ space }) => space === id) + 1;
  return [
    `${t("saigon75.control", { side: pen.name(here.control) })} [S.8]`,
    ...(here.militia ? [t("saigon75.about.militia")] : []),
    ...(token === "?" ? [t("saigon75.about.token_hidden")] : token ? [t("saigon75.about.token", { n: token })] : []),
    ...(order ? [t("saigon75.about.combat", { n: order })] : []),
    ...(id === "saigon" ? [t("saigon75.about.saigon")] : []),
  ];
}

/** @param {Pen} pen @param {string[]} near @returns {Fact[]} */
const adjacent = (pen, near) =>
  near.length ? [[t("saigon75.about.adjacent"), near.map((there) => pen.name(there)).join(", ")]] : [];

/** @param {Pen} pen @param {View} view @param {string} id @param {string[]} near @returns {About} */
function province(pen, view, id, near) {
  const { stacking, left, units } = view.spaces[id];
  const flags = pen.layout.provinces[id].flags.filter((print) => PRINTS[print]).map((print) => t(`saigon75.${print}`));
  const border = near.includes("reserve") ? [t("saigon75.about.border")] : [];
  const room = SIDES.map((side) => t("saigon75.about.used", { side, n: stacking[side], left: left[side] }));
  return {
    title: pen.name(id),
    facts: [
      ...(flags.length + border.length ? [[...flags, ...border].join(" · ")] : []),
      ...(view.reconstructed ? [] : [t("saigon75.owner")]),
      ...marks(pen, view, id),
      ...forces(pen, units),
      [t("saigon75.about.stacking"), `${room.join(" · ")} [S.5]`],
      ...adjacent(pen, near),
    ],
  };
}

/** @param {Pen} pen @param {View} view @param {string} word @param {{[space: string]: string[]}} printed @returns {About | null} */
export function about(pen, view, word, printed) {
  const [place, kind] = word.split("/");
  const near = (view.adjacent ?? printed)[place] ?? [];
  const card = pen.cards[word];
  const stack = place === "reserve" ? view.reserve : view.spaces[place]?.units;
  if (stack) {
    const whole = view.spaces[place]
      ? province(pen, view, place, near)
      : {
          title: pen.name(place),
          facts: [t("saigon75.about.reserve"), ...forces(pen, view.reserve), ...adjacent(pen, near)],
        };
    const units = kind ? stack[kind] : null;
    if (!units) return whole;
    return {
      title: counted(pen, kind, units),
      facts: [t(`saigon75.about.unit.${kind}`), [`${whole.title}:`, ""], ...whole.facts],
    };
  }
  if (card)
    return {
      title: `${card.number} ${card.title}`,
      facts: [card.head, ...card.texts.map(({ text }) => text), "[S.3]"].filter(Boolean),
    };
  if (MARKERS.includes(word)) return { title: t(`saigon75.${word}`), facts: [t(`saigon75.about.marker.${word}`)] };
  if (word === "now") return { title: t("saigon75.now"), facts: [t("saigon75.about.now")] };
  return null;
}
