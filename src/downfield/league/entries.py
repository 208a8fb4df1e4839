"""Who takes part: entering, teams, leaving, and playing on in somebody's place."""

from downfield.league.careers import check_season, check_window, team_now
from downfield.league.deeds import Amended, Claimed, Drafted, Entered, HandedIn, Substituted, Withdrew
from downfield.league.errors import NotNow, Refused, because
from downfield.league.rounds import advance
from downfield.league.settings import LONGEST_NAME, Ladder, Swiss, check_coach
from downfield.league.sheets import check_team
from downfield.league.state import DRAFT, ENTRIES, FORMER, RUNNING, Entrant, State, Step
from downfield.toolkit.careers import REDRAFT


def entered(state: State, deed: Entered, _line: int) -> None:
    """Somebody takes part, or waits for a place."""
    late = state.phase not in (DRAFT, ENTRIES)
    if late and not _can_still_come(state):
        raise NotNow("Entries are closed: somebody may take another's place.", key="league-entries-closed")
    name = _named(state, deed.name)
    _check_person(state, deed.person, name, 0)
    if deed.coach:
        check_coach(state.settings, deed.coach)
    if state.settings.squad > 1 and len(deed.members) != state.settings.squad:
        raise Refused("A squad here has {many} coaches.", key="league-squad", many=state.settings.squad)
    if state.settings.squad == 1 and deed.members:
        raise Refused("Everybody plays alone here: no squads.", key="league-no-squads")
    _check_seed(state, deed.seed, 0)
    number = len(state.entrants) + len(state.absent) + 1
    full = sum(not e.waiting and not e.withdrawn for e in state.entrants.values()) >= state.settings.most
    entrant = Entrant(
        number,
        name,
        deed.coach,
        list(deed.members),
        deed.person,
        club=deed.club,
        number=deed.number,
        seed=deed.seed,
        nonce=deed.nonce,
    )
    entrant.waiting = full
    if late:
        _come_late(state, entrant)
    if deed.team:
        check_team(state.settings, deed.team)
        entrant.teams = {0: deed.team}
    state.entrants[number] = entrant


def _can_still_come(state: State) -> bool:
    """Whether somebody may come in late: before anything is drawn, before a later Swiss round, or on a ladder."""
    kind = state.stage(0)
    if isinstance(kind, Ladder) or not state.rounds:
        return True
    return isinstance(kind, Swiss) and state.now == 0 and len(state.rounds) < kind.rounds


def _come_late(state: State, entrant: Entrant) -> None:
    """Who comes late has the last lot, stands at the foot of a ladder, and has nothing from what he has missed."""
    if entrant.waiting or entrant.seed:
        raise Refused("Who comes late needs a free place, and is not seeded.", key="league-late")
    entrant.late, entrant.lot = True, len(state.entrants) + 1
    if isinstance(state.stage(0), Ladder):
        state.ladder.append(entrant.id)


def amended(state: State, deed: Amended, _line: int) -> None:
    """The organiser puts right what stands of an entrant."""
    entrant = state.entrant(deed.entrant)
    because(deed.why)
    if deed.name is not None and deed.name.strip() != entrant.name:
        entrant.name = _named(state, deed.name)
    if deed.seed is not None:
        if state.phase == RUNNING:
            raise NotNow("Seeds hold once the lots are drawn.", key="league-seeds")
        _check_seed(state, deed.seed, entrant.id)
        entrant.seed = deed.seed
    entrant.club = entrant.club if deed.club is None else deed.club
    entrant.number = entrant.number if deed.number is None else deed.number


def handed_in(state: State, deed: HandedIn, _line: int) -> None:
    """A team for the competition: checked now, locked when it begins; the organiser may put it right, and says why."""
    entrant = _there(state, deed.entrant)
    if state.phase == RUNNING and not deed.why.strip():
        raise NotNow("Teams are locked once a competition has begun.", key="league-locked")
    _check_member(state, deed.member)
    check_team(state.settings, deed.team)
    entrant.teams[deed.member] = deed.team


