// What would you do? A good coach is asked, and says the best options, each with a reason.

const made = (tag, what) => Object.assign(document.createElement(tag), what);

export class Hints {
  constructor(place, { onAsk, onLight, find }) {
    Object.assign(this, { place, onLight, find, told: -1 });
    this.button = place.querySelector("button");
    this.list = place.querySelector("ol");
    this.button.addEventListener("click", () => { if (this.button.ariaBusy !== "true") this.wait(onAsk()); });
  }

  // Nothing comes any more.
  rest() { this.button.removeAttribute("aria-busy"); }

  wait(isSent) {
    if (isSent) this.button.ariaBusy = "true";
  }

  // May somebody be asked now? What was said of another moment is gone.
  show({ can_hint: can, seq }) {
    if (this.told !== seq) this.list.replaceChildren();
    this.place.hidden = !can;
    if (this.told !== seq) this.button.removeAttribute("aria-busy");
  }

  // What he says; whoever points at it sees it on the board.
  hear({ seq, hints }) {
    this.told = seq;
    this.button.removeAttribute("aria-busy");
    this.list.replaceChildren(...hints.map((hint) => this.line(hint)));
    this.list.scrollIntoView({ block: "nearest" }); // on a phone it may lie below what is seen of the sheet
    const best = this.find(hints[0]?.token);
    if (best) this.onLight([best]);
  }

  line({ token, words, why }) {
    const li = made("li", {});
    li.append(made("b", { textContent: words }), made("small", { textContent: why }));
    li.addEventListener("pointerenter", () => { const found = this.find(token); if (found) this.onLight([found]); });
    li.addEventListener("pointerleave", () => this.onLight([]));
    return li;
  }
}
