// @ts-check
// The wire of docs/web.md and the board modules, as types. Nothing runs here.

/** @typedef {{[key: string]: unknown}} View  what `Game.view(seat)["view"]` shows: each game's own types say what */

/**
 * @typedef {object} CardsView  what the view of a game with cards shows of them
 * @property {CardsInPlay} [cards]
 * @property {string} [event]
 * @property {string[]} [hand]
 * @property {string[]} [discard]
 */

/**
 * @typedef {object} CardsInPlay  cards by their numbers, as far as everybody knows them
 * @property {number | null} [current]
 * @property {number | null} [next]
 * @property {number[]} [played]  before the current one
 * @property {number[]} [unseen]  those that may still come
 * @property {number[]} [pivotal]  held by those who may play them
 * @property {[number: number, side: string][]} [in_effect]  whose text lasts, and which of its texts
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

/**
 * @typedef {{key: string, label: string, target: Target | null, aside?: boolean, several?: Option[]}} Option  aside: shown
 *   apart; several: what a place stands for
 */
/** @typedef {{key: string, label: string, target?: Target | null}} Way  one of several that are meant */

/**
 * @typedef {object} Ask  an open question
 * @property {string} name
 * @property {string} seat
 * @property {string} rule
 * @property {string} prompt
 * @property {string | null} card
 * @property {string[]} trail
 * @property {Target[]} chosen  on the board, since the action began
 * @property {Option[]} options
 * @property {string[]} [so_far]  what the action has cost and brought
 * @property {{key: string, label: string, why: string, rule: string}[]} [denied]  actions that are not possible now
 * @property {boolean | string[]} odds  whether they may be asked for; those of which keys are told unasked
 * @property {boolean} [chance]
 * @property {boolean | "from" | "to"} [carry]  it is about moving pieces: they may be dragged; `from`: those in places
 *   that are lit may be meant; `to`: a place may be
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
/**
 * @typedef {{n: number, made: number, key: string, rule: string, actor: string, text: string, words: string[]}} LogEntry
 *   made: the choice that wrote it
 */
/** @typedef {{key: string, target: Target | null, why: string, rule: string}} Blocked */
/** @typedef {{title: string, text: string, probability: number}} Outcome  those of one title add up to 1 */
/** @typedef {{factions: string[], faction: string, margin: number}} Place */
/** @typedef {{winner: string, reason: string, turn: number, ranking?: Place[], outcome?: string}} Result */

/**
 * @typedef {{player: "you" | "taken" | "open" | "solo", name: string, arrived: boolean, others: number}} Seat
 *   arrived: who holds it has come to the table; others: how many other devices hold a seat of one's own
 */

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
 * @property {boolean} foreseen  somebody can know what dice and cards will bring
 * @property {{[seat: string]: Seat}} seats
 * @property {string[]} [playable]  seats that are no Non-player's by the rules
 * @property {{[seat: string]: string}} [links]
 * @property {{table: string, made: number} | null} [fork]  the moment it was taken from
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
/**
 * @typedef {object} Effect  pieces that moved or turned over, are more or fewer; or a marker or track that changed
 * @property {string} text
 * @property {string} [at]
 * @property {string} [piece]
 * @property {string} [into]
 * @property {string} [start]
 * @property {number} [n]
 * @property {number} [by]
 * @property {string} [what]
 * @property {string | number | boolean | null} [before]
 * @property {string | number | boolean | null} [after]
 */
/** @typedef {LogEntry & {dice: BattleDie[], effects: Effect[], more: string[], patch: View}} StoryEntry */
/** @typedef {Die & {seat: string}} BattleDie  of a side in a battle */
/**
 * @typedef {object} StoryBattle  by the number of the entry that opened it
 * @property {string} place
 * @property {string} name
 * @property {{seat: string, pieces: {[kind: string]: number}}[]} sides  the attacker first
 * @property {number[]} entries  by their numbers
 * @property {BattleDie[]} dice  before what is told
 * @property {string[]} lines  before what is told
 */
/** @typedef {{who: string, what: string, chapter: string, headline: string, entries: StoryEntry[]}} StoryAction */
/**
 * @typedef {{type: "since", from: number, to: number, doings: {chapter: string, who: string, text: string}[], margins:
 *   {title: string, before: number, after: number}[], held: string[], lost: string, losses: {[side: string]: number}}}
 *   SinceMessage
 */
