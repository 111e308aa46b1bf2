// @ts-check
// What a thing of Fire in the Lake is, and how it stands, for who points at it.
import { t } from "../../words.js";
import { FACTIONS } from "./pieces.js";

/** @import { About } from "../../types.js" */
/** @import { FitlView, Pen } from "./types.js" */

/** Pieces by faction: `US: 3 × US Troops, 1 × US Base`. @param {Pen} pen @param {{[kind: string]: number}} pieces */
function forces(pen, pieces) {
  return FACTIONS.flatMap((faction) => {
    const own = Object.entries(pieces).filter(([kind, n]) => n && kind.startsWith(`${faction.toLowerCase()}_`));
    const text = own.map(([kind, n]) => t("fitl.count", { n, name: pen.name(kind) })).join(", ");
    return text ? [/** @type {[string, string]} */ ([`${faction}:`, text])] : [];
  });
}

/** @param {Pen} pen @param {FitlView} view @param {string} id @param {string[]} near @returns {About} */
function space(pen, view, id, near) {
  const now = view.spaces[id];
  const loc = pen.layout.locs[id];
  const kind = loc
    ? `${t("fitl.loc")}, ${t("fitl.econ", { n: loc.econ })}`
    : id in pen.layout.cities
      ? t("fitl.city")
      : t(`fitl.terrain.${pen.layout.provinces[id].terrain}`);
  const facts = [
    kind,
    now.population ? `${t("fitl.population", { n: now.population })}, ${t(`fitl.support.${now.support}`)}` : "",
    loc ? "" : t(`fitl.control.${now.control}`),
    now.terror ? t(loc ? "fitl.sabotage" : "fitl.terror", { n: now.terror }) : "",
  ];
  return {
    title: pen.name(id),
    facts: [
      facts.filter(Boolean).join(" · "),
      ...forces(pen, now.pieces),
      [t("fitl.adjacent"), near.map((there) => pen.name(there)).join(", ")],
    ],
  };
}

/** @param {Pen} pen @param {FitlView} view @param {string} word @param {{[space: string]: string[]}} adjacent */
export function about(pen, view, word, adjacent) {
  const [place, kind] = word.split("/");
  const card = pen.cards[word];
  if (view.spaces[place]) {
    const found = space(pen, view, place, adjacent[place] ?? []);
    const n = kind && view.spaces[place].pieces[kind];
    return n ? { title: t("fitl.count", { n, name: pen.name(kind) }), facts: [found.title, ...found.facts] } : found;
  }
  if (card)
    return {
      title: `${card.number} ${card.title}`,
      facts: [
        card.head,
        ...card.texts.map(({ side, text }) =>
          side ? /** @type {[string, string]} */ ([`${t(`fitl.${side}`)}:`, text]) : text,
        ),
      ],
    };
  if (view.tracks[word] !== undefined)
    return { title: t("fitl.marker", { name: pen.name(word), n: view.tracks[word] }), facts: [] };
  return null;
}
