"""Rounds: who meets whom, until when, and how a bracket fills."""

import datetime
from collections.abc import Sequence

from downfield.league.bracket import bracket, places
from downfield.league.deeds import Challenged, Drew, Moved, Swapped
from downfield.league.errors import NotNow, Refused, because
from downfield.league.ledger import moment, written
from downfield.league.settings import KnockOut, Ladder, RoundRobin
from downfield.league.state import RUNNING, Fixture, Round, State, Tie
from downfield.league.tables import BYE


def drew(state: State, deed: Drew, _line: int) -> None:
    """A round, or a whole knock-out, is drawn."""
    _check_running(state)
    _check_stage(state, deed)
    for due in filter(None, (deed.due, *deed.later)):
        check_ahead(state, due)
    if isinstance(state.stage(deed.stage), KnockOut):
        _knock_out(state, deed)
    else:
        _one_round(state, deed)


def check_ahead(state: State, time: str) -> None:
    """Refuse a time that is over already."""
    if moment(time) <= moment(state.at):
        raise Refused("{time} is over already: name a time to come.", key="league-past", time=time)


def _check_running(state: State) -> None:
    if state.phase != RUNNING:
        raise NotNow("Rounds are drawn while a competition is running.", key="league-not-running")


def _check_stage(state: State, deed: Drew) -> None:
    if deed.stage not in (state.now, state.now + 1) or deed.stage >= len(state.settings.stages):
        raise Refused("There is no such stage now.", key="league-stage")
    together = isinstance(state.stage(deed.stage), RoundRobin) and deed.stage == state.now
    if not together and state.open_ties(state.rounds):
        raise NotNow("The round before is not over.", key="league-round-open")


def _one_round(state: State, deed: Drew) -> None:
    here = [entrant for pair in deed.pairs for entrant in pair] + list(deed.rests)
    _check_once(state, here)
    number = len(state.rounds) + 1
    one = Round(number, deed.stage, [], list(deed.rests), deed.due)
    for at, (home, away) in enumerate(deed.pairs):
        group = deed.groups[at] if deed.groups else 0
        tie = Tie(f"{number}.{at + 1}", number, deed.stage, home, away, group)
        one.ties.append(tie)
    state.rounds.append(one)
    for tie in one.ties:
        _arrange(state, tie)


def _check_once(state: State, entrants: Sequence[int]) -> None:
    for entrant in entrants:
        if state.entrant(entrant).withdrawn:
            raise Refused("{name} has left.", key="league-left", name=state.entrants[entrant].name)
    if len(set(entrants)) != len(entrants):
        raise Refused("Nobody plays twice in a round.", key="league-once")


def _knock_out(state: State, deed: Drew) -> None:
    kind = state.stage(deed.stage)
    assert isinstance(kind, KnockOut)
    if deed.stage in state.seeds:
        raise NotNow("The knock-out is drawn already.", key="league-drawn")
    _check_once(state, deed.seeds)
    if len(deed.seeds) < 2:
        raise Refused("Fewer than two are left: there is nobody to meet.", key="league-nobody")
    state.seeds[deed.stage] = deed.seeds
    first = len(state.rounds) + 1
    dues = (deed.due, *deed.later)
    for at in range(how_many_rounds(len(deed.seeds), kind)):
        state.rounds.append(Round(first + at, deed.stage, due=dues[at] if at < len(dues) else ""))
    for spot in bracket(len(deed.seeds), kind.third_place, kind.double):
        number = first + spot.round
        one = state.round(number)
        one.ties.append(Tie(f"{number}.{len(one.ties) + 1}", number, deed.stage, BYE, BYE, spot=spot))
    advance(state)


def how_many_rounds(entrants: int, kind: KnockOut) -> int:
    """How many rounds a knock-out of so many has."""
    return 1 + max(spot.round for spot in bracket(entrants, kind.third_place, kind.double))


def advance(state: State) -> None:
    """Bring those who have won a tie of a knock-out to where they play next."""
    for stage, seeds in state.seeds.items():
        ties = spots(state, stage)
        told = [tie.spot for tie in ties if tie.spot is not None]

        def decided(at: int, home: int, away: int, ties: Sequence[Tie] = ties) -> int | None:
            ties[at].home, ties[at].away = home, away
            return state.winner(ties[at])

        for tie, (home, away) in zip(ties, places(told, seeds, decided), strict=True):
            tie.home, tie.away = home, away
            _arrange(state, tie)


def _forget(state: State, tie: Tie) -> None:
    """What was played in a tie between others has not been played; nor has anybody learnt from it."""
    gone = {fixture.id for fixture in tie.fixtures}
    for entrant, steps in state.careers.items():
        state.careers[entrant] = [step for step in steps if step.match not in gone]
    state.keys = {occasion: key for occasion, key in state.keys.items() if occasion.split()[-1] not in gone}
    tie.fixtures = []


def spots(state: State, stage: int) -> list[Tie]:
    """The ties of a knock-out in the order of its bracket."""
    return [tie for one in state.of_stage(stage) for tie in one.ties if tie.spot is not None]


