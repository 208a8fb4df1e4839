"""A league team read from its code: who wears which shirt, what it is worth, and who takes the field."""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from downfield.games.blood_bowl.components.parts import Parts
from downfield.games.blood_bowl.components.parts_draft import STAFF, Roster, Spot, Team
from downfield.games.blood_bowl.teams.draft import LEAST, MOST, price
from downfield.games.blood_bowl.teams.league.men import Man, as_spot, read_man, value, write_man

NOBODY = "-"  # a shirt that nobody wears
NO_SPOT = Spot("", "", 0, 0, (0, 0, 0, 0, 0), (), "", "")


class Club(NamedTuple):
    """A team of a league; its roster tells staff, gold and season, everybody is in `men` and `journeymen`."""

    team: Team
    roster: Roster
    men: tuple[Man, ...]
    journeymen: tuple[Man, ...] = ()  # of the last match, who may be hired [BB-22.22]

    def man(self, number: int) -> Man | None:
        """Who wears a number."""
        return next((man for man in self.men if man.number == number), None)

    def with_roster(self, **changes: object) -> "Club":
        """The same with other staff or gold."""
        return self._replace(roster=msgspec.structs.replace(self.roster, **changes))

    def with_man(self, man: Man) -> "Club":
        """The same with somebody in his shirt, or as he is now."""
        others = [other for other in self.men if other.number != man.number]
        return self._replace(men=tuple(sorted([*others, man], key=lambda m: m.number)))

    def without(self, number: int) -> "Club":
        """The same without whoever wears a number."""
        return self._replace(men=tuple(man for man in self.men if man.number != number))

    @property
    def free_shirts(self) -> list[int]:
        """The numbers that nobody wears."""
        worn = {man.number for man in self.men}
        return [number for number in range(1, MOST + 1) if number not in worn]


def club_of(team: Team, roster: Roster) -> Club:
    """A team of a league; or ValueError with the word that cannot be read."""
    shirts = _shirts(team, roster.players)
    told = _told(roster.men, set(shirts))
    men = tuple(read_man(number, spot, told.get(number, "")) for number, spot in shirts.items())
    lineman = journeyman_spot(team)
    extra = _told(roster.journeymen, set(range(1, MOST + 1)))
    return Club(team, roster, men, tuple(read_man(number, lineman, word) for number, word in extra.items()))


def _shirts(team: Team, players: Iterable[str]) -> dict[int, Spot]:
    """Which number which position wears; "1 -" leaves one out."""
    known, found, number = {spot.id: spot for spot in team.positions}, {}, 0
    for text in players:
        count, _, name = text.partition(" ")
        if not (count.isascii() and count.isdigit() and len(count) < 3 and name in (*known, NOBODY)):
            raise ValueError(text)
        for _ in range(int(count)):
            number += 1
            if name != NOBODY:
                found[number] = known[name]
    return found


def _told(words: Iterable[str], allowed: set[int]) -> dict[int, str]:
    """What is told of which shirt."""
    found: dict[int, str] = {}
    for text in words:
        number, _, word = text.partition(" ")
        if not (number.isascii() and number.isdigit() and int(number) in allowed - set(found)):
            raise ValueError(text)
        found[int(number)] = word
    return found


def roster_of(club: Club) -> Roster:
    """The roster of a team as it is now."""
    worn = {man.number: man for man in club.men}
    names = [worn[n].spot.id if n in worn else NOBODY for n in range(1, max(worn, default=0) + 1)]
    runs: list[tuple[int, str]] = []
    for name in names:
        count = runs.pop()[0] if runs and runs[-1][1] == name else 0
        runs.append((count + 1, name))
    return msgspec.structs.replace(
        club.roster,
        players=tuple(f"{count} {name}" for count, name in runs),
        men=tuple(f"{man.number} {word}" for man in club.men if (word := write_man(man))),
        journeymen=tuple(f"{man.number} {write_man(man)}".strip() for man in club.journeymen),
    )


# What it is worth ---------------------------------------------------------------------------------------------------


def staff_value(club: Club, parts: Parts) -> int:
    """[BB-22.4] Re-rolls at their first price, coaches, cheerleaders and the apothecary; fans are worth nothing."""
    names = [name for name in STAFF if name != "fans"]
    return sum(int(getattr(club.roster, name)) * price(club.team, parts, name) for name in names)


def team_value(club: Club, parts: Parts) -> int:
    """[BB-22.4] All players, re-rolls and staff."""
    return sum(value(man, club.team, parts) for man in club.men) + staff_value(club, parts)


def current_value(club: Club, parts: Parts) -> int:
    """[BB-22.2, BB-22.4] The same for the next match: without those who miss it, with the journeymen."""
    fit = sum(value(man, club.team, parts) for man in club.men if man.is_fit)
    lent = sum(value(man, club.team, parts) for man in lent_men(club))
    return fit + lent + staff_value(club, parts)


# Who takes the field ------------------------------------------------------------------------------------------------


def journeyman_spot(team: Team) -> Spot:
    """[BB-22.2] The position of journeymen: the first of the linemen."""
    return next(spot for spot in team.positions if spot.lineman)


def lent_men(club: Club) -> list[Man]:
    """[BB-22.2] The journeymen of the next match: up to eleven, in free shirts, then in those of who is missing."""
    fit = [man for man in club.men if man.is_fit]
    shirts = [*club.free_shirts, *(man.number for man in club.men if not man.is_fit)]
    spot = journeyman_spot(club.team)
    return [Man(number, spot) for number in shirts[: max(LEAST - len(fit), 0)]]


class Place(NamedTuple):
    """A shirt of the next match."""

    spot: Spot
    niggles: int = 0
    is_lent: bool = False


def line_up(club: Club, parts: Parts) -> list[Place]:
    """[BB-22.2, BB-22.6] Who plays the next match by his number; nobody where he misses it or the shirt is free."""
    found: dict[int, Place] = {m.number: Place(as_spot(m), m.niggles) for m in club.men if m.is_fit}
    for man in lent_men(club):
        alone = (*man.spot.skills, *_loner(man.spot, parts.league.loner))
        found[man.number] = Place(msgspec.structs.replace(man.spot, skills=alone), is_lent=True)
    last = max(found, default=0)
    return [found.get(number, Place(NO_SPOT)) for number in range(1, last + 1)]


def _loner(spot: Spot, number: int) -> list[str]:
    owned = any(word.partition(":")[0] == "loner" for word in spot.skills)
    return [] if owned else [f"loner:{number}"]
