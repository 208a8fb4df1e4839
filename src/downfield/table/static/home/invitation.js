// An invitation: sit down; or hand it on, if it is one's own.
import { trouble } from "../ask.js";
import * as kept from "../kept.js";
import { join } from "./join.js";

const at = (id) => document.getElementById(id);
const { code } = document.querySelector(".invited").dataset;
const link = at("link")?.value;

function toSitDown(form) {
  form.elements.name.value = kept.name() || form.dataset.name;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const button = form.querySelector("button");
    button.disabled = true;
    kept.callMe(form.elements.name.value);
    join(code, kept.name()).catch(trouble).finally(() => { button.disabled = false; });
  });
}

async function copy({ target }) {
  if (!navigator.clipboard) return at("link").select();
  await navigator.clipboard.writeText(link);
  target.textContent = target.dataset.done;
}

function toHandOn() {
  at("copy").addEventListener("click", (event) => copy(event).catch(trouble));
  at("share").hidden = !navigator.share;
  at("share").addEventListener("click", () => navigator.share({ title: at("share").dataset.title, url: link }).catch(() => {})); // called off
}

if (at("join")) toSitDown(at("join"));
else toHandOn();
