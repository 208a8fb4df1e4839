"""A player of a league: what he has learnt, what he has suffered, and what he is worth."""

import re
from typing import NamedTuple

import msgspec

from downfield.games.blood_bowl.components.parts import Parts
from downfield.games.blood_bowl.components.parts_draft import Spot, Team
from downfield.games.blood_bowl.components.parts_league import CHARACTERISTICS, KINDS, LIMITS

LETTERS = dict(zip("rpqs", KINDS, strict=True))  # how a new skill was come by: p-block, r-dodge
TOKEN = re.compile(
    r"spp(?P<points>[0-9]{1,4})|(?P<gain>[rpqs]-[a-z_]+|up-(?:ma|st|ag|pa|av))|down-(?P<loss>ma|st|ag|pa|av)"
    r"|n(?P<niggles>[1-9])|y(?P<seasons>[1-9][0-9]?)|d(?P<roll>[1-9][0-9]?)"
    r"|(?P<missing>out)|(?P<retired>rest)|(?P<fresh>fresh)"
)
LOW_COST = "Low Cost Linemen"


class Man(NamedTuple):
    """Who wears a shirt, and what has become of him."""

    number: int
    spot: Spot
    points: int = 0  # that are not spent
    gains: tuple[str, ...] = ()  # skills as p-block, improvements as up-ma
    losses: tuple[str, ...] = ()  # characteristics that are worse by one
    niggles: int = 0
    missing: bool = False  # the next match [BB-22.6]
    retired: bool = False  # for the rest of the season [BB-22.24]
    fresh: bool = False  # a lasting injury of the last match
    seasons: int = 0  # before this one
    roll: int = 0  # of a D16, for an improvement that is still to be chosen [BB-22.17]

    @property
    def is_fit(self) -> bool:
        """Whether he can play the next match."""
        return not self.missing and not self.retired

    @property
    def learnt(self) -> list[str]:
        """The skills that he has gained."""
        return [gain[2:] for gain in self.gains if not gain.startswith("up-")]


def read_man(number: int, spot: Spot, word: str) -> Man:
    """A player from his part of a code, "spp7.p-block.n1"; or ValueError."""
    man = Man(number, spot)
    for token in word.split(".") if word else []:
        found = TOKEN.fullmatch(token)
        if found is None:
            raise ValueError(token)
        man = _told(man, {name: text for name, text in found.groupdict().items() if text})
    return man


def _told(man: Man, told: dict[str, str]) -> Man:
    """A player and one word more about him."""
    [(name, text)] = told.items()
    match name:
        case "gain":
            return man._replace(gains=(*man.gains, text))
        case "loss":
            return man._replace(losses=(*man.losses, text))
        case "missing":
            return man._replace(missing=True)
        case "retired":
            return man._replace(retired=True)
        case "fresh":
            return man._replace(fresh=True)
        case "niggles":
            return man._replace(niggles=int(text))
        case "seasons":
            return man._replace(seasons=int(text))
        case "roll":
            return man._replace(roll=int(text))
        case _:
            return man._replace(points=int(text))


def write_man(man: Man) -> str:
    """The same the other way round; "" for somebody of whom there is nothing to tell."""
    numbers = {"spp": man.points, "n": man.niggles, "y": man.seasons, "d": man.roll}
    switches = {"out": man.missing, "rest": man.retired, "fresh": man.fresh}
    return ".".join(
        [
            *(f"{letter}{number}" for letter, number in numbers.items() if number),
            *man.gains,
            *(f"down-{name}" for name in man.losses),
            *(name for name, is_on in switches.items() if is_on),
        ]
    )


def value(man: Man, team: Team, parts: Parts) -> int:
    """[BB-22.3, BB-22.18, BB-19.4] What a player is worth: his price and what he has gained."""
    unpaid = LOW_COST in team.special and man.spot.lineman
    return (0 if unpaid else man.spot.cost) + increase(man, parts)


def increase(man: Man, parts: Parts) -> int:
    """[BB-22.18] By how much his advancements make a player dearer."""
    prices = parts.league.increase
    return sum(prices[g[3:] if g.startswith("up-") else LETTERS[g[0]]] for g in man.gains)


def profile(man: Man) -> tuple[int, int, int, int, int]:
    """[BB-22.6, BB-22.17] His numbers as they are now, within their limits."""
    ma, st, ag, pa, av = (
        _number(man, place, number) for place, number in enumerate(man.spot.profile)
    )  # five of them
    return ma, st, ag, pa, av


def _number(man: Man, place: int, number: int) -> int:
    name, (worst, best) = CHARACTERISTICS[place], LIMITS[place]
    steps = man.gains.count(f"up-{name}") - man.losses.count(name)
    if number == 0:  # no passing: the first step gives him the worst there is
        return worst - (steps - 1) if steps > 0 else 0
    moved = number + steps if best > worst else number - steps
    return max(min(moved, max(worst, best)), min(worst, best))


def as_spot(man: Man) -> Spot:
    """A player as a position of his own: with his numbers and all his skills."""
    return msgspec.structs.replace(man.spot, profile=profile(man), skills=(*man.spot.skills, *man.learnt))
