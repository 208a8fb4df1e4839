// Links to hand on: for a friend who is to sit down, for another device of mine, for spectators.
import { language, trouble } from "../ask.js";
import * as kept from "../kept.js";

const at = (id) => document.getElementById(id);

export class Links {
  constructor(match, say) {
    Object.assign(this, { match, say });
    const { watch } = at("table").dataset; // lets others in where not everybody may look
    const here = `${location.origin}/match/${encodeURIComponent(match)}${watch ? `?watch=${watch}` : ""}`;
    this.offer("invite-copy", () => at("invite-link").value);
    this.offer("elsewhere", () => `${here}#k=${kept.keysOf(match).join(",")}`);
    this.offer("watchers", () => here);
  }

  show({ sitters, over }) {
    const invite = kept.matches()[this.match]?.invite || "";
    at("invite").hidden = !(invite && sitters.some((sitter) => sitter.kind === "open"));
    at("invite-link").value = `${location.origin}/?join=${encodeURIComponent(invite)}`;
    at("invite-more").href = `/?join=${encodeURIComponent(invite)}&lang=${language()}`;
    at("invite-code").textContent = this.say("inviteCode", invite);
    at("elsewhere").hidden = over || !kept.keysOf(this.match).length || !sitters.some((sitter) => sitter.yours);
    at("watchers").hidden = over;
  }

  offer(id, text) { at(id).addEventListener("click", (event) => this.copy(text(), event.target).catch(trouble)); }

  // Where the browser does not let a page copy, the reader can.
  async copy(text, button) {
    if (!navigator.clipboard) return prompt(button.textContent, text);
    await navigator.clipboard.writeText(text);
    const before = button.textContent;
    button.textContent = this.say("copied");
    setTimeout(() => { button.textContent = before; }, 1500);
  }
}
