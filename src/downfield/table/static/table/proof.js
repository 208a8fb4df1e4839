// The dice: this browser adds a number of its own to them, once it has seen what the server committed to.

const LARGEST = 2n ** 53n;
const SHORT = 8; // digits of the fingerprint that always stand there
const AGAIN = 2000; // milliseconds after which is sent again what was refused

export function drawn() {
  const [word] = crypto.getRandomValues(new BigUint64Array(1));
  return Number(word % LARGEST);
}

export class Proof {
  constructor(root, link) {
    Object.assign(this, { root, link, wanted: [], sent: new Set() });
    root.addEventListener("keydown", (event) => { if (event.key === "Escape") this.fold(); });
    document.addEventListener("click", (event) => { if (!root.contains(event.target)) root.open = false; });
  }

  fold() {
    this.root.open = false;
    this.root.querySelector("summary").focus();
  }

  show({ proof }) {
    this.root.hidden = !proof;
    if (!proof) return;
    this.root.querySelector("[data-short]").textContent = proof.commitment.slice(0, SHORT);
    this.root.querySelector("[data-whole]").textContent = proof.commitment;
    this.wanted = proof.wanted;
    this.addAll();
  }

  addAll() {
    for (const seat of this.wanted) this.add(seat);
  }

  // Once for a seat: what was lost on the way is sent again with the next line.
  add(seat) {
    if (this.sent.has(seat)) return;
    if (this.link().send({ type: "nonce", seat, value: drawn() })) this.sent.add(seat);
  }

  forget() {
    this.sent.clear();
  }

  // Perhaps it could not be written down: without it nobody could ever begin.
  retry() {
    if (!this.wanted.length) return;
    this.forget();
    setTimeout(() => this.addAll(), AGAIN);
  }
}
