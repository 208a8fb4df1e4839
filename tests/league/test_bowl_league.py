"""A league of Blood Bowl: teams are carried on from match to match, all from the ledger."""

import pathlib
import re
from collections import Counter

import msgspec
import pytest

import downfield
from downfield.league import folder, ledger
from downfield.league.arranged import options_for
from downfield.league.careers import course, team_now
from downfield.league.competition import Competition, create
from downfield.league.deeds import Drafted, Entered, Finished, Forfeited, HandedIn, Played, Rolled, Ruled
from downfield.league.errors import BadSettings, NotNow, Refused
from downfield.league.facts import result_of
from downfield.league.programs import play, playable
from downfield.league.results import Result, by_score
from downfield.league.settings import RoundRobin, Settings, Swiss, read
from tests.league.clubs import ANN, AT, SECRET

LEAGUE = Settings("Old World", "blood-bowl", (RoundRobin(2),), league=True)
KEY = "ab" * 32


def season(many: int = 2, level: str = "random", team: str = "") -> Competition:
    competition, secret = create(LEAGUE, ANN, AT, SECRET)
    for number in range(many):
        competition.do(Entered(f"B{number}", coach=level, team=team), ANN, AT)
    competition.begin(secret, ANN, AT)
    competition.draw(ANN, AT)
    return competition


def result(home: int, away: int, players: dict[str, dict[str, int]] | None = None) -> Result:
    stats = ({"fans": 4}, {"fans": 4})
    return msgspec.structs.replace(by_score(home, away), stats=stats, players=(players or {}, {}))


def gold(competition: Competition, entrant: int) -> int:
    found = re.search(r"treasury:(\d+)", team_now(competition.state, entrant))
    return int(found[1]) if found else 0


def test_a_match_brings_gold_points_and_scars_once_its_dice_have_fallen() -> None:
    competition = season()
    first = competition.state.fixture("1.1")
    before = team_now(competition.state, first.home)
    competition.do(Played("1.1", result(2, 0, {"5": {"touchdowns": 2}, "6": {"killed": 1}})), ANN, AT)
    assert team_now(competition.state, first.home) == before
    with pytest.raises(NotNow, match=r"Match 1\.1\.1 comes first"):
        options_for(competition.state, competition.state.fixture("2.1"))
    assert playable(competition.state) == []
    competition.roll(SECRET, ANN, AT)
    assert gold(competition, first.home) == 60_000
    code = team_now(competition.state, first.home)
    assert re.search(r"[:,]5\*spp(6|10)[,;]", code)
    assert "2*thrower,3*blitzer,1*-,2*catcher" in code
    agreed = options_for(competition.state, competition.state.fixture("2.1"))
    assert agreed["home_roster"] in (code, team_now(competition.state, first.away))
    assert agreed["league_style"] is True
    downfield.game("blood-bowl").new(options=agreed, by_hand=True)


def test_a_correction_counts_anew_with_the_same_dice_and_never_takes_away_what_was_spent() -> None:
    competition = season()
    home = competition.state.fixture("1.1").home
    competition.do(Played("1.1", result(6, 0)), ANN, AT)
    competition.roll(SECRET, ANN, AT)
    assert gold(competition, home) == 100_000
    competition.do(Ruled("1.1", result(5, 0), "one too many"), ANN, AT)
    assert gold(competition, home) == 90_000
    competition.draft(home, ["hire:human_lineman"], SECRET, ANN, AT)
    with pytest.raises(Refused, match="costs 50,000"):
        competition.do(Ruled("1.1", result(0, 0), "none at all"), ANN, AT)
    assert gold(competition, home) == 40_000


def test_after_the_dice_before_a_match_its_coaches_can_do_no_more() -> None:
    competition = season()
    home = competition.state.fixture("1.1").home
    competition.roll(SECRET, ANN, AT, before="1.1")
    with pytest.raises(NotNow, match="too late for this"):
        competition.draft(home, ["fire:5"], SECRET, ANN, AT)
    with pytest.raises(NotNow, match=r"Match 1\.1\.1 comes first"):
        options_for(competition.state, competition.state.fixture("2.1"))
    options_for(competition.state, competition.state.fixture("1.1"))


@pytest.mark.parametrize(
    ("deed", "why"),
    [
        (Rolled("1.1", KEY), r"Nothing is to be rolled after 1\.1\.1"),
        (Rolled("1.1", "abc", before=True), "64 hexadecimal digits"),
        (Drafted(1, ("hire:blitzer",)), "treasury has"),
        (Drafted(1, ("advance:3*p-guard",), KEY), "it costs 6 star player points"),
        (Drafted(1, ("redraft", "keep:1"), KEY), "when its season is over"),
        (Drafted(1, ()), "between two matches"),
    ],
)
def test_what_does_not_fit_is_refused_and_nothing_changes(deed: Drafted | Rolled, why: str) -> None:
    competition = season()
    before = msgspec.json.encode(competition.state)
    with pytest.raises((Refused, NotNow), match=why):
        competition.do(deed, ANN, AT)
    assert msgspec.json.encode(competition.state) == before


