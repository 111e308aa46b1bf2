// @ts-check
// The box of units at sea, which lies on the map.
import { s } from "../../dom.js";
import { t } from "../../words.js";
import { rect, titled, write } from "../shapes.js";
import { counter, describe } from "./pieces.js";

/** @import { Part, Pen, UnitView } from "./types.js" */

const BOX = "at_sea";

/** @param {Pen} pen @returns {{element: SVGGElement, part: Part}} */
export function drawSea(pen) {
  const [x, y, width, height] = pen.layout.boxes[BOX];
  const units = s("g");
  const element = s(
    "g",
    { class: "box" },
    pen.know(BOX, rect(x, y, width, height, 10, "offshore")),
    write(t(`tonkin.box.${BOX}`), x + 14, y + 28, "panel-title start", 21),
    units,
  );
  return {
    element,
    part: {
      name: BOX,
      of: (view) => view.boxes[BOX],
      draw: (view) => fill(pen, units, view.boxes[BOX] ?? []),
    },
  };
}

/** Counters side by side, as large as fit. @param {Pen} pen @param {SVGGElement} into @param {UnitView[]} units */
function fill(pen, into, units) {
  const [left, top, width, height] = pen.layout.boxes[BOX];
  pen.wipe(into);
  let [size, columns] = [0, 1];
  for (let n = 1; n <= units.length; n++) {
    const fits = Math.min((width - 12) / n, (height - 42) / Math.ceil(units.length / n), 74);
    if (fits >= size) [size, columns] = [fits, n];
  }
  units.forEach((view, i) => {
    const shape = titled(counter(pen, view), describe(pen, view));
    const x = left + 8 + ((i % columns) + 0.5) * size;
    const y = top + 36 + (Math.floor(i / columns) + 0.5) * size;
    shape.setAttribute("transform", `translate(${x} ${y}) scale(${size / 70})`);
    into.append(pen.mark(pen.know(`${BOX}/${view.unit}`, shape), view.unit, JSON.stringify(view)));
  });
}
