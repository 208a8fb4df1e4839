"""The life of a competition: entries, rounds, results, corrections; and what is refused, with nothing changed."""

import pytest

from downfield.league.competition import Competition, create, drawn_alike, run
from downfield.league.deeds import (
    Agreed,
    Amended,
    Annulled,
    AnyDeed,
    Began,
    Challenged,
    Changed,
    Confirmed,
    Created,
    Denied,
    Drafted,
    Drew,
    Entered,
    Finished,
    Forfeited,
    HandedIn,
    Moved,
    Opened,
    Played,
    Proposed,
    Ruled,
    StoodIn,
    Substituted,
    Swapped,
    Told,
    Withdrew,
)
from downfield.league.errors import BadLedger, BadSettings, NotNow, Refused, Unknown
from downfield.league.ledger import read
from downfield.league.lots import draw
from downfield.league.results import by_score
from downfield.league.settings import KnockOut, Ladder, RoundRobin, Settings, Swiss, check
from downfield.league.standings import champion, going_on, groups, is_over, standings
from tests.league.clubs import ANN, AT, SECRET, by_chance, play_out, play_round, running, stronger_wins


def do(competition: Competition, deed: AnyDeed) -> None:
    competition.do(deed, ANN, AT)


def refused(competition: Competition, deed: AnyDeed, kind: type[Exception], words: str) -> None:
    """A deed is refused in these words, and nothing has changed."""
    before, state = list(competition.lines), run(competition.lines)
    with pytest.raises(kind, match=words):
        do(competition, deed)
    assert competition.lines == before
    assert competition.state == state


def drawn(entrants: int, *stages: object, **more: object) -> Competition:
    competition = running(entrants, *stages, **more)  # type: ignore[arg-type]
    competition.draw(ANN, AT)
    return competition


# Entries ---------------------------------------------------------------------------------------------------------


def test_whoever_comes_too_late_for_a_place_waits_and_comes_in_when_somebody_leaves() -> None:
    competition, secret = create(Settings("Cup", "calciotto", (RoundRobin(),), most=2), ANN, AT, SECRET)
    for name in ("Ben", "Cleo", "Dan"):
        do(competition, Entered(name))
    assert [e.waiting for e in competition.state.entrants.values()] == [False, False, True]
    do(competition, Withdrew(1))
    competition.begin(secret, ANN, AT)
    assert [e.name for e in competition.state.taking_part()] in (["Cleo", "Dan"], ["Dan", "Cleo"])


def test_nobody_enters_twice_nor_after_the_beginning() -> None:
    competition, secret = create(Settings("Cup", "calciotto", (RoundRobin(),)), ANN, AT, SECRET)
    do(competition, Opened())
    do(competition, Entered("Ben", person="p1"))
    refused(competition, Entered(" BEN "), Refused, "takes part already")
    refused(competition, Entered("Benno", person="p1"), Refused, "takes part already")
    refused(competition, Entered(""), Refused, "1 to 80 letters")
    refused(competition, Entered("Cleo", coach="genius"), Exception, "There is no coach")
    refused(competition, Entered("Cleo", members=("a", "b")), Refused, "plays alone")
    refused(competition, Began((1,)), Refused, "at least 2")
    do(competition, Entered("Cleo"))
    refused(competition, Began((1, 1)), Refused, "one lot for each")
    competition.begin(secret, ANN, AT)
    competition.draw(ANN, AT)
    refused(competition, Entered("Dan"), NotNow, "closed")
    refused(competition, Opened(), NotNow, "open already")
    refused(competition, Changed(competition.state.settings), NotNow, "holds once")


def test_squads_have_their_number_of_coaches() -> None:
    competition, _ = create(Settings("Cup", "calciotto", (RoundRobin(),), squad=3), ANN, AT, SECRET)
    refused(competition, Entered("A", members=("x", "y")), Refused, "has 3 coaches")
    do(competition, Entered("A", members=("x", "y", "z")))


def test_seeds_are_given_once_and_lead_the_draw() -> None:
    competition, secret = create(Settings("Cup", "calciotto", (KnockOut(),)), ANN, AT, SECRET)
    for number, seed in enumerate((0, 2, 0, 1), 1):
        do(competition, Entered(f"E{number}", seed=seed))
    refused(competition, Entered("E5", seed=2), Refused, "Seed 2 is taken")
    competition.begin(secret, ANN, AT)
    competition.draw(ANN, AT)
    assert competition.state.seeds[0][:2] == (4, 2)


