// The dice: this browser adds a number of its own to them, once it has seen what the server committed to.

const LARGEST = 2n ** 53n;

export function drawn() {
  const [word] = crypto.getRandomValues(new BigUint64Array(1));
  return Number(word % LARGEST);
}

export class Proof {
  constructor(root, link) {
    Object.assign(this, { root, link, sent: new Set() });
  }

  show({ proof }) {
    this.root.hidden = !proof;
    if (!proof) return;
    this.root.querySelector("code").textContent = proof.commitment;
    for (const seat of proof.wanted) this.add(seat);
  }

  // Once for a seat: what was lost on the way is sent again with the next line.
  add(seat) {
    if (this.sent.has(seat)) return;
    if (this.link().send({ type: "nonce", seat, value: drawn() })) this.sent.add(seat);
  }

  forget() {
    this.sent.clear();
  }
}
