// Whoever is pointed at on the board: his portrait, his values, what he can do, how he is and who marks him, always in the same
// place, with links to the pages about him. How somebody is who is just being lined up, only the board knows.
import { language } from "../ask.js";

const REST = 90; // ms that a pointer rests on somebody who is meant

const made = (tag, props = {}, ...inside) => {
  const one = Object.assign(document.createElement(tag), props);
  one.append(...inside);
  return one;
};

export class About {
  constructor(svg, place, { match, marks, onOpen, isPlaced = () => false }) {
    Object.assign(this, { svg, place, match, marks, isPlaced, id: "", timer: 0, later: 0, told: new Map() });
    if (!marks || !place) return;
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
    else if (target.closest("[aria-label]") !== this.svg) this.place.classList.add("stale");
  }

  // A new moment: whoever is told of may be otherwise now.
  again() {
    this.told.clear();
    this.place?.classList.add("stale");
    clearTimeout(this.later);
    if (this.id) this.later = setTimeout(() => this.ask(this.id, false).catch(() => {}), REST); // the board comes first
  }

  async ask(id, isNew = true) {
    this.id = id;
    if (!this.told.has(id)) {
      const reply = await fetch(`/api/matches/${encodeURIComponent(this.match)}/about/${encodeURIComponent(id)}?lang=${language()}`);
      if (!reply.ok) return;
      this.told.set(id, await reply.json());
    }
    if (this.id === id) this.show(this.told.get(id)[0], isNew);
  }

  // `stale` is what a phone has no room for: somebody who was pointed at before the latest news.
  show(told, isNew) {
    if (!told) return;
    const { side = "", name = "", portrait = "", values = [], state = [], skills = [], pages = [] } = told;
    this.place.className = `panel about ${side}${isNew ? "" : " stale"}`;
    const head = made("div", { className: "who" }, made("b", { textContent: name }), made("small", {}, ...pages.map(linked)));
    const picture = made("span", { className: "portrait", innerHTML: portrait });
    const profile = made("dl", {}, ...values.map(([key, value]) => made("div", {}, made("dt", { textContent: key }), made("dd", { textContent: value }))));
    const known = made("ul", { className: "skills" }, ...skills.map((skill) => made("li", {}, linked(skill))));
    const how = made("ul", { className: "how" }, ...(this.isPlaced(this.id) ? [] : state).map((words) => made("li", { textContent: words })));
    this.place.replaceChildren(...(name ? [picture, head, profile, known, how] : [head]));
  }
}

const linked = ({ words, href = "" }) => (href ? made("a", { href, textContent: words }) : document.createTextNode(words));
