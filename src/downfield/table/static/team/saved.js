// The teams that this browser keeps: a list of { team, name, code }, one of a name for each team.

const TEAMS = "downfield.teams";

export const teams = () => {
  try { return JSON.parse(localStorage.getItem(TEAMS)) || []; } catch { return []; }
};

const write = (list) => localStorage.setItem(TEAMS, JSON.stringify(list));
const others = (one) => teams().filter(({ team, name }) => team !== one.team || name !== one.name);

const MOST = 200; // teams that a browser keeps

// Whether there was room for it.
export function keep(one) {
  const room = others(one).length < MOST;
  if (room) write([...others(one), one]);
  return room;
}
export const forget = (one) => write(others(one));

// Puts the kept teams at the end of a list to choose from.
export function offer(select) {
  select.append(...teams().map(({ name, code }) => new Option(name, code)));
}
