// The matches to watch: times as the reader writes them, and the list anew while somebody looks at it.
import { dates } from "./dates.js";

const EACH = 15000; // ms

// Whoever is on the list with the keyboard keeps the place.
async function again() {
  const lists = document.getElementById("lists");
  if (document.hidden || lists.contains(document.activeElement)) return;
  const reply = await fetch(location.href);
  if (!reply.ok) return;
  const page = new DOMParser().parseFromString(await reply.text(), "text/html");
  lists.replaceChildren(...page.getElementById("lists").childNodes);
  dates();
}

setInterval(() => again().catch(() => {}), EACH);
