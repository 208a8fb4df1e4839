// The account page: forms that are sent as JSON, errors beside their field, passkeys.
import { language, post, remove } from "../ask.js";
import * as kept from "../kept.js";
import { canPasskey, create, sign, signIn } from "./passkeys.js";
if (document.getElementById("mine")) import("./mine.js");

const main = document.getElementById("now");
const FIELDS = { "bad-name": ["name"], "name-taken": ["name"], "bad-password": ["new", "password"], "wrong-password": ["old", "confirm", "password"], "wrong-code": ["code"], "unreadable": ["label"] };

const home = () => { location.href = `/?lang=${language()}`; };

// Says what was wrong where it was wrong, and puts the cursor there.
function complain(form, error) {
  const words = (!(error instanceof TypeError) && error.message) || document.getElementById("trouble").dataset.failed;
  const field = (FIELDS[error.code] || []).map((name) => form.elements?.[name]).find(Boolean);
  if (!field) return void ([...form.querySelectorAll(".error[role]")].at(-1).textContent = words);
  field.setAttribute("aria-invalid", "true");
  document.getElementById(`${field.id}-error`).textContent = words;
  field.focus();
}

function clear(form) {
  form.querySelectorAll(".error, .done").forEach((place) => { place.textContent = ""; });
  form.querySelectorAll("[aria-invalid]").forEach((field) => field.removeAttribute("aria-invalid"));
}

async function busy(form, work) {
  if (form.ariaBusy === "true") return;
  clear(form);
  form.ariaBusy = "true";
  try { await work(); } catch (error) { complain(form, error); } finally { form.removeAttribute("aria-busy"); }
}

async function send(form) {
  const body = Object.fromEntries(new FormData(form));
  if (form.dataset.sign) body.credential = await withDevice(sign);
  const told = await post(form.dataset.to, body);
  if (form.dataset.clear) kept.forgetAll();
  if (told.name && form.dataset.then) kept.callMe(told.name);
  if (form.dataset.then === "here") return location.reload();
  if (form.dataset.then) return home();
  form.reset();
  if (form.dataset.show) return show(form, told[form.dataset.show]);
  form.querySelector(".done").textContent = form.dataset.done;
}

// What is shown this once, until the page is left; only then the lists can tell of it.
function show(form, told) {
  const place = form.parentElement.querySelector(".shown");
  place.hidden = false;
  form.parentElement.querySelector(".so-far")?.remove();
  place.querySelector("pre").textContent = [told].flat().join("\n");
  place.scrollIntoView({ block: "nearest" });
}

document.querySelectorAll("[data-copy]").forEach((button) => {
  button.hidden = !navigator.clipboard;
  button.addEventListener("click", () => navigator.clipboard.writeText(button.parentElement.querySelector("pre").textContent));
});

document.querySelectorAll("form[data-to]").forEach((form) => form.addEventListener("submit", (event) => {
  event.preventDefault();
  busy(form, () => send(form));
}));

// Passkeys -----------------------------------------------------------------------------------------------------------

// Whoever calls the device off has not done anything wrong.
async function withDevice(work) {
  try { return await work(); } catch (error) {
    if (error instanceof DOMException) throw new Error(main.dataset.no);
    throw error;
  }
}

const PASSKEYS = {
  in: async () => { kept.callMe((await signIn()).name); home(); },
  up: async (form) => { kept.callMe((await create(form.elements.name.value)).name); home(); },
  add: async (form) => { await create("", form.elements.confirm?.value); location.reload(); },
};

document.querySelectorAll("[data-passkey]").forEach((button) => {
  const place = button.closest("form");
  button.disabled = !canPasskey();
  if (button.disabled) button.after(Object.assign(document.createElement("small"), { className: "soft", textContent: main.dataset.here }));
  button.addEventListener("click", () => busy(place, () => withDevice(() => PASSKEYS[button.dataset.passkey](place))));
});

document.querySelectorAll("form:not([data-to])").forEach((form) => form.addEventListener("submit", (event) => {
  event.preventDefault();
  form.querySelector("[data-passkey]").click();
}));

document.querySelectorAll("button[data-forget]").forEach((button) => button.addEventListener("click", () => {
  busy(button.closest(".entry"), async () => { await post("/api/passkeys/forget", { id: button.dataset.forget }); location.reload(); });
}));

document.querySelectorAll("[data-end]").forEach((button) => button.addEventListener("click", () => {
  busy(button.closest(".entry"), async () => { await post("/api/account/sessions/end", { id: button.dataset.end }); location.reload(); });
}));

document.querySelectorAll("[data-unshun]").forEach((button) => button.addEventListener("click", () => {
  busy(button.closest(".entry"), async () => { await post("/api/shuns/undo", { id: button.dataset.unshun }); location.reload(); });
}));

document.querySelectorAll("[data-drop]").forEach((button) => button.addEventListener("click", () => {
  busy(button.closest(".entry"), async () => { await remove(`/api/records/${button.dataset.drop}`); location.reload(); });
}));

document.querySelectorAll("[data-revoke]").forEach((button) => button.addEventListener("click", () => {
  busy(button.closest(".entry"), async () => { await remove(`/api/tokens/${button.dataset.revoke}`); location.reload(); });
}));

