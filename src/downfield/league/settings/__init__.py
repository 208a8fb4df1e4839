"""A competition as its organiser describes it: game, stages, what counts, and what happens to those who do not come."""

import tomllib

import msgspec

from downfield.league.errors import BadSettings
from downfield.league.settings.agreed import TOGETHER, Settings, Tier
from downfield.league.settings.checks import LONGEST_NAME, MOST_ROUNDS, check, check_coach, clock_of
from downfield.league.settings.stages import KnockOut, Ladder, RoundRobin, Stage, Swiss

__all__ = [
    "LONGEST_NAME",
    "MOST_ROUNDS",
    "TOGETHER",
    "KnockOut",
    "Ladder",
    "RoundRobin",
    "Settings",
    "Stage",
    "Swiss",
    "Tier",
    "check",
    "check_coach",
    "clock_of",
    "read",
]


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
