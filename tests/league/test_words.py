"""A competition in words, in three languages."""

import pytest

from downfield.league.deeds import AnyDeed, Deed
from downfield.league.ledger import Line
from downfield.league.settings import KnockOut, Ladder, RoundRobin, Swiss
from downfield.league.standings import standings
from downfield.league.words import round_name, stage_name, told, why
from downfield.text import Text
from tests.league.clubs import by_chance, play_out, running
from tests.league.deeds import ONE_OF_EACH

LANGUAGES = ("en", "it", "de")


def test_there_is_one_of_each_deed() -> None:
    assert {type(deed) for deed in ONE_OF_EACH} == set(Deed.__subclasses__()) == set(AnyDeed.__args__)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deed", ONE_OF_EACH, ids=lambda deed: type(deed).__name__)
def test_every_line_of_a_ledger_is_told_in_plain_words(deed: AnyDeed, language: str) -> None:
    text = Text(language)
    said = told(Line(2, "2026-11-16T20:30:00Z", "Ann", deed), running(4, RoundRobin()).state, text)
    assert not text.faults
    assert said.strip().endswith((".", "?", "0", "why"))
    assert "did-" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_stages_and_rounds_have_names(language: str) -> None:
    text = Text(language)
    stages = (RoundRobin(), RoundRobin(2), RoundRobin(groups=4), Swiss(5), KnockOut(), KnockOut(3), Ladder())
    assert len({stage_name(stage, text) for stage in (*stages, KnockOut(double=True))}) == 8
    state = play_out(running(8, KnockOut()), by_chance(2)).state
    assert len({round_name(one, state, text) for one in state.rounds}) == 3
    assert not text.faults


def test_a_standing_says_why() -> None:
    state = play_out(running(9, Swiss(5)), by_chance(1)).state
    said = {row.why.by: why(row, state, Text("en")) for row in standings(state, 0) if row.why is not None}
    assert said
    for words in said.values():
        assert words.startswith("behind E")
