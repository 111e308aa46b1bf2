// @ts-check
// The wooden pieces of Fire in the Lake. Each kind has a shape or a mark of its own, so colour is never the only sign.
import { s } from "../dom.js";

/** Light, middle and dark of each paint. @type {Record<string, [string, string, string]>} */
const PAINTS = {
  us: ["#a9b56f", "#6b7a3a", "#3c4620"],
  arvn: ["#f8e48c", "#e3c23a", "#8f7212"],
  police: ["#f3b06a", "#d97a26", "#80400d"],
  nva: ["#e57a6a", "#c0392b", "#701a12"],
  vc: ["#79aee0", "#2f6fb0", "#173f69"],
};

/** A regular polygon. @param {number} corners @param {number} r @param {number} [squash] */
function polygon(corners, r, squash = 1) {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners - Math.PI / 2;
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * squash * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** A five-pointed star. @param {number} r */
export function star(r) {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (Math.PI * i) / 5 - Math.PI / 2;
    const reach = i % 2 ? r * 0.42 : r;
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

const ROUND = "M-16 0A16 14.5 0 0 1 16 0A16 14.5 0 0 1-16 0Z";
const HEXAGON = polygon(6, 17.5, 0.9);
const DELTA = "M0-17Q3-17 5-14L18 8Q19 13 14 13L-14 13Q-19 13-18 8L-5-14Q-3-17 0-17Z";
const DIAMOND = "M0-17.5L18-1L0 15.5L-18-1Z";
const PENTAGON = polygon(5, 20, 0.94);

/** @param {string} paint */
const shade = (paint) => `url(#wood-${paint})`;

/** A cube seen from the front right, with its mark. @param {string} paint @param {SVGElement} mark */
function cube(paint, mark) {
  const [light, , dark] = PAINTS[paint];
  return [
    s("ellipse", { cx: 2, cy: 18, rx: 20, ry: 4, class: "shade" }),
    s("path", { d: "M12-10L19-17V11L12 19Z", fill: dark }),
    s("path", { d: "M-17-10L-10-17H19L12-10Z", fill: light }),
    s("rect", { x: -17, y: -10, width: 29, height: 29, rx: 1.5, fill: shade(paint) }),
    mark,
    s("path", { d: "M-17-9V18Q-17 19-16 19H12L19 11V-17H-10ZM-17-10H12V19M12-10L19-17", class: "rim" }),
  ];
}

/** A flat piece seen from above, with what lies on top. @param {string} paint @param {string} shape @param {(SVGElement | null)[]} top */
function block(paint, shape, ...top) {
  const [, , dark] = PAINTS[paint];
  const lower = [6, 4, 2].map((dy) => s("path", { d: shape, transform: `translate(0 ${dy})`, fill: dark }));
  return [
    s("ellipse", { cx: 1, cy: 15, rx: 19, ry: 5, class: "shade" }), ...lower,
    s("path", { d: shape, fill: shade(paint), class: "rim" }),
    s("path", { d: shape, transform: "translate(0 -.8) scale(.9)", class: "gleam" }), ...top,
  ];
}

/** Underground pieces are blank and dark on top, Active ones show a star. @param {string} paint @param {string} shape @param {boolean} active */
function fighter(paint, shape, active) {
  const low = shape === DELTA ? 3 : 0;
  return active
    ? block(paint, shape, s("path", { d: star(11), transform: `translate(0 ${low})`, class: "star" }))
    : block(paint, shape, s("path", { d: shape, transform: `translate(0 ${low / 3}) scale(.68)`, fill: PAINTS[paint][2], opacity: 0.8 }));
}

/** @param {string} paint @param {string} letter @param {boolean} [tunnel] */
function base(paint, letter, tunnel) {
  return block(
    paint, PENTAGON, s("path", { d: PENTAGON, transform: "scale(.74)", class: "ring" }),
    s("text", { y: tunnel ? 1 : 6, class: paint === "arvn" ? "letter ink" : "letter", text: letter }),
    tunnel ? s("path", { d: "M-9 17V11A9 9 0 0 1 9 11V17Z", class: "tunnel" }) : null,
  );
}

/** @param {string} d @param {string} [name] */
const mark = (d, name = "mark") => s("path", { d, class: name, transform: "translate(-2.5 4.5)" });
const chevron = () => mark("M-9 5L0-5L9 5");
const bars = () => mark("M-9-6H9M-9 0H9M-9 6H9", "mark bars");
const shield = () => mark("M-8-9H8V0Q8 7 0 10Q-8 7-8 0Z", "badge");
const cubeStar = () => mark(star(11), "star");

/** Every kind on the map and every type in a box. @type {Record<string, () => (SVGElement | null)[]>} */
const DRAWINGS = {
  us_troop: () => cube("us", chevron()),
  us_base: () => base("us", "U"),
  us_irregular_u: () => fighter("us", DELTA, false),
  us_irregular_a: () => fighter("us", DELTA, true),
  arvn_troop: () => cube("arvn", bars()),
  arvn_police: () => cube("police", shield()),
  arvn_ranger_u: () => fighter("arvn", DIAMOND, false),
  arvn_ranger_a: () => fighter("arvn", DIAMOND, true),
  arvn_base: () => base("arvn", "A"),
  nva_troop: () => cube("nva", cubeStar()),
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
