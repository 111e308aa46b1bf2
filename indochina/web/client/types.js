// @ts-check
// The wire of docs/web.md and the board modules, as types. Nothing runs here.

/** @typedef {{[key: string]: unknown}} View  what `Game.view(seat)["view"]` shows: each game's own types say what */

/**
 * @typedef {object} CardsView  what the view of a game with cards shows of them
 * @property {{current?: number | null, next?: number | null}} [cards]
 * @property {string} [event]
 * @property {string[]} [hand]
 * @property {string[]} [discard]
 */

/**
 * @typedef {object} Target  what an option points at on the board
 * @property {string} [space]
 * @property {string} [hex]
 * @property {string} [unit]
 * @property {string} [box]
 * @property {string} [kind]
 * @property {string} [card]
 */

/** @typedef {{key: string, label: string, target: Target | null}} Option */

/**
 * @typedef {object} Ask  an open question
 * @property {string} name
 * @property {string} seat
 * @property {string} rule
 * @property {string} prompt
 * @property {string | null} card
 * @property {string[]} trail
 * @property {Option[]} options
 * @property {boolean | string[]} odds  whether they may be asked for; those of which keys are told unasked
 * @property {boolean} [chance]
 */

/** @typedef {{name: string, prompt: string, label: string, key: string, rule: string}} Die */
/** @typedef {{text: string, rule: string, lines: string[]}} Reason */

/**
 * @typedef {object} Step  one choice of a person or a bot
 * @property {string} seat
 * @property {boolean} bot
 * @property {string} name
 * @property {string | null} key  null: this viewer may not see the answer
 * @property {string | null} label
 * @property {Target | null} target
 * @property {string} rule
 * @property {Reason | null} reason
 * @property {Die[]} dice
 */

/** @typedef {Step & {patch: View, log_from: number, log: LogEntry[], made: number}} PastStep */
/** @typedef {{n: number, key: string, rule: string, text: string, words: string[]}} LogEntry */
/** @typedef {{key: string, target: Target | null, why: string, rule: string}} Blocked */
/** @typedef {{title: string, text: string, probability: number}} Outcome  those of one title add up to 1 */
/** @typedef {{factions: string[], faction: string, margin: number}} Place */
/** @typedef {{winner: string, reason: string, turn: number, ranking?: Place[], outcome?: string}} Result */

/** @typedef {{player: "you" | "taken" | "open" | "solo", name: string}} Seat */

/**
 * @typedef {object} Table
 * @property {string} id
 * @property {string} game
 * @property {string} title
 * @property {string} scenario
 * @property {number} made
 * @property {boolean} over
 * @property {Result | null} result
 * @property {boolean} mine
 * @property {string[]} waiting_for
 * @property {string} updated
 * @property {boolean} hidden
 * @property {{[seat: string]: Seat}} seats
 * @property {{[seat: string]: string}} [links]
 */

/**
 * @typedef {object} Moment  what `state` and `update` both tell
 * @property {number} version
 * @property {number} made
 * @property {number} log_from
 * @property {LogEntry[]} log
 * @property {Ask | null} ask
 * @property {string[]} waiting_for
 * @property {Result | null} result
 * @property {boolean} undo
 * @property {boolean} redo
 * @property {Step | null} by
 */

/** @typedef {{[seat: string]: boolean}} Online */
/**
 * @typedef {{type: "table", table: Table, viewer: string | null, online: Online, history: string, notice: string}}
 *   TableMessage
 */
/** @typedef {Moment & {type: "state", view: View}} StateMessage */
/** @typedef {Moment & {type: "update", from: number, patch: View, more: boolean}} UpdateMessage */
/**
 * @typedef {{type: "moment", made: number, of: number, view: View, log_to: number, by: Step | null, waiting_for:
 *   string[]}} MomentMessage
 */
/** @typedef {{type: "steps", from: number, steps: PastStep[]}} StepsMessage */
/** @typedef {{type: "why", version: number, blocked: Blocked[]}} WhyMessage */
/**
 * @typedef {{type: "odds", version: number, key: string, outcomes: Outcome[], exact: boolean, assuming?: string,
 *   items?: {text: string, value: string}[]}} OddsMessage
 */
/** @typedef {{type: "look", version: number, name: string, at: string, data: Look}} LookMessage */
/** @typedef {{[key: string]: unknown} | null} Look  what was looked up: each game's own types say what */
/** @typedef {{type: "confirm", version: number, key: string, next: string}} ConfirmMessage */
/** @typedef {{type: "refused", status: number, message: string, re: string}} RefusedMessage */
/** @typedef {{type: "online", online: Online}} OnlineMessage */
/**
 * @typedef {TableMessage | StateMessage | UpdateMessage | MomentMessage | StepsMessage | WhyMessage | OddsMessage |
 *   LookMessage | ConfirmMessage | RefusedMessage | OnlineMessage | {type: "pong"}} Message
 */

/** @typedef {{side: string, name: string, text: string}} CardText */
/** @typedef {{number: string, title: string, head: string, texts: CardText[]}} Card */

