"""What every game owes the kernel. One suite over all of them, compiled and uncompiled."""

import copy
import importlib.resources
import json
import pickle
import re
from typing import TypeVar

import msgspec
import pytest

from downfield.kernel import notation, position, record
from downfield.kernel.chance import Rng
from downfield.kernel.errors import DownfieldError
from downfield.kernel.match import Match
from downfield.kernel.needs import CHANCE, CHOICE, NOBODY, OVER, SEALED
from downfield.kernel.show.look import Look
from downfield.kernel.view import guess
from downfield.kernel.window import Window
from downfield.lab.simulate import Job, simulate
from tests.contract.cases import (
    CASES,
    OPEN,
    VARIANTS,
    answer_at_random,
    ended,
    every_case,
    game,
    options,
    some,
    stops,
)

T = TypeVar("T")

every_game = pytest.mark.parametrize("slug", sorted({slug for slug, _ in CASES}))


@every_case
def test_random_play_ends(slug: str, number: int) -> None:
    many = some(slug, 60)
    tally = simulate(Job(slug, 5, "random", "random", options(slug, number)), many)
    assert tally.finished == many
    assert tally.home_wins + tally.away_wins + tally.draws == many


@every_case
def test_options_are_there_sorted_and_each_once(slug: str, number: int) -> None:
    for match in stops(slug, number):
        state = match.state
        for seat in match.waiting():
            listed = state.options(seat)
            assert listed == sorted(set(listed))
            hides = state.need == SEALED or state.only != NOBODY or isinstance(state.top, Window)
            assert len(listed) > 1 or (hides and listed)
        assert (state.need in (CHOICE, SEALED)) == bool(match.waiting())
        assert state.need != CHANCE or match.options()


@every_case
def test_dump_load_and_clone_agree_at_every_stop(slug: str, number: int) -> None:
    for match in stops(slug, number):
        dump = match.state.dump()
        twin = match.state.blank()
        twin.load(dump)
        assert twin.dump() == dump
        assert match.state.clone().dump() == dump


@every_case
def test_a_clone_and_a_loaded_match_go_on_alike_and_alone(slug: str, number: int) -> None:
    for i, match in enumerate(stops(slug, number)):
        if i % 7 or match.over:
            continue
        before = match.state.dump()
        clone, loaded = match.clone(), match.clone()
        loaded.state = match.state.blank()
        loaded.state.load(before)
        for one in (clone, loaded):
            rng = Rng(i)
            for _ in range(12):
                if not one.over:
                    answer_at_random(one, rng)
        assert clone.state.dump() == loaded.state.dump()
        assert match.state.dump() == before


@every_case
def test_an_illegal_answer_changes_nothing(slug: str, number: int) -> None:
    for match in stops(slug, number):
        before, moves = match.state.dump(), len(match.moves)
        for given in (-1, 10**6, "nonsense", "", "?", "a/b", "home:?", True):
            with pytest.raises(DownfieldError) as e:
                match.answer(given)
            assert e.value.message.strip()
        assert match.state.dump() == before
        assert len(match.moves) == moves


