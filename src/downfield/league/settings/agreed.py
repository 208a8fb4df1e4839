"""What is agreed before a competition begins."""

from typing import Literal

import msgspec

from downfield.coaches import USUAL
from downfield.kernel.options import Value
from downfield.league.facts import stat_keys
from downfield.league.scoring import Award, Points, Season, season_of
from downfield.league.settings.stages import Stage

MOST_ENTRANTS = 512
TOGETHER = "scored_together"  # what the coaches of a squad have scored in all their matches


class Tier(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Teams that are checked alike: under which options, and with how many of something at most, such as stars.

    A tier without teams is for all that stand in no other.
    """

    name: str = ""
    teams: tuple[str, ...] = ()
    options: dict[str, Value] = {}
    at_most: dict[str, int] = {}


class Settings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything that is agreed before a competition begins; `squad` coaches make an entrant.

    `withdrawal` says what becomes of the results of whoever leaves a round robin: they count, they do not, or they
    count once half of them are in. `no_show` says what happens when a match is overdue: the organiser decides, who
    tried to play wins, or the program `stand_in` plays for whoever does not come. With `sheets` it begins when
    everybody has handed in a team. `league` says that teams are carried on from match to match where a game's booklet
    has both, a tournament and a league.
    """

    name: str
    game: str
    stages: tuple[Stage, ...]
    options: dict[str, Value] = {}
    points: Points | None = None
    tie_breaks: tuple[str, ...] | None = None
    squad: int = 1
    least: int = 2
    most: int = MOST_ENTRANTS
    days: int = 7  # for a round
    zone: str = "UTC"
    clock: str = ""  # 60+600: seconds for each decision, and in reserve
    withdrawal: Literal["half", "stand", "annul"] = "half"
    no_show: Literal["organiser", "effort", "program"] = "organiser"
    stand_in: str = USUAL
    sheets: bool = False
    tiers: tuple[Tier, ...] = ()
    awards: tuple[Award, ...] | None = None
    about: str = ""
    league: bool = False

    @property
    def season(self) -> Season:
        """What the game's booklet says."""
        return season_of(self.game, self.league)

    @property
    def scoring(self) -> Points:
        """What a match brings."""
        return self.season.points if self.points is None else self.points

    @property
    def breaks(self) -> tuple[str, ...]:
        """What decides between those who are level, the lot in the end."""
        if self.tie_breaks is not None:
            named = self.tie_breaks
        else:
            together = (f"{TOGETHER}_difference",) if self.squad > 1 else ()
            named = (*(name for name in self.season.tie_breaks if name != "lot"), *together)
        return named if named and named[-1] == "lot" else (*named, "lot")

    @property
    def honours(self) -> tuple[Award, ...]:
        """For what somebody is honoured at the end."""
        return self.season.awards if self.awards is None else self.awards

    @property
    def counted(self) -> frozenset[str]:
        """The figures of a team by which entrants can be told apart."""
        return stat_keys(self.game) | ({TOGETHER} if self.squad > 1 else set())