def test_a_team_sheet_is_checked_and_locked() -> None:
    competition, secret = create(Settings("Bowl", "blood-bowl", (RoundRobin(),)), ANN, AT, SECRET)
    do(competition, Entered("Ben", team="orc"))
    do(competition, Entered("Cleo"))
    refused(competition, HandedIn(2, "human:40*blitzer"), Refused, "This team cannot play here")
    do(competition, HandedIn(2, "dwarf"))
    competition.begin(secret, ANN, AT)
    refused(competition, HandedIn(2, "orc"), NotNow, "locked")
    refused(competition, Drafted(2, ("D:1.1",)), Refused, "stay as they are")


def test_a_substitute_plays_on_with_the_results() -> None:
    competition = drawn(4, RoundRobin())
    play_round(competition, stronger_wins)
    do(competition, Substituted(1, "Nora", "Ann is ill"))
    assert standings(competition.state, 0)[0].entrant == 1
    assert competition.state.entrants[1].name == "Nora"
    refused(competition, Substituted(2, "Nora", "twice"), Refused, "takes part already")
    refused(competition, Amended(2, "", name="Otto"), Refused, "says why")


# Lots ------------------------------------------------------------------------------------------------------------


def test_lots_follow_from_the_secret_and_from_what_everybody_adds() -> None:
    assert draw(SECRET, [0, 0, 0]) == draw(SECRET, [0, 0, 0])
    assert len({draw(SECRET, [0, 0, 0, 0, nonce]) for nonce in range(1, 20)}) > 5
    assert sorted(draw(SECRET, [0] * 40)) == list(range(1, 41))


def test_the_secret_is_shown_at_the_end_and_proves_the_lots() -> None:
    competition = play_out(running(4, RoundRobin()), stronger_wins)
    refused(competition, Finished("00" * 32), Refused, "not the secret")
    refused(competition, Finished("zz"), Refused, "hexadecimal")
    do(competition, Finished(SECRET.hex()))
    refused(competition, Entered("Late"), NotNow, "is over")


def test_lots_that_do_not_follow_from_the_secret_are_found_out() -> None:
    competition, _ = create(Settings("Cup", "calciotto", (RoundRobin(),)), ANN, AT, SECRET)
    for name in ("Ben", "Cleo", "Dan"):
        do(competition, Entered(name))
    true = draw(SECRET, [0, 0, 0])
    do(competition, Began((*true[1:], true[0])))
    play_out(competition, stronger_wins)
    refused(competition, Finished(SECRET.hex()), Refused, "other lots follow")


# Rounds ----------------------------------------------------------------------------------------------------------


def test_a_swiss_round_is_drawn_when_the_one_before_is_over() -> None:
    competition = drawn(6, Swiss(3))
    with pytest.raises(NotNow, match=r"still to be played: 1\.1, 1\.2, 1\.3"):
        competition.draw(ANN, AT)
    refused(competition, Drew(0, ((1, 2), (3, 4), (5, 6))), NotNow, "not over")
    play_out(competition, by_chance(3))
    assert len(competition.state.rounds) == 3
    assert is_over(competition.state)
    assert champion(competition.state) == standings(competition.state, 0)[0].entrant
    assert drawn_alike(competition.lines)


def test_a_round_drawn_by_hand_is_told_from_one_by_the_rules() -> None:
    competition = running(4, Swiss(2))
    do(competition, Drew(0, ((1, 2), (3, 4))))
    by_rule = running(4, Swiss(2))
    by_rule.draw(ANN, AT)
    alike = by_rule.lines[-1].deed == competition.lines[-1].deed
    assert drawn_alike(competition.lines) is alike
    refused(running(4, Swiss(2)), Drew(0, ((1, 2), (1, 3))), Refused, "Nobody plays twice")
    refused(running(4, Swiss(2)), Drew(0, ((1, 9),)), Unknown, "no entrant 9")
    refused(running(4, Swiss(2)), Drew(2, ((1, 2),)), Refused, "no such stage")


def test_two_change_places_before_they_have_played() -> None:
    competition = drawn(4, Swiss(2))
    (first, second), (third, _) = [(t.home, t.away) for t in competition.state.rounds[0].ties]
    do(competition, Swapped(1, second, third, "both of one club"))
    assert competition.state.rounds[0].ties[0].away == third
    assert competition.state.rounds[0].ties[0].fixtures[0].away == third
    do(competition, Played("1.1", by_score(1, 0)))
    refused(competition, Swapped(1, first, second, "again"), NotNow, "has played already")
    refused(competition, Swapped(1, second, 77, "?"), Refused, "Both must be in this round")


