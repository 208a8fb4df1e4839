"""What a guest may send tells nothing of dice to come or of what others hide, by words or by the work it is."""

import functools
import gc
import itertools
import sys
from collections.abc import Callable, Iterator

import pytest

import downfield
from downfield.kernel.chance import Rng
from downfield.kernel.dice import CommittedDice
from downfield.kernel.errors import DownfieldError
from downfield.kernel.needs import CHANCE, NOBODY, SEALED
from downfield.store import KeptMatch, KeptSeat
from downfield.store.kept import PERSON
from downfield.table.live.sitting import Sitting
from downfield.table.protocol.requests import text_of
from downfield.table.show.updates import reach, update
from downfield.text import Text
from downfield.text.picture import sources
from tests.contract.cases import OPEN

GAMES = tuple(downfield.GAMES)
NONSENSE = ("xyzzy", "1-a1", "pass", "9999", "")
MOMENTS = 4  # of each kind, in each game
PACE = {"first-downs": 1, "first-and-roll": 3, "calciotto": 17, "touch-down": 41, "blood-bowl": 31}


def begun(slug: str) -> Sitting:
    """A match between two people, whose dice are rolled by whoever plays it here."""
    game = downfield.game(slug)
    options = game.options()
    kept = KeptMatch("m", slug, game.spec.version, game.pack.hash, options, "", "", "", None, "", "now")
    seats = [KeptSeat(i, PERSON, seat.name, "h") for i, seat in enumerate(game.spec.seats(options))]
    return Sitting(kept, seats, game)


def rolled(sitting: Sitting, rng: Rng) -> None:
    """Let dice fall that are not the match's own."""
    state = sitting.match.state
    while state.need == CHANCE:
        choices = sitting.match.options()
        sitting.match.answer(choices[rng.below(len(choices))].value)


def moments(slug: str, seed: int) -> Iterator[Sitting]:
    """A match at each decision, answered at random."""
    sitting, rng = begun(slug), Rng(seed)
    rolled(sitting, rng)
    while not sitting.over:
        sitting.seat_all(sitting.seats)  # nothing is remembered of the moment before
        yield sitting
        seat = sitting.waiting()[0]
        options = sitting.match.state.options(seat)
        sitting.match.answer(options[rng.below(len(options))], seat)
        rolled(sitting, rng)


