// The line to the server. Lost, it is taken up again by itself, from the last answer that was seen.

const FIRST = 400;
const LONGEST = 8000;

export class Link {
  // Whoever only watches holds no seat, whatever this browser may open.
  constructor(path, keys, lang, { onMessage, onState, watch = false }) {
    Object.assign(this, { path, keys, lang, onMessage, onState, watch, seq: 0, chat: 0, wait: FIRST, timer: 0 });
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => { if (!document.hidden) this.hurry(); });
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${this.path}`);
    socket.addEventListener("open", () => this.hello(socket));
    socket.addEventListener("message", (event) => { if (socket === this.socket) this.receive(JSON.parse(event.data)); });
    socket.addEventListener("close", (event) => { if (socket === this.socket) this.closed(event.code); });
    this.socket = socket;
  }

  // The keys travel inside the line: addresses are written down in too many places.
  hello(socket) {
    const { keys, seq, chat, lang, watch } = this;
    socket.send(JSON.stringify({ type: "hello", keys, seq, chat, lang, watch, patches: true }));
  }

  // Only what has changed is sent: everything else is as it was. The board comes in pieces, between the ends of groups; a pair
  // of numbers says which of those that lay there, and how many from there on, lie there again.
  whole({ moving, ...patch }) {
    const pieces = moving?.flatMap((piece) => (typeof piece === "string" ? piece : this.pieces.slice(piece[0], piece[0] + piece[1])));
    this.pieces = pieces || this.pieces;
    this.update = { ...this.update, log: [], dice: [], news: null, beats: [], still: "", ...patch, type: "update", moving: this.pieces.join("</g>") };
    return this.update;
  }

  receive(sent) {
    const message = sent.type === "patch" ? this.whole(sent) : sent;
    if (message.type === "update") {
      this.wait = FIRST;
      this.seq = message.seq;
      this.onState(true);
    }
    if (message.type === "chat") this.chat = message.lines.at(-1).number + 1;
    this.onMessage(message);
  }

  // Whoever was turned away for good does not knock again.
  closed(code) {
    if ([4400, 4403, 4404, 4409].includes(code)) this.over = true;
    else this.retry();
  }

  retry() {
    this.onState(false);
    this.timer = setTimeout(() => this.open(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(this.wait * 1.7, LONGEST);
  }

  // Do not sleep while the reader is back and the line is not.
  hurry() {
    if (this.over || this.socket.readyState < WebSocket.CLOSING) return;
    this.wait = FIRST;
    this.onState(false);
    this.open();
  }

  send(message) {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}
