// Which options are shown as buttons. Those that lie beside the field always are. While figures can be picked up, what one in
// hand does to others is too, but no square: those are on the board. What figures could do is listed if somebody asks.

const PHONE = matchMedia("(max-width:46rem)"); // whose sheet leaves its room to the board
const FINGERS = matchMedia("(pointer:coarse)"); // which would hit a step when they mean its figure
const SQUARE = /^m-s-/; // so have squares
const BESIDE = /^m-(option|card)-/; // cards and slips have such names in every game

const most = () => (PHONE.matches ? 3 : 8);

const isBeside = ({ targets = [] }) => !targets.length || targets.some((id) => BESIDE.test(id));

// What can be done on the board now: the options of the seat, or those of the figure that is picked up.
export function offered(own, ways, movable) {
  if (!ways) return movable && FINGERS.matches ? own.filter(isBeside) : own;
  const taken = new Set(ways.choices.map((choice) => choice.token));
  return [...ways.choices, ...own.filter((choice) => isBeside(choice) && !taken.has(choice.token))];
}

// Of all that is offered what is listed, and how many more there are; `whole` lists everything but squares.
export function shortlist(own, ways, movable, whole) {
  if (!movable) return { listed: own, more: 0 };
  const beside = own.filter(isBeside);
  const known = new Set(beside.map((choice) => choice.token));
  const cells = new Set(ways?.cells.flat());
  const isSquare = ({ targets }) => cells.has(targets[0]) || SQUARE.test(targets[0]); // some lie on the board already
  const rest = (ways?.choices || own).filter((choice) => !known.has(choice.token) && !isSquare(choice));
  const few = ways ? most() : 0; // who has picked nothing up wants a figure
  const cut = whole || (ways && rest.length <= few + 1) ? rest.length : few;
  return { listed: [...beside, ...rest.slice(0, cut)], more: Math.max(rest.length - cut, 0) };
}
