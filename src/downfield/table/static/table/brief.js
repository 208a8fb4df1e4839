// The end of a match: what turned it and what both sides did, asked for once it is over.

export class Brief {
  constructor(place, address) {
    Object.assign(this, { place, address, told: -1 });
  }

  // A match that coaches take back from its end has no end any more.
  show({ over, seq }) {
    this.place.hidden = !over || !this.place.hasChildNodes();
    if (!over || this.told === seq) return;
    this.told = seq;
    this.fetch(seq).catch(() => { this.told = -1; }); // the page with the whole report is one click away
  }

  async fetch(seq) {
    const reply = await fetch(this.address);
    if (!reply.ok || this.told !== seq) return;
    const found = new DOMParser().parseFromString(await reply.text(), "text/html");
    this.place.replaceChildren(...found.body.children);
    this.place.hidden = this.told !== seq;
  }
}
