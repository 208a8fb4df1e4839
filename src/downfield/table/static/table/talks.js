// What coaches ask of each other: to go back, to play once more.
import { matchPage } from "../ask.js";
import * as kept from "../kept.js";

const at = (id) => document.getElementById(id);

// A request to go back: the other side agrees or plays on; whoever asked may think better of it.
export function showRequest({ back }) {
  const place = at("back");
  const fresh = place.hidden && back;
  place.hidden = !back;
  if (!back) return false;
  place.querySelector("p").textContent = back.words;
  at("back-agree").hidden = at("back-decline").hidden = back.reply === null;
  at("back-withdraw").hidden = !back.yours;
  return Boolean(fresh && back.reply !== null);
}

// The rematch: offered, accepted, begun.
export function showRematch(update, mine, say) {
  const offers = update.sitters.filter((sitter) => update.rematch.includes(sitter.seat) && !sitter.yours);
  const asked = update.rematch.some((seat) => mine.some((own) => own.seat === seat));
  const words = update.next ? say("rematchBegun")
    : offers.length && update.can_rematch ? say("rematchOffered", offers.map((sitter) => sitter.name).join(", "))
      : asked ? say("rematchAsked") : "";
  at("again").textContent = update.over ? words : "";
  at("rematch").hidden = !(mine.length && update.can_rematch);
  at("rematch").textContent = say(offers.length ? "rematchAgree" : "rematch");
  at("rematch-go").hidden = !update.next;
  if (update.next) at("rematch-go").href = matchPage(update.next.match);
}

// The same keys open the seats of the rematch.
export function bringKeys(match, game, next) {
  const keys = kept.matches()[match]?.keys || {};
  const moved = Object.entries(keys).map(([seat, key]) => [next.seats[seat] ?? seat, key]);
  kept.keep(next.match, { game, keys: Object.fromEntries(moved) });
}
