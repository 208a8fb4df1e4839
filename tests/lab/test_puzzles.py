"""Puzzles hold for what they were made for, are chosen with variety, and the one of a day is everybody's."""

import datetime
import pathlib
import tomllib
from collections import Counter

import msgspec
import pytest

import downfield
from downfield.kernel.errors import BadOption, PackError
from downfield.kernel.match import Match
from downfield.lab import puzzles as room
from downfield.lab.estimate import Looks
from downfield.lab.puzzles import Puzzle, PuzzleSet, daily, puzzle_of, puzzles, read, shipped, weighing
from downfield.lab.puzzles.gather import Job, gathered
from downfield.lab.puzzles.mine import CLEAR, Found, choose, fault, is_good, search, written
from downfield.lab.puzzles.weighing import CLOSE, GLANCE, STEPS, Sampled, Told, Values, weigher

SETS = [slug for slug, _ in shipped()]
EXACT = [slug for slug in SETS if downfield.game(slug).spec.oracle is not None]
LEAST = 40
FIELD_GOAL = "phase=play possession=home ball=80 down=4 togo=9 score=10-12 half=2 clock=2:00 timeouts=0-0"
FOURTH = "phase=play possession=home ball=60 down=4 togo=3 score=10-12 half=2 clock=8:00 timeouts=2-2"


@pytest.mark.parametrize("slug", SETS)
def test_a_set_is_large_enough_and_every_theme_is_in_it(slug: str) -> None:
    found = puzzles(downfield.game(slug))
    assert len(found) >= LEAST
    assert {one.theme for one in found} <= set(read(downfield.game(slug)).themes)
    assert len({one.at for one in found}) == len(found)


@pytest.mark.parametrize("slug", SETS)
def test_no_answer_is_the_right_one_too_often(slug: str) -> None:
    found = puzzles(downfield.game(slug))
    rights = [one.best for one in found]
    assert max(map(rights.count, rights)) <= len(found) * 0.6


@pytest.mark.parametrize("slug", EXACT)
def test_a_puzzle_of_a_set_holds_and_an_altered_one_does_not(slug: str) -> None:
    game = downfield.game(slug)
    puzzle, by = puzzles(game)[0], weigher(game)
    assert fault(game, puzzle, by) is None
    turned = {token: 1 - value for token, value in puzzle.values.items()}
    assert fault(game, msgspec.structs.replace(puzzle, values=turned), by) is not None
    other = fault(game, msgspec.structs.replace(puzzle, values={"x": 0.5, "y": 0.2}), by)
    assert "answers are" in str(other)


@pytest.mark.parametrize("slug", EXACT)
def test_values_that_are_rounded_otherwise_hold_and_others_do_not(slug: str) -> None:
    game = downfield.game(slug)
    by, some = weigher(game), puzzles(game)[:5]

    def shifted(one: Puzzle, by: float) -> Puzzle:
        values = {token: round(value + by, 4) for token, value in one.values.items()}
        return msgspec.structs.replace(one, values=values)

    for digit in (1e-4, -1e-4):
        assert [fault(game, shifted(one, digit), by) for one in some] == [None] * len(some)
        assert None not in [fault(game, shifted(one, 3 * digit), by) for one in some]


@pytest.mark.nightly
@pytest.mark.parametrize("slug", [slug for slug in SETS if slug not in EXACT])
def test_an_altered_puzzle_of_playouts_does_not_hold(slug: str) -> None:
    game = downfield.game(slug)
    puzzle = puzzles(game)[0]
    turned = {token: 1 - value for token, value in puzzle.values.items()}
    assert "is as good as" in str(Sampled().fault(game.at(puzzle.at), turned))


@pytest.mark.nightly
@pytest.mark.parametrize("slug", SETS)
def test_every_puzzle_holds(slug: str) -> None:
    game = downfield.game(slug)
    by = weigher(game)
    assert [why for one in puzzles(game) if (why := fault(game, one, by)) is not None] == []


def test_where_nobody_is_asked_alone_there_is_no_puzzle() -> None:
    game = downfield.game("first-and-roll")
    sealed = Puzzle("kick", "phase=play ball=40 down=2 togo=7", {"R": 0.5, "Y": 0.4})
    assert fault(game, sealed, Told()) == "nobody is asked there alone"


