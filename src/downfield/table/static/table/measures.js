// What has to be measured is measured once, just before the page is painted: by then all that is new is written, and the
// page is laid out for it one time instead of one time for each. Whoever must know sooner asks for it at once.

export class Measures {
  constructor() { Object.assign(this, { waiting: new Map(), frame: 0 }); }

  // Of several under one name the last one counts.
  soon(name, deed) {
    this.waiting.set(name, deed);
    this.frame ||= requestAnimationFrame(() => this.now());
  }

  // The focus is brought back to where it was lost: at once for whoever goes by keys, since the next one may come any moment.
  focus(name, held, deed) {
    if (held === "keys") deed();
    else this.soon(name, deed);
  }

  now() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const deeds = [...this.waiting.values()];
    this.waiting.clear();
    for (const deed of deeds) deed();
  }
}

// Whether something in there has the focus, and by what: "" if not.
export function holder(place) {
  const at = document.activeElement;
  if (!at || at === document.body || !place.contains(at)) return "";
  return at.matches(":focus-visible") ? "keys" : "pointer";
}

// What a pointer has left the focus on loses it before anything new is written, and is given it back afterwards: if it went
// with the focus, the browser would have to lay out the page only to know it.
export function release(place) {
  const held = holder(place);
  if (held === "pointer") document.activeElement.blur();
  return held;
}

export const measures = new Measures();
