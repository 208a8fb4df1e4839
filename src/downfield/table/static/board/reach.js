// A figure that can go somewhere: one press asks where, the next one, or letting go of it there, goes.

const LIFT = 40; // px that a figure is held above the finger, to be seen
const AROUND = 10; // px beside a square that still mean it
const OWN = ["id", "role", "tabindex", "aria-label", "aria-description"]; // what there is only once

export class Reach {
  constructor(svg, { onAsk, onShow, onPick, onLight, zoom }) {
    Object.assign(this, { svg, onAsk, onShow, onPick, onLight, zoom, sources: new Set(), source: "", pressed: "", ways: null, all: null, via: [], ends: new Map(), over: "", doubted: "", ghost: null, taken: false, fresh: false });
    svg.addEventListener("click", (event) => this.click(event));
    svg.addEventListener("keydown", (event) => this.key(event));
  }

  // A new moment: whatever was picked up lies down again; a figure that alone can move, or can go on, is picked up.
  offer(sources, held) {
    this.land();
    this.sources = new Set(sources);
    this.source = "";
    this.know(null);
    this.dress();
    const [only, ...others] = sources;
    if (only && (held || !others.length)) this.take(held || only);
  }

  dress() {
    for (const element of this.svg.querySelectorAll(".source, .held, .via")) element.classList.remove("source", "held", "via");
    for (const id of this.sources) this.find(id)?.classList.add("source");
    for (const id of this.via) this.find(id)?.classList.add("via");
    if (this.source) this.find(this.source)?.classList.add("held");
    this.svg.classList.toggle("holding", Boolean(this.source));
  }

  find(id) { return id ? document.getElementById(id) : null; }

  of(target) { return target?.closest?.(".source")?.id || ""; }

  // Whether this is the end of a way of the figure that is picked up.
  isEnd(id) { return this.ends.has(id); }

  know(ways) {
    this.ways = ways;
    this.ends = new Map();
    this.spots = null;
    for (const choice of ways?.choices || []) {
      for (const id of choice.targets) this.ends.set(id, [...(this.ends.get(id) || []), choice]);
    }
  }

  take(id) {
    this.source = id;
    this.doubted = "";
    this.all = null;
    this.via = [];
    this.know(null);
    this.onShow(null);
    if (id) this.onAsk(id);
    this.dress();
  }

  // The ways that were asked for; those of a figure put down meanwhile are not shown.
  show(ways) {
    if (ways.source !== this.source || String(ways.via || []) !== String(this.via)) return;
    this.all = ways;
    this.narrow("");
    this.dress();
  }

  // Only what one action does, or everything. Who has chosen one means it: what lies elsewhere to ask what is meant, does not.
  narrow(action) {
    const { choices: all, source } = this.all;
    const alone = (choice) => (choice.targets[0] === source ? { ...choice, targets: [source] } : choice);
    const choices = action ? all.filter((choice) => choice.action === action).map(alone) : all;
    this.know({ ...this.all, all, choices, action });
    this.onShow(this.ways);
  }

  // By way of this square, if that can be wished; what it can do from there on is asked.
  bend(id) {
    if (!this.all?.bends || !this.ends.get(id)?.some((choice) => choice.path?.includes(id))) return false;
    this.via = [...this.via, id];
    this.onAsk(this.source, this.via);
    return true;
  }

  // By pointer ----------------------------------------------------------------------------------------------------------

  // Whether a figure is gripped. A mouse picks it up at once; a finger may still mean to move the board.
  press(event) {
    const id = this.of(event.target);
    const touch = event.pointerType === "touch";
    this.pressed = id && !this.isEnd(id) ? id : "";
    this.fresh = false;
    this.spots = null; // the board may have moved
    this.taken = Boolean(this.pressed) && this.pressed !== this.source && !touch;
    if (this.taken) this.take(id);
    return Boolean(this.pressed) && (!touch || this.pressed === this.source || this.zoom.isWhole);
  }

  // A click on a figure picks it up or puts it down, and one on nothing puts it down; the board does not take it for an answer.
  // Where several things can be done to a figure, the first click shows them and the second picks it up all the same.
  click(event) {
    if (event.shiftKey && this.bend(event.target.closest(".target")?.id)) return event.stopImmediatePropagation();
    const id = this.of(event.target);
    const picked = this.taken; // by the press of this very click; an end may lie over the figure already
    const again = Boolean(id) && id === this.doubted;
    this.taken = false;
    this.doubted = !again && !picked && this.isDoubtful(id) ? id : "";
    if (picked || (id && (!this.isEnd(id) || again))) {
      if (!picked) this.take(id === this.source ? "" : id);
      event.stopImmediatePropagation();
    } else if (this.sources.size > 1 && !event.target.closest(".target, [data-token]")) this.take("");
  }

  // Whether several things can be done there, and a click means none of them before the others.
  isDoubtful(id) { return this.ends.get(id)?.length > 1 && !this.ends.get(id).some((choice) => choice.meant); }

  // A figure goes with the pointer; the end it would come to lights up.
  drag(begun, event) {
    if (this.pressed !== this.source) {
      this.fresh = true;
      this.take(this.pressed);
    }
    const [x, y] = [event.clientX, event.clientY - (event.pointerType === "touch" ? LIFT : 0)];
    this.ghost ??= this.lift();
    this.ghost.style.translate = `${(x - begun.clientX) / this.zoom.scale}px ${(y - begun.clientY) / this.zoom.scale}px`;
    const over = this.endAt(x, y);
    if (over !== this.over) this.onLight(this.ends.get(over) || []);
    this.over = over;
  }

  // What is seen in the hand; the figure itself lies pale where it was.
  lift() {
    const element = this.find(this.source);
    const ghost = element.cloneNode(true);
    for (const part of [ghost, ...ghost.querySelectorAll("*")]) for (const name of OWN) part.removeAttribute(name);
    const hand = this.svg.querySelector("#hand");
    hand.replaceChildren(ghost);
    element.classList.add("lifted");
    return hand;
  }

  // Let go at the end of a way: there it goes, and is seen there until the board says so.
  drop(event, lost) {
    const choices = lost ? null : this.ends.get(this.over);
    this.over = "";
    if (choices?.length === 1) return this.onPick(choices);
    this.land();
    if (lost && this.fresh) this.take("");
    else if (choices) this.onPick(choices);
    else if (this.ways) this.onShow(this.ways);
  }

  endAt(x, y) {
    this.spots ??= [...this.ends.keys()].map((id) => ({ id, box: this.find(id)?.getBoundingClientRect() })).filter((spot) => spot.box);
    let [found, least] = ["", Infinity];
    for (const { id, box } of this.spots) {
      const far = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
      if (far < least && far < Math.max(box.width, box.height) / 2 + AROUND) [found, least] = [id, far];
    }
    return found;
  }

  // What was let go lies where the board says, and does not come flying.
  land() {
    const element = this.svg.querySelector(".lifted");
    const hand = this.svg.querySelector("#hand");
    hand.replaceChildren();
    hand.style.translate = "";
    this.ghost = null;
    if (!element) return;
    element.style.transition = "none";
    element.classList.remove("lifted");
    element.getBoundingClientRect();
    element.style.transition = "";
  }

  // By keys -------------------------------------------------------------------------------------------------------------

  key(event) {
    const id = this.of(event.target);
    if (event.key === "Enter" && event.shiftKey && this.bend(event.target.closest(".target")?.id)) event.preventDefault();
    else if (event.key === "Escape" && this.source) this.take("");
    else if ((event.key === "Enter" || event.key === " ") && id && !this.isEnd(id)) this.take(id === this.source ? "" : id);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
