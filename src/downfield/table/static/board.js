// The board: shows the drawing it was sent, and lets its elements stand for options.
import { patch } from "./patch.js";

const AHEAD = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Board {
  constructor(svg, { onPick, onLight }) {
    Object.assign(this, { svg, onPick, onLight, options: new Map() });
    svg.addEventListener("click", (event) => this.pick(event.target));
    svg.addEventListener("pointerover", (event) => onLight(this.of(event.target)));
    svg.addEventListener("pointerleave", () => onLight([]));
    svg.addEventListener("focusin", (event) => onLight(this.of(event.target)));
    svg.addEventListener("focusout", () => onLight([]));
    svg.addEventListener("keydown", (event) => this.key(event));
  }

  show(update) {
    this.svg.setAttribute("viewBox", `0 0 ${update.width} ${update.height}`);
    this.svg.setAttribute("aria-label", update.spoken);
    if (update.still) this.svg.querySelector("#still").innerHTML = update.still;
    patch(this.svg.querySelector("#moving"), update.moving);
  }

  // Which elements stand for which options; one element may stand for several.
  offer(choices) {
    const before = this.options;
    this.options = new Map();
    for (const choice of choices) {
      for (const id of choice.targets || []) this.options.set(id, [...(this.options.get(id) || []), choice]);
    }
    for (const id of before.keys()) if (!this.options.has(id)) this.undress(id);
    for (const [id, own] of this.options) this.dress(id, own);
    const first = this.elements()[0];
    if (first && !this.elements().some((e) => e.tabIndex === 0)) first.setAttribute("tabindex", "0");
  }

  dress(id, own) {
    const element = this.find(id);
    if (!element) return;
    element.classList.add("target");
    element.setAttribute("role", "button");
    element.setAttribute("aria-label", own.map((choice) => choice.label).join("; "));
    if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
  }

  undress(id) {
    const element = this.find(id);
    if (!element) return;
    element.classList.remove("target", "lit");
    for (const name of ["role", "tabindex", "aria-label"]) element.removeAttribute(name);
  }

  find(id) { return this.svg.querySelector(`#${CSS.escape(id)}`); }

  elements() { return [...this.options.keys()].map((id) => this.find(id)).filter(Boolean); }

  of(target) { return this.options.get(target.closest?.(".target")?.id) || []; }

  light(choices) {
    const ids = new Set(choices.flatMap((choice) => choice.targets || []));
    for (const element of this.elements()) element.classList.toggle("lit", ids.has(element.id));
  }

  pick(target) {
    const own = this.of(target);
    if (own.length) this.onPick(own);
  }

  key(event) {
    if (event.key === "Enter" || event.key === " ") this.pick(event.target);
    else if (!AHEAD[event.key]) return;
    else this.go(event.target, AHEAD[event.key]);
    event.preventDefault();
    event.stopPropagation();
  }

  // The nearest option in a direction takes the focus.
  go(from, [dx, dy]) {
    const here = middle(from);
    const near = this.elements().filter((e) => e !== from).map((e) => {
      const there = middle(e);
      const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
      const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
      return { e, along, cost: along + 2 * aside };
    }).filter((found) => found.along > 1).sort((a, b) => a.cost - b.cost)[0];
    if (!near) return;
    for (const element of this.elements()) element.setAttribute("tabindex", element === near.e ? "0" : "-1");
    near.e.focus();
  }
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
