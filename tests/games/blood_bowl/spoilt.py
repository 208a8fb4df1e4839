"""Illegal teams: every ready team, and with some gold to spare, broken in one limit at a time."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from tests.games.blood_bowl.hired.test_4_draft import parts

from downfield.games.blood_bowl.components.parts_draft import INDUCEMENTS, STAFF, Roster, Spot, Team
from downfield.games.blood_bowl.teams.roster import drafted


class Spoilt(NamedTuple):
    """A team with one fault: which, and by what rule."""

    name: str
    roster: Roster
    key: str
    rule: str


def ready(team: str) -> tuple[Team, Roster]:
    """A team and its ready roster."""
    return drafted(parts(), team)


def cheapest(team: Team) -> Spot:
    return min((spot for spot in team.positions if spot.most >= 12), key=lambda spot: spot.cost)


def plain(team: Team) -> Roster:
    """Eleven of the cheapest position and nothing else: there is gold for anything."""
    return Roster(team.id, (f"11 {cheapest(team).id}",), patron=(team.choose_one or ("",))[0])


def _spoilt(team: Team) -> Iterator[Spoilt]:
    base, line = plain(team), cheapest(team)

    def broken(what: str, key: str, rule: str, **changes: object) -> Spoilt:
        return Spoilt(f"{team.id}-{what}", msgspec.structs.replace(base, **changes), key, rule)

    yield broken("ten", "team-size", "BB-4.1", players=(f"10 {line.id}",))
    others = [spot for spot in team.positions if spot.most < 12 and not spot.big_guy]
    for spot in sorted(others, key=lambda spot: spot.cost * spot.most)[:2]:
        many = spot.most + 1
        fill = max(0, 11 - many)
        if many <= 16 and many * spot.cost + fill * line.cost <= 1_150_000:
            yield broken(
                f"too-many-{spot.id}",
                "team-spot-most",
                "BB-4.1",
                players=(f"{many} {spot.id}", f"{fill} {line.id}"),
            )
    yield broken("position", "team-position", "BB-4.1", players=("11 lineman_of_nowhere",))
    yield broken("fans", "team-hired", "BB-4.3", fans=7)
    yield broken("negative", "team-hired", "BB-4.3", rerolls=-1)
    yield broken("temps", "team-hired", "BB-19.7", temps=5)
    yield broken("step", "team-budget", "BB-4.2", budget=1_125_000)
    yield broken("patron", "team-patron", "BB-19.3", patron="Favoured of Nobody")
    yield broken("unknown-pack", "team-skill-pack", "BB-4.6", skill_pack="all")
    yield broken("trait", "team-skill-kind", "BB-4.7", skill_pack="matched_play", skills=("1 secret_weapon",))
    yield broken("shirt", "team-skill-word", "BB-4.5", skill_pack="matched_play", skills=("12 block",))
    if not team.apothecary:
        yield broken("apothecary", "team-untreated", "BB-4.3", apothecary=True)
        yield broken("wanderers", "team-untreated", "BB-19.7", wanderers=1)


def _of_humans() -> Iterator[Spoilt]:
    """Every limit that is the same for all teams, with humans."""
    team, _ = ready("human")
    base = plain(team)
    limits = parts().draft.staff | parts().draft.inducements

    def broken(what: str, key: str, rule: str, **changes: object) -> Spoilt:
        return Spoilt(f"human-{what}", msgspec.structs.replace(base, **changes), key, rule)

    for name in (*STAFF, *INDUCEMENTS):
        if name not in ("apothecary", "rerolls", "trainings", "chef") and not limits[name].needs:
            rule = "BB-4.3" if name in STAFF else "BB-19.7"
            yield broken(f"most-{name}", "team-hired", rule, **{name: limits[name].most + 1})
    yield broken("seventeen", "team-size", "BB-4.1", players=("16 human_lineman", "1 halfling_hopeful"))
    yield broken("gold", "team-gold", "BB-4.2", rerolls=8, trainings=3)
    yield broken("poor", "team-budget", "BB-4.2", budget=950_000)
    yield broken("rich", "team-budget", "BB-4.2", budget=1_350_000)
    trained = {"skill_pack": "matched_play"}
    yield broken("two", "team-one-skill", "BB-4.5", skills=("1 block", "1 tackle"), **trained)
    yield broken("nine", "team-points", "BB-4.5", skills=tuple(f"{n} block" for n in range(1, 10)), **trained)
    yield broken("thirds", "team-secondaries", "BB-4.5", skills=("1 guard", "2 guard", "3 guard"), **trained)
    yield broken("no-pack", "team-points", "BB-4.6", skills=("1 block",))
    yield broken(
        "spp", "team-points", "BB-4.6", skills=tuple(f"{n} block" for n in range(1, 8)), skill_pack="spp_36"
    )
    blitzers = ("1 blitzer", "10 human_lineman")
    yield broken("owned", "team-skill-owned", "BB-4.7", players=blitzers, skills=("1 block",), **trained)
    yield broken("mutation", "team-skill-kind", "BB-4.7", skills=("1 claws",), **trained)


def _of_big_guys() -> Iterator[Spoilt]:
    """One more than the team may have, each within its position."""
    for team in parts().teams.teams:
        big = [spot for spot in team.positions if spot.big_guy]
        if sum(spot.most for spot in big) > team.big_guys:
            chosen = [spot.id for spot in big for _ in range(spot.most)][: team.big_guys + 1]
            line = f"{11 - len(chosen)} {cheapest(team).id}"
            roster = Roster(
                team.id, (*(f"1 {id}" for id in chosen), line), patron=(team.choose_one or ("",))[0]
            )
            yield Spoilt(f"{team.id}-big-guys", roster, "team-big-guys", "BB-4.1")


SPOILT = [
    *(spoilt for team in parts().teams.teams for spoilt in _spoilt(team)),
    *_of_humans(),
    *_of_big_guys(),
]
