// @ts-check
// The frame around the map: the edge track, cards, sequence of play, boxes of forces, and what lasts.
import { h, s } from "../../dom.js";
import { t } from "../../words.js";
import { circle, group, path, rect, titled, write } from "../pen.js";
import { fit } from "../scenery.js";
import { controlTile, levelTile } from "./map.js";
import { FACTIONS, KINDS, piece, placedAs, stacks, thing } from "./pieces.js";

/** @import { FitlView, Pen } from "./types.js" */
/**
 * @typedef {{name: string, of: (view: FitlView) => unknown, draw: (now: FitlView) => void}} Part  drawn again when what
 *   it shows has changed
 */
/** @typedef {{text: string, kind: string, word?: string}} Chip  of what lasts if it has a word */

/**
 * What comes in a faction's Available box: rows of types with as many lines of pieces as they may need.
 * @type {{[faction: string]: [string, number][][]}}
 */
const AVAILABLE = {
  US: [
    [["us_troop", 3]],
    [
      ["us_base", 1],
      ["us_irregular", 1],
    ],
  ],
  ARVN: [
    [["arvn_troop", 2]],
    [["arvn_police", 2]],
    [
      ["arvn_ranger", 1],
      ["arvn_base", 1],
    ],
  ],
  NVA: [[["nva_troop", 3]], [["nva_guerrilla", 2]], [["nva_base", 1]]],
  VC: [[["vc_guerrilla", 2]], [["vc_base", 1]]],
};
const LINE = 33; // height of a line of pieces
const PITCH = 30;

/** @param {string} faction @param {number} x @param {number} y @param {number} radius */
function cylinder(faction, x, y, radius) {
  const disc = group(
    0,
    0,
    `cylinder ${faction}`,
    s("ellipse", { cx: 2, cy: 13, rx: 31, ry: 25, class: "shade" }),
    path("M-30-3A30 25 0 0 1 30-3V6A30 25 0 0 1-30 6Z", "side"),
    s("ellipse", { cy: -3, rx: 30, ry: 25, class: "top" }),
    write(faction, 0, 4, "cylinder-name", faction === "ARVN" ? 17 : 21),
  );
  disc.setAttribute("transform", `translate(${x} ${y}) scale(${radius / 30})`);
  return titled(disc, faction);
}

/** The largest print in which paragraphs fit. @param {string[]} texts @param {number} w @param {number} tall */
function fitting(texts, w, tall) {
  let size = 26;
  const lines = () => texts.reduce((sum, text) => sum + Math.ceil((text.length * size * 0.56) / w + 0.3), 0);
  while (size > 11 && lines() * size * 1.22 + texts.length * 20 > tall) size -= 0.5;
  return size;
}

/**
 * @param {Pen} pen
 * @param {number | null} number
 * @param {number} x
 * @param {number} w
 * @param {number} tall
 * @param {string} caption
 * @param {string} none
 */
function eventCard(pen, number, x, w, tall, caption, none) {
  const id = `card-${number}`;
  const card = pen.cards[id];
  const paper = rect(0, 0, w, tall, 14, "card-paper back");
  if (!card)
    return pen.mark(group(x, 48, "card empty", paper, write(none, w / 2, tall / 2, "card-none")), caption, none);
  const [first, ...rest] = card.head.split(/, | · /);
  const order = first.split(" ").every((word) => FACTIONS.includes(word)) ? first.split(" ") : [];
  const top = order.length ? 108 : 50;
  const size = fitting(
    card.texts.map(({ text }) => text),
    w - 40,
    tall - top - 116,
  );
  const made = group(
    x,
    48,
    "card",
    rect(3, 5, w, tall, 14, "card-shadow"),
    paper,
    path(`M0 14Q0 0 14 0H${w - 14}Q${w} 0 ${w} 14V40H0Z`, "card-band"),
    write(`${caption} · ${card.number}`, 16, 28, "card-caption"),
    ...order.map((faction, i) => cylinder(faction, w / 2 + ((i - 1.5) * (w - 20)) / 4, 72, 27)),
    s(
      "foreignObject",
      { x: 10, y: top, width: w - 20, height: tall - top - 8 },
      h(
        "div",
        { class: "card-body" },
        h("div", { class: "card-title", text: card.title }),
        h("div", { class: "card-head", text: order.length ? rest.join(" · ") : card.head }),
        ...card.texts.map(({ side, text }) => {
          const part = h("div", { class: `card-text ${side}`, text });
          part.style.fontSize = `${size}px`;
          return part;
        }),
      ),
    ),
  );
  const says = card.texts.map(({ text }) => text).join(" ");
  const title = `${caption}: ${card.number} ${card.title}. ${card.head}. ${says}`;
  return thing(pen, made, id, title, pen.reads(rect(0, 0, w, tall, 14), id, pen.name(id)));
}

