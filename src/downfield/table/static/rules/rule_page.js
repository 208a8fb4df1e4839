// A page beside the rules: show a part of a long list, or begin a match with what the page is about.
import { matchPage, post, trouble } from "../ask.js";
import * as kept from "../kept.js";

const sift = document.querySelector(".sift");
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function show() {
  const words = plain(sift.elements.words.value).split(/\s+/).filter(Boolean);
  let seen = 0;
  for (const section of document.querySelectorAll("article section")) {
    const rows = [...section.querySelectorAll("tbody tr")];
    for (const row of rows) row.hidden = !words.every((word) => plain(row.textContent).includes(word));
    const left = rows.filter((row) => !row.hidden).length;
    section.hidden = !left;
    seen += left;
  }
  const told = sift.querySelector("[role=status]");
  told.textContent = seen ? "" : told.dataset.none;
}

async function play(button) {
  const { game } = document.getElementById("now").dataset;
  const seats = [{ who: "me", name: kept.name() || undefined }, { who: "coach" }];
  const made = await post("/api/matches", { game, seats, options: JSON.parse(button.dataset.play) });
  kept.keep(made.id, { game, keys: made.keys || {}, invite: made.invite });
  location.href = matchPage(made.id);
}

sift?.addEventListener("input", show);
sift?.addEventListener("submit", (event) => event.preventDefault());
if (sift?.elements.words.value) show(); // the browser remembered it
document.querySelector("[data-play]")?.addEventListener("click", ({ target }) => {
  target.disabled = true;
  play(target).catch(trouble).finally(() => { target.disabled = false; });
});
