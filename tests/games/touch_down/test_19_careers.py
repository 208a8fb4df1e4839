"""Chapter 19: rosters as codes, what a season makes of them, and the draft."""

import pytest
from tests.games.touch_down.table import (
    AWAY,
    HOME,
    at,
    board,
    components,
    field,
    game,
    grown,
    move,
    see,
    tokens,
)
from tests.rules import rule

from downfield.games.touch_down.career import career, draft, first_roster
from downfield.games.touch_down.components.parts import TEAMS
from downfield.games.touch_down.teams.squad import read_code, write_code
from downfield.kernel import record
from downfield.kernel.errors import BadOption
from downfield.kernel.show.look import Look
from downfield.kernel.show.outcome import Outcome, outcome
from downfield.kernel.show.report import Deeds
from downfield.text import Text

CENTURIONI = grown("centurioni")
LINE = "phase=move row=8 move=2 ball=home80 home=80@l6 away=24@c12,27@a20"


def played(players: dict[str, dict[str, int]], winner: int | None = HOME) -> Outcome:
    """A match in which players of home did something."""
    return Outcome(winner, "played", (0, 0), (Deeds({}, players), Deeds({})))


def refused(**options: str) -> str:
    with pytest.raises(BadOption) as e:
        game().new(options={"league": True, **options})
    return e.value.message


# The code ---------------------------------------------------------------------------------------------------------


@rule("TD-3.3")
@pytest.mark.parametrize("team", TEAMS)
def test_a_ready_team_and_its_code_are_the_same_players(team: str) -> None:
    plain, coded = at(LINE, home_team=team), at(LINE, home_roster=first_roster(components(), team))
    for name in ("number", "role", "push", "speed", "rank", "ranked", "skill"):
        ours, theirs = (getattr(board(match).tables, name) for match in (coded, plain))
        assert [ours[i] for i in range(len(ours))] == [theirs[i] for i in range(len(theirs))]
    assert see(coded, "teams") == see(plain, "teams")


def test_a_code_says_the_same_when_it_is_read_and_written() -> None:
    code = "v1;A:70*3.0,90*0.0;AE:65*0.2+received12;AQ:80*1.1+thrown45;D:23*2.0+sacks1;draft:1;drafted:3;name:Le+Aquile"
    assert write_code(read_code(code)) == code
    assert read_code(code).name == "Le Aquile"


def test_a_match_with_a_roster_of_ones_own_is_recorded_and_verified() -> None:
    match = game().new(options={"league": True, "home_roster": grown("lupi", no80="thrown40")}, seed=3)
    match.resign(AWAY)
    text = record.write(match, "2026-11-16")
    assert "home_roster=v1;A:" in text
    assert record.verify(record.read(text), game()).result() == match.result()


@rule("TD-3.3")
@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("centurioni", "'centurioni' is no part of a roster. Write it as v1;A:70*3.0"),
        ("v2;A:70*3.0", "'v2' is no part"),
        ("v1;X:70*3.0", "'X:70*3.0' is no part"),
        ("v1;A:70*3.0;A:71*3.0", "'A:71*3.0' is no part"),
        ("v1;A:70*4.0", "'A:70*4.0' is no part"),
        ("v1;A:0*3.0", "'A:0*3.0' is no part"),
        ("v1;A:70*3.0+thrown40", "'A:70*3.0+thrown40' is no part"),
        ("v1;AQ:80*1.1+sacks1", "'AQ:80*1.1+sacks1' is no part"),
        ("v1;draft:-1", "'draft:-1' is no part"),
        ("v1;A:", "'A:' is no part"),
    ],
)
def test_what_is_no_roster_is_told_how_one_is_written(code: str, why: str) -> None:
    said = refused(home_roster=code)
    assert why in said
    assert "(TD-3.3)" in said


