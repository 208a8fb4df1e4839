"""Records that are handed in: verified, played as agreed, of this very match, and each for one match alone."""

import pytest

import downfield
from downfield.kernel import record
from downfield.league.competition import Competition, create
from downfield.league.deeds import Entered, Played
from downfield.league.errors import Refused
from downfield.league.programs import play, record_of
from downfield.league.records import from_record
from downfield.league.settings import RoundRobin, Settings
from tests.league.clubs import ANN, AT, SECRET


def season(name: str = "Cup", **options: str) -> Competition:
    """A competition of two, at home and away."""
    settings = Settings(name, "first-and-roll", (RoundRobin(legs=2),), dict(options))
    competition, secret = create(settings, ANN, AT, SECRET)
    for entrant in ("One", "Two"):
        competition.do(Entered(entrant, coach="random"), ANN, AT)
    competition.begin(secret, ANN, AT)
    competition.draw(ANN, AT)
    return competition


@pytest.fixture(scope="module")
def told() -> str:
    """The record of the first match of the cup."""
    competition = season()
    match = play(competition.state, competition.state.fixture("1.1"), SECRET)
    return record_of(match, competition.state, "1.1.1", "2026-11-16")


def untagged(told: str) -> str:
    """The same match as somebody brings it from elsewhere, without the name of the competition."""
    read = record.read(told)
    return record.write(record.verify(read, downfield.game("first-and-roll")), "2026-11-16")


def test_a_record_gives_the_result_with_its_proof(told: str) -> None:
    competition = season()
    result = from_record(competition.state, competition.state.fixture("1.1"), told, "records/1.1.1.txt")
    competition.do(Played("1.1", result), ANN, AT)
    kept = competition.state.fixture("1.1").result
    assert kept is not None
    assert (kept.how, kept.record, bool(kept.proof)) == ("record", "records/1.1.1.txt", True)


def test_a_record_counts_for_one_match_alone(told: str) -> None:
    competition = season()
    state, plain = competition.state, untagged(told)
    competition.do(Played("1.1", from_record(state, state.fixture("1.1"), plain)), ANN, AT)
    with pytest.raises(Refused, match=r"This is the record of match 1\.1\.1"):
        competition.do(Played("2.1", from_record(state, state.fixture("2.1"), plain)), ANN, AT)


@pytest.mark.parametrize(
    ("name", "overtime", "match", "words"),
    [
        ("Cup", "true", "2.1", "another match: Fixture is 1.1.1"),
        ("Other", "true", "1.1", "another match: Competition is Cup"),
        ("Cup", "false", "1.1", "under other options than agreed: overtime"),
    ],
)
def test_a_record_of_another_match_or_under_other_options_is_refused(
    name: str, overtime: str, match: str, words: str, told: str
) -> None:
    competition = season(name, overtime=overtime)
    with pytest.raises(Refused, match=words):
        from_record(competition.state, competition.state.fixture(match), told)


def test_a_record_that_does_not_hold_is_refused(told: str) -> None:
    competition = season()
    fixture = competition.state.fixture("1.1")
    for wrong in (told.replace("[Result", "[Resalt"), told[: len(told) // 2], "nothing", ""):
        with pytest.raises(Refused, match="does not hold"):
            from_record(competition.state, fixture, wrong)
    other, _ = create(Settings("Cup", "first-downs", (RoundRobin(),)), ANN, AT, SECRET)
    with pytest.raises(Refused, match="another game"):
        from_record(other.state, fixture, told)
