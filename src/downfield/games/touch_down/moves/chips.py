"""What is rolled on a way, where it is written on the board, and what it comes to: walks, passes and kicks."""

from collections.abc import Sequence
from typing import cast

from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.tables import SLOTS
from downfield.games.touch_down.notation.elements import counter_element
from downfield.games.touch_down.odds.contact import SIX
from downfield.games.touch_down.odds.kicks import good_chance, good_face
from downfield.games.touch_down.odds.passes import Flight
from downfield.games.touch_down.rules.ball_play import is_thrown
from downfield.games.touch_down.rules.move import allowance
from downfield.games.touch_down.rules.passes import count_near, handing, hindered, list_near, reach
from downfield.kernel.show.svg import Say

Chips = list[tuple[str, str]]  # elements of the board, and what is written there


def comes_to(target: str, share: float | None, say: Say) -> Chips:
    """What a way comes to; nothing where it is certain."""
    return [] if share in (None, 1) else [(target, say("chip-share", share=round(share, 3)))]


def contact(g: Gridiron, mover: int, other: int, say: Say) -> Chips:
    """[TD-10.2] The contact of both."""
    mine, theirs = (int(g.tables.push[g.who[who]]) for who in (mover, other))
    return [(counter_element(g, other), say("chip-contact", mine=mine, theirs=theirs))]


def flown(g: Gridiron, receiver: int, flight: Flight, say: Say) -> Chips:
    """[TD-9.8, TD-9.13] What lowers the die of a pass, from which face it is caught and on which who intercepts it."""
    if flight.caught == SIX:
        return []
    forward = bool(is_thrown(g, receiver))
    less = int(hindered(g, receiver)) if forward else 0
    squares = int(reach(g, receiver) if forward else handing(g, receiver))
    found = [(counter_element(g, int(g.holder)), say("chip-less", less=less))] if less else []
    if flight.picked:
        found += [
            (counter_element(g, slot), say("chip-picks", face=flight.picked)) for slot in near(g, receiver)
        ]
    to = counter_element(g, receiver)
    found.append((to, say("chip-flight", squares=squares, face=SIX + 1 - flight.caught)))
    return [*found, *comes_to(to, flight.caught / SIX, say)]


def near(g: Gridiron, receiver: int) -> list[int]:
    """[TD-9.9] The opponents beside a receiver, one of whom intercepts."""
    twin = cast(Gridiron, g.clone())
    side, twin.n = 1 - int(g.off), 0
    return [SLOTS * side + int(twin.opts[i]) for i in range(list_near(twin, g.square[receiver], side))]


def kicked(g: Gridiron, target: str, say: Say) -> Chips:
    """[TD-12.5, TD-12.6] What lowers the die of a kick at goal, and from which face it is good."""
    less, face = int(count_near(g, g.ball, 1 - g.off)), good_face(g)
    found = [(counter_element(g, int(g.holder)), say("chip-less", less=less))] if less else []
    if face:
        found.append((target, say("chip-good", face=face)))
    return [*found, *comes_to(target, good_chance(g), say)]


def sped(cells: Sequence[str], plain: int, say: Say) -> Chips:
    """[TD-8.2] Where he needs his speed, after so many squares that everybody may go."""
    more = len(cells) - plain
    return [(cells[plain], say("chip-speed", more=more))] if more > 0 else []


def is_last_speed(g: Gridiron) -> bool:
    """[TD-8.2] Whether speed that is used now is denied to the whole team in the recovery."""
    return bool(g.part == 6 and not g.tie and g.sped == 0 and allowance(g, 8) > 0)
