// The table: everything round one match. It knows no rules: it shows the options it was sent.
import { About } from "./about.js";
import { Actions } from "../board/actions.js";
import { Beats } from "./beats.js";
import { Brief } from "./brief.js";
import { bringKeys, showRematch, showRequest } from "./talks.js";
import { language, matchPage, spelling, trouble } from "../ask.js";
import { Chat } from "./chat.js";
import { Clocks } from "./clocks.js";
import { Coach } from "../learn/coach.js";
import { Company, Cover } from "./cover.js";
import * as kept from "../kept.js";
import { Ending } from "./ending.js";
import { Guard } from "./guard.js";
import { Hints } from "../learn/hints.js";
import { Formations } from "./formations.js";
import { Layers } from "../board/layers.js";
import { LineUp } from "../board/lineup.js";
import { Link } from "./line.js";
import { Links } from "./links.js";
import { Log } from "./log.js";
import { holder, measures, release } from "./measures.js";
import { Neighbours } from "./neighbours.js";
import { Options } from "./options.js";
import { Proof } from "./proof.js";
import { Sketch, withPlans } from "./plans.js";
import { openLink, openRule } from "../rules/rule_sheet.js";
import { showQuestion } from "./question.js";
import { showSitters } from "./rail.js";
import { offered, shortlist } from "./shortlist.js";
import { Sound } from "./sound.js";
import { Stage } from "../board/stage.js";
import { Standing } from "./standing.js";
import { Symbols } from "../learn/symbols.js";
import { Tabs } from "./tabs.js";
import { Trails } from "../board/trails.js";
import { Way } from "../board/way.js";
import { Wish } from "./wishes.js";

const at = (id) => document.getElementById(id);
const table = at("table");
const { match, game } = table.dataset;
const say = (key, name = "") => (table.dataset[key] || "").replaceAll("{name}", name);
const rulesPage = `/rules/${game}?lang=${language()}`;

let now = null; // the update on the table
let seat = null; // the seat that decides at this screen now
let plain = []; // the options of the seat that decides, without the ways of a figure that is picked up
let sent = -1; // the moment for which an answer is on its way
let answers = 0; // given at this screen
let previewed = []; // risky deeds that have been looked at: another press does them

kept.takeFromLink(match, game);
if (kept.keysOf(match).length) kept.keep(match, { game });

