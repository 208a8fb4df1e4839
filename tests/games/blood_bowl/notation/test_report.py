"""The report: who did what, from the events of a match."""

import pytest
from tests.games.blood_bowl.table import AWAY, HOME, duel
from tests.games.reports import dice

from downfield.games.blood_bowl import GAME
from downfield.games.blood_bowl.notation.report import COLUMNS, FACTS, Count, sheet
from downfield.kernel.match import Match
from downfield.kernel.words import Event
from downfield.text import Text
from downfield.text.sheet import lines
from downfield.text.sheet import sheet as in_words

NAMES = ("Anna", "Ben")
BLOCK = "11block POW o8 stay"


def figures(match: Match, side: int = HOME) -> dict[str, float]:
    """What a side did, without what did not happen."""
    facts, _ = sheet(match.state, match.events)
    return {name: pair[side] for name, pair in facts.items() if pair[side]}


def row(match: Match, number: int, side: int = HOME) -> dict[str, float]:
    """What a player did."""
    _, players = sheet(match.state, match.events)
    found = next(
        (told for who, told in players[side] if who.split()[0] == str(number)), (0.0,) * len(COLUMNS)
    )
    return {name: figure for name, figure in zip(COLUMNS, found, strict=True) if figure}


@pytest.mark.parametrize(
    ("gains", "faces", "kind"),
    [
        ("", "PB", "blocks_one"),
        ("home11+st4", "PB PB", "blocks_two"),
        ("home11+st7", "PB PB PB", "blocks_three"),
        ("away7+st4", "PB PB", "blocks_against"),
    ],
)
def test_blocks_are_counted_by_their_dice(gains: str, faces: str, kind: str) -> None:
    match = duel("11@m8,12@a1", "7@n8,8@z1", "", gains).play(f"11block {faces} o8 stay")
    assert figures(match) == {"blocks": 1, kind: 1}
    assert row(match, 11) == {"blocks_made": 1}


@pytest.mark.parametrize(
    ("dice", "more"),
    [
        ("D1 D1", {}),
        ("D6 D6 D1 D1", {}),
        ("D6 D6 D4 D4", {"knocked_out": 1}),
        ("D6 D6 D6 D4 X1", {"casualties": 1}),
    ],
)
def test_whoever_blocks_is_credited_with_what_comes_of_it(dice: str, more: dict[str, int]) -> None:
    match = duel("11@m8,12@a1", "7@n8,8@z1").play(f"{BLOCK} {dice}")
    assert figures(match) == {"blocks": 1, "blocks_one": 1, "knocked_down": 1} | more
    assert figures(match, AWAY) == {}
    assert sum(row(match, 11).values()) == 2 + len(more)


def test_nobody_is_credited_with_his_own_fall() -> None:
    match = duel("11@m8,12@a1", "7@n8").play("11block PD D6 D6 D6 D6 X1")
    assert figures(match) == {"blocks": 1, "blocks_one": 1, "turnovers": 1}
    assert figures(match, AWAY) == {}


def test_a_fall_after_a_block_is_nobodys_doing() -> None:
    match = duel("11@m8,12@k8", "7@n8,8@j8").play(f"{BLOCK} D1 D1 12-k7 D1 D6 D6 D4 D4")
    assert "knocked_out" not in figures(match) | figures(match, AWAY)


def test_who_is_hurt_in_the_next_activation_is_not_hurt_by_the_blocker() -> None:
    kinds = {kind.key: kind for kind in GAME.events}
    count = Count()
    for key, values in (
        ("blocked", (0, 11, 1, 7, 1, 2)),
        ("activated", (0, 12, 1, 6)),
        ("knocked-down", (1, 7, 1)),
    ):
        count.take(Event(kinds[key], values, 1))
    assert count.figures["downs", 0, 11] == 0


def test_a_push_into_the_crowd_counts_as_a_knock_down() -> None:
    match = duel("11@m2,12@a15", "7@m1,8@z15").play("11block PB stay D1 D1")
    assert row(match, 11) == {"blocks_made": 1, "downs": 1}


def test_tests_are_counted_made_and_failed() -> None:
    match = duel("11@m8,12@a1", "7@n8").play("11-l8:4-k8-j8-i8-h8-g8-f8:2. 12-a2-a3-a4-a5-a6-a7-a8:111")
    assert figures(match) == {"dodges": 1, "rushes": 1, "rushes_failed": 1, "turnovers": 1}
    assert (row(match, 11), row(match, 12)) == ({"dodged": 1, "rushed": 1}, {})


def test_a_test_that_was_rolled_again_counts_once() -> None:
    match = duel("11@m8,12@a1", "7@n8", "rerolls=1-0").play("11-l8 D1 team D1 D1 D1")
    assert figures(match) == {"dodges_failed": 1, "rerolls": 1, "turnovers": 1}


def test_a_pass_that_is_caught_is_complete() -> None:
    match = duel("11@m8,12@p8", "7@z15", "ball=home11").play("11pass-throw-p8 D4 D3")
    assert figures(match) == {"passes": 1, "completions": 1, "catches": 1}
    assert (row(match, 11), row(match, 12)) == ({"passed": 1}, {"caught": 1})


def test_a_pass_that_is_dropped_is_not() -> None:
    match = duel("11@m8,12@p8", "7@z15", "ball=home11").play("11pass-throw-p8 D4 D1 O1")
    assert figures(match) == {"passes": 1, "catches_failed": 1, "turnovers": 1}


def test_a_pass_that_an_opponent_catches_is_not_complete() -> None:
    match = duel("11@m8,12@a1", "7@p8,8@z15", "ball=home11").play("11pass-throw-p8 D4 D2")
    assert figures(match) == {"passes": 1, "turnovers": 1}
    assert figures(match, AWAY) == {"catches": 1}


def test_a_ball_is_picked_up_and_carried_in() -> None:
    match = duel("11@x8,12@a1", "7@a15", "ball=y8").play("11-y8 D3 z8")
    assert row(match, 11) == {"tds": 1, "picked_up": 1}
    assert figures(match) == {"touchdowns": 1, "pick_ups": 1}


def test_a_foul_that_is_seen() -> None:
    match = duel("11@m8,12@a1", "7@n8p,8@z1").play("11foul-*7:11 accept")
    assert figures(match) == {"fouls": 1, "sent_off": 1, "turnovers": 1}


def test_who_is_blown_up_counts_for_the_bomber() -> None:
    match = duel("11@m8,12@a1", "7@o8,8@z1", "", "home11+bombardier+pa2")
    match.play("11bomb-o8 D6 D1 D66 D54")
    assert row(match, 11) == {"kos": 1}


def test_dice_fall_for_the_team_whose_turn_it_is() -> None:
    match = duel("11@m8,12@a1", "7@n8,8@z1").play(f"{BLOCK} D6 D6 D4 D4")
    assert dice(match) == {"block": (1, 0), "six": (4, 0)}


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_the_report_has_words_for_everything(language: str) -> None:
    text = Text(language, GAME)
    del text._bundles[1:]
    keys = [f"report-{key.replace('_', '-')}" for key in (*FACTS, *COLUMNS)]
    assert [key for key in keys if not text.has(key)] == []


def test_a_player_is_named_in_the_language_of_the_report() -> None:
    match = duel("1@m8,12@a1", "7@n8").play("1-l8 D4")
    text = Text("it", GAME)
    told = lines(in_words(match, NAMES, text), text.say)
    assert [line.split("  ")[0] for line in told if line.startswith("1 ")] == ["1 lanciatore"]
