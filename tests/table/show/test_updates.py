"""What is shown to whom."""

import msgspec
import pytest

import downfield
from downfield.kernel.chance import Rng
from downfield.kernel.needs import NOBODY, SEALED
from downfield.store import Deed, KeptMatch, KeptSeat
from downfield.store.kept import PERSON
from downfield.table.live.sitting import Sitting, rebuild
from downfield.table.protocol.messages import Update
from downfield.table.protocol.requests import text_of
from downfield.table.show.updates import MOST_SHOWN, update
from downfield.text.retell import heading
from tests.contract.cases import OPEN

GAMES = tuple(downfield.GAMES)


def _begun(slug: str, seed: int = 5) -> tuple[Sitting, list[Deed]]:
    """A match between two people, and the dice before their first decision."""
    game = downfield.game(slug)
    options = game.options()
    kept = KeptMatch("m", slug, game.spec.version, game.pack.hash, options, "", "", "", seed, "", "now")
    seats = [KeptSeat(i, PERSON, seat.name, "h") for i, seat in enumerate(game.spec.seats(options))]
    sitting = Sitting(kept, seats, game)
    return sitting, sitting.open()


def _sitting(slug: str) -> Sitting:
    return _begun(slug)[0]


def _shown(sitting: Sitting, *seats: int, since: int = 0) -> Update:
    return update(sitting, seats, text_of("en", sitting.game.spec), {0, 1}, since)


def _step(sitting: Sitting, rng: Rng) -> Sitting:
    """One answer at random."""
    twin, seat = sitting.clone(), sitting.waiting()[0]
    options = twin.match.state.options(seat)
    twin.answer(seat, options[rng.below(len(options))], twin.seq)
    return twin


@pytest.mark.parametrize("game", [game for game in GAMES if game not in OPEN])
def test_others_are_shown_the_same_whatever_is_hidden(game: str) -> None:
    sitting, rng, compared = _sitting(game), Rng(3), 0
    while not sitting.over and compared < 6:
        seat, state = sitting.waiting()[0], sitting.match.state
        if (state.need == SEALED and len(sitting.waiting()) > 1) or state.only != NOBODY:
            shown = set()
            for option in state.options(seat):
                twin = sitting.clone()
                twin.answer(seat, option, twin.seq)
                others = (_shown(twin, 1 - seat), _shown(twin), _shown(twin, 1 - seat, since=sitting.seq))
                shown.add(msgspec.json.encode(others))
            assert len(shown) == 1
            compared += 1
        sitting = _step(sitting, rng)
    assert compared == 6


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_in_parts_is_told_whole(game: str) -> None:
    sitting, rng = _step(_sitting(game), Rng(4)), Rng(4)
    told = list(_shown(sitting, 0).log)
    for _ in range(40):
        seq = sitting.seq
        sitting = _step(sitting, rng)
        told += _shown(sitting, 0, since=seq).log
    assert told == _shown(sitting, 0).log


@pytest.mark.parametrize("game", GAMES)
def test_only_ones_own_options_are_shown(game: str) -> None:
    sitting, rng = _sitting(game), Rng(5)
    for _ in range(20):
        for seats in ((), (0,), (1,), (0, 1)):
            mine = _shown(sitting, *seats).ask.mine
            assert set(mine) == {str(s) for s in seats if s in sitting.waiting()}
            assert all(choice.label for choices in mine.values() for choice in choices)
        sitting = _step(sitting, rng)


@pytest.mark.parametrize("game", GAMES)
def test_targets_lie_on_the_board(game: str) -> None:
    sitting, rng = _sitting(game), Rng(6)
    for _ in range(20):
        shown = _shown(sitting, 0, 1)
        targets = {t for choices in shown.ask.mine.values() for choice in choices for t in choice.targets}
        drawn = shown.still + shown.moving + "".join(hand.moving for hand in shown.hands.values())
        assert all(f'id="{target}"' in drawn for target in targets)
        sitting = _step(sitting, rng)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_rebuilt_from_its_deeds(game: str) -> None:
    (sitting, deeds), rng = _begun(game), Rng(7)
    for _ in range(30):
        sitting, seat = sitting.clone(), sitting.waiting()[0]
        options = sitting.match.state.options(seat)
        deeds += sitting.answer(seat, options[rng.below(len(options))], sitting.seq)
        if sitting.match.can_take_back(seat):
            deeds += sitting.take_back(seat, sitting.seq)
    again = rebuild(sitting.kept, sitting.seats, deeds, sitting.game)
    assert (again.seq, again.match.line()) == (sitting.seq, sitting.match.line())
    assert _shown(again, 0, 1) == _shown(sitting, 0, 1)
    assert _step(again, Rng(8)).match.line() == _step(sitting, Rng(8)).match.line()


def test_what_is_kept_for_guests_does_not_grow_with_what_they_claim_to_know() -> None:
    sitting, rng = _sitting("first-downs"), Rng(3)
    while sitting.seq < 60:
        sitting = _step(sitting, rng)
    for since in range(-100, 200):
        _shown(sitting, since=since)
    assert len(sitting.shown) <= MOST_SHOWN
    assert {known[2] for known in sitting.shown} <= set(range(sitting.seq + 1))


@pytest.mark.parametrize("game", GAMES)
def test_every_heading_has_a_fact_below_it_and_the_words_of_the_replay(game: str) -> None:
    sitting, rng = _sitting(game), Rng(4)
    for _ in range(40):
        before, sitting = sitting, _step(sitting, rng)
        log = _shown(sitting, 0, since=before.seq).log
        assert not log or not log[-1].head
    text = text_of("en", sitting.game.spec)
    words = [heading(sitting.game, caption, text) for _, caption, _ in sitting.match.rests]
    told = [line.words for line in _shown(sitting, 0).log if line.head]
    assert told == words[: len(told)]
    assert len(told) >= len(words) - 1


def test_a_turn_in_blood_bowl_opens_below_its_heading() -> None:
    sitting, rng = _sitting("blood-bowl"), Rng(4)
    while not any(event.key == "turn" for event in sitting.match.events):
        sitting = _step(sitting, rng)
    log = _shown(sitting, 0).log
    turns = [at for at, line in enumerate(log) if line.rule == "BB-8.1"]
    assert turns
    assert all(log[at - 1].head for at in turns)
