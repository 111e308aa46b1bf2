// @ts-check
// What is printed around the map, as panels; those of cards and forces are in modules of their own.
import { h, s } from "../../dom.js";
import { t } from "../../words.js";
import { circle, write } from "../shapes.js";
import { cardsPanel, effectPanel } from "./cards.js";
import { forcesPanel } from "./forces.js";
import { disc, FACTIONS, KINDS, pieceIcon, signed } from "./pieces.js";
import { controlTile, levelTile } from "./spaces.js";
import { trackPanel, tracksPanel } from "./tracks.js";

/** @import { AddPanel, FitlView, Part, Pen } from "./types.js" */

/** @param {Pen} pen @returns {{panels: import("../../types.js").Panel[], parts: Part[]}} */
export function drawPanels(pen) {
  /** @type {import("../../types.js").Panel[]} */
  const panels = [];
  /** @type {Part[]} */
  const parts = [];

  /** @type {AddPanel} */
  function panel(name, of, draw, open = true) {
    const element = h("div", { class: `fitl-panel of-${name}` });
    panels.push({ name, title: t(`fitl.box.${name}`), element, open });
    parts.push({
      name,
      of,
      draw: (now) => {
        pen.wipe(element);
        element.append(...draw(now).filter((one) => one !== null));
      },
    });
  }

  factionsPanel(pen, panel);
  cardsPanel(pen, panel);
  tracksPanel(pen, panel);
  effectPanel(pen, panel);
  forcesPanel(pen, panel);
  trackPanel(pen, panel);
  keyPanel(pen, panel);
  return { panels, parts };
}

/** What a faction has done with this card, or may do. @param {string} faction @param {FitlView} view */
function standing(faction, { acted, eligible, stays_eligible: stays }) {
  const did = acted.find(([one]) => one === faction)?.[1];
  const place = acted.filter(([, what]) => what !== "pass").findIndex(([one]) => one === faction);
  if (place >= 0) {
    const what = `${t(place ? "fitl.second" : "fitl.first")}: ${t(`fitl.did.${did}`)}`;
    return { kind: "acted", text: stays.includes(faction) ? `${what}, ${t("fitl.stays")}` : what };
  }
  if (!eligible.includes(faction)) return { kind: "out", text: t("fitl.ineligible") };
  return { kind: "in", text: did ? t("fitl.did.pass") : t("fitl.eligible") };
}

/** The four factions: eligibility, Resources, how far each has come. @param {Pen} pen @param {AddPanel} panel */
function factionsPanel(pen, panel) {
  panel(
    "factions",
    (view) => [
      view.acted,
      view.eligible,
      view.stays_eligible,
      view.made_ineligible,
      view.tracks,
      view.totals,
      view.nonplayers,
    ],
    (view) => {
      const { totals, tracks, nonplayers } = view;
      const rows = FACTIONS.flatMap((faction) => {
        const { total, margin } = totals[faction];
        const goal = total - margin;
        const known = { US: tracks.support, ARVN: tracks.patronage, VC: tracks.opposition }[faction] ?? 0;
        const made = t(`fitl.goal.${faction}`, { a: known, b: total - known });
        const { kind, text } = standing(faction, view);
        const word = `${faction.toLowerCase()}_resources`;
        const purse = h("td", { class: "purse", text: tracks[word] ?? "–" });
        const state = pen.mark(h("span", { class: `standing ${kind}`, text }), `${faction} stands`, text);
        const score = h("td", { class: margin > 0 ? "margin winning" : "margin", text: signed(margin), title: made });
        const row = h(
          "tr",
          { class: faction },
          h(
            "th",
            { scope: "row", rowSpan: 2 },
            disc(faction),
            nonplayers.includes(faction) && h("small", { text: t("fitl.bot") }),
          ),
          h("td", null, state),
          tracks[word] === undefined
            ? purse
            : pen.place(word, purse, t("fitl.marker", { name: pen.name(word), n: tracks[word] })),
          pen.mark(
            h(
              "td",
              { class: "total", title: t("fitl.total", { faction, total, goal, margin: signed(margin) }) },
              `${total}`,
              h("small", { text: `/${goal}` }),
            ),
            `${faction} total`,
            total,
          ),
          score,
        );
        return [row, h("tr", { class: `made ${faction}` }, h("td", { colSpan: 4, text: made }))];
      });
      const heads = ["", "fitl.stands", "fitl.resources", "fitl.score", "fitl.margin"];
      return [
        h(
          "table",
          null,
          h("thead", null, h("tr", null, ...heads.map((key) => h("th", { scope: "col", text: key && t(key) })))),
          h("tbody", null, ...rows),
        ),
      ];
    },
  );
}

/** What the shapes and signs mean. @param {Pen} pen @param {AddPanel} panel */
function keyPanel(pen, panel) {
  /** @param {string} text @param {...SVGElement} drawing in a field of 80 by 40 */
  const entry = (text, ...drawing) =>
    h(
      "li",
      null,
      s("svg", { viewBox: "0 0 80 40", class: "sample drawing fitl", "aria-hidden": "true" }, ...drawing),
      text,
    );
  panel(
    "key",
    () => 0,
    () => [
      h(
        "ul",
        { class: "legend" },
        ...KINDS.map((kind) => h("li", null, pieceIcon(kind), pen.name(kind))),
        ...[2, 1, 0, -1, -2].map((level) => entry(t(`fitl.support.${level}`), levelTile(16, 2, level))),
        .../** @type {const} */ (["coin", "nva"]).map((side) =>
          entry(t(`fitl.control.${side}`), controlTile(22, 2, side)),
        ),
        entry(t("fitl.econ_short"), circle(40, 20, 17, "econ-coin"), write("1", 40, 28, "econ-number")),
      ),
    ],
    false,
  );
}
