// @ts-check
// The panel with the links of the open seats.

import { absolute } from "./api.js";
import { copyText, h } from "./dom.js";
import { onlyHere, qrCode } from "./friends.js";
import { t } from "./words.js";

/** @import { Table } from "./types.js" */

/**
 * Copies a link and says so on the button. Where nothing can be copied the link is shown.
 * @param {HTMLButtonElement} button
 * @param {string} link
 * @returns {Promise<string>} what happened, as a sentence
 */
export async function copyWith(button, link) {
  const words = button.textContent;
  if (!(await copyText(link))) return t("lobby.not_copied", { link });
  button.textContent = `✓ ${t("lobby.copied")}`;
  setTimeout(() => (button.textContent = words), 2000);
  return t("lobby.copied");
}

/**
 * One seat with its link.
 * @param {Table} table
 * @param {string} seat
 * @param {string} link
 * @param {HTMLElement} said where what happened is told
 * @param {boolean} first whether it gets the focus
 * @param {boolean} alone whether it is the only one
 */
function invitation(table, seat, link, said, first, alone) {
  const name = table.seats[seat]?.name ?? seat;
  const field = h("input", {
    type: "text",
    readOnly: true,
    value: link,
    "aria-label": t("invite.link", { seat: name }),
    on: { focus: () => field.select() },
  });
  const copy = h(
    "button",
    {
      type: "button",
      autofocus: first,
      "aria-label": `${t("invite.copy")}: ${t("invite.link", { seat: name })}`,
    },
    t("invite.copy"),
  );
  copy.addEventListener("click", async () => (said.textContent = await copyWith(copy, link)));
  const text = t("invite.message", { seat: name, title: table.title });
  const share =
    "share" in navigator &&
    h(
      "button",
      {
        type: "button",
        on: { click: () => void navigator.share({ title: table.title, text, url: link }).catch(() => null) },
      },
      t("invite.share"),
    );
  return h(
    "li",
    { class: "invitation" },
    h("span", { class: "seat", "data-seat": seat, text: name }),
    field,
    copy,
    share,
    qrCode(link, name, alone),
  );
}

/**
 * Shows the links until the reader goes on.
 * @param {Table} table
 * @param {{[seat: string]: string}} links
 * @param {{again?: boolean}} [how] again: the links replace earlier ones
 * @returns {Promise<boolean>} true: go to the table; false: closed by Escape
 */
export function invite(table, links, { again = false } = {}) {
  const said = h("p", { class: "small muted", role: "status" });
  const seats = Object.entries(links);
  const rows = seats.map(([seat, path], i) =>
    invitation(table, seat, absolute(path), said, i === 0, seats.length === 1),
  );
  return new Promise((resolve) => {
    const go = h("button", {
      type: "button",
      class: "primary",
      text: t("invite.go"),
      on: { click: () => dialog.close("go") },
    });
    const dialog = h(
      "dialog",
      { class: "invitations", "aria-labelledby": "invite-title" },
      h("h2", { id: "invite-title", text: t("invite") }),
      h("p", { text: t("invite.intro") }),
      onlyHere(),
      again && h("p", { class: "muted", text: t("invite.again") }),
      h("ul", null, ...rows),
      said,
      h("div", { class: "row" }, go),
    );
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "go");
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
