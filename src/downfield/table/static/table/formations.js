// Line-ups that somebody has named, kept in this browser by game and by what they are for.

const KEPT = "downfield.formations";
const MOST = 8; // for one use
const LONGEST = { name: 30, words: 300 };

const isText = (value, most) => typeof value === "string" && value.length > 0 && value.length <= most;
const isOne = (one) => isText(one?.name, LONGEST.name) && isText(one?.words, LONGEST.words);

export class Formations {
  constructor(game, storage = localStorage) { Object.assign(this, { game, storage, use: "", most: MOST }); }

  get all() {
    try { return JSON.parse(this.storage.getItem(KEPT)) || {}; } catch { return null; }
  }

  // Those for this use, and whether others lay there that nobody can read: these are dropped.
  read() {
    const all = this.all;
    const found = all?.[this.key];
    const own = (Array.isArray(found) ? found : []).filter(isOne).slice(0, MOST);
    const spoilt = all === null || typeof all !== "object" || (found !== undefined && own.length !== found.length);
    if (spoilt) this.write(own);
    return { own, spoilt };
  }

  get key() { return `${this.game}/${this.use}`; }

  write(own) {
    const all = this.all;
    const kept = all && typeof all === "object" && !Array.isArray(all) ? all : {};
    this.storage.setItem(KEPT, JSON.stringify({ ...kept, [this.key]: own }));
  }

  // Whether it could be kept; one of the same name gives way.
  save(name, words) {
    const one = { name: name.trim().slice(0, LONGEST.name), words };
    const others = this.read().own.filter((other) => other.name !== one.name);
    if (!isOne(one) || others.length >= MOST) return false;
    this.write([...others, one]);
    return true;
  }

  forget(name) { this.write(this.read().own.filter((one) => one.name !== name)); }
}
