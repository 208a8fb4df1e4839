// What is asked: a short title, and before and after it in small print what is at stake.

const made = (tag, textContent) => Object.assign(document.createElement(tag), { textContent });

export function showQuestion(place, words, title = "") {
  const at = title ? words.indexOf(title) : -1;
  if (at < 0) return place.replaceChildren(words);
  const [before, after] = [words.slice(0, at), words.slice(at + title.length)];
  place.replaceChildren(...[before && made("small", before), made("span", title), after && made("small", after)].filter(Boolean));
}
