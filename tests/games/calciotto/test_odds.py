"""Odds: every number that is shown, and that the coach reckons with, is what the dice give in the rules themselves."""

import pathlib
from typing import cast

import pytest
from tests.games.calciotto.table import AWAY, HOME, HOME_FAR, at, changed, pitch, spread

from downfield.games.calciotto.coach.cards import points
from downfield.games.calciotto.coach.sight import Sight
from downfield.games.calciotto.model.kinds import D_SIX
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.moves.walks import walks
from downfield.games.calciotto.odds.dice import PLAIN, mean
from downfield.games.calciotto.odds.duel import contrast_chance, goal_chance
from downfield.games.calciotto.odds.options import odds
from downfield.games.calciotto.rules.lines import goal_square
from downfield.kernel.match import Match
from downfield.kernel.needs import CHANCE
from downfield.kernel.show.look import Look

ASIDE = {"home": "14@h9", "away": "14@h10"}
BESIDE = "turn=away ball=home14"


def plainly(key: str, **args: object) -> str:
    """Words that show what they are told."""
    return " ".join([key, *(f"{name}={value}" for name, value in args.items())])


def share(match: Match, seat: int, token: str) -> float:
    """What an option is said to promise."""
    found = odds(Look(match, seat), plainly)[token].share
    assert found is not None
    return found


