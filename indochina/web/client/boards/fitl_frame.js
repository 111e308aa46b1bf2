// @ts-check
// The frame around the map: the edge track, cards, sequence of play, boxes of forces, and what lasts.
import { h, s } from "../dom.js";
import { t } from "../words.js";
import { controlTile, levelTile } from "./fitl_map.js";
import { FACTIONS, over, stacks, titled } from "./fitl_pen.js";
import { KINDS, piece, placedAs } from "./fitl_pieces.js";

/** @typedef {import("./fitl_pen.js").Pen} Pen */
/** @typedef {import("./fitl_pen.js").Box} Box */
/** @typedef {import("./fitl_pen.js").FitlView} FitlView */
/** @typedef {(now: FitlView, before: FitlView | null) => void} DrawPart */
/** @typedef {{of: (view: FitlView) => unknown, draw: DrawPart}} Part  drawn again when what it shows has changed */

/** What comes in a faction's Available box: rows of types with as many lines of pieces as they may need. @type {Record<string, [string, number][][]>} */
const AVAILABLE = {
  US: [[["us_troop", 3]], [["us_base", 1], ["us_irregular", 1]]],
  ARVN: [[["arvn_troop", 2]], [["arvn_police", 2]], [["arvn_ranger", 1], ["arvn_base", 1]]],
  NVA: [[["nva_troop", 3]], [["nva_guerrilla", 2]], [["nva_base", 1]]],
  VC: [[["vc_guerrilla", 2]], [["vc_base", 1]]],
};
const LINE = 33; // height of a line of pieces
const PITCH = 30;

/** @param {string | number} text @param {number} x @param {number} y @param {string} kind @param {number} [size] */
const write = (text, x, y, kind, size) => s("text", { x, y, class: kind, "font-size": size, text });

/** @param {string} faction @param {number} x @param {number} y @param {number} radius */
function cylinder(faction, x, y, radius) {
  const disc = s(
    "g", { class: `cylinder ${faction}`, transform: `translate(${x} ${y}) scale(${radius / 30})` },
    s("ellipse", { cx: 2, cy: 13, rx: 31, ry: 25, class: "shade" }),
    s("path", { d: "M-30-3A30 25 0 0 1 30-3V6A30 25 0 0 1-30 6Z", class: "side" }), s("ellipse", { cy: -3, rx: 30, ry: 25, class: "top" }),
    write(faction, 0, 4, "cylinder-name", faction === "ARVN" ? 17 : 21),
  );
  titled(disc, faction);
  return disc;
}

/** A panel with its title. @param {Pen} pen @param {string} name @param {string} title @param {string} [word] @param {string} [faction] */
function panel(pen, name, title, word = "", faction = "") {
  const { x, y, w, h: tall } = pen.layout.boxes[name];
  const content = s("g", {});
  const group = s(
    "g", { class: `panel ${faction}`, transform: `translate(${x} ${y})` },
    s("rect", { width: w, height: tall, rx: 12, class: "panel-paper back" }), write(title, w / 2, 31, "panel-title", Math.min(27, (w - 16) / title.length / 0.6)), content,
  );
  if (word) pen.thing(group, word, title, over(0, 0, w, tall, 12));
  return { group, content, w, h: tall };
}

/** A shape that shows a card when it is not lit. @param {Pen} pen @param {SVGGraphicsElement} target @param {string} id */
function opens(pen, target, id) {
  const show = () => target.classList.contains("lit") || pen.showCard(id);
  target.setAttribute("role", "button");
  target.setAttribute("tabindex", "0");
  target.setAttribute("aria-label", pen.name(id));
  target.classList.add("target", "opens");
  target.addEventListener("click", show);
  target.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    show();
  });
  return target;
}

/** The largest print in which paragraphs fit. @param {string[]} texts @param {number} w @param {number} tall */
function fitting(texts, w, tall) {
  let size = 26;
  const lines = () => texts.reduce((sum, text) => sum + Math.ceil((text.length * size * 0.56) / w + 0.3), 0);
  while (size > 11 && lines() * size * 1.22 + texts.length * 20 > tall) size -= 0.5;
  return size;
}

