// @ts-check
// How friends come to a table: whether they can reach this server at all, what to do if not, and a link to photograph.

import { address, call } from "./api.js";
import { h } from "./dom.js";
import { t } from "./words.js";

const COMMANDS = ["make play LAN=1", "indochina serve --lan"];

/** Says, where the server hears only this machine, that nobody else can open a link, and what to do. */
export function onlyHere() {
  if (!address.only_here) return null;
  return h(
    "div",
    { class: "only-here", role: "note" },
    h("p", null, h("strong", { text: t("friends.only_here") })),
    h("p", { text: t("friends.how") }),
    h("ul", null, ...COMMANDS.map((command) => h("li", null, h("code", { text: command })))),
    h("p", { class: "small", text: t("friends.internet") }),
  );
}

/**
 * A link as a QR code, drawn by the server when it is wanted.
 * @param {string} link
 * @param {string} seat  whose link it is
 * @param {boolean} open  whether it is shown at once
 */
export function qrCode(link, seat, open) {
  if (address.only_here) return null;
  const at = h("div", { role: "status" });
  const element = h("details", { class: "qr", open }, h("summary", { text: t("friends.qr") }), at);
  const draw = async () => {
    if (!element.open || at.firstChild) return;
    try {
      const picture = await (await call("POST", "/api/qr", { link })).text();
      const src = `data:image/svg+xml,${encodeURIComponent(picture)}`;
      at.replaceChildren(h("img", { src, alt: t("friends.qr_of", { seat }) }));
    } catch (error) {
      at.textContent = error instanceof Error ? error.message : String(error);
    }
  };
  element.addEventListener("toggle", draw);
  return element;
}
