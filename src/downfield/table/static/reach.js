// A figure that can go somewhere: one press asks where, the next one, or letting go of it there, goes.

export class Reach {
  constructor(svg, { onAsk, onShow, onPick }) {
    Object.assign(this, { svg, onAsk, onShow, onPick, sources: new Set(), source: "", pressed: "", ways: null });
    svg.addEventListener("pointerdown", (event) => this.press(event));
    svg.addEventListener("pointerup", (event) => this.drop(event));
    svg.addEventListener("click", (event) => this.click(event));
    svg.addEventListener("keydown", (event) => this.key(event));
  }

  // A new moment: whatever was picked up lies down again.
  offer(sources) {
    this.sources = new Set(sources);
    this.source = "";
    this.ways = null;
    this.dress();
  }

  dress() {
    for (const element of this.svg.querySelectorAll(".source, .held")) element.classList.remove("source", "held");
    for (const id of this.sources) this.find(id)?.classList.add("source");
    if (this.source) this.find(this.source)?.classList.add("held");
  }

  find(id) { return this.svg.querySelector(`#${CSS.escape(id)}`); }

  of(target) { return target?.closest?.(".source")?.id || ""; }

  // Whether this is the end of a way of the figure that is picked up.
  isEnd(id) { return Boolean(this.ways?.choices.some((choice) => choice.targets.includes(id))); }

  take(id) {
    this.source = id;
    this.ways = null;
    this.onShow(null);
    if (id) this.onAsk(id);
    this.dress();
  }

  press(event) {
    const id = this.of(event.target);
    this.pressed = id && !this.isEnd(id) ? id : "";
    this.again = this.pressed && this.pressed === this.source;
    if (this.pressed && !this.again) this.take(id);
  }

  // Dragged to the end of a way: there it goes.
  drop(event) {
    const from = this.pressed;
    const there = document.elementFromPoint(event.clientX, event.clientY)?.closest?.(".target, .source")?.id;
    if (from && there && there !== from && this.isEnd(there)) {
      this.pressed = "";
      this.onPick(this.ways.choices.filter((choice) => choice.targets.includes(there)));
    }
  }

  // A click on a figure picks it up or puts it down; the board does not take it for an answer.
  click(event) {
    const id = this.of(event.target);
    if (!id || this.isEnd(id)) return;
    if (this.again) this.take("");
    event.stopImmediatePropagation();
  }

  key(event) {
    const id = this.of(event.target);
    if (event.key === "Escape" && this.source) this.take("");
    else if ((event.key === "Enter" || event.key === " ") && id && !this.isEnd(id)) this.take(id === this.source ? "" : id);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  // The ways that were asked for; those of a figure put down meanwhile are not shown.
  show(ways) {
    if (ways.source !== this.source) return;
    this.ways = ways;
    this.onShow(ways);
    this.dress();
  }
}
