// @ts-check
// What is counted: resources and other numbers on the track around the board and in a panel, the Trail, the scores.
import { s } from "../../dom.js";
import { t } from "../../words.js";
import { fit } from "../scenery.js";
import { group, path, rect, titled, write } from "../shapes.js";
import { FACTIONS, thing } from "./pieces.js";

/** @import { AddPanel, FitlView, Pen } from "./types.js" */
/** @typedef {{word: string, kind: string, short: string, label: string}} Marker */

/** The markers of the edge track, by the word their number has in the view. @returns {Marker[]} */
function trackMarkers() {
  return ["arvn_resources", "nva_resources", "vc_resources", "aid", "patronage", "econ"].map((word) => {
    const [low, what = low] = word.split("_");
    const faction = low.toUpperCase();
    return {
      word,
      kind: faction,
      short: t(`fitl.short.${what}`, { faction }),
      label: t(`fitl.label.${what}`, { faction }),
    };
  });
}

/** @param {Pen} pen @param {AddPanel} panel */
export function trailPanel(pen, panel) {
  panel(
    "trail",
    (view) => view.tracks.trail,
    ({ tracks: { trail } }, w, tall) =>
      [0, 1, 2, 3, 4].map((n) => {
        const here = n === trail;
        const step = (w - 24) / 5;
        const middle = 12 + (n + 0.5) * step;
        const cell = s(
          "g",
          { class: here ? "trail-cell here" : "trail-cell" },
          rect(15 + n * step, 46, step - 6, tall - 58, 8),
          write(n, middle - (here ? 24 : 0), 100, "trail-number"),
          here &&
            path("M-17 11A17.5 20 0 0 1 17 11Q0 17-17 11ZM-24 10Q0 20 24 10Q0 28-24 10Z", "helmet", {
              transform: `translate(${middle + 22} 84)`,
            }),
        );
        return here ? pen.mark(titled(cell, t("fitl.trail", { n })), "", n) : cell;
      }),
    { word: "trail" },
  );
}

/** @param {Pen} pen @param {AddPanel} panel */
export function victoryPanel(pen, panel) {
  panel(
    "victory",
    (view) => [view.totals, view.tracks.support, view.tracks.opposition, view.tracks.patronage, view.nonplayers],
    ({ totals, tracks, nonplayers }, across, high) => {
      const w = (across - 36) / 2;
      const tall = (high - 62) / 2;
      return FACTIONS.map((faction, i) => {
        const { total, margin } = totals[faction];
        const known = { US: tracks.support, ARVN: tracks.patronage, VC: tracks.opposition }[faction] ?? 0;
        const signed = margin > 0 ? `+${margin}` : String(margin).replace("-", "−");
        const goal = t(`fitl.goal.${faction}`, { a: known, b: total - known });
        const tile = group(
          12 + (i % 2) * (w + 12),
          46 + Math.floor(i / 2) * (tall + 8),
          `score ${faction}${margin > 0 ? " winning" : ""}`,
          rect(0, 0, w, tall, 10, "well"),
          path(`M10 0H22V${tall}H10Q0 ${tall} 0 ${tall - 10}V10Q0 0 10 0Z`, "stripe"),
          write(nonplayers.includes(faction) ? `${faction} · ${t("fitl.bot")}` : faction, 34, 32, "big start", 26),
          write(total, 34, 88, "big start", 58),
          write(`/ ${total - margin}`, 34 + String(total).length * 37 + 8, 88, "note start", 28),
          rect(w - 92, 46, 80, 48, 10, "margin"),
          write(signed, w - 52, 82, "margin-number", 36),
          write(goal, 34, tall - 14, "note start", fit(goal, w - 44, 18)),
        );
        return pen.mark(
          titled(tile, t("fitl.total", { faction, total, goal: total - margin, margin: signed })),
          faction,
          total,
        );
      });
    },
  );
}

