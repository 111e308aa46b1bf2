// @ts-check
// The layout and the view of Saigon 75, as types. Nothing runs here.

/**
 * @typedef {object} Layout  layout.json
 * @property {number[]} viewBox
 * @property {{[name: string]: string}} palette
 * @property {{[id: string]: [string, string]}} arcs
 * @property {{[id: string]: {arcs: string, fill: string, label: [number, number]}}} zones
 * @property {{[id: string]: PrintedProvince}} provinces
 * @property {[string, string, string][]} infiltration
 * @property {{thailand: string, cambodia_west: string, rivers: [number, string, string][], lakes: string[], islands:
 *   string[], glyphs: {[name: string]: number[]}}} decor
 * @property {Tables} tables
 * @typedef {{arcs: string, fill: string, flags: string[], label: [number, number, number], units: number[], box:
 *   number[], seat?: [number, number, string]}} PrintedProvince
 * @typedef {{[row: string]: number[]}} Rows
 * @typedef {object} Tables
 * @property {Rows} nv_activation
 * @property {Rows} sv_activation
 * @property {Rows} desertion
 * @property {number[]} momentum_turns
 * @property {number} air_spaces
 * @property {number} vc_activations
 * @property {{[name: string]: number}} pieces
 * @property {{[card: string]: string}} favours
 */

/**
 * @typedef {{count: number, activated: number, frozen: number}} Units
 * @typedef {{[kind: string]: Units}} Stack
 * @typedef {{units: Stack, militia: boolean, control: "NV" | "SV"}} Province
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
 */

/** @typedef {import("../pen.js").Pen<Layout>} Pen */

export {};