def test_groups_send_their_best_on_crosswise() -> None:
    competition = play_out(
        running(8, RoundRobin(groups=2, through=2), KnockOut(third_place=True)), stronger_wins
    )
    state = competition.state
    assert groups(state, 0) == [1, 2]
    first, second = standings(state, 0, 1), standings(state, 0, 2)
    assert going_on(state, 0) == [first[0].entrant, second[0].entrant, first[1].entrant, second[1].entrant]
    semi = [(t.home, t.away) for t in state.of_stage(1)[0].ties]
    assert (first[0].entrant, second[1].entrant) in semi
    assert champion(state) == 1
    assert [row.place for row in standings(state, 1)] == [1, 2, 3, 4]


def test_best_of_three_ends_as_soon_as_it_is_decided_and_a_draw_is_played_again() -> None:
    competition = drawn(2, KnockOut(best_of=3))
    tie = competition.state.rounds[0].ties[0]
    for number, score in ((1, (1, 0)), (2, (0, 0)), (3, (1, 2)), (4, (0, 3))):
        assert len(competition.state.rounds[0].ties[0].fixtures) == number
        do(competition, Played(f"1.1.{number}", by_score(*score)))
    fixtures = competition.state.rounds[0].ties[0].fixtures
    assert [f.home == tie.home for f in fixtures] == [True, False, True, False]
    assert champion(competition.state) == tie.home
    assert is_over(competition.state)


def test_on_a_ladder_who_wins_takes_the_place_above() -> None:
    competition = running(5, Ladder(reach=2))
    top = list(competition.state.ladder)
    do(competition, Challenged(top[3], top[1]))
    refused(competition, Challenged(top[4], top[3]), NotNow, "a match to play first")
    refused(competition, Challenged(top[4], top[0]), Refused, "up to 2 places above")
    do(competition, Played("1.1", by_score(0, 1)))
    assert competition.state.ladder == [top[0], top[3], top[1], top[2], top[4]]
    do(competition, Challenged(top[3], top[0]))
    do(competition, Played("2.1", by_score(1, 0)))
    assert competition.state.ladder[0] == top[0]
    do(competition, Finished())


def test_squads_count_their_matches_together() -> None:
    competition = drawn(2, RoundRobin(), squad=3)
    fixtures = competition.state.rounds[0].ties[0].fixtures
    home = competition.state.rounds[0].ties[0].home
    for fixture, score in zip(fixtures, ((2, 0), (1, 1), (0, 1)), strict=True):
        turned = score if fixture.home == home else score[::-1]
        do(competition, Played(fixture.id, by_score(*turned)))
    assert [(r.points, r.scored) for r in standings(competition.state, 0)] == [(1, 3), (1, 3)]


# Results ---------------------------------------------------------------------------------------------------------


def test_what_one_tells_counts_when_the_other_confirms() -> None:
    competition = drawn(2, RoundRobin())
    fixture = competition.state.fixture("1.1")
    refused(competition, Confirmed("1.1", fixture.away), NotNow, "has not said yet")
    do(competition, Told("1.1", fixture.home, by_score(2, 1)))
    refused(competition, Confirmed("1.1", fixture.home), NotNow, "has not said yet")
    assert standings(competition.state, 0)[0].played == 0
    do(competition, Confirmed("1.1", fixture.away))
    assert standings(competition.state, 0)[0].entrant == fixture.home
    refused(competition, Told("1.1", fixture.home, by_score(3, 0)), NotNow, "has its result")


def test_two_who_tell_different_things_leave_it_to_the_organiser() -> None:
    competition = drawn(2, RoundRobin())
    fixture = competition.state.fixture("1.1")
    do(competition, Told("1.1", fixture.home, by_score(2, 1)))
    do(competition, Told("1.1", fixture.away, by_score(1, 2)))
    assert competition.state.fixture("1.1").disputed
    refused(competition, Ruled("1.1", by_score(2, 2), " "), Refused, "says why")
    do(competition, Ruled("1.1", by_score(2, 2), "both agree that it was a draw"))
    assert [row.points for row in standings(competition.state, 0)] == [1, 1]


def test_two_who_tell_the_same_need_no_word_more() -> None:
    competition = drawn(2, RoundRobin())
    for entrant in (1, 2):
        do(competition, Told("1.1", entrant, by_score(0, 1)))
    assert is_over(competition.state)


def test_one_who_denies_leaves_it_to_the_organiser() -> None:
    competition = drawn(2, RoundRobin())
    do(competition, Told("1.1", 1, by_score(2, 1)))
    do(competition, Denied("1.1", 2, "it was one all"))
    assert competition.state.fixture("1.1").disputed


