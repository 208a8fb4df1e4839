// Times as the reader writes them.
import { spelling } from "../ask.js";

const form = new Intl.DateTimeFormat(spelling(), { dateStyle: "medium", timeStyle: "short" });

export function dates() {
  for (const time of document.querySelectorAll("time")) time.textContent = form.format(new Date(time.dateTime));
}

dates();
