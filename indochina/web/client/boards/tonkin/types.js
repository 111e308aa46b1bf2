// @ts-check
// The layout and the view of Tonkin, as types. Nothing runs here.

/** @typedef {"VM" | "FEF"} Side */
/**
 * @typedef {object} Prints  what is printed in a hex
 * @property {string} [name]
 * @property {"city" | "town" | "village"} [kind]
 * @property {Side} [side]
 * @property {string} [region]
 * @property {number | "W"} [vp]
 * @property {Side} [supply_center]
 * @property {boolean} [airstrip]
 * @property {boolean} [harbor]
 * @property {boolean} [mobilization_center]
 * @property {[number, Side]} [setup]
 */
/** @typedef {[x: number, y: number, width: number, height: number]} Area */
/** @typedef {[x: number, y: number, terrain: string, country: string, prints?: Prints]} Hex */
/** @typedef {[combat: number, barrage: number, morale: number, stacking: number]} Values */
/**
 * @typedef {{side: Side, kind: string, bar: string, move: number, motorized: boolean, defence: boolean, values:
 *   Values[]}} CounterType
 */
/**
 * @typedef {object} Layout
 * @property {[number, number, number, number]} viewBox
 * @property {import("../../types.js").Rect} map
 * @property {number} size of a hex, from its centre to a corner
 * @property {Record<string, string[]>} lines  coast, borders, rivers, roads
 * @property {[kind: string, lines: string[]][]} land
 * @property {string[]} hachures
 * @property {string[]} china
 * @property {[kind: string, sign: string, places: string][]} signs
 * @property {string[]} islands
 * @property {[string, string][]} river_names
 * @property {[string, number, number][]} road_names
 * @property {Record<string, Hex>} hexes
 * @property {[x: number, y: number]} saigon
 * @property {Record<string, CounterType>} types
 * @property {Record<string, [type: string, name?: string]>} units
 * @property {Record<string, [symbol: string, echelon?: string]>} symbols
 * @property {Record<string, string>} prints
 * @property {Record<"turns" | "vp" | "now" | "forces" | "key", Area>} panels
 * @property {Record<string, Area>} boxes
 * @property {Record<string, Area>} places
 * @property {Record<string, [kind: string, path: string][]>} key
 * @property {Record<"delta" | "highlands" | "losses" | "airstrike", number>} most  where these tracks end
 * @property {[month: string, rain: boolean][]} turns
 * @property {Record<string, number>} scenarios  the turn each begins
 */

/** @typedef {{unit: string, steps?: number, dg?: boolean, oos?: boolean, due?: number, hero?: boolean}} UnitView */
/** @typedef {{units?: UnitView[], hidden?: number, trench?: Side, objective?: "?" | "real" | "rumour"}} HexView */
/** @typedef {"vp" | "vm_rp" | "fef_rp" | "vm_ops" | "fef_ops" | "impulse" | "losses"} Points */
/** @typedef {"air" | "air_left" | "trucks" | "truck_left" | "airstrike"} Transport */
/** @typedef {Record<Points | Transport, number> & {delta: number | boolean, highlands: number | boolean}} Tracks */
/**
 * @typedef {object} TonkinView
 * @property {Record<string, HexView>} hexes
 * @property {Record<string, UnitView[]>} boxes
 * @property {{destroyed: string[], markers: string[]}} roads
 * @property {Tracks} tracks
 * @property {string} month
 * @property {number} turn
 * @property {boolean} rain
 * @property {string} phase
 * @property {Side} active
 * @property {Record<Side, string | null>} spending
 * @property {{VM: string[]}} friendly
 * @property {string} scenario
 * @property {number} last_turn
 * @property {[label: string, low: number | null, high: number | null][]} scale
 * @property {Record<string, {unit?: string | null, others?: string[]}>} [heroes]
 */

/** @typedef {{cost?: number, path?: string[], kind?: string}} Reach  of one hex: how to get there */
/** @typedef {{units: string[], hexes: {[id: string]: Reach}}} Group  units that get to the same hexes */
/** @typedef {{hexes?: {[id: string]: Reach}, groups?: Group[]}} Look  what was looked up: hexes, or those of a stack */
/** @typedef {import("../pen.js").Pen<Layout>} Pen */

export {};
