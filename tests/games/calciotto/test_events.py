"""What is told of a match: each fact with its values, in the order in which it happened."""

import pytest
from tests.games.calciotto.table import AWAY_FAR, HOME_FAR, at, game

from downfield.games.calciotto.odds.options import odds
from downfield.kernel.match import Match
from downfield.kernel.options import Value
from downfield.kernel.show.look import Look
from downfield.text import Text

HOME_UP = "-5 -11 1@h0 2@g4 4@j4 6@b6 7@o6 10@e8 13@l8 14@k9"
AWAY_UP = "-5 -11 1@i21 2@j17 3@g17 6@o15 7@b15 10@l13 13@e13 14@f12"
DEAL = " ".join(f"+{card}" for card in ("tackle", "tuffo") * 4 + ("dribbling", "elimina"))
FAR = f"home={HOME_FAR},14@h9 away={AWAY_FAR}"
BESIDE = f"{FAR},14@h10 turn=away ball=home14"
PAIRS = "home=1@h0,2@c3,10@h12,13@e8,14@h9 away=1@i21,2@c18,10@h14,13@e13,14@p12"
SENT_OFF = "home=1@h0,2@a2,3@a3,14@h20 turn=away ball=home14 hand_away=tackle hand_home=ammonizione"
OFF = "pass pass d1 d1 end x1 tackle ammonizione"
FEW = "home=1@h0,2@a2,13@a3,14@h9 away=1@i21,2@a19,13@a18,14@h12"
GOOD, SAVED = "d6 d6 d1 d1", "d1 d1 d6 d6"
CUP: dict[str, Value] = {"knockout": True}
ROUND = f"@g21 !j {GOOD} @g0 !j {SAVED}"
SHOOT_OUT = f"d1 d1 end lhome @g21 13 !j {GOOD} @g0 13 !j {SAVED} {ROUND} {ROUND}"

TOLD: list[tuple[str, str, dict[str, Value], str]] = [
    ("phase=toss", f"d3 d4 d6 d1 d6 d6 d1 d1 {DEAL}", {}, "toss-tied 7"),
    ("phase=toss", f"d6 d6 d1 d1 {DEAL}", {}, "possession 0 12 2, drew 0 5, drew 1 8"),
    ("phase=toss", f"d1 d1 d6 d6 {DEAL}", {}, "drew 0 12, dealt 5"),
    ("phase=kickoff", "14 13", {}, "kick-off 0 14 13"),
    (f"{FAR},14@h12 hand_home=sprint3", "sprint3.14", {}, "card 0 2, sprint 0 14"),
    (f"{FAR},14@h12", "d6 d1 trade +tuffo", {}, "rolled 0 6 1, traded 0 1, drew 0 8, points 0 1"),
    (BESIDE, "d1 d1 end x14 d5 d5 d1 d1", {}, "challenged 1 14 14, rolled 1 5 5, rolled 0 1 1, ball-won 1 14"),
    (BESIDE, "d1 d1 end x14 d5 d5 d1 d1", {}, "rolled 1 5 5, total 1 14 10 0 10, rolled 0 1 1, total 0 14 2 0 2"),
    (BESIDE, "d1 d1 end x14 d1 d1 d5 d5", {}, "ball-kept 0 14"),
    (f"phase=relaunch {FAR},14@h12 subs=0-3", "2>9", {}, "substituted 0 2 9"),
    (f"phase=freekick {FAR},14@h12 subs=3-3", "14 2@b5", {}, "free-kick 0, taker 0 14, relocated 0 2"),
    (f"phase=freekick {FAR},14@h12 subs=3-3", "14 done wall-h 14 2 done f+", {}, "wall 1 2, sign 0 1"),
    (f"phase=freekick {FAR},14@h12 subs=3-3", "14 done wall-h 14 2 done f-", {}, "sign 0 0"),
    (PAIRS, "d2 d5 14n end d3 d1 2n end", {"seats": 4}, "passed-on 0 6"),
    (f"{SENT_OFF} away=1@h21y,2@a19,3@a18,6@a17,7@p9", f"{OFF} 6>12", {}, "sent-off 1 1, new-keeper 1 12, penalty 0"),
    (f"{SENT_OFF} away=1@h21y,2@a19,3@a18,6@a17,7@p9 subs=0-3", f"{OFF} 2", {}, "cautioned 1 1, stand-in 1 2"),
    (f"{SENT_OFF} away=1@h21y,2@a19,3@a18,6@a17", OFF, {}, "sent-off 1 1, forfeit 1, won 0 3 0"),
    (f"{FAR},14@h12 played=89 score=2-1", "d1 d1 end", {}, "time-up 2 1, won 0 2 1"),
    (f"{FAR},14@h12 played=89 score=2-2", "d1 d1 end", {}, "time-up 2 2, draw 2 2"),
    (f"home={HOME_FAR},14@h18 away={AWAY_FAR},14@h12 score=2-1", "d1 d2 !h d5 d5 d1 d1",
     {"mode": "goals"}, "shot 0 14, total 0 14 10 3 13, total 1 1 2 3 5, goal 0 14, enough-goals 3 1, won 0 3 1"),
    (f"{FEW} played=89 score=1-1", "d1 d1 end lhome", CUP, "time-up 1 1, shootout 0"),
    (f"{FEW} played=89 score=1-1", SHOOT_OUT, CUP, "kick 0 13, rolled 0 6 6, total 0 13 12 2 14, kick-good 0 13"),
    (f"{FEW} played=89 score=1-1", SHOOT_OUT, CUP, "kick 1 13, total 1 13 2 2 4, kick-saved 1 13"),
    (f"{FEW} played=89 score=1-1", SHOOT_OUT, CUP, "kick-good 0 2, kick-saved 1 2, shootout-won 0 1 1, won 0 1 1"),
]  # fmt: skip


