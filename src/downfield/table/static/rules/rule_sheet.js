// One rule, or a page beside the rules, in a sheet over the table: taken from the pages of the game, which stay as they are.
import { language } from "../ask.js";

const pages = new Map();

async function read(path) {
  if (!pages.has(path)) {
    const text = await (await fetch(path)).text();
    pages.set(path, new DOMParser().parseFromString(text, "text/html"));
  }
  return pages.get(path);
}

const rulesOf = (game) => `/rules/${game}?lang=${language()}`;

export async function openRule(game, id) {
  const found = id && (await read(rulesOf(game))).getElementById(id)?.closest("article");
  lay(found, `${rulesOf(game)}#${id || ""}`);
}

async function openPage(path) {
  lay((await read(path)).querySelector("main article"), path);
}

// Whatever a link of ours leads to: a rule, or a page.
export function openLink(link) {
  const { pathname, search, hash } = new URL(link.href);
  const rule = pathname.match(/^\/rules\/([^/]+)$/);
  return rule ? openRule(rule[1], decodeURIComponent(hash.slice(1))) : openPage(pathname + search);
}

function lay(found, path) {
  const sheet = document.getElementById("rule");
  const whole = sheet.querySelector("a.button");
  whole.href = path;
  if (!found) return whole.click();
  const copy = document.importNode(found, true);
  for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
  for (const named of copy.querySelectorAll("[aria-labelledby]")) named.removeAttribute("aria-labelledby");
  for (const link of copy.querySelectorAll("a[href^='#']")) link.href = `${path.replace(/#.*/, "")}${link.getAttribute("href")}`;
  sheet.querySelector(".page").replaceChildren(copy);
  if (!sheet.open) sheet.showModal();
  sheet.scrollTop = 0; // the focus goes to the button below a long page
}

// A link inside the sheet turns its page; with a key held it opens beside, as everywhere.
document.querySelector("#rule .page")?.addEventListener("click", (event) => {
  const link = event.target.closest("a[href^='/rules/']");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openLink(link);
});
