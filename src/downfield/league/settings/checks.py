"""What cannot be held as it is described: refused with the key, and with what is allowed there."""

import re
import zoneinfo

from downfield.coaches import check_level
from downfield.kernel.errors import DownfieldError, UnknownName
from downfield.league.errors import BadSettings
from downfield.league.facts import game_of, stat_keys
from downfield.league.scoring import OWN, PLACE, has_league
from downfield.league.settings.agreed import MOST_ENTRANTS, Settings
from downfield.league.settings.stages import KnockOut, Ladder, RoundRobin, Swiss
from downfield.league.tables import measure

MOST_ROUNDS, LONGEST_NAME = 200, 80


def check(settings: Settings) -> None:
    """Refuse what cannot be held, with the key and what is allowed."""
    game_of(settings.game)
    _check_league(settings)
    _check_numbers(settings)
    _check_name(settings)
    _check_zone(settings)
    _check_options(settings)
    _check_usual_teams(settings)
    clock_of(settings)
    check_coach(settings, settings.stand_in)
    _check_counted(settings)
    _check_tiers(settings)
    _check_stages(settings)


def _check_numbers(settings: Settings) -> None:
    _between("squad", settings.squad, 1, 8)
    _between("most", settings.most, 2, MOST_ENTRANTS)
    _between("least", settings.least, 2, settings.most)
    _between("days", settings.days, 0, 366)


def _check_name(settings: Settings) -> None:
    if not settings.name.strip() or len(settings.name) > LONGEST_NAME:
        raise BadSettings(
            "A competition has a name of 1 to {most} letters.", key="league-name", most=LONGEST_NAME
        )


def _check_zone(settings: Settings) -> None:
    try:
        zoneinfo.ZoneInfo(settings.zone)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError):
        raise BadSettings(
            "There is no time zone {zone}: they are named like Europe/Rome.",
            key="league-zone",
            zone=settings.zone,
        ) from None


def _check_options(settings: Settings) -> None:
    try:
        agreed = settings.season.options | settings.options | settings.season.decider
        game_of(settings.game).options(agreed)
    except DownfieldError as e:
        raise BadSettings("options: {why}", key="league-options", why=e) from None


def _check_counted(settings: Settings) -> None:
    """Refuse tie-breaks, bonuses and awards for what nobody counts."""
    for name in settings.breaks:
        measure(name, settings.counted)
    known = [*OWN, *sorted(stat_keys(settings.game))]
    for bonus in settings.scoring.bonus:
        if bonus.of not in known:
            raise UnknownName("bonus", bonus.of, known)
    for award in settings.honours:
        if award.of not in (PLACE, *known):
            raise UnknownName("award", award.of, [PLACE, *known])


def _check_usual_teams(settings: Settings) -> None:
    """Refuse options under which whoever hands in no team could not play, unless everybody must."""
    try:
        if not settings.sheets:
            game_of(settings.game).state(settings.season.options | settings.options)
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
    check_level(coach, game_of(settings.game).spec)


def _check_tiers(settings: Settings) -> None:
    game = game_of(settings.game)
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
