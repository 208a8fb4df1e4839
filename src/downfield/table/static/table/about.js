// Whoever is pointed at on the board, with links to the pages about him: below what is to be decided, where he stays.
import { language } from "../ask.js";

const REST = 250; // ms that a pointer rests on somebody who is meant

const made = (tag, props) => Object.assign(document.createElement(tag), props);

export class About {
  constructor(svg, place, { match, marks, onOpen }) {
    Object.assign(this, { svg, place, match, marks, id: "", timer: 0, told: new Map() });
    if (!marks) return;
    svg.addEventListener("pointerover", ({ target }) => this.point(target, REST));
    svg.addEventListener("pointerleave", () => clearTimeout(this.timer));
    svg.addEventListener("focusin", ({ target }) => this.point(target, 0));
    svg.addEventListener("click", ({ target }) => this.point(target, 0), { capture: true });
    place.addEventListener("click", (event) => {
      const link = event.target.closest("a");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onOpen(link);
    });
  }

  point(target, wait) {
    clearTimeout(this.timer);
    const { id } = target.closest(this.marks) || {};
    if (id) this.timer = setTimeout(() => this.ask(id).catch(() => {}), wait); // without it the table is as good as before
  }

  // What is known of somebody stays true as long as he says the same of himself.
  async ask(id) {
    const key = `${id} ${document.getElementById(id)?.ariaLabel}`;
    this.id = id;
    if (!this.told.has(key)) {
      const reply = await fetch(`/api/matches/${encodeURIComponent(this.match)}/about/${encodeURIComponent(id)}?lang=${language()}`);
      if (!reply.ok) return;
      this.told.set(key, await reply.json());
    }
    if (this.id === id) this.show(this.told.get(key));
  }

  show(pieces) {
    const parts = pieces.map(({ words, href }) => (href ? made("a", { href, textContent: words }) : words));
    this.place.replaceChildren(...parts);
    this.place.hidden = !parts.length;
  }
}
