// @ts-check
// How a game went: the account of the engine, drawn. What is linked and how names look is told by who shows it.

import { h } from "./dom.js";
import { t } from "./words.js";

/** @import { Account, Lost, Swing } from "./types.js" */
/** @typedef {{chip: (seat: string) => HTMLElement, link: (made: number) => string}} Around */

/** @param {number} number */
const signed = (number) => `${number > 0 ? "+" : number < 0 ? "−" : ""}${Math.abs(number)}`;

/** Where margins are to exceed something their sign matters. @param {Account} told @param {number} value */
const figure = (told, value) => (told.goal === null ? String(value) : signed(value));

/** A drawing that came as text. @param {string} text */
export function drawn(text) {
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  return document.importNode(svg, true);
}

/** @param {Account} told @param {Around} around */
function plot(told, { link }) {
  const svg = drawn(told.plot);
  svg.setAttribute("role", "img");
  for (const point of svg.querySelectorAll("[data-made]"))
    point.addEventListener("click", () => location.assign(link(Number(point.getAttribute("data-made")))));
  return h("div", { class: "plotted" }, /** @type {SVGElement} */ (/** @type {unknown} */ (svg)));
}

/** By how much each margin changed. @param {Account} told @param {readonly number[]} by */
const changes = (told, by) =>
  h(
    "span",
    { class: "changes" },
    ...by.flatMap((n, i) =>
      n ? [h("b", { class: n > 0 ? "up" : "down", text: `${told.lines[i].title} ${signed(n)}` })] : [],
    ),
  );

/** @param {Account} told @param {Swing} swing @param {Around} around */
const turningPoint = (told, swing, { chip, link }) =>
  h(
    "li",
    null,
    h("a", { href: link(swing.made), title: t("ending.moment"), text: swing.heading }),
    changes(told, swing.by),
    h("p", { text: swing.text }),
    ...swing.thoughts.map(({ seat, text }) => h("p", { class: "thought muted" }, chip(seat), ` ${text}`)),
  );

/** @param {Account} told @param {Around} around */
function losses(told, { chip }) {
  /** @type {Map<string, Lost[]>} */
  const sides = new Map();
  for (const lost of told.losses) sides.set(lost.side, [...(sides.get(lost.side) ?? []), lost]);
  const most = Math.max(1, ...told.losses.map(({ count }) => count));
  return h(
    "div",
    { class: "losses" },
    ...[...sides].map(([side, rows]) =>
      h(
        "section",
        null,
        h("h3", null, chip(side), ` ${rows.reduce((sum, { count }) => sum + count, 0)}`),
        h(
          "ul",
          null,
          ...rows.map(({ cause, count }) =>
            h(
              "li",
              null,
              h("span", { text: cause }),
              h("meter", { min: 0, max: most, value: count }),
              h("b", { text: count }),
            ),
          ),
        ),
      ),
    ),
  );
}

/** @param {Account} told @param {Around} around */
function luck(told, { chip }) {
  if (!told.luck.length) return h("p", { class: "muted", text: t("ending.none") });
  const head = ["side", "dice", "rolled", "got", "expected"].map((name) =>
    h("th", { scope: "col", text: t(`ending.${name}`) }),
  );
  const rows = told.luck.map(({ side, what, rolled, got, expected }) => {
    const by = got - expected;
    const class_ = side && Math.abs(by) >= 0.5 ? (by > 0 ? "up" : "down") : "";
    return h(
      "tr",
      null,
      h("td", null, side ? chip(side) : t("ending.nobody")),
      h("td", { text: what }),
      h("td", { class: "number", text: rolled }),
      h("td", { class: "number" }, h("b", { class: class_, text: got })),
      h("td", { class: "number", text: expected.toFixed(1) }),
    );
  });
  return h("table", { class: "luck" }, h("thead", null, h("tr", null, ...head)), h("tbody", null, ...rows));
}

/** @param {Account} told @param {Around} around */
const diary = (told, { link }) =>
  told.diary.map((page) =>
    h(
      "article",
      { "data-made": page.made },
      h("h3", null, h("a", { href: link(page.made), title: t("ending.moment"), text: page.heading })),
      h("p", {
        class: "muted",
        text: told.lines
          .map(({ title }, i) => `${title} ${figure(told, page.before[i])} → ${figure(told, page.after[i])}`)
          .join(" · "),
      }),
      h("p", { text: page.text }),
    ),
  );

/** @param {string} name @param {...import("./dom.js").Child} children */
const part = (name, ...children) =>
  h("section", { class: `panel ending-${name}` }, h("h2", { text: t(`ending.${name}`) }), ...children);

/** The account as elements, one below the other. @param {Account} told @param {Around} around */
export function drawAccount(told, around) {
  const { chip, link } = around;
  const events = told.events.map(({ made, text }) => h("li", null, h("a", { href: link(made), text })));
  return [
    part("margins", plot(told, around)),
    part(
      "turning",
      h("ol", { class: "turning" }, ...told.swings.map((swing) => turningPoint(told, swing, { chip, link }))),
    ),
    part("losses", h("p", { class: "muted", text: told.lost }), losses(told, around)),
    part("luck", h("p", { class: "muted", text: t("ending.luck.about") }), luck(told, around)),
    events.length
      ? h(
          "section",
          { class: "panel ending-events" },
          h(
            "details",
            null,
            h("summary", { text: t("ending.events", { count: events.length }) }),
            h("ol", null, ...events),
          ),
        )
      : null,
    part("diary", ...diary(told, around)),
  ];
}
