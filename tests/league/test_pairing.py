"""Swiss rounds: nobody meets twice, nobody rests twice, and those meet who have done as well."""

import itertools
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from downfield.league import pairing
from downfield.league.competition import Competition
from downfield.league.deeds import Withdrew
from downfield.league.draws import entries_of, meetings_so_far
from downfield.league.pairing import Entry, Met, Regrets, swiss
from downfield.league.settings import Swiss
from downfield.league.state import Round
from downfield.league.tables import BYE
from tests.league.clubs import ANN, AT, by_chance, play_out, play_round, running


def matchings(left: list[int]) -> Iterator[list[tuple[int, int]]]:
    if not left:
        yield []
        return
    for other in left[1:]:
        for rest in matchings([x for x in left[1:] if x != other]):
            yield [(left[0], other), *rest]


@pytest.mark.parametrize("many", [5, 6, 8])
def test_no_other_way_to_pair_is_regretted_less(many: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pairing, "SMALL", 0)  # as in a large field
    rng = random.Random(many)
    for _ in range(30):
        entries = [
            Entry(e, rng.randrange(7), e, rng.randrange(-2, 3), 0, rng.choice([-1, 0, 1]))
            for e in range(1, many + 1)
        ]
        met = {
            frozenset(pair): 1 for pair in itertools.combinations(range(1, many + 1), 2) if rng.random() < 0.4
        }
        drawn = swiss(entries, met)
        order = sorted(entries, key=lambda e: (-e.points, e.lot))
        at = {entry.entrant: place for place, entry in enumerate(order)}
        regrets = Regrets(order, met, ())
        pairs = [tuple(sorted((at[a], at[b]))) for a, b in drawn.pairs]
        pairs += [(at[drawn.bye], many)] if drawn.bye else []
        least = min(sum(regrets.of(a, b) for a, b in way) for way in matchings(list(range(many + many % 2))))
        assert sum(regrets.of(a, b) for a, b in pairs) == least


def test_those_with_equal_points_meet_and_the_upper_half_meets_the_lower() -> None:
    drawn = swiss([Entry(e, 0, e) for e in range(1, 9)], {})
    assert sorted(tuple(sorted(pair)) for pair in drawn.pairs) == [(1, 5), (2, 6), (3, 7), (4, 8)]


def test_the_last_rests_and_nobody_twice() -> None:
    assert swiss([Entry(e, 10 - e, e) for e in range(1, 6)], {}).bye == 5
    assert swiss([Entry(e, 10 - e, e, byes=e == 5) for e in range(1, 6)], {}).bye == 4


def test_at_home_plays_who_did_so_less_often() -> None:
    assert swiss([Entry(1, 0, 1, homes=1, last=1), Entry(2, 0, 2, homes=-1, last=-1)], {}).pairs == [(2, 1)]


def test_those_who_may_not_meet_do_not_as_long_as_there_is_another_way() -> None:
    barred = {frozenset((1, 2)), frozenset((3, 4))}
    drawn = swiss([Entry(e, 10 if e < 3 else 0, e) for e in range(1, 5)], {}, barred)
    assert all(frozenset(pair) not in barred for pair in drawn.pairs)


def test_a_small_field_looks_ahead_so_that_later_rounds_are_new() -> None:
    for seed in range(20):
        competition = play_out(running(8, Swiss(7)), by_chance(seed))
        met = meetings_so_far(competition.state.of_stage(0))
        assert set(met.values()) == {1}
        assert len(met) == 28


def test_more_rounds_than_opponents_can_be_played_with_meetings_spread_evenly() -> None:
    competition = play_out(running(4, Swiss(6)), by_chance(1))
    met = meetings_so_far(competition.state.of_stage(0))
    assert sum(met.values()) == 12
    assert max(met.values()) <= 3


def test_accelerated_the_upper_half_meets_itself_at_first() -> None:
    competition = running(8, Swiss(3, accelerated=True))
    competition.draw(ANN, AT)
    rank = {e.id: place for place, e in enumerate(competition.state.taking_part(), 1)}
    for tie in competition.state.rounds[0].ties:
        assert (rank[tie.home] <= 4) == (rank[tie.away] <= 4)