def test_a_time_is_agreed_upon() -> None:
    competition = drawn(2, RoundRobin())
    refused(competition, Proposed("1.1", 1, ("tomorrow",)), BadLedger, "no moment")
    refused(competition, Proposed("1.1", 1, ()), Refused, "1 to 10")
    do(competition, Proposed("1.1", 1, ("2026-12-01T19:00:00Z", "2026-12-02T19:00:00Z")))
    refused(competition, Agreed("1.1", 2, "2026-12-03T19:00:00Z"), Refused, "not proposed")
    do(competition, Agreed("1.1", 2, "2026-12-02T19:00:00Z"))
    assert competition.state.fixture("1.1").agreed == "2026-12-02T19:00:00Z"


def test_a_result_needs_a_match_that_is_open_and_numbers_that_can_be() -> None:
    competition = drawn(4, RoundRobin())
    refused(competition, Played("9.1", by_score(1, 0)), Unknown, "no match 9.1")
    refused(competition, Played("1.x", by_score(1, 0)), Unknown, "no match")
    refused(competition, Played("1.1", by_score(-1, 0)), Refused, "0 to 999")
    one = competition.state.fixture("1.1")
    other = next(e for e in (1, 2, 3, 4) if e not in (one.home, one.away))
    refused(competition, Told("1.1", other, by_score(1, 0)), Refused, "does not play in match")
    refused(competition, Forfeited("1.1", other, "?"), Refused, "does not play in match")
    do(competition, Played("1.1", by_score(1, 0)))
    refused(competition, Played("1.1", by_score(1, 0)), NotNow, "has its result")


def test_no_shows_lose_and_where_neither_comes_both_do() -> None:
    competition = drawn(2, RoundRobin(legs=2))
    do(competition, Forfeited("1.1", 1, "did not come"))
    do(competition, Forfeited("2.1", 0, "neither came"))
    rows = {row.entrant: row for row in standings(competition.state, 0)}
    assert (rows[2].points, rows[1].points, rows[2].scored) == (3, 0, 3)
    cup = drawn(2, KnockOut())
    refused(cup, Forfeited("1.1", 0, "neither came"), Refused, "one of two goes on")


def test_a_program_stands_in_where_that_was_agreed() -> None:
    competition = drawn(2, RoundRobin())
    do(competition, StoodIn("1.1", 1, "steady", "ill"))
    assert competition.state.program(competition.state.fixture("1.1"), 1) == "steady"


# Leaving ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rule", "counted"), [("annul", 0), ("stand", 3), ("half", 0)])
def test_the_results_of_whoever_leaves_early_count_as_the_rule_says(rule: str, counted: int) -> None:
    competition = drawn(5, RoundRobin(), withdrawal=rule)
    first = competition.state.fixture("1.1")
    do(competition, Played("1.1", by_score(0, 1)))
    do(competition, Withdrew(first.home, "moved away"))
    rows = {row.entrant: row for row in standings(competition.state, 0)}
    assert rows[first.away].points == counted
    assert (first.home in rows) is (rule == "stand")


def test_once_half_is_played_the_rest_is_lost() -> None:
    competition = drawn(4, RoundRobin())
    for number in (1, 2):
        for tie in competition.state.rounds[number - 1].ties:
            do(competition, Played(tie.id, stronger_wins(tie.fixtures[0])))
    do(competition, Withdrew(1))
    assert len(competition.state.open_ties(competition.state.rounds)) == 1
    assert {row.entrant: row.won for row in standings(competition.state, 0)}[1] == 2


def test_in_a_cup_the_other_goes_on() -> None:
    competition = drawn(4, KnockOut())
    one = competition.state.rounds[0].ties[0]
    do(competition, Withdrew(one.home))
    assert one.away in (competition.state.rounds[1].ties[0].home, competition.state.rounds[1].ties[0].away)
    do(competition, Withdrew(one.away))
    other = competition.state.rounds[0].ties[1]
    do(competition, Played(other.id, by_score(1, 0)))
    assert champion(competition.state) == other.home


def test_one_who_is_left_alone_cannot_be_paired() -> None:
    competition = running(2, Swiss(3))
    do(competition, Withdrew(1))
    with pytest.raises(Refused, match="nobody to meet"):
        competition.draw(ANN, AT)


# Corrections -----------------------------------------------------------------------------------------------------


def test_what_is_annulled_has_never_happened() -> None:
    competition = drawn(4, RoundRobin())
    never = run(competition.lines)
    do(competition, Played("1.1", by_score(5, 0)))
    refused(competition, Annulled(len(competition.lines), ""), Refused, "says why")
    do(competition, Annulled(len(competition.lines), "entered for the wrong match"))
    assert competition.state == never
    refused(competition, Annulled(1, "all of it"), Refused, "cannot be annulled")
    refused(competition, Annulled(len(competition.lines), "back"), Refused, "cannot be annulled")


