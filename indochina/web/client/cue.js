// @ts-check
// A quiet cue when it is one's turn, for who has asked for it: two soft notes.

import { setting } from "./settings.js";

const NOTES = [587.33, 783.99]; // D, then G
const LENGTH = 0.35; // seconds of each
const LOUD = 0.08;

/** @type {AudioContext | null} */
let sound = null;

function ring() {
  sound ??= new AudioContext();
  const { currentTime, destination } = sound;
  NOTES.forEach((pitch, i) => {
    if (!sound) return;
    const start = currentTime + (i * LENGTH) / 2;
    const [tone, volume] = [sound.createOscillator(), sound.createGain()];
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUD, start + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  });
}

export function makeCue() {
  let asked = true; // who has just come needs no calling
  // who turns it on hears what it is like; browsers want a click before any sound
  addEventListener("setting", (event) => {
    if (/** @type {CustomEvent} */ (event).detail === "sound" && setting("sound") === "on") ring();
  });
  return {
    /** @param {boolean} now  whether one is asked @param {boolean} others  whether it comes of what others did */
    turn(now, others) {
      if (now && !asked && others && setting("sound") === "on") ring();
      asked = now;
    },
  };
}
