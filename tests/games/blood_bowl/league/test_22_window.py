"""Chapter 22 between two matches: advancements, hiring and firing, mistakes."""

import pytest
from tests.games.blood_bowl.league.clubs import HUMANS, PARTS, Falls, club, man
from tests.rules import rule

from downfield.games.blood_bowl.career import before, draft, wish
from downfield.games.blood_bowl.teams.league.club import Club, team_value
from downfield.games.blood_bowl.teams.league.men import profile, value
from downfield.games.blood_bowl.teams.league.window import closed, done
from downfield.kernel.errors import BadOption

KEY = "cd" * 32
LEARNED = HUMANS + ";men:{}"


def did(code: str, *words: str, dice: str = "") -> Club:
    """A team after what its coach did."""
    falls = Falls(dice)
    found = done(club(code), words, PARTS, falls)
    assert not falls.left
    return found


def refused(code: str, *words: str) -> str:
    """Why a coach cannot do something; the code stays what it was."""
    with pytest.raises(BadOption) as why:
        draft(code, words, PARTS, KEY)
    return why.value.message


@rule("BB-22.15")
@pytest.mark.parametrize(
    ("gains", "costs"),
    [
        ("", (3, 6, 6, 12, 18)),
        ("p-guard", (4, 8, 8, 14, 20)),
        ("p-guard.p-tackle", (6, 12, 12, 18, 24)),
        ("p-guard.p-tackle.p-fend", (8, 16, 16, 22, 28)),
        ("p-guard.p-tackle.p-fend.p-kick", (10, 20, 20, 26, 32)),
        ("p-guard.p-tackle.p-fend.p-kick.p-pro", (15, 30, 30, 40, 50)),
    ],
)
def test_what_advancements_cost(gains: str, costs: tuple[int, ...]) -> None:
    wishes = {"r-g": "D1 D2", "p-dauntless": "", "q-a": "D1 D1", "s-dodge": "", "c": "X1"}
    for (wanted, dice), cost in zip(wishes.items(), costs, strict=True):
        enough = LEARNED.format(f"1*spp{cost}.{gains}".rstrip("."))
        assert man(did(enough, f"advance:1*{wanted}", dice=dice), 1).points == 0
        short = LEARNED.format(f"1*spp{cost - 1}.{gains}".rstrip("."))
        assert f"it costs {cost} star player points, there are {cost - 1} (BB-22.15)" in refused(
            short, f"advance:1*{wanted}"
        )


@rule("BB-22.15")
def test_six_advancements_are_all() -> None:
    legend = LEARNED.format("1*spp99.p-guard.p-tackle.p-fend.p-kick.p-pro.p-wrestle")
    assert "has 6 advancements, and there are no more" in refused(legend, "advance:1*p-frenzy")


@rule("BB-22.16")
@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ("p-dodge", "dodge is no skill that is left in GS"),
        ("s-guard", "guard is no skill that is left in AP"),
        ("p-block", "cannot have block"),  # blitzers have it
        ("p-stunty", "stunty is no skill"),
        ("p-nonsense", "nonsense is no skill"),
        ("r-a", "a is no skill that is left in GS"),
        ("x-guard", "'x-guard' is none of r-g, p-block"),
        ("up-ma", "an improvement is rolled first"),
    ],
)
def test_what_a_player_cannot_learn(wish: str, why: str) -> None:
    assert why in refused(LEARNED.format("1*spp50"), f"advance:1*{wish}")


@rule("BB-22.16")
def test_a_random_skill_is_rolled_again_where_he_cannot_have_it() -> None:
    learned = did(LEARNED.format("1*spp3"), "advance:1*r-g", dice="D1 D1 D4 D5")  # block he has; tackle
    assert man(learned, 1).gains == ("r-tackle",)


@rule("BB-22.17")
@pytest.mark.parametrize(
    ("roll", "offered"),
    [
        (1, "ma av"),
        (7, "ma av"),
        (8, "ma pa av"),
        (13, "ma pa av"),
        (14, "ag pa"),
        (15, "st ag"),
        (16, "ma st ag pa av"),
    ],
)
def test_what_the_die_lets_a_player_improve(roll: int, offered: str) -> None:
    rolled = did(LEARNED.format("1*spp18"), "advance:1*c", dice=f"X{roll}")
    for name in ("ma", "st", "ag", "pa", "av"):
        words = ("advance:1*c", f"advance:1*up-{name}")
        if name in offered.split():
            better = man(did(LEARNED.format("1*spp18"), *words, dice=f"X{roll}"), 1)
            assert (better.gains, better.roll) == ((f"up-{name}",), 0)
        else:
            with pytest.raises(BadOption, match=f"after a {roll} there is"):
                done(rolled, words[1:], PARTS, Falls())
    assert man(done(rolled, ["advance:1*s-dodge"], PARTS, Falls()), 1).gains == ("s-dodge",)