const light = (choices) => { board.light(choices); options.light(choices); sketch.show(choices); way.show(choices, reach.source); };
const waits = new Wish(at("wish-wait"), true);
const asksEnd = new Wish(at("wish-ask-end"), true);
const inHand = matchMedia("(pointer:coarse)"); // without keys
const inTwo = new Wish(at("wish-two-steps"), inHand.matches);
const guard = new Guard(() => waits.on);
const stage = new Stage(at("board"), at("zoomers"), {
  onAsk: (source, via = []) => link.send({ type: "reach", seat, source, via, ...lineup.asked }),
  onWays: (ways) => offer(plain, ways),
  onPick: pick,
  onLight: light,
  onMove: () => { actions.lay(); way.fit(); },
  guard,
});
const { board, reach, zoomers } = stage;
const actions = new Actions(at("deeds"), {
  title: at("figure"), guard, marks: table.dataset.marks, cite: (rule) => log.cite(rule), onPick: pick, onChoose: (name) => reach.narrow(name),
});
const trails = new Trails(at("board"));
const lineup = new LineUp(at("lineup"), at("lineup-name"), new Formations(game), { cite: (rule) => log.cite(rule), onSend: (wanted) => link.send(wanted) });
const sketch = new Sketch(at("board"));
const way = new Way(at("board"));
const layers = new Layers(at("board"), at("layers"));
const options = new Options(at("options"), { onPick: pick, onLight: light });
const ending = new Ending(at("ending"), at("end-early"), {
  isAsked: () => asksEnd.on,
  onSure: () => { asksEnd.on = false; },
  onEnd: answer,
  onNew: (button) => guard.note(button, `${answers} ${performance.now()}`),
});
const log = new Log(at("log"), at("news"), { empty: say("logEmpty"), rule: say("rule"), page: rulesPage, onRule: (id) => openRule(game, id).catch(trouble) });
const about = new About(at("board"), at("about"), { match, marks: table.dataset.marks, isPlaced: (id) => lineup.sources.includes(id), onOpen: (link) => openLink(link).catch(trouble) });
const company = new Company();
const cover = new Cover(say, takeOver, guard);
const beats = new Beats(at("board"), at("pace"), { hush, lay: (update) => board.show(lineup.over(update)), tell: show, hear: (beat) => sound.beat(beat) });
const brief = new Brief(at("brief"), `/match/${encodeURIComponent(match)}/report/brief?lang=${language()}`);
const coach = new Coach(at("coach"), document.querySelector(".field"), {
  canShow: (token, meant) => shownBy(token) || ending.choice?.token === token || meant.some((id) => movable().includes(id)),
  onShow: (token, meant) => {
    const found = shownBy(token);
    if (found) { light([found]); options.focus(found); } else if (ending.choice?.token === token) ending.button.focus(); else reach.take(meant.find((id) => movable().includes(id)));
  },
  onFar: () => zoomers.press("0"),
  onSkip: () => link.send({ type: "skip", seq: now.seq, seat: mySeats()[0].seat }),
});
const shownBy = (token) => options.choices.find((choice) => choice.token === token);
const hints = new Hints(at("hints"), { find: shownBy, onLight: light, onAsk: () => seat !== null && link.send({ type: "advise", seq: now.seq, seat }) });
const symbols = new Symbols(at("symbols"), at("board"), { game, wish: new Wish(at("wish-symbols"), true) });
const links = new Links(match, say);
const proof = new Proof(at("proof"), () => link);
const clocks = new Clocks(at("called"), say);
const sound = new Sound(at("sound"));
const standing = new Standing(at("standing"), at("standings"), { game, onStand: (token) => answer({ token }) });
const tabs = new Tabs(document.querySelector(".side"), { onOpen: (name) => { if (name === "chat") chat.open(); } });
const chat = new Chat(at("chat"), {
  tab: at("tab-chat"), heard: at("heard"), empty: say("chatEmpty"), removed: say("chatRemoved"), guest: say("guest"), lang: spelling(),
  isOpen: () => tabs.name === "chat" && !document.hidden,
  onSay: (words) => link.send({ type: "chat", words }),
  onLeave: () => { tabs.open(tabs.first); refocus(); },
});
const neighbours = new Neighbours(at("neighbours"), document.querySelectorAll("[data-neighbours]"), { match, chat, onMute: (seat, on) => { if (on) chat.drop(seat); } });
const link = new Link(`/api/matches/${encodeURIComponent(match)}/live`, kept.keysOf(match), language(), { onMessage: receive, onState: line });

// The line to the server ---------------------------------------------------------------------------------------------

function receive(message) {
  if (message.type === "chat") return chat.add(message.lines, !now);
  if (message.type === "ways") return message.seq === now?.seq && reach.show(message);
  if (message.type === "advised") return message.seq === now?.seq && hints.hear(message);
  if (message.type === "lined-up") return message.seq === now?.seq && message.seat === seat && layLineUp(message);
  if (message.type === "update") {
    clocks.set(message);
    proof.show(message);
    return beats.push(message);
  }
  settle();
  proof.retry();
  reach.land();
  hints.rest();
  if (message.code === "late" || coach.hear(message)) return;
  if (now) log.tell(message);
  else at("words").textContent = message.words;
}

// Nothing is on its way any more.
function settle() {
  sent = -1;
  table.removeAttribute("aria-busy");
}

function line(alive) {
  const was = table.classList.contains("lost");
  table.classList.toggle("lost", !alive);
  if (!alive) settle(); // nobody knows whether it has arrived
  if (!alive) proof.forget();
  if (!alive) clocks.halt();
  if (was !== !alive) at("link").textContent = alive ? say("back") : say("lost");
  if (was && alive) setTimeout(() => { if (!table.classList.contains("lost")) at("link").textContent = ""; }, 2500);
}

