"""A competition as its organiser describes it: game, stages, what counts, and what happens to those who do not come."""

import re
import tomllib
import zoneinfo
from typing import Literal

import msgspec

import downfield
from downfield.coaches import USUAL, check_level
from downfield.kernel.errors import DownfieldError, UnknownName
from downfield.kernel.options import Value
from downfield.league.errors import BadSettings
from downfield.league.facts import stat_keys
from downfield.league.scoring import OWN, PLACE, Award, Points, Season, has_league, season_of
from downfield.league.tables import measure

MOST_ENTRANTS, MOST_ROUNDS, LONGEST_NAME = 512, 200, 80
TOGETHER = "scored_together"  # what the coaches of a squad have scored in all their matches


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
    _check_league(settings)
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
        game.options(settings.season.options | settings.options | settings.season.decider)
    except DownfieldError as e:
        raise BadSettings("options: {why}", key="league-options", why=e) from None
    _check_usual_teams(settings)
    clock_of(settings)
    check_coach(settings, settings.stand_in)
    for name in settings.breaks:
        measure(name, settings.counted)
    known = [*OWN, *sorted(stat_keys(settings.game))]
    for bonus in settings.scoring.bonus:
        if bonus.of not in known:
            raise UnknownName("bonus", bonus.of, known)
    for award in settings.honours:
        if award.of not in (PLACE, *known):
            raise UnknownName("award", award.of, [PLACE, *known])
    _check_tiers(settings)
    _check_stages(settings)


def _check_usual_teams(settings: Settings) -> None:
    """Refuse options under which whoever hands in no team could not play, unless everybody must."""
    try:
        if not settings.sheets:
            downfield.game(settings.game).state(settings.season.options | settings.options)
    except DownfieldError as e:
        raise BadSettings(
            "Without a sheet of his own nobody could play; sheets = true asks for one. {why}",
            key="league-usual",
            why=e,
        ) from None


def _check_league(settings: Settings) -> None:
    if settings.league and not has_league(settings.game):
        raise BadSettings(
            "This game has no league beside its season: leave `league` out.", key="league-no-league"
        )
    if settings.league and settings.squad > 1:
        raise BadSettings("In a league everybody plays alone: `squad` is 1.", key="league-no-squad")


def clock_of(settings: Settings) -> tuple[int, int] | None:
    """Seconds for each decision and in reserve, None without a clock; or BadSettings."""
    if not settings.clock:
        return None
    read = re.fullmatch(r"([0-9]{1,5})\+([0-9]{1,5})", settings.clock)
    decision, reserve = (int(part) for part in read.groups()) if read else (0, 0)
    if not 5 <= decision <= 3600 or reserve > 86400:
        raise BadSettings(
            "A clock is written 60+600: seconds for each decision (5 to 3600), and in reserve (0 to 86400).",
            key="league-clock",
        )
    return decision, reserve


def check_coach(settings: Settings, coach: str) -> None:
    """Refuse a level of programs that the game does not have."""
    check_level(coach, downfield.game(settings.game).spec)


def _check_tiers(settings: Settings) -> None:
    game = downfield.game(settings.game)
    known = [str(c) for option in game.spec.options if option.name == "home_team" for c in option.choices]
    for tier in settings.tiers:
        for team in tier.teams:
            if team not in known:
                raise UnknownName("team", team, known)
        try:
            game.options(settings.options | tier.options)
        except DownfieldError as e:
            raise BadSettings("options: {why}", key="league-options", why=e) from None


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
        if later is not None and (isinstance(stage, KnockOut | Ladder) or _through(stage) < 2):
            raise BadSettings(
                "A stage before another is a round robin or Swiss with `through`: how many go on, two at least in all.",
                key="league-through",
            )


def _through(stage: RoundRobin | Swiss) -> int:
    """How many go on from a stage."""
    return stage.through * (stage.groups if isinstance(stage, RoundRobin) else 1)


def _between(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadSettings(
            "{name} is a number from {least} to {most}.",
            key="league-between",
            name=name,
            least=least,
            most=most,
        )
