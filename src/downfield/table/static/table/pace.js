// How fast the table follows: updates wait their turn so that dice can be seen; a key or a click makes them all appear.

const WAIT = { off: 0, quick: 500, calm: 1400 };
const KEPT = "downfield.pace";

export class Pace {
  constructor(select, show) {
    Object.assign(this, { select, show, queue: [], timer: 0 });
    select.value = localStorage.getItem(KEPT) || "quick";
    select.addEventListener("change", () => localStorage.setItem(KEPT, select.value));
    addEventListener("keydown", () => this.hurry(), true);
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

  hurry() {
    if (!this.queue.length) return;
    clearTimeout(this.timer);
    this.timer = 0;
    const rest = this.queue.splice(0);
    for (const update of rest) this.show(update);
  }
}