/** @param {Pen} pen @param {number | null} number @param {Box} at @param {string} caption @param {string} none */
function eventCard(pen, number, at, caption, none) {
  const id = `card-${number}`;
  const card = pen.cards[id];
  const { x, y, w, h: tall } = at;
  if (!number || !card) {
    return s("g", { class: "card empty", transform: `translate(${x} ${y})` },
      s("rect", { width: w, height: tall, rx: 14, class: "card-paper" }), write(none, w / 2, tall / 2, "card-none"));
  }
  const [first, ...rest] = card.head.split(/, | · /);
  const order = first.split(" ").every((word) => FACTIONS.includes(word)) ? first.split(" ") : [];
  const head = order.length ? rest.join(" · ") : card.head;
  const top = order.length ? 108 : 50;
  const size = fitting(card.texts.map((text) => text.text), w - 40, tall - top - 116);
  const group = s(
    "g", { class: "card", transform: `translate(${x} ${y})` },
    s("rect", { x: 3, y: 5, width: w, height: tall, rx: 14, class: "card-shadow" }), s("rect", { width: w, height: tall, rx: 14, class: "card-paper back" }),
    s("path", { d: `M0 14Q0 0 14 0H${w - 14}Q${w} 0 ${w} 14V40H0Z`, class: "card-band" }), write(`${caption} · ${card.number}`, 16, 28, "card-caption"),
    ...order.map((faction, i) => cylinder(faction, w / 2 + (i - 1.5) * (w - 20) / 4, 72, 27)),
    s("foreignObject", { x: 10, y: top, width: w - 20, height: tall - top - 8 },
      h("div", { class: "card-body" },
        h("div", { class: "card-title", text: card.title }), h("div", { class: "card-head", text: head }),
        ...card.texts.map((text) => {
          const part = h("div", { class: `card-text ${text.side}`, text: text.text });
          part.style.fontSize = `${size}px`;
          return part;
        }))),
  );
  pen.thing(group, id, `${caption}: ${card.number} ${card.title}. ${card.head}. ${card.texts.map((text) => text.text).join(" ")}`, opens(pen, over(0, 0, w, tall, 14), id));
  return group;
}

/** Small labels in rows. @param {SVGGElement} into @param {{text: string, kind: string, made?: (chip: SVGGElement, over: SVGGraphicsElement) => void}[]} chips @param {number} w @param {number} top @param {number} size */
function chipRows(into, chips, w, top, size) {
  let x = 16;
  let y = top;
  for (const { text, kind, made } of chips) {
    const wide = Math.min(text.length * size * 0.56 + 26, w - 32);
    if (x + wide > w - 12 && x > 16) {
      x = 16;
      y += size * 1.75;
    }
    const chip = s("g", { class: `chip ${kind}`, transform: `translate(${x} ${y})` },
      s("rect", { width: wide, height: size * 1.5, rx: size * 0.4, class: "back" }), write(text, wide / 2, size * 1.05, "", size));
    made?.(chip, over(0, 0, wide, size * 1.5, size * 0.4));
    into.append(chip);
    x += wide + 9;
  }
}

/** The cards of what lasts bear its name. @param {Pen} pen @param {string} word */
function cardOf(pen, word) {
  const plain = word.replace(/_(un)?shaded$/, "").replace(/[^a-z0-9]/g, "");
  return Object.keys(pen.cards).find((id) => pen.cards[id].title.toLowerCase().replace(/[^a-z0-9]/g, "") === plain) ?? null;
}

/** @param {Pen} pen @param {string} word @param {string} side @returns {(chip: SVGGElement, over: SVGGraphicsElement) => void} */
const lasting = (pen, word, side) => (chip, target) => {
  const id = cardOf(pen, word);
  const text = id ? pen.cards[id].texts.find((one) => one.side === side) ?? pen.cards[id].texts[0] : null;
  pen.thing(chip, word, [pen.name(word), side && t(`fitl.${side}`), text?.text].filter((part) => part).join(": "), id ? opens(pen, target, id) : target);
};