/**
 * @typedef {{type: "story", from: number, to: number, actions: StoryAction[], battles: {[n: string]: StoryBattle}, rest:
 *   View}} StoryMessage
 */
/** @typedef {{type: "why", version: number, blocked: Blocked[]}} WhyMessage */
/**
 * @typedef {{type: "odds", version: number, key: string, outcomes: Outcome[], exact: boolean, assuming?: string,
 *   items?: {text: string, value: string}[]}} OddsMessage
 */
/**
 * @typedef {{at: string, text: string, kinds: string[], sign: string}} Change  of a place, or of the whole game; in short:
 *   pieces of a kind by so many, or pieces of one kind that become another
 */
/**
 * @typedef {{type: "ahead", version: number, key: string, changes: Change[], then: "ends" | "asks" | "open", assuming:
 *   string}} AheadMessage  what an answer would change, and how far that can be foreseen
 */
/** @typedef {{type: "look", version: number, name: string, at: string, data: Look}} LookMessage */
/** @typedef {{[key: string]: unknown} | null} Look  what was looked up: each game's own types say what */
/** @typedef {{type: "confirm", version: number, key: string, next: string | null, warnings: string[],
 *   label?: string}} ConfirmMessage  label: of the last answer of several */
/** @typedef {{type: "which", version: number, options: {key: string, label: string}[]}} WhichMessage  ways to do it */
/** @typedef {{type: "refused", status: number, message: string, re: string}} RefusedMessage */
/** @typedef {{type: "online", online: Online}} OnlineMessage */
/**
 * @typedef {TableMessage | StateMessage | UpdateMessage | MomentMessage | StepsMessage | StoryMessage | SinceMessage | WhyMessage | OddsMessage |
 *   AheadMessage | LookMessage | ConfirmMessage | WhichMessage | RefusedMessage | OnlineMessage |
 *   {type: "pong"}} Message
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
 * @property {{[space: string]: string[]}} adjacent
 */

/** @typedef {{x: number, y: number, width: number, height: number}} Rect */

/**
 * @typedef {object} BoardActions
 * @property {(key: string) => void} choose
 * @property {(word: string, at: Element, key?: string) => void} about  somebody points at a thing, which may be chosen
 *   by its key
 * @property {(options: Option[]) => void} which  a place is meant that stands for several answers
 * @property {(key: string | null) => void} over  the pointer or the focus is on an answer, or on none
 * @property {(word: string, how: "" | "all" | "more", key?: string, like?: string[]) => void} piece  a piece is meant, all
 *   like it, or one more; its key, if
 *   it is an answer by itself
 * @property {(word: string) => void} place  a place is meant that is no answer by itself
 * @property {(id: string) => void} card
 * @property {(name: string, at?: string) => void} look  asks for what `overlay` is then told
 */

/** @typedef {{name: string, title: string, element: HTMLElement, open?: boolean}} Panel */
/** @typedef {{title: string, facts: (string | [label: string, value: string])[]}} About  what a thing is, and how it stands */

/**
 * @typedef {{name: string, key: string, text: string, help: string, drawn?: boolean}} Overlay  by its key; drawn: the
 *   board knows by itself what to show, else the server is asked
 */

/**
 * @typedef {object} Board
 * @property {SVGSVGElement} element
 * @property {(Rect & {name: string})[]} places
 * @property {(view: View, previous: View | null) => void} update
 * @property {(options: Option[], chosen?: Target[], carry?: Ask["carry"]) => Set<string>} light  what may be chosen, and
 *   what has been
 * @property {(words: string[]) => void} highlight
 * @property {(step: Step | null) => void} point
 * @property {(step: Step | null) => void} [roll] shows the dice of the last step
 * @property {(kind: string) => SVGElement} icon
 * @property {(word: string) => Rect | null} find  on the map
 * @property {(word: string) => Element | null} drawn  on the map, or in a panel
 * @property {(word: string) => About | null} [about]
 * @property {Panel[]} [panels]  what is printed around the map
 * @property {HTMLElement} [glance]  the same in a few lines, where the panels are a tab
 * @property {(word: string) => Element | null} [inPanel]  where a word is drawn in a panel
 * @property {() => Rect} [opening]  what is seen first
 * @property {number} [legible]  pixels a unit of the drawing must have for print and pieces to be read
 * @property {Overlay[]} [looks]  what may be turned on and off
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
 * is seen to change; `more`: others follow; `told`: what it shows of an action; `part`: of the pace it stays.
 * @typedef {{made: number, view: View, logTo: number, by: Step | null, quiet: boolean, more: boolean, told?: Telling,
 *   part?: number}} Frame
 */
