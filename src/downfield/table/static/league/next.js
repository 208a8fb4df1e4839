// My next matches in competitions, on the home page: for whoever takes part in one.
import { language } from "../ask.js";

const place = document.getElementById("next-matches");

const make = (name, fields = {}) => Object.assign(document.createElement(name), fields);

function line(told) {
  const link = make("a", { href: `/league/${encodeURIComponent(told.slug)}?lang=${language()}` });
  link.append(make("span", { className: "title", textContent: told.opponent }), make("span", { textContent: [told.league, told.round, told.due].filter(Boolean).join(" · ") }));
  if (told.asked) link.append(make("small", { className: "mark-of", textContent: place.dataset.asked }));
  const li = make("li");
  li.append(link);
  return li;
}

const reply = await fetch(`/api/leagues/mine?lang=${language()}`);
const found = reply.ok ? await reply.json() : [];
place.querySelector("ul").replaceChildren(...found.map(line));
place.hidden = found.length === 0;
