"""For one update everything is made once: views, scenes, boards."""

from collections import Counter

import pytest

import downfield
from downfield.kernel import match as matches
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.view import View, look
from downfield.store import KeptMatch, KeptSeat
from downfield.store.kept import PERSON
from downfield.table.live.sitting import Sitting
from downfield.table.protocol.requests import text_of
from downfield.table.show.updates import update


@pytest.mark.parametrize("slug", downfield.GAMES)
def test_no_view_is_made_twice_for_one_update(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = downfield.game(slug)
    kept = KeptMatch("m", slug, game.spec.version, game.pack.hash, game.options(), "", "", "", 7, "", "now")
    seats = [KeptSeat(i, PERSON, seat.name, "h") for i, seat in enumerate(game.spec.seats(game.options()))]
    sitting, rng = Sitting(kept, seats, game), Rng(7)
    sitting.open()
    made: Counter[int | None] = Counter()

    def counted(match: Match, seat: int | None) -> View:
        made[seat] += match is sitting.match
        return look(match, seat)

    monkeypatch.setattr(matches, "look", counted)
    text = text_of("en", game.spec)
    for _ in range(60):
        for held in ((0,), (1,), ()):
            made.clear()
            sitting.seat_all(sitting.seats)  # nothing is remembered
            update(sitting, held, text, {0, 1}, 0)
            assert set(made.values()) <= {0, 1}
        seat = sitting.waiting()[0]
        options = sitting.match.state.options(seat)
        sitting.answer(seat, options[rng.below(len(options))], sitting.seq)
        if sitting.over:
            break
