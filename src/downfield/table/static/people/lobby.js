// The lobby: open challenges and who is here, anew every few seconds; whoever leaves takes his challenges along.
import { get, language, matchPage, post, remove, trouble } from "../ask.js";
import * as kept from "../kept.js";

const EACH = 4000; // ms
const at = (id) => document.getElementById(id);
const make = (tag, what) => Object.assign(document.createElement(tag), what);
const words = at("lobby").dataset;
const own = new Map(); // my challenges, by match
const staying = new Set(); // those that wait though I leave
let shown = "";

const clock = (given) => {
  const [decision, reserve] = given.split(",").map(Number);
  return decision ? { decision, reserve, lapse: "lapse" } : undefined;
};

const fill = (told, blanks) => told.replace(/\{(\w+)\}/g, (_, name) => blanks[name]);

function wish() {
  const { game, clock: pace, rated, name } = at("wish").elements;
  if (name) kept.callMe(name.value);
  return { game: game.value, rated: rated?.checked || false, clock: clock(pace.value), name: name?.value.trim() || "" };
}

// Sit down, with the keys of the seat in this browser.
function go(id, game, keys) {
  own.clear(); // nothing is withdrawn on the way
  kept.keep(id, { game, keys });
  location.href = matchPage(id);
}

async function offer(deed) {
  const { game, ...wanted } = wish();
  const made = await post(`/api/lobby/${deed}`, { game, ...wanted });
  if (made.waits === false) return go(made.id, made.game, made.keys);
  kept.keep(made.id, { game, keys: made.keys || {} });
  own.set(made.id, game);
  return look();
}

async function accept({ id, game }) {
  const name = at("wish").elements.name?.value.trim() || words.name || "";
  const seat = await post(`/api/lobby/challenges/${id}`, { name }).catch(async (error) => { await look(); throw error; });
  go(seat.id, game, { [seat.seat]: seat.key });
}

async function withdraw(id) {
  own.delete(id);
  kept.forget(id);
  await remove(`/api/lobby/challenges/${id}`).catch((error) => { if (error.code !== "challenge-taken") throw error; });
  await look();
}

function row(one) {
  const li = make("li", { className: one.mine ? "mine" : "" });
  const about = make("span");
  about.append(make("b", { textContent: one.title }), " ", make("span", { textContent: one.name }), " ");
  if (one.points !== null) about.append(make("small", { className: "soft", textContent: `(${fill(words.rating, one)}) ` }));
  if (one.rated) about.append(make("small", { className: "mark-of", textContent: words.rated }), " ");
  if (one.mine) about.append(make("small", { className: "mark-of", textContent: words.yours }));
  about.append(make("small", { className: "soft when", textContent: one.clock }));
  const button = make("button", { textContent: one.mine ? words.withdraw : words.accept, className: one.mine ? "quiet" : "first" });
  if (!one.mine) button.ariaLabel = fill(words.acceptOf, { game: one.title, name: one.name });
  button.addEventListener("click", () => (one.mine ? withdraw(one.id) : accept(one)).catch(trouble));
  li.append(about, button);
  return li;
}

// A list is drawn anew only when something has changed: whoever is on it with the keyboard keeps the place.
function show(told) {
  const now = JSON.stringify(told);
  if (now === shown) return;
  shown = now;
  at("challenges").replaceChildren(...told.challenges.map(row));
  at("none").hidden = told.challenges.length > 0;
  at("waits").hidden = !told.challenges.some((one) => one.mine && !one.stays);
  at("here").replaceChildren(...told.names.map((name) => {
    const li = make("li");
    li.append(make("a", { href: `/player/${encodeURIComponent(name)}?lang=${language()}`, textContent: name }));
    return li;
  }));
  at("guests").textContent = told.guests_words;
}

async function look() {
  const told = await get(`/api/lobby?lang=${language()}&waiting=${[...own.keys()].join(",")}`);
  const begun = told.begun.find((id) => own.has(id));
  if (begun) return go(begun, own.get(begun), {});
  told.challenges.filter((one) => one.mine).forEach((one) => own.set(one.id, one.game)); // after a reload
  told.challenges.filter((one) => one.stays).forEach((one) => staying.add(one.id));
  return show(told);
}

// The levels of the game that is chosen.
function levels() {
  const { game, level } = at("bot").elements;
  const own = [...level.options].map((option) => { option.hidden = option.disabled = option.dataset.game !== game.value; return option; }).filter((option) => !option.hidden);
  (own.find((option) => "usual" in option.dataset) || own[0]).selected = true;
}

async function bot() {
  const { game, level } = at("bot").elements;
  const seats = [{ who: "me" }, { who: "coach", name: level.value }];
  const made = await post("/api/matches", { game: game.value, seats, rated: true, clock: clock("60,600") });
  go(made.id, game.value, made.keys);
}

at("wish").addEventListener("submit", (event) => {
  event.preventDefault();
  offer(event.submitter?.value || "pair").catch(trouble);
});
at("wish").elements.rated?.addEventListener("change", ({ target }) => {
  const none = at("wish").elements.clock.querySelector('[value=""]');
  none.disabled = target.checked;
  if (target.checked && none.selected) at("wish").elements.clock.selectedIndex = 0;
});
if (at("wish").elements.name) at("wish").elements.name.value = kept.name();
if (at("bot")) {
  levels();
  at("bot").elements.game.addEventListener("change", levels);
  at("bot").addEventListener("submit", (event) => { event.preventDefault(); bot().catch(trouble); });
}
addEventListener("pagehide", () => own.forEach((_, id) => staying.has(id) || fetch(`/api/lobby/challenges/${id}`, { method: "DELETE", keepalive: true })));
const again = () => look().catch(() => {});
again();
setInterval(again, EACH);
