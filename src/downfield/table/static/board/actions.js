// What the figure in hand does, as a bar beside it: one press shows only that on the board. What it cannot do says why.

const SHEET = matchMedia("(max-width:46rem), (pointer:coarse)"); // there it lies at the top of the sheet
const GAPS = [6, 40, 76]; // px from the figure, the nearest that covers little
const NEAR = 0.08; // what a px away costs, beside a square that is covered
const DEAR = 12; // squares that it costs to cover somebody
const ROUND = 28; // px: a pointer that is farther from figure and bar means the board

const made = (tag, props) => Object.assign(document.createElement(tag), props);

export class Actions {
  constructor(place, { title, cite, onChoose, onPick, guard = null }) {
    Object.assign(this, { place, title, cite, onChoose, onPick, guard, ways: null, ends: [] });
    this.row = place.appendChild(made("div", { className: "row", role: "toolbar" }));
    this.why = place.appendChild(made("p", { role: "status" }));
    this.row.addEventListener("click", (event) => this.press(this.of(event.target)));
    for (const kind of ["pointerover", "focusin"]) this.row.addEventListener(kind, (event) => this.explain(this.of(event.target)));
    for (const kind of ["pointerleave", "focusout"]) this.row.addEventListener(kind, () => this.explain(null));
    addEventListener("resize", () => this.lay());
    addEventListener("pointermove", (event) => this.heed(event));
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

  // Once the pointer has left, what lies below the bar can be pressed; over the figure the bar is there again.
  heed({ clientX: x, clientY: y }) {
    if (this.place.hidden || SHEET.matches) return;
    const is = (element) => element && isIn(element.getBoundingClientRect(), x, y);
    const isQuiet = this.place.classList.contains("quiet");
    this.place.classList.toggle("quiet", !is(document.getElementById(this.ways.source)) && (isQuiet || !is(this.place)));
  }

  // Beside the figure, where it covers the fewest of its ends.
  lay() {
    const figure = this.ways && document.getElementById(this.ways.source)?.getBoundingClientRect();
    this.place.style.translate = "";
    this.place.classList.remove("quiet");
    if (!figure || this.place.hidden || SHEET.matches) return;
    const boxes = [...this.ends, this.ways.source].map((id) => document.getElementById(id)).filter(Boolean).map(weighed);
    const bounds = document.getElementById("board").getBoundingClientRect();
    const { width, height } = this.row.getBoundingClientRect();
    const best = spots(figure, width, height).map((spot) => within(spot, bounds, width, height))
      .map((spot) => ({ ...spot, cost: cost(spot, width, height, boxes) + NEAR * spot.gap }))
      .reduce((one, other) => (other.cost < one.cost ? other : one));
    this.place.style.translate = `${Math.round(best.x)}px ${Math.round(best.y)}px`;
  }
}

const isIn = (box, x, y) => x > box.left - ROUND && x < box.right + ROUND && y > box.top - ROUND && y < box.bottom + ROUND;

function spots({ left, right, top, bottom }, width, height) {
  const [x, y] = [(left + right - width) / 2, (top + bottom - height) / 2];
  return GAPS.flatMap((gap) => [
    { gap, x, y: top - gap - height }, { gap, x, y: bottom + gap },
    { gap, x: right + gap, y }, { gap, x: left - gap - width, y },
  ]);
}

const within = ({ x, y, gap }, { left, right, top, bottom }, width, height) => ({
  gap, x: Math.max(left, Math.min(x, right - width)), y: Math.max(top, Math.min(y, bottom - height)),
});

const weighed = (element) => ({ box: element.getBoundingClientRect(), dear: element.closest("#reach") ? 1 : DEAR });

const cost = ({ x, y }, width, height, boxes) =>
  boxes.filter(({ box }) => x < box.right && x + width > box.left && y < box.bottom && y + height > box.top).reduce((sum, { dear }) => sum + dear, 0);
