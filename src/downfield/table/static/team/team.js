// A team is drafted: every step is sent to the judge, and the page shows what the judge says. It knows no rule.
import { language, matchPage, post, trouble } from "../ask.js";
import { Draft } from "./draft.js";
import * as kept from "../kept.js";
import * as saved from "./saved.js";

const at = (id) => document.getElementById(id);
const make = (tag, what) => Object.assign(document.createElement(tag), what);
const main = at("now");
const terms = at("terms").elements;
const gold = new Intl.NumberFormat(language());
const page = (team, code) => `/teams/${team}?lang=${language()}#${code}`;
let draft = null;
let now = null; // what the judge said last
let asked = 0;

// The judge ------------------------------------------------------------------------------------------------------

async function judge(code) {
  const mine = ++asked;
  const reply = await fetch(`/api/teams/check?lang=${language()}&code=${encodeURIComponent(code)}`);
  const told = await reply.json().catch(() => ({}));
  if (mine !== asked) return; // something was changed meanwhile
  if (!reply.ok) throw new Error(told.words || "");
  take(told);
}

function take(told) {
  if (told.team !== main.dataset.team) return location.assign(page(told.team, told.code));
  draft = new Draft(told, Number(main.dataset.usual));
  now = told;
  history.replaceState(null, "", `#${told.code}`);
  show();
}

// The team of the address; one that cannot be read gives way to the ready-made one.
async function open() {
  const { ready } = main.dataset;
  await judge(decodeURIComponent(location.hash.slice(1)) || ready).catch((error) => { trouble(error); return judge(ready); });
}

const changed = () => { counts(); players(); judge(draft.code()).catch(trouble); };

// What the page shows --------------------------------------------------------------------------------------------

function show() {
  for (const [name, field] of Object.entries(draft.terms)) if (terms[name] && document.activeElement !== terms[name]) terms[name].value = field;
  for (const name of ["left", "cost", "value"]) at(name).textContent = gold.format(now[name]);
  at("own").textContent = now.name;
  at("patron").textContent = now.patron && ` · ${now.patron}`;
  at("left").classList.toggle("over", now.left < 0);
  at("points").textContent = `${now.spent} / ${now.points}`;
  at("points-row").hidden = now.skill_pack === "none";
  main.dataset.pack = now.skill_pack;
  at("players-count").textContent = now.size;
  at("export").href = `/api/teams/file?code=${encodeURIComponent(now.code)}`;
  counts();
  players();
  verdict();
}

function counts() {
  for (const place of document.querySelectorAll(".stepper output")) {
    const of = place.id.slice("count-".length);
    const count = draft.count(of);
    place.textContent = count;
    const [less, , more] = place.parentElement.children;
    less.disabled = count < 1;
    const star = place.closest("[data-star]");
    more.disabled = count >= Number(place.dataset.most) || Boolean(star && closed(star));
    (star || place.closest("tr")).classList.toggle("none", count < 1);
  }
}

// A star who does not come: to this team, or with this patron.
function closed(star) {
  const words = now.closed[star.dataset.star] || "";
  if (!("never" in star.dataset)) star.querySelector(".why").textContent = words;
  return words || "never" in star.dataset;
}

function players() {
  const body = at("players");
  const men = [...draft.players, ...draft.mercenaries];
  const known = [...men, "", ...draft.mercenaries, "", ...draft.stars].map((one) => one.spot || "").join();
  if (body.dataset.known !== known) {
    body.dataset.known = known;
    const hired = draft.mercenaries.map(({ spot }) => mercenary(spot));
    body.replaceChildren(...draft.players.map(({ spot }) => player(spot)), ...hired, ...draft.stars.flatMap(({ spot }) => star(spot)));
    [...body.rows].forEach((row, i) => { row.querySelector(".shirt-of").textContent = i + 1; });
  }
  men.forEach((one, i) => { body.rows[i].querySelector("select").value = one.skill; });
  main.classList.toggle("hiring", draft.mercenaries.length > 0);
}

