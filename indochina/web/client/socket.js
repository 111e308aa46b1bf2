// @ts-check
// The line to the server: comes back by itself when it breaks, and notices when it has gone silent.

/** @import { Message } from "./types.js" */

const PING = 20_000;
const SILENCE = 45_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** Close codes after which coming back is no use: not your seat, no such table, table deleted. */
const FINAL = [4403, 4404, 4410];

/**
 * @param {() => string} path  asked anew for each connection: the seat may have changed
 * @param {{message: (message: Message) => void, up: () => void, down: () => void, end: (code: number) => void}} hear
 */
export function connect(path, hear) {
  /** @type {WebSocket | null} */
  let socket = null;
  let wait = FIRST_WAIT;
  let heard = 0;
  let retry = 0;
  let ended = false;

  function open() {
    clearTimeout(retry);
    const line = new WebSocket(new URL(path(), location.href.replace(/^http/, "ws")));
    socket = line;
    heard = Date.now();
    line.onopen = () => {
      wait = FIRST_WAIT;
      hear.up();
    };
    line.onmessage = (event) => {
      heard = Date.now();
      hear.message(/** @type {Message} */ (JSON.parse(event.data)));
    };
    line.onclose = (event) => {
      if (socket !== line) return;
      socket = null;
      ended = FINAL.includes(event.code);
      if (ended) return hear.end(event.code);
      hear.down();
      retry = setTimeout(open, wait * (0.5 + Math.random() / 2));
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  }

  /** Drops a silent line at once: the browser may need minutes to notice. */
  function drop() {
    const line = socket;
    if (!line) return;
    line.close();
    line.onclose?.(new CloseEvent("close", { code: 1006 }));
  }

  /** A device that wakes up, or finds its network again, does not wait for the next try. */
  function wake() {
    if (ended || document.hidden) return;
    if (!socket) open();
    else if (Date.now() - heard > PING + 5000) drop();
  }

  setInterval(() => {
    if (Date.now() - heard > SILENCE) drop();
    else send({ type: "ping" });
  }, PING);
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  open();

  /** @param {{type: string, [name: string]: unknown}} message @returns {boolean} whether it went out */
  function send(message) {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  return { send, open };
}
