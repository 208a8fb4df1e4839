// What each beat looks like: dice in a layer above the board, words on a sheet above that. The board itself stays as it was,
// so that to end at any time is to empty both.

const SVG = "http://www.w3.org/2000/svg";
const POP = "cubic-bezier(.3,1.6,.5,1)";
const EDGE = 0.12; // of a die, as a share of the part of the board that is in sight
const GAP = 1.3; // from die to die, in edges
const PAST = "#moving :is(.die, #m-result, #m-rolled)"; // what an earlier throw has left on the board
const MEET = 0.9; // from zone to zone where cards meet, as a share of a move
const NEXT_TERM = 0.8; // from term to term of a sum, the same
const BALL = "M3 12C6 5 18 5 21 12C18 19 6 19 3 12ZM9 12H15M10.5 10.5V13.5M13.5 10.5V13.5";
const WHISTLE = "M3 10H13L21 6V10A6 6 0 1 1 9.5 13H3ZM15 13A1.5 1.5 0 1 0 15 13.1M6 6V4M10 6L11 4";
const SIGNS = {
  touchdown: BALL, "field-goal": "M7 21V9M17 21V9M7 9H17M7 9V3M17 9V3", safety: BALL,
  goal: "M12 3A9 9 0 1 0 12.1 3M12 8L15.8 10.8L14.3 15.2H9.7L8.2 10.8ZM12 8V3M15.8 10.8L20.5 9.2M14.3 15.2L17.2 19.2M9.7 15.2L6.8 19.2M8.2 10.8L3.5 9.2",
  turnover: "M4 9H18L14 5M20 15H6L10 19", fumble: "M4 9H18L14 5M20 15H6L10 19",
  casualty: "M9 3H15V9H21V15H15V21H9V15H3V9H9Z", "sent-off": "M7 3H17V21H7Z", whistle: WHISTLE,
};
const LOW = 0.56; // where a throw lies, as a share of that part's height

const made = (tag, attributes = {}, markup = "") => {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = markup;
  return element;
};

export class Ghosts {
  constructor(svg) {
    const layer = svg.appendChild(made("g", { id: "beats", "aria-hidden": "true" }));
    const sheet = Object.assign(document.createElement("div"), { className: "beats" });
    sheet.ariaHidden = "true";
    svg.after(sheet);
    Object.assign(this, { svg, layer, sheet, own: [], past: [], left: 0, busy: false, clock: null });
  }

  // The dice that the new board will show lie where it has them; those of earlier throws in the middle of what is in sight.
  begin({ moving, beats }) {
    this.close();
    this.busy = true;
    this.coming = this.layer.appendChild(made("g", { class: "lies", visibility: "hidden" }, moving));
    this.coming.dispatchEvent(new Event("drawn", { bubbles: true }));
    this.left = beats.reduce((sum, { dice = [] }) => sum + dice.length, 0);
    const dice = [...this.coming.querySelectorAll(".die")];
    const old = (die) => this.svg.querySelector(`#moving [id="${die.id}"]`);
    const anew = [dice, this.svg.querySelectorAll("#moving .die")].every(({ length }) => length === this.left); // each of them, whatever it shows
    const [shown, stay] = [dice.filter((die) => anew || !same(die, old(die))), new Set(anew ? [] : dice.filter((die) => same(die, old(die))).map(old))];
    this.past = [...this.svg.querySelectorAll(PAST)].filter((one) => !stay.has(one));
    for (const part of this.coming.querySelectorAll("[id]")) part.removeAttribute("id"); // ids belong to the board
    this.own = shown.length <= this.left ? shown : [];
  }

  // The clock is an animation, of nothing: no timer is left behind.
  wait(ms) {
    this.clock = this.layer.animate([], ms);
    return this.clock.finished;
  }

