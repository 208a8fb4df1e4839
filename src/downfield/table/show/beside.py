"""What goes on beside the board: clocks, requests, rematch, as one guest is shown it."""

from collections.abc import Collection, Sequence

from downfield.kernel.match import Match
from downfield.kernel.needs import NOBODY
from downfield.table.live import acts
from downfield.table.live.clocks import now
from downfield.table.live.rematch import swapped
from downfield.table.live.sitting import Sitting
from downfield.table.protocol.messages import ClockFace, Following, LogLine, Proof, Request
from downfield.table.show.standings import how_it_ended, standpoint
from downfield.text import Text
from downfield.text.retell import ending


def clock_faces(sitting: Sitting) -> list[ClockFace]:
    """What every person has left at this moment."""
    clocks, at = sitting.clocks, now()
    if clocks is None:
        return []
    at -= acts.lost(sitting, at)
    people = sorted(sitting.people())
    return [ClockFace(seat, *clocks.left(seat, at), seat in clocks.running) for seat in people]


def proof(sitting: Sitting, seats: Collection[int]) -> Proof | None:
    """What shows that nobody chooses the dice, and what this guest is still to add."""
    if not sitting.kept.commitment:
        return None
    nonces = [sitting.nonces.get(seat.seat) for seat in sitting.seats]
    return Proof(sitting.kept.commitment, nonces, [s for s in sitting.expected() if s in seats])


def request(sitting: Sitting, seats: Sequence[int], names: Sequence[str], text: Text) -> Request | None:
    """Whoever asks to go back, and whether it is for this guest to agree."""
    seat = sitting.talks.asking
    if seat == NOBODY:
        return None
    others = sitting.others(seat)
    reply = next((s for s in seats if s in others), None)
    key = "table-back-yours" if seat in seats else "table-back-asks"
    return Request(seat, text.say(key, name=names[seat]), seat in seats, reply)


def can_take_back(sitting: Sitting, seats: Sequence[int]) -> list[int]:
    """The seats that may take their last answer back; in a rated match none."""
    if sitting.over or sitting.kept.rated:
        return []
    return [s for s in seats if sitting.match.can_take_back(s)]


def can_ask_back(sitting: Sitting, seats: Sequence[int]) -> list[int]:
    """The seats that may ask to go back now; where the rules allow it there is no need to ask."""
    return [s for s in seats if not sitting.match.can_take_back(s) and acts.may_ask(sitting, s)]


def notes(sitting: Sitting, names: Sequence[str], text: Text, since: int) -> list[LogLine]:
    """What was agreed or happened beside the board after so many deeds, for the log."""
    new = [note for note in sitting.talks.notes if note.seq > since]
    said = [(n.after, text.say(f"table-note-{n.key}", name=names[n.seat], coach=n.coach)) for n in new]
    return [LogLine(after, words, "", True) for after, words in said]


def cut_short(
    match: Match, lapsed: int, seats: Collection[int], names: Sequence[str], sides: Sequence[str], text: Text
) -> str:
    """Who has given the match up or run out of time, as these seats read it; "" when it was played to its end."""
    loser = match.resigned
    if loser is None:
        return ""
    you = standpoint(match.seats, loser, seats)
    winner = sides[1 - match.seats[loser].side]
    return text.say(how_it_ended(lapsed), you=you, loser=names[loser], winner=winner)


def played_out(match: Match, seats: Collection[int], sides: tuple[str, ...], text: Text) -> str:
    """How a match that was played to its end is told to these seats; "" while it goes on."""
    mine = {match.seats[s].side for s in seats}
    if len(mine) != 1 or not match.over:
        return ending(match, sides, text) if match.over else ""
    side, points, winner = mine.pop(), match.points(), match.state.winner
    you = "drawn" if winner < 0 else "won" if winner == side else "lost"
    level = winner >= 0 and points[0] == points[1]
    key = "table-end-level" if level else "table-end-played"
    return text.say(key, you=you, mine=points[side], theirs=points[1 - side])


def can_rematch(sitting: Sitting, seats: Sequence[int]) -> bool:
    """Whether this guest may still ask for a rematch, or agree to one."""
    sides = {sitting.match.seats[s].side for s in sitting.talks.rematch}
    mine = {sitting.match.seats[s].side for s in seats}
    is_free = sitting.over and sitting.is_full() and not sitting.kept.next_id and not sitting.is_parted
    return is_free and not mine <= sides


def following(sitting: Sitting, seats: Sequence[int]) -> Following | None:
    """The rematch, once it has begun."""
    if not sitting.kept.next_id:
        return None
    to = swapped(sitting.match.seats)
    return Following(sitting.kept.next_id, {str(s): to[s] for s in seats})