def drafted(state: State, deed: Drafted, line: int) -> None:
    """New players between two matches [TD-19.8], or whatever else a coach does then [BB-22.9]."""
    _there(state, deed.entrant)
    if not state.settings.season.career:
        raise Refused("In this game teams stay as they are.", key="league-no-career")
    if state.phase != RUNNING or not deed.purchases:
        raise NotNow("New players are bought between two matches.", key="league-draft-when")
    check_window(state, deed.entrant)
    if deed.purchases[0] == REDRAFT:
        check_season(state, deed.entrant)
    if deed.dice:
        state.keys[f"line {line}"] = deed.dice
    state.careers.setdefault(deed.entrant, []).append(Step(purchases=deed.purchases, dice=deed.dice))
    team_now(state, deed.entrant)  # refuses what it cannot pay


def withdrew(state: State, deed: Withdrew, _line: int) -> None:
    """An entrant leaves: before the first round somebody who waits comes in, later the others win what is open."""
    entrant = _there(state, deed.entrant)
    entrant.withdrawn = True
    if state.phase == RUNNING:
        state.ladder = [e for e in state.ladder if e != entrant.id]
        advance(state)
        return
    waiting = [e for e in state.entrants.values() if e.waiting and not e.withdrawn]
    if waiting and not entrant.waiting:
        waiting[0].waiting = False


def substituted(state: State, deed: Substituted, _line: int) -> None:
    """Somebody else plays on in an entrant's place."""
    entrant = _there(state, deed.entrant)
    because(deed.why)
    if deed.coach:
        check_coach(state.settings, deed.coach)
    if entrant.members:
        _check_member(state, deed.member)
        entrant.members[deed.member] = deed.name.strip()
        entrant.people.pop(deed.member, None)
        return
    entrant.name = _named(state, deed.name)
    entrant.coach, entrant.person, entrant.people = deed.coach, deed.person, {}


def claimed(state: State, deed: Claimed, _line: int) -> None:
    """Whoever was invited has come; whoever comes later by the same invitation takes the place."""
    entrant = _there(state, deed.entrant)
    _check_member(state, deed.member)
    _check_person(state, deed.person, entrant.name, entrant.id)
    if entrant.is_program or not deed.person:
        raise Refused("A bot plays for {name}.", key="league-claim-bot", name=entrant.name)
    entrant.people = {at: who for at, who in entrant.people.items() if who != deed.person}
    entrant.people[deed.member] = deed.person


def _check_person(state: State, person: str, name: str, own: int) -> None:
    """Refuse somebody who takes part already, as another entrant."""
    others = (e for e in state.entrants.values() if not e.withdrawn and e.id != own)
    if any(other.is_played_by(person) for other in others):
        raise Refused("{name} takes part already.", key="league-twice", name=name)


def _there(state: State, number: int) -> Entrant:
    entrant = state.entrant(number)
    if entrant.withdrawn:
        raise Refused("{name} has left.", key="league-left", name=entrant.name)
    return entrant


def _named(state: State, name: str) -> str:
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Refused("A name has 1 to {most} letters.", key="league-entrant-name", most=LONGEST_NAME)
    others = [e.name.casefold() for e in state.entrants.values() if not e.withdrawn]
    if name != FORMER and name.casefold() in others:
        raise Refused("{name} takes part already.", key="league-twice", name=name)
    return name


def _check_member(state: State, member: int) -> None:
    if not 0 <= member < state.settings.squad:
        raise Refused("A squad here has {many} coaches.", key="league-squad", many=state.settings.squad)


def _check_seed(state: State, seed: int, own: int) -> None:
    if seed < 0 or (seed and any(e.seed == seed for e in state.entrants.values() if e.id != own)):
        raise Refused("Seed {seed} is taken, or none: seeds are 1, 2, 3 ...", key="league-seed", seed=seed)