/** @typedef {[x: number, y: number, width: number, height: number]} Area */
/**
 * @typedef {object} Layout  what all layouts have; the rest is each game's own
 * @property {Area} viewBox
 * @property {Record<string, Area>} places  to be gone to by a button, in order
 */

/**
 * @typedef {object} BoardData
 * @property {string} game
 * @property {string} language
 * @property {Layout} layout
 * @property {{[word: string]: string}} names
 * @property {{[id: string]: Card}} cards
 */

/** @typedef {{x: number, y: number, width: number, height: number}} Rect */

/**
 * @typedef {object} BoardActions
 * @property {(key: string) => void} choose
 * @property {(word: string, at: Element) => void} why
 * @property {(id: string) => void} card
 * @property {(name: string, at?: string) => void} look  asks for what `overlay` is then told
 */

/**
 * @typedef {object} Board
 * @property {SVGSVGElement} element
 * @property {(Rect & {name: string})[]} places
 * @property {(view: View, previous: View | null) => void} update
 * @property {(options: Option[]) => Set<string>} light
 * @property {(words: string[]) => void} highlight
 * @property {(step: Step | null) => void} point
 * @property {(step: Step | null) => void} [roll] shows the dice of the last step
 * @property {(kind: string) => SVGElement} icon
 * @property {(word: string) => Rect | null} find
 * @property {{name: string, key: string, text: string, help: string}[]} [looks]  what may be turned on and off, with
 *   its key
 * @property {(name: string, data: Look, at?: string) => void} [overlay]  shows what was looked up; null takes it away,
 *   without a name all
 */

/**
 * @typedef {object} BoardModule  boards/<game>/board.js
 * @property {(data: BoardData, actions: BoardActions) => Board} makeBoard
 * @property {typeof import("./cards.js").makeCards} [makeCards]  of a game with cards
 */

/**
 * One picture of the game, to be shown in its turn. `logTo`: the number of the first log entry that it has not;
 * `quiet`: nothing
 * is seen to change; `more`: others follow.
 * @typedef {{made: number, view: View, logTo: number, by: Step | null, quiet: boolean, more: boolean}} Frame
 */

/**
 * @typedef {object} Page  the page of one table: its parts find each other here
 * @property {BoardData} data
 * @property {import("./state.js").State} state
 * @property {(seat: string) => HTMLElement} chip  the name of a seat in its colour
 * @property {(card: string) => void} read  shows a card large
 * @property {Board} board
 * @property {ReturnType<typeof import("./stage.js").makeStage>} stage
 * @property {ReturnType<typeof import("./socket.js").connect>} socket
 * @property {ReturnType<typeof import("./looks.js").makeLooks>} looks
 * @property {ReturnType<typeof import("./hints.js").makeHints>} hints
 * @property {ReturnType<typeof import("./prompt.js").makePrompt>} prompt
 * @property {ReturnType<typeof import("./journal.js").makeJournal>} journal
 * @property {ReturnType<typeof import("./reasons.js").makeReasons>} reasons
 * @property {ReturnType<typeof import("./cards.js").makeCards> | undefined} cards  of a game with cards
 * @property {ReturnType<typeof import("./people.js").makePeople>} people
 * @property {ReturnType<typeof import("./tabs.js").makeTabs>} tabs
 * @property {ReturnType<typeof import("./playback.js").makePlayback>} playback
 * @property {ReturnType<typeof import("./playback.js").makePlayback>} replay
 * @property {ReturnType<typeof import("./caption.js").makeCaption>} caption
 * @property {ReturnType<typeof import("./slider.js").makeSlider>} slider
 * @property {ReturnType<typeof import("./curtain.js").makeCurtain>} curtain
 * @property {ReturnType<typeof import("./head.js").makeHead>} head
 * @property {ReturnType<typeof import("./keyboard.js").makeKeyboard>} keyboard
 * @property {ReturnType<typeof import("./sight.js").makeSight>} sight
 * @property {ReturnType<typeof import("./time.js").makeTime>} time
 * @property {ReturnType<typeof import("./seats.js").makeSeats>} seats
 * @property {ReturnType<typeof import("./asking.js").makeAsking>} asking
 * @property {ReturnType<typeof import("./answering.js").makeAnswering>} answering
 */
/** @typedef {"undo" | "redo" | "reset"} Back  a way to take answers back */

/** @typedef {{name: string, values: string[], help: string}} Setting */
/**
 * @typedef {object} GameInfo
 * @property {string} name
 * @property {string} title
 * @property {{id: string, name: string}[]} seats
 * @property {{name: string, title: string, notice: string}[]} scenarios
 * @property {Setting[]} settings
 * @property {string[]} languages
 * @property {number} version
 */
/**
 * @typedef {object} Wish  what a new table is to be
 * @property {string} game
 * @property {string} [scenario]
 * @property {{[name: string]: string}} [options]
 * @property {{[seat: string]: "me" | "open" | "solo"}} seats
 * @property {string} [title]
 * @property {string} [language]
 */

export {};
