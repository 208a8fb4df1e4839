"""The component files as types: tables, skills, teams, ready rosters and formations."""

import re
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from downfield.games.blood_bowl.components.parts_draft import Draft, Roster, Rosters, Spot, Stars, Team, Teams
from downfield.games.blood_bowl.components.parts_league import League
from downfield.kernel.pack import Mark

TESTS = (
    "rush", "dodge", "jump", "pick-up", "catch", "pass", "interfere", "stand-up", "land", "throw",
    "trait", "saw", "hungry", "eat", "trap", "jump-up", "revolt", "dauntless", "shadow",
    "animosity", "tentacles", "gaze", "vomit", "fire", "kick", "bomb",
)  # fmt: skip
KINDS = ("agility", "general", "mutation", "passing", "strength", "trait")
WEATHER = ("sweltering", "sunny", "perfect", "rain", "blizzard")
EVENTS = (
    "get-the-ref", "time-out", "solid-defence", "high-kick", "cheering-fans", "brilliant-coaching",
    "changing-weather", "quick-snap", "blitz", "officious-ref", "pitch-invasion",
)  # fmt: skip
PRAYERS = ("trapdoor", "friends", "stiletto", "iron-man", "dusters", "bad-habits", "cleats", "statue")
TEAMS = (  # as the option names them
    "amazon", "black_orc", "chaos_chosen", "chaos_dwarf", "chaos_renegades", "dark_elf", "dwarf", "elven_union",
    "gnome", "goblin", "halfling", "high_elf", "human", "imperial_nobility", "khorne", "lizardmen",
    "necromantic_horror", "norse", "nurgle", "ogre", "old_world_alliance", "orc", "shambling_undead", "skaven",
    "snotling", "tomb_kings", "underworld_denizens", "vampire", "wood_elf",
)  # fmt: skip
BUDGETS = tuple(str(gold) for gold in range(1_000_000, 1_300_001, 50_000))  # that may be agreed [BB-4.2]
SKILL_PACKS = ("none", "matched_play", "spp_36")  # [BB-4.5, BB-4.6]
COLUMNS = "abcdefghijklmnopqrstuvwxyz"
PLAIN = 60  # skills before the traits begin
VALUED = {  # skills with a number that a profile carries, and how `Owned` calls it
    "mighty_blow": "mighty", "loner": "loner", "dirty_player": "dirty", "bloodlust": "bloodlust",
}  # fmt: skip
Way = tuple[int, int]


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rows of a table as words."""

    mark: Mark
    rows: tuple[str, ...]


class Passing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[BB-12.4]"""

    mark: Mark
    modifiers: tuple[int, ...]


class ThrowIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[BB-1.11, BB-1.12]"""

    mark: Mark
    top: tuple[Way, Way, Way]
    bottom: tuple[Way, Way, Way]
    left: tuple[Way, Way, Way]
    right: tuple[Way, Way, Way]
    corners: tuple[tuple[Way, Way, Way], ...]


class InjuryRows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lowest total of each result."""

    stunned: int
    knocked_out: int
    casualty: int
    badly_hurt: int = 0


