"""A match as it was left: opened from a snapshot it is the one that its deeds tell, or the snapshot is none."""

import pathlib
import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

import downfield
from downfield.kernel.chance import Rng
from downfield.kernel.dice import CommittedDice, SeededDice
from downfield.kernel.state import State
from downfield.store import Deed, KeptSeat
from downfield.store.kept import PERSON, Clock
from downfield.store.standings import Snapshot
from downfield.table.live import acts, house, snapshots
from downfield.table.live.sitting import Sitting, rebuild
from downfield.table.live.snapshots import restored, snapshot
from downfield.table.protocol.messages import Update
from downfield.table.protocol.requests import text_of
from downfield.table.protocol.wishes import game_of, kept_match
from downfield.table.show.updates import update
from downfield.text import Text
from tests.table.conftest import Open, Table, play_on

GAMES = tuple(downfield.GAMES)
OWN = {"left_at", "looks", "pictures", "shown", "sketches"}  # what is not told by the deeds


def _sat_down(game: str, seed: int | None, clock: Clock | None = None) -> tuple[Sitting, list[Deed]]:
    known = game_of(game)
    options = known.options()
    seats = [KeptSeat(i, PERSON, seat.name) for i, seat in enumerate(known.spec.seats(options))]
    sitting = Sitting(kept_match(known, options, seed, "", clock=clock), seats, known)
    deeds = sitting.open()
    for seat in seats:
        deeds += sitting.add_nonce(seat.seat, 1000 + seat.seat) if seed is None else []
    return sitting, deeds + (acts.start(sitting) if clock else [])


def _played(
    game: str, seed: int | None, steps: int, clock: Clock | None = None
) -> tuple[Sitting, list[Deed]]:
    """A match as people play it: answers, some taken back, requests to go back."""
    sitting, deeds = _sat_down(game, seed, clock)
    rng = Rng(5)
    for step in range(steps):
        if sitting.over:
            break
        sitting.now = 1_000_000 + 700 * step
        seat = sitting.waiting()[0]
        options = sitting.moment().options(seat)
        deeds += sitting.answer(seat, options[rng.below(len(options))], sitting.seq)
        if step % 9 == 4 and sitting.match.can_take_back(seat):
            deeds += sitting.take_back(seat, sitting.seq)
        if step % 23 == 7 and seed is None and acts.may_ask(sitting, seat):
            deeds += acts.ask_back(sitting, {seat}, seat, sitting.seq)
            other = min(sitting.others(seat))
            deeds += (
                acts.go_back(sitting, other, sitting.seq) if step % 2 and sitting.talks.asking == seat else []
            )
    return sitting, deeds


def _facts(thing: Any) -> Any:
    """Whatever an object holds, to be compared with another's."""
    if isinstance(thing, State):
        return thing.dump(), thing.logging
    if isinstance(thing, SeededDice):
        return thing.seed, thing.rng.x
    if isinstance(thing, CommittedDice):
        return thing.key
    if isinstance(thing, (list, tuple)):
        return [_facts(each) for each in thing]
    if type(thing).__module__.startswith("downfield.") and hasattr(thing, "__dict__"):
        named = "game" if type(thing).__name__ == "Game" else ""
        return named or {key: _facts(held) for key, held in vars(thing).items() if key not in OWN}
    return thing


def _again(
    sitting: Sitting, deeds: Sequence[Deed], cut: int, taken: Snapshot | None = None
) -> Sitting | None:
    early = rebuild(sitting.kept, sitting.seats, deeds[:cut], sitting.game)
    taken = taken or snapshot(early, deeds[cut - 1])
    return restored(sitting.kept, sitting.seats, taken, deeds[cut - 1 :], sitting.game)


def _shown(sitting: Sitting, text: Text) -> Update:
    """What the first seat is shown, but for the clocks, which run meanwhile."""
    return msgspec.structs.replace(update(sitting, (0,), text, (), 0), clocks=[])