  // What was hidden lies there: cups lift, cards turn over, and where cards meet it lights up zone by zone.
  open({ drawing }, ms) {
    this.clear();
    this.shown?.remove();
    const drawn = this.layer.appendChild(made("g", { class: "opened" }, drawing));
    for (const part of drawn.querySelectorAll("[id]")) part.removeAttribute("id");
    for (const cup of drawn.querySelectorAll(".cup")) lift(cup, ms);
    for (const card of drawn.querySelectorAll(".turns")) turn(card, ms);
    const meets = [...drawn.querySelectorAll(".meets")];
    meets.forEach((zone, k) => light(zone, ms, ms * (1 + MEET * k), zone.matches(".taken")));
    this.shown = drawn;
  }

  // Something goes along a path, or stands there for a moment.
  travel({ drawing, path }, ms) {
    this.sheet.replaceChildren();
    this.ball?.remove();
    const [x, y] = path.at(-1);
    this.ball = this.layer.appendChild(made("g", { class: "lies" }, `<g transform="translate(${x} ${y})"><g class="goes">${drawing}</g></g>`));
    const goes = this.ball.querySelector(".goes");
    const steps = path.map(([a, b]) => ({ translate: `${a - x}px ${b - y}px` }));
    if (steps.length > 1) goes.animate(steps, { duration: ms, easing: "ease-in-out" });
    else goes.animate([{ opacity: 0, scale: 2 }, { opacity: 1, scale: 1 }], { duration: ms, easing: "ease-out" });
  }

  // Dice fall one by one; those that lay there before are taken up.
  throw({ dice }, ms, apart) {
    this.clear();
    for (const one of this.past) one.setAttribute("data-past", "");
    this.thrown = dice.map((markup, k) => {
      const own = this.own[this.own.length - this.left + k];
      return own ? this.there(own) : this.layer.appendChild(made("g", { transform: this.place(k, dice.length) }, `<g class="die">${markup}</g>`));
    });
    this.left -= dice.length;
    this.thrown.forEach((die, k) => fall(die.lastElementChild, ms, k * apart));
  }

  place(k, count) {
    const { x, y, width, height } = this.svg.viewBox.baseVal;
    const edge = Math.min(Math.min(width, height) * EDGE, (width * 0.9) / GAP / count);
    return `translate(${x + width / 2 + GAP * edge * (k - (count - 1) / 2)} ${y + height * LOW}) scale(${edge})`;
  }

  // A copy of a die of the board to come, in the same place.
  there(die) {
    const { a, b, c, d, e, f } = this.layer.getScreenCTM().inverse().multiply(die.getScreenCTM());
    const copy = this.layer.appendChild(made("g", { transform: `matrix(${[a, b, c, d, e, f]})` }, `<g class="die">${die.innerHTML}</g>`));
    return copy;
  }

  // What came of it, below the dice, or above where there is no room: the figures part by part, then the words.
  sum({ words = "", figures = [] }, ms) {
    this.sheet.replaceChildren();
    const slip = this.sheet.appendChild(document.createElement("p"));
    if (figures.length) slip.append(this.figures(figures, ms));
    slip.append(words);
    const [field, dice] = [this.sheet.getBoundingClientRect(), bounds(this.thrown?.length ? this.thrown : [this.shown].filter(Boolean))];
    if (dice) {
      const { width, height } = slip.getBoundingClientRect();
      const below = dice.bottom + 8 + height <= field.bottom;
      const x = (dice.left + dice.right) / 2 - field.left;
      slip.style.left = `${Math.max(width / 2 + 4, Math.min(field.width - width / 2 - 4, x))}px`;
      slip.style.top = `${below ? dice.bottom + 8 - field.top : Math.max(4, dice.top - 8 - height - field.top)}px`;
    }
    slip.animate([{ opacity: 0, scale: 0.8 }, { opacity: 1, scale: 1 }], { duration: ms, easing: POP });
  }