/** @param {Pen} pen @returns {{element: SVGGElement, parts: Part[]}} */
export function drawFrame(pen) {
  const { layout } = pen;
  /** @type {Part[]} */
  const parts = [];
  /** @type {SVGElement[]} */
  const drawn = [];
  /** @param {ReturnType<typeof panel>} made @param {(view: FitlView) => unknown} of @param {DrawPart} draw */
  const part = (made, of, draw) => {
    drawn.push(made.group);
    parts.push({ of, draw: (now, before) => {
      pen.wipe(made.content);
      draw(now, before);
    } });
  };

  const cards = panel(pen, "cards", t("fitl.box.cards"));
  const cardWidth = (cards.w - 46) / 2;
  part(cards, (view) => [view.cards, view.pivotal], (now, before) => {
    const { current, next, deck, played, coups_to_come: coups, monsoon } = now.cards;
    const at = { y: 48, w: cardWidth, h: cards.h - 160 };
    const shown = [
      eventCard(pen, current, { x: 16, ...at }, t("fitl.current"), t("fitl.no_card")),
      eventCard(pen, next, { x: 30 + cardWidth, ...at }, t("fitl.next"), t("fitl.unseen")),
    ];
    cards.content.append(...shown);
    if (before && before.cards.current !== current) pen.mark(shown[0]);
    if (before && before.cards.next !== next) pen.mark(shown[1]);
    const chips = [{ text: t("fitl.deck", { n: deck }), kind: "" }, { text: t("fitl.coups", { n: coups }), kind: "" }, { text: t("fitl.played", { n: played.length }), kind: "" }];
    if (monsoon) chips.push({ text: t("fitl.monsoon"), kind: "monsoon" });
    chipRows(cards.content, chips, cards.w, cards.h - 102, 19);
    cards.content.append(write(t("fitl.pivotal"), 18, cards.h - 20, "note left", 20));
    if (!now.pivotal.length) cards.content.append(write(t("fitl.none"), 270, cards.h - 20, "note left", 20));
    now.pivotal.forEach((faction, i) => cards.content.append(cylinder(faction, 310 + i * 66, cards.h - 28, 24)));
  });

  const sequence = panel(pen, "sequence", t("fitl.box.sequence"));
  const columns = [["eligible", 12, 168], ["first", 190, 124], ["second", 324, 124], ["ineligible", 458, 130]];
  part(sequence, (view) => [view.acted, view.eligible, view.stays_eligible, view.made_ineligible], (now, before) => {
    const done = now.acted.filter(([, what]) => what !== "pass");
    const passed = now.acted.filter(([, what]) => what === "pass").map(([faction]) => faction);
    const busy = new Set(done.map(([faction]) => faction));
    for (const [name, x, w] of columns) {
      sequence.content.append(
        s("rect", { x, y: 46, width: w, height: sequence.h - 58, rx: 8, class: "well" }), write(t(`fitl.${name}`), Number(x) + Number(w) / 2, 70, "note", 21));
    }
    /** @param {string} faction @param {number} x @param {number} y @param {number} radius @param {string} note */
    const put = (faction, x, y, radius, note) => {
      const disc = s("g", {}, cylinder(faction, x, y, radius));
      const size = Math.min(20, 210 / Math.max(note.length, 1));
      if (note) disc.append(write(note, x, y + radius + 19, "note", size));
      titled(disc, note ? `${faction}: ${note}` : faction);
      const was = before && JSON.stringify([before.acted.find(([f]) => f === faction), before.eligible.includes(faction)]);
      if (before && was !== JSON.stringify([now.acted.find(([f]) => f === faction), now.eligible.includes(faction)])) pen.mark(disc);
      sequence.content.append(disc);
    };
    now.eligible.filter((faction) => !busy.has(faction)).forEach((faction, i) =>
      put(faction, 54 + (i % 2) * 84, 106 + Math.floor(i / 2) * 74, 27, passed.includes(faction) ? t("fitl.did.pass") : ""));
    done.slice(0, 2).forEach(([faction, what], i) => {
      put(faction, 252 + i * 134, 128, 44, t(`fitl.did.${what}`));
      if (now.stays_eligible.includes(faction)) sequence.content.append(write(t("fitl.stays"), 252 + i * 134, 222, "note", 16));
    });
    FACTIONS.filter((faction) => !now.eligible.includes(faction) && !busy.has(faction)).forEach((faction, i) =>
      put(faction, 492 + (i % 2) * 62, 112 + Math.floor(i / 2) * 66, 28, ""));
  });

  const trail = panel(pen, "trail", t("fitl.box.trail"), "trail");
  part(trail, (view) => view.tracks.trail, (now, before) => {
    const step = (trail.w - 24) / 5;
    for (let n = 0; n <= 4; n++) {
      const here = n === now.tracks.trail;
      const cell = s("g", { class: here ? "trail-cell here" : "trail-cell" },
        s("rect", { x: 12 + n * step + 3, y: 46, width: step - 6, height: trail.h - 58, rx: 8 }), write(n, 12 + (n + 0.5) * step - (here ? 24 : 0), 100, "trail-number"),
        here ? s("path", { d: "M-17 11A17.5 20 0 0 1 17 11Q0 17-17 11ZM-24 10Q0 20 24 10Q0 28-24 10Z", transform: `translate(${12 + (n + 0.5) * step + 22} 84)`, class: "helmet" }) : null);
      if (here) titled(cell, t("fitl.trail", { n }));
      if (here && before && before.tracks.trail !== n) pen.mark(cell);
      trail.content.append(cell);
    }
  });

  for (const faction of FACTIONS) {
    const prefix = `${faction.toLowerCase()}_`;
    const box = panel(pen, `available_${faction.toLowerCase()}`, t("fitl.box.available", { faction }), "available", faction);
    part(box, (view) => Object.entries(view.available).filter(([type]) => type.startsWith(prefix)), (now, before) => {
      let y = 44;
      for (const row of AVAILABLE[faction]) {
        const w = (box.w - 24) / row.length;
        row.forEach(([type, lines], i) => {
          const n = now.available[type] ?? 0;
          const x = 12 + i * w;
          const tall = lines * LINE;
          const columns = Math.floor((w - 90) / PITCH);
          const group = s("g", { class: "unit" }, s("rect", { x: x + 2, y: y + 1, width: w - 4, height: tall - 2, rx: 7, class: "well back" }),
            write(n, x + 38, y + tall / 2 + 12, n ? "big" : "big none", 36));
          for (let k = 0; k < n; k++) group.append(piece(type, x + 90 + (k % columns) * PITCH, y + 17 + Math.floor(k / columns) * LINE, 29));
          if (!n) group.append(s("g", { opacity: 0.25 }, piece(type, x + 90, y + 17, 29)));
          pen.thing(group, `available/${placedAs(type)}`, `${box.group.getAttribute("aria-label")}: ${t("fitl.count", { n, name: pen.name(type) })}`, over(x + 2, y + 1, w - 4, tall - 2, 7));
          if (before && (before.available[type] ?? 0) !== n) pen.mark(group);
          box.content.append(group);
        });
        y += row[0][1] * LINE + 2;
      }
    });
  }

  for (const name of /** @type {const} */ (["casualties", "out_of_play"])) {
    const box = panel(pen, name, t(`fitl.box.${name}`), name);
    part(box, (view) => view[name], (now, before) => {
      const group = s("g", {});
      box.content.append(s("rect", { x: 12, y: 44, width: box.w - 24, height: box.h - 56, rx: 8, class: "well" }), group);
      stacks(pen, group, name, now[name], { x: box.w / 2, y: 44 + (box.h - 56) / 2, w: box.w - 40, h: box.h - 66 }, 62, before?.[name] ?? null);
    });
  }

  const momentum = panel(pen, "momentum", t("fitl.box.momentum"));
  part(momentum, (view) => [view.momentum, view.deception], (now) => {
    const chips = now.momentum.map((word) => ({ text: pen.name(word), kind: "paper", made: lasting(pen, word, "") }));
    if (!chips.length) momentum.content.append(write(t("fitl.none"), momentum.w / 2, 82, "note", 22));
    chipRows(momentum.content, chips, momentum.w, 48, 22);
    const { deception } = now;
    if (!deception) return;
    const names = (/** @type {string[]} */ kinds) => kinds.map((kind) => pen.name(kind)).join(", ");
    const words = [
      ...(deception.own.length ? [t("fitl.yours", { names: names(deception.own) })] : []),
      ...Object.entries(deception.held).filter(([, n]) => n).map(([faction, n]) => t("fitl.hides", { faction, n })),
      ...Object.entries(deception.shown).filter(([, kinds]) => kinds.length).map(([faction, kinds]) => t("fitl.showed", { faction, names: names(kinds) })),
    ];
    momentum.content.append(s("foreignObject", { x: 14, y: momentum.h - 82, width: momentum.w - 28, height: 78 },
      h("div", { class: "deception", text: `${t("fitl.deception")}: ${words.join("; ") || t("fitl.none")}` })));
  });

  const capabilities = panel(pen, "capabilities", t("fitl.box.capabilities"));
  part(capabilities, (view) => [view.unshaded, view.shaded], (now, before) => {
    const chips = /** @type {const} */ (["unshaded", "shaded"]).flatMap((side) => now[side].map((word) => ({
      text: pen.name(word), kind: side, made: (/** @type {SVGGElement} */ chip, /** @type {SVGGraphicsElement} */ target) => {
        lasting(pen, word, side)(chip, target);
        if (before && !before[side].includes(word)) pen.mark(chip);
      },
    })));
    if (!chips.length) capabilities.content.append(write(t("fitl.none"), capabilities.w / 2, 90, "note", 22));
    chipRows(capabilities.content, chips, capabilities.w, 50, chips.length > 12 ? 17 : 23);
  });

  const victory = panel(pen, "victory", t("fitl.box.victory"));
  part(victory, (view) => [view.totals, view.tracks.support, view.tracks.opposition, view.tracks.patronage, view.nonplayers], (now, before) => {
    const w = (victory.w - 36) / 2;
    const tall = (victory.h - 62) / 2;
    FACTIONS.forEach((faction, i) => {
      const { total, margin } = now.totals[faction];
      const known = { US: now.tracks.support, ARVN: now.tracks.patronage, VC: now.tracks.opposition }[faction] ?? 0;
      const signed = margin > 0 ? `+${margin}` : String(margin).replace("-", "−");
      const goal = t(`fitl.goal.${faction}`, { a: known, b: total - known });
      const bot = now.nonplayers.includes(faction);
      const tile = s(
        "g", { class: `score ${faction}${margin > 0 ? " winning" : ""}`, transform: `translate(${12 + (i % 2) * (w + 12)} ${46 + Math.floor(i / 2) * (tall + 8)})` },
        s("rect", { width: w, height: tall, rx: 10, class: "well" }), s("path", { d: `M10 0H22V${tall}H10Q0 ${tall} 0 ${tall - 10}V10Q0 0 10 0Z`, class: "stripe" }),
        write(bot ? `${faction} · ${t("fitl.bot")}` : faction, 34, 32, "faction left", 26), write(total, 34, 88, "big left", 58),
        write(`/ ${total - margin}`, 34 + String(total).length * 37 + 8, 88, "note left", 28),
        s("rect", { x: w - 92, y: 46, width: 80, height: 48, rx: 10, class: "margin" }), write(signed, w - 52, 82, "margin-number", 36),
        write(goal, 34, tall - 14, "note left", Math.min(18, (w - 44) / goal.length / 0.56)),
      );
      titled(tile, t("fitl.total", { faction, total, goal: total - margin, margin: signed }));
      if (before && before.totals[faction].total !== total) pen.mark(tile);
      victory.content.append(tile);
    });
  });

  // The markers of the edge track, by the word their number has in the view.
  const markers = [
    ...["ARVN", "NVA", "VC"].map((faction) => ({
      word: `${faction.toLowerCase()}_resources`, kind: faction, short: t("fitl.short.resources", { faction }), label: t("fitl.label.resources", { faction }),
    })),
    ...["aid", "patronage", "econ"].map((word) => ({ word, kind: word, short: t(`fitl.short.${word}`), label: t(`fitl.label.${word}`) })),
  ];
  const tracks = panel(pen, "tracks", t("fitl.box.tracks"));
  part(tracks, (view) => view.tracks, (now, before) => {
    const step = (tracks.w - 24) / markers.length;
    markers.forEach(({ word, kind, label }, i) => {
      const n = now.tracks[word];
      const x = 12 + i * step;
      const cell = s(
        "g", { class: `purse ${kind}` }, s("rect", { x: x + 3, y: 46, width: step - 6, height: tracks.h - 58, rx: 8, class: "well back" }),
        s("rect", { x: x + 3, y: 46, width: step - 6, height: 10, rx: 5, class: "stripe" }), write(n, x + step / 2, 104, "big", 46),
        ...label.split(" ").map((line, k, { length }) => write(line, x + step / 2, 150 - length * 10 + k * 20, "note", Math.min(17, (step - 10) / line.length / 0.6))),
      );
      pen.thing(cell, word, t("fitl.marker", { name: pen.name(word), n }), over(x + 3, 46, step - 6, tracks.h - 58));
      if (before && before.tracks[word] !== n) pen.mark(cell);
      tracks.content.append(cell);
    });
  });

  const leader = panel(pen, "leader", t("fitl.box.leader"));
  part(leader, (view) => [view.leader, view.peace_talks], (now, before) => {
    const { name, cards: held, flipped } = now.leader;
    const last = held.length ? pen.cards[`card-${held[held.length - 1]}`] : null;
    const notes = [flipped ? t("fitl.flipped") : "", t("fitl.leaders", { n: held.length }), now.peace_talks ? t("fitl.peace_talks") : ""];
    const body = s("g", {}, s("foreignObject", { x: 12, y: 40, width: leader.w - 24, height: leader.h - 46 },
      h("div", { class: "leader-body" }, h("div", { class: "leader-name", text: pen.name(name || "no_leader") }),
        last && !flipped ? h("div", { class: "leader-text", text: last.texts[0]?.text ?? "" }) : null,
        h("div", { class: "leader-note", text: notes.filter((note) => note).join(" · ") }))));
    if (last) body.prepend(opens(pen, over(6, 38, leader.w - 12, leader.h - 46), `card-${held[held.length - 1]}`));
    if (before && before.leader.name !== name) pen.mark(body);
    leader.content.append(body);
  });

  const policy = panel(pen, "policy", t("fitl.box.policy"));
  part(policy, (view) => [view.policy, view.tracks.terror_markers], (now) => {
    ["JFK", "LBJ", "Nixon"].forEach((name, i) => policy.content.append(s(
      "g", { class: name === now.policy ? "president here" : "president" },
      s("rect", { x: 12, y: 44 + i * 33, width: policy.w - 24, height: 29, rx: 7 }), write(name, policy.w / 2, 66 + i * 33, "", 22))));
    const left = write(`${t("fitl.terror_short")} ${now.tracks.terror_markers}`, policy.w / 2, policy.h - 14, "note", 20);
    titled(left, t("fitl.terror_left", { n: now.tracks.terror_markers }));
    policy.content.append(left);
  });

  drawn.push(key(pen));
  const { element, part: edge } = edgeTrack(pen, markers);
  parts.push(edge);
  return { element: s("g", { class: "frame" }, element, ...drawn), parts };
}

