// A team while it is drafted: players in the order of their shirts, then mercenaries, then stars; what is hired, what is
// chosen; and its code.

// A word of any letters, written as a code may have it.
const written = (text) => encodeURIComponent(text)
  .replace(/[!'()~*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  .replaceAll("%20", "+").replaceAll("%", "*");

export class Draft {
  constructor(told, usual) {
    const players = told.players.map((spot, i) => ({ spot, skill: told.skills[i + 1] || "" }));
    const { team, name, patron, budget, skill_pack } = told;
    const mercenaries = told.mercenaries.map((word) => word.split(" ")).map(([spot, skill]) => ({ spot, skill: skill || "" }));
    const stars = told.stars.map((spot) => ({ spot, skill: "" }));
    Object.assign(this, { usual, team, players, mercenaries, stars, hired: { ...told.hired }, terms: { name, patron, budget, skill_pack } });
  }

  // Those that may be hired one by one, by what the page calls them.
  men(kind) {
    return { spot: this.players, mercenary: this.mercenaries, star: this.stars }[kind];
  }

  count(of) {
    const [kind, id] = split(of);
    return kind === "hired" ? this.hired[id] : this.men(kind).filter(({ spot }) => spot === id).length;
  }

  step(of, by) {
    const [kind, id] = split(of);
    if (kind === "hired") this.hired[id] += by;
    else if (by > 0) sign(this.men(kind), id);
    else release(this.men(kind), id);
  }

  clear() {
    for (const kind of ["spot", "mercenary", "star"]) this.men(kind).length = 0;
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
    if (this.mercenaries.length) parts.push(`mercenaries:${this.mercenaries.map(({ spot, skill }) => (skill ? `${spot}*${skill}` : spot)).join(",")}`);
    if (this.stars.length) parts.push(`stars:${this.stars.map(({ spot }) => spot).join(",")}`);
    if (name.trim()) parts.push(`name:${written(name.trim())}`);
    return [`${this.team}:${runs(this.players).join(",")}`, ...parts].join(";");
  }
}

// Beside the others of his position, or behind everybody.
function sign(men, spot) {
  const last = men.findLastIndex((player) => player.spot === spot);
  men.splice(last < 0 ? men.length : last + 1, 0, { spot, skill: "" });
}

// Rather somebody who has gained nothing.
function release(men, spot) {
  const plain = men.findLastIndex((player) => player.spot === spot && !player.skill);
  const last = men.findLastIndex((player) => player.spot === spot);
  men.splice(plain < 0 ? last : plain, 1);
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
