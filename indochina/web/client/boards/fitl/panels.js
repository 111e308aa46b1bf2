// @ts-check
// The panels around the map; those of cards, forces and tracks are in modules of their own.
import { s } from "../../dom.js";
import { t } from "../../words.js";
import { fit } from "../scenery.js";
import { circle, group, rect, titled, write } from "../shapes.js";
import { capabilitiesPanel, cardsPanel, leaderPanel, momentumPanel } from "./cards.js";
import { availablePanels, offMapPanels } from "./forces.js";
import { cylinder, FACTIONS, KINDS, piece, thing } from "./pieces.js";
import { controlTile, levelTile } from "./spaces.js";
import { edgeTrack, tracksPanel, trailPanel, victoryPanel } from "./tracks.js";

/** @import { AddPanel, Part, Pen } from "./types.js" */

/** @param {Pen} pen @returns {{element: SVGGElement, parts: Part[]}} */
export function drawPanels(pen) {
  const element = s("g", { class: "frame" });
  /** @type {Part[]} */
  const parts = [];

  /** @type {AddPanel} */
  function panel(name, of, draw, { title = t(`fitl.box.${name}`), word, faction = "" } = {}) {
    const { x, y, w, h: tall } = pen.layout.boxes[name];
    const content = s("g");
    const made = group(
      x,
      y,
      `panel ${faction}`,
      rect(0, 0, w, tall, 12, "panel-paper back"),
      write(title, w / 2, 31, "panel-title", fit(title, w - 16, 27)),
      content,
    );
    element.append(word ? thing(pen, made, word, title, rect(0, 0, w, tall, 12)) : made);
    parts.push({
      name,
      of,
      draw: (now) => {
        pen.wipe(content);
        content.append(...draw(now, w, tall).filter((one) => one !== null));
      },
    });
  }

  cardsPanel(pen, panel);
  sequencePanel(pen, panel);
  trailPanel(pen, panel);
  availablePanels(pen, panel);
  offMapPanels(pen, panel);
  momentumPanel(pen, panel);
  capabilitiesPanel(pen, panel);
  victoryPanel(pen, panel);
  tracksPanel(pen, panel);
  leaderPanel(pen, panel);
  policyPanel(panel);
  keyPanel(pen, panel);
  parts.push({ name: "edge", of: (view) => [view.tracks, view.totals], draw: edgeTrack(pen, element) });
  return { element, parts };
}

/** @param {Pen} pen @param {AddPanel} panel */
function sequencePanel(pen, panel) {
  panel(
    "sequence",
    (view) => [view.acted, view.eligible, view.stays_eligible, view.made_ineligible],
    ({ acted, eligible, stays_eligible: stays }, _, tall) => {
      const done = acted.filter(([, what]) => what !== "pass");
      const waiting = FACTIONS.filter((faction) => !done.some(([busy]) => busy === faction));
      /** @param {string} faction @param {number} x @param {number} y @param {number} radius @param {string} note */
      const put = (faction, x, y, radius, note) =>
        pen.mark(
          titled(
            s(
              "g",
              {},
              cylinder(faction, x, y, radius),
              note && write(note, x, y + radius + 19, "note", Math.min(20, 210 / note.length)),
            ),
            note ? `${faction}: ${note}` : faction,
          ),
          faction,
          JSON.stringify([eligible.includes(faction), acted.find(([one]) => one === faction)]),
        );
      return [
        ...Object.entries(pen.layout.columns).flatMap(([name, [x, w]]) => [
          rect(x, 46, w, tall - 58, 8, "well"),
          write(t(`fitl.${name}`), x + w / 2, 70, "note", 21),
        ]),
        ...eligible
          .filter((faction) => waiting.includes(faction))
          .map((faction, i) =>
            put(
              faction,
              54 + (i % 2) * 84,
              106 + Math.floor(i / 2) * 74,
              27,
              acted.some(([one]) => one === faction) ? t("fitl.did.pass") : "",
            ),
          ),
        ...done
          .slice(0, 2)
          .flatMap(([faction, what], i) => [
            put(faction, 252 + i * 134, 128, 44, t(`fitl.did.${what}`)),
            stays.includes(faction) ? write(t("fitl.stays"), 252 + i * 134, 222, "note", 16) : null,
          ]),
        ...waiting
          .filter((faction) => !eligible.includes(faction))
          .map((faction, i) => put(faction, 492 + (i % 2) * 62, 112 + Math.floor(i / 2) * 66, 28, "")),
      ];
    },
  );
}

/** @param {AddPanel} panel */
function policyPanel(panel) {
  panel(
    "policy",
    (view) => [view.policy, view.tracks.terror_markers],
    ({ policy, tracks: { terror_markers: n } }, w, tall) => [
      ...["JFK", "LBJ", "Nixon"].map((name, i) =>
        s(
          "g",
          { class: name === policy ? "president here" : "president" },
          rect(12, 44 + i * 33, w - 24, 29, 7),
          write(name, w / 2, 66 + i * 33, "", 22),
        ),
      ),
      titled(write(`${t("fitl.terror_short")} ${n}`, w / 2, tall - 14, "note", 20), t("fitl.terror_left", { n })),
    ],
  );
}

/** What the shapes and signs mean. @param {Pen} pen @param {AddPanel} panel */
function keyPanel(pen, panel) {
  panel(
    "key",
    () => 0,
    (_, w) => {
      const column = (w - 24) / 2;
      /** @param {number} x @param {number} y @param {string} text @param {...SVGElement} drawing */
      const entry = (x, y, text, ...drawing) => [
        ...drawing,
        write(text, x, y, "note start", fit(text, column - 64, 18)),
      ];
      return [
        ...KINDS.flatMap((kind, i) => {
          const x = 40 + Math.floor(i / 9) * column;
          const y = 64 + (i % 9) * 38;
          return entry(x + 27, y + 7, pen.name(kind), piece(kind, x, y, 35));
        }),
        ...[2, 1, -2, -1, 0].flatMap((level, i) => {
          const x = 16 + (i % 2) * column;
          const y = 402 + Math.floor(i / 2) * 41;
          return entry(x + 58, y + 25, t(`fitl.support.${level}`), levelTile(x, y, level));
        }),
        ...entry(
          74 + column,
          508,
          t("fitl.econ_short"),
          circle(38 + column, 502, 17, "econ-coin"),
          write("1", 38 + column, 509.5, "econ-number"),
        ),
        .../** @type {const} */ (["coin", "nva"]).flatMap((side, i) =>
          entry(74 + i * column, 550, t(`fitl.control.${side}`), controlTile(20 + i * column, 526, side)),
        ),
      ];
    },
  );
}
