// Puzzles that were solved in this browser, and for how many days in a row the one of the day was tried.

const KEPT = "downfield.puzzles";
const DAY = 24 * 60 * 60 * 1000;

const kept = () => {
  try { return { first: {}, last: "", days: 0, ...JSON.parse(localStorage.getItem(KEPT)) }; } catch { return { first: {}, last: "", days: 0 }; }
};

// Only the first answer to a puzzle counts; the day's puzzle goes on with yesterday's row of days, or begins a new one.
function answered(all, { puzzle, right, day }) {
  const first = puzzle in all.first ? all.first : { ...all.first, [puzzle]: right === "yes" };
  if (!day || all.last === day) return { ...all, first };
  const follows = all.last && Date.parse(day) - Date.parse(all.last) === DAY;
  return { first, last: day, days: follows ? all.days + 1 : 1 };
}

const page = document.getElementById("now").dataset;
let all = kept();
if (page.puzzle) {
  all = answered(all, page);
  localStorage.setItem(KEPT, JSON.stringify(all));
}
for (const link of document.querySelectorAll("[data-solves]")) {
  const first = all.first[link.dataset.solves];
  if (first !== undefined) link.classList.add(first ? "solved" : "tried");
}
const isAlive = all.last && Date.now() - Date.parse(all.last) < 2 * DAY;
for (const place of document.querySelectorAll(".streak")) {
  place.hidden = !isAlive;
  place.querySelector("b").textContent = all.days;
}

// What stands for an answer on the board answers too; whoever has no pointer has the buttons.
const buttons = new Map([...document.querySelectorAll(".answers button")].map((button) => [button.value, button]));
for (const element of document.querySelectorAll(".lying [data-answer]")) {
  const button = buttons.get(element.dataset.answer);
  if (!button) continue;
  element.classList.add("answers-here");
  element.addEventListener("click", () => button.click());
  const light = (on) => () => [button, element].forEach((one) => one.classList.toggle("lit", on));
  for (const one of [button, element]) {
    one.addEventListener("pointerenter", light(true));
    one.addEventListener("pointerleave", light(false));
  }
}