def frequency(match: Match, side: int) -> float:
    """How often a side wins the duel that begins with the next four dice: every roll of them is played."""
    before = cast(Pitch, match.state.clone())
    won = lost = 0
    for a in range(1296):
        g = cast(Pitch, before.clone())
        for face in (a // 216, a // 36 % 6, a // 6 % 6, a % 6):
            assert (g.need, g.die) == (CHANCE, D_SIX)
            g.answer(face)
            if g.need != CHANCE and g.question == 11:  # a six is kept
                g.answer(0)
        if not is_tied(before, g):
            won += winner(before, g) == side
            lost += winner(before, g) != side
    return won / (won + lost)


def is_tied(before: Pitch, after: Pitch) -> bool:
    """Whether the same duel goes on."""
    return after.need == CHANCE and after.moment == before.moment


def winner(before: Pitch, after: Pitch) -> int:
    """Who has scored, or won the ball; after a save the keeper's side has it."""
    if (after.home, after.away) != (before.home, before.away):
        return 0 if after.home > before.home else 1
    return int(after.side_of(after.carrier))


# Duels ------------------------------------------------------------------------------------------------------------

CARDS = "hand_away=tackle,scivolata,elimina,raddoppia,cancella hand_home=dribbling,elimina,raddoppia"


@pytest.mark.parametrize("first", ["pass", "tackle", "scivolata", "elimina", "raddoppia"])
@pytest.mark.parametrize("second", ["pass", "dribbling", "elimina", "raddoppia"])
def test_a_contrast_is_won_as_often_as_its_cards_say(first: str, second: str) -> None:
    match = spread(f"{BESIDE} {CARDS}", home="14@h9", away="9@h10").play("pass pass d1 d1 end x9")
    alone = share(match, AWAY, first)
    promised = 1 - share(match.play(first), HOME, second)
    assert second != "pass" or promised == pytest.approx(alone)
    match.play(second)
    while match.state.need != CHANCE:
        match.play("pass")
    assert promised == pytest.approx(frequency(match, AWAY))


@pytest.mark.parametrize("target", ["g", "h", "i", "j"])
@pytest.mark.parametrize("card", ["pass", "sicurezza", "tuffo", "elimina"])
def test_a_shot_is_a_goal_as_often_as_it_says(target: str, card: str) -> None:
    line = "ball=home14 hand_away=sicurezza,tuffo,elimina"
    match = spread(line, home="14@h18", away="14@h12").play("pass d6 d4 keep")
    if f"!{target}" not in odds(Look(match, HOME), plainly):
        return
    open_goal = share(match, HOME, f"!{target}")
    match.play(f"!{target}")
    promised = 1 - share(match, AWAY, card)
    assert promised == open_goal or card != "pass"
    assert promised == pytest.approx(frequency(match.play(card), HOME))


def test_a_penalty_and_a_kick_of_a_shoot_out_are_goals_as_often_as_they_say() -> None:
    line = f"phase=penalty subs=3-3 home={HOME_FAR},14@h18 away=1@i21,2@c2,3@c3,14@h12"
    penalty = at(line).play("14 @h17 done done")
    kick = spread("phase=shootout played=90 score=1-1", knockout=True).play("lhome @i21 14")
    for match, scored in ((penalty, "goal"), (kick, "kick-good")):
        for token in ("!g", "!h", "!i", "!j"):
            promised = share(match, HOME, token)
            assert promised == pytest.approx(told_often(match.clone().play(token), scored))


def told_often(match: Match, scored: str) -> float:
    """How often a kick is told to be good, ties left out."""
    counts = {True: 0, False: 0}
    for a in range(1296):
        twin = match.clone()
        seen = len(twin.events)
        for face in (a // 216, a // 36 % 6, a // 6 % 6, a % 6):
            twin.answer(f"d{face + 1}")
            if twin.need.question == "trade":
                twin.answer("keep")
        keys = [event.key for event in twin.events[seen:]]
        if "tied" not in keys:
            counts[scored in keys] += 1
    return counts[True] / (counts[True] + counts[False])


def test_a_card_of_the_movement_does_not_count_in_the_challenge_after_it() -> None:
    """[CAL-11.3]"""
    match = spread(f"{BESIDE} hand_home=elimina", **ASIDE).play("elimina d1 d1 end")
    assert share(match, AWAY, "x14") == contrast_chance(pitch(match), 15) == 0.5


def test_a_trade_in_a_duel_promises_what_the_other_dice_leave() -> None:
    match = spread(BESIDE, **ASIDE).play("d1 d1 end x14 d6 d5")
    for token in ("keep", "trade"):
        g = cast(Pitch, match.clone().play(token + (" +tuffo" if token == "trade" else "")).state)
        won = tied = 0
        for a in range(36):
            twin = cast(Pitch, g.clone())
            twin.answer(a // 6)
            twin.answer(a % 6)
            if twin.question == 11 and twin.need != CHANCE:
                twin.answer(0)
            tied += is_tied(g, twin)
            won += not is_tied(g, twin) and winner(g, twin) == AWAY
        assert share(match, AWAY, token) == pytest.approx((won + 0.5 * tied) / 36)


def test_a_walk_and_its_option_promise_the_same() -> None:
    match = spread("ball=home14", home="14@i19", away="14@h12").play("d6 d4 keep")
    found = {walk.token: walk.share for walk in walks(Look(match, HOME), "m-f-h-14", plainly)}
    told = odds(Look(match, HOME), plainly)
    del told["end"]
    assert {token: found[token] for token in told} == {token: chance.share for token, chance in told.items()}


# Points -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["pass", "contropiede", "raddoppia"])
def test_points_are_expected_as_the_dice_give_them(card: str) -> None:
    match = spread("ball=home14 hand_home=contropiede,raddoppia", home="14@h9", away="14@h12")
    told = odds(Look(match, HOME), plainly)[card].words
    g = cast(Pitch, match.play(card).state)
    total = 0
    for a in range(36):
        twin = cast(Pitch, g.clone())
        twin.answer(a // 6)
        twin.answer(a % 6)
        if twin.question == 11:
            twin.answer(0)
        total += int(twin.pool)
    assert told == f"odds-points points={total / 36} more=0 mine=1"


# The numbers of another box -----------------------------------------------------------------------------------------


def test_the_coach_takes_the_number_of_a_card_from_the_box(tmp_path: pathlib.Path) -> None:
    other = changed(tmp_path, "cards.toml", AMOUNT, AMOUNT.replace("amount = 2", "amount = 3"))
    line = at("home=1@h0,2@a2,3@a3,14@h9 away=1@i21,2@a19,3@a18,14@h10 turn=away ball=home14").line()
    match = other.at(line.replace("hand_away=-", "hand_away=raddoppia")).play("pass d1 d1 end x14 raddoppia")
    assert contrast_chance(pitch(match), 15) == pytest.approx(frequency(match, AWAY))


def test_the_coach_sees_shots_from_the_whole_area_of_the_box(tmp_path: pathlib.Path) -> None:
    other = changed(tmp_path, "pitch.toml", "penalty_rows = { value = 4", "penalty_rows = { value = 6")
    g = cast(Pitch, other.at("phase=movement").state)
    sight = Sight(g)
    sight.take_aim(HOME)
    deep = {int(g.tables.row[square]) for square, aims in enumerate(sight.aims) if aims}
    assert deep == {15, 16, 17, 18, 19, 20}


def test_the_coach_fears_whoever_is_fast_enough_in_the_box(tmp_path: pathlib.Path) -> None:
    other = changed(tmp_path, "squads.toml", SLOW, FAST)
    line = "home=1@h0,2@a2,3@a3,14@h9 away=1@i21,2@a19,3@a18,15@h15 ball=home14"
    risks = []
    for box in (at(line), other.at(line)):
        g = pitch(box)
        risks.append(int(Sight(g).risk(g.carrier, g.at[g.carrier])))
    assert risks[0] == 0 < risks[1]


AMOUNT = 'effect = { value = "twice", mark = "reconstructed" }\namount = 2'
SLOW, FAST = 'base = "4A3", mark = "reconstructed"', 'base = "6A3", mark = "reconstructed"'


# The coach --------------------------------------------------------------------------------------------------------


def test_the_coach_reckons_with_the_chance_that_is_shown() -> None:
    match = spread("ball=home14", home="14@i19", away="14@h12").play("d6 d4 keep")
    g = pitch(match)
    sight = Sight(g)
    for i, token in enumerate(("!g", "!h", "!i", "!j")):
        told = odds(Look(match, HOME), plainly).get(token)
        shown = goal_chance(g, 7, int(goal_square(g, AWAY, i)))
        assert told is None or told.share == shown
        assert int(sight.chance(7, i)) == round(1000 * shown)


def test_the_coach_reckons_with_the_points_that_are_shown() -> None:
    assert sum(n * p for n, p in enumerate(points(PLAIN, 1))) / 1000 == pytest.approx(mean(), abs=0.01)
