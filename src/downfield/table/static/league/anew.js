// What is left of the gold while a team is drafted anew; without a script its price stands beside each.
const form = document.querySelector("form[data-gold]");
const left = form.querySelector("output");

const many = (field) => (field.type === "checkbox" ? Number(field.checked) : field.selectedIndex);

function count() {
  const spent = [...form.querySelectorAll("[data-cost]")].reduce((sum, field) => sum + many(field) * Number(field.dataset.cost), 0);
  left.value = (Number(form.dataset.gold) - spent).toLocaleString(document.documentElement.lang);
  left.parentElement.classList.toggle("asked", spent > Number(form.dataset.gold));
}

form.addEventListener("change", count);
left.parentElement.hidden = false;
count();
