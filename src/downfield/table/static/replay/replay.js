// A film of a match: the board at any moment, a scrubber, and the log that follows. It knows no rules.
import { language, matchPage, post, trouble } from "../ask.js";
import { Board } from "../board/board.js";
import { Beats } from "../table/beats.js";
import * as kept from "../kept.js";
import { Reel } from "./reel.js";
import { openRule } from "../rules/rule_sheet.js";
import { Sound } from "../table/sound.js";
import { Story } from "./story.js";

const EACH = 1300; // ms that a moment lasts, and half of it where nothing is told
const WAIT = 250; // ms until the address follows: browsers do not like it rewritten too often
const at = (id) => document.getElementById(id);
const film = at("film");
const { api, game, match, record } = film.dataset;
const words = film.dataset;

const board = new Board(at("board"), { onPick() {}, onLight() {} });
const reel = new Reel(api);
const story = new Story(at("log"), `/rules/${game}?lang=${language()}`, { rule: words.rule, onMoment: (k) => { halt(); show(k); }, onRule: (id) => openRule(game, id).catch(trouble) });
const beats = new Beats(at("board"), { get rate() { return speed(); }, read: 0 }, { lay, tell: settle, hear: (beat) => sound.beat(beat) });
const sound = new Sound();
let now = 0; // the moment that is shown
let running = 0; // the timer of the film, 0 when it stands
let address = 0;

const bounded = (k) => Math.max(0, Math.min(reel.last, k));

// Showing a moment ---------------------------------------------------------------------------------------------------

// A moment; one that is `played` is told beat by beat before anything else is said of it.
function show(k, played = false) {
  now = bounded(k);
  beats.drop();
  return draw(now, played);
}

function present() {
  const moment = reel.moments[now];
  at("scrubber").value = now;
  at("count").textContent = `${now} / ${reel.last}`;
  for (const side of [0, 1]) at(`points-${side}`).textContent = moment.points[side];
  at("scrubber").setAttribute("aria-valuetext", [counted(), moment.said].filter(Boolean).join(". "));
  tell(moment);
  story.follow(now);
  at("fork-open").disabled = reel.over && now === reel.last;
  if (at("ask")) at("ask").href = `/ask?${new URLSearchParams({ match, record, moment: now, lang: language() })}`;
  clearTimeout(address);
  address = setTimeout(() => history.replaceState(null, "", `#${now}`), WAIT);
}

const counted = () => words.at.replace("{at}", now).replace("{of}", reel.last);

// The board may still be on its way; whoever has gone on meanwhile does not wait for it.
async function draw(k, played) {
  film.ariaBusy = "true";
  if (!played) present();
  try {
    const shot = await reel.board(k);
    if (k !== now) return;
    await beats.push({ ...shot, beats: played ? shot.beats : [], log: [], at: k });
  } finally {
    if (k === now) film.removeAttribute("aria-busy");
  }
}

function lay(shot) {
  board.show({ ...shot, width: reel.width, height: reel.height });
}

function settle(shot) {
  lay(shot);
  if (shot.at !== now) return;
  present();
  film.dataset.shown = shot.at;
}

const el = (tag, className, ...inside) => {
  const made = Object.assign(document.createElement(tag), { className });
  made.append(...inside);
  return made;
};

function tell(moment) {
  const end = reel.over && now === reel.last;
  const lines = end ? [reel.result] : reel.lines(now).slice(0, 3).map((line) => line.words);
  const said = moment.said === reel.result ? [] : moment.said.split("\n").map((line) => el("span", "face", line));
  at("said").replaceChildren(el("p", "dice", ...said), el("p", end ? "end" : "", ...lines.map((line) => el("span", "line", line))));
}

// Running ------------------------------------------------------------------------------------------------------------

function halt() {
  clearTimeout(running);
  running = 0;
  face();
}

function run() {
  if (running) return halt();
  if (now === reel.last) show(0).catch(failed);
  running = setTimeout(step, EACH / 2 / speed());
  face();
}

const speed = () => Number(at("speed").value);

async function step() {
  const mine = running;
  await show(now + 1, true).catch(failed);
  if (running !== mine || !running) return;
  if (now === reel.last) return halt();
  running = setTimeout(step, (reel.lines(now).length ? EACH : EACH / 2) / speed());
}

function failed(error) {
  halt();
  trouble(error);
}

// While the film runs, nobody is read every line of it.
function face() {
  const label = running ? words.pause : words.run;
  at("run").setAttribute("aria-label", label);
  at("run").title = label;
  film.classList.toggle("running", Boolean(running));
  at("said").setAttribute("aria-live", running ? "off" : "polite");
}

