// @ts-check
// The layout and the view of Fire in the Lake, as types. Nothing runs here.

/** @typedef {{x: number, y: number, w: number, h: number}} Box */
/** @typedef {{x: number, y: number, anchor: string, size: number, lines: number}} Label */
/**
 * @typedef {{borders: [string, number][], fill: string, terrain: string, label: Label, markers: {x: number, y: number},
 *   pieces: Box}} Province
 */
/** @typedef {{x: number, y: number, r: number, label: Label, markers: {x: number, y: number}, pieces: Box}} City */
/**
 * @typedef {{path: string, river: boolean, road: boolean, econ: number, box: Box, leader: [[number, number], [number,
 *   number]] | null}} Loc
 */
/** @typedef {{x: number, y: number, size: number, rotate: number, spacing: number, key: string}} SeaName */
/**
 * @typedef {object} Layout
 * @property {[number, number, number, number]} viewBox
 * @property {{width: number, height: number}} map
 * @property {Record<string, string> & {shallows: string[]}} palette
 * @property {string[]} shallows
 * @property {string} beyond
 * @property {Record<string, {path: string, kind: string}>} borders
 * @property {Record<string, Province>} provinces
 * @property {Record<string, City>} cities
 * @property {Record<string, Loc>} locs
 * @property {Record<string, {x: number, y: number, name: string, label: Label}>} towns
 * @property {{rivers: string[], lakes: string[], islands: string[], glyphs: Record<"hill" | "tree" | "paddy", [number,
 *   number, number, number][]>,
 *   sea_names: SeaName[], land_names: SeaName[], cartouche: Box, compass: {x: number, y: number, r: number}}} decor
 * @property {Record<string, import("../../types.js").Area>} places
 * @property {import("../../types.js").Area} opening  what is seen first
 */

/**
 * @typedef {{pieces: Record<string, number>, support: number, population: number, control: "coin" | "nva" | "none",
 *   terror: number}} SpaceView
 */
/**
 * @typedef {object} FitlView
 * @property {Record<string, SpaceView>} spaces
 * @property {Record<string, number>} available
 * @property {Record<string, number>} casualties
 * @property {Record<string, number>} out_of_play
 * @property {Record<string, number>} tracks
 * @property {Record<string, {total: number, margin: number}>} totals
 * @property {{current: number | null, next: number | null, deck: number, played: number[], coups_to_come: number,
 *   monsoon: boolean}} cards
 * @property {{name: string, cards: number[], flipped: boolean}} leader
 * @property {string[]} shaded
 * @property {string[]} unshaded
 * @property {string[]} momentum
 * @property {boolean} peace_talks
 * @property {string[]} pivotal
 * @property {string[]} eligible
 * @property {string[]} stays_eligible
 * @property {string[]} made_ineligible
 * @property {[string, string][]} acted
 * @property {string[]} nonplayers
 * @property {string} policy
 * @property {{own: string[], held: Record<string, number>, shown: Record<string, string[]>, aside: number}} [deception]
 */

/**
 * @typedef {object} Part  drawn again when what it shows has changed
 * @property {string} name
 * @property {(view: FitlView) => unknown} of
 * @property {(now: FitlView) => void} draw
 */
/**
 * @callback AddPanel  a panel with its title, drawn again when what it shows has changed
 * @param {string} name
 * @param {(view: FitlView) => unknown} of
 * @param {(now: FitlView) => (Element | null)[]} draw
 * @param {boolean} [open]  until somebody closes or opens it
 * @returns {void}
 */
/** @typedef {import("../pen.js").Pen<Layout>} Pen */

export {};