const player = (spot) => at(`player-${spot}`).content.firstElementChild.cloneNode(true);

// A position with the skills that are paid for, and no others.
function mercenary(spot) {
  const row = player(spot);
  row.className = "mercenary";
  row.querySelector("th").append(make("small", { textContent: main.dataset.mercenary }));
  row.querySelector(".owned").textContent = row.dataset.alone;
  row.querySelector("optgroup[data-kind=secondary]")?.remove();
  return row;
}

// The rows of a star as they stand in the list, without price and steps.
function star(id) {
  return [...document.querySelectorAll(`[data-star="${CSS.escape(id)}"] tr`)].map((one) => {
    const row = one.cloneNode(true);
    for (const cell of row.querySelectorAll(".price, .steps, .why")) cell.remove();
    row.prepend(make("td", { className: "number shirt-of" }));
    row.append(make("td", { className: "gain" }));
    return row;
  });
}

function verdict() {
  at("good").hidden = now.faults.length > 0;
  at("wrong").hidden = now.faults.length === 0;
  at("faults").replaceChildren(...now.faults.map(fault));
  at("play").querySelector("button").disabled = now.faults.length > 0;
}

// The words of a fault, its rule as a link.
function fault({ rule, words }) {
  const line = make("li");
  const [before, after] = words.split(rule);
  line.append(before, make("a", { href: `${at("faults").dataset.rules}#${rule}`, textContent: rule, className: "cite" }), after || "");
  return line;
}

// What one may do --------------------------------------------------------------------------------------------------

const title = () => now.name || main.dataset.called;

function done(words) {
  at("done").textContent = words;
  setTimeout(() => { at("done").textContent = ""; }, 3000);
}

async function share() {
  if (!navigator.clipboard) return prompt(at("share").textContent, location.href);
  await navigator.clipboard.writeText(location.href);
  done(main.dataset.copied);
}

async function bring([file]) {
  if (file) take(await post(`/api/teams/read?lang=${language()}`, { text: await file.text() }));
}

async function play() {
  const { against, who } = at("play").elements;
  const me = { who: "me", name: kept.name() || undefined };
  const other = { here: { who: "me" }, online: { who: "open" } }[who.value] || { who: "coach", name: who.value };
  const theirs = against.value.includes(":") ? { away_roster: against.value } : { away_team: against.value };
  const made = await post("/api/matches", { game: "blood-bowl", seats: [me, other], options: { home_roster: now.code, ...theirs } });
  kept.keep(made.id, { game: "blood-bowl", keys: made.keys || {}, invite: made.invite });
  location.href = matchPage(made.id);
}

const tell = (promise) => promise.catch(trouble);

main.addEventListener("click", (event) => {
  const button = event.target.closest("[data-step]");
  if (!button || !draft) return;
  draft.step(button.dataset.of, Number(button.dataset.step));
  changed();
});
at("terms").addEventListener("input", (event) => { if (!draft) return; draft.terms[event.target.name] = event.target.value; changed(); });
at("terms").addEventListener("submit", (event) => event.preventDefault());
at("players").addEventListener("change", (event) => {
  [...draft.players, ...draft.mercenaries][event.target.closest("tr").rowIndex - 1].skill = event.target.value;
  changed();
});
at("play").addEventListener("submit", (event) => { event.preventDefault(); tell(play()); });
at("keep").addEventListener("click", () => { done(saved.keep({ team: now.team, name: title(), code: now.code }) ? main.dataset.kept : main.dataset.full); });
at("share").addEventListener("click", () => tell(share()));
at("import").addEventListener("change", (event) => tell(bring(event.target.files).finally(() => { event.target.value = ""; })));
at("print").addEventListener("click", () => print());
at("ready").addEventListener("click", () => tell(judge(main.dataset.ready)));
at("clear").addEventListener("click", () => { draft.clear(); changed(); });
addEventListener("hashchange", () => tell(open()));
for (const place of document.querySelectorAll("[data-gold]")) place.textContent = gold.format(place.dataset.gold);
saved.offer(at("play").elements.against);
tell(open());
