// What the figure in hand does, as a bar beside it: one press shows only that on the board. What it cannot do says why.

const SHEET = matchMedia("(max-width:46rem), (pointer:coarse)"); // there it lies at the top of the sheet
const STEP = 20; // px from one place that is tried to the next
const AIR = 4; // px round the bar
const FAR = 40; // px between a figure and its bar, from where on a line ties them

const made = (tag, props) => Object.assign(document.createElement(tag), props);

export class Actions {
  constructor(place, { title, cite, onChoose, onPick, guard = null, marks = "" }) {
    Object.assign(this, { place, title, cite, onChoose, onPick, guard, marks, ways: null, ends: [] });
    this.row = place.appendChild(made("div", { className: "row", role: "toolbar" }));
    this.why = place.appendChild(made("p", { role: "status" }));
    this.tie = place.appendChild(made("i", { className: "tie", ariaHidden: "true", hidden: true }));
    this.row.addEventListener("click", (event) => this.press(this.of(event.target)));
    for (const kind of ["pointerover", "focusin"]) this.row.addEventListener(kind, (event) => this.explain(this.of(event.target)));
    for (const kind of ["pointerleave", "focusout"]) this.row.addEventListener(kind, () => this.explain(null));
    addEventListener("resize", () => this.lay());
  }

  of(target) { return this.ways?.actions[[...this.row.children].indexOf(target.closest("button"))]; }

  // The bar of a figure that is picked up, or none; `ends` are the elements that it had better not cover.
  show(ways, ends = []) {
    const isSame = ways && this.ways?.source === ways.source && this.ways.seq === ways.seq;
    Object.assign(this, { ways, ends });
    this.title.textContent = ways?.title || "";
    this.title.hidden = !ways?.title;
    this.place.hidden = !ways?.actions?.length;
    if (this.place.hidden) return this.row.replaceChildren();
    this.row.ariaLabel = ways.title;
    if (!isSame) this.row.replaceChildren(...ways.actions.map((action) => this.button(action)));
    [...this.row.children].forEach((button, at) => { button.ariaPressed = String(ways.actions[at].name === ways.action); });
    if (!isSame) this.explain(null);
    if (!isSame) this.lay();
  }

  button({ name, key, words, why, rule }) {
    const button = made("button", { type: "button", ariaDisabled: String(Boolean(why)) });
    button.dataset.action = name;
    button.append(made("span", { textContent: words }), made("kbd", { textContent: key, ariaHidden: "true" }));
    button.setAttribute("aria-keyshortcuts", key);
    if (why) button.setAttribute("aria-description", `${why} (${rule})`);
    this.guard?.note(button, `${this.ways.seq} ${this.ways.source} ${name}`, true); // called for by picking the figure up
    return button;
  }

  // Why it is not to be had now, with its rule.
  explain(action) {
    this.why.replaceChildren(...(action?.why ? [`${action.words}: ${action.why} `, this.cite(action.rule)] : []));
  }

  // Only what this action does, and once more: everything again.
  press(action) {
    if (!action) return;
    this.explain(action);
    if (action.why) return;
    const own = this.ways.all.filter((choice) => choice.action === action.name);
    if (action.direct && own.length === 1) this.onPick(own);
    else this.onChoose(this.ways.action === action.name ? "" : action.name);
  }

  find(key) { return this.place.hidden ? undefined : this.ways.actions.find((action) => action.key === key); }

  // As near to the figure as it covers nothing that can be pressed, and if it may be no other figure; where there is no such
  // place, in the panel.
  lay() {
    const figure = this.ways && document.getElementById(this.ways.source)?.getBoundingClientRect();
    this.place.style.translate = "";
    this.place.classList.remove("inside");
    this.tie.hidden = true;
    if (!figure || this.place.hidden || SHEET.matches) return;
    const boxes = [...this.ends, this.ways.source, "layers", "zoomers"].map((id) => document.getElementById(id)?.getBoundingClientRect()).filter(Boolean);
    const field = document.getElementById("board").parentElement.getBoundingClientRect();
    const { width, height } = this.row.getBoundingClientRect();
    const near = spots(field, width, height).map((spot) => ({ ...spot, far: away(spot, width, height, figure) })).sort((one, other) => one.far - other.far);
    const figures = this.marks ? [...document.querySelectorAll(`#moving :is(${this.marks})`)].map((one) => one.getBoundingClientRect()) : [];
    const best = near.find((spot) => isFree(spot, width, height, [...boxes, ...figures])) ?? near.find((spot) => isFree(spot, width, height, boxes));
    if (!best) return this.place.classList.add("inside");
    this.place.style.translate = `${Math.round(best.x)}px ${Math.round(best.y)}px`;
    this.bind(figure, new DOMRect(best.x, best.y, width, height));
  }

  // A bar that had to go far is tied to its figure, edge to edge.
  bind(figure, bar) {
    const [from, to] = [nearest(bar, middleOf(figure)), nearest(figure, middleOf(bar))];
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    this.tie.hidden = far < FAR;
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    Object.assign(this.tie.style, { width: `${far}px`, transform: `translate(${from.x - bar.x}px,${from.y - bar.y}px) rotate(${angle}rad)` });
  }
}

function spots({ left, right, top, bottom }, width, height) {
  const found = [];
  for (let y = top; y <= bottom - height; y += STEP) for (let x = left; x <= right - width; x += STEP) found.push({ x, y });
  return found;
}

const middleOf = ({ left, right, top, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

// The point of a box that lies nearest to another point.
const nearest = ({ left, right, top, bottom }, { x, y }) => ({ x: Math.min(Math.max(x, left), right), y: Math.min(Math.max(y, top), bottom) });

const away = ({ x, y }, width, height, { left, right, top, bottom }) =>
  Math.hypot(x + width / 2 - (left + right) / 2, y + height / 2 - (top + bottom) / 2);

const isFree = ({ x, y }, width, height, boxes) =>
  !boxes.some((box) => x - AIR < box.right && x + width + AIR > box.left && y - AIR < box.bottom && y + height + AIR > box.top);
