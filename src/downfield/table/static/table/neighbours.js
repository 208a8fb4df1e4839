// The others at the match: mute, block, report. What they have said comes from the chat of this page.
import { get, post } from "../ask.js";

const SHORT = 60; // letters of a line in the list

export class Neighbours {
  constructor(dialog, buttons, { match, chat, onMute }) {
    Object.assign(this, { dialog, buttons, chat, onMute, path: `/api/matches/${encodeURIComponent(match)}`, others: [] });
    this.form = dialog.querySelector("form");
    this.who = this.form.elements.seat;
    for (const button of buttons) button.addEventListener("click", () => this.open());
    this.who.addEventListener("change", () => this.choose());
    for (const button of dialog.querySelectorAll("[data-shun]")) button.addEventListener("click", () => this.attempt(() => this.shun(button)));
    this.form.addEventListener("submit", (event) => { event.preventDefault(); this.attempt(() => this.report()); });
  }

  // Only where another person sits.
  show({ sitters }) {
    this.seats = sitters.filter((sitter) => sitter.kind === "person" && !sitter.yours).map(({ seat }) => seat);
    for (const button of this.buttons) button.hidden = !this.seats.length;
  }

  open() {
    this.form.reset();
    this.say("");
    this.dialog.showModal();
    this.attempt(async () => this.list(await get(`${this.path}/people`)));
  }

  list(others) {
    const chosen = this.who.value;
    this.others = others.filter(({ seat }) => this.seats.includes(seat));
    this.who.replaceChildren(...this.others.map(({ seat, name }) => new Option(name, seat, false, String(seat) === chosen)));
    this.choose();
  }

  // The lines of whoever is chosen, and what was done about them.
  choose() {
    const other = this.other();
    const { line } = this.form.elements;
    const said = this.chat.lines.filter(({ seat, words }) => seat === other?.seat && words).slice(-20).reverse();
    line.replaceChildren(line.options[0], ...said.map(({ number, words }) => new Option(words.slice(0, SHORT), number)));
    line.selectedIndex = 0;
    for (const button of this.dialog.querySelectorAll("[data-shun]")) {
      const on = Boolean(other?.[button.dataset.state]);
      button.hidden = !other || (button.dataset.shun === "block" && !other.known);
      button.textContent = on ? button.dataset.undo : button.dataset.do;
      button.ariaPressed = String(on);
    }
  }

  other() { return this.others.find(({ seat }) => String(seat) === this.who.value); }

  async shun(button) {
    const { seat, [button.dataset.state]: on } = this.other();
    this.list(await post(`${this.path}/people`, { seat, kind: button.dataset.shun, on: !on }));
    if (button.dataset.shun === "mute") this.onMute(seat, !on);
    this.say(on ? "" : button.dataset.done);
  }

  async report() {
    const { seat, reason, words, line } = this.form.elements;
    await post(`${this.path}/reports`, { seat: Number(seat.value), reason: reason.value, words: words.value, line: Number(line.value) });
    words.value = "";
    this.say(this.form.dataset.done);
  }

  async attempt(work) {
    if (this.dialog.ariaBusy === "true") return;
    this.dialog.ariaBusy = "true";
    this.say("");
    try { await work(); } catch (error) { this.say((!(error instanceof TypeError) && error.message) || this.form.dataset.failed); } finally { this.dialog.removeAttribute("aria-busy"); }
  }

  say(words) { this.dialog.querySelector("[role=status]").textContent = words; }
}