def test_the_last_kick_of_a_match_is_a_puzzle() -> None:
    match = downfield.game("first-and-roll").at(FIELD_GOAL)
    assert Puzzle("kick", FIELD_GOAL, Told().weigh(match)).best == "fg"


def test_an_answer_that_is_hardly_better_or_by_far_makes_none() -> None:
    assert is_good(Puzzle("", "", {"a": 0.5, "b": 0.46}))
    assert not is_good(Puzzle("", "", {"a": 0.5, "b": 0.48}))
    assert not is_good(Puzzle("", "", {"a": 0.7, "b": 0.2})), "everybody sees it"
    assert not is_good(Puzzle("", "", {"a": 0.99, "b": 0.9})), "all but decided"


def test_puzzles_are_found_in_matches() -> None:
    game = downfield.game("first-downs")
    found = list(search(game, read(game), [7]))
    assert found
    assert all(one.match == 7 and is_good(one.puzzle) for one in found)
    assert all(read(game).theme_of(one.question) == one.puzzle.theme for one in found)


class Scripted(Sampled):
    """Playouts that come to what is written here, answer by answer: one after the other, and again from the first."""

    def __init__(self, samples: list[list[float]]) -> None:
        super().__init__()
        self.samples, self.played = samples, Counter[int]()

    def _more(self, match: Match, value: int, numbers: range, looks: Looks = None) -> list[float]:
        at = [choice.value for choice in match.options(match.waiting()[0])].index(value)
        self.played[at] += len(numbers)
        return [self.samples[at][n % len(self.samples[at])] for n in numbers]


def weighed(*samples: list[float]) -> tuple[Values, list[int]]:
    """What playouts of as many answers come to, and how many there were of each."""
    by = Scripted(list(samples))
    match = downfield.game("first-and-roll").at(FOURTH)
    found = by.weigh(match, CLEAR)
    return found, [by.played[at] for at in range(len(samples))]


@pytest.mark.parametrize("near", [1, 2])
def test_an_answer_that_is_surely_better_is_played_on_as_often_as_all_others(
    monkeypatch: pytest.MonkeyPatch, near: int
) -> None:
    monkeypatch.setattr(weighing, "NEXT", near)
    found, played = weighed([0.5, 0.7], [0.1, 0.2], [0.4, 0.6])
    assert list(found.values()) == [0.6, 0.15, 0.5]
    assert played == [GLANCE + CLOSE] * 3


def test_answers_that_are_alike_are_left_after_a_glance() -> None:
    assert weighed([0.5, 0.7], [0.5, 0.69], [0.2]) == ({}, [GLANCE] * 3)


def test_what_a_glance_was_wrong_about_is_left_after_a_step() -> None:
    lucky = [0.6] * GLANCE + [0.4] * GLANCE
    found, played = weighed(lucky, [0.5], [0.2])
    assert (found, played) == ({}, [GLANCE + STEPS[0]] * 3)


def test_an_answer_that_is_better_but_not_surely_makes_no_puzzle() -> None:
    found, played = weighed([0.0, 1.0, 1.0], [1.0, 0.0, 0.8], [0.1])
    assert found == {}
    assert played[0] < GLANCE + CLOSE, "long before the end"


def test_every_question_and_every_answer_comes_in_turn_and_once_a_match() -> None:
    def found(match: int, question: str, best: str, margin: float) -> Found:
        other = "no" if best == "yes" else "yes"
        return Found(match, question, Puzzle(question, f"{match} {margin}", {best: 0.5, other: 0.5 - margin}))

    usual = [found(n, "kick", "yes", 0.1 + n / 100) for n in range(8)]
    rare = [found(20, "kick", "no", 0.05), found(21, "kick", "no", 0.2), found(21, "kick", "no", 0.1)]
    chosen = choose([*usual, *rare, found(30, "clock", "yes", 0.1)], 5)
    assert [one.at for one in chosen] == ["0 0.1", "21 0.2", "30 0.1", "1 0.11", "20 0.05"]


