"""Chapter 22 after a match: gold, fans, star player points, scars, and the most valuable player."""

import pytest
from tests.games.blood_bowl.league.clubs import HUMANS, PARTS, Falls, came, club, man
from tests.games.blood_bowl.table import at, duel
from tests.rules import rule

from downfield.games.blood_bowl.career import career, walked_over
from downfield.games.blood_bowl.teams.league.after import after_match
from downfield.games.blood_bowl.teams.league.club import Club
from downfield.kernel.errors import BadOption
from downfield.kernel.show.outcome import Outcome, outcome
from downfield.kernel.show.report import Deeds

THIN = "human:10*human_lineman;fans:2;league:1"
KEY = "ab" * 32


def after(code: str, dice: str, *args: object, **told: object) -> Club:
    """A team after a match."""
    falls = Falls(dice)
    found = after_match(club(code), came(*args, **told), PARTS, falls)  # type: ignore[arg-type]
    assert not falls.left
    return found


@rule("BB-22.9")
def test_a_match_that_is_not_over_leaves_nothing() -> None:
    with pytest.raises(BadOption, match=r"not over \(BB-22.9\)"):
        career(HUMANS, Outcome(None, "", (0, 0), (Deeds({}), Deeds({}))), 0, PARTS, KEY)


@rule("BB-22.9")
def test_the_same_key_gives_the_same_dice_and_none_gives_none() -> None:
    over = Outcome(0, "played", (2, 1), (Deeds({}), Deeds({})))
    assert career(HUMANS, over, 0, PARTS, KEY) == career(HUMANS, over, 0, PARTS, KEY)
    assert len({career(HUMANS, over, 0, PARTS, f"{n:064x}") for n in range(9)}) > 1
    with pytest.raises(BadOption, match="there are none"):
        career(HUMANS, over, 0, PARTS, "")


@rule("BB-22.10")
def test_fans_and_touchdowns_bring_gold_and_what_was_spent_is_gone() -> None:
    assert after(HUMANS, "X1", 2, 2).roster.treasury == 200_000 + 40_000 + 20_000
    assert after(HUMANS, "X1", 1, 1, treasury_spent=150_000).roster.treasury == 50_000 + 40_000 + 10_000


@rule("BB-22.10")
def test_fans_that_nobody_told_are_rolled() -> None:
    over = Outcome(None, "played", (0, 0), (Deeds({}), Deeds({})))
    gold = {club(career(HUMANS, over, 0, PARTS, f"{n:064x}")).roster.treasury - 200_000 for n in range(40)}
    assert gold == {25_000, 30_000, 35_000, 40_000, 45_000}  # 2 and 1 dedicated, and two D3


@rule("BB-22.11")
@pytest.mark.parametrize(
    ("scored", "conceded", "die", "fans"),
    [(1, 0, "D3", 4), (1, 0, "D2", 3), (0, 1, "D2", 2), (0, 1, "D3", 3), (1, 1, "", 3)],
)
def test_winners_may_gain_a_fan_and_losers_lose_one(scored: int, conceded: int, die: str, fans: int) -> None:
    code = HUMANS.replace("fans:2", "fans:3")
    assert after(code, f"{die} X1", scored, conceded).roster.fans == fans


@rule("BB-22.11")
def test_one_fan_always_stays() -> None:
    assert after(HUMANS.replace("fans:2", "fans:1"), "D1 X1", 0, 1).roster.fans == 1


@rule("BB-22.12")
@pytest.mark.parametrize(
    ("done", "points"),
    [
        ({"touchdowns": 2}, 6),
        ({"earned_casualties": 1, "casualties": 3}, 2),
        ({"earned_completions": 2, "completions": 3}, 2),
        ({"earned_throws": 1}, 1),
        ({"deflections": 1}, 1),
        ({"deflections": 2, "interceptions": 1}, 3),
    ],
)
def test_what_earns_star_player_points(done: dict[str, int], points: int) -> None:
    assert man(after(HUMANS, "X1", players={"4": done}), 4).points == points


@rule("BB-22.12")
def test_an_accurate_pass_counts_and_one_that_strays_does_not() -> None:
    line = "home=11@m8,12@p8 away=7@z1 ball=home11 rerolls=0-0"
    caught = at(line).play("11pass throw p8 D6 D6")
    assert outcome(caught).sides[0].players["11"]["earned_completions"] == 1
    missed = at(line).play("11pass throw p8 D2 O5 O5 O7")
    assert outcome(missed).sides[0].players["11"]["earned_completions"] == 0


