"""Chapter 19: Josef Bugman plays himself."""

import pytest
from tests.games.blood_bowl.chapters.test_invariants import eager
from tests.games.blood_bowl.invariants import check
from tests.games.blood_bowl.table import (
    AWAY,
    HOME,
    asked,
    at,
    facts,
    field,
    game,
    pitch,
    slot,
    status,
    tokens,
    told,
    where,
)
from tests.rules import rule

from downfield.games.blood_bowl.model.kinds import ABSENT
from downfield.games.blood_bowl.model.skills import LONER, TACKLE, THICK_SKULL, WRESTLE
from downfield.kernel.chance import Rng
from downfield.kernel.errors import BadPosition
from downfield.kernel.match import Match
from downfield.kernel.options import Value

ELEVEN = "human:11*human_lineman;apothecary:1;bugman:1"  # he is home12
OUT = "ko=home1,home2"
PLAYING = "home=12@g8,1@a1,2@y8 away=7@h8,8@z1 rerolls=0-0"


def drive(more: str = OUT, code: str = ELEVEN, kicking: str = "home") -> Match:
    """A drive begins."""
    return at(f"phase=drive kicking={kicking} {more}".strip(), home_roster=code)


def on(match: Match) -> list[int]:
    """Home's players on the pitch."""
    return [number for number in range(1, 13) if where(match, f"home{number}")]


def playing(more: str = "", gains: str = "") -> Match:
    """He is on the pitch."""
    trained = f"more={gains}" if gains else ""
    return at(" ".join(f"{PLAYING} {more} {trained}".split()), home_roster=ELEVEN)


@rule("BB-19.7f", "BB-6.3")
def test_he_is_offered_to_a_team_that_is_short_of_eleven_and_set_up_with_the_rest() -> None:
    match = drive()
    assert (asked(match), tokens(match)) == (("brewer", (HOME,)), ["no", "bugman"])
    match.play("bugman")
    assert told(match, "stepped-in")[0][:2] == (HOME, 12)
    assert asked(match) == ("set-up", (HOME,))
    assert on(match.play("zone")) == list(range(3, 13))


@rule("BB-19.7f")
def test_who_leaves_him_out_is_asked_again_in_another_drive() -> None:
    match = drive().play("no")
    assert (asked(match), pitch(match).status[slot("home12")]) == (("set-up", (HOME,)), ABSENT)
    assert on(match.play("zone")) == list(range(3, 12))
    assert asked(drive("ko=home1", kicking="away").play("zone")) == ("brewer", (HOME,))


@rule("BB-19.7f")
def test_nobody_is_asked_with_eleven_or_without_him_or_for_the_others() -> None:
    assert asked(drive("")) == ("set-up", (HOME,))
    assert asked(drive(code="human:11*human_lineman")) == ("set-up", (HOME,))
    assert asked(drive(f"{OUT} staff=-")) == ("set-up", (HOME,))
    short = "ko=away1,away2,away3,away4,away5"
    assert asked(drive(short).play("zone")) == ("set-up", (AWAY,))


@rule("BB-19.7f", "BB-16.2")
def test_who_has_fainted_cannot_be_set_up() -> None:
    assert asked(drive("faint=home1")) == ("brewer", (HOME,))


@rule("BB-19.7f", "BB-6.6")
@pytest.mark.parametrize(
    ("left", "answer", "question"),
    [(3, "bugman", "set-up"), (3, "no", "concede"), (2, "bugman", "concede")],
)
def test_he_counts_for_those_who_may_go_home(left: int, answer: str, question: str) -> None:
    out = ",".join(f"home{number}" for number in range(left + 1, 12))
    assert asked(drive(f"ko={out}").play(answer)) == (question, (HOME,))


@rule("BB-19.7f", "BB-6.23")
def test_he_is_not_asked_for_when_a_set_up_is_changed() -> None:
    match = drive().play("no zone cage @t8 O4 D1 D2 D2 T1 6 no")  # Solid Defence
    assert asked(match) == ("place", (HOME,))


@rule("BB-19.7f", "BB-2.17")
def test_he_plays_with_his_own_profile() -> None:
    g, he = pitch(playing()), slot("home12")
    assert g.tables.positions[he] == "Josef Bugman"
    assert [int(x) for x in (g.ma(he), g.st(he), g.ag(he), g.pa(he), g.av(he))] == [5, 3, 3, 6, 9]
    assert (g.skills[he], g.traits[he], g.loner(he)) == (TACKLE | THICK_SKULL | WRESTLE, LONER, 5)


