"""[BB-6.3] A set-up that is made on the pitch as a whole, and only then answered player by player."""

from typing import cast

from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.games.blood_bowl.moves.plans import KICKING, PLACE, RECEIVING, as_seen, made_again
from downfield.games.blood_bowl.notation.answers import square_name
from downfield.games.blood_bowl.notation.elements import box_id, figure_id, square_id
from downfield.games.blood_bowl.notation.names import SQUARE_NAMES
from downfield.games.blood_bowl.rules.match.set_up import SetUp, list_places
from downfield.kernel.match import Match
from downfield.kernel.show.lineup import LineUps, Places, Roster, is_asked
from downfield.kernel.show.look import Look

ASKED = ("set-up", "place")


def use(look: Look) -> str:
    """Whether a side sets up to kick or to receive; "" where it has begun, or changes a set-up after the kick."""
    g = cast(Pitch, look.match.state)
    if look.seat is None or not is_asked(look.match, look.seat, ASKED[:1]):
        return ""
    if not isinstance(g.top, SetUp) or g.top.again:
        return ""
    return KICKING if g.top.side == g.kicking else RECEIVING


def roster(look: Look) -> Roster:
    """[BB-6.2, BB-6.3] Everybody who may be set up, on every square of the own half."""
    g = cast(Pitch, look.seen.clone())
    top = cast(SetUp, g.top)
    side = int(top.side)
    g.n = 0
    list_places(g, top.side, top.left)
    half = [square_name(int(g.opts[i])) for i in range(g.n)]
    numbers = [int(g.number_of(SLOTS * side + i)) for i in range(SLOTS) if top.among >> i & 1]
    return Roster(
        dict.fromkeys(numbers, half),
        int(top.left),
        box_id(side, "reserves"),
        lambda number: figure_id(side, number),
        square_id,
    )


def put(match: Match, side: int, places: Places) -> None:
    """Set players up, whatever is still missing."""
    g = cast(Pitch, match.state)
    squares = {name: n for n, name in enumerate(SQUARE_NAMES, 1) if name}
    for slot in range(SLOTS * side, SLOTS * (side + 1)):
        square = places.get(int(g.number_of(slot)))
        if square is not None and not g.is_on(slot):
            g.enter(slot, squares[square])
            cast(SetUp, g.top).left -= 1


def stood(match: Match, side: int) -> Places:
    """Where a side stands."""
    g = cast(Pitch, match.state)
    on = [slot for slot in range(SLOTS * side, SLOTS * (side + 1)) if g.is_on(slot)]
    return {int(g.number_of(slot)): square_name(int(g.at[slot])) for slot in on}


def answers(match: Match, seat: int, places: Places) -> str:
    """[BB-6.4, BB-6.5] Player by player, each exactly there; "" where that leaves no legal set-up."""
    twin, left, given = match.tried_by(seat), dict(places), list[str]()
    while left and is_asked(twin, seat, ASKED):
        number, square = next(iter(left.items()))
        picks = twin.need.question == "set-up"  # whoever is the only one left is placed without a question
        if picks:
            twin.answer(f"+{number}", seat)
        if square not in (choice.token for choice in twin.options(seat)):
            return ""
        twin.answer(square, seat)
        given.append(f"+{number}-{square}" if picks else square)
        del left[number]
    return "" if left or is_asked(twin, seat, ASKED) else " ".join(given)


def keep(match: Match, side: int) -> str:
    """Where everybody stands, as his team looks at the pitch."""
    places = {number: as_seen(square, side) for number, square in stood(match, side).items()}
    return " ".join(f"{number}@{place.deep}/{place.row}" for number, place in places.items())


def recall(match: Match, seat: int, words: str) -> tuple[str, list[int]]:
    """The answers nearest to what was kept; whoever is not here is missed, and another stands there."""
    here = [choice.token[1:] for choice in match.options(seat) if choice.token[0] == "+"]
    missing = [int(found[1]) for found in PLACE.finditer(words) if found[1] not in here]
    return made_again(match, seat, words, []), missing


LINE_UPS = LineUps(ASKED, "BB-6.5", use, roster, put, stood, answers, keep, recall)
