// The sheets beside the board: what is to be decided, the log, the chat. A phone shows one, a wide screen the first and another.

const NAMES = ["need", "log", "chat"];
const PHONE = matchMedia("(max-width:46rem)");

export class Tabs {
  constructor(side, { onOpen }) {
    Object.assign(this, { side, onOpen });
    this.tabs = NAMES.map((name) => document.getElementById(`tab-${name}`));
    this.tabs.forEach((tab, i) => tab.addEventListener("click", () => this.open(NAMES[i])));
    side.querySelector("[role=tablist]").addEventListener("keydown", (event) => this.key(event));
    PHONE.addEventListener("change", () => this.open(this.first));
    this.select(this.first);
  }

  // What lies on top until somebody chooses.
  get first() { return PHONE.matches ? "need" : "log"; }

  get name() { return this.side.dataset.tab; }

  select(name) {
    this.side.dataset.tab = name;
    this.tabs.forEach((tab, i) => { tab.ariaSelected = String(NAMES[i] === name); });
  }

  open(name) {
    this.select(name);
    this.onOpen(name);
  }

  // Something waits for a reply: a phone shows it, unless somebody is writing.
  lift() {
    if (PHONE.matches && !document.activeElement?.closest("form")) this.open("need");
  }

  key(event) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const shown = this.tabs.filter((tab) => tab.offsetParent);
    const next = shown[(shown.indexOf(event.target) + by + shown.length) % shown.length];
    next.focus();
    next.click();
    event.preventDefault();
  }
}
