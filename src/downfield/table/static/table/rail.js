// The rail: who sits where, the score, whose turn it is.

const el = (tag, className, ...inside) => {
  const made = Object.assign(document.createElement(tag), { className });
  made.append(...inside.filter(Boolean));
  return made;
};

function state(sitter, update, say) {
  if (update.over) return "";
  if (sitter.kind === "open") return say("empty");
  if (update.ask.waiting.includes(sitter.seat)) return say(sitter.yours ? "yourTurn" : "decides");
  if (update.ask.kind === "sealed") return say("answered");
  return sitter.kind === "person" && !sitter.here ? say("away") : "";
}

// Where the clock of a seat is painted.
function clock(sitter, update) {
  if (update.over || !update.clocks.some((face) => face.seat === sitter.seat)) return null;
  const place = el("span", "clock", el("b", ""), el("small", ""));
  place.dataset.clock = sitter.seat;
  place.setAttribute("role", "timer");
  return place;
}

function row(sitter, update, say, points) {
  const side = sitter.side ? "away" : "home";
  const kind = el("small", "kind", sitter.yours ? say("yours") : sitter.kind === "coach" ? say("program") : sitter.guest ? say("guest") : "");
  if (sitter.guest && !sitter.yours) {
    kind.classList.add("guest");
    kind.title = say("guestWhy");
  }
  const li = el("li", `sitter ${side}`,
    el("span", "shirt"), el("b", "name", sitter.name), kind,
    el("small", "state", state(sitter, update, say)), el("span", "points", points), clock(sitter, update));
  li.classList.toggle("turn", !update.over && update.ask.waiting.includes(sitter.seat));
  return li;
}

// The points of a side stand once, with its first coach.
export function showSitters(place, update, say) {
  const told = new Set();
  const rows = update.sitters.map((sitter) => {
    const points = told.has(sitter.side) ? "" : String(update.points[sitter.side]);
    told.add(sitter.side);
    return row(sitter, update, say, points);
  });
  place.replaceChildren(...rows);
}