@rule("BB-22.17")
def test_nothing_is_improved_more_than_twice_or_beyond_its_limit() -> None:
    twice = LEARNED.format("1*d1.up-ma.up-ma")
    assert "after a 1 there is up-av, or" in refused(twice, "advance:1*up-ma")
    fast = "skaven:1*gutter_runner,11*skaven_clanrat_lineman;men:1*d1;fans:1;league:1"
    assert profile(club(fast).men[0])[0] == 9
    assert "after a 1 there is up-av, or" in refused(fast, "advance:1*up-ma")


@rule("BB-22.18")
@pytest.mark.parametrize(
    ("gain", "more"),
    [
        ("r-kick", 10_000), ("p-kick", 20_000), ("q-dodge", 20_000), ("s-dodge", 40_000), ("up-av", 10_000),
        ("up-ma", 20_000), ("up-pa", 20_000), ("up-ag", 40_000), ("up-st", 80_000),
    ],
)  # fmt: skip
def test_every_advancement_makes_him_dearer(gain: str, more: int) -> None:
    found = club(LEARNED.format(f"1*{gain}"))
    assert value(found.men[0], found.team, PARTS) == 85_000 + more


@rule("BB-22.19")
def test_who_could_pay_for_a_characteristic_and_saves_learns_at_random() -> None:
    rich = club(LEARNED.format("1*spp18,2*spp17").replace("200000", "0"))
    left = closed(rich, PARTS, Falls("D4 D5"))
    assert (man(left, 1).gains, man(left, 1).points) == (("r-tackle",), 15)
    assert (man(left, 2).gains, man(left, 2).points) == ((), 17)


@rule("BB-22.20")
def test_players_and_staff_are_hired_from_the_treasury() -> None:
    hired = did(
        HUMANS.replace("200000", "300000"),
        "hire:catcher",
        "hire:rerolls",
        "hire:apothecary",
        "hire:assistants",
    )
    assert (man(hired, 13).spot.id, hired.roster.rerolls) == ("catcher", 3)
    assert hired.roster.treasury == 300_000 - 65_000 - 100_000 - 50_000 - 10_000
    assert team_value(hired, PARTS) - team_value(club(), PARTS) == 65_000 + 50_000 + 50_000 + 10_000


@rule("BB-22.20")
@pytest.mark.parametrize(
    ("code", "word", "why"),
    [
        (HUMANS, "hire:blitzer", "5 of Blitzer: at most 4"),
        (HUMANS.replace("200000", "400000"), "hire:ogre hire:ogre", "2 of Ogre: at most 1"),
        (HUMANS, "hire:vampire", "'vampire' is nobody whom this team hires: "),
        (HUMANS, "hire:fans", "'fans' is nobody whom this team hires"),
        (
            HUMANS.replace("200000", "49000"),
            "hire:human_lineman",
            "costs 50,000, the treasury has 49,000 (BB-22.20)",
        ),
        (HUMANS.replace("8*h", "12*h"), "hire:human_lineman", "at most 16 players (BB-22.20)"),
        (HUMANS + ";apothecary:1", "hire:apothecary", "There is an apothecary already"),
        (HUMANS + ";assistants:6", "hire:assistants", "7 of assistants: 0 to 6"),
        (
            "nurgle:11*rotter_lineman;fans:1;league:1;treasury:90000",
            "hire:apothecary",
            "not treated by apothecaries",
        ),
        (HUMANS, "fire:14", "Nobody here has number '14': 1, 2, 3"),
        (HUMANS, "fire:rerolls", "Nobody here has number 'rerolls'"),
        (HUMANS, "sack:4", "'sack:4' is no deed: write one of hire, fire, keep"),
        (HUMANS, "hire", "'hire' is no deed"),
        (HUMANS, "keep:j4", "Nobody here has number '4': -"),
        (HUMANS, "take:human_lineman", "Nobody has risen in the last match (BB-22.23)"),
        (HUMANS + ";raised:1", "take:ogre", "is a lineman: human_lineman"),
        (HUMANS, "credit:4", "No touchdown is left to be credited (BB-22.26)"),
        (HUMANS, "retire:4", "has no lasting injury of the last match"),
    ],
)
def test_what_a_coach_cannot_do(code: str, word: str, why: str) -> None:
    assert why in refused(code, *word.split())


