// @ts-check
// The two tracks of Tonkin: turns with those who arrive, and what decides: Victory Points or goals, with what they mean.
import { h } from "../../dom.js";
import { t } from "../../words.js";
import { monthOf, typeOf, unitName } from "./pieces.js";

/** @import { AddPanel, Pen, TonkinView, UnitView } from "./types.js" */

const MOST = 100; // Victory Points

/**
 * Lets who points at a track, or comes to it by keys, read what it is.
 * @param {Pen} pen
 * @param {string} word
 * @param {HTMLElement} element
 * @param {string | number} state
 * @param {string} [side]  whose track it is
 */
export function told(pen, word, element, state, side = "") {
  element.tabIndex = 0;
  element.setAttribute("role", "group");
  element.ariaLabel ??= element.textContent;
  return pen.mark(pen.know(word, element), word + side, state);
}

/** How many units come in each month. @param {TonkinView} view */
function arrivals({ boxes }) {
  /** @type {Map<number, UnitView[]>} */
  const months = new Map();
  for (const unit of boxes.track ?? []) months.set(unit.due ?? 0, [...(months.get(unit.due ?? 0) ?? []), unit]);
  return months;
}

/** The turns of the scenario. @param {Pen} pen @param {AddPanel} panel */
export function turnsPanel(pen, panel) {
  const { turns, scenarios } = pen.layout;
  panel(
    "turns",
    (view) => [view.scenario, view.turn, view.last_turn, view.boxes.track],
    (view) => {
      const first = scenarios[view.scenario] ?? 1;
      const coming = arrivals(view);
      const cells = turns.slice(first - 1, view.last_turn).map(([, rain], i) => {
        const turn = first + i;
        const units = coming.get(turn) ?? [];
        const names = units.map(({ unit }) => unitName(pen, unit)).join(", ");
        const side = units.length ? typeOf(pen, units[0].unit)?.side : "";
        const here = turn === view.turn;
        return h(
          "li",
          { class: `${rain ? "rain" : ""}${here ? " here" : ""}`, "aria-current": here ? "step" : null },
          h("b", { text: turn }),
          ` ${monthOf(pen, turn)}${rain ? ` · ${t("tonkin.rain")}` : ""}`,
          units.length > 0 && h("span", { class: `arrivals ${side}`, text: t("tonkin.arriving", { units: names }) }),
        );
      });
      return [h("ol", null, ...cells)];
    },
    false,
  );
}

/** What decides, and how it stands. @param {Pen} pen @param {AddPanel} panel */
export function decidesPanel(pen, panel) {
  panel(
    "decides",
    (view) => [view.scale, view.goals, view.last_turn, view.tracks.vp],
    ({ scale, goals, last_turn, tracks: { vp } }) => {
      const hexes = goals?.hexes.map((id) => pen.name(id)).join(", ") ?? "";
      const says = t(goals ? "tonkin.goals" : "tonkin.wins", { hexes, month: monthOf(pen, last_turn) });
      const points = vp ?? 0;
      const rows = goals
        ? goals.scale.map((label, n) => band(label, String(n), n === goals.held))
        : scale.map(([label, low, high]) =>
            band(label, `${low ?? 0}–${high ?? MOST}`, points >= (low ?? 0) && points <= (high ?? MOST)),
          );
      const stands = goals ? t("tonkin.goals_held", { n: goals.held }) : `${t("tonkin.vp")}: ${vp}`;
      return [
        h("p", { text: says }),
        told(pen, "track.decides", h("p", { class: "stands", text: stands }), stands),
        h("ul", { class: "bands" }, ...rows),
      ];
    },
  );
}

/** @param {string} label @param {string} range @param {boolean} here */
function band(label, range, here) {
  const [side, degree = "draw"] = label.split(" "); // the middle is just a draw
  const text =
    degree === "draw" ? t("tonkin.degree.draw") : `${t(`tonkin.side.${side}`)}, ${t(`tonkin.degree.${degree}`)}`;
  return h(
    "li",
    { class: `band ${side}${here ? " here" : ""}`, "aria-current": here ? "step" : null },
    h("b", { text: range }),
    ` ${text}`,
  );
}
