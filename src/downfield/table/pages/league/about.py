"""What a competition is, and who takes part, as somebody sees it."""

import functools

import msgspec

from downfield.coaches import levels
from downfield.league import words
from downfield.league.scoring import Points
from downfield.league.settings import KnockOut, RoundRobin
from downfield.league.standings import champion
from downfield.league.state import FORMER, Entrant, State
from downfield.table.live.leagues import Held
from downfield.table.protocol.wishes import game_of
from downfield.text import Text


def called(state: State, text: Text) -> State:
    """A competition in which whoever is known no more is called so in the language of whoever reads."""
    if not any(FORMER in (e.name, *e.members) for e in state.entrants.values()):
        return state
    entrants = {number: _called(entrant, text) for number, entrant in state.entrants.items()}
    return msgspec.structs.replace(state, entrants=entrants)


def _called(entrant: Entrant, text: Text) -> Entrant:
    name, *members = (words.person(name, text) for name in (entrant.name, *entrant.members))
    return msgspec.structs.replace(entrant, name=name, members=members)


class About:
    """A competition and whoever looks; `trouble` is what was refused just now."""

    def __init__(self, held: Held, text: Text, person: str, trouble: str = "") -> None:
        self.held, self.text, self.trouble, self.person = held, text, trouble, person
        self.state, self.slug = called(held.state, text), held.kept.slug
        self.name = self.state.settings.name
        self.me, self.organises = held.entrant_of(person), held.is_organised_by(person)

    # What it is ---------------------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The game that is played."""
        return str(game_of(self.state.settings.game).name)

    @property
    def stages(self) -> str:
        """How it is played."""
        return " → ".join(words.stage_name(stage, self.text) for stage in self.state.settings.stages)

    @property
    def phase(self) -> str:
        """How far it is."""
        return self.text.say(f"league-phase-{self.state.phase}")

    @property
    def pages(self) -> list[tuple[str, str]]:
        """What else there is to see."""
        drawn = [(self.drawn_as, "/bracket")] if self.drawn_as else []
        desk = [("organise", "/organise")] if self.organises else []
        return [("home", ""), ("rounds", "/rounds"), *drawn, ("figures", "/figures"), ("log", "/log"), *desk]

    @property
    def drawn_as(self) -> str:
        """Whether there is a bracket to look at, a cross table, or neither."""
        kinds = {type(stage) for stage in self.state.settings.stages}
        return "bracket" if KnockOut in kinds else "cross" if RoundRobin in kinds else ""

    @property
    def many(self) -> int:
        """How many take part."""
        return len(self.entered)

    @functools.cached_property
    def champion(self) -> str:
        """Who has won, "" as long as that is open."""
        won = champion(self.state)
        if won is None:
            return ""
        return self.text.say("league-champion", name=self.state.entrants[won].name, competition=self.name)

    @property
    def counts(self) -> str:
        """What a match brings."""
        points: Points = self.state.settings.scoring
        return self.text.say("club-points", win=points.win, draw=points.draw, loss=points.loss)

    @property
    def breaks(self) -> str:
        """What decides between those who are level."""
        return ", ".join(words.tie_break(name, self.text) for name in self.state.settings.breaks)

    @property
    def levels(self) -> list[str]:
        """The programs that can take part."""
        return list(levels(game_of(self.state.settings.game).spec)[::-1])

    @functools.cached_property
    def teams(self) -> list[str]:
        """The teams among which an entrant chooses; one without a name where there are only codes, none at all else."""
        options = game_of(self.state.settings.game).spec.options
        own = [option for option in options if option.name.startswith("home_")]
        named = {str(choice) for option in own for choice in option.choices if choice}
        return sorted(named) or ["" for _ in own[:1]]

    def team_name(self, team: str) -> str:
        """What a team of the box is called."""
        return self.text.value("home_team", team) if team else ""

    @property
    def organisers(self) -> str:
        """Who decides here."""
        names = [self.state.organiser, *self.state.organisers.values()]
        return ", ".join(words.person(name, self.text) for name in names)

    # Who ----------------------------------------------------------------------------------------------------------

    @functools.cached_property
    def entered(self) -> list[Entrant]:
        """Those who take part or wait, in the order in which they came."""
        return [e for e in self.state.entrants.values() if not e.withdrawn]

    def named(self, entrant: int) -> str:
        """What an entrant is called."""
        return words.name_of(entrant, self.state, self.text)

    # When ---------------------------------------------------------------------------------------------------------

    def when(self, moment: str) -> str:
        """A moment where the club is."""
        return words.when(moment, self.state, self.text)