@rule("TD-3.3", "TD-19.8")
@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("v1;AB:50*1.2,51*1.2", "2 counters AB 1/2: the box has 1 (TD-3.3)"),
        ("v1;A:70*3.0;AB:70*1.2", "Number 70 is worn by two players (TD-3.3)"),
        (
            f"{CENTURIONI};drafted:2".replace("D:", "D:48*3.0,"),
            "worth 43: at most 40, and 2 drafted in the season (TD-3.3)",
        ),
        ("v1;draft:3", "3 draft points in all: a match lost brings 2 (TD-19.8)"),
    ],
)
def test_a_roster_that_breaks_a_rule_is_told_what_is_allowed(code: str, why: str) -> None:
    said = refused(away_roster=code)
    assert said.startswith("Option away_roster: ")
    assert why in said


@rule("TD-19.8")
def test_whoever_was_drafted_plays_in_a_league_only() -> None:
    more = draft(f"{CENTURIONI};draft:2", ["D:2.0"], components())
    assert not at(LINE, home_roster=more, league=True).over
    with pytest.raises(BadOption, match=r"worth 42: at most 40 outside a league \(TD-19.8\)"):
        at(LINE, home_roster=more)


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_a_refusal_is_told_in_the_language_of_the_coach(language: str) -> None:
    with pytest.raises(BadOption) as e:
        game().new(options={"home_roster": "v1;draft:3"})
    assert Text(language, game().spec).error(e.value).endswith("2 (TD-19.8).")


# A season ---------------------------------------------------------------------------------------------------------


@rule("TD-19.6")
def test_rows_thrown_and_caught_are_added_over_all_matches() -> None:
    own = grown("centurioni", no80="thrown12")
    match = move("80@l4,60@l12", "27@a20", home_roster=own).play(
        "t2 t4 >60 p6 60-n3. end end end t1 t4 ground"
    )
    match.resign(AWAY)
    after = career(own, outcome(match), HOME, components())
    assert ("80*1.1+thrown16" in after, "60*0.2+received4" in after) == (True, True)


@rule("TD-19.6", "TD-19.7")
def test_only_what_leads_to_a_skill_of_the_role_is_carried_on() -> None:
    """An AQ by his passes, AB and AE by their catches, a D by his sacks."""
    everything = {"rows_run": 9, "rows_thrown": 7, "rows_received": 5, "sacks": 1}
    came = played(dict.fromkeys(("80", "50", "60", "70", "20", "1"), everything))
    after = career(CENTURIONI, came, HOME, components())
    for word in ("80*1.1+thrown7", "50*1.2+received5", "60*0.2+received5", "20*3.0+sacks1"):
        assert word in after
    assert after.count("+") == 4


@rule("TD-3.3", "TD-19.6")
def test_a_player_of_value_0_is_named_once_he_has_done_something_and_keeps_his_number() -> None:
    after = career(CENTURIONI, played({"82": {"rows_thrown": 3}}), HOME, components())
    assert ",82*0.0+thrown3" in after
    before, now = (board(at(LINE, home_roster=code)).tables for code in (CENTURIONI, after))
    assert [before.number[i] for i in range(len(before.number))] == [
        now.number[i] for i in range(len(now.number))
    ]


@rule("TD-19.7")
def test_a_sack_gives_the_blitz_in_the_next_match() -> None:
    after = career(CENTURIONI, played({"23": {"sacks": 1}}), HOME, components())
    line = "phase=move row=8 move=2 possession=away attack=away ball=away80 home=23@c12 away=80@l20"
    assert tokens(at(line, league=True, home_roster=after).play("t2 t1 none")) == ["pass", "!23"]


@rule("TD-19.8")
@pytest.mark.parametrize(("winner", "points"), [(AWAY, 2), (HOME, 0), (None, 0)])
def test_the_loser_has_two_draft_points_more(winner: int | None, points: int) -> None:
    assert read_code(career(CENTURIONI, played({}, winner), HOME, components())).draft == points


