"""Everything that is wrong with a squad, each fault with its rule and with what is allowed."""

from collections.abc import Iterator

from downfield.games.touch_down.components.limits import NUMBERS, WORTH, short_of, too_many, worn_twice, worth
from downfield.games.touch_down.components.parts import Parts, zeros
from downfield.games.touch_down.teams.squad import Squad
from downfield.kernel.errors import BadOption

LOST = 2  # draft points for a match lost [TD-19.8]


def faults(squad: Squad, parts: Parts, league: bool = True) -> list[BadOption]:
    """Why a squad may not play; nothing when it may. Outside a league nobody is drafted."""
    return [*_counters(squad, parts), *_points(squad, league)]


def _counters(squad: Squad, parts: Parts) -> Iterator[BadOption]:
    """[TD-3.3, TD-3.4] Counters of the box, each number once, enough for every line-up."""
    players, pool = list(squad.players), parts.teams.pool
    for role, kind, times, have in too_many(players, pool):
        yield BadOption(
            "{times} counters {role} {counter}: the box has {have} ({rule}).",
            rule="TD-3.3",
            key="roster-copies",
            times=times,
            role=role,
            counter=kind,
            have=have,
        )
    for number in worn_twice(players):
        yield BadOption(
            "Number {number} is worn by two players ({rule}).",
            rule="TD-3.3",
            key="roster-number",
            number=number,
        )
    whole = [*players, *zeros(players, pool)]
    if len(whole) > NUMBERS:
        yield BadOption(
            "{count} players: there are {most} numbers ({rule}).",
            rule="TD-3.3",
            key="roster-size",
            count=len(whole),
            most=NUMBERS,
        )
    for role, have, wanted in short_of(whole):
        yield BadOption(
            "{have} players of role {role}: a line-up has {wanted} ({rule}).",
            rule="TD-3.4",
            key="roster-role",
            have=have,
            role=role,
            wanted=wanted,
        )


def _points(squad: Squad, league: bool) -> Iterator[BadOption]:
    """[TD-3.3, TD-19.8] Not above 40 and what was drafted; two points for each match lost."""
    spent = worth(list(squad.players))
    if spent > WORTH + squad.drafted:
        yield BadOption(
            "The team is worth {worth}: at most {most}, and {drafted} drafted in the season ({rule}).",
            rule="TD-3.3",
            key="roster-worth",
            worth=spent,
            most=WORTH,
            drafted=squad.drafted,
        )
    if (squad.draft + squad.drafted) % LOST:
        yield BadOption(
            "{points} draft points in all: a match lost brings {lost} ({rule}).",
            rule="TD-19.8",
            key="roster-draft",
            points=squad.draft + squad.drafted,
            lost=LOST,
        )
    if not league and spent > WORTH:
        yield BadOption(
            "The team is worth {worth}: at most {most} outside a league ({rule}).",
            rule="TD-19.8",
            key="roster-league",
            worth=spent,
            most=WORTH,
        )
