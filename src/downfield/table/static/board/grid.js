// The cells of a board in rows: one of them can be reached by Tab, arrows go on from there.
import { measures } from "../table/measures.js";

const SVG = "http://www.w3.org/2000/svg";
const ALONG = { ArrowLeft: -1, ArrowRight: 1 };
const ACROSS = { ArrowUp: -1, ArrowDown: 1 };
const LEAP = { PageUp: -1, PageDown: 1 };
const TURNED = { ArrowUp: "ArrowRight", ArrowDown: "ArrowLeft", ArrowRight: "ArrowDown", ArrowLeft: "ArrowUp" };
const FAR = 10_000; // px

export class Grid {
  constructor(svg, isOption) {
    Object.assign(this, { svg, isOption, rows: [], told: [], places: new Map(), here: "", back: "", index: document.createElementNS(SVG, "g") });
    this.index.setAttribute("role", "grid");
    this.index.setAttribute("aria-readonly", "true");
    svg.append(this.index);
  }

  find(id) { return document.getElementById(id); }

  // Lays the cells. Where the one that Tab leads to is gone, it leads back to the figure whose way it was, or to its neighbour.
  // The drawing lies in its own order, on top of what is below; the rows say in which order it is read. Cells that stay are not
  // touched: there may be hundreds, and one of them may have the focus.
  lay(cells, held) {
    const [row, column] = this.at(this.here);
    const old = this.places;
    this.places = new Map();
    this.rows = cells.map((ids) => ids.filter((id) => this.find(id))).filter((ids) => ids.length);
    this.rows.forEach((ids, at) => ids.forEach((id, nth) => this.places.set(id, [at, nth])));
    for (const id of old.keys()) if (!this.places.has(id)) this.bare(id);
    for (const id of this.places.keys()) this.clothe(this.find(id));
    this.tell(this.rows.map((ids) => ids.join(" ")));
    const near = this.rows[Math.min(Math.max(row, 0), this.rows.length - 1)] || [];
    const next = near[Math.min(Math.max(column, 0), near.length - 1)] || "";
    this.rove([this.here, this.back].find((id) => this.places.has(id)) ?? next);
    if (held) measures.focus("board", held, () => this.refocus());
  }

  // Whoever was on the board is there still.
  refocus() {
    const isNowhere = [null, document.body].includes(document.activeElement);
    if (isNowhere) this.find(this.here)?.focus({ preventScroll: true });
  }

  // Which cells belong to which row.
  tell(rows) {
    if (String(rows) === String(this.told)) return;
    this.told = rows;
    this.index.replaceChildren(...rows.map(owner));
  }

  clothe(element) {
    put(element, "role", "gridcell");
    if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
  }

  bare(id) {
    const element = this.find(id);
    for (const name of ["role", "tabindex"]) element?.removeAttribute(name);
  }

  at(id) { return this.places.get(id) || [-1, -1]; }

  // Whoever comes by Tab comes to an option, if there is one; whoever is there stays.
  enter() {
    if (this.svg.contains(document.activeElement) || this.isOption(this.here)) return;
    this.rove(this.rows.flat().find(this.isOption) || this.here);
  }

  // Tab leads to this cell, and to no other.
  rove(id) {
    if (id !== this.here && this.places.has(this.here)) this.find(this.here)?.setAttribute("tabindex", "-1");
    this.here = id;
    if (id) put(this.find(id), "tabindex", "0");
  }

  key(event) {
    const to = this.next(event.target.closest("[role=gridcell]")?.id, event);
    if (to === null) return false;
    if (to) {
      this.rove(to);
      this.find(to).focus();
    }
    return true;
  }

  // Where a key leads: null if nowhere at all, undefined at the edge.
  next(id, { key: pressed, ctrlKey }) {
    const [row, column] = this.at(id);
    if (row < 0) return null;
    const key = isTurned(this.find(id)) ? TURNED[pressed] || pressed : pressed;
    const ids = this.rows[row];
    if (ALONG[key]) return ids[column + ALONG[key]];
    if (ACROSS[key]) return this.under(id, this.rows[row + ACROSS[key]]);
    if (key === "Home") return ctrlKey ? this.rows[0][0] : ids[0];
    if (key === "End") return (ctrlKey ? this.rows.at(-1) : ids).at(-1);
    return LEAP[key] ? this.leap(id, LEAP[key]) : null;
  }

  // The cell of another row that lies nearest.
  under(id, ids) {
    const { x } = middle(this.find(id));
    return ids?.toSorted((a, b) => Math.abs(middle(this.find(a)).x - x) - Math.abs(middle(this.find(b)).x - x))[0];
  }

  // The next option, or the one before.
  leap(id, by) {
    const all = this.rows.flat();
    const order = [...all.keys()].map((k) => all[(all.indexOf(id) + by * (k + 1) + all.length * 2) % all.length]);
    return order.find(this.isOption);
  }
}

export const put = (element, name, value) => { if (element.getAttribute(name) !== value) element.setAttribute(name, value); };

const owner = (ids) => {
  const row = document.createElementNS(SVG, "g");
  row.setAttribute("role", "row");
  row.setAttribute("aria-owns", ids);
  return row;
};

// Whether something lies on a pitch that stands upright: then its rows do.
const isTurned = (element) => Boolean(element.closest(".upright") && !element.closest(".in-head, .in-foot"));

// Where something lies as the rows are told: from left to right, and head, pitch and foot from above.
function middle(element) {
  const { x: left, y: top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (isTurned(element)) return { x: -y, y: x };
  const isApart = element.closest(".upright") ? (element.closest(".in-head") ? -FAR : FAR) : 0;
  return { x, y: y + isApart };
}

// Rows that are laid over a board, among the rows that lie there: in the same line, or between two.
export function weave(cells, more) {
  if (!more.length) return cells;
  const height = (ids) => median(ids.map((id) => document.getElementById(id)).filter(Boolean).map((element) => middle(element).y));
  const lines = cells.map((ids) => ({ ids, y: height(ids) }));
  for (const ids of more) {
    const [y, near] = [height(ids), document.getElementById(ids[0]).getBoundingClientRect().height / 2];
    const same = lines.find((line) => Math.abs(line.y - y) < near);
    if (same) same.ids = across([...same.ids, ...ids]);
    else lines.splice(before(lines, y), 0, { ids, y });
  }
  return lines.map((line) => line.ids);
}

const before = (lines, y) => (lines.some((line) => line.y > y) ? lines.findIndex((line) => line.y > y) : lines.length);

const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];

function across(ids) {
  const at = new Map(ids.map((id) => [id, document.getElementById(id)]).map(([id, element]) => [id, element ? middle(element).x : Infinity]));
  return ids.toSorted((a, b) => at.get(a) - at.get(b));
}
