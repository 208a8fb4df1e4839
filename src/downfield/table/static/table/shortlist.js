// Which options are shown as buttons. Those that lie beside the field always are; of the many that lie on it, while
// figures can be picked up, only the most telling: the board shows them all, and so do the buttons if somebody asks.

const PHONE = matchMedia("(max-width:46rem)"); // whose sheet leaves its room to the board
const FINGERS = matchMedia("(pointer:coarse)"); // which would hit a step when they mean its figure
const BESIDE = /^m-(option|card)-/; // cards and slips have such names in every game

const FEW = 3; // squares, where there is something else to do
const most = () => (PHONE.matches ? FEW : 8);

const isBeside = ({ targets = [] }) => !targets.length || targets.some((id) => BESIDE.test(id));

// First what is done to a figure, in the order that was sent, then what may go wrong or bring something, then the farthest.
function telling(squares) {
  const weight = ({ targets, share, path = [] }) => (squares.has(targets[0]) ? path.length : 2000) + (typeof share === "number" ? 1000 : 0);
  return (a, b) => weight(b) - weight(a);
}

// What can be done on the board now: the options of the seat, or those of the figure that is picked up.
export function offered(own, ways, movable) {
  if (!ways) return movable && FINGERS.matches ? own.filter(isBeside) : own;
  const taken = new Set(ways.choices.map((choice) => choice.token));
  return [...ways.choices, ...own.filter((choice) => isBeside(choice) && !taken.has(choice.token))];
}

// Of all that is offered what is listed, and how many more there are; `whole` lists everything.
export function shortlist(own, ways, movable, whole) {
  if (!movable) return { listed: own, more: 0 };
  const beside = own.filter(isBeside);
  const known = new Set(beside.map((choice) => choice.token));
  const rest = (ways?.choices || own).filter((choice) => !known.has(choice.token));
  const cells = new Set(ways?.cells.flat());
  const squares = { has: (id) => cells.has(id) || id.startsWith("m-s-") }; // some lie on the board already
  const ranked = ways && !whole ? rest.toSorted(telling(squares)) : rest;
  const deeds = ways ? rest.filter(({ targets }) => !squares.has(targets[0])).length : 0;
  const room = deeds ? Math.min(most(), Math.max(deeds, FEW)) : most();
  const few = ways || !beside.length ? room : 0; // who has picked nothing up wants a figure, not a step
  const cut = whole || rest.length <= Math.max(few, 2) + 1 ? rest.length : few;
  return { listed: [...beside, ...ranked.slice(0, cut)], more: rest.length - cut };
}
