// The clocks: the server says what is left, the page counts down from there. It judges nothing.

const CALLS = [30, 10]; // seconds at which it is said aloud

export class Clocks {
  constructor(spoken, say) {
    Object.assign(this, { spoken, say, faces: [], names: new Map(), told: new Map(), timer: 0, since: 0 });
    document.addEventListener("visibilitychange", () => { this.paint(); this.wake(); });
  }

  set({ clocks, sitters }) {
    this.faces = clocks || [];
    this.since = performance.now();
    this.names = new Map(sitters.map((sitter) => [sitter.seat, sitter.name]));
    this.paint();
    this.wake();
  }

  // The page counts once a second, while a clock runs that can be seen.
  wake() {
    clearTimeout(this.timer);
    const running = this.faces.filter((face) => face.running && this.total(face) > 0);
    if (!running.length || document.hidden) return;
    const next = Math.min(...running.map((face) => this.total(face) % 1000 || 1000));
    this.timer = setTimeout(() => { this.paint(); this.wake(); }, next + 5);
  }

  // The line is lost: nobody knows how the clocks stand, and while the table is shut none runs.
  halt() {
    clearTimeout(this.timer);
    this.faces = this.faces.map((face) => ({ ...face, ...this.rest(face), running: false }));
  }

  // What a face shows now, in milliseconds.
  rest(face) {
    const gone = face.running ? performance.now() - this.since : 0;
    return {
      decision_left_ms: Math.max(0, face.decision_left_ms - gone),
      reserve_left_ms: Math.max(0, face.reserve_left_ms - Math.max(0, gone - face.decision_left_ms)),
    };
  }

  total(face) {
    const { decision_left_ms: decision, reserve_left_ms: reserve } = this.rest(face);
    return decision + reserve;
  }

  left(face) {
    const { decision_left_ms: decision, reserve_left_ms: reserve } = this.rest(face);
    return { decision: seconds(decision), reserve: seconds(reserve) };
  }

  paint() {
    for (const face of this.faces) {
      const left = this.left(face);
      const place = document.querySelector(`[data-clock="${face.seat}"]`);
      if (place) this.draw(place, face, left);
      this.call(face, left.decision + left.reserve);
    }
  }

  // The time of the decision, then the reserve; what counts now stands first and large.
  draw(place, face, { decision, reserve }) {
    const [now, then] = place.children;
    now.textContent = clockwise(decision || reserve);
    then.textContent = decision && reserve ? `${this.say("clockReserve")} ${clockwise(reserve)}` : decision ? "" : this.say("clockReserve");
    place.classList.toggle("running", face.running);
    place.classList.toggle("short", face.running && decision + reserve <= 10);
  }

  call(face, left) {
    const before = this.told.get(face.seat) ?? Infinity;
    this.told.set(face.seat, left);
    const called = CALLS.filter((at) => face.running && before > at && before < Infinity && left <= at).at(-1);
    if (called) this.spoken.textContent = this.say(`clock${called}`, this.names.get(face.seat));
  }
}

const seconds = (ms) => Math.ceil(ms / 1000);

const two = (n) => String(n).padStart(2, "0");

const DAY = 86400;
const unit = (count, name) => new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit: name, unitDisplay: "long" }).format(count);

export function clockwise(all) {
  if (all >= 2 * DAY) return unit(Math.floor(all / DAY), "day");
  const [hours, minutes] = [Math.floor(all / 3600), Math.floor(all / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`;
}
