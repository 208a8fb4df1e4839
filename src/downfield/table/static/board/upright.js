// A narrow screen shows a long pitch upright, home's end below. The drawing knows nothing of it but where its pitch lies: an
// element `.pitch`. That part is turned by a quarter; what lies above and below it becomes as wide as the pitch now is; figures,
// dice and words stand as they did. Here is said what belongs where, in upright.css how it is turned. Whoever else draws on the board
// in the drawing's own units gives his layer the class `lies`, and tells by the event `drawn` that there is something new in it.

const NARROW = matchMedia("(max-width:46rem) and (orientation:portrait)");
const LAYERS = "#still, #moving, #reach, .lies";
const PLACED = /^translate\((-?[\d.]+)[ ,]+(-?[\d.]+)\)/;
const THROW = ".die, #m-result, #m-tray"; // they lie side by side, and stay so
const PARTS = ["in-head", "in-foot", "stands", "in-throw"];
const RIM = 8; // on both sides of the pitch
const HIGH = 32; // of a throw with whoever stands beside it
const ASIDE = [0, 36, -36, 54, -54, 72, -72]; // where it may lie instead

export class Upright {
  constructor(svg, onTurn) {
    Object.assign(this, { svg, size: null, pitch: null });
    svg.addEventListener("drawn", ({ target }) => this.sort(target));
    NARROW.addEventListener("change", () => { if (this.size) onTurn(this.size); });
  }

  // Turns what is drawn if it can be turned and the screen wants it; gives the size in which it is seen.
  lay({ width, height }) {
    this.size = { width, height };
    const pitch = this.svg.querySelector("#still .pitch");
    this.pitch = NARROW.matches && pitch ? boxOf(pitch) : null;
    this.svg.classList.toggle("upright", Boolean(this.pitch));
    for (const layer of this.svg.querySelectorAll(LAYERS)) this.sort(layer);
    return this.pitch ? this.turned(width, height) : this.size;
  }

  turned(width, height) {
    const { x, y, w, h } = this.pitch;
    const wide = h + 2 * RIM;
    const small = wide / width;
    const [left, low] = [RIM - y, small * y + x + w]; // a point of the pitch comes to (left + y, low - x)
    const foot = low - x - small * (y + h);
    const given = { turn: `translate(${left}px,${low}px) rotate(-90deg)`, small, head: `${low}px ${-left}px`, foot: `${low - foot}px ${-left}px` };
    for (const [name, value] of Object.entries(given)) this.svg.style.setProperty(`--${name}`, value);
    return { width: wide, height: Math.round(small * (height - h) + w) };
  }

  // Says of everything in a layer to which part it belongs; what is marked as laid turns with the pitch as it is.
  sort(layer) {
    if (!this.pitch || !layer) return;
    const all = [...layer.children].filter((one) => !["defs", "style"].includes(one.tagName));
    const isOn = !layer.matches("#still, #moving");
    const parts = all.map((one) => this.part(one, isOn)); // all are measured before one is written
    all.forEach((one, at) => PARTS.forEach((part) => one.classList.toggle(part, part === parts[at])));
    for (const words of layer.querySelectorAll(":is([transform*=rotate] text, text[transform*=rotate])")) words.style.setProperty("--own", `${lean(words, layer)}deg`);
    this.gather(all.filter((one) => one.matches(".in-throw")));
  }

  part(one, isOn) {
    const at = PLACED.exec(one.getAttribute("transform") || "");
    const placed = at && one.matches("g:not(.laid)");
    const y = placed ? Number(at[2]) : isOn ? NaN : middle(one) + Number(at?.[2] || 0);
    if (y < this.pitch.y) return "in-head";
    if (y > this.pitch.y + this.pitch.h) return "in-foot";
    if (one.matches(THROW)) return "in-throw";
    return placed && !one.getAttribute("transform").includes("rotate") ? "stands" : "";
  }

  // A throw is turned back as a whole about its middle; it lies on the pitch, where it hides as few as can be.
  gather(all) {
    if (!all.length) return;
    const boxes = all.map((one) => ({ at: placeOf(one), box: one.getBBox() }));
    const [from, to] = [Math.min(...boxes.map(({ at, box }) => at[0] + box.x)), Math.max(...boxes.map(({ at, box }) => at[0] + box.x + box.width))];
    const [x, y, half] = [(from + to) / 2, boxes[0].at[1], (to - from) / 2];
    const { y: top, h } = this.pitch;
    const along = Math.min(Math.max(y, top + half), Math.max(top + h - half, top + half));
    const others = [...this.svg.querySelectorAll("#moving > .stands[aria-label]")].map(placeOf);
    const hidden = (by) => others.filter(([right, low]) => Math.abs(right - x - by) < HIGH && Math.abs(low - along) < half + HIGH / 2).length;
    const by = ASIDE.toSorted((one, other) => hidden(one) - hidden(other))[0];
    for (const one of all) one.style.setProperty("--back", `${x + by + y}px ${along - x}px`);
  }
}

const placeOf = (one) => PLACED.exec(one.getAttribute("transform")).slice(1).map(Number);

const boxOf = (rect) => Object.fromEntries(Object.entries({ x: "x", y: "y", w: "width", h: "height" }).map(([key, name]) => [key, rect[name].baseVal.value]));

// Where something without a place of its own lies, in the lying drawing; what is not seen lies on the pitch.
function middle(one) {
  const { y, height, width } = one.getBBox();
  return width || height ? y + height / 2 : NaN;
}

// By how much words are turned in the drawing.
function lean(words, layer) {
  let sum = 0;
  for (let one = words; one !== layer; one = one.parentNode) sum += Number(/rotate\((-?[\d.]+)/.exec(one.getAttribute("transform"))?.[1] || 0);
  return sum;
}
