// A new drawing laid over the old one, element by element, so that what moves moves and what has the focus keeps it.

const OURS = new Set(["tabindex", "role", "aria-description", "style", "data-css"]); // put there by the table, not by the drawing
const MARKS = ["target", "lit", "source", "held", "lifted"];
const FRESH = "fresh";
const PAST = "data-past"; // put there for as long as dice fall
const SVG = "http://www.w3.org/2000/svg";
const TAG = /<(\/?)([\w-]+)((?:"[^"]*"|[^">])*)>/g;
const ID = /\sid="([^"]*)"/;

const drawn = new WeakMap(); // by element: the markup it was drawn from, and what is said in it, by id

// Most of a drawing is as it was: whatever would be drawn from the same markup is left alone.
export function patch(place, markup) {
  const fade = place.hasChildNodes();
  for (const old of place.querySelectorAll(`.${FRESH}, [${PAST}]`)) settled(old);
  const pairs = matched(place, cut(markup));
  const next = parsed(pairs.filter(([part, was]) => !was || drawn.get(was)?.markup !== part.markup).map(([part]) => part));
  arrange(place, pairs, (part, was) => (next.has(part) ? laid(part, next.get(part), was, fade) : was));
}

// What the drawing in this place says of its elements, by id, whatever they have been given to say since.
export const saidIn = (place) => new Map([...place.children].flatMap((one) => drawn.get(one)?.said || []));

// The outermost elements of a drawing, each as its markup.
function cut(markup) {
  const parts = [];
  let [depth, start] = [0, 0];
  for (const { 0: tag, 1: closes, 2: tagName, 3: inside, index } of markup.matchAll(TAG)) {
    if (!depth) parts.push({ tagName, id: ID.exec(inside)?.[1] ?? "" });
    depth += closes ? -1 : inside.endsWith("/") ? 0 : 1;
    if (depth) continue;
    parts.at(-1).markup = markup.slice(start, (start = index + tag.length));
  }
  return parts;
}

function parsed(parts) {
  const next = document.createElementNS(SVG, "g");
  next.innerHTML = parts.map((part) => part.markup).join("");
  return new Map(parts.map((part, at) => [part, next.children[at]]));
}

function laid({ markup }, next, was, fade) {
  const speaking = [next, ...next.querySelectorAll("[aria-label]")].filter((one) => one.hasAttribute("aria-label"));
  const node = was ? element(was, next, fade) : born(next, fade);
  drawn.set(node, { markup, said: speaking.map((one) => [one.id, one.getAttribute("aria-label")]) });
  return node;
}

function settled(old) {
  old.classList.remove(FRESH);
  old.removeAttribute(PAST);
}

function children(old, next, fade) {
  if (isWords(next)) {
    if (old.innerHTML !== next.innerHTML) old.innerHTML = next.innerHTML;
    return;
  }
  arrange(old, matched(old, [...next.children]), (child, was) => (was ? element(was, child, fade) : born(child, fade)));
}

// Lays each new child, and puts it where it belongs; what is continued by none goes.
function arrange(old, pairs, lay) {
  const stay = new Set(pairs.map(([, was]) => was));
  for (const child of [...old.childNodes]) if (!stay.has(child)) child.remove();
  let here = old.firstChild;
  for (const [child, was] of pairs) {
    const node = lay(child, was);
    if (node === here) here = here.nextSibling;
    else if (was && old.moveBefore) old.moveBefore(node, here);
    else old.insertBefore(node, here);
  }
}

// Words, perhaps with some of them set apart, are laid down as a whole.
const isWords = (node) => !node.children.length || [...node.childNodes].some((n) => n.nodeType === 3 && n.data.trim());

// Each new child with the old one it continues: the same id, else the next nameless one of its kind.
function matched(old, next) {
  const named = new Map([...old.children].filter((c) => c.id).map((c) => [c.id, c]));
  const nameless = [...old.children].filter((c) => !c.id);
  return next.map((child) => {
    const was = child.id ? named.get(child.id) : nameless.find((c) => c.tagName === child.tagName);
    if (!child.id && was) nameless.splice(nameless.indexOf(was), 1);
    return [child, was && was.tagName === child.tagName ? was : null];
  });
}

function born(child, fade) {
  const node = child.cloneNode(true);
  for (const part of [node, ...node.querySelectorAll("[transform],[style]")]) settle(part, part);
  if (fade) bloom(node);
  return node;
}

function element(old, next, fade) {
  const marks = MARKS.filter((mark) => old.classList.contains(mark));
  for (const { name } of [...old.attributes]) {
    if (!next.hasAttribute(name) && !OURS.has(name)) old.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (name !== "style" && name !== "class" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  const kind = [...new Set([...next.classList, ...marks])].join(" ");
  if ((old.getAttribute("class") || "") !== kind) old.setAttribute("class", kind);
  settle(old, next);
  children(old, next, fade);
  return old;
}

// Places are written as CSS, which browsers move smoothly; an attribute would jump.
function settle(old, next) {
  const css = [next.style.cssText, next.hasAttribute("transform") ? `transform:${asCss(next.getAttribute("transform"))}` : ""];
  const wanted = css.filter(Boolean).join(";");
  if ((old.dataset.css || "") === wanted) return;
  old.dataset.css = wanted;
  old.style.cssText = wanted;
}

function asCss(transform) {
  return transform.replace(/(\w+)\(([^)]*)\)/g, (_, verb, list) => {
    const n = list.trim().split(/[\s,]+/);
    if (verb === "translate") return `translate(${n[0]}px,${n[1] || 0}px)`;
    if (verb !== "rotate") return `${verb}(${n.join(",")})`;
    return n.length < 3 ? `rotate(${n[0]}deg)` : `translate(${n[1]}px,${n[2]}px) rotate(${n[0]}deg) translate(${-n[1]}px,${-n[2]}px)`;
  });
}

function bloom(node) {
  node.classList.add(FRESH);
  node.addEventListener("animationend", () => node.classList.remove(FRESH), { once: true });
}