@rule("BB-22.13")
def test_a_casualty_by_a_block_counts_whosever_block_it_was() -> None:
    match = duel("11@m8,12@a1", "7@n8,8@z1").play("11block POW o8 stay D6 D6 D6 D6 X2")
    assert outcome(match).sides[0].players["11"]["earned_casualties"] == 1
    match = duel("11@m8,12@a1", "7@n8,8@z1").play("11block PD D6 D6 D6 D6 X2")
    assert outcome(match).sides[1].players["7"]["earned_casualties"] == 1
    assert outcome(match).sides[1].team["earned_casualties"] == 1


@rule("BB-22.6", "BB-22.7", "BB-22.8")
def test_scars_stay() -> None:
    players = {
        "1": {"missing": 1}, "2": {"missing": 1, "niggled": 1}, "3": {"missing": 1, "worse_av": 1}, "4": {"killed": 1},
    }  # fmt: skip
    left = after(
        HUMANS, "X4 X16 X5", players=players
    )  # the dead man's shirt and an empty one are rolled again
    assert [(m.missing, m.niggles, m.losses, m.fresh) for m in left.men[:3]] == [
        (True, 0, (), False), (True, 1, (), False), (True, 0, ("av",), True),
    ]  # fmt: skip
    assert left.man(4) is None
    assert man(left, 5).points == 4


@rule("BB-22.6")
def test_who_missed_one_match_plays_the_next() -> None:
    left = after(f"{HUMANS};men:1*out,2*rest", "X1 X2 X3")
    assert man(left, 1).is_fit
    assert not man(left, 2).is_fit


@rule("BB-22.14")
def test_the_most_valuable_player_is_one_who_could_play() -> None:
    left = after(f"{HUMANS};men:1*out", "X1 X13 X12")
    assert [m.number for m in left.men if m.points] == [12]
    lent = after(THIN, "X11")
    assert [(m.number, m.points) for m in lent.journeymen] == [(11, 4)]


@rule("BB-22.2", "BB-22.22")
def test_a_journeyman_in_the_shirt_of_another_earns_for_himself() -> None:
    shirts = ",".join(f"{n}*out" for n in range(1, 7))
    left = after(
        f"human:16*human_lineman;men:{shirts};fans:2;league:1", "X9", players={"1": {"touchdowns": 1}}
    )
    assert [(m.number, m.points) for m in left.journeymen] == [(1, 3)]
    assert man(left, 1).points == 0


@rule("BB-22.26")
def test_who_concedes_loses_fans_gold_and_old_hands() -> None:
    code = f"{HUMANS};men:1*p-guard.p-tackle.p-frenzy,2*p-guard.p-tackle.p-frenzy,3*p-guard"
    left = after(code, "T1 D3 D4", 0, 3, gave_up=True)
    assert (left.roster.treasury, left.roster.fans) == (200_000, 1)
    assert [m.number for m in left.men[:2]] == [2, 3]
    assert not any(m.points for m in left.men)


@rule("BB-22.26")
def test_the_other_team_has_all_fans_and_touchdowns_to_credit() -> None:
    left = after(HUMANS, "D1 X1", 4, 0, {"5": {"touchdowns": 1}}, was_given=True)
    assert left.roster.treasury == 200_000 + 80_000 + 40_000
    assert left.roster.awards == 3


@rule("BB-22.27")
def test_who_waits_in_vain_has_gold_and_two_most_valuable_players() -> None:
    left = club(walked_over(HUMANS, True, 0, PARTS, KEY))
    assert 10_000 <= left.roster.treasury - 200_000 <= 60_000
    assert sum(m.points for m in left.men) == 8
    assert left.roster.matches == 0
    assert walked_over(HUMANS, False, 0, PARTS, KEY) == HUMANS


@rule("BB-22.23", "BB-19.6", "BB-19.5")
def test_the_dead_may_rise_for_the_undead_and_for_vampires() -> None:
    undead = "shambling_undead:12*zombie_lineman;fans:1;league:1"
    assert after(undead, "X1", raised=1).roster.raised == 1
    assert after(undead, "X1").roster.raised == 0
    vampires = club("vampire:12*thrall_lineman;fans:1;league:1")
    seen = came()._replace(others={"fans": 4, "fallen": 1})
    assert after_match(vampires, seen, PARTS, Falls("X1")).roster.raised == 1
    assert after_match(club(), seen, PARTS, Falls("X1")).roster.raised == 0


@rule("BB-22.29")
def test_matches_wins_and_draws_are_counted_for_the_next_season() -> None:
    left = after(HUMANS, "D1 X1", 2, 0)
    assert (left.roster.matches, left.roster.wins, left.roster.draws) == (1, 1, 0)
    drawn = after(HUMANS, "X1", 1, 1)
    assert (drawn.roster.matches, drawn.roster.wins, drawn.roster.draws) == (1, 0, 1)