@rule("BB-19.7f", "BB-17.9")
def test_he_is_sent_off_when_the_drive_ends_and_never_comes_again() -> None:
    match = playing("ball=home2 hurt=home3,home4").play("2-z8")
    assert status(match, "home12") == "off"
    assert "argued" not in facts(match)
    assert asked(match) == ("set-up", (HOME,))
    assert 12 not in on(match.play("zone"))


@rule("BB-19.7f", "BB-11.17")
def test_a_knocked_out_bugman_does_not_recover_but_has_ones_rolled_again() -> None:
    line = "home=1@a1,2@y8 away=7@h8,8@z1 ball=home2 ko=home3,home12"
    match = at(line, home_roster=ELEVEN).play("2-z8 D1")
    assert (status(match, "home12"), match.need.die) == ("off", "six")
    assert status(match.play("D4"), "home3") == "reserves"
    assert asked(match)[0] == "set-up"


@rule("BB-19.7f", "BB-11.11")
def test_nobody_treats_him() -> None:
    hit = playing("turn=away", "away7+stab")
    assert (status(hit.play("7stab D6 D6 D4 D5"), "home12"), asked(hit)[0]) == ("ko", "turn")
    hit = playing("turn=away", "away7+stab").play("7stab D6 D6 D6 D6 X1")
    assert (status(hit, "home12"), asked(hit)[0]) == ("hurt", "turn")
    hit = playing("turn=away staff=home:bugman,home:plague_doctor", "away7+stab").play("7stab D6 D6 D4 D5")
    assert (status(hit, "home12"), asked(hit)[0]) == ("ko", "turn")


@rule("BB-19.7f", "BB-17.9")
def test_as_a_casualty_he_stays_one() -> None:
    line = "home=1@a1,2@y8 away=7@h8,8@z1 ball=home2 hurt=home12,home3"
    match = at(line, home_roster=ELEVEN).play("2-z8")
    assert (status(match, "home12"), asked(match)[0]) == ("hurt", "set-up")


@rule("BB-19.7f", "BB-19.5", "BB-19.7g")
def test_there_is_a_shirt_for_him_beside_sixteen_a_zombie_and_rookies() -> None:
    codes = (
        "shambling_undead:12*skeleton_lineman,4*zombie_lineman;bugman:1",
        "ogre:16*gnoblar_lineman;rookies:1;bugman:1",
    )
    for code in codes:
        t = pitch(game().new(options={"home_roster": code, "budget": "1300000"})).tables
        assert t.positions[16 if t.undead[HOME] == 0 else 17] == "Josef Bugman"
        assert t.squad[HOME] == (20 if t.rookies[HOME] else 18)
        assert t.undead[HOME] != t.brewer[HOME]


@rule("BB-19.7f", "BB-5.5")
def test_he_plays_for_who_has_bought_him_before_the_match() -> None:
    league: dict[str, Value] = {"league_style": True, "home_roster": "human:11*human_lineman"}
    line = f"phase=drive kicking=home {OUT}"
    assert asked(game().at(f"{line} staff=home:bugman bought=home:bugman", options=league))[0] == "brewer"
    assert asked(game().at(line, options=league))[0] == "set-up"


@rule("BB-19.7f")
def test_in_reserves_he_is_told_and_read_back() -> None:
    line = "home=1@a1,2@y8 away=7@h8,8@z1 brewer=home"
    match = at(line, home_roster=ELEVEN)
    assert (status(match, "home12"), field(match, "brewer")) == ("reserves", "home")
    assert field(at("home=1@a1 away=7@h8", home_roster=ELEVEN), "brewer") is None
    for wrong in ("brewer=away", "brewer=both"):
        with pytest.raises(BadPosition):
            at(f"home=1@a1 away=7@h8 {wrong}", home_roster=ELEVEN)


@pytest.mark.slow
@rule("BB-19.7f", "BB-19.7d")
def test_random_matches_with_two_wizards_and_two_bugmen_keep_the_invariants() -> None:
    code = "halfling:11*halfling_hopeful_lineman;wizard:1;bugman:1"
    options: dict[str, Value] = {"home_roster": code, "away_roster": code, "budget": "1300000"}
    seen: set[str] = set()
    for seed in range(3):
        rng = Rng(seed)
        match = game().new(options=options, seed=seed)
        while not match.over:
            match.answer(eager(match.state, rng))
            check(pitch(match))
            if match.state.quiet and not match.over:
                assert pitch(game().at(match.line(), options=options)).dump() == pitch(match).dump()
        seen |= set(facts(match))
    assert {"stepped-in", "fireball", "zapped"} <= seen