function answer(choice) {
  if (sent === now.seq || !beats.idle) return;
  if (link.send({ type: "answer", seq: now.seq, seat, token: choice.token })) {
    sent = now.seq;
    answers += 1;
    table.ariaBusy = "true";
  }
}

// One option is taken; of several that share a place on the board, the buttons decide. Where figures can be picked up, and
// much else be done, only these are left.
function pick(choices) {
  const meant = choices.filter((choice) => choice.meant);
  const [choice, ...more] = meant.length ? meant : choices;
  if (more.length) return pickOneOf(choices);
  if (choice.leaves) return choose();
  if (lineup.on && !choice.answers) return lineup.change(choice);
  if (choice.ends) return ending.press();
  if (choice.by) return reach.bend(choice.by);
  if (choice.risky && inTwo.on && !previewed.includes(choice.token)) return preview(choice);
  answer(choice);
}

function pickOneOf(choices) {
  if (movable().length || !choices.every((choice) => options.choices.includes(choice))) options.show(choices, seat);
  previewed = choices.map((choice) => choice.token);
  noteOptions();
  light(choices);
  options.focus(choices[0]);
}

// A risky deed is shown first, with what to expect of it; another press does it.
function preview(choice) {
  previewed = [choice.token];
  reach.land();
  const isWay = reach.ways?.bends && choice.path?.includes(choice.targets[0]);
  options.show([choice, ...(isWay ? [{ token: "", label: say("by"), by: choice.targets[0] }] : [])], seat);
  at("rest").hidden = true;
  at("under").textContent = say("oncemore");
  light([choice]);
  for (const id of choice.targets) if (at(id)) guard.note(at(id), `${choice.token} previewed`);
  noteOptions();
}

// Whatever is new among the buttons, or lies elsewhere, waits until it can have been read.
function noteOptions() {
  const moment = `${answers} ${now.ask.words} ${previewed}`;
  guard.later(() => { options.noted(guard, moment); ending.noted(guard); });
}

// While something is told, nothing can be chosen.
function hush() {
  release(at("options"));
  reach.land();
  offer([]);
}

// Showing an update --------------------------------------------------------------------------------------------------

function show(update) {
  const [held, was] = [holder(document.body), document.activeElement];
  const before = now;
  const changed = !isAlike(before, update);
  now = update;
  company.see(update);
  if (changed) {
    release(at("options"));
    if (sent >= 0 && isAskedStill(before, update)) sent = now.seq;
    else settle();
    choose(); // the board first: what is taken from it may have the focus
    about.again();
  }
  log.add(update);
  log.tell(update.news);
  showSitters(at("sitters"), update, say);
  clocks.paint();
  chat.show(update);
  neighbours.show(update);
  trails.see({ mine: changed && Boolean(Object.keys(before?.ask.mine || {}).length), turned: update.log.some((line) => line.head), anew: Boolean(update.still) });
  showActs();
  coach.show(update);
  hints.show(update);
  symbols.show(plain.length > 0 && !update.lesson);
  zoomers.show();
  layers.show();
  call();
  sound.hear(update, table.classList.contains("mine"));
  noteOptions();
  if (before && !before.next && update.next) follow();
  if (held) measures.focus("page", held, () => { if (!holder(document.body)) refocus(was); });
}

// Whether only somebody has come or gone: then what is in hand stays in hand, and what was sent is still on its way.
function isAlike(one, other) {
  const decided = ({ seq, ask, moving, hands, over, sitters }) => JSON.stringify([seq, ask, moving, hands, over, sitters.map(({ name, yours }) => [name, yours])]);
  return Boolean(one) && one.seq === other.seq && decided(one) === decided(other);
}

// Whether only somebody else has decided in secret: what was sent before that is still good.
function isAskedStill(one, other) {
  const asked = ({ words, rule, mine }) => JSON.stringify([words, rule, mine]);
  const others = one?.ask.kind === "sealed" && other.ask.kind === "sealed" && other.ask.waiting.length < one.ask.waiting.length;
  return others && !other.log.length && asked(one.ask) === asked(other.ask);
}

