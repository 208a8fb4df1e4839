// What happened: the log, and the strip that says and shows the latest.

const el = (tag, props, ...inside) => {
  const made = Object.assign(document.createElement(tag), props);
  made.append(...inside);
  return made;
};

export class Log {
  constructor(list, news, { empty, rule, onRule }) {
    Object.assign(this, { list, news, empty, rule, onRule, lines: [] });
    new ResizeObserver(() => this.follow()).observe(list);
    for (const gesture of ["wheel", "touchmove", "keyup", "pointerup"]) list.addEventListener(gesture, () => this.read());
    for (const place of [list, news]) place.addEventListener("click", (event) => this.open(event));
  }

  open(event) {
    const link = event.target.closest("a[data-rule]");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.onRule(link.dataset.rule);
  }

  // An update with the still part of the board brings the whole log; else a line that comes twice counts once.
  add(update, page) {
    const known = new Set(this.lines.map(code));
    const from = Math.min(...update.log.filter((line) => !line.note).map((line) => line.after), Infinity);
    this.lines = (update.still ? [] : this.lines.filter((line) => line.note || line.after < from)).concat(update.log);
    this.page = page;
    const fresh = update.log.filter((line) => !known.has(code(line)));
    this.draw();
    return fresh;
  }

  draw() {
    const shown = this.lines.map((line) => el("li", {}, line.words, " ", this.cite(line.rule)));
    this.list.replaceChildren(...(shown.length ? shown : [el("li", { className: "none" }, this.empty)]));
    this.follow();
  }

  // The last line stays in sight, unless somebody reads further up.
  follow() {
    if (!this.reading) this.list.scrollTop = this.list.scrollHeight;
  }

  read() { this.reading = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight > 40; }

  cite(rule) {
    if (!rule) return "";
    const link = el("a", { className: "cite", href: `${this.page}#${rule}` }, rule);
    link.dataset.rule = rule;
    link.ariaLabel = `${this.rule} ${rule}`;
    return link;
  }

  // Dice as faces, then what they meant.
  tell(dice, lines) {
    if (!dice.length && !lines.length) return;
    const faces = dice.map((face) => el("span", { className: "face" }, face));
    const words = lines.slice(-3).map((line) => el("span", { className: "said" }, line.words, " ", this.cite(line.rule)));
    this.news.replaceChildren(el("p", { className: "dice" }, ...faces), el("p", {}, ...words));
  }
}

const code = (line) => `${line.after}|${line.words}`;