@every_case
def test_every_option_and_face_is_read_back_from_its_notation(slug: str, number: int) -> None:
    for match in stops(slug, number):
        spec, state = match.game.spec, match.state
        for choice in match.options() if state.need == CHANCE else []:
            assert notation.read_outcome(spec, state, choice.token) == choice.value
            assert re.fullmatch(r"[^\s/:;?{}]+", choice.token)
        for seat in match.waiting():
            choices = match.options(seat)
            assert all(re.fullmatch(r"[^\s/:;?{}]+", choice.token) for choice in choices)
            assert len({choice.token for choice in choices}) == len(choices)
            for choice in choices[:: 1 + len(choices) // 10]:
                assert notation.read_answer(spec, state, seat, choice.token) == choice.value


@every_case
def test_a_position_gives_the_same_match_at_every_stop(slug: str, number: int) -> None:
    for i, match in enumerate(stops(slug, number)):
        if match.over or (i % 5 and not match.state.quiet):
            continue
        told, form = match.position(), match.game.spec.form
        for given in (match.line(), told.json(), json.loads(told.json())):
            assert position.read(given, slug, form) == told
        again = match.game.at(told, options=options(slug, number))
        assert again.state.dump() == match.state.dump()
        assert again.line() == match.line()


@every_case
def test_the_first_stop_lies_between_plays(slug: str, number: int) -> None:
    match = game(slug).new(options=options(slug, number), by_hand=True)
    assert match.state.quiet
    assert len(match.rests) == 1


@every_case
def test_a_record_is_verified_and_written_again_the_same(slug: str, number: int) -> None:
    for seed in range(some(slug, 3)):
        match = ended(slug, number, seed)
        text = record.write(match)
        again = record.verify(record.read(text), game(slug))
        assert again.state.dump() == match.state.dump()
        again.dice = match.dice
        assert record.write(again) == text


@every_case
def test_committed_dice_are_verified(slug: str, number: int) -> None:
    match, rng = game(slug).new(options=options(slug, number)), Rng(9)
    while not match.over and len(match.moves) < 1000:
        answer_at_random(match, rng)
    if not match.over:
        match.resign(0)
    assert record.verify(record.read(record.write(match)), game(slug)).points() == match.points()


@every_game
@pytest.mark.parametrize("answers", [11, 60])
def test_a_match_that_was_given_up_is_verified(slug: str, answers: int) -> None:
    match, rng = game(slug).new(), Rng(10)
    for _ in range(answers):
        answer_at_random(match, rng)
    for between_plays in (False, True):
        while (match.moves_at_rest == len(match.moves)) != between_plays:
            answer_at_random(match, rng)
        given_up = match.clone()
        given_up.resign(0)
        again = record.verify(record.read(record.write(given_up)), game(slug))
        assert (again.points(), again.resigned) == (given_up.points(), 0)


@every_case
def test_a_view_does_not_depend_on_what_is_hidden(slug: str, number: int) -> None:
    hidden = 0
    for match in stops(slug, number):
        for hider, side in hiders(match):
            hidden += 1
            others = [s for s, seat in enumerate(match.seats) if seat.side != side]
            seen: dict[int | None, set[tuple[object, ...]]] = {seer: set() for seer in (*others, None)}
            for choice in match.options(hider):
                twin = match.clone()
                twin.answer(choice.value, hider)
                for seer in seen:
                    events = [(e.key, e.values) for e in twin.events if twin.may_know(e, seer)]
                    known = tuple(twin.seen_by(seer).dump())
                    seen[seer].add((twin.view(seer).json(), msgspec.json.encode(events), known))
            assert all(len(looks) == 1 for looks in seen.values())
    assert hidden > 10 or slug in OPEN


def hiders(match: Match) -> list[tuple[int | None, int]]:
    """Whose answer is hidden now, seat (None: a die) and side, unless it brings something to light at once."""
    state = match.state
    if state.need == SEALED and len(match.waiting()) > 1:
        return [(seat, match.seats[seat].side) for seat in match.waiting()]
    if state.need == OVER or state.only == NOBODY or brings_to_light(match):
        return []
    return [(state.seat if state.need == CHOICE else None, state.only)]


def brings_to_light(match: Match) -> bool:
    """Whether the answer ends the secrecy: what was chosen is then open."""
    twin = match.clone()
    seat = twin.state.seat if twin.state.need == CHOICE else None
    twin.answer(twin.options(seat)[0].value, seat)
    return bool(twin.state.shown)


@every_case
def test_a_guess_looks_the_same(slug: str, number: int) -> None:
    for i, match in enumerate(stops(slug, number)):
        if i % 11:
            continue
        for seat in (*range(len(match.seats)), None):
            view = match.view(seat)
            guessed = guess(game(slug), view, Rng(i))
            assert guessed.view(seat) == view
            assert guessed.seen_by(seat).dump() == match.seen_by(seat).dump()


@every_case
def test_a_seat_sees_its_own_options_in_what_it_knows(slug: str, number: int) -> None:
    for match in stops(slug, number):
        for seat in match.waiting():
            look = Look(match, seat)
            assert list(look.answers.items()) == [(c.token, c.value) for c in match.options(seat)]
            assert look.view.options == list(look.answers)


@every_case
def test_whatever_is_copied_or_pickled_goes_on_alone(slug: str, number: int) -> None:
    for i in range(0, 60, 12):
        match = ended(slug, number, 13, most=i)
        assert match.svg()  # the game has been looked at
        dump = match.state.dump()
        for again in (copy.copy, copy.deepcopy, pickled):
            twin, state = again(match), again(match.state)
            assert (twin.state.dump(), state.dump(), twin.line()) == (dump, dump, match.line())
            if not twin.over:
                answer_at_random(twin, Rng(i))
        assert match.state.dump() == dump


def pickled(what: T) -> T:
    """Through a pickle and back."""
    again: T = pickle.loads(pickle.dumps(what))
    return again


@every_case
def test_the_checked_door_takes_what_is_offered_and_nothing_else(slug: str, number: int) -> None:
    for i, match in enumerate(stops(slug, number)):
        state, rng = match.state.clone(), Rng(i)
        dump, seats = state.dump(), (NOBODY, *range(len(match.seats)), 4, 63)
        for x in (-1, 10**6, 10**18, *(rng.below(300) for _ in range(4))):
            for seat in seats:
                offered = seat in match.waiting() and x in state.options(seat)
                rolled = seat == NOBODY and x in faces(match)
                assert state.may_give(seat, x) == (offered or rolled)
                assert offered or rolled or not state.give(seat, x)
        assert state.dump() == dump


def faces(match: Match) -> set[int]:
    """What the dice may answer."""
    state = match.state
    if state.need != CHANCE:
        return set()
    return set(range(state.faces)) if state.faces else {state.opts[i] for i in range(state.n)}


@every_case
def test_an_answer_taken_back_leaves_no_trace(slug: str, number: int) -> None:
    taken = 0
    for match in stops(slug, number):
        if match.state.need != CHOICE:
            continue
        seat = match.state.seat
        twin = match.clone()
        twin.answer(twin.options(seat)[-1].value, seat)
        if twin.can_take_back(seat):
            taken += 1
            twin.take_back(seat)
            assert twin.state.dump() == match.state.dump()
            assert twin.events == match.events
            assert twin.line() == match.line()
    assert taken > 0


@every_case
def test_points_and_returns_are_those_of_the_winner(slug: str, number: int) -> None:
    for match in (stops(slug, number)[-1], *(ended(slug, number, seed) for seed in range(1, some(slug, 8)))):
        assert match.state.need == OVER
        by_side = {match.seats[i].side: value for i, value in enumerate(match.returns())}
        assert by_side[0] == -by_side[1]
        assert set(by_side.values()) in ({0.0}, {1.0, -1.0})


@every_game
def test_every_event_and_question_cites_a_rule_of_the_book(slug: str) -> None:
    known = set(game(slug).rules.ids())
    spec = game(slug).spec
    cited = {e.rule for e in spec.events if e.key} | {q.rule for q in spec.questions if q.key}
    cited |= {a.rule for q in spec.questions for a in q.answers if a.rule} | {o.rule for o in spec.options}
    assert cited - known == set()


@every_game
def test_a_frame_is_made_copied_and_told_with_the_same_ints(slug: str) -> None:
    state = game(slug).state()
    for tag in frame_tags(slug):
        given = [tag, 1, *range(2, 30)]
        frame = state.make(tag, given)
        assert frame.ints() == given[: len(frame.ints())]
        assert frame.copy().ints() == frame.ints()


def frame_tags(slug: str) -> list[int]:
    """The tags of every frame of a game, read from its source: compiled classes do not list their subclasses."""
    with importlib.resources.as_file(importlib.resources.files(game(slug).spec.package)) as package:
        sources = [file.read_text() for file in package.rglob("*.py")]
    tags = [int(tag) for source in sources for tag in re.findall(r"^    TAG: Final = (\d+)", source, re.M)]
    assert len(tags) == len(set(tags)) > 3
    return [1, *sorted(tags)]


@every_game
def test_the_same_matches_in_every_build(slug: str) -> None:
    """Compiled and uncompiled play the same: both builds are held to the checksum on file."""
    assert len(CHECKSUMS[slug]) == len(VARIANTS[slug])
    for number, checksum in enumerate(CHECKSUMS[slug]):
        tally = simulate(Job(slug, 2026, "random", "random", options(slug, number)), some(slug, 100))
        assert f"{tally.checksum:08x}" == checksum


CHECKSUMS: dict[str, list[str]] = {
    "first-downs": ["9d30114e", "ed76bca4", "e8aa86bd"],
    "first-and-roll": ["d8100f93", "6e123c9d", "cfbba38b", "349b96b8"],
    "calciotto": ["b698ad87", "f3596127", "5908f922", "d59931d7"],
    "touch-down": ["5f092127", "3730ae38", "49b93f61"],
    "blood-bowl": ["c333d86d", "84a3b49a", "d8a7b0c4"],
}
