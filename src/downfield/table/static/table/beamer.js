// A match on a beamer: the board, the score, and who decides. It follows as a spectator does.
import { Board } from "../board/board.js";
import { Beats } from "./beats.js";
import { Link } from "./line.js";

const at = (id) => document.getElementById(id);
const { match, guest } = at("beam").dataset;
const board = new Board(at("board"), { onPick() {}, onLight() {} });

// Those who share a side stand side by side; whoever has no account's name is marked.
function names(sitters, side) {
  const called = (sitter) => (sitter.guest ? `${sitter.name} (${guest})` : sitter.name);
  return sitters.filter((sitter) => sitter.side === side).map(called).join(" · ");
}

function show(update) {
  board.show(update);
  for (const side of [0, 1]) {
    at(`name-${side}`).textContent = names(update.sitters, side);
    const turn = update.sitters.some((sitter) => sitter.side === side && update.ask.waiting.includes(sitter.seat));
    at(`side-${side}`).classList.toggle("turn", turn && !update.over);
  }
  at("words").textContent = update.over ? update.result : (!update.still && update.news?.words) || update.ask.words;
}

const beats = new Beats(at("board"), { rate: 1, read: 0 }, { lay: (update) => board.show(update), tell: show });
const onMessage = (message) => {
  if (message.type === "update") beats.push(message);
  else if (message.type === "refusal") at("words").textContent = message.words;
};
const onState = (alive) => at("beam").classList.toggle("lost", !alive);

new Link(`/api/matches/${encodeURIComponent(match)}/live`, [], document.documentElement.lang, { onMessage, onState, watch: true });
