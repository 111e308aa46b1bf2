// @ts-check
// The layout and the view of Saigon 75, as types. Nothing runs here.

/** @import { Area } from "../../types.js" */

/**
 * @typedef {object} Layout  layout.json
 * @property {Area} viewBox
 * @property {Area} reserve
 * @property {Record<string, Area>} places
 * @property {{[name: string]: string}} palette
 * @property {{[id: string]: [string, string]}} arcs
 * @property {{[id: string]: {arcs: string, fill: string, label: [number, number]}}} zones
 * @property {{[id: string]: PrintedProvince}} provinces
 * @property {[string, string, string][]} infiltration
 * @property {Decor} decor
 * @property {Tables} tables
 * @typedef {object} PrintedProvince
 * @property {string} arcs
 * @property {string} fill
 * @property {string[]} flags
 * @property {[x: number, y: number, size: number]} label
 * @property {Area} units
 * @property {[number, number, string]} [seat]
 * @typedef {object} Decor
 * @property {[word: string, x: number, y: number, size: number, turn: number][]} names
 * @property {[x: number, y: number, r: number]} compass
 * @property {string} thailand
 * @property {string} cambodia_west
 * @property {[wide: number, cap: string, path: string][]} rivers
 * @property {string[]} lakes
 * @property {string[]} islands
 * @property {{[name: string]: number[]}} glyphs
 * @typedef {{[row: string]: number[]}} Rows
 * @typedef {object} Tables
 * @property {Rows} nv_activation
 * @property {Rows} sv_activation
 * @property {Rows} desertion
 * @property {{[die: string]: string[]}} dice  the faces of each
 * @property {number} battle_dice  the most of a side
 * @property {number[]} momentum_turns
 * @property {number} air_spaces
 * @property {number} vc_activations
 * @property {{[name: string]: number}} pieces
 * @property {{[card: string]: string}} favours
 */

/**
 * @typedef {{count: number, activated: number, frozen: number}} Units
 * @typedef {{[kind: string]: Units}} Stack
 * @typedef {{units: Stack, militia: boolean, control: "NV" | "SV", stacking: {NV: number, SV: number}, left: {NV: number, SV: number}}} Province
 * @typedef {object} View  see indochina/saigon75/view.py
 * @property {number} turn
 * @property {"NV" | "SV"} active
 * @property {string} stage
 * @property {{[id: string]: Province}} spaces
 * @property {Stack} reserve
 * @property {{[kind: string]: number}} lost
 * @property {{[name: string]: number}} tracks
 * @property {{[id: string]: string}} tokens
 * @property {string[]} hand
 * @property {{[name: string]: number}} cards
 * @property {string[]} discard
 * @property {string} event
 * @property {number} event_left
 * @property {number | null} combat_limit
 * @property {boolean} crisis
 * @property {{space: string, units: number[]}[]} combats
 * @property {boolean} reconstructed
 * @property {{[id: string]: string[]}} [adjacent]  where an owner's file says otherwise than the printed map
 */

/**
 * @typedef {object} Part  drawn again when what it shows has changed
 * @property {string} name
 * @property {(view: View) => unknown} of
 * @property {(view: View) => void} draw
 */
/**
 * @callback AddPanel  a panel with its title, drawn again when what it shows has changed
 * @param {string} name
 * @param {(view: View) => unknown} of
 * @param {(view: View) => (Element | false | "" | null)[]} draw
 * @param {boolean} [open]  until somebody closes or opens it
 * @returns {void}
 */
/** @typedef {import("../pen.js").Pen<Layout>} Pen */

export {};
