"""What is said about a match: when it is played, how it ended, and who decides if two do not agree."""

import msgspec

from downfield.kernel.needs import NOBODY
from downfield.league.careers import check_key, occasion_of, owed, team_now
from downfield.league.deeds import (
    Agreed,
    Chose,
    Confirmed,
    Denied,
    Forfeited,
    Played,
    Proposed,
    Rolled,
    Ruled,
    SatDown,
    StoodIn,
    Told,
)
from downfield.league.errors import NotNow, Refused, because
from downfield.league.results import RULED, TOLD, Result, conceded, walkover
from downfield.league.rounds import advance, check_ahead, climbed
from downfield.league.settings import check_coach
from downfield.league.sheets import check_team
from downfield.league.state import Fixture, State, Step

MOST_TIMES, MOST_SCORED = 10, 999


def proposed(state: State, deed: Proposed, _line: int) -> None:
    """An entrant says when he could play."""
    fixture = _own(state, deed.match, deed.entrant)
    if not 1 <= len(deed.times) <= MOST_TIMES:
        raise Refused("One proposes 1 to {most} times.", key="league-times", most=MOST_TIMES)
    for time in deed.times:
        check_ahead(state, time)
    fixture.proposals[deed.entrant] = deed.times


def agreed(state: State, deed: Agreed, _line: int) -> None:
    """The other takes one of these times."""
    fixture = _own(state, deed.match, deed.entrant)
    other = fixture.away if deed.entrant == fixture.home else fixture.home
    if deed.time not in fixture.proposals.get(other, ()):
        raise Refused("The other has not proposed this time.", key="league-not-proposed")
    check_ahead(state, deed.time)
    fixture.agreed = deed.time


def chose(state: State, deed: Chose, _line: int) -> None:
    """The team for one match, as long as nobody has sat down to it [CAL-19.3]."""
    fixture = _own(state, deed.match, deed.entrant)
    if not state.settings.season.chosen:
        raise Refused("Here a team is for the whole competition.", key="league-one-team")
    if fixture.table:
        raise NotNow("Match {match} has begun.", key="league-match-begun", match=fixture.id)
    check_team(state.settings, deed.team)
    fixture.teams[deed.entrant] = deed.team


def sat_down(state: State, deed: SatDown, _line: int) -> None:
    """A match is being played at a table."""
    _open(state, deed.match).table = deed.table


def played(state: State, deed: Played, line: int) -> None:
    """A match has been played here, or its record was verified."""
    _check_new(state, deed)
    _settle(state, _open(state, deed.match), deed.result, line)


def _check_new(state: State, deed: Played) -> None:
    """Refuse a record that proves another match of this competition already."""
    for fixture in state.fixtures():
        if deed.result.proof and fixture.result is not None and fixture.result.proof == deed.result.proof:
            raise Refused("This is the record of match {match}.", key="league-record-twice", match=fixture.id)


def told(state: State, deed: Told, line: int) -> None:
    """One of two says how it ended; that counts once the other says the same."""
    fixture = _own(state, deed.match, deed.entrant)
    _check(deed.result)
    result = msgspec.structs.replace(deed.result, how=TOLD)
    before = fixture.told
    if before is not None and before.entrant != deed.entrant:
        if msgspec.structs.replace(before.result, how=TOLD) == result:
            _settle(state, fixture, result, line)
        else:
            fixture.disputed = True
        return
    fixture.told = deed


def confirmed(state: State, deed: Confirmed, line: int) -> None:
    """The other says the same."""
    fixture = _of_the_other(state, deed.match, deed.entrant)
    assert fixture.told is not None
    _settle(state, fixture, msgspec.structs.replace(fixture.told.result, how=TOLD), line)


def denied(state: State, deed: Denied, _line: int) -> None:
    """The other says something else."""
    _of_the_other(state, deed.match, deed.entrant).disputed = True


def ruled(state: State, deed: Ruled, line: int) -> None:
    """The organiser decides, whatever was said before."""
    because(deed.why)
    fixture = state.fixture(deed.match)
    _settle(state, fixture, msgspec.structs.replace(deed.result, how=RULED), line)


