// What a drawing keeps ready for whoever asks: a key or a button shows all of it, then one part after the other, then nothing.

const KEY = "z";
const LAYERS = "#moving .layer";

export class Layers {
  constructor(svg, place) {
    Object.assign(this, { svg, place, button: place.querySelector("button"), told: place.querySelector("[role=status]") });
    this.button.addEventListener("click", () => this.next());
  }

  names() { return [...this.svg.querySelectorAll(LAYERS)].map((layer) => layer.dataset.layer); }

  // The button is there where the drawing has layers.
  show() { this.place.hidden = !this.names().length; }

  key(key) { return key === KEY && this.names().length > 0; }

  next() {
    const all = this.names();
    const turns = ["", all.join(" "), ...all];
    const shown = turns[(turns.indexOf(this.svg.dataset.layers || "") + 1) % turns.length];
    this.svg.dataset.layers = shown;
    this.button.ariaPressed = String(Boolean(shown));
    const seen = [...this.svg.querySelectorAll(LAYERS)].filter((layer) => shown.split(" ").includes(layer.dataset.layer));
    this.told.textContent = seen.map((layer) => layer.dataset.said).join("; ") || this.place.dataset.none;
  }
}
