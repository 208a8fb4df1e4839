"""A competition as its organiser describes it: game, stages, what counts, and what happens to those who do not come."""

import tomllib
import zoneinfo
from typing import Literal

import msgspec

import downfield
from downfield.coaches import USUAL, check_level
from downfield.kernel.errors import DownfieldError
from downfield.kernel.options import Value
from downfield.league.errors import BadSettings
from downfield.league.facts import stat_keys
from downfield.league.scoring import Points, Season, season_of
from downfield.league.tables import measure

MOST_ENTRANTS, MOST_ROUNDS, LONGEST_NAME = 512, 200, 80


class RoundRobin(
    msgspec.Struct, frozen=True, tag_field="kind", tag="round-robin", forbid_unknown_fields=True
):
    """Everybody meets everybody of his group; the best `through` of each go on to the next stage."""

    legs: int = 1
    groups: int = 1
    through: int = 0


class Swiss(msgspec.Struct, frozen=True, tag_field="kind", tag="swiss", forbid_unknown_fields=True):
    """So many rounds against opponents who have done as well; accelerated, the stronger half begins with a win more."""

    rounds: int
    accelerated: bool = False
    through: int = 0


class KnockOut(msgspec.Struct, frozen=True, tag_field="kind", tag="knock-out", forbid_unknown_fields=True):
    """Who loses is out (double: who loses twice); `best_of` matches decide a tie."""

    best_of: int = 1
    third_place: bool = False
    double: bool = False


class Ladder(msgspec.Struct, frozen=True, tag_field="kind", tag="ladder", forbid_unknown_fields=True):
    """Whoever beats somebody up to `reach` places above takes his place."""

    reach: int = 3


Stage = RoundRobin | Swiss | KnockOut | Ladder


class Settings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything that is agreed before a competition begins; `squad` coaches make an entrant.

    `withdrawal` says what becomes of the results of whoever leaves a round robin: they count, they do not, or they
    count once half of them are in. `no_show` says what happens when a match is overdue: the organiser decides, who
    tried to play wins, or the program `stand_in` plays for whoever does not come.
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
    clock: str = ""
    withdrawal: Literal["half", "stand", "annul"] = "half"
    no_show: Literal["organiser", "effort", "program"] = "organiser"
    stand_in: str = USUAL
    about: str = ""

    @property
    def season(self) -> Season:
        """What the game's booklet says."""
        return season_of(self.game)

    @property
    def scoring(self) -> Points:
        """What a match brings."""
        return self.season.points if self.points is None else self.points

    @property
    def breaks(self) -> tuple[str, ...]:
        """What decides between those who are level, the lot in the end."""
        named = self.season.tie_breaks if self.tie_breaks is None else self.tie_breaks
        return named if named and named[-1] == "lot" else (*named, "lot")


def read(text: str) -> Settings:
    """The competition that a TOML file describes, or BadSettings with the key and what is allowed there."""
    try:
        found = msgspec.convert(tomllib.loads(text), Settings)
    except tomllib.TOMLDecodeError as e:
        raise BadSettings("This is not valid TOML: {why}.", key="league-toml", why=str(e)) from None
    except msgspec.ValidationError as e:
        reason, _, where = str(e).partition(" - at `$")
        place = where.rstrip("`").lstrip(".") or "(top)"
        raise BadSettings("Key {place}: {why}.", key="league-key", place=place, why=reason) from None
    check(found)
    return found


def check(settings: Settings) -> None:
    """Refuse what cannot be held, with the key and what is allowed."""
    game = downfield.game(settings.game)
    _between("squad", settings.squad, 1, 8)
    _between("most", settings.most, 2, MOST_ENTRANTS)
    _between("least", settings.least, 2, settings.most)
    _between("days", settings.days, 0, 366)
    if not settings.name.strip() or len(settings.name) > LONGEST_NAME:
        raise BadSettings(
            "A competition has a name of 1 to {most} letters.", key="league-name", most=LONGEST_NAME
        )
    try:
        zoneinfo.ZoneInfo(settings.zone)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError):
        raise BadSettings(
            "There is no time zone {zone}: they are named like Europe/Rome.",
            key="league-zone",
            zone=settings.zone,
        ) from None
    try:
        game.options(settings.options | settings.season.decider)
    except DownfieldError as e:
        raise BadSettings("options: {why}", key="league-options", why=e) from None
    check_coach(settings, settings.stand_in)
    for name in settings.breaks:
        measure(name, stat_keys(settings.game))
    _check_stages(settings)


def check_coach(settings: Settings, coach: str) -> None:
    """Refuse a level of programs that the game does not have."""
    check_level(coach, downfield.game(settings.game).spec)


def _check_stages(settings: Settings) -> None:
    stages = settings.stages
    _between("stages", len(stages), 1, 3)
    for stage, later in zip(stages, (*stages[1:], None), strict=True):
        match stage:
            case RoundRobin():
                _between("legs", stage.legs, 1, 8)
                _between("groups", stage.groups, 1, 16)
            case Swiss():
                _between("rounds", stage.rounds, 1, MOST_ROUNDS)
            case KnockOut():
                if stage.best_of not in (1, 3, 5, 7):
                    raise BadSettings("best_of is 1, 3, 5 or 7.", key="league-best-of")
                if stage.double and stage.third_place:
                    raise BadSettings(
                        "Where one may lose twice the third place is decided without a match.",
                        key="league-third",
                    )
                if settings.squad > 1 and stage.best_of > 1:
                    raise BadSettings("Squads meet once in a tie: best_of is 1.", key="league-squads")
            case Ladder():
                _between("reach", stage.reach, 1, MOST_ENTRANTS)
        if later is not None and (isinstance(stage, KnockOut | Ladder) or stage.through < 1):
            raise BadSettings(
                "A stage before another is a round robin or Swiss with `through`: how many go on from each group.",
                key="league-through",
            )


def _between(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadSettings(
            "{name} is a number from {least} to {most}.",
            key="league-between",
            name=name,
            least=least,
            most=most,
        )
