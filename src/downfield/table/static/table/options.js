// The options as large buttons. A button that stays an option stays the same button.

const POINTER = matchMedia("(hover:hover)"); // a finger that is gone points at nothing

export class Options {
  constructor(place, { onPick, onLight }) {
    Object.assign(this, { place, onPick, onLight, choices: [], seat: null });
    place.addEventListener("click", (event) => this.pick(event.target.closest("button")));
    place.addEventListener("pointerover", (event) => onLight(this.of(event.target)));
    place.addEventListener("pointerleave", () => onLight([]));
    place.addEventListener("focusin", ({ target }) => { if (target.matches(":focus-visible")) onLight(this.of(target)); }); // else nobody has chosen it
    place.addEventListener("focusout", () => onLight([]));
  }

  show(choices, seat) {
    const old = new Map([...this.place.children].map((button) => [button.dataset.key, button]));
    this.choices = choices;
    const wanted = choices.map((choice, at) => this.button(old, choice, at, seat));
    for (const button of old.values()) if (!wanted.includes(button)) button.remove();
    wanted.forEach((button, at) => { if (this.place.children[at] !== button) this.place.insertBefore(button, this.place.children[at] || null); });
    this.place.classList.toggle("many", choices.length > 6);
  }

  button(old, choice, at, seat) {
    const key = `${seat}:${choice.token}`;
    const button = old.get(key) || document.createElement("button");
    const shown = JSON.stringify([at, choice]);
    if (button.dataset.shown === shown) return button; // somebody may be pressing it just now
    Object.assign(button.dataset, { key, shown });
    const digit = document.createElement("kbd");
    digit.textContent = at < 9 ? at + 1 : "";
    digit.ariaHidden = "true";
    button.replaceChildren(digit, ...die(choice), what(choice));
    button.classList.toggle("plan", Boolean(choice.plan));
    button.classList.toggle("first", Boolean(choice.answers));
    return button;
  }

  // Tells whoever guards them what the buttons say, and where they lie.
  noted(guard, moment) {
    for (const button of this.buttons()) {
      const { left, top } = button.getBoundingClientRect();
      guard.note(button, [moment, button.dataset.key, Math.round(left / 4), Math.round(top / 4)].join());
    }
  }

  buttons() { return [...this.place.children]; }

  of(target) {
    const at = this.buttons().indexOf(target.closest?.("button"));
    return at < 0 ? [] : [this.choices[at]];
  }

  // The choice under the pointer.
  pointed() { return POINTER.matches ? this.choices.filter((_, at) => this.buttons()[at].matches(":hover")) : []; }

  light(choices) {
    this.buttons().forEach((button, at) => button.classList.toggle("lit", choices.includes(this.choices[at])));
  }

  pick(button) {
    const at = this.buttons().indexOf(button);
    if (at >= 0) this.onPick([this.choices[at]]);
  }

  focus(choice = this.choices[0]) {
    this.buttons()[this.choices.indexOf(choice)]?.focus({ preventScroll: false });
  }

  // The next or the previous button takes the focus.
  step(by) {
    const all = this.buttons();
    if (!all.length) return;
    const at = all.indexOf(document.activeElement);
    all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length].focus();
  }
}

// The die that an option picks, as it lies on the board.
function die({ die: drawn }) {
  if (!drawn) return [];
  const place = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const [name, value] of [["class", "df die"], ["viewBox", "-16 -16 32 32"], ["aria-hidden", "true"]]) place.setAttribute(name, value);
  place.innerHTML = drawn;
  return [place];
}

// The words of an option; below them what to expect of it, and a bar to compare by.
function what({ label, odds, share }) {
  const place = Object.assign(document.createElement("div"), { className: "what" });
  place.append(Object.assign(document.createElement("span"), { textContent: label }));
  if (odds) place.append(Object.assign(document.createElement("small"), { className: "odds", textContent: odds.replaceAll(" · ", "\n") }));
  if (typeof share === "number") {
    const bar = place.appendChild(Object.assign(document.createElement("i"), { className: "share", ariaHidden: "true" }));
    bar.style.setProperty("--share", share);
  }
  return place;
}
