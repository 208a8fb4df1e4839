"""Chapter 5: inducements that are bought before the match, as in a league."""

from typing import cast

import pytest
from tests.games.blood_bowl.chapters.test_invariants import eager
from tests.games.blood_bowl.coach.test_coach import play, steady
from tests.games.blood_bowl.dice_names import play_by_name
from tests.games.blood_bowl.invariants import check
from tests.games.blood_bowl.table import (
    AWAY,
    HOME,
    asked,
    duel,
    facts,
    field,
    game,
    pitch,
    see,
    status,
    tokens,
    told,
)
from tests.rules import rule

from downfield.games.blood_bowl.components.parts import PRAYERS
from downfield.games.blood_bowl.components.parts_draft import INDUCEMENTS
from downfield.games.blood_bowl.model.position import BOUGHT, S_KEGS
from downfield.games.blood_bowl.model.questions import Q_HIRE
from downfield.games.blood_bowl.model.skills import TITCHY
from downfield.games.blood_bowl.notation.questions import QUESTIONS
from downfield.games.blood_bowl.rules.match.kick_off_events import BRILLIANT_COACHING, CHEERING_FANS, bonus
from downfield.games.blood_bowl.rules.match.pregame import PreGame
from downfield.kernel.chance import Rng
from downfield.kernel.errors import BadPosition
from downfield.kernel.match import Match
from downfield.kernel.options import Value

POOR = "human:11*human_lineman"
RICH = "human:4*blitzer,7*human_lineman"  # worth 140,000 more
OGRES = "ogre:1*ogre_blocker,11*gnoblar_lineman"
BEFORE = "T1 T1 D3 D4"


def start(home: str = RICH, away: str = POOR, **options: Value) -> Match:
    """After the weather, in a league."""
    agreed: dict[str, Value] = {"home_roster": home, "away_roster": away, "league_style": True, **options}
    return game().new(options=agreed, by_hand=True).play(BEFORE)


def bought(match: Match, side: int) -> list[int]:
    """How many of each inducement a side has bought."""
    return [int(pitch(match).sides[BOUGHT + side]) >> 4 * i & 15 for i in range(len(INDUCEMENTS))]


def gap(match: Match) -> int:
    worth = pitch(match).tables.worth
    return abs(int(worth[0] - worth[1]))


@rule("BB-5.5")
def test_nothing_is_bought_in_a_tournament() -> None:
    assert start(league_style=False).need.die == "six"


@rule("BB-5.5")
@pytest.mark.parametrize(("home", "away", "buyer"), [(RICH, POOR, AWAY), (POOR, RICH, HOME)])
def test_the_team_that_is_worth_less_spends_the_difference(home: str, away: str, buyer: int) -> None:
    match = start(home, away)
    assert asked(match) == ("hire", (buyer,))
    assert see(match, "gold") == gap(match) == 140_000


@rule("BB-5.5")
def test_the_richer_team_spends_its_treasury_first_and_the_other_gets_that_too() -> None:
    match = start(home_treasury=100_000, away_treasury=300_000)
    assert (asked(match), see(match, "gold")) == (("hire", (HOME,)), 100_000)
    match.play("kegs enough")
    assert (asked(match), see(match, "gold")) == (("hire", (AWAY,)), 140_000 + 50_000)


@rule("BB-5.5")
def test_home_counts_as_the_richer_of_two_equal_teams() -> None:
    match = start(POOR, POOR, home_treasury=50_000, away_treasury=50_000)
    assert asked(match) == ("hire", (HOME,))
    assert start(POOR, POOR, away_treasury=50_000).need.die == "six"


@rule("BB-5.5", "BB-0.9")
def test_one_thing_at_a_time_while_the_gold_lasts() -> None:
    match = start()
    assert tokens(match) == [
        "enough", "temps", "part-timers", "kegs", "trainings", "bribes", "wanderers", "mage", "referee", "bugman",
    ]  # fmt: skip
    assert tokens(match.play("trainings")) == ["enough", "temps", "part-timers", "mage"]
    match.play("temps")
    assert asked(match) == ("hire", (AWAY,))  # a second one for the last 20,000
    assert match.play("temps").need.die == "six"
    assert told(match, "bought") == [(AWAY, 3, 40_000), (AWAY, 0, 20_000), (AWAY, 0, 0)]


@rule("BB-5.5", "BB-19.7")
def test_no_more_than_the_limit_with_those_of_the_roster() -> None:
    match = start(f"{RICH};rerolls:3", f"{POOR};mage:1;kegs:1")
    assert "mage" not in tokens(match)
    assert "kegs" in tokens(match)
    assert "kegs" not in tokens(match.play("kegs"))


@rule("BB-5.5", "BB-19.2")
def test_prices_are_those_of_the_team() -> None:
    match = start(f"{RICH};rerolls:2", "black_orc:12*goblin_bruiser_lineman")
    assert told(match.play("bribes"), "bought")[0][2] == gap(match) - 50_000


@rule("BB-5.5")
def test_what_is_bought_is_there() -> None:
    match = start(f"{RICH};rerolls:6", POOR)
    before = field(game().at("phase=drive", options={"home_roster": RICH, "away_roster": POOR}), "rerolls")
    match.play("trainings bribes wanderers kegs temps part-timers enough D5 D2 kick")
    assert field(match, "rerolls")[AWAY] == before[AWAY] + 1
    assert (field(match, "bribes"), field(match, "doctors")) == ([0, 1], [0, 1])
    g = pitch(match)
    assert (int(g.staff(S_KEGS, AWAY)), int(g.staff(S_KEGS, HOME))) == (1, 0)
    assert (int(bonus(g, AWAY, CHEERING_FANS)), int(bonus(g, AWAY, BRILLIANT_COACHING))) == (1, 1)