def test_a_search_that_was_stopped_goes_on_and_comes_to_the_same(tmp_path: pathlib.Path) -> None:
    job = Job("first-downs", 7, PuzzleSet(read(downfield.game("first-downs")).themes))
    whole, file, heard = gathered(job, 3), tmp_path / "kept", list[int]()
    assert [one.match for one in whole] == sorted(one.match for one in whole)
    assert gathered(job, 3, jobs=2, keep=file) == whole
    head, *parts = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(head + parts[-1])
    assert gathered(job, 3, watch=heard.append, keep=file) == whole
    assert (sum(heard), len(file.read_bytes().splitlines())) == (3, 4)
    assert {one.match for one in whole} <= {7, 8, 9}
    with pytest.raises(BadOption, match="another run"):
        gathered(msgspec.structs.replace(job, seed=8), 3, keep=file)


def test_a_set_is_read_as_it_was_written() -> None:
    game = downfield.game("first-downs")
    themes = PuzzleSet({"fourth": ["fourth"]}, plain=["pass"], plain_at={"punt": r"down=\d"})
    one = Puzzle("fourth", 'at "quotes"', {"3-4": 0.5, "pass": 0.25})
    told = msgspec.convert(tomllib.loads(written(game, themes, [one])), PuzzleSet)
    made_for = {"rules": game.spec.version, "pack": game.pack.hash}
    assert told == msgspec.structs.replace(themes, puzzle=[one], **made_for)


def test_the_puzzle_of_a_day_is_the_same_for_all_and_the_games_take_turns() -> None:
    first = datetime.date(2026, 11, 18)
    days = [daily(first + datetime.timedelta(n)) for n in range(len(SETS) * LEAST)]
    assert {slug for slug, _ in days[: len(SETS)]} == set(SETS)
    assert len(set(days[: len(SETS) * LEAST])) == len(SETS) * LEAST, "none twice in a row of weeks"
    for slug, number in days:
        assert 1 <= number <= dict(shipped())[slug]


def test_puzzles_of_other_rules_or_components_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = downfield.game("first-downs")
    other = msgspec.structs.replace(read(game), pack="000000000000")
    monkeypatch.setattr(room, "read", lambda _: other)
    with pytest.raises(BadOption, match="made for rules"):
        puzzles(game)


def test_a_game_without_puzzles_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    monkeypatch.setattr(room, "file_of", lambda _: tmp_path / "none.toml")
    with pytest.raises(BadOption, match="has no puzzles"):
        puzzles(downfield.game("touch-down"))


def test_themes_alone_are_no_set_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "read", lambda _: PuzzleSet({"downs": ["declare"]}))
    with pytest.raises(BadOption, match="has no puzzles"):
        puzzles(downfield.game("touch-down"))
    assert room.shipped.__wrapped__() == ()


def test_a_number_that_is_too_high_is_told() -> None:
    with pytest.raises(BadOption, match="has 1 to"):
        puzzle_of(downfield.game("first-downs"), 1000)


def test_an_answer_that_tempts_nobody_there_makes_no_puzzle() -> None:
    known = PuzzleSet({"downs": ["declare"]}, plain=["ground"], plain_at={"punt": r"\bdown=[12]\b"})
    values = {"attack": 0.5, "punt": 0.4}
    assert not known.tempts(Puzzle("downs", "row=3 down=2 yc=6", values))
    assert known.tempts(Puzzle("downs", "row=3 down=4 yc=6", values))
    assert not known.tempts(Puzzle("ball", "down=4", {"none": 0.5, "ground": 0.4}))
    assert known.tempts(Puzzle("ball", "down=4", {"none": 0.4, "ground": 0.5}))


def test_a_spoiled_set_is_told_with_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    class Spoiled:
        def read_bytes(self) -> bytes:
            return b"[themes]\nfourth = 3"

    monkeypatch.setattr(room, "file_of", lambda _: Spoiled())
    with pytest.raises(PackError, match=r"first-downs/puzzles.toml: .*array"):
        read(downfield.game("first-downs"))


def test_an_answer_that_tempts_nobody_makes_no_puzzle() -> None:
    themes = PuzzleSet({"blocks": ["pick"]}, plain=[">PD"])
    assert not themes.tempts(Puzzle("blocks", "", {">PD": 0.4, ">PB": 0.5}))
    assert themes.tempts(Puzzle("blocks", "", {">PD": 0.5, ">PB": 0.4}))
    assert themes.tempts(Puzzle("blocks", "", {">PD": 0.4, ">PB": 0.5, ">BD": 0.45}))
