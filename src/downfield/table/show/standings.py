"""How a match stands in words, from what was written down of it: no match is opened for a list."""

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

    def result(self) -> str:
        """How the match ended, "" while it goes on."""
        stands = self.standing
        if not stands.over:
            return ""
        if stands.lapsed != NOBODY:
            return self.text.say("table-lapsed", name=self.names[stands.lapsed])
        if stands.resigned != NOBODY:
            return self.text.say("end-resigned", name=self.names[stands.resigned])
        return outcome(stands.points, stands.winner, self.sides, self.text)