@pytest.mark.parametrize(
    ("many", "seasons"),
    [
        (7, 6),
        (8, 6),
        (33, 1),
        pytest.param(7, 1000, marks=pytest.mark.nightly),
        pytest.param(8, 1000, marks=pytest.mark.nightly),
        pytest.param(33, 1000, marks=pytest.mark.nightly),
        pytest.param(64, 1000, marks=pytest.mark.nightly),
    ],
)
def test_six_rounds_with_withdrawals_have_no_second_meeting_and_no_second_bye(
    many: int, seasons: int
) -> None:
    for seed in range(seasons):
        hold(many, seed)


def hold(many: int, seed: int) -> Competition:
    """A season of six rounds with results by chance, in which one or two leave; every round is looked at."""
    rng = random.Random(seed)
    competition = running(many, Swiss(6))
    leaving = {rng.randrange(1, 6): e for e in rng.sample(range(1, many + 1), 1 + (many > 20))}
    for number in range(6):
        if number in leaving:
            competition.do(Withdrew(leaving[number]), ANN, AT)
        kind = competition.state.stage(0)
        assert isinstance(kind, Swiss)
        before = entries_of(competition.state, 0, kind)
        met = meetings_so_far(competition.state.of_stage(0))
        competition.draw(ANN, AT)
        _check(before, met, competition.state.rounds[-1], is_last=number == 5)
        play_round(competition, by_chance(seed * 6 + number))
    homes = Counter[int]()
    for tie in competition.state.ties():
        homes.update([tie.home])
        homes.subtract([tie.away])
    assert max(map(abs, homes.values())) <= 2
    if many > 8:
        assert set(meetings_so_far(competition.state.rounds).values()) == {1}
    return competition


def _check(before: list[Entry], met: Met, one: Round, is_last: bool) -> None:
    """A round has no second meeting and no second bye where that can be, and floats no further than it must."""
    points = {entry.entrant: entry.points for entry in before}
    byes = {entry.entrant: entry.byes for entry in before}
    pairs = [(tie.home, tie.away) for tie in one.ties]
    assert sorted([e for pair in pairs for e in pair] + one.rests) == sorted(points)
    again = [pair for pair in pairs if frozenset(pair) in met]
    if again or any(byes[e] for e in one.rests):
        assert len(points) <= 8
        assert not _ways_without(points, met, byes)
        return
    if len(points) > 8 or is_last:  # in a small field later rounds count too
        _check_floats(pairs, points, {entry.entrant: entry.homes for entry in before}, met)


def _ways_without(points: dict[int, int], met: Met, byes: dict[int, int]) -> bool:
    """Whether a round can be paired with nothing that happened before."""
    here = [*sorted(points), *([BYE] if len(points) % 2 else [])]

    def is_new(pair: tuple[int, int]) -> bool:
        return not byes[max(pair)] if BYE in pair else frozenset(pair) not in met

    return any(all(map(is_new, way)) for way in matchings(here))


def _check_floats(
    pairs: list[tuple[int, int]], points: dict[int, int], homes: dict[int, int], met: Met
) -> None:
    """No two pairs could change partners so that all meet somebody new who has done more nearly as well.

    Two who have both been at home, or away, twice more often than not do not meet either.
    """

    def may_meet(a: int, b: int) -> bool:
        both = (homes[a], homes[b])
        return frozenset((a, b)) not in met and min(both) < 2 and max(both) > -2

    def gap(*both: tuple[int, int]) -> int:
        return sum((points[a] - points[b]) ** 2 for a, b in both)

    for (a, b), (c, d) in itertools.combinations(pairs, 2):
        if points[a] == points[b] and points[c] == points[d]:
            continue
        for other in (((a, c), (b, d)), ((a, d), (b, c))):
            if all(may_meet(*pair) for pair in other):
                assert gap((a, b), (c, d)) <= gap(*other)