/** What lasts bears the name of its card. @param {Pen} pen @param {string} word */
function cardOf(pen, word) {
  const plain = (/** @type {string} */ text) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const title = plain(word.replace(/_(un)?shaded$/, ""));
  return Object.keys(pen.cards).find((id) => plain(pen.cards[id].title) === title);
}

/**
 * Small labels in rows.
 * @param {Pen} pen
 * @param {Chip[]} chips
 * @param {number} w
 * @param {number} top
 * @param {number} size
 */
function chipRows(pen, chips, w, top, size) {
  let x = 16;
  let y = top;
  return chips.map(({ text, kind, word }) => {
    const wide = Math.min(text.length * size * 0.56 + 26, w - 32);
    if (x + wide > w - 12 && x > 16) {
      x = 16;
      y += size * 1.75;
    }
    const [ground, shape] = ["back", ""].map((style) => rect(0, 0, wide, size * 1.5, size * 0.4, style));
    const chip = group(x, y, `chip ${kind}`, ground, write(text, wide / 2, size * 1.05, "", size));
    x += wide + 9;
    if (!word) return chip;
    const id = cardOf(pen, word);
    const texts = id ? pen.cards[id].texts : [];
    const title = [text, kind && t(`fitl.${kind}`), (texts.find(({ side }) => side === kind) ?? texts[0])?.text]
      .filter(Boolean)
      .join(": ");
    return thing(pen, chip, word, title, id ? pen.reads(shape, id, pen.name(id)) : shape);
  });
}

