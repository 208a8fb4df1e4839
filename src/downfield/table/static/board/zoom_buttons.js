// Buttons and keys that bring the board nearer, for fingers that cannot pinch.

const NEARER = 1.6; // times
const KEYS = { "+": "in", "=": "in", "-": "out", 0: "whole" };
const COARSE = matchMedia("(pointer:coarse)");
const CELLS = "[role=gridcell]";
const FINE = 30; // px: smaller squares want a closer look

export class Zoomers {
  constructor(place, zoom) {
    Object.assign(this, { place, zoom });
    place.addEventListener("click", (event) => this.go(event.target.closest("button")?.dataset.zoom));
  }

  go(where) {
    if (where === "in") this.zoom.by(NEARER, undefined, undefined, true);
    if (where === "out") this.zoom.by(1 / NEARER, undefined, undefined, true);
    if (where === "whole") this.zoom.whole();
  }

  key(key) { return key in KEYS; }

  press(key) { this.go(KEYS[key]); }

  // They are there while the board is near, and for fingers wherever what lies on it is small.
  show() {
    const { isWhole, svg } = this.zoom;
    for (const name of ["whole", "out"]) this.place.querySelector(`[data-zoom=${name}]`).hidden = isWhole;
    this.place.hidden = isWhole && !(COARSE.matches && this.zoom.grain(svg.querySelectorAll(CELLS)) < FINE);
    svg.classList.toggle("near", !isWhole);
  }
}
