// What happened: the log, and the strip that says and shows the latest.
import { measures } from "./measures.js";

const LARGE = 48; // px: the room of the news, unless it must grow

const el = (tag, props, ...inside) => {
  const made = Object.assign(document.createElement(tag), props);
  made.append(...inside);
  return made;
};

export class Log {
  constructor(list, news, { empty, rule, page, onRule }) {
    Object.assign(this, { list, news, empty, rule, page, onRule, lines: [] });
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
  add(update) {
    const from = Math.min(...update.log.filter((line) => !line.note).map((line) => line.after), Infinity);
    const stays = ({ line }) => !update.still && (line.note || line.after < from);
    for (const { place } of this.lines.filter((one) => !stays(one))) place.remove();
    const more = update.log.map((line) => ({ line, place: this.told(line) }));
    this.lines = this.lines.filter(stays).concat(more);
    if (!this.lines.length) this.list.replaceChildren(el("li", { className: "none" }, this.empty));
    else this.list.querySelector(".none")?.remove();
    this.list.append(...more.map(({ place }) => place));
    if (more.length) measures.soon("log", () => this.follow());
  }

  told(line) { return el("li", { className: line.head ? "head" : "" }, line.words, " ", this.cite(line.rule)); }

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

  // One sentence: large, or where it would take more room than there is, smaller; it is never cut.
  tell(line) {
    if (!line) return;
    this.news.classList.remove("long");
    const told = el("p", {}, line.words, " ", this.cite(line.rule));
    this.news.replaceChildren(told);
    measures.soon("news", () => this.news.classList.toggle("long", told.offsetHeight > LARGE));
  }
}
