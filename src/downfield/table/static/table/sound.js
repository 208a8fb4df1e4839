// Discreet sounds, off until somebody wants them: dice, coins, cards, a whistle, the crowd, your turn. They are made here;
// there are no files.

const KEPT = "downfield.sound";
const LOUD = 0.07;
const LANDS = 0.33; // s until a die of a throw lies there, and from die to die
const NEXT_DIE = 0.19;
const MOMENTS = {
  touchdown: "cheer", "field-goal": "cheer", goal: "cheer", safety: "cheer", turnover: "groan", fumble: "groan", casualty: "groan",
  "sent-off": "whistle", penalty: "whistle", "half-time": "whistles", "full-time": "whistles",
};
const isCoin = (drawing) => /class="(coin|silver)/.test(drawing);

export class Sound {
  // Where there is no box to tick, it is as was wished at the table.
  constructor(box = { checked: localStorage.getItem(KEPT) === "on", addEventListener() {} }) {
    Object.assign(this, { box, context: null, points: null, mine: false, heard: false });
    box.checked = localStorage.getItem(KEPT) === "on";
    box.addEventListener("change", () => {
      localStorage.setItem(KEPT, box.checked ? "on" : "off");
      this.wake();
      if (box.checked) this.turn(0);
    });
    // A browser lets a page sound only once its reader has touched it.
    for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => this.wake(), true);
  }

  get on() { return this.box.checked && this.context?.state === "running"; }

  wake() {
    if (!this.box.checked || typeof AudioContext === "undefined") return;
    this.context ||= new AudioContext();
    if (this.context.state === "suspended") this.context.resume();
  }

  // What an update sounds like; `mine` says whether its reader is to decide now. What its beats have sounded is not heard again.
  hear(update, mine) {
    const before = this.points;
    const turned = mine && !this.mine;
    const { heard } = this;
    this.heard = false;
    this.points = update.points.join();
    this.mine = mine;
    if (!this.on || before === null) return;
    const scored = this.points !== before && !heard;
    if (scored) this.cheer();
    else if ((update.dice || []).length && !heard) this.dice();
    if (turned) this.turn(scored ? 0.6 : 0.25);
  }

  // What a beat sounds like: each die where it lands, cards and cups as they open, a moment of its own with crowd or whistle.
  beat({ kind, dice = [], name = "", drawing = "" }) {
    if (kind !== "lay") this.heard = true;
    if (!this.on) return;
    if (kind === "throw") dice.forEach((die, k) => (isCoin(die) ? this.coin(LANDS + NEXT_DIE * k) : this.knock(LANDS + NEXT_DIE * k)));
    if (kind === "open") this[drawing.includes('class="turns"') ? "card" : "cups"]();
    if (kind === "banner") this[MOMENTS[name] || "whistle"]();
  }

  dice() { for (const at of [0, 0.07, 0.16]) this.knock(at); }

  cups() { for (const at of [0, 0.09]) this.burst(at, 0.09, 500, 1.2, LOUD * 2); }

  card() { this.burst(0.02, 0.12, 3200, 0.8, LOUD); }

  // A coin rings twice, a little apart.
  coin(at) { for (const [pitch, later] of [[2637, 0], [3136, 0.05]]) this.note(pitch, at + later, 0.22, "sine", LOUD * 0.6); }

  whistle(at = 0, long = 0.35) { for (const pitch of [2350, 2390]) this.note(pitch, at, long, "triangle", LOUD * 0.5); }

  whistles() { [[0, 0.22], [0.3, 0.22], [0.6, 0.6]].forEach(([at, long]) => this.whistle(at, long)); }

  // The crowd: noise that swells and fades, bright for a score, dark for a loss.
  cheer() { this.crowd(1100, 1.5); }

  groan() { this.crowd(320, 1.1); }

  turn(at) { [523.25, 659.25].forEach((pitch, i) => this.note(pitch, at + 0.12 * i, 0.22, "sine")); }

  note(pitch, at, long, kind, loud = LOUD) {
    const source = new OscillatorNode(this.context, { type: kind, frequency: pitch });
    this.play(source, at, long, loud);
  }

  // A die on felt: a short burst of noise.
  knock(at) { this.burst(at, 0.06, 1400, 2, LOUD * 2.5); }

  burst(at, long, pitch, narrow, loud) {
    const through = new BiquadFilterNode(this.context, { type: "bandpass", frequency: pitch, Q: narrow });
    this.play(this.noise(long), at, long, loud, through);
  }

  crowd(pitch, long) {
    const through = new BiquadFilterNode(this.context, { type: "bandpass", frequency: pitch, Q: 0.7 });
    this.play(this.noise(long), 0, long, LOUD * 1.2, through, long * 0.3);
  }

  noise(long) {
    const buffer = this.context.createBuffer(1, this.context.sampleRate * long, this.context.sampleRate);
    const grains = buffer.getChannelData(0);
    for (let i = 0; i < grains.length; i += 1) grains[i] = Math.random() * 2 - 1;
    return new AudioBufferSourceNode(this.context, { buffer });
  }

  play(source, at, long, loud, through, swell = 0.01) {
    const begin = this.context.currentTime + at;
    const gain = new GainNode(this.context, { gain: 0 });
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loud, begin + swell);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + long);
    (through ? source.connect(through) : source).connect(gain).connect(this.context.destination);
    source.start(begin);
    source.stop(begin + long);
  }
}