def forfeited(state: State, deed: Forfeited, line: int) -> None:
    """Whoever did not come has lost."""
    because(deed.why)
    fixture = _open(state, deed.match)
    side = fixture.side(deed.entrant)
    if deed.entrant and side == NOBODY:
        raise _stranger(state, fixture, deed.entrant)
    if not deed.entrant and state.tie_of(fixture).spot is not None:
        raise Refused("In a knock-out one of two goes on: say which did not come.", key="league-both-lose")
    winner = 1 - side if deed.entrant else NOBODY
    _settle(state, fixture, walkover(winner, state.settings.scoring), line)


def stood_in(state: State, deed: StoodIn, _line: int) -> None:
    """A program plays for whoever did not come."""
    because(deed.why)
    fixture = _own(state, deed.match, deed.entrant)
    check_coach(state.settings, deed.coach)
    fixture.stand_ins[deed.entrant] = deed.coach


def rolled(state: State, deed: Rolled, _line: int) -> None:
    """The dice after a match, or before it: once, and only where its game has such."""
    fixture = state.fixture(deed.match)
    occasion = occasion_of(fixture.id, deed.before)
    if occasion not in owed(state, fixture):
        raise NotNow("Nothing is to be rolled {occasion}.", key="league-rolled", occasion=occasion)
    check_key(deed.dice)
    state.keys[occasion] = deed.dice
    for entrant in (fixture.home, fixture.away) if deed.before else ():
        state.careers.setdefault(entrant, []).append(Step(fixture.id, before=True))


def _settle(state: State, fixture: Fixture, result: Result, line: int) -> None:
    _check(result)
    if result.conceded != NOBODY:
        result = conceded(result, state.settings.scoring)
    is_corrected = fixture.result is not None
    fixture.result, fixture.line, fixture.disputed = result, line, False
    _carry_on(state, fixture, is_corrected)
    climbed(state, fixture)
    advance(state)


def _carry_on(state: State, fixture: Fixture, is_corrected: bool) -> None:
    """Let both teams carry on with what they did; a correction must not take away what was spent since."""
    for entrant in (fixture.home, fixture.away):
        if not is_corrected:
            state.careers.setdefault(entrant, []).append(Step(fixture.id))
        elif state.settings.season.career:
            team_now(state, entrant)


def _check(result: Result) -> None:
    """Refuse what no match can end with."""
    if not all(0 <= points <= MOST_SCORED for points in result.score):
        raise Refused("A score is two numbers from 0 to {most}.", key="league-score", most=MOST_SCORED)
    if result.winner not in (NOBODY, 0, 1) or result.conceded not in (NOBODY, 0, 1):
        raise Refused("Home wins, away wins, or nobody does.", key="league-winner")
    ahead = result.score[0] - result.score[1]
    if result.conceded == NOBODY and ahead and result.winner != int(ahead < 0):
        raise Refused("Who has scored more has won.", key="league-ahead")


def _open(state: State, match: str) -> Fixture:
    fixture = state.fixture(match)
    if fixture.result is not None:
        raise NotNow(
            "Match {match} has its result; the organiser may correct it.",
            key="league-has-result",
            match=fixture.id,
        )
    if state.result(fixture) is not None:
        raise NotNow("One of the two has left.", key="league-one-left")
    return fixture


def _own(state: State, match: str, entrant: int) -> Fixture:
    """An open match of an entrant."""
    fixture = _open(state, match)
    if fixture.side(entrant) == NOBODY:
        raise _stranger(state, fixture, entrant)
    return fixture


def _stranger(state: State, fixture: Fixture, entrant: int) -> Refused:
    name = state.entrant(entrant).name
    return Refused("{name} does not play in match {match}.", key="league-not-in", name=name, match=fixture.id)


def _of_the_other(state: State, match: str, entrant: int) -> Fixture:
    """A match of which the other of two has said how it ended."""
    fixture = _own(state, match, entrant)
    if fixture.told is None or fixture.told.entrant == entrant:
        raise NotNow("The other has not said yet how it ended.", key="league-not-told")
    return fixture
