// The chat: what the coaches of a match say to each other. Words are only ever words here: no links, no markup.

const el = (tag, props, ...inside) => {
  const made = Object.assign(document.createElement(tag), props);
  made.append(...inside);
  return made;
};

export class Chat {
  constructor(panel, { tab, heard, empty, removed, guest, lang, isOpen, onSay, onLeave }) {
    Object.assign(this, { panel, tab, heard, empty, removed, guest, lang, isOpen, lines: [] });
    this.list = panel.querySelector("ol");
    this.form = panel.querySelector("form");
    this.draw();
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      const { words } = this.form.elements;
      if (words.value.trim() && onSay(words.value)) words.value = "";
    });
    this.form.addEventListener("keydown", (event) => { if (event.key === "Escape") onLeave(); });
  }

  // At a match between people, unless all of them sit at this screen. Whoever only watches, reads.
  show({ chatty, sitters }) {
    const away = sitters.some((sitter) => sitter.kind !== "coach" && !sitter.yours);
    const mine = sitters.some((sitter) => sitter.yours);
    this.tab.hidden = !(chatty && away);
    this.form.hidden = !mine;
    this.panel.querySelector(".readers").hidden = mine;
    this.sides = new Map(sitters.map((sitter) => [sitter.seat, sitter.side ? "away" : "home"]));
  }

  // A line that comes twice, after a lost connection, counts once; one that was taken away meanwhile is empty.
  add(lines, first) {
    const known = new Map(this.lines.map((line) => [line.number, line]));
    const fresh = lines.filter((line) => !known.has(line.number));
    for (const line of lines) known.set(line.number, line);
    this.lines = [...known.values()].sort((a, b) => a.number - b.number);
    this.draw();
    if (!fresh.length || this.isOpen() || first) return;
    this.tab.querySelector(".mark").hidden = false;
    this.heard.textContent = fresh.map((line) => `${line.name}: ${line.words}`).join(" ");
  }

  // Nothing of a seat is read any more.
  drop(seat) {
    this.lines = this.lines.filter((line) => line.seat !== seat);
    this.draw();
  }

  draw() {
    this.list.replaceChildren(...(this.lines.length ? this.lines.map((line) => this.line(line)) : [el("li", { className: "none" }, this.empty)]));
    this.follow();
  }

  line({ seat, name, words, at, guest }) {
    const when = new Intl.DateTimeFormat(this.lang, { timeStyle: "short" }).format(at);
    return el("li", { className: this.sides?.get(seat) || "" },
      el("span", { className: "who" }, el("b", {}, name), " ", ...(guest ? [el("small", { className: "mark-of" }, this.guest), " "] : []), el("time", { dateTime: new Date(at).toISOString() }, when)),
      words ? el("span", { className: "words", dir: "auto" }, words) : el("i", { className: "soft" }, this.removed));
  }

  // Somebody looks: nothing is unread any more.
  open() {
    this.tab.querySelector(".mark").hidden = true;
    this.heard.textContent = "";
    this.follow();
  }

  // The last line stays in sight.
  follow() { this.list.parentElement.scrollTop = this.list.parentElement.scrollHeight; }
}
