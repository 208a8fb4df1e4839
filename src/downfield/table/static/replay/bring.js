// A record from a file or pasted, sent to be watched.
import { language } from "../ask.js";

const form = document.getElementById("bring");
const fault = document.getElementById("fault");

function tell(words) {
  fault.textContent = words;
  form.elements.text.setAttribute("aria-invalid", String(Boolean(words)));
}

// A file that was chosen is laid open in the field, so that the line that a refusal names can be found.
async function read() {
  const [file] = form.elements.file.files;
  if (!file) return;
  if (file.size > 2 * Number(form.dataset.longest)) return tell(form.dataset.large);
  form.elements.text.value = await file.text();
  tell("");
}

async function bring() {
  const text = form.elements.text.value;
  if (!text.trim()) return tell(form.dataset.none);
  tell("");
  const reply = await fetch("/api/records", { method: "POST", headers: { "Content-Type": "text/plain", "Accept-Language": language() }, body: text });
  const told = await reply.json().catch(() => ({}));
  if (reply.ok) location.href = `/replay/${encodeURIComponent(told.id)}?lang=${language()}`;
  else tell(told.words || document.getElementById("trouble").dataset.failed);
}

const failed = () => tell(document.getElementById("trouble").dataset.failed);

form.elements.file.addEventListener("change", () => read().catch(failed));
form.addEventListener("submit", (event) => {
  event.preventDefault();
  bring().catch(failed);
});
