"""Chapter 22: what a team carries from match to match of a league, as the code of its roster."""

from collections.abc import Sequence

from downfield.games.blood_bowl.components.parts import Parts
from downfield.games.blood_bowl.components.parts_league import CHARACTERISTICS
from downfield.games.blood_bowl.teams.faults import faults
from downfield.games.blood_bowl.teams.league.after import EARNS, Played, after_match, valuable
from downfield.games.blood_bowl.teams.league.club import Club, club_of, roster_of
from downfield.games.blood_bowl.teams.league.history import differences
from downfield.games.blood_bowl.teams.league.offers import TRIED, for_next_season
from downfield.games.blood_bowl.teams.league.offers import offers as all_offers
from downfield.games.blood_bowl.teams.league.redraft import budget, founded, ready, redrafted
from downfield.games.blood_bowl.teams.league.rolls import Rolls
from downfield.games.blood_bowl.teams.league.window import closed, done
from downfield.games.blood_bowl.teams.league.wishes import wishes
from downfield.games.blood_bowl.teams.roster import drafted, read_team, write_code
from downfield.kernel.errors import BadOption
from downfield.kernel.show.outcome import PLAYED, Outcome
from downfield.toolkit.careers import REDRAFT, Change, Offer
from downfield.toolkit.codes import all_of

COUNTED = (
    *EARNS,
    "deflections",
    "missing",
    "niggled",
    "killed",
    *(f"worse_{name}" for name in CHARACTERISTICS),
)
ROLLS = True  # dice fall after a match, before the next one, and for some of what a coach does


def first_roster(parts: Parts, team: str) -> str:
    """[BB-22.1] The roster with which a team begins a season: ready, drafted, or kept from the last one."""
    if ":" not in team:
        found, roster = drafted(parts, team)
        return _code(founded(found, ready(found, roster, parts), parts))
    found, roster = read_team(team, parts)
    wrong = faults(found, roster, parts)
    if wrong:
        raise all_of(wrong)
    if roster.league == 1:
        raise BadOption(
            "A new team comes to a league as it was drafted, an old one as it was drafted anew ({rule}).",
            rule="BB-22.1",
            key="club-new",
        )
    return write_code(roster) if roster.league else _checked(founded(found, roster, parts), parts)


def career(roster: str, came: Outcome, side: int, parts: Parts, dice: str) -> str:
    """[BB-22.9] The roster of a side after a match: gold, fans, points, scars."""
    if not came.how:
        raise BadOption("The match is not over ({rule}).", rule="BB-22.9", key="club-not-over")
    gave_up = came.how != PLAYED and came.winner == 1 - side
    seen = Played(
        came.points[side], came.points[1 - side], came.winner == side, came.winner == 1 - side, gave_up,
        came.how != PLAYED and came.winner == side, came.sides[side].team, came.sides[1 - side].team,
        came.sides[side].players,
    )  # fmt: skip
    return _code(after_match(_club(roster, parts), seen, parts, Rolls(dice, side)))


def walked_over(roster: str, won: bool, side: int, parts: Parts, dice: str) -> str:
    """[BB-22.27] The roster after a match to which somebody did not come."""
    club, rolls = _club(roster, parts), Rolls(dice, side)
    if not won:
        return roster
    gold = rolls.d(6) * parts.league.unit
    club = club.with_roster(treasury=club.roster.treasury + gold)
    for _ in range(parts.league.absence.valuable):
        club = valuable(club, {man.number for man in club.men if man.is_fit}, parts, rolls)
    return _code(club)


def before(roster: str, side: int, parts: Parts, dice: str) -> str:
    """[BB-22.9] The roster when the next match is about to begin, and its coach can do no more."""
    return _code(closed(_club(roster, parts), parts, Rolls(dice, side)))


def draft(roster: str, words: Sequence[str], parts: Parts, dice: str) -> str:
    """[BB-22.9, BB-22.30] The roster after what its coach does between two matches or, by "redraft", seasons."""
    club, rolls = _club(roster, parts), Rolls(dice)
    if words and words[0] == REDRAFT:
        return _checked(redrafted(club, words[1:], parts, rolls), parts)
    return _checked(done(club, words, parts, rolls), parts)


def wish(roster: str, parts: Parts) -> tuple[str, ...]:
    """[BB-22.9] What a program does before its next match: players learn what they can pay, and twelve are enough."""
    return wishes(_club(roster, parts), parts)


def purse(roster: str, parts: Parts) -> int:
    """[BB-22.5] The gold of a team."""
    return _club(roster, parts).roster.treasury


def offers(roster: str, parts: Parts) -> list[Offer]:
    """[BB-22.9] All that a coach may do now, one thing at a time."""
    club = _club(roster, parts)
    return all_offers(club, parts, lambda word: _may(club, word, parts))


def _may(club: Club, word: str, parts: Parts) -> bool:
    try:
        _checked(done(club, (word,), parts, Rolls(TRIED)), parts)
    except BadOption:
        return False
    return True


def next_season(roster: str, parts: Parts) -> tuple[int, list[Offer]]:
    """[BB-22.29, BB-22.30] The gold for the next season, and whom and what it buys."""
    club = _club(roster, parts)
    return budget(club, parts), for_next_season(club, parts)


def _club(roster: str, parts: Parts) -> Club:
    return club_of(*read_team(roster, parts))


def _code(club: Club) -> str:
    return write_code(roster_of(club))


def _checked(club: Club, parts: Parts) -> str:
    """The code of a team that may be; or BadOption with all that is wrong."""
    roster = roster_of(club)
    wrong = faults(club.team, roster, parts)
    if wrong:
        raise all_of(wrong)
    return write_code(roster)


def changes(was: str, now: str, parts: Parts) -> list[Change]:
    """What is different between two codes of a team, for its history."""
    return differences(_club(was, parts), _club(now, parts))
