"""How a match stands in words, from what was written down of it: no match is opened for a list."""

from collections.abc import Collection, Sequence

from downfield.kernel.needs import NOBODY
from downfield.kernel.spec import Seat
from downfield.store.kept import Standing
from downfield.store.places import Place
from downfield.table.live.seating import STAND_IN
from downfield.table.protocol.refusals import OtherRules
from downfield.table.protocol.wishes import game_of
from downfield.text import Text
from downfield.text.retell import outcome, seat_names, side_names

UNTOLD = Standing(0, 0)


def how_it_ended(lapsed: int) -> str:
    """The sentence for a match that was cut short: a clock ran out, or somebody gave it up."""
    return "table-end-resign" if lapsed == NOBODY else "table-end-lapse"


def standpoint(seats: Sequence[Seat], loser: int, own: Collection[int]) -> str:
    """Whether whoever holds these seats has lost, or won, or none of the two."""
    mine = {seats[seat].side for seat in own}
    return "none" if len(mine) != 1 else "lost" if seats[loser].side in mine else "won"


class Stand:
    """A match as lists tell of it; or OtherRules, where it is no longer played here."""

    def __init__(self, place: Place, text: Text) -> None:
        kept, game = place.match, game_of(place.match.game)
        self.standing = place.standing or UNTOLD
        if not (
            game.knows_rules(kept.rules) and game.knows_pack(kept.rules, kept.pack) and self.standing.readable
        ):
            raise OtherRules
        self.text = text
        self.seats: tuple[Seat, ...] = game.spec.seats(game.options(kept.options, kept.rules))
        handed = self.standing.handed
        self.coaches = tuple(STAND_IN if seat.seat in handed else seat.name for seat in place.seats)
        self.names = seat_names(self, text)
        self.sides = side_names(self, self.names, text)
        self.guests = tuple(
            any(
                sat.is_guest and sat.seat not in handed and self.seats[sat.seat].side == side
                for sat in place.seats
            )
            for side in (0, 1)
        )

    def result(self, own: Collection[int] = ()) -> str:
        """How the match ended, as whoever holds these seats reads it; "" while it goes on."""
        stands = self.standing
        if not stands.over:
            return ""
        if stands.resigned == NOBODY:
            return outcome(stands.points, stands.winner, self.sides, self.text)
        loser = stands.resigned
        you = standpoint(self.seats, loser, own)
        winner = self.sides[1 - self.seats[loser].side]
        return self.text.say(how_it_ended(stands.lapsed), you=you, loser=self.names[loser], winner=winner)