/** @param {Pen} pen @returns {{element: SVGGElement, parts: Part[]}} */
export function drawFrame(pen) {
  const frame = s("g", { class: "frame" });
  /** @type {Part[]} */
  const parts = [];

  /**
   * A panel with its title, drawn again when what it shows has changed.
   * @param {string} name
   * @param {(view: FitlView) => unknown} of
   * @param {(now: FitlView, w: number, h: number) => (Element | null)[]} draw
   * @param {{title?: string, word?: string, faction?: string}} [more]
   */
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
    frame.append(word ? thing(pen, made, word, title, rect(0, 0, w, tall, 12)) : made);
    parts.push({
      name,
      of,
      draw: (now) => {
        pen.wipe(content);
        content.append(...draw(now, w, tall).filter((one) => one !== null));
      },
    });
  }

  panel(
    "cards",
    (view) => [view.cards, view.pivotal],
    ({ cards, pivotal }, w, tall) => {
      const wide = (w - 46) / 2;
      const chips = [
        t("fitl.deck", { n: cards.deck }),
        t("fitl.coups", { n: cards.coups_to_come }),
        t("fitl.played", { n: cards.played.length }),
      ].map((text) => ({ text, kind: "" }));
      if (cards.monsoon) chips.push({ text: t("fitl.monsoon"), kind: "monsoon" });
      return [
        eventCard(pen, cards.current, 16, wide, tall - 160, t("fitl.current"), t("fitl.no_card")),
        eventCard(pen, cards.next, 30 + wide, wide, tall - 160, t("fitl.next"), t("fitl.unseen")),
        ...chipRows(pen, chips, w, tall - 102, 19),
        write(t("fitl.pivotal"), 18, tall - 20, "note start", 20),
        pivotal.length ? null : write(t("fitl.none"), 270, tall - 20, "note start", 20),
        ...pivotal.map((faction, i) => cylinder(faction, 310 + i * 66, tall - 28, 24)),
      ];
    },
  );

  panel(
    "sequence",
    (view) => [view.acted, view.eligible, view.stays_eligible, view.made_ineligible],
    ({ acted, eligible, stays_eligible: stays }, _, tall) => {
      const done = acted.filter(([, what]) => what !== "pass");
      const waiting = FACTIONS.filter((faction) => !done.some(([busy]) => busy === faction));
      /** @type {[string, number, number][]} */
      const columns = [
        ["eligible", 12, 168],
        ["first", 190, 124],
        ["second", 324, 124],
        ["ineligible", 458, 130],
      ];
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
        ...columns.flatMap(([name, x, w]) => [
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

  for (const faction of FACTIONS) {
    const low = faction.toLowerCase();
    const title = t("fitl.box.available", { faction });
    panel(
      `available_${low}`,
      (view) => Object.entries(view.available).filter(([type]) => type.startsWith(`${low}_`)),
      ({ available }, across) => {
        let y = 44;
        return AVAILABLE[faction].flatMap((row) => {
          const w = (across - 24) / row.length;
          const columns = Math.floor((w - 90) / PITCH);
          const made = row.map(([type, lines], i) => {
            const n = available[type] ?? 0;
            const x = 12 + i * w;
            const tall = lines * LINE;
            const [well, shape] = ["well back", ""].map((kind) => rect(x + 2, y + 1, w - 4, tall - 2, 7, kind));
            const unit = s(
              "g",
              { class: "unit" },
              well,
              write(n, x + 38, y + tall / 2 + 12, n ? "big" : "big none", 36),
              !n && s("g", { opacity: 0.25 }, piece(type, x + 90, y + 17, 29)),
            );
            for (let k = 0; k < n; k++)
              unit.append(piece(type, x + 90 + (k % columns) * PITCH, y + 17 + Math.floor(k / columns) * LINE, 29));
            return thing(
              pen,
              unit,
              `available/${placedAs(type)}`,
              `${title}: ${t("fitl.count", { n, name: pen.name(type) })}`,
              shape,
            );
          });
          y += row[0][1] * LINE + 2;
          return made;
        });
      },
      { title, word: "available", faction },
    );
  }

  for (const name of /** @type {const} */ (["casualties", "out_of_play"])) {
    panel(
      name,
      (view) => view[name],
      (now, w, tall) => {
        const units = s("g");
        stacks(pen, units, name, now[name], { x: w / 2, y: 16 + tall / 2, w: w - 40, h: tall - 66 }, 62);
        return [rect(12, 44, w - 24, tall - 56, 8, "well"), units];
      },
      { word: name },
    );
  }

  panel(
    "momentum",
    (view) => [view.momentum, view.deception],
    ({ momentum, deception }, w, tall) => {
      const names = (/** @type {string[]} */ kinds) => kinds.map((kind) => pen.name(kind)).join(", ");
      const words = deception && [
        ...(deception.own.length ? [t("fitl.yours", { names: names(deception.own) })] : []),
        ...Object.entries(deception.held)
          .filter(([, n]) => n)
          .map(([faction, n]) => t("fitl.hides", { faction, n })),
        ...Object.entries(deception.shown)
          .filter(([, kinds]) => kinds.length)
          .map(([faction, kinds]) => t("fitl.showed", { faction, names: names(kinds) })),
      ];
      return [
        momentum.length ? null : write(t("fitl.none"), w / 2, 82, "note", 22),
        ...chipRows(
          pen,
          momentum.map((word) => ({ text: pen.name(word), kind: "", word })),
          w,
          48,
          22,
        ),
        words
          ? s(
              "foreignObject",
              { x: 14, y: tall - 82, width: w - 28, height: 78 },
              h("div", { class: "deception", text: `${t("fitl.deception")}: ${words.join("; ") || t("fitl.none")}` }),
            )
          : null,
      ];
    },
  );

  panel(
    "capabilities",
    (view) => [view.unshaded, view.shaded],
    (now, w) => {
      const chips = /** @type {const} */ (["unshaded", "shaded"]).flatMap((kind) =>
        now[kind].map((word) => ({ text: pen.name(word), kind, word })),
      );
      return chips.length
        ? chipRows(pen, chips, w, 50, chips.length > 12 ? 17 : 23)
        : [write(t("fitl.none"), w / 2, 90, "note", 22)];
    },
  );

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

  /**
   * The markers of the edge track, by the word their number has in the view.
   * @type {{word: string, kind: string, short: string, label: string}[]}
   */
  const markers = ["arvn_resources", "nva_resources", "vc_resources", "aid", "patronage", "econ"].map((word) => {
    const [low, what = low] = word.split("_");
    const faction = low.toUpperCase();
    return {
      word,
      kind: faction,
      short: t(`fitl.short.${what}`, { faction }),
      label: t(`fitl.label.${what}`, { faction }),
    };
  });
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

  panel(
    "leader",
    (view) => [view.leader, view.peace_talks],
    ({ leader: { name, cards: held, flipped }, peace_talks: talks }, w, tall) => {
      const id = `card-${held[held.length - 1]}`;
      const last = pen.cards[id];
      const notes = [
        flipped && t("fitl.flipped"),
        t("fitl.leaders", { n: held.length }),
        talks && t("fitl.peace_talks"),
      ];
      const body = s(
        "g",
        {},
        last && pen.reads(rect(6, 38, w - 12, tall - 46, 8, "target"), id, pen.name(id)),
        s(
          "foreignObject",
          { x: 12, y: 40, width: w - 24, height: tall - 46 },
          h(
            "div",
            { class: "leader-body" },
            h("div", { class: "leader-name", text: pen.name(name || "no_leader") }),
            last && !flipped && h("div", { text: last.texts[0]?.text }),
            h("div", { class: "leader-note", text: notes.filter(Boolean).join(" · ") }),
          ),
        ),
      );
      return [pen.mark(body, "", name)];
    },
  );

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

  // what the shapes and signs mean
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

  parts.push({ name: "edge", of: (view) => [view.tracks, view.totals], draw: edgeTrack(pen, frame, markers) });
  return { element: frame, parts };
}

/**
 * The track of 0 to 75 around the board.
 * @param {Pen} pen
 * @param {Element} frame
 * @param {{word: string, kind: string, short: string, label: string}[]} markers
 */
function edgeTrack(pen, frame, markers) {
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
