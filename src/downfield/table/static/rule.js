// One rule in a sheet over the table, taken from the rules page of the game.
import { language } from "./ask.js";

const books = new Map();

async function book(game) {
  const page = `/rules/${game}?lang=${language()}`;
  if (!books.has(page)) {
    const text = await (await fetch(page)).text();
    books.set(page, new DOMParser().parseFromString(text, "text/html"));
  }
  return books.get(page);
}

export async function openRule(game, id) {
  const sheet = document.getElementById("rule");
  const found = id && (await book(game)).getElementById(id)?.closest("article");
  const link = sheet.querySelector("a.button");
  link.hash = id || "";
  if (!found) return link.click();
  const copy = document.importNode(found, true);
  copy.removeAttribute("id");
  sheet.querySelector(".page").replaceChildren(copy);
  if (!sheet.open) sheet.showModal();
}
