// The match of the hour on the home page: fetched when the page is there, for the page itself is the same for all.
import { language } from "../ask.js";

const place = document.getElementById("featured");
const reply = await fetch(`/featured?lang=${language()}`).catch(() => null);
const told = reply?.ok ? (await reply.text()).trim() : "";
const found = new DOMParser().parseFromString(told, "text/html").body;
if (found.children.length) {
  place.replaceChildren(...found.childNodes);
  place.hidden = false;
}
