"""Positions in which a sensible coach knows what to do, at every level from steady on."""

from collections.abc import Callable

import pytest
from tests.games.blood_bowl.table import duel, game, pitch, slot, where

from downfield.coaches import Coach, coach
from downfield.games.blood_bowl.model.tables import distance
from downfield.kernel.match import Match

LEVELS = [
    level if level == "steady" else pytest.param(level, marks=pytest.mark.nightly)
    for level in game().spec.coaches
    if level != "rookie"
]
Position = tuple[str, str, str, str]  # home, away, more, gains
Check = Callable[[Match, list[str]], bool]


def scored(match: Match, told: list[str]) -> bool:
    return pitch(match).points(0) == 1


def between(match: Match, told: list[str]) -> bool:
    """Somebody stands within three rows of the carrier on the side of the goal he runs to."""
    ball = where(match, "ball")
    mine = [where(match, name) for name in ("home11", "home12", "home13")]
    return any(s[0] < ball[0] and abs(int(s[1:]) - int(ball[1:])) <= 3 for s in mine)


KNOWN: dict[str, tuple[Position, Check]] = {
    "scores in the last turn": (("11@v8", "7@c8", "turns=8-7 ball=home11", ""), scored),
    "scores at once when pressed": (("11@y8", "7@w9,8@w8,9@w7", "turns=3-2 ball=home11", ""), scored),
    "keeps the ball from the other side before the goal": (
        ("11@y8", "7@c8", "turns=3-2 ball=home11", ""),
        lambda match, told: not scored(match, told) and where(match, "ball") > "w",
    ),
    "gives the ball to nobody who does no more with it": (
        ("11@y8,12@x10", "7@c8", "turns=3-2 ball=home11", ""),
        lambda match, told: "11hand" not in told and "11pass" not in told,
    ),
    "hands off where a run does not score": (
        ("11@p8,7@r8", "7@c8", "turns=8-7 ball=home11", ""),
        lambda match, told: "11hand" in told,
    ),
    "runs towards the goal": (
        ("11@g8", "7@c8", "turns=5-4 ball=home11", ""),
        lambda match, told: where(match, "ball") > "k",
    ),
    "blitzes the carrier": (
        ("3@k8,11@c3", "7@o8,8@n2", "ball=away7", ""),
        lambda match, told: "3blitz" in told and "*7" in told,
    ),
    "lets the surest hands fetch the ball": (
        ("11@f8,12@f9", "7@v8", "ball=i8", "home12+sure_hands"),
        lambda match, told: [word for word in told if word[0].isdigit()][-1].startswith("12"),
    ),
    "does not block with the dice against it": (
        ("11@m8,12@c3", "7@n8,8@m9", "ball=c4", "away7+st4"),
        lambda match, told: "11block" not in told,
    ),
    "comes between a carrier and the goal": (
        ("11@g8,12@h6,13@h10", "7@s8,8@t6", "turns=3-3 ball=away7 used=blitz", ""),
        between,
    ),
    "brings a helper to a block": (  # in a turn in which steady overlooks others
        ("11@m8,12@j8", "7@n8,8@a1", "turns=2-2 ball=away8 used=blitz", "home11+block"),
        lambda match, told: distance(pitch(match).at[slot("home12")], pitch(match).at[slot("away7")]) == 1,
    ),
}


def script(match: Match, who: Coach) -> list[str]:
    """What the coach answers in this turn, up to the first die."""
    seat, told = match.waiting()[0], []
    while match.need.kind == "choice" and match.waiting() == (seat,) and pitch(match).turnover == 0:
        value = who.decide(match.state, seat)
        told.append(next(choice.token for choice in match.options(seat) if choice.value == value))
        if told[-1] == "end":
            break
        match.play(told[-1])
    return told


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("what", KNOWN)
def test_a_sensible_coach(what: str, level: str) -> None:
    position, holds = KNOWN[what]
    match = duel(*position)
    assert holds(match, script(match, coach(level, game(), {}, 1)))


def farthest(name: str) -> str:
    """Where such a coach leaves a ball that opponents can reach if it is carried on."""
    match = duel("11@g8", "7@p8,8@p3", "turns=5-4 ball=home11")
    script(match, coach(name, game(), {}, 1))
    return where(match, "ball")


def test_who_is_careful_does_not_carry_the_ball_as_far() -> None:
    assert farthest("steady-careful") < farthest("steady-bold")


def test_who_likes_to_pass_picks_the_ball_up_and_gives_it_to_who_is_ahead() -> None:
    told = {}
    for name in ("steady", "steady-passing"):
        match = duel("11@f8,12@l8,13@c3", "7@v8,8@v3", "turns=6-5 ball=g8")
        told[name] = script(match, coach(name, game(), {}, 1))
    assert told["steady-passing"][-2:] == ["11hand", "g8"]
    assert told["steady"][-2:] == ["11", "g8"]


def test_who_likes_to_pass_hands_on_what_he_has_picked_up() -> None:
    match = duel("11@f8,12@l8,13@c3", "7@v8,8@v3", "turns=6-5 ball=g8")
    who = coach("steady-passing", game(), {}, 1)
    script(match, who)
    match.play("D6")
    assert script(match, who)[-1] == ">12"


def test_who_brawls_fouls_where_others_let_be() -> None:
    told = {}
    for name in ("steady", "steady-brawling"):
        match = duel("11@m8", "7@n8p,8@c3", "turns=3-3 ball=away8")
        told[name] = script(match, coach(name, game(), {}, 1))
    assert "11foul" in told["steady-brawling"]
    assert "11foul" not in told["steady"]