@rule("BB-22.21")
def test_whoever_is_fired_leaves_his_shirt() -> None:
    left = did(f"{HUMANS};cheerleaders:2;apothecary:1", "fire:5", "fire:cheerleaders", "fire:apothecary")
    assert left.man(5) is None
    assert (left.roster.cheerleaders, left.roster.apothecary, left.roster.treasury) == (1, False, 200_000)
    assert man(done(left, ["hire:human_lineman"], PARTS, Falls()), 5).spot.id == "human_lineman"


@rule("BB-22.22")
def test_a_journeyman_stays_for_what_he_is_worth_and_keeps_his_points() -> None:
    lent = f"{HUMANS};journeymen:14*spp9"
    kept = did(lent, "advance:j14*p-block", "keep:j14")
    assert (man(kept, 13).points, man(kept, 13).gains) == (3, ("p-block",))
    assert kept.roster.treasury == 200_000 - 70_000
    assert closed(club(lent.replace("200000", "0")), PARTS, Falls()).journeymen == ()


@rule("BB-22.23")
def test_whoever_rose_stays_for_nothing() -> None:
    undead = "shambling_undead:11*zombie_lineman;raised:1;fans:1;league:1"
    assert man(did(undead, "take:zombie_lineman"), 12).spot.id == "zombie_lineman"
    assert "Nobody has risen" in refused(undead, "take:zombie_lineman", "take:zombie_lineman")


@rule("BB-22.24")
def test_after_a_lasting_injury_a_player_may_rest_for_the_season() -> None:
    rests = did(LEARNED.format("4*down-ma.out.fresh"), "retire:4")
    assert (man(rests, 4).retired, man(rests, 4).is_fit) == (True, False)
    late = closed(club(LEARNED.format("4*down-ma.out.fresh").replace("200000", "0")), PARTS, Falls())
    assert not man(late, 4).fresh


@rule("BB-22.26")
def test_touchdowns_of_a_concession_are_credited() -> None:
    credited = did(f"{HUMANS};awards:2", "credit:4", "credit:4")
    assert (man(credited, 4).points, credited.roster.awards) == (6, 0)


@rule("BB-22.25")
@pytest.mark.parametrize(
    ("gold", "dice", "left"),
    [
        (95_000, "", 95_000),
        (100_000, "D2", 100_000),
        (195_000, "D1 T3", 165_000),
        (200_000, "D2 T1", 190_000),
        (345_000, "D1", 175_000),  # half, rounded down to 5,000, is lost
        (500_000, "D1 D6 D1", 70_000),
        (600_000, "D2 D1 D1", 20_000),
        (599_000, "D6", 599_000),
        (2_000_000, "D6 T2", 1_980_000),
    ],
)
def test_a_full_treasury_is_a_danger(gold: int, dice: str, left: int) -> None:
    falls = Falls(dice)
    assert closed(club(HUMANS.replace("200000", str(gold))), PARTS, falls).roster.treasury == left
    assert not falls.left


@rule("BB-22.9")
def test_nothing_is_done_where_one_of_several_deeds_is_refused() -> None:
    assert "costs 50,000" in refused(
        HUMANS, "hire:catcher", "hire:catcher", "hire:human_lineman", "hire:human_lineman"
    )
    assert club(before(HUMANS, 0, PARTS, KEY)).men == club().men


@rule("BB-22.15", "BB-22.20")
def test_a_program_lets_its_players_learn_and_hires_linemen_up_to_twelve() -> None:
    men = "men:1*spp6,5*spp7,6*spp5,7*spp9.p-block.p-guard"
    code = f"human:4*blitzer,6*human_lineman;{men};fans:1;league:1;treasury:99000"
    assert wish(code, PARTS) == ("advance:1*p-guard", "advance:5*p-block", "hire:human_lineman")
    assert "1*p-guard" in draft(code, wish(code, PARTS), PARTS, "")
    assert wish(HUMANS, PARTS) == ()