@pytest.mark.parametrize("seed", [None, 7])
@pytest.mark.parametrize("game", GAMES)
def test_from_a_snapshot_a_match_goes_on_as_from_its_deeds(game: str, seed: int | None) -> None:
    sitting, deeds = _played(game, seed, 120, Clock(60, 600))
    whole = rebuild(sitting.kept, sitting.seats, deeds, sitting.game)
    text = text_of("en", sitting.game.spec)
    for cut in (len(deeds) // 3, len(deeds) // 2, len(deeds) - 1, len(deeds)):
        again = _again(sitting, deeds, cut)
        assert again is not None
        assert _facts(again) == _facts(whole)
        assert _shown(again, text) == _shown(whole, text)
        again = again.clone()
        if whole.waiting():
            seat = whole.waiting()[0]
            option = whole.moment().options(seat)[0]
            assert again.answer(seat, option, again.seq) == whole.clone().answer(seat, option, whole.seq)


def test_a_match_that_was_given_up_is_left_so() -> None:
    sitting, deeds = _played("first-downs", None, 30)
    deeds += sitting.resign(1)
    again = _again(sitting, deeds, len(deeds))
    assert again is not None
    assert (again.over, again.match.result()) == (True, sitting.match.result())
    assert _facts(again) == _facts(rebuild(sitting.kept, sitting.seats, deeds, sitting.game))


def _bent(taken: Snapshot, at: int) -> Snapshot:
    body = bytearray(taken.body)
    body[at] ^= 1
    return Snapshot(taken.deeds, bytes(body))


def test_a_snapshot_that_does_not_fit_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, deeds = _played("first-downs", 7, 40)
    taken = snapshot(rebuild(sitting.kept, sitting.seats, deeds[:30], sitting.game), deeds[29])
    assert _again(sitting, deeds, 30, taken)
    for at in range(0, len(taken.body), 7):  # damaged
        assert _again(sitting, deeds, 30, _bent(taken, at)) is None
    assert _again(sitting, deeds, 30, Snapshot(30, b"")) is None
    assert _again(sitting, deeds, 31, taken) is None  # does not end there
    other = [*deeds[:29], msgspec.structs.replace(deeds[29], at=5), *deeds[30:]]
    assert restored(sitting.kept, sitting.seats, taken, other[29:], sitting.game) is None
    monkeypatch.setattr(snapshots, "fingerprint", lambda slug: "of other code")
    assert _again(sitting, deeds, 30, taken) is None


# At the table -----------------------------------------------------------------------------------------------------

Counted = Callable[[], int]


@pytest.fixture
def rebuilt(monkeypatch: pytest.MonkeyPatch) -> Counted:
    """How many matches were played over."""
    count = [0]

    def counted(*given: Any) -> Sitting:
        count[0] += 1
        return rebuild(*given)

    monkeypatch.setattr(house, "rebuild", counted)
    return lambda: count[0]


def _finished(table: Table) -> tuple[str, dict[str, Any]]:
    begun = table.begin("first-downs", "me", "me", seed=6, listed=True)
    with table.coach(begun["id"], *begun["keys"].values()) as both:
        play_on({0: both, 1: both})
        return begun["id"], both.now


def test_a_match_that_was_left_is_opened_without_being_played_over(
    open_table: Open, rebuilt: Counted
) -> None:
    with open_table() as table:
        match, _ = _finished(table)
        with table.coach(match) as spectator:
            told = spectator.at(0)
    before = rebuilt()
    with open_table() as table, table.coach(match) as spectator:
        again = spectator.at(0)
        assert [again[key] for key in ("seq", "log", "moving", "points", "result")] == [
            told[key] for key in ("seq", "log", "moving", "points", "result")
        ]
    assert rebuilt() == before


@pytest.mark.parametrize("harm", ["body = x'00'", "deeds = deeds - 1", "body = substr(body, 2)"])
def test_a_damaged_snapshot_is_ignored(
    open_table: Open, rebuilt: Counted, tmp_path: pathlib.Path, harm: str
) -> None:
    with open_table() as table:
        match, told = _finished(table)
    with sqlite3.connect(tmp_path / "table.sqlite") as database:
        assert database.execute(f"UPDATE snapshot SET {harm}").rowcount == 1
    database.close()
    before = rebuilt()
    with open_table() as table:
        stands = table.client.get(f"/api/matches/{match}").json()
        assert (stands["seq"], stands["result"]) == (told["seq"], told["result"])
    assert rebuilt() == before + 1
