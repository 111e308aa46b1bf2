// @ts-check
// The wooden pieces of Fire in the Lake, drawn in pieces.svg, and their stacks.
import { h, s } from "../../dom.js";
import { t } from "../../words.js";
import { drawings } from "../scenery.js";
import { rect, titled, write } from "../shapes.js";

/** @import { Pen } from "./types.js" */

export const FACTIONS = ["US", "ARVN", "NVA", "VC"];

/** A margin with its sign. @param {number} margin */
export const signed = (margin) => (margin > 0 ? `+${margin}` : String(margin).replace("-", "−"));

const ART = await drawings("fitl/pieces.svg");

/** Every kind on the map. */
export const KINDS = ART.filter(({ id }) => id.startsWith("piece-")).map(({ id }) => id.slice(6));

/** What lies in a box is drawn as it would come to the map: underground, without a tunnel. @param {string} kind */
export function placedAs(kind) {
  const type = kind.replace(/_[ua]$/, "").replace("tunnel", "base");
  return KINDS.includes(type) ? type : `${type}_u`;
}

/** The definitions all pieces are drawn from. */
export const pieceDefinitions = () => ART.map((one) => one.cloneNode(true));

/** One piece. @param {string} kind @param {number} x centre @param {number} y @param {number} size */
export function piece(kind, x, y, size) {
  return s("use", {
    href: `#piece-${KINDS.includes(kind) ? kind : placedAs(kind)}`,
    transform: `translate(${x} ${y}) scale(${size / 42})`,
  });
}

/** A small drawing for buttons and the log. @param {string} kind */
export function pieceIcon(kind) {
  return s(
    "svg",
    { viewBox: "-21 -21 42 42", width: 22, height: 22, class: "piece-icon", "aria-hidden": "true" },
    KINDS.includes(placedAs(kind)) && piece(kind, 0, 0, 42),
  );
}

/**
 * Makes a group the drawing of a word, with what is said of it and a shape to be lit just above its background.
 * @template {SVGGraphicsElement} E
 * @param {Pen} pen
 * @param {E} group
 * @param {string} word
 * @param {string} title
 * @param {SVGGraphicsElement} shape
 */
export function thing(pen, group, word, title, shape) {
  group.dataset.word = word;
  group.setAttribute("role", "group");
  titled(group, title);
  pen.know(word, shape).classList.add("target");
  ([...group.querySelectorAll(":scope > .back")].pop() ?? group.firstElementChild)?.after(shape);
  return pen.mark(group, word, title);
}

const LEAST = 49; // the least size of a piece, in units of the drawing
const TIGHT = 1.16;

/**
 * The largest size at which stacks fit, and in how many columns; a stack is so many times as wide as a piece.
 * @param {number} n
 * @param {number} wide
 * @param {number} w
 * @param {number} h
 * @param {number} most
 */
function packing(n, wide, w, h, most) {
  let best = { size: 0, columns: 1, wide };
  for (let columns = 1; columns <= n; columns++) {
    const size = Math.min(w / columns / wide, h / Math.ceil(n / columns) / 1.04, most);
    if (size > best.size + 0.5) best = { size, columns, wide };
  }
  if (best.size >= LEAST) return best;
  const rows = Math.max(1, Math.floor((h + LEAST / 2) / LEAST));
  return { size: LEAST, columns: Math.ceil(n / rows), wide: TIGHT }; // rather a little over the edge than too small
}

/**
 * Draws one stack for each kind of piece in a rectangle (by its centre).
 * @param {Pen} pen @param {Element} group @param {string} place @param {{[kind: string]: number}} pieces
 * @param {import("./types.js").Box} area @param {number} most
 */
export function stacks(pen, group, place, pieces, area, most) {
  pen.wipe(group);
  const kinds = Object.keys(pieces);
  const largest = Math.max(...Object.values(pieces));
  const roomy = largest > 9 ? 1.6 : largest > 1 ? 1.36 : 1.1; // room for the number
  const { size, columns, wide } = packing(kinds.length, roomy, area.w, area.h, most);
  const rows = Math.ceil(kinds.length / columns);
  kinds.forEach((kind, i) => {
    const row = Math.floor(i / columns);
    const across = Math.min(columns, kinds.length - row * columns);
    const x = area.x + ((i % columns) - (across - 1) / 2) * size * wide;
    const y = area.y + (row - (rows - 1) / 2) * size * 1.04;
    const n = pieces[kind];
    const many = n > 1;
    const left = many ? x - (size * (wide - 1)) / 2 : x;
    const stack = s(
      "g",
      { class: "unit" },
      many && piece(kind, left + size * 0.09, y - size * 0.07, size),
      piece(kind, left, y, size),
      many && write(n, left + size * 0.36, y + size * 0.46, "number", Math.round(size * 0.66)),
    );
    group.append(
      thing(
        pen,
        stack,
        `${place}/${kind}`,
        t("fitl.count", { n, name: pen.name(kind) }),
        rect(x - (size * wide) / 2, y - size * 0.52, size * wide, size * 1.04, size * 0.2),
      ),
    );
  });
}

/** A faction's name as its eligibility cylinder is seen from above. @param {string} faction */
export const disc = (faction) => h("span", { class: `disc ${faction}`, text: faction });
