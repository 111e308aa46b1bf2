// @ts-check
// Small signs for buttons, and dice.

import { s } from "./dom.js";

const PATHS = {
  first: "M3 3h2v10H3zM13 3v10L6 8z",
  prev: "M11 3v10L4 8z",
  play: "M4 2.5v11L13 8z",
  pause: "M4 3h3v10H4zM9 3h3v10H9z",
  next: "M5 3v10l7-5z",
  last: "M11 3h2v10h-2zM3 3v10l7-5z",
  undo: "M6 2 1.5 6 6 10V7.2h3.5a2.4 2.4 0 0 1 0 4.8H5v2h4.5a4.4 4.4 0 0 0 0-8.8H6z",
  redo: "M10 2l4.5 4L10 10V7.200H6.500a2.4 2.4 0 0 0 0 4.800H11v2H6.500a4.4 4.4 0 0 1 0-8.800H10z",
  reset: "M8 2.500a5.5 5.5 0 1 1-5.3 4l1.9.5A3.5 3.5 0 1 0 8 4.500V7L3.8 3.5 8 0z",
  since:
    "M8 3C4.5 3 1.8 5.2.5 8c1.3 2.8 4 5 7.5 5s6.2-2.2 7.5-5C14.2 5.2 11.5 3 8 3zm0 8.200A3.2 3.2 0 1 1 8 4.800a3.2 3.2 0 0 1 0 6.400zM8 6.300a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.400z",
  clock:
    "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zm0 2a5 5 0 1 1 0 10A5 5 0 0 1 8 3zm-.8 1.500v4l3.3 2 .8-1.2-2.6-1.600V4.500z",
  rules:
    "M8 3.600C6.400 2.500 4 2 1 2v11c3 0 5.400.400 7 1.600 1.600-1.200 4-1.600 7-1.600V2c-3 0-5.400.500-7 1.600zM7 12.200c-1.200-.600-2.600-.900-4-1V4.100c1.600.1 3 .500 4 1.100zm6-1c-1.400.1-2.800.400-4 1V5.200c1-.600 2.400-1 4-1.100z",
  help: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zm-.8 10.200h1.700v1.600H7.200zM8 3.400c1.6 0 2.8 1 2.8 2.4 0 1.9-1.9 2-1.9 4H7.200c0-2.7 1.8-2.7 1.8-3.9 0-.6-.4-1-1-1s-1.1.4-1.1 1.200H5.200C5.2 4.5 6.4 3.4 8 3.400z",
};

/** @param {keyof typeof PATHS} name */
export const sign = (name) =>
  s(
    "svg",
    { class: "sign", viewBox: "0 0 16 16", "aria-hidden": "true" },
    s("path", { d: PATHS[name], "fill-rule": "evenodd" }),
  );

/** Where the pips of a die are, on a grid of three by three. */
const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** A die showing a number, or the word on its face. @param {string} label */
export function die(label) {
  const pips = /^[1-6]$/.test(label) ? PIPS[Number(label)] : null;
  const short = label.length > 3 ? label.slice(0, 3) : label;
  return s(
    "svg",
    { class: "die", viewBox: "0 0 40 40", role: "img", "aria-label": label },
    s("rect", { x: 2, y: 2, width: 36, height: 36, rx: 7 }),
    ...(pips
      ? pips.map((at) => s("circle", { cx: 10 + 10 * (at % 3), cy: 10 + 10 * Math.floor(at / 3), r: 3.6 }))
      : [s("text", { x: 20, y: 27, "text-anchor": "middle", text: short })]),
  );
}
