// The teams that this browser keeps: a list of { team, name, code }, one of a name for each team.

const TEAMS = "downfield.teams";

export const teams = () => {
  try { return JSON.parse(localStorage.getItem(TEAMS)) || []; } catch { return []; }
};

const write = (list) => localStorage.setItem(TEAMS, JSON.stringify(list));
const others = (one) => teams().filter(({ team, name }) => team !== one.team || name !== one.name);

export const keep = (one) => write([...others(one), one]);
export const forget = (one) => write(others(one));

// Puts the kept teams at the end of a list to choose from.
export function offer(select) {
  select.append(...teams().map(({ name, code }) => new Option(name, code)));
}
