// The page of keepers: each form is one deed, with its reason.
import { post, spelling } from "../ask.js";

const failed = document.getElementById("trouble").dataset.failed;

// What a deed is done to, where a report says it.
const TARGETS = {
  "close": ({ report }) => report,
  "delete-line": ({ match, line }) => `${match}/${line}`,
  "delete-match": ({ match }) => match,
};

function wish(form) {
  const { deed, why, days, name, target } = form.elements;
  const told = { deed: deed.value, why: why.value, name: deed.value === "rename" ? name.value : "" };
  told.target = target ? target.value : (TARGETS[deed.value] || (({ match, seat }) => `${match}/${seat}`))(form.dataset);
  if (deed.value === "ban" && days.value) told.days = Number(days.value);
  return told;
}

async function send(form) {
  const { report } = form.dataset;
  await post("/api/keeper/deeds", { wish: wish(form), report: report ? Number(report) : null });
  location.reload();
}

// Only what the deed needs is asked for.
function fit(form) {
  for (const row of form.querySelectorAll("[data-for]")) row.hidden = row.dataset.for !== form.elements.deed.value;
}

for (const form of document.querySelectorAll("form[method=post]")) {
  const place = form.querySelector(".error");
  fit(form);
  form.elements.deed.addEventListener("change", () => fit(form));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (form.ariaBusy === "true") return;
    form.ariaBusy = "true";
    place.textContent = "";
    try { await send(form); } catch (error) { place.textContent = (!(error instanceof TypeError) && error.message) || failed; } finally { form.removeAttribute("aria-busy"); }
  });
}

for (const place of document.querySelectorAll("[data-date]")) {
  place.textContent = new Intl.DateTimeFormat(spelling(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(place.dataset.date));
}
