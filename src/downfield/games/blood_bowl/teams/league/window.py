"""Chapter 22: what a coach may do between two matches, one word for each deed, and how that time ends."""

from collections.abc import Callable, Sequence

from downfield.games.blood_bowl.components.parts import Parts
from downfield.games.blood_bowl.components.parts_draft import STAFF, Spot
from downfield.games.blood_bowl.teams.draft import MOST, price
from downfield.games.blood_bowl.teams.league.advance import advanced, driven
from downfield.games.blood_bowl.teams.league.club import Club
from downfield.games.blood_bowl.teams.league.men import Man, increase
from downfield.games.blood_bowl.teams.league.rolls import Rolls
from downfield.kernel.errors import BadOption

BOUGHT = tuple(name for name in STAFF if name != "fans")  # [BB-22.20] fans come by themselves


def hire(club: Club, what: str, parts: Parts, _dice: Rolls) -> Club:
    """[BB-22.20] hire:blitzer, hire:rerolls: a new player, or one more of the staff; re-rolls cost double by now."""
    club = paid(club, hire_price(club, what, parts))
    return one_more(club, what) if what in BOUGHT else signed(club, Man(0, known_position(club, what)))


def hire_price(club: Club, what: str, parts: Parts) -> int:
    """[BB-22.20] What a new player costs, or one more of the staff; or BadOption."""
    if what in BOUGHT:
        times = parts.league.rerolls if what == "rerolls" else 1
        return times * price(club.team, parts, what)
    return known_position(club, what).cost


def one_more(club: Club, what: str) -> Club:
    """[BB-22.20] A team with one more of its staff; it has one apothecary at most."""
    if what != "apothecary":
        return club.with_roster(**{what: getattr(club.roster, what) + 1})
    if club.roster.apothecary:
        raise BadOption(
            "There is an apothecary already, and a team has one ({rule}).",
            rule="BB-22.20",
            key="club-apothecary",
        )
    return club.with_roster(apothecary=True)


def fire(club: Club, what: str, parts: Parts, _dice: Rolls) -> Club:
    """[BB-22.21] fire:7, fire:cheerleaders: somebody leaves; re-rolls stay for the season."""
    if what == "apothecary" and club.roster.apothecary:
        return club.with_roster(apothecary=False)
    if what in ("assistants", "cheerleaders") and getattr(club.roster, what) > 0:
        return club.with_roster(**{what: getattr(club.roster, what) - 1})
    return club.without(who_wears(club, what).number)


def keep(club: Club, what: str, parts: Parts, _dice: Rolls) -> Club:
    """[BB-22.22] keep:j3: a journeyman of the last match stays, for what he is worth by now."""
    man = _lent(club, what)
    club = paid(club, keep_price(man, parts))
    left = tuple(other for other in club.journeymen if other.number != man.number)
    return signed(club._replace(journeymen=left), man)


def keep_price(man: Man, parts: Parts) -> int:
    """[BB-22.22] What a journeyman is worth by now."""
    return man.spot.cost + increase(man, parts)


def take(club: Club, what: str, parts: Parts, _dice: Rolls) -> Club:
    """[BB-22.23] take:zombie_lineman: whoever rose from the dead stays for nothing."""
    if club.roster.raised < 1:
        raise BadOption("Nobody has risen in the last match ({rule}).", rule="BB-22.23", key="club-raised")
    spot = known_position(club, what)
    if not spot.lineman:
        raise BadOption(
            "Whoever rises from the dead is a lineman: {known} ({rule}).",
            rule="BB-22.23",
            key="club-lineman",
            known=", ".join(spot.id for spot in club.team.positions if spot.lineman),
        )
    return signed(club.with_roster(raised=club.roster.raised - 1), Man(0, spot))


def advance(club: Club, what: str, parts: Parts, dice: Rolls) -> Club:
    """[BB-22.15] advance:4*p-block: a player spends his points; journeymen are written j3."""
    who, _, wish = what.partition("*")
    if who.startswith("j"):
        man = advanced(_lent(club, who), wish, parts, dice)
        return club._replace(
            journeymen=tuple(man if other.number == man.number else other for other in club.journeymen)
        )
    return club.with_man(advanced(who_wears(club, who), wish, parts, dice))


