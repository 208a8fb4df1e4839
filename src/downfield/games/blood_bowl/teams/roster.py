"""A team as it was drafted, in two forms: a file for people, and a code of one word for options, records and links.

The code is the team, its players, then what differs from the usual: `human:4*blitzer,7*human_lineman;rerolls:3`.
"""

import itertools
import re
from collections.abc import Mapping

import msgspec

from downfield.games.blood_bowl.components.parts import Parts, fielded
from downfield.games.blood_bowl.components.parts_draft import Roster, Team
from downfield.games.blood_bowl.teams.faults import faults
from downfield.kernel.errors import BadOption, UnknownName
from downfield.kernel.options import Value
from downfield.toolkit.codes import free_word, free_words, refused, tidy_name

OWN = "own"  # as each team was drafted
PLAIN = ("team", "players")  # fields that stand before the first semicolon of a code
FREE = ("patron", "name")  # words that may hold anything
LISTS = ("skills", "mercenaries", "stars", "men", "journeymen")
FIELDS = {field.name: field for field in msgspec.structs.fields(Roster) if field.name not in PLAIN}
COUNT = re.compile(r"[0-9]{1,9}")


def signed(parts: Parts, options: Mapping[str, Value], side: str) -> tuple[Team, Roster]:
    """The team of a side and its roster: its coach's own or the ready one; or BadOption."""
    code = str(options.get(f"{side}_roster", ""))
    team, roster = read_team(code, parts) if code else drafted(parts, str(options[f"{side}_team"]))
    roster = _agreed(roster, options)
    wrong = faults(team, roster, parts)
    if wrong:
        raise refused(f"{side}_roster" if code else f"{side}_team", wrong)
    return team, roster


def _agreed(roster: Roster, options: Mapping[str, Value]) -> Roster:
    """[BB-4.2, BB-4.6] A roster under the budget and the skill pack of the match, or else under its own."""
    if options.get("budget", OWN) != OWN:
        roster = msgspec.structs.replace(roster, budget=int(str(options["budget"])))
    if options.get("skill_pack", OWN) != OWN:
        roster = msgspec.structs.replace(roster, skill_pack=str(options["skill_pack"]))
    return roster


def drafted(parts: Parts, key: str) -> tuple[Team, Roster]:
    """A team and its ready roster."""
    return team_of(parts, key), next(r for r in parts.rosters.rosters if r.team == key)


def team_of(parts: Parts, key: str) -> Team:
    """A team by its id, or UnknownName."""
    teams = {team.id: team for team in parts.teams.teams}
    if key not in teams:
        raise UnknownName("team", key, teams)
    return teams[key]


def tidy(roster: Roster) -> Roster:
    """The same roster with neighbouring players of one position counted together."""
    pairs = [text.partition(" ")[::2] for text in roster.players]
    runs = itertools.groupby((name for count, name in pairs for _ in range(int(count))))
    return msgspec.structs.replace(roster, players=tuple(f"{len(list(run))} {name}" for name, run in runs))


# The code ---------------------------------------------------------------------------------------------------------


def write_code(roster: Roster) -> str:
    """A roster as one word."""
    words = [f"{roster.team}:{','.join(text.replace(' ', '*') for text in roster.players)}"]
    for name, field in FIELDS.items():
        value = getattr(roster, name)
        if value != field.default:
            words.append(f"{name}:{_write(name, value)}")
    return ";".join(words)


def _write(name: str, value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(word.replace(" ", "*") for word in value)
    if name in FREE:
        return free_word(str(value))
    return str(int(value)) if isinstance(value, int) else str(value)


def read_code(code: str) -> Roster:
    """The roster that a word means, or BadOption; whether it may be drafted is another question."""
    first, *rest = code.split(";")
    team, colon, players = first.partition(":")
    known: dict[str, object] = {"team": team, "players": _words(players)}
    if not colon:
        raise _unreadable(first)
    for part in rest:
        name, colon, text = part.partition(":")
        if not colon or name not in FIELDS or name in known:
            raise _unreadable(part)
        known[name] = _read(name, text, part)
    return msgspec.convert(known, Roster)


def _read(name: str, text: str, part: str) -> object:
    if name in LISTS:
        return _words(text)
    if name in FREE:
        return free_words(text)
    if name == "skill_pack":
        return text
    if COUNT.fullmatch(text) is None or (name == "apothecary" and text not in ("0", "1")):
        raise _unreadable(part)
    return text == "1" if name == "apothecary" else int(text)


def _words(text: str) -> list[str]:
    return [word.replace("*", " ", 1) for word in text.split(",")] if text else []


def _unreadable(part: str) -> BadOption:
    return BadOption(
        "{given} is no part of a team. Write it as human:4*blitzer,7*human_lineman;rerolls:3 ({rule}).",
        rule="BB-4.1",
        key="team-code",
        given=repr(part),
    )


def read_team(code: str, parts: Parts) -> tuple[Team, Roster]:
    """The team and the roster that a word means, or BadOption."""
    return with_team(read_code(code), parts)


def with_team(roster: Roster, parts: Parts) -> tuple[Team, Roster]:
    """A roster whose players can be counted, with its team."""
    team = team_of(parts, roster.team)
    budget = 0 if roster.budget == parts.draft.budget.usual else roster.budget  # 0: as is usual
    roster = msgspec.structs.replace(roster, name=tidy_name(roster.name), budget=budget)
    try:
        fielded(team, roster)
    except ValueError:
        return team, roster  # told among the faults
    return team, tidy(roster)
