// The board: shows the drawing it was sent, says what lies under the pointer or the focus, and lets its elements stand
// for options. To whoever does not see it, it is a grid: arrows go from cell to cell.
import { Grid, put, weave } from "./grid.js";
import { holder, release } from "../table/measures.js";
import { patch, saidIn } from "./patch.js";
import { Upright } from "./upright.js";
import { Zoom } from "./zoom.js";

const made = (tag, props) => Object.assign(document.createElement(tag), props);

const CROWD = 24; // so many targets do not all breathe

export class Board {
  constructor(svg, { onPick, onLight, guard = null, zoom = new Zoom(svg) }) {
    Object.assign(this, { svg, onPick, onLight, guard, zoom, options: new Map(), said: new Map(), figures: new Set(), lit: new Set(), cells: [], over: [] });
    this.grid = new Grid(svg, (id) => this.options.has(id));
    this.upright = new Upright(svg, (size) => this.lay(size));
    this.tip = made("p", { className: "tip", ariaHidden: "true" });
    this.why = made("p", { className: "unseen", role: "status" });
    svg.after(this.tip, this.why);
    svg.addEventListener("click", (event) => this.pick(event.target));
    svg.addEventListener("pointerover", (event) => this.point(event.target));
    svg.addEventListener("pointerleave", () => this.point(null));
    svg.addEventListener("focusin", (event) => this.come(event.target));
    svg.addEventListener("focusout", () => this.point(null));
    svg.addEventListener("keydown", (event) => this.key(event));
  }

  show(update) {
    const held = release(this.svg);
    this.clear();
    this.svg.setAttribute("aria-label", update.spoken);
    this.ground(update.still);
    const moving = this.svg.querySelector("#moving");
    patch(moving, update.moving);
    this.lay(update);
    this.said = saidIn(moving);
    this.cells = update.cells || [];
    this.grid.lay(this.cells, held);
    for (const [id, own] of this.options) this.dress(id, own);
    this.why.textContent = "";
  }

  // What lies still is mostly the same still: it is drawn once.
  ground(still) {
    if (!still || still === this.still) return;
    this.still = still;
    this.svg.querySelector("#still").innerHTML = still;
  }

  // Lays the drawing as the screen wants it, lying or upright.
  lay(size) {
    const { width, height } = this.upright.lay(size);
    this.zoom.lay(width, height);
  }

  // Marks where a figure can go, or none.
  reach(ways) {
    const layer = this.svg.querySelector("#reach");
    if (!layer || (!ways && !layer.firstChild)) return;
    const held = holder(layer);
    this.grid.back = ways?.source || this.grid.back;
    layer.innerHTML = ways?.marks || "";
    this.upright.sort(layer);
    this.over = ways?.cells || [];
    this.grid.lay(weave(this.cells, this.over), held);
  }

  // Where a figure could go is gone.
  clear() {
    this.svg.querySelector("#reach")?.replaceChildren();
    const own = new Set(this.cells.flat());
    for (const id of this.over.flat()) if (!own.has(id)) this.grid.bare(id);
    this.over = [];
  }

  // Which elements stand for which options; one element may stand for several. `figures` can be picked up, unless one is;
  // then its ways are what was `called` for.
  offer(choices, figures = [], called = new Set()) {
    const before = this.options;
    this.figures = new Set(figures);
    this.options = new Map();
    for (const choice of choices) {
      for (const id of choice.targets || []) this.options.set(id, [...(this.options.get(id) || []), choice]);
    }
    this.svg.classList.toggle("crowd", this.options.size > CROWD);
    for (const id of before.keys()) if (!this.options.has(id)) this.undress(id);
    for (const [id, own] of this.options) this.dress(id, own);
    for (const [id, own] of this.options) this.noted(id, own, called);
    this.grid.enter();
  }

  // Tells whoever guards them what elements stand for, and where they lie.
  noted(id, own, called) {
    const element = this.guard && this.grid.find(id);
    const says = own.map((choice) => choice.token).join();
    if (element) this.guard.note(element, `${says} ${element.dataset.css || ""}`, own.every((choice) => called.has(choice)));
  }

  dress(id, own) {
    const element = this.grid.find(id);
    if (!element) return;
    element.classList.add("target");
    const labels = own.map((choice) => choice.label);
    const figure = own.length > 1 && this.figure(id);
    put(element, "aria-label", figure || labels.join("; "));
    const more = [...(figure ? labels : []), ...own.map((choice) => choice.odds)].filter(Boolean).join("; ");
    if (more) put(element, "aria-description", more);
    else element.removeAttribute("aria-description");
  }

  // What a figure that can be picked up says of itself.
  figure(id) { return (this.figures.has(id) && this.said.get(id)) || ""; }

  undress(id) {
    const element = this.grid.find(id);
    if (!element) return;
    this.guard?.forget(element);
    element.classList.remove("target", "lit");
    element.removeAttribute("aria-description");
    if (this.said.has(id)) element.setAttribute("aria-label", this.said.get(id));
    else element.removeAttribute("aria-label");
  }

  of(target) { return this.options.get(target?.closest?.(".target")?.id) || []; }

  // What lies there is told below the board, and its options light up. A figure that can be picked up says who it is.
  point(target) {
    const own = this.of(target);
    const element = target?.closest?.("[aria-label]");
    const figure = this.figure(target?.closest?.(".source")?.id);
    const words = figure ? [figure] : own.length ? own.map(told) : [element && element !== this.svg ? element.getAttribute("aria-label") : ""];
    this.tip.textContent = words.join("; ");
    this.onLight(own);
  }

  // The focus has come here; that of a finger means nothing more than its tap.
  come(target) {
    if (this.grid.places.has(target.id)) this.grid.rove(target.id);
    if (!target.matches(":focus-visible")) return;
    this.point(target);
    this.zoom.reveal(target);
  }

  light(choices) {
    const wanted = new Set(choices.flatMap((choice) => [...(choice.targets || []), ...(choice.path || [])]));
    for (const id of this.lit) if (!wanted.has(id)) this.grid.find(id)?.classList.remove("lit");
    for (const id of wanted) this.grid.find(id)?.classList.add("lit");
    this.lit = wanted;
  }

  pick(target) {
    const own = this.of(target);
    if (own.length) this.onPick(own);
    return own.length > 0;
  }

  key(event) {
    if (event.key === "Enter" || event.key === " ") { if (!this.pick(event.target)) this.refuse(event.target); }
    else if (!this.grid.key(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  // Where there is nothing to choose, it says so; of what bears an answer, whoever listens for clicks may say more.
  refuse(target) {
    target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const words = [this.said.get(target.id), this.svg.dataset.none].filter(Boolean).join(" ");
    this.tip.textContent = this.why.textContent = words;
  }
}

const told = (choice) => [choice.label, choice.odds].filter(Boolean).join(" · ");