def test_what_others_stand_on_is_not_annulled() -> None:
    competition = drawn(4, Swiss(2))
    entered = next(line.number for line in competition.lines if isinstance(line.deed, Entered))
    refused(competition, Annulled(entered, "never paid"), NotNow, r"Line \d+ stands on what was annulled")


def test_a_correction_in_a_cup_brings_others_to_the_final() -> None:
    competition = drawn(4, KnockOut())
    play_round(competition, stronger_wins)
    ties = competition.state.rounds[0].ties
    loser = max(ties[0].home, ties[0].away)
    fixed = by_score(1, 0) if ties[0].home == loser else by_score(0, 1)
    do(competition, Ruled("1.1", fixed, "the wrong way round"))
    final = competition.state.rounds[1].ties[0]
    assert loser in (final.home, final.away)
    assert {final.fixtures[0].home, final.fixtures[0].away} == {final.home, final.away}


def test_a_round_gets_another_end() -> None:
    competition = drawn(4, RoundRobin())
    do(competition, Moved("2026-12-24T22:59:00Z", "Christmas", round=1))
    assert {f.due for f in competition.state.fixtures() if f.id.startswith("1.")} == {"2026-12-24T22:59:00Z"}
    do(competition, Moved("2027-01-06T22:59:00Z", "ill", match="1.2"))
    assert competition.state.fixture("1.2").due == "2027-01-06T22:59:00Z"
    refused(competition, Moved("yesterday", "?", round=1), BadLedger, "no moment")
    refused(competition, Moved("2026-12-24T22:59:00Z", "?", round=9), Unknown, "no round 9")


# The ledger ------------------------------------------------------------------------------------------------------


def test_a_ledger_runs_to_the_same_state_again_and_again() -> None:
    competition = play_out(running(7, Swiss(4)), by_chance(5))
    written = [line.encoded() for line in competition.lines]
    assert Competition(read(written)).state == competition.state


def test_a_line_that_was_cut_altered_or_moved_is_noticed() -> None:
    written = [line.encoded() for line in play_out(running(4, RoundRobin()), by_chance(5)).lines]
    for wrong in (
        [*written[:3], *written[4:]],
        [*written[:3], written[3].replace(b"E3", b"E9"), *written[4:]],
        [*written[:2], written[3], written[2], *written[4:]],
    ):
        with pytest.raises(BadLedger, match="does not follow"):
            read(wrong)
    with pytest.raises(BadLedger, match="Line 2 cannot be read"):
        read([written[0], b"{}"])
    with pytest.raises(BadLedger, match="begins with"):
        Competition([])


def test_a_competition_is_created_once() -> None:
    competition = running(2, RoundRobin())
    refused(competition, Created(competition.state.settings, ""), Refused, "created once")


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        (Settings("", "calciotto", (RoundRobin(),)), "a name of 1 to 80"),
        (Settings("Cup", "ludo", (RoundRobin(),)), "no game"),
        (Settings("Cup", "calciotto", ()), "stages is a number from 1 to 3"),
        (Settings("Cup", "calciotto", (KnockOut(best_of=2),)), "1, 3, 5 or 7"),
        (Settings("Cup", "calciotto", (RoundRobin(), KnockOut())), "through"),
        (Settings("Cup", "calciotto", (KnockOut(), KnockOut())), "through"),
        (Settings("Cup", "calciotto", (KnockOut(double=True, third_place=True),)), "without a match"),
        (Settings("Cup", "calciotto", (KnockOut(best_of=3),), squad=2), "best_of is 1"),
        (Settings("Cup", "calciotto", (RoundRobin(),), squad=9), "from 1 to 8"),
        (Settings("Cup", "calciotto", (RoundRobin(),), zone="Mars/Base"), "no time zone"),
        (Settings("Cup", "calciotto", (RoundRobin(),), options={"minutes": 7}), "options: .*minutes"),
        (Settings("Cup", "calciotto", (RoundRobin(),), tie_breaks=("beauty",)), "no tie-break"),
        (Settings("Cup", "calciotto", (RoundRobin(),), stand_in="genius"), "no coach"),
        (Settings("Cup", "calciotto", (RoundRobin(),), least=9, most=8), "least"),
    ],
)
def test_what_cannot_be_held_is_refused_with_what_is_allowed(settings: Settings, words: str) -> None:
    from downfield.kernel.errors import DownfieldError

    with pytest.raises(DownfieldError, match=words) as refusal:
        check(settings)
    assert isinstance(refusal.value, BadSettings) or "no " in words
