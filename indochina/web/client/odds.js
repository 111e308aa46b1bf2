// @ts-check
// The odds of an answer, as figures and bars.

import { h } from "./dom.js";
import { language, t } from "./words.js";

/** @import { Ask, OddsMessage } from "./types.js" */

const ASKED = 12; // options whose odds are listed at once

/** @param {OddsMessage} odds */
export const tells = ({ outcomes, items = [] }) => outcomes.length + items.length > 0;

/** The answers whose odds are listed. @param {Ask} ask */
export const listed = ({ odds, options }) =>
  (Array.isArray(odds) ? odds : options.map(({ key }) => key)).slice(0, ASKED);

/**
 * One decimal, two where that would be none or all: the shares of what excludes one another agree.
 * @param {number} share
 */
function percent(share) {
  return share.toLocaleString(language(), {
    style: "percent",
    maximumFractionDigits: Math.min(share, 1 - share) < 0.001 ? 2 : 1,
  });
}

/** What is worked out in full is called exact only if nothing is assumed. @param {OddsMessage} odds */
export function chart(odds) {
  const titles = [...new Set(odds.outcomes.map(({ title }) => title))];
  return h(
    "div",
    { class: "odds" },
    odds.items?.length
      ? h("dl", null, ...odds.items.flatMap(({ text, value }) => [h("dt", { text }), h("dd", { text: value })]))
      : null,
    ...titles.flatMap((title) => [
      h("p", { text: title }),
      h(
        "ul",
        null,
        ...odds.outcomes
          .filter((outcome) => outcome.title === title)
          .map(({ probability, text }) => {
            const bar = h("span", { class: "bar" });
            bar.style.width = `${Math.max(probability * 100, 1)}%`;
            return h(
              "li",
              null,
              h("b", { text: percent(probability) }),
              h("span", { class: "line", text }),
              h("span", { class: "track", "aria-hidden": "true" }, bar),
            );
          }),
      ),
    ]),
    h("small", {
      class: "muted",
      text: [!odds.exact ? t("odds.estimated") : odds.assuming ? "" : t("odds.exact"), odds.assuming]
        .filter(Boolean)
        .join(" · "),
    }),
  );
}
