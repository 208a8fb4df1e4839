// How fast the table follows: updates wait their turn so that dice can be seen; a key or a press makes them all appear.

const WAIT = { off: 0, quick: 500, calm: 1400 };
const KEPT = "downfield.pace";

function finish() {
  for (const motion of document.getElementById("board")?.getAnimations({ subtree: true }) || []) {
    if (motion.effect.getComputedTiming().endTime < Infinity) motion.finish();
  }
}

export class Pace {
  constructor(select, show) {
    Object.assign(this, { select, show, queue: [], timer: 0 });
    select.value = localStorage.getItem(KEPT) || "quick";
    select.addEventListener("change", () => localStorage.setItem(KEPT, select.value));
    for (const gesture of ["keydown", "pointerdown"]) addEventListener(gesture, () => this.hurry(), true);
    document.addEventListener("visibilitychange", () => this.hurry());
  }

  get idle() { return !this.queue.length; }

  push(update) {
    this.queue.push(update);
    if (!this.timer) this.next();
  }

  // Shows one; what told something stays a while before the next comes.
  next() {
    this.timer = 0;
    const update = this.queue.shift();
    if (!update) return;
    this.show(update);
    const news = (update.dice || []).length || update.log.length;
    if (news) this.timer = setTimeout(() => this.next(), document.hidden ? 0 : WAIT[this.select.value]);
    else this.next();
  }

  // What moves on the board comes to its end, and whatever waits is shown.
  hurry() {
    finish();
    if (!this.queue.length) return;
    clearTimeout(this.timer);
    this.timer = 0;
    const rest = this.queue.splice(0);
    for (const update of rest) this.show(update);
  }
}
