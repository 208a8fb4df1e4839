// Hands on the board: two fingers or Ctrl and the wheel zoom, one that drags pans what is zoomed, two taps on nothing zoom
// there. A finger is thick: what it just misses is meant.

const SLOP = 8; // px that a finger may slip and still tap
const NEAR = 22; // px
const TWICE = 320; // ms between two taps
const STEP = 2.5; // times as near by two taps

export class Fingers {
  constructor(svg, zoom, { isReady, onGrip, onDrag, onDrop }) {
    Object.assign(this, { svg, zoom, isReady, onGrip, onDrag, onDrop, down: new Map(), begun: null, moved: false, spent: false, grip: false, tapped: null, after: null });
    const capture = { capture: true };
    svg.addEventListener("pointerdown", (event) => this.press(event), capture);
    svg.addEventListener("click", (event) => this.click(event), capture);
    svg.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    addEventListener("pointermove", (event) => this.move(event));
    addEventListener("pointerup", (event) => this.lift(event), capture);
    addEventListener("pointercancel", (event) => this.lift(event, true), capture);
  }

  // Zooms where the pointer is; the wheel alone belongs to the page.
  wheel(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.zoom.by(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.004)), event.clientX, event.clientY);
  }

  press(event) {
    if (event.button) return;
    if (!this.down.size) Object.assign(this, { moved: false, spent: false, begun: event, grip: this.onGrip(event) });
    this.down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.down.size === 2) this.pinch(event);
  }

  // A second finger: whatever the first was about, it is not meant any more.
  pinch(event) {
    if (this.grip && this.moved) this.onDrop(this.begun, true);
    Object.assign(this, { moved: true, spent: true, grip: false, tapped: null });
    event.stopPropagation();
  }

  move(event) {
    const last = this.down.get(event.pointerId);
    if (!last) return;
    const far = Math.hypot(event.clientX - this.begun.clientX, event.clientY - this.begun.clientY);
    if (!this.moved && far < SLOP) return;
    this.moved = true;
    this.spent ||= this.grip || !this.zoom.isWhole;
    const before = this.spread();
    this.down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.down.size === 2) this.stretch(before, this.spread());
    else if (this.grip) this.onDrag(this.begun, event);
    else this.zoom.pan(event.clientX - last.x, event.clientY - last.y);
  }

  // Two fingers: how far apart they are, and what lies between them.
  spread() {
    const [a, b] = [...this.down.values()];
    return b && { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, far: Math.hypot(a.x - b.x, a.y - b.y) };
  }

  stretch(before, after) {
    this.zoom.by(after.far / Math.max(before.far, 1), before.x, before.y);
    this.zoom.pan(after.x - before.x, after.y - before.y);
  }

  lift(event, lost = false) {
    if (!this.down.delete(event.pointerId)) return;
    if (this.grip && this.moved) this.onDrop(event, lost);
    this.grip = false;
    if (!this.down.size) setTimeout(() => this.rest());
  }

  // What must not happen while a finger is down.
  once(deed) {
    this.after = deed;
    if (!this.down.size) this.rest();
  }

  rest() {
    const deed = this.after;
    this.after = null;
    deed?.();
  }

  // After a drag a click means nothing. A tap beside something means it; two taps on nothing zoom.
  click(event) {
    if (this.spent) event.stopImmediatePropagation();
    else if (this.begun?.pointerType === "touch" && event.isTrusted && !event.target.closest(".target, .source")) this.tap(event);
    this.spent = false;
  }

  tap(event) {
    const meant = this.nearest(event.clientX, event.clientY);
    const last = this.tapped;
    this.tapped = meant ? null : event;
    if (meant) {
      event.stopImmediatePropagation();
      if (this.isReady(meant)) meant.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: event.clientX, clientY: event.clientY }));
    } else if (last && event.timeStamp - last.timeStamp < TWICE && Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < 2 * NEAR) {
      this.tapped = null;
      if (this.zoom.isWhole) this.zoom.by(STEP, event.clientX, event.clientY, true);
      else this.zoom.whole();
    }
  }

  // What a finger can have meant: the nearest thing that can be pressed.
  nearest(x, y) {
    let [found, least] = [null, NEAR];
    for (const element of this.svg.querySelectorAll(".target, .source")) {
      const box = element.getBoundingClientRect();
      const far = Math.hypot(x - between(box.left, x, box.right), y - between(box.top, y, box.bottom));
      if (far < least) [found, least] = [element, far];
    }
    return found;
  }
}

const between = (least, value, most) => Math.max(least, Math.min(most, value));
