"""Chapter 4: everything that is wrong with a drafted team, each fault with its rule and with what is allowed."""

from collections.abc import Iterator, Sequence

from downfield.games.blood_bowl.components.parts import Parts, fielded
from downfield.games.blood_bowl.components.parts_draft import INDUCEMENTS, STAFF, Roster, Spot, Team
from downfield.games.blood_bowl.teams.draft import LEAST, MOST, gold_spent, is_offered, price_list, rules_of
from downfield.games.blood_bowl.teams.faults_of_hired import guest_faults, known_guests
from downfield.games.blood_bowl.teams.faults_of_skills import skill_faults
from downfield.games.blood_bowl.teams.league.club import club_of
from downfield.games.blood_bowl.teams.league.faults import MOST_FANS, league_faults
from downfield.kernel.errors import BadOption


def faults(team: Team, roster: Roster, parts: Parts) -> list[BadOption]:
    """[BB-4.1, BB-4.2, BB-4.3, BB-4.4] Why a team may not be drafted; nothing when it may."""
    if roster.league:  # [BB-22.1] it was drafted long ago
        return [*league_faults(team, roster, parts), *limits(team, roster, parts)]
    try:
        spots = fielded(team, roster)
    except ValueError as e:
        known = ", ".join(spot.id for spot in team.positions)
        return [
            BadOption(
                "{given} is no part of this team. Write a number and one of {known} ({rule}).",
                rule="BB-4.1",
                key="team-position",
                given=str(e),
                known=known,
            )
        ]
    guests = known_guests(team, roster, parts)
    return [
        *_players(team, spots, bool(guests)),
        *_hired(team, roster, parts),
        *guest_faults(team, roster, parts, spots),
        *_gold(team, roster, parts, [*spots, *guests]),
        *skill_faults(team, roster, spots, parts),
    ]


def limits(team: Team, roster: Roster, parts: Parts) -> list[BadOption]:
    """[BB-4.1, BB-4.3, BB-22.20] Where a team of a league has too many of something."""
    try:
        spots = [man.spot for man in club_of(team, roster).men]
    except ValueError:
        return []  # told already
    return [*_positions(team, spots), *_hired(team, roster, parts, MOST_FANS)]


def _players(team: Team, spots: Sequence[Spot], guests: bool) -> Iterator[BadOption]:
    """[BB-4.1] Eleven to sixteen, not too many of a position, not too many big guys."""
    if not guests and not LEAST <= len(spots) <= MOST:  # [BB-4.4] otherwise counted with the guests
        yield BadOption(
            "{count} players: a team has {least} to {most} ({rule}).",
            rule="BB-4.1",
            key="team-size",
            count=len(spots),
            least=LEAST,
            most=MOST,
        )
    yield from _positions(team, spots)


def _positions(team: Team, spots: Sequence[Spot]) -> Iterator[BadOption]:
    for spot in team.positions:
        if spots.count(spot) > spot.most:
            yield BadOption(
                "{count} of {spot}: at most {most} ({rule}).",
                rule="BB-4.1",
                key="team-spot-most",
                count=spots.count(spot),
                spot=spot.name,
                most=spot.most,
            )
    big = sum(spot.big_guy for spot in spots)
    if big > team.big_guys:
        yield BadOption(
            "{count} big guys: at most {most} ({rule}).",
            rule="BB-4.1",
            key="team-big-guys",
            count=big,
            most=team.big_guys,
        )


def _hired(team: Team, roster: Roster, parts: Parts, fans: int = 0) -> Iterator[BadOption]:
    """[BB-4.3, BB-19.3, BB-19.7] Not too many of anything, and nothing that this team does not hire."""
    known, rules = price_list(parts), rules_of(team, roster)
    for name in (*STAFF, *INDUCEMENTS):
        count, rule = int(getattr(roster, name)), "BB-4.3" if name in STAFF else "BB-19.7"
        if count > 0 and known[name].treated and not team.apothecary:
            yield BadOption(
                "{hired}: this team is not treated by apothecaries ({rule}).",
                rule=rule,
                key="team-untreated",
                hired=name,
            )
        elif count > 0 and not is_offered(team, rules, known[name]):
            yield BadOption(
                "{hired}: only for teams with {known} ({rule}).",
                rule=rule,
                key="team-not-offered",
                hired=name,
                known=", ".join(known[name].needs),
            )
        elif not 0 <= count <= max(known[name].most, fans if name == "fans" else 0):
            yield BadOption(
                "{count} of {hired}: 0 to {most} ({rule}).",
                rule=rule,
                key="team-hired",
                count=count,
                hired=name,
                most=known[name].most,
            )
    if roster.patron not in (team.choose_one or ("",)):
        yield BadOption(
            "The patron is one of {known} ({rule}).",
            rule="BB-19.3",
            key="team-patron",
            known=", ".join(team.choose_one) or "-",
        )


def _gold(team: Team, roster: Roster, parts: Parts, spots: Sequence[Spot]) -> Iterator[BadOption]:
    """[BB-4.2, BB-4.4] A budget that may be set, and not spent more than that."""
    limits = parts.draft.budget
    budget = roster.budget or limits.usual
    if not limits.least <= budget <= limits.most or (budget - limits.least) % limits.step:
        yield BadOption(
            "A budget of {given:,}: {least:,} to {most:,} in steps of {step:,} ({rule}).",
            rule="BB-4.2",
            key="team-budget",
            given=budget,
            least=limits.least,
            most=limits.most,
            step=limits.step,
        )
    spent = gold_spent(team, roster, parts, spots)
    if spent > budget:
        yield BadOption(
            "The team costs {cost:,}, the budget is {budget:,} ({rule}).",
            rule="BB-4.2",
            key="team-gold",
            cost=spent,
            budget=budget,
        )
