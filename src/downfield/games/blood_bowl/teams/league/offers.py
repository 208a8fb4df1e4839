"""Chapter 22: all that a coach could do now, each thing asked of the rules themselves."""

from collections.abc import Callable, Iterator

from downfield.games.blood_bowl.components.parts import KINDS, Parts
from downfield.games.blood_bowl.components.parts_league import CHARACTERISTICS
from downfield.games.blood_bowl.teams.draft import price
from downfield.games.blood_bowl.teams.league.advance import RANDOM, advanced, cost
from downfield.games.blood_bowl.teams.league.club import Club
from downfield.games.blood_bowl.teams.league.men import Man
from downfield.games.blood_bowl.teams.league.redraft import fee
from downfield.games.blood_bowl.teams.league.rolls import Rolls
from downfield.games.blood_bowl.teams.league.window import BOUGHT, hire_price, keep_price
from downfield.kernel.errors import BadOption
from downfield.toolkit.careers import Offer

TRIED = "00" * 32  # the key of dice that nobody counts
May = Callable[[str], bool]  # whether a word would do something


def offers(club: Club, parts: Parts, may: May) -> list[Offer]:
    """[BB-22.9] Everything that a coach may do between two matches, in the order of the book."""
    return [
        *(offer for offer in _credits(club) if may(offer.word)),
        *_lessons(club, parts),
        *(offer for offer in _newcomers(club, parts) if may(offer.word)),
        *(offer for offer in _partings(club) if may(offer.word)),
    ]


def for_next_season(club: Club, parts: Parts) -> list[Offer]:
    """[BB-22.30] Whom a team may keep between two seasons, and whom and what it may hire, each with its price."""
    kept = [
        Offer(f"keep:{man.number}", "keep", man.number, man.spot.name, cost=fee(man, club, parts))
        for man in club.men
    ]
    spots = [Offer(f"hire:{s.id}", "hire", spot=s.name, cost=s.cost) for s in club.team.positions]
    staff = [
        Offer(f"hire:{name}", "hire-staff", what=name, cost=price(club.team, parts, name)) for name in BOUGHT
    ]
    return [*kept, *spots, *staff]


# Players who learn ----------------------------------------------------------------------------------------------------


def _lessons(club: Club, parts: Parts) -> Iterator[Offer]:
    """[BB-22.15] What everybody could learn with his points; journeymen too."""
    tried = Rolls(TRIED)
    for letter, men in (("", club.men), ("j", club.journeymen)):
        for man in men:
            for wish in _wishes(man, parts) if _has_enough(man, parts) else ():
                if _can_learn(man, wish, parts, tried):
                    yield _lesson(man, f"{letter}{man.number}", wish, parts)


def _has_enough(man: Man, parts: Parts) -> bool:
    """Whether somebody has points for the cheapest advancement, or an improvement to choose."""
    is_open = len(man.gains) < len(parts.league.levels)
    return man.roll > 0 or (is_open and man.points >= cost(man, "r", parts))


def _wishes(man: Man, parts: Parts) -> Iterator[str]:
    """Every advancement that can be written."""
    yield from (f"up-{name}" for name in CHARACTERISTICS)
    for chosen, rolled, kinds in (("p", "r", man.spot.primary), ("s", "q", man.spot.secondary)):
        yield from (f"{chosen}-{skill.id}" for skill in parts.skills.skills)
        yield from (f"{rolled}-{kind.lower()}" for kind in kinds)
    yield "c"


def _can_learn(man: Man, wish: str, parts: Parts, dice: Rolls) -> bool:
    try:
        advanced(man, wish, parts, dice)
    except BadOption:
        return False
    return True


def _lesson(man: Man, who: str, wish: str, parts: Parts) -> Offer:
    letter, _, what = wish.partition("-")
    if letter in RANDOM:
        what = {kind[0]: kind for kind in KINDS}[what]
    elif letter == "up":
        what = what.upper()
    word, about = f"advance:{who}*{wish}", (man.number, man.spot.name, what)
    if man.roll:
        return Offer(word, "learn-up" if letter == "up" else "learn-instead", *about)
    return Offer(word, f"learn-{letter}", *about, cost(man, letter, parts))


# Coming and going -----------------------------------------------------------------------------------------------------


def _newcomers(club: Club, parts: Parts) -> Iterator[Offer]:
    """[BB-22.20, BB-22.22, BB-22.23] Who and what could be hired, who of the last match could stay, who has risen."""
    for spot in club.team.positions:
        yield Offer(f"hire:{spot.id}", "hire", spot=spot.name, cost=hire_price(club, spot.id, parts))
    for name in BOUGHT:
        yield Offer(f"hire:{name}", "hire-staff", what=name, cost=hire_price(club, name, parts))
    for man in club.journeymen:
        yield Offer(
            f"keep:j{man.number}", "keep-lent", man.number, man.spot.name, cost=keep_price(man, parts)
        )
    for spot in club.team.positions:
        yield Offer(f"take:{spot.id}", "take", spot=spot.name)


def _credits(club: Club) -> Iterator[Offer]:
    """[BB-22.26] Whose the touchdowns of a concession could be."""
    return (Offer(f"credit:{man.number}", "credit", man.number, man.spot.name) for man in club.men)


def _partings(club: Club) -> Iterator[Offer]:
    """[BB-22.21, BB-22.24] Who could rest until the next season, and who or what could go."""
    for name in ("retire", "fire"):
        yield from (Offer(f"{name}:{man.number}", name, man.number, man.spot.name) for man in club.men)
    yield from (Offer(f"fire:{name}", "fire-staff", what=name) for name in BOUGHT)
