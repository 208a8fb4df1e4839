// The rules page: what is linked to stands out, and a search leaves only the rules with these words.

// What the boards of all examples have in common was sent once.
for (const board of document.querySelectorAll("[data-still]")) {
  const common = document.getElementById(board.dataset.still).content.firstElementChild;
  board.prepend(...common.cloneNode(true).childNodes);
}

const sift = document.querySelector(".sift");
const told = sift.querySelector("[role=status]");
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const chapters = [...document.querySelectorAll(".chapters section")].map((section) => ({
  section,
  link: document.querySelector(`.book nav a[href="#${section.querySelector("h2").id}"]`).parentElement,
  title: plain(section.querySelector("h2").textContent),
  rules: [...section.querySelectorAll(".rule")].map((rule) => ({ rule, words: plain(rule.textContent) })),
}));

// A chapter whose own title has the words is left whole.
function leave({ section, link, title, rules }, words) {
  const has = (text) => words.every((word) => text.includes(word));
  const whole = has(title);
  let left = 0;
  for (const { rule, words: said } of rules) left += (rule.hidden = !whole && !has(said)) ? 0 : 1;
  section.hidden = link.hidden = !left;
  return left;
}

function search() {
  const words = plain(sift.elements.words.value).split(/\s+/).filter(Boolean);
  const left = chapters.reduce((sum, chapter) => sum + leave(chapter, words), 0);
  told.textContent = !words.length ? "" : left ? told.dataset.found.replace("{count}", left) : told.dataset.none;
}

// What a link leads to is shown, whatever was searched for.
function mark() {
  for (const old of document.querySelectorAll(".rule.here")) old.classList.remove("here");
  const found = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (found?.closest("[hidden]")) {
    sift.reset();
    search();
    found.scrollIntoView();
  }
  found?.closest(".rule")?.classList.add("here");
}

sift.addEventListener("input", search);
sift.addEventListener("submit", (event) => event.preventDefault());
if (sift.elements.words.value) search(); // the browser remembered it
addEventListener("hashchange", mark);
mark();
