"""Competitions for tests: entrants, results by chance, and what is left to be played."""

import random
from collections.abc import Callable

from downfield.league.competition import Competition, create
from downfield.league.deeds import Entered, Played
from downfield.league.errors import NotNow, Refused
from downfield.league.results import Result, by_score
from downfield.league.settings import Settings, Stage
from downfield.league.state import Fixture

AT = "2026-11-16T20:30:00Z"
ANN = "Ann"  # who organises
SECRET = bytes(range(32))
Ends = Callable[[Fixture], Result]


def running(entrants: int, *stages: Stage, game: str = "calciotto", **more: object) -> Competition:
    """A competition that has begun, its first rounds drawn."""
    competition, secret = create(Settings("Cup", game, stages, **more), ANN, AT, SECRET)  # type: ignore[arg-type]
    squad = competition.state.settings.squad
    for number in range(1, entrants + 1):
        members = tuple(f"{number}-{at}" for at in range(squad)) if squad > 1 else ()
        competition.do(Entered(f"E{number}", members=members), ANN, AT)
    competition.begin(secret, ANN, AT)
    return competition


def by_chance(seed: int, most: int = 4) -> Ends:
    """Results by chance."""
    rng = random.Random(seed)
    return lambda fixture: by_score(rng.randrange(most), rng.randrange(most))


def stronger_wins(fixture: Fixture) -> Result:
    """Whoever has the lower number wins."""
    return by_score(1, 0) if fixture.home < fixture.away else by_score(0, 1)


def play_round(competition: Competition, ends: Ends) -> bool:
    """Play all that is open; whether something was."""
    open_ones = [f for f in competition.state.fixtures() if competition.state.result(f) is None]
    for fixture in open_ones:
        competition.do(Played(fixture.id, ends(fixture)), ANN, AT)
    return bool(open_ones)


def play_out(competition: Competition, ends: Ends) -> Competition:
    """Draw and play until nothing is left to do."""
    while True:
        try:
            competition.draw(ANN, AT)
        except (NotNow, Refused):
            if not play_round(competition, ends):
                return competition
        else:
            play_round(competition, ends)
