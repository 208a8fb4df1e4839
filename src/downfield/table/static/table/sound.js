// Three discreet sounds, off until somebody wants them: dice, a score, your turn. They are made here; there are no files.

const KEPT = "downfield.sound";
const LOUD = 0.07;

export class Sound {
  constructor(box) {
    Object.assign(this, { box, context: null, points: null, mine: false, thrown: false });
    box.checked = localStorage.getItem(KEPT) === "on";
    box.addEventListener("change", () => {
      localStorage.setItem(KEPT, box.checked ? "on" : "off");
      this.wake();
      if (box.checked) this.turn(0);
    });
    // A browser lets a page sound only once its reader has touched it.
    for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => this.wake(), true);
  }

  wake() {
    if (!this.box.checked || typeof AudioContext === "undefined") return;
    this.context ||= new AudioContext();
    if (this.context.state === "suspended") this.context.resume();
  }

  // What an update sounds like; `mine` says whether its reader is to decide now.
  hear(update, mine) {
    const before = this.points;
    const turned = mine && !this.mine;
    const { thrown } = this;
    this.thrown = false;
    this.points = update.points.join();
    this.mine = mine;
    if (!this.box.checked || this.context?.state !== "running" || before === null) return;
    const scored = this.points !== before;
    if (scored) this.score();
    else if ((update.dice || []).length && !thrown) this.dice();
    if (turned) this.turn(scored ? 0.6 : 0.25);
  }

  // What a beat sounds like: each die where it lands.
  beat({ kind, dice = [] }) {
    if (kind !== "throw") return;
    this.thrown = true;
    if (!this.box.checked || this.context?.state !== "running") return;
    dice.forEach((_, k) => this.knock(0.33 + 0.19 * k));
  }

  dice() { for (const at of [0, 0.07, 0.16]) this.knock(at); }

  score() { [392, 523.25, 659.25].forEach((pitch, i) => this.note(pitch, 0.13 * i, 0.35, "triangle")); }

  turn(at) { [523.25, 659.25].forEach((pitch, i) => this.note(pitch, at + 0.12 * i, 0.22, "sine")); }

  note(pitch, at, long, kind) {
    const source = new OscillatorNode(this.context, { type: kind, frequency: pitch });
    this.play(source, at, long, LOUD);
  }

  // A die on felt: a short burst of noise.
  knock(at) {
    const { context } = this;
    const buffer = context.createBuffer(1, context.sampleRate * 0.06, context.sampleRate);
    const grains = buffer.getChannelData(0);
    for (let i = 0; i < grains.length; i += 1) grains[i] = Math.random() * 2 - 1;
    const wood = new BiquadFilterNode(context, { type: "bandpass", frequency: 1400, Q: 2 });
    this.play(new AudioBufferSourceNode(context, { buffer }), at, 0.06, LOUD * 2.5, wood);
  }

  play(source, at, long, loud, through) {
    const begin = this.context.currentTime + at;
    const gain = new GainNode(this.context, { gain: 0 });
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loud, begin + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + long);
    (through ? source.connect(through) : source).connect(gain).connect(this.context.destination);
    source.start(begin);
    source.stop(begin + long);
  }
}