  figures(parts, ms) {
    const line = Object.assign(document.createElement("b"), { className: "figures" });
    parts.forEach((part, k) => {
      const term = line.appendChild(Object.assign(document.createElement("span"), { textContent: part }));
      if (k) term.animate([{ opacity: 0, translate: "0 .3em" }, { opacity: 1, translate: "0 0" }], { duration: ms, delay: NEXT_TERM * ms * k, fill: "backwards", easing: "ease-out" });
    });
    return line;
  }

  // What has a moment of its own: a band across the board.
  banner({ words, tone = "", name = "", figures = [] }, ms) {
    this.clear();
    const band = this.sheet.appendChild(Object.assign(document.createElement("strong"), { className: `${tone} ${name}`.trim() }));
    const sign = document.createElementNS(SVG, "svg");
    sign.setAttribute("viewBox", "0 0 24 24");
    sign.append(made("path", { d: SIGNS[name] || SIGNS.whistle }));
    band.append(sign, Object.assign(document.createElement("span"), { textContent: words }));
    for (const score of figures) band.append(Object.assign(document.createElement("small"), { textContent: score }));
    band.animate([{ opacity: 0, scale: "0 1" }, { opacity: 1, scale: "1 1" }], { duration: ms, easing: POP });
  }

  // The new board lies there: what it shows itself is no ghost any more.
  lift() {
    this.layer.replaceChildren();
  }

  clear() {
    for (const die of this.thrown || []) die.remove();
    this.thrown = [];
    this.sheet.replaceChildren();
  }

  close() {
    this.clock?.cancel();
    this.layer.replaceChildren();
    this.sheet.replaceChildren();
    for (const one of this.svg.querySelectorAll("[data-past]")) one.removeAttribute("data-past");
    Object.assign(this, { thrown: [], shown: null, ball: null, own: [], past: [], coming: null, busy: false });
  }
}

// Whether a die lies there already, face and all.
const same = (die, old) => ["aria-label", "transform"].every((name) => old?.getAttribute(name) === die.getAttribute(name));

function lift(cup, duration) {
  const steps = [{ translate: "0 0", rotate: "0deg", opacity: 1 }, { translate: "18% -70%", rotate: "14deg", opacity: 1, offset: 0.7 }, { translate: "30% -90%", rotate: "20deg", opacity: 0 }];
  cup.animate(steps, { duration, easing: "ease-in", fill: "forwards" });
}

const turn = (card, duration) => card.animate([{ scale: "1 0.04" }, { scale: "1 1" }], { duration, easing: "ease-out" });

// A zone lights up and fades; where the play went it stays.
function light(zone, duration, delay, stays) {
  const steps = stays ? [{ opacity: 0 }, { opacity: 1 }] : [{ opacity: 0 }, { opacity: 0.8, offset: 0.4 }, { opacity: 0.8, offset: 0.7 }, { opacity: 0.25 }];
  zone.animate(steps, { duration: stays ? duration : duration * 1.4, delay, fill: "both" });
}

function fall(die, duration, delay) {
  die.animate([
    { translate: "-90% -70%", rotate: "-400deg", opacity: 0 },
    { translate: "-30% -100%", rotate: "-160deg", scale: 1.22, opacity: 1, offset: 0.38, easing: "ease-in" },
    { translate: "0% 0%", rotate: "6deg", scale: 0.93, opacity: 1, offset: 0.76 },
    { translate: "0% -8%", rotate: "-2deg", scale: 1.03, opacity: 1, offset: 0.88 },
    { translate: "0% 0%", rotate: "0deg", scale: 1, opacity: 1 },
  ], { duration, delay, easing: "ease-out", fill: "backwards" });
}

function bounds(elements) {
  const boxes = elements.map((element) => element.getBoundingClientRect()).filter(({ width }) => width);
  if (!boxes.length) return null;
  const all = (pick, side) => pick(...boxes.map((box) => box[side]));
  return { left: all(Math.min, "left"), right: all(Math.max, "right"), top: all(Math.min, "top"), bottom: all(Math.max, "bottom") };
}