@rule("BB-5.5", "BB-19.7a")
def test_hands_that_are_bought_work() -> None:
    match = start().play("mage enough")
    assert see(match, "staff") == [[], ["mage"]]


@rule("BB-5.5", "BB-2.15")
def test_training_that_was_bought_counts_in_the_second_half_too() -> None:
    line = "turn=away home=11@a1 away=7@z1 ball=m8 turns=8-8 kicking=home opener=home rerolls=0-0"
    plain = game().at(line).play("end")
    more = game().at(f"{line} bought=away:trainings,away:trainings").play("end")
    assert field(more, "rerolls")[AWAY] == field(plain, "rerolls")[AWAY] + 2
    assert field(more, "rerolls")[HOME] == field(plain, "rerolls")[HOME]


@rule("BB-5.5", "BB-11.17")
@pytest.mark.parametrize(("kegs", "state"), [("home:kegs", "reserves"), ("away:kegs", "ko")])
def test_kegs_that_were_bought_wake_players_up(kegs: str, state: str) -> None:
    match = duel("11@y8,12@a1", "7@a2", f"ball=home11 ko=home13 bought={kegs}").play("11-z8 D3")
    assert status(match, "home13") == state


@rule("BB-5.5", "BB-19.7d")
def test_both_teams_are_ready_for_frogs_where_wizards_are_sold() -> None:
    tables = pitch(start()).tables
    assert tables.any_trait[HOME] & tables.any_trait[AWAY] & TITCHY


@rule("BB-5.5", "BB-19.7g")
def test_rookies_that_are_bought_come_after_the_purchases() -> None:
    match = start(RICH, OGRES)
    play_by_name(match, "rookies enough rookies-1:T1 rookies-2:T2 home-toss:D5 away-toss:D2")
    assert told(match, "rookies") == [(AWAY, 4)]


@rule("BB-5.5", "BB-19.7g")
def test_no_rookies_come_that_nobody_has_bought() -> None:
    match = start(RICH, OGRES).play("enough D5 D2")
    assert "rookies" not in facts(match)


@rule("BB-5.6", "BB-4.8")
def test_what_is_bought_counts_before_the_prayers() -> None:
    match = start(prayers_for_gap=True).play("enough")
    assert match.need.die == "eight"  # 140,000: two prayers
    for pair in ((RICH, POOR), (POOR, RICH)):
        match = start(*pair, prayers_for_gap=True).play("trainings enough")
        assert match.need.die == "six"  # 40,000: none


@rule("BB-5.6", "BB-7.16")
def test_nobody_prays_more_often_than_the_table_has_rows() -> None:
    match = start(f"{RICH};rerolls:8", POOR, league_style=False, prayers_for_gap=True)
    assert gap(match) // 50_000 > 8
    assert cast(PreGame, pitch(match).top.up).die == 7  # after the one that is being rolled


@rule("BB-5.6", "BB-6.25")
def test_nothing_is_rolled_where_every_prayer_is_in_effect() -> None:
    rows = ",".join(f"home:{row}" for row in PRAYERS)
    line = f"phase=drive kicking=home prayers={rows} switches=home:traps"
    play_by_name(
        game().at(line),
        "zone cage @t8 deviate:O2 how-far:D1 event-1:D3 event-2:D3 home-event:D6 away-event:D1 bounce:O2",
    )


@rule("BB-5.5")
def test_the_answers_are_the_inducements_of_the_draft() -> None:
    words = [answer.token.replace("-", "_") for answer in QUESTIONS[Q_HIRE].answers]
    assert words == ["enough", *INDUCEMENTS]


@rule("BB-5.5")
def test_purchases_are_part_of_a_position() -> None:
    options: dict[str, Value] = {"home_roster": RICH, "away_roster": POOR, "league_style": True}
    match = start().play("temps temps kegs mage enough D5 D2 kick")
    assert field(match, "bought") == "away:temps,away:temps,away:kegs,away:mage"
    assert pitch(game().at(match.line(), options=options)).dump() == pitch(match).dump()


@rule("BB-5.5")
def test_a_position_does_not_turn_many_purchases_into_others() -> None:
    assert (
        field(duel("11@m8", "7@z1", f"bought={','.join(15 * ['home:kegs'])}"), "bought").count("kegs") == 15
    )
    with pytest.raises(BadPosition, match="at most 15"):
        duel("11@m8", "7@z1", f"bought={','.join(16 * ['home:kegs'])}")


@rule("BB-5.5")
@pytest.mark.parametrize("seed", range(3))
def test_random_matches_of_a_league_keep_the_invariants(seed: int) -> None:
    pair = ((RICH, OGRES), (OGRES, POOR), (POOR, RICH))[seed]
    options: dict[str, Value] = {
        "home_roster": pair[0], "away_roster": pair[1], "league_style": True, "home_treasury": 500_000,
        "away_treasury": 500_000, "prayers_for_gap": True,
    }  # fmt: skip
    rng, match = Rng(seed), game().new(options=options, seed=seed)
    while not match.over:
        match.answer(eager(match.state, rng))
        check(pitch(match))
    assert "bought" in facts(match)


@pytest.mark.slow
def test_the_steady_coach_shops() -> None:
    options: dict[str, Value] = {"home_roster": RICH, "away_roster": OGRES, "league_style": True}
    play((steady(), steady()), 1, {**options, "home_treasury": 300_000})
