// A press counts only for what was there when it went down, and long enough to be read. Programs press as they like.
import { measures } from "./measures.js";

const READ = 400; // ms until something new can be pressed
const SAME = 24; // px: two presses on one place

export class Guard {
  constructor(isOn) {
    Object.assign(this, { isOn, said: new WeakMap(), since: new WeakMap(), called: new WeakSet(), places: new Map(), down: null, last: null });
    addEventListener("pointerdown", (event) => this.press(event), true);
    addEventListener("click", (event) => this.click(event), true);
    addEventListener("keydown", (event) => this.key(event), true);
  }

  // What an element stands for now, and where: whatever has changed is new. What the reader has just called for himself,
  // the ways of a figure, may be pressed at once, only not by a second press on the same place.
  note(element, says, called = false) {
    if (this.said.get(element) === says) return;
    this.said.set(element, says);
    this.since.set(element, performance.now());
    if (called) this.called.add(element);
    else this.called.delete(element);
  }

  // It stands for nothing any more.
  forget(element) {
    this.said.delete(element);
    this.since.delete(element);
  }

  // A place that may move by itself, and whether it rests: what lies on it takes no press meanwhile.
  watch(place, isSteady) { this.places.set(place, isSteady); }

  isSteady(element) { return !this.isOn() || [...this.places].every(([place, isSteady]) => isSteady() || !place.contains(element)); }

  isReady(element) { return !this.isOn() || performance.now() - (this.since.get(element) ?? -READ) >= READ; }

  owner(target) {
    for (let element = target; element; element = element.parentElement) if (this.since.has(element)) return element;
    return null;
  }

  // Where something lies is found out before the page is painted, or before a press is judged.
  later(note) { measures.soon("guard", note); }

  press(event) {
    measures.now();
    const owner = this.owner(event.target);
    const same = this.last && Math.hypot(event.clientX - this.last.clientX, event.clientY - this.last.clientY) < SAME;
    this.down = { owner, ready: this.isSteady(owner) && (this.isReady(owner) || (this.called.has(owner) && !same)) };
    this.last = event;
  }

  click(event) {
    measures.now();
    const owner = event.isTrusted && this.owner(event.target);
    if (!owner) return;
    const byPointer = event.detail > 0;
    const ready = byPointer ? this.down?.owner === owner && this.down.ready : this.isReady(owner) || this.called.has(owner);
    if (!ready) stop(event);
  }

  key(event) {
    measures.now();
    const owner = event.isTrusted && [" ", "Enter"].includes(event.key) && this.owner(event.target);
    if (owner && (event.repeat || !(this.isReady(owner) || this.called.has(owner)))) stop(event);
  }
}

function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}
