// What somebody has wished for in the menu: a box that is ticked or not, kept in this browser.

export class Wish {
  constructor(box, usual) {
    Object.assign(this, { box, key: `downfield.${box.id}` });
    const kept = localStorage.getItem(this.key);
    box.checked = kept === null ? usual : kept === "on";
    box.addEventListener("change", () => this.keep());
  }

  get on() { return this.box.checked; }

  set on(wished) {
    this.box.checked = wished;
    this.keep();
  }

  keep() { localStorage.setItem(this.key, this.box.checked ? "on" : "off"); }
}