/** The track of 0 to 75 around the board. @param {Pen} pen @param {{word: string, kind: string, short: string, label: string}[]} markers */
function edgeTrack(pen, markers) {
  const cells = pen.layout.track.map(([x, y, w, tall], n) => s(
    "g", { class: n % 5 ? "cell" : "cell fifth" }, s("rect", { x, y, width: w, height: tall }), write(n, x + 8, y + 25, "cell-number left", 23)));
  const layer = s("g", {});
  const most = pen.layout.track.length - 1;
  return {
    element: s("g", { class: "track" }, ...cells, layer),
    part: {
      of: (/** @type {FitlView} */ view) => [view.tracks, view.totals],
      draw: (/** @type {FitlView} */ now, /** @type {FitlView | null} */ before) => {
        layer.replaceChildren();
        /** @type {Map<number, SVGElement[]>} */
        const shared = new Map();
        /** @param {number} n @param {string} kind @param {string} text @param {string} title @param {boolean} moved */
        const put = (n, kind, text, title, moved) => {
          const marker = s("g", { class: `marker ${kind}` }, s("rect", { width: 50, height: 20, rx: 5 }), write(text, 25, 15.5, "", text.length > 6 ? 12.5 : 14));
          titled(marker, title);
          if (moved) pen.mark(marker);
          const cell = Math.min(Math.max(n, 0), most);
          shared.set(cell, [...(shared.get(cell) ?? []), marker]);
        };
        for (const faction of FACTIONS) {
          const { total, margin } = now.totals[faction];
          const goal = pen.layout.track[Math.min(total - margin, most)];
          const tie = FACTIONS.slice(0, FACTIONS.indexOf(faction)).filter((f) => now.totals[f].total - now.totals[f].margin === total - margin).length;
          const flag = s("path", { d: "M0 0H22L16 8L22 16H0Z", class: `flag ${faction}`, transform: `translate(${goal[0] + goal[2] - 24 - tie * 24} ${goal[1] + 3})` });
          titled(flag, t("fitl.goal_here", { faction }));
          layer.append(flag);
          put(total, `${faction} total`, `★ ${faction}`, t("fitl.total", { faction, total, goal: total - margin, margin }), !!before && before.totals[faction].total !== total);
        }
        for (const { word, kind, short, label } of markers) {
          const n = now.tracks[word];
          put(n, kind, short, t("fitl.marker", { name: label, n }), !!before && before.tracks[word] !== n);
        }
        for (const [cell, found] of shared) {
          const [x, y, w, tall] = pen.layout.track[cell];
          const columns = w > 80 && found.length > 1 ? 2 : 1;
          const rows = Math.ceil(found.length / columns);
          const scale = Math.min((w - 6) / columns / 52, (tall - 30) / rows / 21, 1.25);
          found.forEach((marker, i) => {
            const cx = x + (w * ((i % columns) + 0.5)) / columns;
            const top = y + 29 + Math.floor(i / columns) * 21 * scale;
            marker.setAttribute("transform", `translate(${cx - 25 * scale} ${top}) scale(${scale})`);
            layer.append(marker);
          });
        }
      },
    },
  };
}

