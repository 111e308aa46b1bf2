// @ts-check
// Clicks, keys and resting on what a board draws, on the map and in the panels beside it.

/** @import { BoardActions, Option } from "../types.js" */

const REST = 120; // milliseconds a pointer rests before one is told what it rests on
const PRESS = 350; // and a finger, that may yet be about to move the map
const STILL = 5; // pixels a pointer may move and still rest

/** The pieces of the stack in which something lies, the top one first. @param {Element} at */
export function stacked(at) {
  const pieces = at.closest(".stack")?.querySelectorAll("[data-word*='/']");
  return pieces && [...pieces].map((piece) => piece.getAttribute("data-word") ?? "").reverse();
}

/**
 * @param {HTMLElement} element  of which only listening is asked: a drawing is as good
 * @param {Pick<import("./pen.js").Pen<import("../types.js").Layout>, "choice" | "own" | "asked">} pen
 * @param {BoardActions} actions
 */
export function listen(element, pen, actions) {
  /**
   * The innermost element with an attribute.
   * @param {Event} event
   * @param {string} name
   * @returns {[Element, string] | null}
   */
  const under = ({ target }, name) => {
    const found = /** @type {Element} */ (target).closest(`[${name}]`);
    return found && [found, found.getAttribute(name) ?? ""];
  };
  let told = false; // a long press has asked: it does not choose
  /** @param {Event} event */
  const act = (event) => {
    if (told) return;
    const [at, drawn] = under(event, "data-word") ?? [element, ""];
    const { shiftKey, ctrlKey, metaKey } = /** @type {MouseEvent} */ (event);
    const like = stacked(at) ?? [drawn];
    const [top = drawn] = like;
    // of a stack that is not fanned out no piece is meant, or with Shift all
    const closed = at.closest(".stack:not(.open)") && !pen.own(drawn);
    const word = closed && !shiftKey ? drawn.split("/")[0] : shiftKey && !drawn.includes("/") ? top : drawn;
    const piece = word.includes("/");
    const own = pen.own(word);
    const option = own ?? (piece ? undefined : pen.choice(word));
    const card = under(event, "data-read")?.[1];
    const several = (own ?? pen.choice(word))?.several;
    const how = shiftKey ? "all" : ctrlKey || metaKey ? "more" : "";
    if (several) actions.which(several);
    else if (piece && (own || !card)) actions.piece(word, how, own?.key, like);
    else if (option) actions.choose(option.key);
    else if (card) actions.card(card);
    else if (word) actions.place(word);
  };
  element.addEventListener("click", act);
  element.addEventListener("keydown", (event) => {
    if ((event.key !== "Enter" && event.key !== " ") || event.target === element) return;
    event.preventDefault();
    event.stopPropagation();
    act(event);
  });

  // who rests on a thing, presses it long or comes to it by keys is told what it is, and what may be done with it
  let waiting = 0;
  let from = { x: 0, y: 0 };
  const leave = () => clearTimeout(waiting);
  /** @param {Event} event @param {boolean} long */
  const linger = (event, long) => {
    leave();
    const [at, word] = under(event, "data-word") ?? [element, ""];
    actions.over(pen.choice(word)?.key ?? null);
    if (!word) return;
    waiting = window.setTimeout(
      () => {
        if (!at.isConnected) return; // it was drawn anew meanwhile: nobody would ever leave it
        told = long;
        actions.about(word, at, pen.choice(word)?.key);
      },
      long ? PRESS : REST,
    );
  };
  element.addEventListener("pointerover", (event) => {
    // since the last press the drawing may have changed under it
    const still = event.clientX === from.x && event.clientY === from.y;
    if (event.pointerType === "mouse" && !event.buttons && !still) linger(event, false);
  });
  element.addEventListener("pointerdown", (event) => {
    told = false;
    from = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "mouse") leave();
    else linger(event, true);
  });
  element.addEventListener(
    "pointermove",
    (event) => event.buttons && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL && leave(),
  );
  element.addEventListener("focusin", (event) => {
    if (/** @type {Element} */ (event.target).matches(":focus-visible")) linger(event, false);
  });
  for (const end of ["pointerleave", "focusout"]) element.addEventListener(end, () => actions.over(null));
  for (const end of ["pointerup", "pointercancel", "pointerleave", "focusout"]) element.addEventListener(end, leave);
}
