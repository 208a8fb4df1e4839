"""What is written in the forms of competitions, each field read as what it must be."""

import datetime
import re
import zoneinfo
from collections.abc import Mapping, Sequence

import msgspec

from downfield.kernel.needs import NOBODY
from downfield.league import ledger
from downfield.league.careers import career_of
from downfield.league.errors import Refused
from downfield.league.results import Result, Stats
from downfield.league.scoring import OWN
from downfield.league.settings import Settings
from downfield.league.tables import MEASURES
from downfield.table.protocol.wishes import one_line

LARGEST = 10**6


class Form:
    """The words of a form, each read as what it must be."""

    def __init__(self, given: Mapping[str, Sequence[str]]) -> None:
        self.given = given

    def word(self, name: str, most: int = 2000) -> str:
        """A word, "" where none was written."""
        return one_line(self.lines(name))[:most]

    def lines(self, name: str) -> str:
        """Words on several lines."""
        return next(iter(self.given.get(name, ())), "")

    def words(self, name: str) -> list[str]:
        """All that was written under one name."""
        return [word for word in self.given.get(name, ()) if word]

    def number(self, name: str, usual: int | None = None) -> int:
        """A number; Refused where it is none."""
        word = self.word(name, 12)
        if not word and usual is not None:
            return usual
        if not (word.isascii() and word.isdigit()) or int(word) > LARGEST:
            raise Refused("{name} must be a number.", key="league-number", name=name)
        return int(word)

    def moment(self, word: str, zone: str) -> str:
        """A moment where the club is, as ledgers write it."""
        try:
            local = datetime.datetime.fromisoformat(word)
        except ValueError:
            raise Refused("{time} is no day and hour.", key="league-time", time=word) from None
        return ledger.written(local.replace(tzinfo=zoneinfo.ZoneInfo(zone)))

    def result(self, held: Settings) -> Result:
        """A result by hand: by the score, or where that is level by who is said to have won; and who did what."""
        home, away = self.number("home"), self.number("away")
        said = self.word("winner", 1)
        winner = NOBODY if home == away else int(away > home)
        told = Result((home, away), int(said) if said in ("0", "1") else winner)
        stats = [{key: self.number(f"{key}-{side}", 0) for key in counted(held)} for side in (0, 1)]
        if any(count for side in stats for count in side.values()):
            told = msgspec.structs.replace(told, stats=(stats[0], stats[1]))
        players = [self._players(f"players-{side}", listed(held)) for side in (0, 1)]
        return msgspec.structs.replace(told, players=(players[0], players[1])) if any(players) else told

    def _players(self, name: str, known: Sequence[str]) -> dict[str, Stats]:
        """What the players of a side did, a line for each: 7 touchdowns 2."""
        found: dict[str, Stats] = {}
        for line in self.lines(name).splitlines() if known else ():
            number, *told = re.split(r"[\s:,;]+", line.strip()) if line.strip() else [""]
            if number:
                found.setdefault(number, {}).update(_deeds(line, number, told, known))
        return found


def _deeds(line: str, number: str, told: Sequence[str], known: Sequence[str]) -> Stats:
    """What stands of a player in a line; or Refused with what may stand there."""
    pairs = list(zip(told[::2], told[1::2], strict=False))
    numbers = [number, *(count for _, count in pairs)]
    is_good = pairs and len(told) % 2 == 0 and all(key in known for key, _ in pairs)
    if not is_good or not all(n.isascii() and n.isdigit() and len(n) < 4 for n in numbers):
        raise Refused(
            "{line} cannot be read: write a number and what its player did, 7 {first} 2. There is {known}.",
            key="league-players",
            line=repr(line[:60]),
            first=known[0],
            known=", ".join(known),
        )
    return {key: int(count) for key, count in pairs}


def listed(held: Settings) -> tuple[str, ...]:
    """What a result by hand may tell of players, where teams are carried on."""
    found: tuple[str, ...] = career_of(held.game).COUNTED if held.season.career else ()
    return found


def counted(held: Settings) -> list[str]:
    """What a result by hand tells besides the score: what brings a bonus, or decides among those who are level."""
    asked = [bonus.of for bonus in held.scoring.bonus]
    asked += [name.removesuffix("_difference") for name in held.breaks if name not in MEASURES]
    return list(dict.fromkeys(key for key in asked if key not in OWN))
