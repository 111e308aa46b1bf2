// @ts-check
// The page at the end of a game: how it went, what to show to others, and the way to every moment of it.

import * as api from "./api.js";
import { byId, clear, copyText, download, h } from "./dom.js";
import { drawAccount } from "./ending.js";
import { drawForks } from "./forks.js";
import { language, learn, t } from "./words.js";

/** @import { Account, Table } from "./types.js" */

const id = decodeURIComponent(location.pathname.split("/")[2] ?? "");
const table = `/table/${encodeURIComponent(id)}`;

/** A drawing as a picture of pixels, twice as fine. @param {string} svg @returns {Promise<Blob>} */
async function asPicture(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = h("canvas", { width: 2 * image.width, height: 2 * image.height });
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject()), "image/png"));
}

/** Of a save that the rules could not replay any more only the last position is left. @param {Table} about @param {Account} told */
function ended(about, told) {
  if (told.ended) return `${told.ended} [${told.rule}]`;
  return t(about.over ? "ending.not_kept" : "ending.going");
}

/** @param {Table} about @param {Account} told */
function head(about, told) {
  const said = h("span", { class: "muted", role: "status" });
  /** @param {string} name @param {() => Promise<void>} act */
  const button = (name, act) =>
    h("button", {
      type: "button",
      id: `ending-${name}`,
      text: t(`ending.${name}`),
      on: {
        click: () => act().catch((error) => clear(said, error.message)),
      },
    });
  const name = `${about.game}-${id.slice(0, 6)}`;
  return h(
    "header",
    { class: "panel ending-head" },
    h("p", { class: "muted", text: t("ending.title") }),
    h("h1", { text: about.title }),
    h("p", { class: "ended", text: ended(about, told) }),
    h(
      "div",
      { class: "row" },
      h("a", { class: "button primary", href: table, text: t("ending.table") }),
      button("picture", async () => download(`${name}.png`, await asPicture(told.picture ?? told.plot))),
      about.over &&
        button("file", async () => {
          const file = await api.replay(id);
          download(file.name, file.content);
        }),
      button("copy", async () => {
        if (await copyText(api.absolute(location.pathname))) clear(said, t("ending.copied"));
      }),
      h("a", { class: "button", href: "/", text: t("ending.lobby") }),
      said,
    ),
  );
}

async function start() {
  await Promise.all([learn("ending"), learn("friends"), api.learnAddress()]);
  const [about, told] = await Promise.all([api.table(id), api.account(id)]);
  document.title = about.title;
  document.documentElement.lang = language();
  /** @param {string} seat */
  const chip = (seat) => h("span", { class: "seat", "data-seat": seat, text: about.seats[seat]?.name ?? seat });
  const parts = drawAccount(told, { chip, link: (made) => `${table}?at=${made}` });
  clear(byId("ending"), head(about, told), ...parts);
  const forks = await drawForks(about, told);
  if (forks) byId("ending").append(forks);
}

start().catch((error) => clear(byId("ending"), h("div", { class: "panel" }, h("h1", { text: error.message }))));
