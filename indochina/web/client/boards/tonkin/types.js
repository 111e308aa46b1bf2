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
/** @import { Area } from "../../types.js" */
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
 * @property {[word: string, kind: "land" | "sea", x: number, y: number, size: number][]} land_names
 * @property {{title: [x: number, y: number], compass: [x: number, y: number, r: number], scale: [x: number, y:
 *   number]}}
 *   on_the_sea
 * @property {Record<string, Hex>} hexes
 * @property {Record<string, string>} roads  from a hex to others
 * @property {Record<string, string>} rivers  in a hex: `major:Red River,minor:...`
 * @property {Record<string, string>} regions
 * @property {[x: number, y: number]} saigon
 * @property {Record<string, CounterType>} types
 * @property {Record<string, [type: string, name?: string]>} units
 * @property {Record<string, [symbol: string, echelon?: string]>} symbols
 * @property {Record<string, string>} prints
 * @property {Record<string, Area>} boxes
 * @property {Record<string, Area>} places
 * @property {Record<string, string>} openings  the place each scenario is about
 * @property {Record<string, [kind: string, path: string][]>} key
 * @property {Record<"delta" | "highlands" | "losses" | "airstrike", number>} most  where these tracks end
 * @property {[month: string, rain: boolean][]} turns
 * @property {Record<string, number>} scenarios  the turn each begins
 */

/**
 * @typedef {{unit: string, steps?: number, dg?: boolean, oos?: boolean, cut?: boolean, due?: number, hero?: boolean}}
 *   UnitView  cut: it would now be found out of supply
 */
/**
 * @typedef {{units?: UnitView[], hidden?: number, stacking?: number, left?: number, trench?: Side, objective?: "?" | "real" |
 *   "rumour"}} HexView
 */
/** @typedef {"vm_rp" | "fef_rp" | "vm_ops" | "fef_ops" | "impulse"} Points */
/** @typedef {"vp" | "losses" | "delta" | "highlands"} Counting  null where Victory Points do not count */
/** @typedef {"air" | "air_left" | "trucks" | "truck_left" | "airstrike"} Transport */
/** @typedef {Record<Points | Transport, number> & Record<Counting, number | null>} Tracks */
/**
 * @typedef {object} TonkinView
 * @property {Record<string, HexView>} hexes
 * @property {Record<string, UnitView[]>} boxes
 * @property {Record<Side, string[]>} zoc
 * @property {number} full_stack
 * @property {boolean} own_map  an owner's, which is not drawn
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
 * @property {{hexes: string[], held: number, scale: string[]} | null} goals  what decides in place of Victory Points
 * @property {Record<string, {unit?: string | null, others?: string[]}>} [heroes]
 */

/** @typedef {{cost?: number, path?: string[], kind?: string}} Reach  of one hex: how to get there */
/** @typedef {{units: string[], hexes: {[id: string]: Reach}}} Group  units that get to the same hexes */
/** @typedef {{side?: Side, supply?: boolean, but?: string[]}} There  supply in a hex; nothing where nobody may be */
/** @typedef {{hexes?: {[id: string]: Reach}, groups?: Group[]} & There} Look  what was looked up: hexes, those of a stack, or supply */
/**
 * @typedef {object} Part  drawn again when what it shows has changed
 * @property {string} name
 * @property {(view: TonkinView) => unknown} of
 * @property {(view: TonkinView) => void} draw
 */
/**
 * @callback AddPanel  a panel, drawn again when what it shows has changed
 * @param {string} name
 * @param {(view: TonkinView) => unknown} of
 * @param {(now: TonkinView) => (Element | null)[]} draw
 * @param {boolean} [open]  until somebody closes or opens it
 * @returns {void}
 */
/** @typedef {import("../pen.js").Pen<Layout>} Pen */

export {};
