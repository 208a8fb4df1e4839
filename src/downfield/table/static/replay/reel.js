// The film as it comes from the server: what happened at once, the boards in pieces as they are wanted.
import { language } from "../ask.js";

const PIECE = 20;

async function fetched(path) {
  const reply = await fetch(path);
  const told = await reply.json().catch(() => ({}));
  if (!reply.ok) throw new Error(told.words || "");
  return told;
}

export class Reel {
  constructor(api) {
    Object.assign(this, { api, eyes: "", pieces: new Map() });
  }

  async open() {
    Object.assign(this, await fetched(`${this.api}/replay?lang=${language()}`));
    this.last = this.moments.length - 1;
    this.starts = this.plays.map((play) => play.at);
    return this;
  }

  // The board of a moment; the piece after it is asked for at the same time.
  async board(at) {
    const piece = Math.floor(at / PIECE);
    const found = await this.piece(piece);
    if (at % PIECE > PIECE / 3 && (piece + 1) * PIECE <= this.last) this.piece(piece + 1).catch(() => {});
    return found.shots[at - piece * PIECE];
  }

  // Look through the eyes of a seat, or of nobody in particular.
  seenBy(eyes) {
    this.eyes = eyes && `&eyes=${eyes}`;
    this.pieces.clear();
  }

  // What could not be had is asked for again next time.
  piece(number) {
    if (!this.pieces.has(number)) {
      const [from, to] = [number * PIECE, (number + 1) * PIECE];
      const asked = fetched(`${this.api}/moments?from=${from}&to=${to}&lang=${language()}${this.eyes}`);
      asked.catch(() => this.pieces.delete(number));
      this.pieces.set(number, asked);
    }
    return this.pieces.get(number);
  }

  lines(at) { return this.log.filter((line) => line.at === at); }

  nextPlay(at) { return this.starts.find((start) => start > at) ?? this.last; }

  playBefore(at) { return this.starts.findLast((start) => start < at) ?? 0; }
}
