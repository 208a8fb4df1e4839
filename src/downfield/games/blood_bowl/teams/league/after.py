"""Chapter 22: what follows a match, in the order of the book: gold, fans, points, and what is left of the players."""

from collections.abc import Mapping
from typing import NamedTuple

from downfield.games.blood_bowl.components.parts import Parts
from downfield.games.blood_bowl.components.parts_league import CHARACTERISTICS
from downfield.games.blood_bowl.teams.draft import rules_of
from downfield.games.blood_bowl.teams.league.club import Club, lent_men
from downfield.games.blood_bowl.teams.league.men import Man
from downfield.games.blood_bowl.teams.league.rolls import Rolls

EARNS = {  # what of a match brings points [BB-22.12]
    "touchdowns": "touchdowns",
    "earned_casualties": "casualties",
    "earned_completions": "completions",
    "earned_throws": "throws",
    "interceptions": "interceptions",
}
Figures = Mapping[str, int]


class Played(NamedTuple):
    """A match as one of the two teams sees it."""

    scored: int
    conceded: int  # touchdowns of the others
    won: bool
    lost: bool
    gave_up: bool  # this team did [BB-22.26]
    was_given: bool  # the others did
    team: Figures
    others: Figures
    players: Mapping[str, Figures]


def after_match(club: Club, came: Played, parts: Parts, dice: Rolls) -> Club:
    """[BB-22.9] Everything that happens to a team before its coach may do something."""
    lent = lent_men(club)
    club = winnings(club, came, parts, dice)
    club = fans(club, came, parts, dice)
    there = {man.number for man in club.men if man.is_fit and not _is_dead(man, came)}
    club = club._replace(
        men=tuple(_grown(man, came, parts) for man in club.men if man.number in there or not man.is_fit),
        journeymen=tuple(_grown(man, came, parts) for man in lent if not _is_dead(man, came)),
    )
    club = deserted(club, parts, dice) if came.gave_up else valuable(club, there, parts, dice)
    return raised(club, came)


def _is_dead(man: Man, came: Played) -> bool:
    """[BB-22.8]"""
    return came.players.get(str(man.number), {}).get("killed", 0) > 0


def _grown(man: Man, came: Played, parts: Parts) -> Man:
    """[BB-22.6] A player after a match; whoever missed it is fit for the next, unless he has retired."""
    if man.is_fit:
        return _scarred(_earned(man, came, parts), came)
    return man._replace(missing=False, fresh=False)


# 1 and 2: gold and fans ---------------------------------------------------------------------------------------------


def winnings(club: Club, came: Played, parts: Parts, dice: Rolls) -> Club:
    """[BB-22.10] Half of all fans and the touchdowns bring gold; what was spent before the match is gone."""
    left = club.roster.treasury - came.team.get("treasury_spent", 0)
    won = 0
    if not came.gave_up:
        crowd = _crowd(came.team, club.roster.fans, dice) + _crowd(came.others, parts.league.fans, dice)
        won = crowd * parts.league.unit if came.was_given else crowd * parts.league.unit // 2
        won += came.scored * parts.league.unit
    return club.with_roster(
        treasury=max(left, 0) + won,
        matches=club.roster.matches + 1,
        wins=club.roster.wins + came.won,
        draws=club.roster.draws + (not came.won and not came.lost),
    )


def _crowd(told: Figures, dedicated: int, dice: Rolls) -> int:
    """[BB-5.2] The fan factor of a match; rolled now where nobody told it."""
    return told["fans"] if "fans" in told else dedicated + dice.d(3)


def fans(club: Club, came: Played, parts: Parts, dice: Rolls) -> Club:
    """[BB-22.11, BB-22.26] A winner may gain a fan, a loser may lose one; whoever gives up loses D3."""
    now = club.roster.fans
    if came.gave_up:
        now -= dice.d(3)
    elif came.won and dice.d(6) >= now:
        now += 1
    elif came.lost and dice.d(6) < now:
        now -= 1
    return club.with_roster(fans=max(now, parts.league.fans), awards=club.roster.awards + _awarded(came))


def _awarded(came: Played) -> int:
    """[BB-22.26] Touchdowns that nobody of this team has scored."""
    own = sum(done.get("touchdowns", 0) for done in came.players.values())
    return max(came.scored - own, 0) if came.was_given else 0


# 3: points, scars and the most valuable player ----------------------------------------------------------------------


def _earned(man: Man, came: Played, parts: Parts) -> Man:
    """[BB-22.12, BB-22.13] A player with the points of a match; a ball that is intercepted is not deflected besides."""
    done, points = came.players.get(str(man.number), {}), parts.league.points
    earned = sum(done.get(key, 0) * points[name] for key, name in EARNS.items())
    earned += (done.get("deflections", 0) - done.get("interceptions", 0)) * points["deflections"]
    return man._replace(points=man.points + earned)


def _scarred(man: Man, came: Played) -> Man:
    """[BB-22.6, BB-22.7] A player as he left a match."""
    done = came.players.get(str(man.number), {})
    lost = tuple(name for name in CHARACTERISTICS if done.get(f"worse_{name}", 0))
    return man._replace(
        missing=done.get("missing", 0) > 0,
        niggles=man.niggles + done.get("niggled", 0),
        losses=(*man.losses, *lost),
        fresh=bool(lost),
    )


def valuable(club: Club, there: set[int], parts: Parts, dice: Rolls) -> Club:
    """[BB-22.14] One of all who could play, and live, earns points more: D16 until it shows his number."""
    lent = {man.number for man in club.journeymen}
    if not there | lent:
        return club
    number = 0
    while number not in there | lent:
        number = dice.d(16)
    if number in there:
        return club._replace(men=_honoured(club.men, number, parts))
    return club._replace(journeymen=_honoured(club.journeymen, number, parts))


def _honoured(men: tuple[Man, ...], number: int, parts: Parts) -> tuple[Man, ...]:
    more = parts.league.points["valuable"]
    return tuple(man._replace(points=man.points + more * (man.number == number)) for man in men)


def deserted(club: Club, parts: Parts, dice: Rolls) -> Club:
    """[BB-22.26] After a concession players with many advancements may leave; nobody is honoured."""
    terms = parts.league.concession
    for man in club.men:
        if len(man.gains) >= terms.veterans and dice.d(6) < terms.stays:
            club = club.without(man.number)
    return club


def raised(club: Club, came: Played) -> Club:
    """[BB-22.23, BB-19.6] A dead opponent may join for nothing."""
    summoned = "Vampire Lord" in rules_of(club.team, club.roster) and came.others.get("fallen", 0) > 0
    return club.with_roster(raised=int(bool(came.team.get("raised", 0)) or summoned))