def test_dice_are_rolled_once_and_only_in_such_a_league() -> None:
    competition = season()
    competition.roll(SECRET, ANN, AT, before="1.1")
    assert competition.roll(SECRET, ANN, AT, before="1.1") == []
    cup, _ = create(Settings("Cup", "blood-bowl", (RoundRobin(),)), ANN, AT, SECRET)
    for name in "AB":
        cup.do(Entered(name), ANN, AT)
    cup.begin(SECRET, ANN, AT)
    cup.draw(ANN, AT)
    with pytest.raises(NotNow, match="Nothing is to be rolled"):
        cup.do(Rolled("1.1", KEY, before=True), ANN, AT)


def test_keys_that_do_not_follow_from_the_secret_are_found_in_the_end() -> None:
    for key, is_proved in ((None, True), (KEY, False)):
        competition = season()
        for match in ("1.1", "2.1"):
            competition.do(Played(match, result(1, 0)), ANN, AT)
            if key:
                competition.do(Rolled(match, key), ANN, AT)
            competition.roll(SECRET, ANN, AT)
        if is_proved:
            competition.do(Finished(SECRET.hex()), ANN, AT)
        else:
            with pytest.raises(Refused, match=r"The dice after 1\.1\.1 do not follow"):
                competition.do(Finished(SECRET.hex()), ANN, AT)


def test_who_waits_in_vain_is_paid() -> None:
    competition = season()
    fixture = competition.state.fixture("1.1")
    competition.do(Forfeited("1.1", fixture.away, "did not come"), ANN, AT)
    competition.roll(SECRET, ANN, AT)
    assert 10_000 <= gold(competition, fixture.home) <= 60_000
    assert gold(competition, fixture.away) == 0


def test_when_all_is_played_a_team_is_drafted_anew() -> None:
    competition = season(team="human:11*human_lineman")
    for match in ("1.1", "2.1"):
        competition.do(Played(match, result(1, 1)), ANN, AT)
        competition.roll(SECRET, ANN, AT)
    competition.draft(1, ["redraft", *(f"keep:{n}" for n in range(1, 12)), "hire:rerolls"], SECRET, ANN, AT)
    code = team_now(competition.state, 1)
    assert "league:2" in code
    assert "y1" in code
    again, _ = create(LEAGUE, ANN, AT, SECRET)
    again.do(Entered("B0", team=code), ANN, AT)


def test_between_two_swiss_rounds_the_season_is_not_over_nor_is_a_team_drafted_anew_twice() -> None:
    settings = msgspec.structs.replace(LEAGUE, stages=(Swiss(2),))
    competition, _ = create(settings, ANN, AT, SECRET)
    for name in "ABCD":
        competition.do(Entered(name, team="human:11*human_lineman"), ANN, AT)
    competition.begin(SECRET, ANN, AT)
    anew = ["redraft", *(f"keep:{n}" for n in range(1, 12))]
    for number in (1, 2):
        competition.draw(ANN, AT)
        for tie in list(competition.state.round(number).ties):
            competition.do(Played(tie.id, result(1, 1)), ANN, AT)
        competition.roll(SECRET, ANN, AT)
        if number == 1:
            with pytest.raises(NotNow, match="season is over"):
                competition.draft(1, anew, SECRET, ANN, AT)
    competition.draft(1, anew, SECRET, ANN, AT)
    with pytest.raises(NotNow, match="drafted anew already"):
        competition.draft(1, anew, SECRET, ANN, AT)


@pytest.mark.parametrize(
    ("team", "why"),
    [
        ("human:4*blitzer,10*human_lineman;rerolls:4", "costs 1,040,000"),
        ("human:11*human_lineman;league:1;fans:1;treasury:900000", "as it was drafted"),
        ("human:11*human_lineman;league:2;fans:1;men:4*nonsense", "cannot be read"),
        ("human:10*human_lineman", "10 players"),
    ],
)
def test_a_team_that_cannot_enter_is_told_why(team: str, why: str) -> None:
    competition, _ = create(LEAGUE, ANN, AT, SECRET)
    competition.do(Entered("B0"), ANN, AT)
    with pytest.raises(Refused, match=why):
        competition.do(HandedIn(1, team), ANN, AT)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            'name = "X"\ngame = "calciotto"\nleague = true\nstages = [{kind = "ladder"}]',
            "no league beside its season",
        ),
        (
            'name = "X"\ngame = "blood-bowl"\nleague = true\nsquad = 2\nstages = [{kind = "ladder"}]',
            "`squad` is 1",
        ),
    ],
)
def test_a_league_that_cannot_be_is_told(text: str, why: str) -> None:
    with pytest.raises(BadSettings, match=why):
        read(text)


