"""Chapter 22: how a league team begins: drafted anew, or once more between two seasons."""

from collections.abc import Sequence

import msgspec

from downfield.games.blood_bowl.components.parts import Parts, fielded
from downfield.games.blood_bowl.components.parts_draft import INDUCEMENTS, Roster, Spot, Team
from downfield.games.blood_bowl.teams.draft import LEAST, gold_spent, price
from downfield.games.blood_bowl.teams.league.club import Club, club_of
from downfield.games.blood_bowl.teams.league.men import Man, value
from downfield.games.blood_bowl.teams.league.rolls import Rolls
from downfield.games.blood_bowl.teams.league.window import (
    BOUGHT,
    closed,
    known_position,
    one_more,
    paid,
    signed,
    who_wears,
)
from downfield.kernel.errors import BadOption

EXTRAS = ("fans", "cheerleaders", "assistants")  # what a ready team does without first


def founded(team: Team, roster: Roster, parts: Parts) -> Club:
    """[BB-22.1] A drafted team as it enters its first season: what is not spent is its treasury."""
    budget = parts.league.budget
    cost = _cost(team, roster, parts)
    if cost > budget:
        raise BadOption(
            "The team costs {cost:,}, a new team of a league {budget:,} ({rule}).",
            rule="BB-22.1",
            key="club-budget",
            cost=cost,
            budget=budget,
        )
    new = msgspec.structs.replace(
        roster,
        league=1,
        treasury=budget - cost,
        fans=roster.fans + parts.league.fans,
        budget=0,
        skill_pack="none",
    )
    return club_of(team, new)


def _cost(team: Team, roster: Roster, parts: Parts) -> int:
    return gold_spent(team, roster, parts, fielded(team, roster))


def ready(team: Team, roster: Roster, parts: Parts) -> Roster:
    """[BB-22.1] A ready team as a league can pay it: without extras, the last of its players, doctor and re-rolls."""
    nothing = dict.fromkeys((*INDUCEMENTS, *EXTRAS), 0)
    roster = msgspec.structs.replace(roster, **nothing)
    spots = fielded(team, roster)
    while _cost(team, roster, parts) > parts.league.budget:
        if len(spots) > LEAST:
            spots.pop()
        elif roster.apothecary:
            roster = msgspec.structs.replace(roster, apothecary=False)
        elif roster.rerolls:
            roster = msgspec.structs.replace(roster, rerolls=roster.rerolls - 1)
        else:
            spots = _cheaper(team, spots)
        roster = msgspec.structs.replace(roster, players=tuple(f"1 {spot.id}" for spot in spots))
    return roster


def _cheaper(team: Team, spots: list[Spot]) -> list[Spot]:
    """The dearest player makes room for a lineman."""
    lineman = next(spot for spot in team.positions if spot.lineman)
    dearest = max(range(len(spots)), key=lambda place: spots[place].cost)
    return [lineman if place == dearest else spot for place, spot in enumerate(spots)]


def budget(club: Club, parts: Parts) -> int:
    """[BB-22.29] The gold for the next season: for all, from the treasury, and for what was played."""
    terms, roster = parts.league.redraft, club.roster
    earned = roster.matches * terms.match + roster.wins * terms.win + roster.draws * terms.draw
    return min(terms.budget + roster.treasury + earned, terms.most)


def redrafted(club: Club, words: Sequence[str], parts: Parts, dice: Rolls) -> Club:
    """[BB-22.30] keep:4, hire:lineman, hire:rerolls: the team of the next season; or BadOption."""
    old = closed(club, parts, dice)
    nobody = dict.fromkeys(("rerolls", "assistants", "cheerleaders", "matches", "wins", "draws"), 0)
    new = Club(old.team, old.roster, ()).with_roster(
        **nobody, apothecary=False, treasury=budget(old, parts), league=old.roster.league + 1
    )
    for word in words:
        new = _word(old, new, word, parts)
    if len(new.men) < LEAST:
        raise BadOption(
            "{count} players: a team is drafted with at least {least} ({rule}).",
            rule="BB-22.30",
            key="club-least",
            count=len(new.men),
            least=LEAST,
        )
    return new._replace(men=tuple(_healed(man, new, parts, dice) for man in new.men))


def _word(old: Club, new: Club, word: str, parts: Parts) -> Club:
    """One player or one of the staff more."""
    name, _, what = word.partition(":")
    if name == "keep":
        man = who_wears(old, what)
        return _kept(paid(new, fee(man, old, parts)), man)
    if name == "hire" and what in BOUGHT:
        return one_more(paid(new, price(new.team, parts, what)), what)
    if name == "hire":
        spot = known_position(new, what)
        return signed(paid(new, spot.cost), Man(0, spot))
    raise BadOption(
        "{given}: between two seasons a team keeps players and hires: keep:4, hire:lineman, hire:rerolls ({rule}).",
        rule="BB-22.30",
        key="club-redraft",
        given=repr(word),
    )


def fee(man: Man, club: Club, parts: Parts) -> int:
    """[BB-22.30] What it costs to keep a player: his value, and more for every season."""
    return value(man, club.team, parts) + parts.league.redraft.fee * (man.seasons + 1)


def _kept(new: Club, man: Man) -> Club:
    """[BB-22.30] A player with all that he is; in his old shirt, if nobody has taken it."""
    if any(other.number == man.number and other.seasons for other in new.men):
        raise BadOption(
            "Number {number} is kept once ({rule}).", rule="BB-22.30", key="club-twice", number=man.number
        )
    older = man._replace(seasons=man.seasons + 1)
    rookie = new.man(man.number)
    if rookie is None:
        return new.with_man(older)
    return signed(new.with_man(older), rookie)


def _healed(man: Man, club: Club, parts: Parts, dice: Rolls) -> Man:
    """[BB-22.31] In the break niggling injuries heal, and what makes a retired player worse; that leaves a niggle."""
    if not man.seasons:
        return man
    terms = parts.league.redraft
    plus = terms.apothecary if club.roster.apothecary else 0
    niggles = sum(dice.d(6) + plus < terms.heals for _ in range(man.niggles))
    losses = man.losses
    if man.retired:
        losses = tuple(name for name in man.losses if dice.d(6) + plus < terms.heals)
        niggles += len(man.losses) - len(losses)
    return man._replace(missing=False, retired=False, niggles=niggles, losses=losses)