const sideOf = (number) => now.sitters.find((sitter) => sitter.seat === number)?.side;

const mySeats = () => now.sitters.filter((sitter) => sitter.yours);

// Offers the options of the seat that is to decide; before a secret, only once its coach is alone.
function choose() {
  const owing = Object.keys(now.ask.mine || {}).map(Number).sort((a, b) => a - b);
  seat = owing.length ? owing[0] : null;
  const turned = seat !== null && company.mustTurn(now, sideOf(seat));
  cover.lift();
  board.show(turned ? now : { ...now, ...now.hands[seat] });
  plain = seat === null || turned ? [] : withPlans(now.ask, seat);
  lineup.begin(plain.length ? now.ask.line_ups?.[seat] : "", seat, now.seq);
  sketch.keep(plain);
  offer(plain);
  stage.offer(movable(), now.ask.held?.[seat]);
  const stands = standing.show((plain.length && mySeats().length === 1 && now.ask.standing?.[seat]) || null);
  if (stands && !now.still) answer({ token: stands }); // what was taken back, or has just been opened, is asked
  if (turned) cover.lay(now.sitters.find((sitter) => sitter.seat === seat).name, company.told === now.seq);
}

function takeOver() {
  company.alone = sideOf(seat);
  choose();
  refocus();
}

const movable = () => (lineup.on ? lineup.sources : (plain.length && now.ask.sources?.[seat]) || []);

// A line-up as it stands now, to be changed by hand; it is no answer before it is confirmed.
function layLineUp(message) {
  lineup.show(message);
  board.show(lineup.over(now));
  plain = lineup.choices();
  sketch.keep(plain);
  offer(plain);
  stage.offer(lineup.sources);
}

// The options, and the ways of the figure that is picked up: all on the board, the most telling as buttons.
function offer(own, ways = null) {
  const choices = offered(own, ways, movable().length > 0);
  previewed = [];
  board.reach(ways);
  way.show([]);
  list(own, ways);
  actions.show(own.length ? ways : null, [...new Set([...choices.flatMap((choice) => choice.targets), ...movable()])]);
  table.classList.toggle("acting", Boolean(ways?.action));
  board.offer(choices, ways ? [] : movable(), new Set(ways?.choices));
  table.classList.toggle("mine", own.length > 0);
  showQuestion(at("words"), now.over ? now.result || say("over") : now.ask.words, now.over ? "" : now.ask.title);
  at("under").replaceChildren(...under(own));
  at("bends").hidden = !ways?.bends;
  if (options.pointed().length) light(options.pointed());
  noteOptions();
}

function list(own, ways, whole = false) {
  const { listed, more } = shortlist(ending.show(own), lineup.on ? null : ways, movable().length > 0, whole);
  options.show(listed, seat);
  at("options").classList.toggle("brief", movable().length > 0);
  at("rest").hidden = !more;
  at("rest").textContent = more ? say("more", more) : "";
}

function under(choices) {
  const rule = log.cite(now.ask.rule);
  const mine = mySeats();
  if (now.over) return [];
  if (choices.length) return mine.length > 1 ? [say("chooser", now.sitters.find((s) => s.seat === seat).name), " ", rule] : [rule];
  return [mine.length ? "" : `${say("watching")} `, rule];
}

function showActs() {
  const mine = mySeats();
  at("take-back").hidden = !now.can_take_back.some((s) => mine.some((m) => m.seat === s));
  at("resign").hidden = !mine.length || now.over;
  at("ask-back").hidden = !at("take-back").hidden || !now.can_ask_back.length;
  at("end").hidden = !now.over;
  brief.show(now);
  if (showRequest(now)) tabs.lift();
  showRematch(now, mine, say);
  at("record").href = `/api/matches/${encodeURIComponent(match)}/record`;
  links.show(now);
}

// Focus --------------------------------------------------------------------------------------------------------------

