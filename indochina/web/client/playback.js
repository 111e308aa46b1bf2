// @ts-check
// Shows what other seats did one step after another, at the chosen speed.

/** @import { Frame } from "./types.js" */

const QUIET = 0.3;

/**
 * @param {() => number} pace  seconds a frame stays in sight; without end: until the next is asked for
 * @param {{show: (frame: Frame) => void, pass: (frame: Frame) => void, changed: () => void, ended: () => void,
 *   coming?: () => boolean, stopped?: () => void}} tell  show a frame now; pass over one; how many wait has changed; the
 *   last one has been in sight long enough; whether others are on their way; nothing of it is wanted any more
 */
export function makePlayback(pace, tell) {
  /** @type {Frame[]} */
  let queue = [];
  /** @type {Frame | null} */
  let current = null;
  let timer = 0;
  let holding = false; // a frame has not been in sight long enough
  let more = false; // the server has said that further ones follow
  let part = 1; // of the pace: a step that changes nothing is soon seen

  function next() {
    clearTimeout(timer);
    holding = false;
    const seconds = pace();
    if (seconds === 0) pass();
    const frame = queue.shift();
    if (!frame) return tell.ended();
    current = frame;
    more = frame.more;
    part = frame.part ?? (frame.quiet ? QUIET : 1);
    tell.show(frame);
    hold();
    tell.changed();
  }

  /** Leaves only the last one. */
  function pass() {
    for (const frame of queue.splice(0, queue.length - 1)) tell.pass(frame);
  }

  function hold() {
    clearTimeout(timer);
    const seconds = pace();
    holding = true;
    // at once, but drawn no oftener than the screen is
    if (!part) timer = setTimeout(next, 16);
    else if (Number.isFinite(seconds)) timer = setTimeout(next, Math.max(seconds * part * 1000, 16));
  }

  return {
    /** @param {Frame[]} frames */
    push(...frames) {
      queue.push(...frames);
      if (!holding) next();
      else tell.changed();
    },
    next,
    /** Shows the last one that waits. */
    skip() {
      pass();
      next();
    },
    /** Shows the first of the next action, or the last that waits. */
    skipAction() {
      const now = current?.told?.action;
      const other = queue.findIndex(({ told }) => told?.action !== now);
      for (const frame of queue.splice(0, other < 0 ? queue.length - 1 : other)) tell.pass(frame);
      next();
    },
    /** Forgets all: something else is to be shown. */
    stop() {
      tell.stopped?.();
      clearTimeout(timer);
      queue = [];
      holding = more = false;
    },
    /** After a change of speed. */
    repace: () => holding && hold(),
    /** There is something still to be shown, here or on its way. */
    get busy() {
      return queue.length > 0 || more || Boolean(tell.coming?.());
    },
    get waiting() {
      return queue.filter(({ part }) => part !== 0).length;
    },
  };
}
