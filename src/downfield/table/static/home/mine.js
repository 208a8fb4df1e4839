// My matches: those the server knows to be mine, and those to which only this browser keeps the keys.
import { language, matchPage, post, spelling } from "../ask.js";
import * as kept from "../kept.js";

const at = (id) => document.getElementById(id);
const make = (tag, what) => Object.assign(document.createElement(tag), what);
const when = (ms) => new Intl.DateTimeFormat(spelling(), { dateStyle: "medium", timeStyle: "short" }).format(ms);

// The newest keys of this browser go along, for the server to tell what they open.
async function lines() {
  const newest = Object.entries(kept.matches()).sort((a, b) => b[1].at - a[1].at).slice(0, 20);
  return post(`/api/mine?lang=${language()}`, { keys: Object.fromEntries(newest.map(([id]) => [id, kept.keysOf(id).slice(0, 8)])) });
}

// Who plays; whoever else sits there under no account's name is marked.
function called({ names, guests, mine }) {
  const place = make("span", { className: "names" });
  names.forEach((name, seat) => {
    place.append(seat ? " – " : "", name);
    if (guests[seat] && !mine.includes(seat)) place.append(" ", make("small", { className: "mark-of", textContent: at("mine").dataset.guest }));
  });
  return place;
}

function row(line) {
  const link = make("a", { href: matchPage(line.id, at("mine").dataset.to) });
  const score = make("b", { className: "score", textContent: line.points.join("–") });
  link.append(
    make("span", { className: "title", textContent: line.title }),
    called(line),
    score,
    make("span", { className: line.my_turn ? "state turn" : "state", textContent: line.words }),
    make("small", { textContent: when(line.at) }),
  );
  const li = make("li", { className: line.over ? "over" : "" });
  li.append(link);
  if (line.over) li.append(make("a", { className: "reported", href: `/match/${encodeURIComponent(line.id)}/report?lang=${language()}`, textContent: at("mine").dataset.report }));
  if (!line.known) li.append(drop(line.id));
  return li;
}

// What only this browser remembers can be taken off the list; what the server knows to be mine stays.
function drop(id) {
  const button = make("button", { textContent: "×", className: "quiet", ariaLabel: at("mine").dataset.forget });
  button.addEventListener("click", () => { kept.forget(id); list(); at("mine-title").scrollIntoView({ block: "nearest" }); });
  return button;
}

// The matches in which I am to decide, before everything else.
function call(found) {
  const place = at("calls");
  if (!place) return;
  const mine = found.filter((line) => line.my_turn).slice(0, 3);
  place.querySelectorAll("a").forEach((link) => link.remove());
  place.append(...mine.map((line) => make("a", { className: "button", href: matchPage(line.id), textContent: `${line.title}: ${line.names.join(" – ")}` })));
  place.hidden = mine.length === 0;
}

export async function list() {
  const found = await lines();
  at("mine").replaceChildren(...found.map(row));
  at("none").hidden = found.length > 0;
  call(found);
}

const again = () => list().catch(() => {});
again();
addEventListener("pageshow", (event) => { if (event.persisted) again(); });
addEventListener("storage", again);
document.addEventListener("visibilitychange", () => { if (!document.hidden) again(); });