/** What the shapes and signs mean. @param {Pen} pen */
function key(pen) {
  const made = panel(pen, "key", t("fitl.box.key"));
  const column = (made.w - 24) / 2;
  /** @param {SVGElement[]} drawing @param {string} text @param {number} x @param {number} y */
  const entry = (drawing, text, x, y) => made.content.append(...drawing, write(text, x, y, "note left", Math.min(18, (column - 64) / text.length / 0.54)));
  KINDS.forEach((kind, i) => {
    const x = 40 + Math.floor(i / 9) * column;
    const y = 64 + (i % 9) * 38;
    entry([piece(kind, x, y, 35)], pen.name(kind), x + 27, y + 7);
  });
  const signs = /** @type {const} */ ([2, 1, -2, -1, 0]);
  signs.forEach((level, i) => {
    const x = 16 + (i % 2) * column;
    const y = 402 + Math.floor(i / 2) * 41;
    entry([levelTile(x, y, level)], t(`fitl.support.${level}`), x + 58, y + 25);
  });
  entry([s("circle", { cx: 38 + column, cy: 502, r: 17, class: "econ-coin" }), write("1", 38 + column, 509.5, "econ-number")], t("fitl.econ_short"), 74 + column, 508);
  (/** @type {const} */ (["coin", "nva"])).forEach((side, i) => entry([controlTile(20 + i * column, 526, side)], t(`fitl.control.${side}`), 74 + i * column, 550));
  return made.group;
}