// Marks --------------------------------------------------------------------------------------------------------------

function mark() {
  at("scrubber").max = reel.last;
  at("marks").replaceChildren(...reel.marks.map((one) => {
    const made = el("span", `${one.kind} ${["home", "away"][one.side] || ""}`);
    made.style.left = `${(100 * one.at) / Math.max(1, reel.last)}%`;
    return made;
  }));
}

// The chance to win, above the scrubber, where the match was reviewed; faults stand out.
async function curve() {
  const reply = at("worth") && (await fetch(`${api}/review`));
  if (!reply || reply.status !== 200) return;
  const { worth, decisions } = await reply.json();
  const x = (k) => (1000 * k) / Math.max(1, reel.last);
  const line = worth.map((chance, k) => `${x(k).toFixed(1)},${(100 - 100 * chance).toFixed(1)}`).join(" ");
  const faults = decisions.filter((one) => one.grade !== "good");
  const marks = faults.map((one) => `<path class="${one.grade} ${["home", "away"][one.side]}" d="M${x(one.moment).toFixed(1)} 0V100"/>`);
  at("worth").innerHTML = `<path class="half" d="M0 50H1000"/>${marks.join("")}<polyline points="${line}"/>`;
  at("worth").removeAttribute("hidden");
}

// Sharing, and playing on --------------------------------------------------------------------------------------------

async function share() {
  const link = `${location.origin}${location.pathname}#${now}`;
  const button = at("share");
  if (!navigator.clipboard) return prompt(button.textContent, link);
  await navigator.clipboard.writeText(link);
  const before = button.textContent;
  button.textContent = words.copied;
  setTimeout(() => { button.textContent = before; }, 1500);
}

async function fork(form) {
  const { name, side, coach } = Object.fromEntries(new FormData(form));
  kept.callMe(name);
  const made = await post("/api/forks", { match, record, moment: now, side: Number(side), coach, name });
  kept.keep(made.id, { game, keys: made.keys || {} });
  location.href = matchPage(made.id);
}

function openFork() {
  halt();
  at("fork-form").elements.name.value = kept.name();
  at("fork").showModal();
}

// Hands on the film --------------------------------------------------------------------------------------------------

const GO = {
  "to-first": () => 0, "to-last": () => reel.last, back: () => now - 1, on: () => now + 1,
  "play-back": () => reel.playBefore(now), "play-on": () => reel.nextPlay(now),
};

function go(where) {
  halt();
  show(GO[where](), where === "on").catch(failed);
}

const KEYS = { Home: "to-first", End: "to-last", ArrowLeft: "back", ArrowRight: "on" };
const SHIFTED = { ArrowLeft: "play-back", ArrowRight: "play-on" };

function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (event.target.closest("select, textarea, input:not([type=range])")) return;
  if (event.target.closest("#board") && event.key !== " ") return; // there, keys go from cell to cell
  const where = (event.shiftKey && SHIFTED[event.key]) || KEYS[event.key];
  if (where) go(where);
  else if (event.key === " " && !event.target.closest("button, a, summary")) run();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

const fromAddress = () => bounded(Number.parseInt(location.hash.slice(1), 10) || 0);

function hands() {
  for (const where of Object.keys(GO)) at(where).addEventListener("click", () => go(where));
  at("run").addEventListener("click", run);
  at("scrubber").addEventListener("input", () => { halt(); show(Number(at("scrubber").value)).catch(failed); });
  at("eyes")?.addEventListener("change", () => { reel.seenBy(at("eyes").value); show(now).catch(failed); });
  at("share").addEventListener("click", () => share().catch(trouble));
  at("fork-open").addEventListener("click", openFork);
  at("fork-form").addEventListener("submit", (event) => {
    event.preventDefault();
    fork(event.target).catch((error) => { at("fork").close(); trouble(error); });
  });
  for (const button of document.querySelectorAll("[data-close]")) button.addEventListener("click", () => button.closest("dialog").close());
  addEventListener("keydown", key, true); // before the board, which takes the space bar for a choice
  addEventListener("hashchange", () => { if (fromAddress() !== now) show(fromAddress()).catch(failed); });
}

async function open() {
  await reel.open();
  board.show({ ...reel.first, still: reel.still, width: reel.width, height: reel.height });
  mark();
  story.tell(reel);
  hands();
  curve().catch(() => {});
  await show(fromAddress());
  if (new URLSearchParams(location.search).has("fork")) openFork();
}

open().catch(failed);
