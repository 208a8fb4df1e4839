// Asking the server for something: a match, a seat.

export const language = () => document.documentElement.lang;

// Whose numbers and dates are written: our English is British.
export const spelling = () => (language() === "en" ? "en-GB" : language());

export const matchPage = (id, to = "") => `/match/${encodeURIComponent(id)}${to}?lang=${language()}`;

export const post = (path, body) => ask(path, { method: "POST", body: JSON.stringify(body) });

export const get = (path) => ask(path, {});

export const remove = (path) => ask(path, { method: "DELETE" });

async function ask(path, how) {
  const reply = await fetch(path, { ...how, headers: { "Content-Type": "application/json", "Accept-Language": language() } });
  const told = await reply.json().catch(() => ({}));
  if (!reply.ok) throw Object.assign(new Error(told.words || told.detail || ""), { code: told.code });
  return told;
}

// Says on the page what went wrong.
export function trouble(error) {
  const place = document.getElementById("trouble");
  place.textContent = (error && error.message && !(error instanceof TypeError) && error.message) || place.dataset.failed;
  setTimeout(() => { place.textContent = ""; }, 8000);
}
