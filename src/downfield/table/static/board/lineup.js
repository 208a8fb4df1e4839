// A line-up that is made on the board before it is answered. The server draws it, says where everybody can be put and what
// it comes to; what was named is offered again the next time.

const made = (tag, props) => Object.assign(document.createElement(tag), props);

export class LineUp {
  constructor(place, form, formations, { cite, onSend }) {
    Object.assign(this, { place, form, formations, cite, onSend, seat: null, seq: -1, now: null, left: "" });
    [this.starts, this.note, this.list] = ["p", "[role=status]", "ul"].map((what) => place.querySelector(what));
    this.starts.addEventListener("click", (event) => this.press(event.target.closest("button")));
    this.list.addEventListener("click", (event) => this.press(event.target.closest("button")));
    this.form.addEventListener("submit", (event) => { event.preventDefault(); this.save(); });
  }

  say(key, name = "") { return (this.place.dataset[key] || "").replaceAll("{name}", name); }

  // Nothing is being made; `use` says what a line-up would be for that can be made now. At the same moment it goes on where it was left.
  begin(use, seat, seq) {
    const left = seq === this.seq ? this.now?.places || this.left : "";
    Object.assign(this, { seat, seq, now: null, left });
    this.formations.use = use || "";
    this.place.hidden = !use;
    this.form.hidden = true;
    if (use) this.paint();
  }

  get on() { return this.now !== null; }

  get sources() { return this.now?.sources || []; }

  // What belongs to a question where a figure can go.
  get asked() { return this.on ? { places: this.now.places } : {}; }

  // An update with what is being made on its board.
  over(update) { return this.on && this.now.seq === update.seq ? { ...update, ...this.board } : update; }

  get board() { return { still: "", moving: this.now.moving, spoken: this.now.spoken, cells: this.now.cells }; }

  // The options while it is made: to answer with it, or to leave it.
  choices() {
    const confirm = { token: this.now.token, label: this.say("confirm"), targets: [], plan: true, answers: true };
    const leave = { token: "", label: this.say("leave"), targets: [], leaves: true };
    return this.now.token ? [confirm, leave] : [leave];
  }

  show(message) {
    this.now = message;
    this.paint();
  }

  start(start, words = "") { this.onSend({ type: "line-up", seat: this.seat, start, words }); }

  change({ token }) { this.onSend({ type: "line-up", seat: this.seat, start: "places", words: this.now.places, change: token }); }

  press(button) {
    if (!button) return;
    const { start, words, forget } = button.dataset;
    if (!forget) return this.start(start, words ?? (this.on ? "" : this.left));
    this.formations.forget(forget);
    this.paint();
    this.starts.querySelector("button").focus();
  }

  // Under its name, if there is room; the words that fit other matches came with the board.
  save() {
    const name = this.form.elements.name.value.trim();
    if (!name || !this.now?.kept) return;
    const kept = this.formations.save(name, this.now.kept);
    this.form.reset();
    this.paint(kept ? this.say("saved", name) : this.say("full", this.formations.most));
  }

  paint(news = "") {
    const { own, spoilt } = this.formations.read();
    this.list.replaceChildren(...own.map((one) => this.item(one)));
    this.list.hidden = !own.length;
    this.form.hidden = !this.now?.kept;
    this.starts.querySelector("[data-again]").hidden = this.on && !this.now.places;
    this.starts.querySelector("[data-again] span").textContent = this.say(this.on ? "clear" : "hand");
    const told = news || (spoilt && this.say("spoilt")) || this.now?.trouble || this.now?.note || (this.on ? "" : this.say("why"));
    this.note.replaceChildren(told, ...(this.now?.rule && told === this.now.trouble ? [" ", this.cite(this.now.rule)] : []));
  }

  item({ name, words }) {
    const item = made("li", {});
    const take = item.appendChild(made("button", { type: "button", textContent: this.say("mine", name) }));
    Object.assign(take.dataset, { start: "kept", words });
    const drop = item.appendChild(made("button", { type: "button", textContent: "×", ariaLabel: this.say("forget", name), title: this.say("forget", name) }));
    drop.dataset.forget = name;
    return item;
  }
}
