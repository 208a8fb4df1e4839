"""Line-ups of any game, made on the board before they are answered."""

from typing import NamedTuple

from msgspec.structs import replace

from downfield.kernel.show.lineup import LineUps, Places, Roster, fitting, ways
from downfield.kernel.show.look import Look
from downfield.kernel.show.plan import tried
from downfield.kernel.show.svg import Say
from downfield.kernel.show.walk import Walk
from downfield.text.picture import face_of


class Outcome(NamedTuple):
    """A line-up as answers, and in words that fit other matches; nothing where the rules forbid it."""

    token: str = ""
    kept: str = ""


def line_ups(look: Look) -> LineUps | None:
    """How this seat's line-up is made on the board; None where none begins."""
    face = face_of(look.game)
    known = None if face is None else face.line_ups
    return known if known is not None and known.use(look) else None


def use(look: Look) -> str:
    """What a line-up is for that begins for this seat now; "" where none does."""
    known = line_ups(look)
    return "" if known is None else known.use(look)


def laid(look: Look, known: LineUps, places: Places) -> Look:
    """The board as if everybody stood so: nothing is asked there but where they are to stand."""
    assert look.seat is not None
    twin = look.match.tried_by(look.seat)
    known.put(twin, twin.seats[look.seat].side, places)
    return Look(twin, look.seat, view=replace(twin.view(look.seat), options=[]), lining_up=True)


def sources(roster: Roster) -> list[str]:
    """Everybody who can be picked up."""
    return [roster.figure(number) for number in roster.open]


def walks(roster: Roster, places: Places, source: str, say: Say) -> list[Walk]:
    """Where one of them can be put."""
    who = next((number for number in roster.open if roster.figure(number) == source), None)
    return [] if who is None else ways(roster, fitting(roster, places), who, say)


def outcome(look: Look, known: LineUps, places: Places) -> Outcome:
    """What a line-up comes to once everybody stands."""
    assert look.seat is not None
    token = known.answers(look.match, look.seat, places)
    done = tried(look.match, look.seat, token) if token else None
    return Outcome() if done is None else Outcome(token, known.keep(done, done.seats[look.seat].side))


def placed_by(look: Look, known: LineUps, token: str) -> Places:
    """Where everybody stands after these answers; nobody where they cannot be given."""
    assert look.seat is not None
    done = tried(look.match, look.seat, token) if token else None
    return {} if done is None else known.stood(done, done.seats[look.seat].side)