def calls(what: Callable[[], object]) -> tuple[int, str]:
    """How many functions are called, and what the guest hears."""
    count = 0

    def counted(frame: object, event: str, argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    gc.disable()  # what others have left behind is none of it
    sys.setprofile(counted)
    try:
        heard = repr(what())
    except DownfieldError as e:
        heard = f"{e.code} {e.message}"
    finally:
        sys.setprofile(None)
        gc.enable()
    return count, heard


def messages(sitting: Sitting, seat: int | None) -> dict[str, Callable[[], object]]:
    """Everything that a guest may ask of a match without changing it."""
    text = text_of("en", sitting.game.spec)
    held = () if seat is None else (seat,)
    found: dict[str, Callable[[], object]] = {"hello": lambda: update(fresh(sitting), held, text, {0, 1}, 0)}
    if seat is not None and seat in sitting.waiting():
        tokens = [choice.token for choice in sitting.match.options(seat)]
        for token in (*tokens[:3], *tokens[-3:], *risky(sitting, seat)[:3], *NONSENSE, " ".join(tokens[:2])):
            found[f"why {token}"] = functools.partial(sitting.explain, seat, token)
        for source in sources(fresh(sitting).look(seat))[:3]:
            found[f"reach {source}"] = functools.partial(reach, fresh(sitting), seat, source, text)
    return found


def risky(sitting: Sitting, seat: int) -> list[str]:
    """The answers after which a die falls at once."""
    found = []
    for choice in sitting.match.options(seat):
        tried = sitting.match.tried_by(seat)
        tried.answer(choice.value, seat)
        if tried.state.need == CHANCE:
            found.append(choice.token)
    return found


def fresh(sitting: Sitting) -> Sitting:
    """The same match, of which nothing has been shown yet."""
    return sitting.clone()


def assert_alike(twins: list[Sitting], seat: int | None) -> None:
    """Whatever a guest asks of matches that differ in what is hidden is the same work with the same words."""
    for ask in messages(twins[0], seat):
        heard = []
        for twin in twins:
            what = messages(twin, seat)[ask]
            calls(what)  # what is worked out once for all is not counted
            heard.append(calls(what))
        assert len(set(heard)) == 1, f"{ask}: {[count for count, _ in heard]}"


@pytest.mark.parametrize("slug", GAMES)
def test_nothing_one_may_ask_tells_of_dice_to_come(slug: str) -> None:
    seen = 0
    played = itertools.chain.from_iterable(moments(slug, seed) for seed in range(20))
    for number, sitting in enumerate(played):
        if number % PACE[slug] or not risky(sitting, sitting.waiting()[0]):
            continue
        twins = [fresh(sitting) for _ in range(4)]
        for i, twin in enumerate(twins):
            twin.match.dice = CommittedDice(bytes([i]) * 32)
        assert_alike(twins, sitting.waiting()[0])
        seen += 1
        if seen == MOMENTS:
            return
    raise AssertionError("no die falls in twenty matches")


@pytest.mark.parametrize("slug", [slug for slug in GAMES if slug not in OPEN])
def test_nothing_one_may_ask_tells_of_what_others_hide(slug: str) -> None:
    seen = 0
    for sitting in moments(slug, 4):
        state, hider = sitting.match.state, sitting.waiting()[0]
        if not (state.need == SEALED and len(sitting.waiting()) > 1) and state.only == NOBODY:
            continue
        twins = []
        for option in state.options(hider)[:4]:
            twin = fresh(sitting)
            twin.match.dice = None
            twin.match.answer(option, hider)
            twins.append(twin)
        other = next(
            s for s, seat in enumerate(twins[0].match.seats) if seat.side != twins[0].match.seats[hider].side
        )
        for eyes in (other, None):
            assert_alike(twins, eyes)
        seen += 1
        if seen == MOMENTS:
            return
    assert seen


@pytest.mark.parametrize("slug", [slug for slug in GAMES if slug not in OPEN])
def test_what_was_drawn_for_whoever_hides_something_saves_others_no_work(slug: str) -> None:
    seen = 0
    for sitting in moments(slug, 4):
        state, hider = sitting.match.state, sitting.waiting()[0]
        if not (state.need == SEALED and len(sitting.waiting()) > 1) and state.only == NOBODY:
            continue
        side = sitting.match.seats[hider].side
        other = next(s for s, seat in enumerate(sitting.match.seats) if seat.side != side)
        text = text_of("en", sitting.game.spec)
        heard: dict[tuple[int, ...], set[tuple[int, str]]] = {(other,): set(), (): set()}
        for _ in range(2):  # what is worked out once for all is not counted
            for told in heard.values():
                told.clear()
            for option in state.options(hider)[:4]:
                for eyes, told in heard.items():
                    told.add(_drawn_after(sitting, hider, option, eyes, text))
        assert [len(told) for told in heard.values()] == [1, 1]
        seen += 1
        if seen == MOMENTS:
            return
    assert seen


def _drawn_after(
    sitting: Sitting, hider: int, option: int, eyes: tuple[int, ...], text: Text
) -> tuple[int, str]:
    """What eyes are shown, and the work it is, after whoever answered so was shown it with the same pens at hand."""
    twin = fresh(sitting)
    twin.match.dice = None
    twin.seat_all(twin.seats)  # pens that have drawn nothing yet
    update(twin, eyes, text, {0, 1}, 0)
    twin = fresh(twin)
    twin.match.answer(option, hider)
    update(twin, (hider,), text, {0, 1}, 0)
    return calls(lambda: update(twin, eyes, text, {0, 1}, 0))
