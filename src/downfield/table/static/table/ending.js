// The end of a turn or a phase: a place of its own, a key of its own, and a question while something could still be done.

export class Ending {
  constructor(place, dialog, { isAsked, onEnd, onSure, onNew }) {
    Object.assign(this, { place, dialog, isAsked, onEnd, onNew, choice: null });
    this.button = place.querySelector("button");
    this.yes = dialog.querySelector("[data-yes]");
    this.button.addEventListener("click", () => this.press());
    this.yes.addEventListener("click", () => {
      if (dialog.querySelector("input").checked) onSure();
      this.end();
    });
  }

  // Among the choices the one that ends something, if there is one; the rest are what is listed.
  show(choices) {
    const before = this.choice?.token;
    this.choice = choices.find((choice) => choice.ends) || null;
    this.place.hidden = !this.choice;
    this.button.querySelector("span").textContent = this.choice?.label || "";
    if (this.dialog.open && this.choice?.token !== before) this.dialog.close();
    return choices.filter((choice) => !choice.ends);
  }

  noted(guard) {
    const { left, top } = this.button.getBoundingClientRect();
    guard.note(this.button, [this.choice?.token, Math.round(left / 4), Math.round(top / 4)].join());
  }

  press() {
    if (!this.choice) return;
    if (!this.choice.idle || !this.isAsked()) return this.end();
    this.dialog.querySelector("h2").textContent = this.choice.label;
    this.dialog.querySelector("input").checked = false;
    this.dialog.showModal();
    this.onNew(this.yes);
  }

  end() {
    if (this.dialog.open) this.dialog.close();
    if (this.choice) this.onEnd(this.choice);
  }
}