def credit(club: Club, what: str, parts: Parts, _dice: Rolls) -> Club:
    """[BB-22.26] credit:4: a touchdown that a concession has brought is somebody's."""
    if club.roster.awards < 1:
        raise BadOption("No touchdown is left to be credited ({rule}).", rule="BB-22.26", key="club-awards")
    man = who_wears(club, what)
    club = club.with_man(man._replace(points=man.points + parts.league.points["touchdowns"]))
    return club.with_roster(awards=club.roster.awards - 1)


def retire(club: Club, what: str, parts: Parts, _dice: Rolls) -> Club:
    """[BB-22.24] retire:4: after a lasting injury in the last match somebody rests until the next season."""
    man = who_wears(club, what)
    if not man.fresh:
        raise BadOption(
            "Number {number} has no lasting injury of the last match: he plays, or leaves ({rule}).",
            rule="BB-22.24",
            key="club-retire",
            number=man.number,
        )
    return club.with_man(man._replace(retired=True))


DEEDS: dict[str, Callable[[Club, str, Parts, Rolls], Club]] = {
    "hire": hire, "fire": fire, "keep": keep, "take": take, "advance": advance, "credit": credit, "retire": retire,
}  # fmt: skip


def done(club: Club, words: Sequence[str], parts: Parts, dice: Rolls) -> Club:
    """[BB-22.9] A team after what its coach has done, in his order; or BadOption, and nothing was done."""
    for word in words:
        name, colon, what = word.partition(":")
        if not colon or name not in DEEDS:
            raise BadOption(
                "{given} is no deed: write one of {known} and what it is about, hire:lineman ({rule}).",
                rule="BB-22.9",
                key="club-deed",
                given=repr(word),
                known=", ".join(DEEDS),
            )
        club = DEEDS[name](club, what, parts, dice)
    return club


def paid(club: Club, gold: int) -> Club:
    """[BB-22.20] A team that has paid; or BadOption."""
    if gold > club.roster.treasury:
        raise BadOption(
            "It costs {cost:,}, the treasury has {gold:,} ({rule}).",
            rule="BB-22.20",
            key="club-gold",
            cost=gold,
            gold=club.roster.treasury,
        )
    return club.with_roster(treasury=club.roster.treasury - gold)


def signed(club: Club, man: Man) -> Club:
    """[BB-22.20] Somebody joins in the lowest free shirt; or BadOption where sixteen have one."""
    if not club.free_shirts:
        raise BadOption(
            "A team has at most {most} players ({rule}).", rule="BB-22.20", key="club-full", most=MOST
        )
    return club.with_man(man._replace(number=club.free_shirts[0]))


def known_position(club: Club, name: str) -> Spot:
    """A position of the team; or BadOption."""
    known = {spot.id: spot for spot in club.team.positions}
    if name not in known:
        raise BadOption(
            "{given} is nobody whom this team hires: {known} ({rule}).",
            rule="BB-22.20",
            key="club-position",
            given=repr(name),
            known=", ".join((*known, *BOUGHT)),
        )
    return known[name]


def who_wears(club: Club, number: str) -> Man:
    """Whoever has a number; or BadOption."""
    return _one(club.men, number)


def _lent(club: Club, number: str) -> Man:
    return _one(club.journeymen, number.removeprefix("j"))


def _one(men: Sequence[Man], number: str) -> Man:
    man = next((man for man in men if str(man.number) == number), None)
    if man is None:
        raise BadOption(
            "Nobody here has number {given}: {known} ({rule}).",
            rule="BB-22.20",
            key="club-nobody",
            given=repr(number),
            known=", ".join(str(man.number) for man in men) or "-",
        )
    return man


# How it ends --------------------------------------------------------------------------------------------------------


def closed(club: Club, parts: Parts, dice: Rolls) -> Club:
    """[BB-22.9] The time between two matches is over: who must spend does, mistakes are paid, strangers leave."""
    for man in club.men:
        club = club.with_man(driven(man._replace(fresh=False), parts, dice))
    club = mistaken(club._replace(journeymen=()), parts, dice)
    return club.with_roster(raised=0, awards=0)


def mistaken(club: Club, parts: Parts, dice: Rolls) -> Club:
    """[BB-22.25] A full treasury is a danger: one D6, and the more gold the worse."""
    terms, gold = parts.league.mistakes, club.roster.treasury
    if gold < terms.least:
        return club
    match terms.row(gold, dice.d(6)):
        case "i":
            gold -= dice.d(3) * parts.league.unit
        case "I":
            gold -= gold // 2 // terms.round * terms.round
        case "C":
            gold = min(gold, (dice.d(6) + dice.d(6)) * parts.league.unit)
    return club.with_roster(treasury=max(gold, 0))