@rule("TD-19.10")
def test_an_injury_does_not_last_into_the_next_match() -> None:
    match = at("quarter=2 hurt=home80.3", home_roster=CENTURIONI)
    match.resign(AWAY)
    after = career(CENTURIONI, outcome(match), HOME, components())
    assert after == CENTURIONI
    assert field(at("row=8", home_roster=after), "hurt") is None


def test_a_match_that_goes_on_teaches_nobody() -> None:
    with pytest.raises(BadOption, match="The match is not over"):
        career(CENTURIONI, outcome(at("row=8")), HOME, components())


# The draft --------------------------------------------------------------------------------------------------------


@rule("TD-19.8")
def test_example_of_the_booklet_two_defeats_buy_a_player_of_three_and_one_of_one() -> None:
    after = draft(f"{CENTURIONI};draft:4", ["D:3.0", "D:1.0"], components())
    assert (read_code(after).draft, read_code(after).drafted) == (0, 4)
    assert sum(p.value for p in read_code(after).players) == 44


@rule("TD-19.8")
def test_points_that_are_not_spent_are_saved() -> None:
    after = read_code(draft(f"{CENTURIONI};draft:4", ["AB:99*0.1"], components()))
    assert (after.draft, after.drafted) == (3, 1)
    assert [p.number for p in after.players if p.number > 90] == [99], "the number that he wished for"


@rule("TD-3.3", "TD-19.8")
def test_a_new_player_takes_nobodys_number() -> None:
    before, after = CENTURIONI, draft(f"{CENTURIONI};draft:2", ["D:1.0"], components())
    tables = [board(at(LINE, home_roster=code, league=True)).tables for code in (before, after)]
    old, new = ({(t.number[i], t.role[i], t.push[i]) for i in range(t.first_away)} for t in tables)
    assert old < new
    assert len(new - old) == 1


@rule("TD-19.8")
@pytest.mark.parametrize(
    ("purchase", "why"),
    [
        ("D:2.1", r"D:2.1 costs 3: there are 2 draft points, and players of value 0 .* \(TD-19.8\)"),
        ("D:0.0", "D:0.0 costs 0"),
        ("AQ:1.1", r"2 counters AQ 1/1: the box has 1 \(TD-3.3\)"),
        ("D:23*1.0", r"Number 23 is worn already \(TD-3.3\)"),
        ("D:47*1.0", "Number 47 is worn already"),
        ("goalkeeper", "'goalkeeper' is no part of a roster"),
        ("D:1.0+sacks1", "'D:1.0.sacks1' is no part of a roster"),
    ],
)
def test_what_cannot_be_drafted_is_told_why(purchase: str, why: str) -> None:
    with pytest.raises(BadOption, match=why):
        draft(f"{CENTURIONI};draft:2", [purchase], components())


# What is shown ----------------------------------------------------------------------------------------------------


@rule("TD-19.6")
@pytest.mark.parametrize(("number", "done", "said"), [
    (80, "thrown45", ["sure passer", "112.5 yards thrown this season"]),
    (80, "thrown4", ["10 yards thrown this season"]),
    (60, "received41", ["sure hands", "102.5 yards caught this season"]),
    (21, "sacks1", ["may blitz", "1 sack this season"]),
])  # fmt: skip
def test_a_card_says_what_a_player_did_in_the_season(number: int, done: str, said: list[str]) -> None:
    own = grown("centurioni", **{f"no{number}": done})
    attack = LINE.replace("80@l6", "80@l6,60@c3")
    defence = "phase=move row=8 move=2 possession=away attack=away ball=away80 home=21@c12 away=80@l20"
    match = at(defence if number == 21 else attack, league=True, home_roster=own)
    face = game().spec.face
    assert face is not None
    players = face().players
    assert players is not None
    card = players.card(Look(match, 0), Text("en", game().spec).say, f"m-p-h-{number}")
    assert card is not None
    assert [words.text for words in card.skills] == said
