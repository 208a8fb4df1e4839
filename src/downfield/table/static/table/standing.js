// Answers that stand: what a coach does not want to be asked again is answered at once, as if pressed, until it is asked again
// for. They are kept in this browser, by game; the server only says which questions are alike.

export class Standing {
  // onStand(token): the answer to the present question stands from now on.
  constructor(line, list, { game, onStand }) {
    Object.assign(this, { line, list, kept: `downfield.standing-${game}`, now: null });
    this.box.addEventListener("change", () => {
      if (!this.now || !this.box.checked) return;
      this.set({ ...this.all, [this.now.key]: this.now.words });
      onStand(this.now.token);
    });
    this.show(null);
  }

  get box() { return this.line.querySelector("input"); }

  get all() {
    try { return JSON.parse(localStorage.getItem(this.kept)) || {}; } catch { return {}; }
  }

  set(all) {
    localStorage.setItem(this.kept, JSON.stringify(all));
    this.show(this.now);
  }

  // Offers what may stand for the present question; gives the answer if it stands already.
  show(one) {
    const { all } = this;
    this.now = one;
    this.line.hidden = !one || one.key in all;
    this.line.querySelector("span").textContent = one?.words || "";
    this.box.checked = false;
    this.list.hidden = !Object.keys(all).length;
    this.list.replaceChildren(this.list.querySelector("legend"), ...Object.entries(all).map(([key, words]) => this.row(key, words)));
    return one && one.key in all ? one.token : "";
  }

  row(key, words) {
    const label = Object.assign(document.createElement("label"), { className: "tick" });
    const box = Object.assign(document.createElement("input"), { type: "checkbox", checked: true });
    box.addEventListener("change", () => {
      const { [key]: _, ...rest } = this.all;
      this.set(rest);
    });
    label.append(box, " ", words);
    return label;
  }
}
