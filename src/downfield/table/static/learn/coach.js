// The coach of a lesson: what he says, note by note, what he points at on the board, and what he says to a mistake.

const ROUND = 6; // pixels between an element and the ring round it
const LOOK = 200; // milliseconds: a board may be moved, turned or zoomed under the rings

export class Coach {
  constructor(place, field, { onShow, onSkip, onFar, canShow }) {
    Object.assign(this, { place, field, onShow, onFar, canShow, told: null, page: 0, rings: [] });
    this.board = field.querySelector("#board");
    if (!place) return; // no lesson here
    this.part("next").addEventListener("click", () => this.turn());
    this.part("show").addEventListener("click", () => onShow(this.told.answer, this.pointed()));
    this.part("skip").addEventListener("click", onSkip);
    setInterval(() => this.lay(), LOOK);
    addEventListener("resize", () => this.lay());
  }

  part(name) { return this.place.querySelector(`[data-part=${name}]`); }

  // What he says now; after a mistake, or when only somebody came or went, he stays where he was.
  show({ lesson }) {
    if (!this.place || JSON.stringify(lesson) === JSON.stringify(this.told)) return;
    const isNew = lesson?.number !== this.told?.number || lesson?.over !== this.told?.over;
    this.told = lesson;
    this.place.hidden = !lesson;
    if (isNew) this.page = 0;
    if (isNew) this.part("wrong").textContent = "";
    this.paint();
    if (isNew) setTimeout(() => { this.place.parentElement.scrollTop = 0; }, LOOK); // before the buttons, which take the focus
  }

  // What he points at now.
  pointed() { return this.told?.notes[this.page]?.point || []; }

  turn() {
    this.page += 1;
    this.paint();
    this.place.focus({ preventScroll: true });
  }

  paint() {
    this.aim(this.pointed());
    if (!this.told) return;
    const { title, number, count, well, notes, answer, over } = this.told;
    const isLast = this.page >= notes.length - 1;
    this.part("title").textContent = title;
    this.part("count").textContent = over ? "" : `${Math.min(count, number + this.page)} / ${count}`;
    this.part("well").textContent = this.page ? "" : well;
    this.part("say").textContent = notes[this.page]?.words || "";
    this.part("next").hidden = isLast;
    this.part("show").hidden = !isLast || !answer || !this.canShow(answer, this.pointed());
    this.part("leave").hidden = over;
  }

  // A mistake is explained, and nothing has happened; whether the words were his.
  hear({ code, words }) {
    if (!this.place || code !== "lesson" || !this.told) return false;
    this.page = Math.max(0, this.told.notes.length - 1);
    this.paint();
    this.part("wrong").textContent = words;
    this.part("wrong").scrollIntoView({ block: "nearest" });
    return true;
  }

  // A ring round each element that he means.
  aim(ids) {
    for (const ring of this.rings) ring.remove();
    this.rings = ids.map((id) => this.field.appendChild(Object.assign(document.createElement("i"), { className: "pointed", ariaHidden: "true", id: `at-${id}` })));
    this.lay();
  }

  isFar({ left, right, top, bottom }) {
    const seen = this.board.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x < seen.left || x > seen.right || y < seen.top || y > seen.bottom;
  }

  lay() {
    const origin = this.field.getBoundingClientRect();
    for (const ring of this.rings) {
      const box = document.getElementById(ring.id.slice(3))?.getBoundingClientRect();
      ring.hidden = !box || !box.width;
      if (ring.hidden) continue;
      if (this.isFar(box) && !ring.dataset.far) { ring.dataset.far = "seen"; this.onFar(); } // the board has come nearer
      const style = { left: box.left - origin.left - ROUND, top: box.top - origin.top - ROUND, width: box.width + 2 * ROUND, height: box.height + 2 * ROUND };
      for (const [name, length] of Object.entries(style)) ring.style[name] = `${Math.round(length)}px`;
    }
  }
}
