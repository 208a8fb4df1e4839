// The way that is pointed at: a line through its squares, a chip where something is rolled, and at its end what it comes to.

const SVG = "http://www.w3.org/2000/svg";
const made = (name, props = {}) => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(props)) element.setAttribute(key, value);
  return element;
};
const HIGH = 17; // of a chip, in the units of the drawing
const WIDE = 6.4; // of a letter, about

export class Way {
  constructor(svg) {
    this.svg = svg;
    this.shown = [[], ""];
    this.layer = svg.appendChild(made("g", { class: "way", "aria-hidden": "true", "pointer-events": "none" }));
  }

  // The one way that is lit, or none.
  show(choices, source) {
    const [choice] = choices;
    this.shown = [choices, source];
    const isOne = choices.length === 1 && choice.path?.length && source;
    if (!isOne && !(choices.length === 1 && choice.chips?.length)) return this.layer.replaceChildren();
    const line = isOne ? this.line([source, ...choice.path]) : [];
    this.layer.replaceChildren(...line, ...this.chips(choice.chips || []));
  }

  // The board is seen nearer or farther: chips stay as large as they were.
  fit() { if (this.layer.firstChild) this.show(...this.shown); }

  // The middle of an element, in the units of the drawing.
  middle(id) {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box && new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(this.svg.getScreenCTM().inverse());
  }

  // Through squares; where a ball flies, the board has drawn its line already.
  line(ids) {
    if (ids.some((id) => document.getElementById(id)?.classList.contains("reach"))) return [];
    const points = ids.map((id) => this.middle(id)).filter(Boolean).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" ");
    return [made("polyline", { points, class: "way-under" }), made("polyline", { points, class: "way-line" })];
  }

  // Chips stand above their elements, in sight, none upon another; the last of all is what the way comes to.
  chips(all) {
    const size = Math.max(1, 1 / this.svg.getScreenCTM().a); // to be read however small the board is seen
    const { x: left, width } = this.svg.viewBox.baseVal;
    const laid = [];
    return all.map(([id, words], at) => {
      const spot = this.middle(id);
      if (!spot) return made("g");
      const wide = (words.length * WIDE + 10) * size;
      const x = width > wide ? Math.max(left + wide / 2, Math.min(left + width - wide / 2, spot.x)) : spot.x;
      let y = spot.y - HIGH * 0.9 * size;
      while (laid.some((one) => Math.abs(one.y - y) < HIGH * size && Math.abs(one.x - x) < (one.wide + wide) / 2)) y -= (HIGH + 2) * size;
      laid.push({ x, y, wide });
      return chip(x, y, words, at === all.length - 1, size);
    });
  }
}

function chip(x, y, words, isEnd, size) {
  const wide = words.length * WIDE + 10;
  const group = made("g", { class: isEnd ? "way-chip way-end" : "way-chip", transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(3)})` });
  const told = made("text", { "text-anchor": "middle", dy: "4" });
  told.textContent = words;
  group.append(made("rect", { x: -wide / 2, y: -HIGH / 2, width: wide, height: HIGH, rx: 5 }), told);
  return group;
}
