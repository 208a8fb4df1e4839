// The home page: begin, join, resume.
import { language, matchPage, post, trouble } from "./ask.js";
import * as kept from "./kept.js";

const at = (id) => document.getElementById(id);
const terms = at("terms");
const names = Object.fromEntries([...document.querySelectorAll(".game")].map((li) => [li.dataset.game, li.querySelector("h2").textContent]));

// Who sits where, for each way to play.
function seats(way) {
  const me = { who: "me", name: terms.elements.name.value.trim() || undefined };
  const coach = { who: "coach", name: terms.elements.coach.value };
  const pair = {
    coach: [me, coach], here: [me, { who: "me" }], online: [me, { who: "open" }], watch: [coach, { ...coach, name: "steady" }],
  }[way];
  return terms.elements.side.value === "1" && way !== "watch" ? pair.reverse() : pair;
}

async function start(game, way) {
  const made = await post("/api/matches", { game, options: {}, seats: seats(way) });
  kept.keep(made.id, { game, keys: made.keys || {}, invite: made.invite });
  location.href = matchPage(made.id);
}

async function join(code, name) {
  const got = await post(`/api/join/${encodeURIComponent(code.trim())}`, { name });
  kept.keep(got.id, { game: got.game, keys: { [got.seat]: got.key } });
  location.href = matchPage(got.id);
}

// Who plays, the score, and whether I am to decide.
async function standing(id, match) {
  const reply = await fetch(`/api/matches/${encodeURIComponent(id)}?lang=${language()}`);
  if (!reply.ok) return "";
  const { sitters, points, waiting, over, result } = await reply.json();
  const pair = `${sitters.map((sitter) => sitter.name).join(" – ")}, ${points.join("–")}`;
  const turn = waiting.some((seat) => match.keys?.[seat]) ? at("resume").dataset.turn : "";
  return [over ? result : pair, turn].filter(Boolean).join(" · ");
}

function row([id, match]) {
  const li = document.createElement("li");
  const link = document.createElement("a");
  link.href = matchPage(id);
  const when = new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(match.at);
  const state = Object.assign(document.createElement("small"), { className: "state" });
  link.append(names[match.game] || match.game || id, state, Object.assign(document.createElement("small"), { textContent: when }));
  standing(id, match).then((words) => { state.textContent = words; }, () => {});
  const drop = Object.assign(document.createElement("button"), { textContent: "×", className: "quiet" });
  drop.setAttribute("aria-label", at("resume").dataset.forget);
  drop.addEventListener("click", () => { kept.forget(id); list(); at("resume-title").scrollIntoView({ block: "nearest" }); });
  li.append(link, drop);
  return li;
}

function list() {
  const all = Object.entries(kept.matches()).sort((a, b) => b[1].at - a[1].at);
  at("resume").replaceChildren(...all.slice(0, 12).map(row));
  at("none").hidden = all.length > 0;
}

const tell = (promise) => promise.catch(trouble).finally(() => document.body.removeAttribute("aria-busy"));

document.querySelector(".games").addEventListener("click", (event) => {
  const button = event.target.closest("[data-start]");
  if (!button || document.body.ariaBusy === "true") return;
  document.body.ariaBusy = "true";
  tell(start(button.closest(".game").dataset.game, button.dataset.start));
});

const code = new URLSearchParams(location.search).get("join");
at("join").hidden = !code;
terms.hidden = Boolean(code);
at("join").elements.name.value = terms.elements.name.value = kept.name();
terms.addEventListener("submit", (event) => event.preventDefault());
terms.elements.name.addEventListener("change", () => kept.callMe(terms.elements.name.value));
at("join").addEventListener("submit", (event) => {
  event.preventDefault();
  kept.callMe(at("join").elements.name.value);
  tell(join(code, kept.name()));
});
at("code").addEventListener("submit", (event) => {
  event.preventDefault();
  tell(join(at("code").elements.code.value, kept.name()));
});
addEventListener("pageshow", list);
addEventListener("storage", list);
