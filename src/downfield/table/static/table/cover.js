// Coaches of both sides at one screen: before every secret it changes hands, unless its coach has been alone there since.

const at = (id) => document.getElementById(id);

// Who is alone at the screen. Whatever all may look at, news or a question that is no secret, brings the others back.
export class Company {
  constructor() { Object.assign(this, { alone: null, told: -1 }); }

  see({ seq, log, ask }) {
    if (log.length) this.told = seq;
    if (log.length || !ask.secret) this.alone = null;
  }

  // Whether others must look away before this side is asked.
  mustTurn({ ask, sitters }, side) {
    const here = new Set(sitters.filter((sitter) => sitter.yours).map((sitter) => sitter.side));
    return Boolean(ask.secret) && here.size > 1 && this.alone !== side;
  }
}

export class Cover {
  constructor(say, onLift, guard) {
    Object.assign(this, { say, onLift, guard, count: 0, dialog: at("hand-over"), ready: at("ready"), isDown: false });
    // Nothing but its button lifts the cover: some browsers let a second Escape through all the same.
    this.dialog.addEventListener("cancel", (event) => event.preventDefault());
    this.dialog.addEventListener("keydown", (event) => { if (event.key === "Escape") event.preventDefault(); });
    this.dialog.addEventListener("close", () => { if (this.isDown && !this.dialog.open) this.dialog.showModal(); });
    for (const button of [this.dialog.querySelector("button"), this.ready]) button.addEventListener("click", () => onLift());
  }

  // A cover over the table; where something has just happened, both may look at it first.
  lay(name, isNews) {
    const [words, why] = isNews ? [at("words"), at("under")] : this.dialog.querySelectorAll("h2, p");
    words.textContent = this.say("handOver", name);
    why.textContent = this.say("handOverWhy", name);
    this.isDown = !isNews;
    if (this.isDown) this.dialog.showModal();
    else this.ready.hidden = false;
    this.count += 1;
    this.guard.note(isNews ? this.ready : this.dialog.querySelector("button"), this.count); // a press too many must not lift it
  }

  lift() {
    this.isDown = false;
    this.ready.hidden = true;
    if (this.dialog.open) this.dialog.close();
  }
}