function refocus(was = null) {
  if (options.buttons().includes(was)) was.focus();
  else if (options.choices.length) options.focus();
  else if (at("ready").hidden) at("words").focus({ preventScroll: true });
  else at("ready").focus();
}

// The tab of a browser that looks elsewhere bears a mark when its coach is to decide.
function call() {
  const plain = document.title.replace(/^● /, "");
  document.title = document.hidden && table.classList.contains("mine") ? `● ${plain}` : plain;
}

// What coaches do besides --------------------------------------------------------------------------------------------

function takeBack() {
  const own = now?.can_take_back.find((s) => mySeats().some((m) => m.seat === s));
  if (own !== undefined) link.send({ type: "take-back", seq: now.seq, seat: own });
}

// Ask the other side to let me go back.
function askBack() {
  const own = now.can_ask_back.includes(seat) ? seat : now.can_ask_back[0];
  if (own !== undefined) link.send({ type: "ask-back", seq: now.seq, seat: own });
}

const reply = (type) => link.send({ type, seq: now.seq, seat: now.back.reply ?? now.back.seat });

// Whoever sat here sits there; whoever watched may come along.
function follow() {
  if (!mySeats().length) return;
  bringKeys(match, game, now.next);
  location.href = matchPage(now.next.match);
}

at("take-back").addEventListener("click", takeBack);
at("ask-back").addEventListener("click", askBack);
at("rest").addEventListener("click", () => { list(plain, reach.ways, true); noteOptions(); options.focus(); });
at("back-agree").addEventListener("click", () => reply("go-back"));
at("back-decline").addEventListener("click", () => reply("stay"));
at("back-withdraw").addEventListener("click", () => reply("stay"));
at("rematch").addEventListener("click", () => link.send({ type: "rematch", seat: mySeats()[0].seat }));
at("rematch-go").addEventListener("click", () => { if (mySeats().length) bringKeys(match, game, now.next); });
at("resign").addEventListener("click", () => at("giving-up").showModal());
at("resign-yes").addEventListener("click", () => {
  at("giving-up").close();
  const own = mySeats().find((s) => s.seat === seat) || mySeats()[0];
  link.send({ type: "resign", seat: own.seat });
});
for (const id of ["under", "deeds", "lineup"]) at(id).addEventListener("click", (event) => log.open(event));
// Something on the board that bears an answer which cannot be given now: the server says why.
at("board").addEventListener("click", (event) => {
  const { token } = event.target.closest("[data-token]:not(.target)")?.dataset || {};
  if (token && mySeats().length) link.send({ type: "why", seat: seat ?? mySeats()[0].seat, token });
});
document.addEventListener("visibilitychange", call);
for (const button of document.querySelectorAll("[data-close]")) button.addEventListener("click", () => button.closest("dialog").close());

// A digit presses its button, once it can be pressed.
function press(nth, isHeld) {
  if (!isHeld && guard.isReady(options.buttons()[nth])) pick([options.choices[nth]]);
}

const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (event.target.closest("input, select, textarea, [role=tablist], #log") || !now) return;
  const nth = /^[1-9]$/.test(event.key) && options.choices[event.key - 1] ? event.key - 1 : -1;
  if (nth >= 0) press(nth, event.repeat);
  else if (actions.find(event.key)) { if (!event.repeat) actions.press(actions.find(event.key)); }
  else if (event.key === "e" && ending.choice) { if (guard.isReady(ending.button) && !event.repeat) ending.press(); }
  else if (event.key === "Escape" && reach.source) reach.take("");
  else if (zoomers.key(event.key)) zoomers.press(event.key);
  else if (layers.key(event.key)) layers.next();
  else if (event.key === "r" && !at("lineup").hidden) lineup.start("advised");
  else if (event.key === "u") takeBack();
  else if (event.key === "?") openRule(game, now.ask.rule || log.lines.at(-1)?.rule).catch(trouble);
  else if (STEPS[event.key]) options.step(STEPS[event.key]);
  else return;
  event.preventDefault();
});
