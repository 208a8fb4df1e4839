// The log of a film: plays with their lines; each leads to its moment, and the one that is shown stands out.

const el = (tag, className, ...inside) => {
  const made = Object.assign(document.createElement(tag), { className });
  made.append(...inside);
  return made;
};

export class Story {
  constructor(list, page, { rule, onMoment, onRule }) {
    Object.assign(this, { list, page, rule, onRule, rows: [] });
    list.addEventListener("click", (event) => {
      const link = event.target.closest("a[data-rule]");
      const row = event.target.closest("button[data-at]");
      if (row) onMoment(Number(row.dataset.at));
      if (!link || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onRule(link.dataset.rule);
    });
  }

  tell({ plays, log }) {
    const heads = plays.map((play) => ({ ...play, head: true }));
    // A line told at the moment at which the next play begins belongs to the play before, unless it opens that one.
    const rank = ({ head, opens }) => (head ? 1 : opens ? 2 : 0);
    const all = [...heads, ...log].sort((a, b) => a.at - b.at || rank(a) - rank(b));
    this.rows = all.map((one) => ({ at: one.at, head: one.head, row: this.row(one) }));
    this.list.replaceChildren(...this.rows.map((one) => one.row));
  }

  row(one) {
    const words = el("button", "line", one.words);
    words.dataset.at = one.at;
    return el("li", one.head ? "play" : "", words, ...this.cite(one.rule));
  }

  cite(rule) {
    if (!rule) return [];
    const link = el("a", "cite", rule);
    link.href = `${this.page}#${rule}`;
    link.dataset.rule = rule;
    link.ariaLabel = `${this.rule} ${rule}`;
    return [" ", link];
  }

  // Marks what is told at this moment, and brings it into sight without moving the page.
  follow(at) {
    let last = null;
    for (const { at: told, head, row } of this.rows) {
      const here = told === at && !head;
      row.classList.toggle("here", here);
      row.classList.toggle("ahead", told > at);
      if (here) row.setAttribute("aria-current", "true");
      else row.removeAttribute("aria-current");
      if (told <= at) last = row;
    }
    if (last) this.list.scrollTop = last.offsetTop - this.list.offsetTop - this.list.clientHeight / 2;
  }
}
