// The lessons of a game: begin one, or go on with one that this browser knows.
import { matchPage, post, trouble } from "../ask.js";
import * as kept from "../kept.js";

const { game } = document.getElementById("now").dataset;

async function begin(lesson) {
  const made = await post("/api/matches", { game, lesson, seats: [{ who: "me", name: kept.name() || undefined }] });
  kept.keep(made.id, { game, lesson, keys: made.keys || {} });
  location.href = matchPage(made.id);
}

// The last of one's own matches of a lesson.
function left(lesson) {
  const mine = Object.entries(kept.matches()).filter(([, { game: of, lesson: name }]) => of === game && name === lesson);
  return mine.sort((one, other) => other[1].at - one[1].at)[0]?.[0];
}

for (const button of document.querySelectorAll("[data-lesson]")) {
  const { lesson } = button.dataset;
  const again = button.parentElement.querySelector("[data-again]");
  const id = left(lesson);
  if (id) again.href = matchPage(id);
  again.hidden = !id;
  button.addEventListener("click", () => {
    if (document.body.ariaBusy === "true") return;
    document.body.ariaBusy = "true";
    begin(lesson).catch(trouble).finally(() => document.body.removeAttribute("aria-busy"));
  });
}
