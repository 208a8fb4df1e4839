"""A line-up that somebody makes on the board: drawn as it stands, and what it comes to."""

from typing import NamedTuple

from downfield.kernel.errors import NotYourTurn
from downfield.kernel.show.lineup import LineUps, Places, Roster, changed, fitting, read, told
from downfield.kernel.show.look import Look
from downfield.table.live.sitting import Sitting
from downfield.table.protocol.messages import Choice, LinedUp, LineUp, Ways
from downfield.table.show.advice import advised
from downfield.text import Text
from downfield.text.line_ups import laid, line_ups, outcome, placed_by, sources, walks
from downfield.text.picture import marks, picture


class Begun(NamedTuple):
    """Where it is made: what a seat sees before it, how the game does it, who may be placed."""

    look: Look
    known: LineUps
    roster: Roster


def _begun(sitting: Sitting, seat: int) -> Begun:
    """A line-up that a seat is to make now, or NotYourTurn."""
    look = Look(sitting.match, seat)
    known = line_ups(look) if seat in sitting.waiting() else None
    if known is None:
        raise NotYourTurn("It is not your turn.")
    return Begun(look, known, known.roster(look))


def lined_up(sitting: Sitting, sent: LineUp, text: Text) -> LinedUp:
    """A line-up as it stands after a change, or as it begins: drawn, and as answers once it is whole."""
    look, known, roster = begun = _begun(sitting, sent.seat)
    wanted, note = _wanted(begun, sent, text)
    places = fitting(roster, changed(fitting(roster, wanted), sent.change))
    board, done = picture(laid(look, known, places), text.say), outcome(look, known, places)
    left = roster.count - len(places)
    trouble = (
        "" if done.token else text.say("lineup-left", count=left) if left else text.say("lineup-forbidden")
    )
    return LinedUp(
        sitting.seq,
        sent.seat,
        told(places),
        board.moving,
        board.spoken,
        board.cells,
        sources(roster),
        done.token,
        done.kept,
        trouble,
        "" if left or done.token else known.rule,
        note,
    )


def _wanted(begun: Begun, sent: LineUp, text: Text) -> tuple[Places, str]:
    """The places that a line-up begins with, and whom it misses."""
    look, known, _ = begun
    match sent.start:
        case "advised":
            return placed_by(look, known, advised(look.match, sent.seat, known.asked)), ""
        case "kept":
            token, missing = known.recall(look.match, sent.seat, sent.words)
            note = text.say("lineup-missing", numbers=", ".join(map(str, missing))) if missing else ""
            return placed_by(look, known, token), note
    return read(sent.words), ""


def moved(sitting: Sitting, seat: int, source: str, words: str, text: Text) -> Ways:
    """Where somebody can be put in a line-up that stands so."""
    look, known, roster = _begun(sitting, seat)
    places = fitting(roster, read(words))
    found = walks(roster, places, source, text.say)
    drawn, cells = marks(laid(look, known, places), found, text.say)
    choices = [Choice(walk.token, walk.words, [walk.target], path=walk.path) for walk in found]
    return Ways(sitting.seq, seat, source, drawn, cells, choices)