def test_in_a_folder_dice_fall_by_themselves_and_the_ledger_can_be_read_again(tmp_path: pathlib.Path) -> None:
    kept = folder.make(tmp_path / "league", LEAGUE, ANN, SECRET)
    for name in "AB":
        kept.do(Entered(name, team="orc"), ANN)
    kept.begin(ANN)
    kept.draw(ANN, [])
    kept.ready("1.1", ANN)
    kept.do(Played("1.1", result(2, 1)), ANN)
    home = kept.state.fixture("1.1").home
    kept.draft(home, ["hire:cheerleaders"], ANN)
    again = folder.Folder(tmp_path / "league")
    assert team_now(again.state, home) == team_now(kept.state, home)
    assert "cheerleaders:1" in team_now(again.state, home)
    assert [line.deed.__class__.__name__ for line in again.competition.lines[-4:]] == [
        "Rolled", "Played", "Rolled", "Drafted",
    ]  # fmt: skip
    assert ledger.read(line.encoded() for line in again.competition.lines) == again.competition.lines


# A season ------------------------------------------------------------------------------------------------------------


@pytest.mark.nightly
def test_a_season_of_bots_adds_up_from_its_matches_alone() -> None:
    """Four steady bots, double round robin: gold, points and scars of every step, counted again from the events."""
    competition = season(4, "steady", "orc")
    facts = {}
    while open_ones := playable(competition.state):
        fixture = open_ones[0]
        competition.roll(SECRET, ANN, AT, before=fixture.id)
        match = play(competition.state, competition.state.fixture(fixture.id), SECRET)
        facts[fixture.id] = [(event.key, event.args()) for event in match.events]
        competition.do(Played(fixture.id, result_of(match)), ANN, AT)
        competition.roll(SECRET, ANN, AT)
    assert len(facts) == 12
    for entrant in range(1, 5):
        was = ""
        for step, code in course(competition.state, entrant):
            if step.match and not step.before:
                side = competition.state.fixture(step.match).side(entrant)
                _check_step(was, code, side, facts[step.match])
            was = code
    competition.do(Finished(SECRET.hex()), ANN, AT)


def _check_step(was: str, now: str, side: int, facts: list[tuple[str, dict[str, int]]]) -> None:
    """Gold, points and scars of a match, from its events."""
    crowd = sum(args["fans"] for key, args in facts if key == "fans")
    scored = sum(key == "touchdown" and args["side"] == side for key, args in facts)
    last = [args for key, args in facts if key == "bought" and args["side"] == side]
    dearer = [args["side"] for key, args in facts if key == "bought"][:1] == [side]
    spent = _number("treasury", was) - last[-1]["gold"] if last and dearer and _number("treasury", was) else 0
    assert (
        _number("treasury", now) == _number("treasury", was) - max(spent, 0) + 5_000 * crowd + 10_000 * scored
    )
    scars = [args for key, args in facts if key == "scarred" and args["side"] == side]
    fit = _shirts(was) - _missing(was)
    dead = {args["player"] for args in scars if args["row"] == 5} & fit
    assert _shirts(now) == _shirts(was) - dead
    assert _missing(now) == {args["player"] for args in scars if 2 <= args["row"] <= 4} & fit
    assert now.count("n1") + now.count("down-") >= was.count("n1") + was.count("down-") - len(dead)
    alive = _shirts(now)
    counted = sum(points for number, points in _points(facts, side).items() if number in alive & fit)
    assert _total(now, alive) - _total(was, alive) - counted in (
        0,
        4,
    )  # nobody, or one of them, is the most valuable


def _number(name: str, code: str) -> int:
    found = re.search(rf"{name}:(\d+)", code)
    return int(found[1]) if found else 0


def _shirts(code: str) -> set[int]:
    """The shirts that somebody wears."""
    names = [
        name
        for run in code.partition(";")[0].partition(":")[2].split(",")
        for count, name in [run.split("*")]
        for name in [name] * int(count)
    ]
    return {number for number, name in enumerate(names, 1) if name != "-"}


def _told(code: str) -> dict[int, str]:
    found = re.search(r"men:([^;]*)", code)
    return {int(n): word for n, word in (w.split("*") for w in found[1].split(","))} if found else {}


def _missing(code: str) -> set[int]:
    return {number for number, word in _told(code).items() if "out" in word.split(".")}


def _total(code: str, shirts: set[int]) -> int:
    """The star player points of some players together."""
    found = [re.search(r"spp(\d+)", word) for number, word in _told(code).items() if number in shirts]
    return sum(int(points[1]) for points in found if points)


def _points(facts: list[tuple[str, dict[str, int]]], side: int) -> Counter[int]:
    """What the players of a side have earned, told by the events alone."""
    earned: Counter[int] = Counter()
    passer, block = 0, (0, 0, 0)  # who has thrown accurately; whose block it is, who blocks, and whom
    for key, args in facts:
        own = args.get("side") == side
        if key == "touchdown" and own:
            earned[args["player"]] += 3
        elif key in ("deflected", "intercepted") and own:
            earned[args["player"]] += 1
        elif key == "blocked":
            block = (args["side"], args["player"], args["other"])
        elif key in ("casualty", "badly-hurt") and args["cause"] & 3 == 2 and not own:
            earned[block[1] if block[0] == side else block[2]] += 2
        passer = args["player"] if key == "threw" and own and args["outcome"] == 1 else passer
        if key == "caught" and own:
            earned[passer] += bool(passer)
        if key in ("caught", "bounced", "strayed", "activated", "turn", "deflected"):
            passer = 0
    return earned