def _arrange(state: State, tie: Tie) -> None:
    """The fixtures of a tie: one for each place of a squad, else one after the other until it is decided."""
    if tie.fixtures and {tie.fixtures[0].home, tie.fixtures[0].away} != {tie.home, tie.away}:
        _forget(state, tie)  # a correction before: others meet here now
    if not tie.is_met:
        return
    if not tie.fixtures:
        tie.fixtures = [_fixture(state, tie, member) for member in range(state.settings.squad)]
    decisive = tie.spot is not None and state.settings.squad == 1
    if decisive and state.winner(tie) is None and tie.fixtures[-1].result is not None:
        tie.fixtures.append(_fixture(state, tie, 0))


def _fixture(state: State, tie: Tie, member: int) -> Fixture:
    number = len(tie.fixtures) + 1 if state.settings.squad == 1 else member + 1
    turned = number % 2 == 0  # the second match of a tie, and every second place of a squad, is away
    home, away = (tie.away, tie.home) if turned else (tie.home, tie.away)
    return Fixture(f"{tie.id}.{number}", tie.id, home, away, member, _due(state, tie.round))


def _due(state: State, number: int) -> str:
    """Until when a match of a round is played: one that comes about too late for it has as many days of its own."""
    due = state.rounds[number - 1].due
    if not due or due > state.at:
        return due
    return written(moment(state.at) + datetime.timedelta(days=max(1, state.settings.days)))


def moved(state: State, deed: Moved, _line: int) -> None:
    """A round, or a match, has another end."""
    because(deed.why)
    check_ahead(state, deed.due)
    if deed.match:
        state.fixture(deed.match).due = deed.due
        return
    one = state.round(deed.round)
    one.due = deed.due
    for tie in one.ties:
        for fixture in tie.fixtures:
            fixture.due = deed.due


def swapped(state: State, deed: Swapped, _line: int) -> None:
    """Two change places in a round of which they have not played."""
    because(deed.why)
    one = state.round(deed.round)
    own = [tie for tie in one.ties if {deed.first, deed.second} & {tie.home, tie.away}]
    if any(tie.spot is not None for tie in own):
        raise Refused("In a bracket the results say who meets whom.", key="league-swap-bracket")
    if any(fixture.result is not None or fixture.told for tie in own for fixture in tie.fixtures):
        raise NotNow("One of them has played already.", key="league-swap-played")
    there = {deed.first, deed.second} & {e for tie in one.ties for e in (tie.home, tie.away)} | (
        {deed.first, deed.second} & set(one.rests)
    )
    if deed.first == deed.second or there != {deed.first, deed.second}:
        raise Refused("Both must be in this round.", key="league-swap-both")
    change = {deed.first: deed.second, deed.second: deed.first}
    one.rests = [change.get(e, e) for e in one.rests]
    for tie in own:
        tie.home, tie.away = change.get(tie.home, tie.home), change.get(tie.away, tie.away)
        tie.fixtures = []
        _arrange(state, tie)


def challenged(state: State, deed: Challenged, _line: int) -> None:
    """Somebody on a ladder wants to play one above."""
    _check_running(state)
    kind = state.stage(0)
    if not isinstance(kind, Ladder):
        raise Refused("Only on a ladder one challenges another.", key="league-no-ladder")
    for number in (deed.entrant, deed.other):
        if number not in state.ladder:
            state.entrant(number)
            raise Refused("{name} has left.", key="league-left", name=state.entrants[number].name)
    above = state.ladder.index(deed.entrant) - state.ladder.index(deed.other)
    if not 1 <= above <= kind.reach:
        raise Refused(
            "One challenges somebody up to {reach} places above.", key="league-reach", reach=kind.reach
        )
    busy = {e for tie in state.open_ties(state.rounds) for e in (tie.home, tie.away)}
    if busy & {deed.entrant, deed.other}:
        raise NotNow("One of them has a match to play first.", key="league-busy")
    if deed.due:
        check_ahead(state, deed.due)
    _one_round(state, Drew(0, ((deed.other, deed.entrant),), due=deed.due))


def climbed(state: State, fixture: Fixture) -> None:
    """On a ladder: who beats somebody above takes his place, and all between go down by one."""
    if not isinstance(state.stage(0), Ladder):
        return
    if fixture.id not in state.climbs:
        state.climbs.append(fixture.id)
    order = [entrant.id for entrant in state.taking_part()]
    for number in state.climbs:  # from the beginning, for an earlier match may have been corrected
        _climb(state.fixture(number), order)
    state.ladder = [entrant for entrant in order if not state.entrants[entrant].withdrawn]


def _climb(fixture: Fixture, order: list[int]) -> None:
    """The challenger plays away."""
    above, below = order.index(fixture.home), order.index(fixture.away)
    if fixture.result is not None and fixture.result.winner == 1 and above < below:
        order.insert(above, order.pop(below))
