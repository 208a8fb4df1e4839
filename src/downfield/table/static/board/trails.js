// Where figures went while the others played: a line from square to square for each walk, the older the fainter. Those of a
// turn stay until its reader acts in a later one; whoever only watches sees the last turn and this one.

const SVG = "http://www.w3.org/2000/svg";
const FIGURES = '#moving :is([id^="m-p-"], [id^="m-f-"]):not(.beside)';
const NEWEST = 0.85; // how strong a line is, and what is left of it with each that follows
const FADES = 0.88;
const FAINTEST = 0.4;

export class Trails {
  constructor(svg) {
    this.svg = svg;
    this.layer = svg.insertBefore(document.createElementNS(SVG, "g"), svg.querySelector("#moving"));
    this.layer.id = "trails";
    this.layer.setAttribute("class", "lies");
    this.layer.ariaHidden = "true";
    this.places = new Map();
  }

  // Sees the board as it lies now: `mine` says that its reader has answered, `turned` that another turn has begun.
  see({ mine, turned, anew }) {
    const places = new Map([...this.svg.querySelectorAll(FIGURES)].map((one) => [one.id, place(one)]).filter(([, found]) => found));
    if (turned) this.turn();
    if (mine) this.drop();
    else if (!anew) for (const [id, to] of places) this.go(id, this.places.get(id), to);
    for (const line of [...this.layer.children]) if (!places.has(line.dataset.of)) line.remove(); // he has left the pitch
    if (anew) this.layer.replaceChildren();
    this.places = places;
  }

  turn() {
    this.drop();
    for (const line of this.layer.children) line.dataset.past = "";
  }

  drop() {
    for (const line of this.layer.querySelectorAll("[data-past]")) line.remove();
  }

  go(id, from, to) {
    if (!from || (from[0] === to[0] && from[1] === to[1])) return;
    const last = this.layer.lastElementChild;
    if (last?.dataset.of === id && !("past" in last.dataset)) last.setAttribute("d", `${last.getAttribute("d")}L${to.join(" ")}`);
    else this.draw(id, from, to);
  }

  draw(id, from, to) {
    for (const line of this.layer.children) line.setAttribute("opacity", Math.max(FAINTEST, line.getAttribute("opacity") * FADES).toFixed(2));
    const line = document.createElementNS(SVG, "path");
    const side = id.split("-")[2] === "h" ? "home" : "away";
    const attributes = { d: `M${from.join(" ")}L${to.join(" ")}`, class: `trail ${side}`, opacity: NEWEST, "data-of": id };
    for (const [name, value] of Object.entries(attributes)) line.setAttribute(name, value);
    this.layer.append(line);
  }
}

// Where a figure stands, or will stand when it has come to rest.
function place(figure) {
  const [, x, y] = /translate\(([-\d.]+)(?:px)?[ ,]+([-\d.]+)/.exec(figure.dataset.css || figure.getAttribute("transform") || "") || [];
  return x === undefined ? null : [Number(x), Number(y)];
}
