"""A team of one's own as a code of one word: everybody who is worth something or has done something, and the draft.

`v1;A:70*3.0,71*2.0;AQ:80*1.1+thrown45;D:23*2.0+sacks1;draft:2;drafted:4;name:Le+Aquile`: number, contact and speed,
then rows thrown by an AQ, rows received by AB and AE, sacks of a D in this season. Counters of value 0 come in anyway.
"""

import re

import msgspec

from downfield.games.touch_down.components.parts import ROLES, Parts, Player, Team, filled, listed
from downfield.kernel.errors import BadOption
from downfield.toolkit.codes import ON_A_PLATE, free_word, free_words, tidy_name

VERSION = "v1"
DEEDS = {
    "AQ": "thrown",
    "AB": "received",
    "AE": "received",
    "D": "sacks",
}  # what leads to a skill [TD-19.6, TD-19.7]
PLAYER = re.compile(r"([1-9][0-9]?)\*([0-3])\.([0-3])(?:\+([a-z]+)([1-9][0-9]{0,3}))?")
POINTS = re.compile(r"[0-9]{1,3}")
EXAMPLE = "v1;A:70*3.0,71*2.0;AQ:80*1.1+thrown45;D:23*2.0+sacks1;draft:2;name:Aquile"


class Squad(msgspec.Struct, frozen=True):
    """[TD-19.6, TD-19.8] What a team carries through a season: players, draft points in hand, and those spent."""

    players: tuple[Player, ...] = ()
    draft: int = 0
    drafted: int = 0
    name: str = ""


def squad_of(team: Team, parts: Parts) -> Squad:
    """A ready team as it begins a season, with the numbers that its players get."""
    whole = filled(listed(team), parts.teams.pool)
    return Squad(tuple(p for p in whole if p.value), name=team.name)


def write_code(squad: Squad) -> str:
    """A squad as one word."""
    words = [VERSION]
    for r, role in enumerate(ROLES):
        players = sorted((p for p in squad.players if p.role == r), key=lambda p: p.number)
        if players:
            words.append(f"{role}:{','.join(map(_player, players))}")
    words += [f"{key}:{points}" for key in ("draft", "drafted") if (points := getattr(squad, key))]
    return ";".join([*words, *([f"name:{free_word(squad.name)}"] if squad.name else [])])


def _player(p: Player) -> str:
    done = f"+{DEEDS[ROLES[p.role]]}{p.season}" if p.season else ""
    return f"{p.number}*{p.contact}.{p.speed}{done}"


def read_code(code: str) -> Squad:
    """The squad that a word means, or BadOption; whether it may play is another question."""
    version, *rest = code.split(";")
    if version != VERSION:
        raise unreadable(version)
    parts: dict[str, str] = {}
    for part in rest:
        key, colon, text = part.partition(":")
        if not colon or key in parts or key not in (*ROLES, "draft", "drafted", "name"):
            raise unreadable(part)
        parts[key] = text
    players = [
        read_signed(role, word) for role in ROLES for word in parts.get(role, "").split(",") if role in parts
    ]
    name = tidy_name(free_words(parts.get("name", "")), ON_A_PLATE)
    return Squad(tuple(players), _points(parts, "draft"), _points(parts, "drafted"), name)


def read_signed(role: str, word: str) -> Player:
    """A player as a code tells him: 80*1.1+thrown45; or BadOption."""
    found = PLAYER.fullmatch(word)
    if found is None or found[4] not in (None, DEEDS.get(role)):
        raise unreadable(f"{role}:{word}")
    number, contact, speed = (int(found[i]) for i in (1, 2, 3))
    return Player(ROLES.index(role), contact, speed, number, int(found[5] or 0))


def _points(parts: dict[str, str], key: str) -> int:
    text = parts.get(key, "0")
    if POINTS.fullmatch(text) is None:
        raise unreadable(f"{key}:{text}")
    return int(text)


def unreadable(part: str) -> BadOption:
    """A part of a code that means nothing."""
    return BadOption(
        "{given} is no part of a roster. Write it as {example} ({rule}).",
        rule="TD-3.3",
        key="roster-code",
        given=repr(part),
        example=EXAMPLE,
    )
