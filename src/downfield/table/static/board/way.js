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
    this.layer = svg.appendChild(made("g", { class: "way", "aria-hidden": "true", "pointer-events": "none" }));
  }

  // The one way that is lit, or none.
  show(choices, source) {
    const [choice] = choices;
    const isOne = choices.length === 1 && choice.path?.length && source;
    if (!isOne && !(choices.length === 1 && choice.chips?.length)) return this.layer.replaceChildren();
    const line = isOne ? this.line([source, ...choice.path]) : [];
    this.layer.replaceChildren(...line, ...this.chips(choice.chips || []));
  }

  // The middle of an element, in the units of the drawing.
  middle(id) {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box && new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(this.svg.getScreenCTM().inverse());
  }

  line(ids) {
    const points = ids.map((id) => this.middle(id)).filter(Boolean).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" ");
    return [made("polyline", { points, class: "way-under" }), made("polyline", { points, class: "way-line" })];
  }

  // Chips on one element lie one above the other; the last of all is what the way comes to.
  chips(all) {
    const high = new Map();
    return all.map(([id, words], at) => {
      const spot = this.middle(id);
      if (!spot) return made("g");
      const nth = high.get(id) || 0;
      high.set(id, nth + 1);
      return chip(spot.x, spot.y - (HIGH + 2) * nth - HIGH * 0.9, words, at === all.length - 1);
    });
  }
}

function chip(x, y, words, isEnd) {
  const wide = words.length * WIDE + 10;
  const group = made("g", { class: isEnd ? "way-chip way-end" : "way-chip", transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` });
  const told = made("text", { "text-anchor": "middle", dy: "4" });
  told.textContent = words;
  group.append(made("rect", { x: -wide / 2, y: -HIGH / 2, width: wide, height: HIGH, rx: 5 }), told);
  return group;
}