/**
 * @typedef {{action: StoryAction, entries: StoryEntry[], battles: StoryMessage["battles"], at: number, of: number}}
 *   Telling  step `at` of so many of an action
 */

/**
 * @typedef {object} Page  the page of one table: its parts find each other here
 * @property {BoardData} data
 * @property {import("./state.js").State} state
 * @property {(seat: string) => HTMLElement} chip  the name of a seat in its colour
 * @property {(card: string) => void} read  shows a card large
 * @property {Board} board
 * @property {ReturnType<typeof import("./docks.js").makeDock>} dock
 * @property {ReturnType<typeof import("./stage.js").makeStage>} stage
 * @property {ReturnType<typeof import("./socket.js").connect>} socket
 * @property {ReturnType<typeof import("./looks.js").makeLooks>} looks
 * @property {ReturnType<typeof import("./hints.js").makeHints>} hints
 * @property {ReturnType<typeof import("./ahead.js").makeAhead>} ahead
 * @property {ReturnType<typeof import("./prompt.js").makePrompt>} prompt
 * @property {ReturnType<typeof import("./journal.js").makeJournal>} journal
 * @property {ReturnType<typeof import("./reasons.js").makeReasons>} reasons
 * @property {ReturnType<typeof import("./cards.js").makeCards> | undefined} cards  of a game with cards
 * @property {ReturnType<typeof import("./people.js").makePeople>} people
 * @property {ReturnType<typeof import("./tabs.js").makeTabs>} tabs
 * @property {ReturnType<typeof import("./playback.js").makePlayback>} playback
 * @property {ReturnType<typeof import("./playback.js").makePlayback>} replay
 * @property {ReturnType<typeof import("./others.js").makeOthers>} others
 * @property {ReturnType<typeof import("./telling.js").makeTelling>} [telling]  once there is something to tell
 * @property {ReturnType<typeof import("./caption.js").makeCaption>} caption
 * @property {ReturnType<typeof import("./slider.js").makeSlider>} slider
 * @property {ReturnType<typeof import("./curtain.js").makeCurtain>} curtain
 * @property {ReturnType<typeof import("./head.js").makeHead>} head
 * @property {ReturnType<typeof import("./menu.js").makeMenu>} menu
 * @property {ReturnType<typeof import("./cue.js").makeCue>} cue
 * @property {ReturnType<typeof import("./keyboard.js").makeKeyboard>} keyboard
 * @property {ReturnType<typeof import("./rules.js").makeRules>} rules
 * @property {ReturnType<typeof import("./sight.js").makeSight>} sight
 * @property {ReturnType<typeof import("./time.js").makeTime>} time
 * @property {ReturnType<typeof import("./seats.js").makeSeats>} seats
 * @property {ReturnType<typeof import("./asking.js").makeAsking>} asking
 * @property {ReturnType<typeof import("./answering.js").makeAnswering>} answering
 * @property {ReturnType<typeof import("./wishing.js").makeWishing>} wishing
 */
/** @typedef {{made: number, at: number, heading: string, text: string, by: number[], thoughts: {seat: string, text:
 *   string}[]}} Swing  an action that changed a margin much */
/** @typedef {{side: string, cause: string, count: number}} Lost */
/**
 * @typedef {object} Account  how a game went (`indochina/account.py`)
 * @property {string} title
 * @property {number} made
 * @property {string} ended
 * @property {string} rule
 * @property {number | null} goal  what a margin is to exceed
 * @property {{name: string, title: string}[]} lines
 * @property {{made: number, at: number, values: number[]}[]} points
 * @property {Swing[]} swings
 * @property {Lost[]} losses
 * @property {string} lost  what is counted there
 * @property {{side: string, what: string, rolled: number, got: number, expected: number}[]} luck
 * @property {{made: number, text: string}[]} events
 * @property {{made: number, heading: string, text: string, before: number[], after: number[]}[]} diary
 * @property {string} plot  the margins over time, as SVG
 * @property {string} [picture]  the same with title and outcome
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
