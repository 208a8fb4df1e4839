// The list of teams: prices as the reader writes them, and the teams that this browser keeps.
import { language } from "../ask.js";
import * as saved from "./saved.js";

const at = (id) => document.getElementById(id);
const make = (tag, what) => Object.assign(document.createElement(tag), what);
const gold = new Intl.NumberFormat(language());
const called = (team) => document.querySelector(`[data-team="${CSS.escape(team)}"]`)?.textContent || team;

function row(one) {
  const line = make("li");
  const link = make("a", { href: `/teams/${encodeURIComponent(one.team)}?lang=${language()}#${one.code}` });
  link.append(make("b", { textContent: one.name }), make("small", { textContent: called(one.team) }));
  const drop = make("button", { textContent: "×", className: "quiet", ariaLabel: at("kept").dataset.forget });
  drop.addEventListener("click", () => { saved.forget(one); list(); });
  line.append(link, drop);
  return line;
}

function list() {
  const teams = saved.teams();
  at("kept").replaceChildren(...teams.map(row));
  at("kept-none").hidden = teams.length > 0;
}

for (const place of document.querySelectorAll("[data-gold]")) place.textContent = gold.format(place.dataset.gold);
addEventListener("storage", list);
list();
