// @ts-check
// The wooden pieces of Fire in the Lake. Each kind has a shape or a mark of its own, so colour is never the only sign.
import { s } from "../dom.js";
import { t } from "../words.js";
import { path, rect, titled, write } from "./board.js";

/** @typedef {import("./fitl_types.js").Pen} Pen */

export const FACTIONS = ["US", "ARVN", "NVA", "VC"];

/** Light, middle and dark of each paint. @type {Record<string, [string, string, string]>} */
const PAINTS = {
  us: ["#a9b56f", "#6b7a3a", "#3c4620"],
  arvn: ["#f8e48c", "#e3c23a", "#8f7212"],
  police: ["#f3b06a", "#d97a26", "#80400d"],
  nva: ["#e57a6a", "#c0392b", "#701a12"],
  vc: ["#79aee0", "#2f6fb0", "#173f69"],
};

/** A polygon about 0,0, or a star if every other corner is nearer. @param {number} corners @param {number} r @param {number} [inner] @param {number} [squash] */
export function polygon(corners, r, inner = r, squash = 1) {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners - Math.PI / 2;
    const reach = i % 2 ? inner : r;
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * squash * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

const ROUND = "M-16 0A16 14.5 0 0 1 16 0A16 14.5 0 0 1-16 0Z";
const HEXAGON = polygon(6, 17.5, 17.5, 0.9);
const DELTA = "M0-17Q3-17 5-14L18 8Q19 13 14 13L-14 13Q-19 13-18 8L-5-14Q-3-17 0-17Z";
const DIAMOND = "M0-17.5L18-1L0 15.5L-18-1Z";
const PENTAGON = polygon(5, 20, 20, 0.94);
const STAR = polygon(10, 11, 4.6);

/** A cube seen from the front right, with its mark. @param {string} paint @param {SVGElement} mark */
function cube(paint, mark) {
  const [light, , dark] = PAINTS[paint];
  return [
    s("ellipse", { cx: 2, cy: 18, rx: 20, ry: 4, class: "shade" }),
    path("M12-10L19-17V11L12 19Z", "", { fill: dark }),
    path("M-17-10L-10-17H19L12-10Z", "", { fill: light }),
    s("rect", { x: -17, y: -10, width: 29, height: 29, rx: 1.5, fill: `url(#wood-${paint})` }),
    mark,
    path("M-17-9V18Q-17 19-16 19H12L19 11V-17H-10ZM-17-10H12V19M12-10L19-17", "rim"),
  ];
}

/** A flat piece seen from above, with what lies on top. @param {string} paint @param {string} shape @param {(SVGElement | null)[]} top */
function block(paint, shape, ...top) {
  const [, , dark] = PAINTS[paint];
  const lower = [6, 4, 2].map((dy) => path(shape, "", { transform: `translate(0 ${dy})`, fill: dark }));
  return [
    s("ellipse", { cx: 1, cy: 15, rx: 19, ry: 5, class: "shade" }), ...lower,
    path(shape, "rim", { fill: `url(#wood-${paint})` }),
    path(shape, "gleam", { transform: "translate(0 -.8) scale(.9)" }), ...top,
  ];
}

/** Underground pieces are blank and dark on top, Active ones show a star. @param {string} paint @param {string} shape @param {boolean} active */
function fighter(paint, shape, active) {
  const low = shape === DELTA ? 3 : 0;
  return active
    ? block(paint, shape, path(STAR, "star", { transform: `translate(0 ${low})` }))
    : block(paint, shape, path(shape, "", { transform: `translate(0 ${low / 3}) scale(.68)`, fill: PAINTS[paint][2], opacity: 0.8 }));
}

/** @param {string} paint @param {string} letter @param {boolean} [tunnel] */
function base(paint, letter, tunnel) {
  return block(
    paint, PENTAGON, path(PENTAGON, "inlay", { transform: "scale(.74)" }),
    write(letter, 0, tunnel ? 1 : 6, paint === "arvn" ? "letter ink" : "letter"),
    tunnel ? path("M-9 17V11A9 9 0 0 1 9 11V17Z", "tunnel") : null,
  );
}

/** @param {string} d @param {string} [name] */
const mark = (d, name = "mark") => path(d, name, { transform: "translate(-2.5 4.5)" });

/** Every kind on the map and every type in a box. @type {Record<string, () => (SVGElement | null)[]>} */
const DRAWINGS = {
  us_troop: () => cube("us", mark("M-9 5L0-5L9 5")),
  us_base: () => base("us", "U"),
  us_irregular_u: () => fighter("us", DELTA, false),
  us_irregular_a: () => fighter("us", DELTA, true),
  arvn_troop: () => cube("arvn", mark("M-9-6H9M-9 0H9M-9 6H9", "mark bars")),
  arvn_police: () => cube("police", mark("M-8-9H8V0Q8 7 0 10Q-8 7-8 0Z", "badge")),
  arvn_ranger_u: () => fighter("arvn", DIAMOND, false),
  arvn_ranger_a: () => fighter("arvn", DIAMOND, true),
  arvn_base: () => base("arvn", "A"),
  nva_troop: () => cube("nva", mark(STAR, "star")),
  nva_guerrilla_u: () => fighter("nva", HEXAGON, false),
  nva_guerrilla_a: () => fighter("nva", HEXAGON, true),
  nva_base: () => base("nva", "N"),
  nva_tunnel: () => base("nva", "N", true),
  vc_guerrilla_u: () => fighter("vc", ROUND, false),
  vc_guerrilla_a: () => fighter("vc", ROUND, true),
  vc_base: () => base("vc", "V"),
  vc_tunnel: () => base("vc", "V", true),
};

export const KINDS = Object.keys(DRAWINGS);

/** What lies in a box is drawn as it would come to the map: underground, without a tunnel. @param {string} kind */
export function placedAs(kind) {
  const type = kind.replace(/_[ua]$/, "").replace("tunnel", "base");
  return type in DRAWINGS ? type : `${type}_u`;
}

/** The definitions all pieces are drawn from. */
export function pieceDefinitions() {
  const woods = Object.entries(PAINTS).map(([name, [light, middle]]) =>
    s("linearGradient", { id: `wood-${name}`, x1: 0, y1: 0, x2: 0.6, y2: 1 },
      s("stop", { offset: 0, "stop-color": light }), s("stop", { offset: 0.45, "stop-color": middle }),
      s("stop", { offset: 1, "stop-color": middle })));
  return [...woods, ...KINDS.map((kind) => s("g", { id: `piece-${kind}`, class: "piece" }, ...DRAWINGS[kind]()))];
}

/** One piece. @param {string} kind @param {number} x centre @param {number} y @param {number} size */
export function piece(kind, x, y, size) {
  return s("use", { href: `#piece-${kind in DRAWINGS ? kind : placedAs(kind)}`, transform: `translate(${x} ${y}) scale(${size / 42})` });
}

/** A small drawing for buttons and the log. @param {string} kind */
export function pieceIcon(kind) {
  return s("svg", { viewBox: "-21 -21 42 42", width: 22, height: 22, class: "piece-icon", "aria-hidden": "true" },
    placedAs(kind) in DRAWINGS ? piece(kind, 0, 0, 42) : null);
}

/**
 * Makes a group the drawing of a word, with what is said of it and a shape to be lit just above its background.
 * @template {SVGGraphicsElement} E @param {Pen} pen @param {E} group @param {string} word @param {string} title @param {SVGGraphicsElement} shape
 */
export function thing(pen, group, word, title, shape) {
  group.dataset.word = word;
  group.setAttribute("role", "group");
  titled(group, title);
  pen.know(word, shape).classList.add("target");
  ([...group.querySelectorAll(":scope > .back")].pop() ?? group.firstElementChild)?.after(shape);
  return pen.mark(group, word, title);
}

/** The largest size at which stacks fit, and in how many columns; a stack is so many times as wide as a piece. @param {number} n @param {number} wide @param {number} w @param {number} h @param {number} most */
function packing(n, wide, w, h, most) {
  let best = { size: 0, columns: 1 };
  for (let columns = 1; columns <= n; columns++) {
    const size = Math.min(w / columns / wide, h / Math.ceil(n / columns) / 1.04, most);
    if (size > best.size + 0.5) best = { size, columns };
  }
  return best;
}

/**
 * Draws one stack for each kind of piece in a rectangle (by its centre).
 * @param {Pen} pen @param {Element} group @param {string} place @param {{[kind: string]: number}} pieces
 * @param {import("./fitl_types.js").Box} area @param {number} most
 */
export function stacks(pen, group, place, pieces, area, most) {
  pen.wipe(group);
  const kinds = Object.keys(pieces);
  const wide = Object.values(pieces).some((n) => n > 9) ? 1.94 : 1.5; // room for the number
  const { size, columns } = packing(kinds.length, wide, area.w, area.h, most);
  const rows = Math.ceil(kinds.length / columns);
  kinds.forEach((kind, i) => {
    const row = Math.floor(i / columns);
    const across = Math.min(columns, kinds.length - row * columns);
    const x = area.x + ((i % columns) - (across - 1) / 2) * size * wide;
    const y = area.y + (row - (rows - 1) / 2) * size * 1.04;
    const n = pieces[kind];
    const many = n > 1;
    const left = many ? x - size * (wide - 1) / 2 : x;
    const stack = s("g", { class: "unit" }, many && piece(kind, left + size * 0.09, y - size * 0.07, size), piece(kind, left, y, size),
      many && write(n, left + size * 0.5, y + size * 0.34, "number", Math.round(size * 0.72)));
    group.append(thing(pen, stack, `${place}/${place in pen.layout.boxes ? placedAs(kind) : kind}`, t("fitl.count", { n, name: pen.name(kind) }),
      rect(x - size * wide / 2, y - size * 0.52, size * wide, size * 1.04, size * 0.2)));
  });
}
