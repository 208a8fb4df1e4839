// A team while it is drafted: players in the order of their shirts, what is hired, what is chosen; and its code.

// A word of any letters, written as a code may have it.
const written = (text) => encodeURIComponent(text)
  .replace(/[!'()~*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  .replaceAll("%20", "+").replaceAll("%", "*");

export class Draft {
  constructor(told, usual) {
    const players = told.players.map((spot, i) => ({ spot, skill: told.skills[i + 1] || "" }));
    const { team, name, patron, budget, skill_pack } = told;
    Object.assign(this, { usual, team, players, hired: { ...told.hired }, terms: { name, patron, budget, skill_pack } });
  }

  count(of) {
    const [kind, id] = split(of);
    return kind === "hired" ? this.hired[id] : this.players.filter(({ spot }) => spot === id).length;
  }

  step(of, by) {
    const [kind, id] = split(of);
    if (kind === "hired") this.hired[id] += by;
    else if (by > 0) this.sign(id);
    else this.release(id);
  }

  // Beside the others of his position, or behind everybody.
  sign(spot) {
    const last = this.players.findLastIndex((player) => player.spot === spot);
    this.players.splice(last < 0 ? this.players.length : last + 1, 0, { spot, skill: "" });
  }

  // Rather somebody who has gained nothing.
  release(spot) {
    const plain = this.players.findLastIndex((player) => player.spot === spot && !player.skill);
    const last = this.players.findLastIndex((player) => player.spot === spot);
    this.players.splice(plain < 0 ? last : plain, 1);
  }

  clear() {
    this.players = [];
    for (const id of Object.keys(this.hired)) this.hired[id] = 0;
  }

  code() {
    const { name, patron, budget, skill_pack } = this.terms;
    const skills = this.players.flatMap(({ skill }, i) => (skill ? [`${i + 1}*${skill}`] : []));
    const parts = Object.entries(this.hired).filter(([, count]) => count).map(([id, count]) => `${id}:${count}`);
    if (Number(budget) !== this.usual) parts.push(`budget:${budget}`);
    if (patron) parts.push(`patron:${written(patron)}`);
    if (skill_pack !== "none") parts.push(`skill_pack:${skill_pack}`);
    if (skills.length) parts.push(`skills:${skills.join(",")}`);
    if (name.trim()) parts.push(`name:${written(name.trim())}`);
    return [`${this.team}:${runs(this.players).join(",")}`, ...parts].join(";");
  }
}

const split = (of) => [of.slice(0, of.indexOf("-")), of.slice(of.indexOf("-") + 1)];

function runs(players) {
  const found = [];
  for (const { spot } of players) {
    const last = found.at(-1);
    if (last?.spot === spot) last.count += 1;
    else found.push({ spot, count: 1 });
  }
  return found.map(({ spot, count }) => `${count}*${spot}`);
}