/** @param {Pen} pen @param {AddPanel} panel */
export function tracksPanel(pen, panel) {
  const markers = trackMarkers();
  panel(
    "tracks",
    (view) => view.tracks,
    ({ tracks }, w, tall) =>
      markers.map(({ word, kind, label }, i) => {
        const step = (w - 24) / markers.length;
        const x = 15 + i * step;
        const wide = step - 6;
        const cell = s(
          "g",
          { class: `purse ${kind}` },
          rect(x, 46, wide, tall - 58, 8, "well back"),
          rect(x, 46, wide, 10, 5, "stripe"),
          write(tracks[word], x + wide / 2, 104, "big", 46),
          ...label
            .split(" ")
            .map((line, k, { length }) =>
              write(line, x + wide / 2, 150 - length * 10 + k * 20, "note", fit(line, wide - 4, 17)),
            ),
        );
        return thing(
          pen,
          cell,
          word,
          t("fitl.marker", { name: pen.name(word), n: tracks[word] }),
          rect(x, 46, wide, tall - 58, 8),
        );
      }),
  );
}

/**
 * The track of 0 to 75 around the board.
 * @param {Pen} pen
 * @param {Element} frame
 */
export function edgeTrack(pen, frame) {
  const markers = trackMarkers();
  const cells = pen.layout.track;
  const most = cells.length - 1;
  const layer = s("g");
  frame.prepend(
    ...cells.map(([x, y, w, tall], n) =>
      s(
        "g",
        { class: n % 5 ? "cell" : "cell fifth" },
        rect(x, y, w, tall),
        write(n, x + 8, y + 25, "cell-number start", 23),
      ),
    ),
    layer,
  );

  return (/** @type {FitlView} */ { totals, tracks }) => {
    layer.replaceChildren();
    /** @type {Map<number, SVGElement[]>} */
    const shared = new Map();
    /** @param {number} n @param {string} kind @param {string} text @param {string} title */
    const put = (n, kind, text, title) => {
      const marker = titled(
        s(
          "g",
          { class: `marker ${kind}` },
          rect(0, 0, 50, 20, 5),
          write(text, 25, 15.5, "", text.length > 6 ? 12.5 : 14),
        ),
        title,
      );
      const cell = Math.min(Math.max(n, 0), most);
      shared.set(cell, [...(shared.get(cell) ?? []), pen.mark(marker, kind, n)]);
    };
    FACTIONS.forEach((faction, i) => {
      const { total, margin } = totals[faction];
      const goal = total - margin;
      const [x, y, w] = cells[Math.min(goal, most)];
      const tied = FACTIONS.slice(0, i).filter((other) => totals[other].total - totals[other].margin === goal).length;
      layer.append(
        titled(
          path("M0 0H22L16 8L22 16H0Z", `flag ${faction}`, {
            transform: `translate(${x + w - 24 - tied * 24} ${y + 3})`,
          }),
          t("fitl.goal_here", { faction }),
        ),
      );
      put(total, `${faction} total`, `★ ${faction}`, t("fitl.total", { faction, total, goal, margin }));
    });
    for (const { word, kind, short, label } of markers)
      put(tracks[word], kind, short, t("fitl.marker", { name: label, n: tracks[word] }));
    for (const [cell, found] of shared) {
      const [x, y, w, tall] = cells[cell];
      const columns = w > 80 && found.length > 1 ? 2 : 1;
      const scale = Math.min((w - 6) / columns / 52, (tall - 30) / Math.ceil(found.length / columns) / 21, 1.25);
      found.forEach((marker, i) => {
        const cx = x + (w * ((i % columns) + 0.5)) / columns;
        marker.setAttribute(
          "transform",
          `translate(${cx - 25 * scale} ${y + 29 + Math.floor(i / columns) * 21 * scale}) scale(${scale})`,
        );
        layer.append(marker);
      });
    }
  };
}
