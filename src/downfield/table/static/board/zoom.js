// Which part of the board is seen. The whole of it, a part that somebody has chosen by hand, or for a while the part
// where a figure can go; what is shown is written as the viewBox, so that everything on it stays where it is.

const CLOSEST = 8; // times as large as the whole board fits
const GLIDE = 260; // ms
const LINGER = 500; // ms that a part stays in sight after what it was shown for
const AIM = 250; // ms from what is seen to a finger on it
const FINGER = 34; // px: a square that a finger hits
const LARGE = 48; // px: no square need be larger
const SLIGHT = 1.05; // times: hardly nearer than the whole is the whole
const STILL = matchMedia("(prefers-reduced-motion:reduce)");
const SMALL = matchMedia("(pointer:coarse),(max-width:46rem)");
const PHONE = matchMedia("(max-width:46rem)"); // there the board lies on top, and room is left below it

const ease = (t) => 1 - (1 - t) ** 3;
const between = (least, value, most) => Math.max(least, Math.min(most, value));
const middle = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

export class Zoom {
  // onChange(): something else is seen; isHeld(): whether a finger is on the board, which then stays where it is.
  constructor(svg, onChange = () => {}, isHeld = () => false) {
    Object.assign(this, { svg, onChange, isHeld, turned: -Infinity, width: 0, height: 0, frame: null, now: null, goal: null, own: null, following: false, timer: 0, glide: 0 });
    new ResizeObserver(() => this.resize()).observe(svg);
    PHONE.addEventListener("change", () => this.align());
    this.align();
    addEventListener("beforeprint", () => this.paint(null));
    addEventListener("afterprint", () => this.paint(this.now));
  }

  align() { this.svg.setAttribute("preserveAspectRatio", PHONE.matches ? "xMidYMin meet" : "xMidYMid meet"); }

  // A board of this size; what is seen of it stays, unless it is another board.
  lay(width, height) {
    if (width === this.width && height === this.height) return;
    Object.assign(this, { width, height, now: null, goal: null, own: null });
    this.svg.parentElement.style.setProperty("--ratio", height / width);
    this.measure();
    this.paint(null);
  }

  measure() {
    const { clientWidth, clientHeight } = this.svg;
    this.frame = clientWidth && clientHeight ? { width: clientWidth, height: clientHeight } : null;
  }

  // The frame has another size: the same middle at the same scale, as far as that is on the board.
  resize() {
    const before = this.frame;
    this.measure();
    if (!this.frame || !before || (before.width === this.frame.width && before.height === this.frame.height)) return;
    const fitted = (view) => view && this.at(view.x + view.w / 2, view.y + view.h / 2, before.width / view.w);
    const gliding = this.glide > 0;
    this.turned = performance.now();
    this.stop();
    this.own = fitted(this.own);
    this.set(fitted(this.now));
    this.show(fitted(this.goal), gliding);
  }

  get isWhole() { return !this.now; }

  // Pixels per unit at which the whole board is seen, and now.
  get least() { return this.frame ? Math.min(this.frame.width / this.width, this.frame.height / this.height) : 1; }

  get scale() { return this.now ? this.frame.width / this.now.w : this.least; }

  // What is seen with this point in the middle; null for the whole board.
  at(x, y, scale) {
    if (scale < this.least * SLIGHT) return null;
    const nearer = Math.min(scale, this.least * CLOSEST);
    const [w, h] = [this.frame.width / nearer, this.frame.height / nearer];
    return { x: held(x - w / 2, w, this.width), y: held(y - h / 2, h, this.height, PHONE.matches), w, h };
  }

  // The whole board as a part of it: as large as the frame.
  get all() {
    const [w, h] = [this.frame.width / this.least, this.frame.height / this.least];
    return { x: (this.width - w) / 2, y: PHONE.matches ? 0 : (this.height - h) / 2, w, h };
  }

  // Where a point of the screen lies on the board.
  point(clientX, clientY) {
    const box = this.svg.getBoundingClientRect();
    const view = this.now || this.all;
    return { x: view.x + ((clientX - box.x) / box.width) * view.w, y: view.y + ((clientY - box.y) / box.height) * view.h };
  }

  // By hand -----------------------------------------------------------------------------------------------------------

  // Nearer or farther, so that what lies under a point of the screen stays there.
  by(factor, clientX, clientY, gliding = false) {
    if (!this.frame) return;
    const box = this.svg.getBoundingClientRect();
    const [px, py] = [clientX ?? box.x + box.width / 2, clientY ?? box.y + box.height / 2];
    const { x, y } = this.point(px, py);
    const scale = between(this.least, this.scale * factor, this.least * CLOSEST);
    const [w, h] = [this.frame.width / scale, this.frame.height / scale];
    const [left, top] = [x - ((px - box.x) / box.width) * w, y - ((py - box.y) / box.height) * h];
    this.choose(this.at(left + w / 2, top + h / 2, scale), gliding);
  }

  // Moves the board by so many pixels; nothing to move where all of it is seen.
  pan(dx, dy) {
    if (!this.now) return;
    const { x, y, w, h } = this.now;
    this.choose(this.at(x + w / 2 - dx / this.scale, y + h / 2 - dy / this.scale, this.scale));
  }