def told(match: Match) -> list[str]:
    """Every fact as its key and its values."""
    return [" ".join([event.key, *map(str, event.args().values())]) for event in match.events]


@pytest.mark.parametrize(("line", "script", "options", "facts"), TOLD)
def test_what_happens_is_told_with_its_values(
    line: str, script: str, options: dict[str, Value], facts: str
) -> None:
    found = told(at(line, **options).play(script))
    places = [found.index(fact) for fact in facts.split(", ")]
    assert places == sorted(places)


def test_a_match_begins_with_both_line_ups_at_once() -> None:
    match = game().new(by_hand=True).play(HOME_UP)
    assert told(match) == []
    assert told(match.play(AWAY_UP)) == ["called-up 0 13", "lined-up 0", "called-up 1 13", "lined-up 1"]


def test_after_a_goal_both_line_ups_are_told_at_once() -> None:
    match = at("phase=lineup subs=3-3 home=1,2,3,14 away=1,2,3,6").play(
        "1=h0 2=g4 3=j4 14=k9 1=i21 2=g17 3=j17"
    )
    assert told(match) == []
    assert told(match.play("6=k12")) == ["lined-up 0", "lined-up 1"]


@pytest.mark.parametrize(
    ("line", "script", "key", "rule"),
    [
        (f"{FAR},14@h12", "d1 d1", "rolled", "CAL-5.3"),
        (BESIDE, "d1 d1 end x14 d5 d5", "rolled", "CAL-9.4"),
        (BESIDE, "d1 d1 end x14 d5 d5 d5 d5", "tied", "CAL-9.6"),
        (FAR.replace("h9", "h18"), "d1 d2 !h d5 d5", "rolled", "CAL-8.5"),
        (FAR.replace("h9", "h18"), "d1 d2 !h d5 d5 d5 d5", "tied", "CAL-8.8"),
        ("phase=toss", "d6 d6 d1 d1 +tackle", "drew", "CAL-4.6"),
        (f"{FAR},14@h12", "d6 d1 trade +tuffo", "drew", "CAL-13.3"),
    ],
)
def test_a_fact_names_the_rule_that_brought_it_about(line: str, script: str, key: str, rule: str) -> None:
    match = at(line).play(script)
    assert [event.rule for event in match.events if event.key == key][-1] == rule


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Anna’s 14: 8 + 3 = 11.", "Bert’s 1: 5 + 3 = 8.", "Goal! Anna’s 14 scores!"]),
        ("it", ["N. 14 di Anna: 8 + 3 = 11.", "N. 1 di Bert: 5 + 3 = 8.", "Gol del n. 14 di Anna!"]),
        ("de", ["Die 14 von Anna: 8 + 3 = 11.", "Die 1 von Bert: 5 + 3 = 8.", "Tor durch die 14 von Anna!"]),
    ],
)
def test_the_log_says_what_a_duel_came_to(language: str, said: list[str]) -> None:
    match = at(FAR.replace("h9", "h18")).play("d1 d2 !h d4 d4 d2 d3")
    text = Text(language, game().spec)
    told = [text.event(event, ("Anna", "Bert"), ()) for event in match.events]
    assert [line for line in told if line in said] == said


def test_a_total_without_a_bonus_is_told_shortly() -> None:
    match = at(BESIDE).play("d1 d1 end x14 d4 d4")
    event = next(event for event in match.events if event.key == "total")
    assert Text("en", game().spec).event(event, ("Anna", "Bert"), ()) == "Bert’s 14: 8."


@pytest.mark.parametrize(
    ("language", "asked", "left"),
    [
        ("en", "1 point: what next?", "1 point and a card"),
        ("it", "1 punto: che cosa fai?", "1 punto e una carta"),
        ("de", "1 Punkt: was nun?", "1 Punkt und eine Karte"),
    ],
)
def test_one_point_is_one_point(language: str, asked: str, left: str) -> None:
    text = Text(language, game().spec)
    match = at(f"{FAR},14@h12").play("d6 d1")
    assert odds(Look(match, 0), text.say)["trade"].words == left
    view = match.play("trade +tuffo").view(0)
    assert text.need(view.question, view.scene) == asked
