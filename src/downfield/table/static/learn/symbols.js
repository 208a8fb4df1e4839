// What is drawn on the board is explained when it is first met, each thing once: words beside the question, a glow on the board.

const SEEN = "downfield.symbols";
const MARK = "explained";

const seen = () => {
  try { return JSON.parse(localStorage.getItem(SEEN)) || []; } catch { return []; }
};

// Whether something of it can be seen: what is not there now may still be drawn, without an extent or without ink.
const isDrawn = (element) => element.getAttribute("opacity") !== "0" && element.getBoundingClientRect().width > 0;

export class Symbols {
  constructor(place, svg, { game, wish }) {
    Object.assign(this, { place, svg, game, wish, told: null, all: JSON.parse(place.dataset.symbols) });
    this.part("seen").addEventListener("click", () => { this.learn(); this.show(true); });
    this.part("off").addEventListener("click", () => { this.wish.on = false; this.show(false); });
    wish.box.addEventListener("change", () => { if (!wish.on) this.show(false); });
  }

  part(name) { return this.place.querySelector(`[data-part=${name}]`); }

  name(symbol) { return `${this.game} ${symbol.name}`; }

  learn() { if (this.told) localStorage.setItem(SEEN, JSON.stringify([...new Set([...seen(), this.name(this.told)])])); }

  drawn(symbol) { return [...this.svg.querySelectorAll(symbol.marks)].filter(isDrawn); }

  // `may`: whether somebody at this screen has time to read now. What is being explained stays while it is drawn.
  show(may) {
    const known = seen();
    const open = may && this.wish.on ? this.all.filter((symbol) => !known.includes(this.name(symbol))) : [];
    this.told = (open.includes(this.told) && this.drawn(this.told).length ? this.told : null) || open.find((symbol) => this.drawn(symbol).length) || null;
    this.place.hidden = !this.told;
    const words = this.told?.words || "";
    if (this.part("say").textContent !== words) this.part("say").textContent = words;
    for (const one of this.svg.querySelectorAll(`.${MARK}`)) one.classList.remove(MARK);
    if (this.told) for (const one of this.drawn(this.told)) one.classList.add(MARK);
  }
}