  whole() { this.choose(null, true); }

  // What a hand has chosen stays, unless it was a look round while a figure was picked up.
  choose(view, gliding = false) {
    clearTimeout(this.timer);
    if (!this.following) this.own = view;
    this.show(view, gliding);
  }

  // By itself ---------------------------------------------------------------------------------------------------------

  // On a small screen: where these elements lie, large enough for a finger; the first of them is where it begins.
  follow(elements) {
    if (!SMALL.matches) return;
    this.resize(); // the sheet below may just have grown
    const boxes = this.frame ? elements.filter(Boolean).map((element) => this.boxOf(element)) : [];
    if (boxes.length < 2) return;
    const grain = fineness(boxes);
    if (grain * this.least >= FINGER) return;
    clearTimeout(this.timer);
    this.following = true;
    this.turn(this.round(boxes, grain));
  }

  // How large these elements are where the whole board is seen, in pixels.
  grain(elements) { return this.frame && elements.length ? fineness([...elements].map((e) => this.boxOf(e))) * this.least : Infinity; }

  boxOf(element) {
    const box = element.getBoundingClientRect();
    const { x, y } = this.point(box.x, box.y);
    const to = this.point(box.right, box.bottom);
    return { x, y, w: to.x - x, h: to.y - y };
  }

  // All of the boxes if they can be large enough, else the first one and what lies round it.
  round(boxes, grain) {
    const [x, y] = [Math.min(...boxes.map((b) => b.x)) - grain / 2, Math.min(...boxes.map((b) => b.y)) - grain / 2];
    const [right, low] = [Math.max(...boxes.map((b) => b.x + b.w)) + grain / 2, Math.max(...boxes.map((b) => b.y + b.h)) + grain / 2];
    const fitting = Math.min(this.frame.width / (right - x), this.frame.height / (low - y));
    const scale = between(FINGER / grain, fitting, LARGE / grain);
    const [w, h] = [this.frame.width / scale, this.frame.height / scale];
    const [first] = boxes;
    return this.at(centre(x, right, w, first.x + first.w / 2), centre(y, low, h, first.y + first.h / 2), scale);
  }

  // Whether this element lies in the part that is seen.
  sees(element) {
    const [box, frame] = [element.getBoundingClientRect(), this.svg.getBoundingClientRect()];
    return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
  }

  // Back to what was chosen, once what has happened here was seen.
  leave(after = LINGER) {
    if (!this.following) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.isHeld()) return this.leave(after);
      this.following = false;
      this.turn(this.own);
    }, after);
  }

  // Whoever goes by keys sees where he is.
  reveal(element) {
    if (!this.now) return;
    const box = this.boxOf(element);
    const { x, y, w, h } = this.now;
    const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
    const inside = cx > x + box.w && cx < x + w - box.w && cy > y + box.h && cy < y + h - box.h;
    if (!inside) this.show(this.at(cx, cy, this.scale), true);
  }

  // To another part that nobody has asked to see: whatever is pressed while it moves was meant for something else.
  turn(view) {
    if (JSON.stringify(view) !== JSON.stringify(this.goal)) this.turned = performance.now() + (STILL.matches ? 0 : GLIDE);
    this.show(view, true);
  }

  // Whether what is seen has lain there so long that somebody can have aimed at it.
  get isSteady() { return performance.now() - this.turned >= AIM; }

  // Showing -----------------------------------------------------------------------------------------------------------

  show(view, gliding) {
    const from = this.now || (this.frame && this.all);
    this.stop();
    this.goal = view;
    if (!gliding || STILL.matches || !this.frame || (!view && !this.now)) return this.set(view);
    const [to, start] = [view || this.all, performance.now()];
    const step = (time) => {
      const t = between(0, (time - start) / GLIDE, 1);
      if (t === 1) return this.set(view);
      this.set(mixed(from, to, ease(t)));
      this.glide = requestAnimationFrame(step);
    };
    this.now = from;
    this.glide = requestAnimationFrame(step);
  }

  stop() {
    cancelAnimationFrame(this.glide);
    this.glide = 0;
  }

  set(view) {
    this.now = view;
    this.paint(view);
    this.onChange(this);
  }

  paint(view) {
    const { x, y, w, h } = view || { x: 0, y: 0, w: this.width, h: this.height };
    this.svg.setAttribute("viewBox", [x, y, w, h].map((n) => Math.round(n * 100) / 100).join(" "));
  }
}

// A view begins on the board, and ends on it; where it is larger, the board lies in its middle or at its beginning.
function held(start, size, whole, first = false) {
  if (size >= whole) return first ? 0 : (whole - size) / 2;
  return between(0, start, whole - size);
}

// The middle of a view of this size: that of the span if it is seen whole, else near the place where it begins.
function centre(from, to, size, begin) {
  if (to - from <= size) return (from + to) / 2;
  return between(from + size / 2, begin, to - size / 2);
}

const fineness = (boxes) => middle(boxes.map((box) => Math.min(box.w, box.h)));

const mixed = (a, b, t) => Object.fromEntries(["x", "y", "w", "h"].map((k) => [k, a[k] + (b[k] - a[k]) * t]));
