// What this browser keeps: the keys to my seats, by match, and my name.

const MATCHES = "downfield.matches";
const NAME = "downfield.name";

export const matches = () => {
  try { return JSON.parse(localStorage.getItem(MATCHES)) || {}; } catch { return {}; }
};

export function keep(id, what) {
  const all = matches();
  const before = all[id] || {};
  all[id] = { ...before, ...what, keys: { ...before.keys, ...what.keys }, at: Date.now() };
  localStorage.setItem(MATCHES, JSON.stringify(all));
}

export function forget(id) {
  const all = matches();
  delete all[id];
  localStorage.setItem(MATCHES, JSON.stringify(all));
}

export const keysOf = (id) => Object.values(matches()[id]?.keys || {});

export const name = () => localStorage.getItem(NAME) || "";

export const callMe = (given) => localStorage.setItem(NAME, given.trim());

// Whoever signs out leaves nothing of theirs to the next.
export function forgetAll() {
  localStorage.removeItem(MATCHES);
  localStorage.removeItem(NAME);
  localStorage.removeItem("downfield.teams");
  localStorage.removeItem("downfield.formations");
  navigator.serviceWorker?.getRegistration("/").then((told) => told?.unregister()); // nor is this browser told anything
}

// A link for another device carries the keys behind the #, where no server sees them.
export function takeFromLink(id, game) {
  const found = new URLSearchParams(location.hash.slice(1)).get("k");
  if (!found) return;
  keep(id, { game, keys: Object.fromEntries(found.split(",").map((key) => [key, key])) });
  history.replaceState(null, "", location.pathname + location.search);
}