class Injury(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[BB-11.3, BB-11.4]"""

    mark: Mark
    usual: InjuryRows
    stunty: InjuryRows


class Casualty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[BB-11.7]"""

    mark: Mark
    badly_hurt: int
    seriously_hurt: int
    serious_injury: int
    lasting_injury: int
    dead: int


class Trapdoors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[BB-1.4]"""

    mark: Mark
    squares: tuple[str, ...]


class Wizard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[BB-19.7] Whom a fireball hits, and what is left of a player who becomes a frog."""

    mark: Mark
    fireball: int
    harder: int
    frog: tuple[int, int, int, int, int]
    skills: tuple[str, ...]


class Chef(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[BB-19.7c]"""

    mark: Mark
    dice: int
    least: int


class Referee(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[BB-19.7e]"""

    mark: Mark
    sees: int
    adds: int


class Mage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[BB-19.7a]"""

    mark: Mark
    shift: int


class PrintedTables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """tables.toml"""

    range: Printed
    passing: Passing
    throw_in: ThrowIn
    injury: Injury
    casualty: Casualty
    weather: Printed
    kickoff: Printed
    prayers: Printed
    trapdoors: Trapdoors
    wizard: Wizard
    chef: Chef
    referee: Referee
    mage: Mage


class DeafTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tests in which marking, or rain, does not count for a player with the skill."""

    marks: tuple[str, ...] = ()
    rain: tuple[str, ...] = ()


class Skill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A skill or trait [BB-18]."""

    id: str
    name: str
    kind: str
    rule: str
    mark: Mark
    compulsory: bool = False
    rerolls: tuple[str, ...] = ()
    adds: dict[str, int] = {}
    deaf_to: DeafTo = DeafTo()
    excludes: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()  # another of his that goes with it [BB-18.S11]
    value: int = 0  # where a profile gives none


class Skills(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """skills.toml"""

    skills: tuple[Skill, ...]


class Formation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ready set-up."""

    key: str
    receives: bool
    places: tuple[str, ...]


class Formations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """formations.toml"""

    mark: Mark
    formations: tuple[Formation, ...]


class Parts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, eq=False):
    """The whole pack, one field per file; packs are compared by identity."""

    tables: PrintedTables
    skills: Skills
    teams: Teams
    stars: Stars
    draft: Draft
    rosters: Rosters
    formations: Formations
    league: League


class Owned(NamedTuple):
    """What a profile line says of skills: bits, and the numbers that some of them carry."""

    skills: int
    traits: int
    mighty: int = 0
    loner: int = 0
    dirty: int = 0
    bloodlust: int = 0


def read_skills(words: Sequence[str], ids: Sequence[str], values: Sequence[int]) -> Owned:
    """The skills of a profile: "block", "loner:3"; without a number a skill has the value of skills.toml."""
    owned = Owned(0, 0)
    for word in words:
        name, _, number = word.partition(":")
        if name not in ids:
            raise ValueError(f"{name!r} is no skill")
        place = ids.index(name)
        bit = 1 << (place if place < PLAIN else place - PLAIN)
        owned = owned._replace(
            skills=owned.skills | (bit if place < PLAIN else 0),
            traits=owned.traits | (0 if place < PLAIN else bit),
        )
        if name in VALUED:
            worth = int(number) if number.isdecimal() and int(number) else values[place]
            owned = owned._replace(**{VALUED[name]: worth})
    return owned


def read_square(text: str) -> tuple[int, int]:
    """Column and row of a square as it is written: a1 is the corner at the top left [BB-0.2]."""
    found = re.fullmatch(r"([a-z])(\d{1,2})", text)
    if found is None or not 1 <= int(found[2]) <= 15:
        raise ValueError(f"{text!r} is no square; write a column from a to z and a row from 1 to 15: m8")
    return COLUMNS.index(found[1]), int(found[2]) - 1


def fielded(team: Team, roster: Roster) -> list[Spot]:
    """The players of a roster by their positions, in the order of their shirts; or ValueError."""
    by_id = {spot.id: spot for spot in team.positions}
    spots: list[Spot] = []
    for text in roster.players:
        count, _, name = text.partition(" ")
        if re.fullmatch(r"[0-9]{1,2}", count) is None or name not in by_id:
            raise ValueError(text)
        spots += [by_id[name]] * int(count)
    return spots


def spot_names(parts: Parts) -> list[str]:
    """The names of all positions of all teams, of all stars and of Josef Bugman, each once: events count from one."""
    spots = [spot.name for team in parts.teams.teams for spot in team.positions]
    stars = [one.name for star in parts.stars.stars for one in star.members]
    return list(dict.fromkeys([*spots, *stars, parts.draft.brewer.name]))
