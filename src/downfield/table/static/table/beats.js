// The moment: what an update tells is played beat by beat above the old board; then the new one is laid down, and only then
// the page tells and asks. A press or a key makes all of it appear at once.
import { Ghosts } from "./ghosts.js";

// By kind: ms that it moves, and ms that it stands to be read.
const TIMES = { open: [260, 80], throw: [460, 120], travel: [380, 60], sum: [200, 620], lay: [420, 0], banner: [320, 1000] };
const NEXT_DIE = 190; // ms from die to die of one throw
const NEXT_ZONE = 235; // ms from zone to zone where cards meet
const NEXT_TERM = 160; // ms from term to term of a sum
const LONGEST = 2000; // ms for a play without its banner; what would take longer is played faster,
const FASTEST = 1.4; // but not so fast that it cannot be read
const PACE = { off: 0, quick: 1, calm: 0.6 };
const READ = { off: 0, quick: 350, calm: 1100 }; // ms that news without dice stand before the next
const KEPT = "downfield.pace";
const MODIFIERS = new Set(["Shift", "Control", "Alt", "Meta"]);

// How long each beat moves and how long it takes until the next; known before anything is shown.
export function timetable(beats, pace = 1) {
  const plan = beats.map(({ kind, dice = [], figures = [], drawing = "" }) => {
    const [move, stand] = TIMES[kind];
    const zones = kind === "open" ? drawing.split('class="meets').length - 1 : 0;
    const more = NEXT_DIE * Math.max(0, dice.length - 1) + NEXT_TERM * Math.max(0, figures.length - 1) + NEXT_ZONE * zones;
    return { kind, move, step: move + stand + more };
  });
  const length = plan.reduce((sum, { kind, step }) => sum + (kind === "banner" ? 0 : step), 0);
  const rate = pace * Math.min(FASTEST, Math.max(1, length / LONGEST));
  return plan.map(({ kind, move, step }) => ({ kind, move: move / rate, step: step / rate, apart: NEXT_DIE / rate }));
}

// How fast a screen tells, as its reader wishes, kept in the browser: how fast, and ms that news without beats stand.
class Pace {
  constructor(select) {
    this.select = select;
    select.value = localStorage.getItem(KEPT) || "quick";
    select.addEventListener("change", () => localStorage.setItem(KEPT, select.value));
  }

  get rate() { return PACE[this.select.value]; }

  get read() { return READ[this.select.value]; }
}

const isStill = () => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
// Whether its reader is to decide, or has nothing to wait for.
const isForReader = ({ over, ask, sitters = [] }) => over || Object.keys(ask?.mine || {}).length > 0 || !sitters.some((one) => one.yours);
const expected = (error) => { if (error.name !== "AbortError") throw error; };

export class Beats {
  // hush(): nothing can be chosen meanwhile; lay(update): the new board; tell(update): all of it, and the next question;
  // hear(beat): its sound. The pace is that of a select, or of the screen: then nobody hurries it by a press.
  constructor(svg, pace, { hush = () => {}, lay, tell, hear = () => {} }) {
    Object.assign(this, { svg, hush, lay, tell, hear, queue: [], playing: null, ghosts: new Ghosts(svg) });
    this.pace = "rate" in pace ? pace : new Pace(pace);
    if (this.pace !== pace) this.listen();
    document.addEventListener("visibilitychange", () => this.hurry());
  }

  // A button skips what the others do, until its reader is to decide.
  listen() {
    this.skip = Object.assign(document.createElement("button"), { className: "hasten", textContent: this.svg.dataset.hasten, tabIndex: -1 });
    if (this.svg.dataset.hasten) this.svg.after(this.skip);
    addEventListener("pointerdown", (event) => this.press(event), true);
    addEventListener("keydown", (event) => { if (!MODIFIERS.has(event.key)) this.press(event); }, true);
  }

  offerSkip(isOn) { this.skip?.classList.toggle("on", Boolean(isOn)); }

  // Whether all that was sent lies on the table.
  get idle() { return !this.ghosts.busy && !this.queue.length; }

  // Gives a promise that is kept once the update is told.
  push(update) {
    return new Promise((told) => {
      this.queue.push({ ...update, told });
      if (!this.playing) this.next();
    });
  }

  async next() {
    const mine = (this.playing = this.queue.shift() || null);
    if (!mine) return this.offerSkip(false);
    const { beats = [], dice = [] } = mine;
    if (isForReader(mine)) this.skipping = false;
    const pace = isStill() || this.skipping ? 0 : this.pace.rate;
    const news = !beats.length && (dice.length || mine.news); // what only the log tells makes nobody wait
    this.offerSkip(!isForReader(mine) && pace && (beats.length || news));
    if (pace && beats.length) await this.play(mine, pace).catch(expected);
    if (this.playing !== mine) return; // somebody was in a hurry
    this.settle(mine);
    if (pace && news) await this.ghosts.wait(this.pace.read).catch(expected);
    if (this.playing === mine) this.next();
  }

  async play(mine, pace) {
    this.hush();
    this.ghosts.begin(mine);
    for (const [k, { kind, move, step, apart }] of timetable(mine.beats, pace).entries()) {
      const rate = 1 + this.queue.length / 2; // the more wait, the faster
      this.hear(mine.beats[k]);
      if (kind === "lay") this.put(mine);
      else this.ghosts[kind](mine.beats[k], move / rate, apart / rate);
      await this.ghosts.wait(step / rate);
      if (this.playing !== mine) return;
    }
  }

  // The dice that fell lie where they fell: they do not roll a second time.
  put(update) {
    this.ghosts.lift();
    this.lay(update);
    for (const die of this.svg.querySelectorAll(".die.fresh")) die.classList.remove("fresh");
  }

  settle(update) {
    this.ghosts.close();
    this.tell(update);
    update.told();
  }

  // What is being played or waits is told no more.
  drop() {
    const rest = [...(this.ghosts.busy ? [this.playing] : []), ...this.queue.splice(0)];
    this.playing = null;
    this.ghosts.close();
    for (const update of rest) update.told();
  }

  // The press that hurries does nothing else: neither its click nor its key may fall on an option that has just appeared.
  press(event) {
    finish(this.svg);
    this.skipping ||= event.target === this.skip || (event.key === "Escape" && this.skip?.classList.contains("on"));
    if (this.idle) return;
    event.stopPropagation();
    if (event.type === "pointerdown") swallowClick();
    else event.preventDefault();
    this.hurry();
  }

  // What is being played and all that waits is shown at once.
  hurry() {
    if (this.idle) return;
    this.offerSkip(false);
    const rest = [...(this.ghosts.busy ? [this.playing] : []), ...this.queue.splice(0)];
    this.playing = null;
    for (const update of rest) this.settle(update);
  }
}

// What moves on the board comes to its end.
function finish(svg) {
  for (const motion of svg.getAnimations({ subtree: true })) {
    if (motion.effect.getComputedTiming().endTime < Infinity) motion.finish();
  }
}

function swallowClick() {
  const swallow = (click) => { click.preventDefault(); click.stopPropagation(); };
  addEventListener("click", swallow, { capture: true, once: true });
  const forget = () => setTimeout(() => removeEventListener("click", swallow, true), 50);
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, forget, { once: true });
}
