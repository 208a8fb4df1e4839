// The home page: begin a match, or join one by its code.
import { matchPage, post, trouble } from "../ask.js";
import * as kept from "../kept.js";
import { offer } from "../team/saved.js";
import { join } from "./join.js";
import "./mine.js";

const at = (id) => document.getElementById(id);
const terms = at("terms");

// Who sits where, for each way to play.
function seats(way, level) {
  const me = { who: "me", name: terms.elements.name.value.trim() || undefined };
  const coach = { who: "coach", name: level };
  const pair = {
    coach: [me, coach], here: [me, { who: "me" }], online: [me, { who: "open" }], watch: [coach, { who: "coach" }],
  }[way];
  return terms.elements.side.value === "1" && way !== "watch" ? pair.reverse() : pair;
}

// What is agreed for a match against somebody who is not in the room.
function online() {
  const [decision, reserve] = terms.elements.clock.value.split(",").map(Number);
  const clock = decision ? { decision, reserve, lapse: terms.elements.lapse.value } : undefined;
  return { clock };
}

// The options of a game that are not as usual.
function options(form) {
  const chosen = form ? [...form.elements].filter((field) => field.name && (field.type !== "radio" || field.checked)) : [];
  const fields = chosen.filter((field) => field.value !== field.dataset.usual);
  return Object.fromEntries(fields.map((field) => [field.name, field.value || null]));
}

// The options of a game lie on a sheet over the page; the teams that are chosen are in sight.
function lay(card) {
  const sheet = card.querySelector("dialog");
  if (!sheet.open) sheet.showModal();
  sheet.querySelectorAll("input:checked").forEach((chosen) => {
    const list = chosen.closest("fieldset").lastElementChild;
    const [label, frame] = [chosen.parentElement, list].map((one) => one.getBoundingClientRect());
    list.scrollTop += label.top - frame.top - list.clientHeight / 3;
  });
}

// Who meets whom stands on the card.
function meet({ target }) {
  const place = target.type === "radio" && target.closest(".game").querySelector(`[data-of=${target.name}]`);
  if (place) place.replaceChildren(...[...target.parentElement.children].slice(1).map((part) => part.cloneNode(true)));
}

// Who is chosen to play against: a level, and perhaps what it is like; chance has no character.
function opponent(card) {
  const [level, character] = ["coach", "character"].map((name) => card.querySelector(`[name=${name}]`));
  return character?.value && !character.disabled ? `${level.value}-${character.value}` : level.value;
}

// How the program plays that is chosen.
function face(choice) {
  const character = choice.closest(".game").querySelector("[name=character]");
  if (character) character.disabled = choice.value === "random";
  choice.closest(".game").querySelectorAll("[data-level]").forEach((line) => { line.hidden = line.dataset.level !== choice.value; });
}

async function start(card, way) {
  const form = card.querySelector(".options-of");
  if (form && !form.checkValidity()) {
    lay(card);
    form.reportValidity();
    return;
  }
  const { game } = card.dataset;
  const wish = { game, options: options(form), seats: seats(way, opponent(card)), visibility: terms.elements.visibility.value, ...(way === "online" ? online() : {}) };
  const made = await post("/api/matches", wish);
  kept.keep(made.id, { game, keys: made.keys || {}, invite: made.invite });
  location.href = matchPage(made.id);
}

const tell = (promise) => promise.catch(trouble).finally(() => document.body.removeAttribute("aria-busy"));

const games = document.querySelector(".games");
games.addEventListener("change", meet);
games.addEventListener("change", ({ target }) => { if (target.name === "coach") face(target); });
games.querySelectorAll("[name=coach]").forEach(face); // the browser remembered it
games.querySelectorAll("input:checked").forEach((target) => meet({ target })); // the browser remembered them
games.addEventListener("submit", (event) => { event.preventDefault(); event.target.closest("dialog").close(); });
games.addEventListener("click", (event) => {
  if (event.target.closest("[data-more]")) lay(event.target.closest(".game"));
  if (event.target.closest("[data-close]") || event.target.tagName === "DIALOG") event.target.closest("dialog").close();
  const button = event.target.closest("[data-start]");
  if (!button || document.body.ariaBusy === "true") return;
  document.body.ariaBusy = "true";
  tell(start(button.closest(".game"), button.dataset.start));
});

document.querySelectorAll("[data-own]").forEach(offer);
terms.elements.name.value = kept.name() || terms.dataset.name;
terms.addEventListener("submit", (event) => event.preventDefault());
terms.elements.name.addEventListener("change", () => kept.callMe(terms.elements.name.value));
terms.elements.clock.addEventListener("change", () => { terms.elements.lapse.disabled = !terms.elements.clock.value; });
at("code").addEventListener("submit", (event) => {
  event.preventDefault();
  tell(join(at("code").elements.code.value, kept.name() || terms.dataset.name));
});
