"""The arena: paired matches with sides swapped, until neighbours are told apart."""

import json
import pathlib

import pytest

import downfield
from downfield.cli import main
from downfield.kernel.errors import BadOption
from downfield.lab.arena.duel import Duel, mark_of, time_of
from downfield.lab.arena.ratings import interval, ratings, told_apart
from downfield.lab.arena.standing import standing
from downfield.lab.arena.table import FIRST, Cross, Terms, fill, following, opened, varied

GAME = downfield.game("first-downs")
TERMS = Terms(
    "first-downs", ("random", "steady"), 3, GAME.options({"drives": 1}), GAME.spec.version, GAME.pack.hash
)


def table(most: int, jobs: int = 1, levels: tuple[str, ...] = ("random", "steady")) -> Cross:
    cross = Cross(Terms("first-downs", levels, 3, TERMS.options, TERMS.rules, TERMS.hash))
    fill(cross, most, jobs, lambda now: None)
    return cross


def test_a_pair_of_matches_swaps_the_sides_on_the_same_dice() -> None:
    duel = Duel("first-downs", 3, TERMS.options, None, ("random", "steady"))
    one = duel.benches[0].coaches[0]
    for bench in duel.benches:
        bench.coaches = [one, one]  # so that both matches are the same
    assert duel.part(0, 4).points == [0.5] * 4


def test_every_pair_of_matches_has_other_teams_unless_somebody_chose_them() -> None:
    game = downfield.game("touch-down")
    assert varied(game, ()) == ("home_team", "away_team")
    assert varied(game, {"home_team": "rams"}) == ("away_team",)
    duel = Duel("touch-down", 3, game.options({}), None, ("random", "steady"), varied(game, ()))
    met = []
    for number in range(4):
        duel.part(number, number + 1)
        (one, other) = (bench.options for bench in duel.benches)
        assert one == other
        met.append((one["home_team"], one["away_team"]))
    assert len(set(met)) > 1
    assert varied(downfield.game("first-downs"), ()) == ()  # there are no teams


def test_the_stronger_level_is_found() -> None:
    found = standing(table(40))
    assert [(met.upper, met.lower, met.told_apart) for met in found.meetings] == [("steady", "random", True)]
    assert found.meetings[0].share > 0.65
    assert found.levels[1].rating > 100 > found.levels[0].rating == 0
    assert found.levels[1].figures.keys() == found.levels[0].figures.keys() != set()


def test_whoever_is_told_apart_plays_no_more_and_equals_play_to_the_bound() -> None:
    assert len(table(1000).points(("steady", "random"))) < 100
    assert told_apart([1.0] * 10)
    assert not told_apart([1.0, 0.5, 1.0])
    assert [following(n, 50) for n in (0, FIRST, 15, 20, 40, 50)] == [10, 20, 20, 40, 50, 50]


def test_whoever_wants_small_intervals_lets_them_play_on() -> None:
    cross = Cross(TERMS)
    cross.points(("steady", "random")).extend([1.0] * FIRST)
    assert not cross.wanted(100)
    assert cross.wanted(100, least=FIRST + 1)[-1].last == 2 * FIRST


def test_the_table_is_the_same_for_any_number_of_processes() -> None:
    one, two = (table(10, jobs) for jobs in (1, 2))
    assert one.met == two.met


def test_a_table_that_was_kept_goes_on_and_another_ones_is_refused(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "arena.json"
    whole = table(10)
    begun = [
        "arena",
        "first-downs",
        "-o",
        "drives=1",
        "--seed",
        "3",
        "--level",
        "random",
        "--level",
        "steady",
    ]
    for pairs in ("5", "10"):
        with pytest.raises(SystemExit, match="0"):
            main([*begun, "--pairs", pairs, "--keep", str(file)])
    kept = opened(file, TERMS)
    assert kept.met == whole.met
    assert kept.plays["steady"].matches == 20
    with pytest.raises(BadOption, match="another arena"):
        opened(file, Terms("calciotto", ("rookie", "steady"), 1, {}, "", ""))
    file.write_text("nonsense", encoding="utf-8")
    with pytest.raises(BadOption, match="no table"):
        opened(file, TERMS)


def test_matches_of_somebody_who_plays_otherwise_now_are_not_gone_on_with() -> None:
    cross = table(5)
    fill(cross, 6, 1, lambda now: None)
    cross.marks["steady random"] += 1
    with pytest.raises(BadOption, match="steady or random plays otherwise"):
        fill(cross, 10, 1, lambda now: None)
    assert len(cross.points(("steady", "random"))) == 6


def test_an_interval_grows_narrow_with_the_matches() -> None:
    few, many = (interval([1.0, 0.5, 0.0, 1.0] * n)[1] for n in (3, 30))
    assert few > 2 * many
    assert interval([1.0, 0.5, 0.0, 1.0])[0] == 0.625
    assert interval([]) == (0.5, 0.5)


def test_ratings_follow_the_odds() -> None:
    met = {("b", "a"): [0.75] * 500, ("c", "b"): [0.75] * 500, ("c", "a"): [0.9] * 500}
    (first, _), (second, error), (third, _) = ratings(("a", "b", "c"), met)
    assert first == 0
    assert second == pytest.approx(191, abs=5)  # three to one, as chess knows it
    assert third == pytest.approx(2 * 191, abs=8)
    assert 10 < error < 30


def test_times_are_told_to_a_quarter_of_an_octave() -> None:
    for seconds in (2e-6, 1e-3, 1.7):
        assert time_of(mark_of(seconds)) == pytest.approx(seconds, rel=0.1)


def test_the_command_tells_it_as_text_and_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    args = [
        "arena",
        "first-downs",
        "-o",
        "drives=1",
        "--level",
        "random",
        "--level",
        "steady",
        "--pairs",
        "5",
    ]
    with pytest.raises(SystemExit, match="0"):
        main([*args, "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["meetings"][0]["matches"] == 10
    with pytest.raises(SystemExit, match="0"):
        main(args)
    shown = capsys.readouterr().out
    assert "Steady" in shown
    assert "(10)" in shown
    assert "first downs" in shown
    assert "report-" not in shown  # figures have names for people


@pytest.mark.parametrize("named", [["steady"], ["steady", "steady"], ["steady", "moon"]])
def test_levels_that_cannot_meet_are_refused(named: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["arena", "first-downs", *(word for name in named for word in ("--level", name))])
    assert "steady" in capsys.readouterr().err
