"""Illegal teams: with mercenaries, stars and inducements that break one limit at a time."""

from collections.abc import Iterator, Sequence

import msgspec
from tests.games.blood_bowl.hired.test_4_draft import parts
from tests.games.blood_bowl.spoilt import Spoilt, cheapest, plain

from downfield.games.blood_bowl.components.parts_draft import INDUCEMENTS, Roster, Spot, Star, Team
from downfield.games.blood_bowl.teams.draft import is_offered, rules_of
from downfield.games.blood_bowl.teams.hired_players import plays_for

RICH = 1_300_000
NOBODY = "lineman_of_nowhere"


def _with(team: Team, what: str, key: str, rule: str, **changes: object) -> Spoilt:
    """The plain team of a rich coach, with this."""
    return Spoilt(
        f"{team.id}-{what}", msgspec.structs.replace(plain(team), budget=RICH, **changes), key, rule
    )


def _mercenaries(team: Team) -> Iterator[Spoilt]:
    line = cheapest(team)
    yield _with(
        team, "ten-and-one", "team-own-size", "BB-4.4", players=(f"10 {line.id}",), mercenaries=(line.id,)
    )
    yield _with(team, "no-such", "team-mercenary", "BB-19.7", mercenaries=(NOBODY,))
    yield _with(team, "no-skill", "team-mercenary", "BB-19.7", mercenaries=(f"{line.id} chess",))
    yield _with(team, "trait", "team-mercenary-skill", "BB-19.7", mercenaries=(f"{line.id} loner",))
    if "S" not in line.primary:
        word = f"{line.id} juggernaut"
        yield _with(team, "not-primary", "team-mercenary-skill", "BB-19.7", mercenaries=(word,))
    trained = {"skill_pack": "matched_play", "mercenaries": (line.id,)}
    yield _with(team, "taught", "team-mercenary-taught", "BB-19.7", skills=("12 block",), **trained)
    rare = min((spot for spot in team.positions if spot.most < 11), key=lambda spot: spot.cost * spot.most)
    if line.most == 16 and 16 * line.cost + rare.cost + 30_000 <= RICH:
        players = (f"16 {line.id}",)
        yield _with(team, "full", "team-full", "BB-4.4", players=players, mercenaries=(rare.id,))
    if rare.big_guy and team.big_guys < rare.most + 1:
        return
    own = (f"{rare.most} {rare.id}", f"{11 - rare.most} {line.id}")
    if _cost(team, own) + rare.cost + 30_000 <= RICH:
        yield _with(team, "rare", "team-spot-most", "BB-19.7", players=own, mercenaries=(rare.id,))


def _cost(team: Team, players: tuple[str, ...]) -> int:
    spots = {spot.id: spot.cost for spot in team.positions}
    return sum(int(count) * spots[name] for count, _, name in (word.partition(" ") for word in players))


def _big_guy(team: Team) -> Iterator[Spoilt]:
    """One big guy more than the team may have, each within its position."""
    big: list[Spot] = [spot for spot in team.positions if spot.big_guy for _ in range(spot.most)]
    if len(big) > team.big_guys:
        own = tuple(f"1 {spot.id}" for spot in big[: team.big_guys])
        players = (*own, f"{11 - len(own)} {cheapest(team).id}")
        hired = big[team.big_guys]
        if _cost(team, players) + hired.cost + 30_000 <= RICH:
            yield _with(team, "big", "team-big-guys", "BB-19.7", players=players, mercenaries=(hired.id,))


def _stars(team: Team) -> Iterator[Spoilt]:
    rules = rules_of(team, plain(team))
    ours = sorted((s for s in parts().stars.stars if plays_for(s, rules)), key=lambda star: star.cost)
    lesser = [star for star in ours if not star.mega]
    for star in _strangers(team, rules):
        rule = "BB-19.3" if set(team.choose_one) & set(star.plays_for) else "BB-19.1"
        key = "team-star-never" if "any" in star.plays_for else "team-star-for"
        yield _with(team, f"not-{star.id}", key, rule, stars=(star.id,))
    yield _with(team, "unknown-star", "team-star", "BB-19.8", stars=("nobody",))
    yield _with(team, "twice", "team-star-once", "BB-19.8", stars=(lesser[0].id,) * 2)
    trained = {"skill_pack": "matched_play"}
    yield _with(
        team,
        "star-skill",
        "team-star-skill",
        "BB-19.9",
        stars=(lesser[0].id,),
        skills=("12 block",),
        **trained,
    )
    pair = next(star for star in ours if len(star.members) == 2)
    if cheapest(team).most >= 15 and _cost(team, (f"15 {cheapest(team).id}",)) + pair.cost <= RICH:
        players = (f"15 {cheapest(team).id}",)
        yield _with(team, "pair", "team-full", "BB-4.4", players=players, stars=(pair.id,))
    most = 1 if team.tier == 1 else 2
    if _affords(team, lesser[:3]):
        yield _with(team, "three", "team-stars", "BB-19.7", stars=_ids(lesser[:3]))
    if _affords(team, lesser[: most + 1]):
        yield _with(team, "stars", "team-stars", "BB-4.5", stars=_ids(lesser[: most + 1]), **trained)
    megas = [star for star in ours if star.mega][:2]
    if len(megas) == 2 and most == 2 and _affords(team, megas):
        yield _with(team, "megas", "team-megas", "BB-4.5", stars=_ids(megas), **trained)


def _strangers(team: Team, rules: set[str]) -> list[Star]:
    """Some stars who do not play for a team."""
    found = [star for star in parts().stars.stars if not plays_for(star, rules)]
    never = [star for star in found if "any" in star.plays_for]
    return [*never, *sorted(found, key=lambda star: (star.mega, star.cost))[:3]]


def _affords(team: Team, stars: Sequence[Star]) -> bool:
    return _cost(team, plain(team).players) + sum(star.cost for star in stars) <= RICH


def _ids(stars: Sequence[Star]) -> tuple[str, ...]:
    return tuple(star.id for star in stars)


def _inducements(team: Team) -> Iterator[Spoilt]:
    prices = parts().draft.inducements
    for name in INDUCEMENTS:
        if prices[name].needs and not is_offered(team, rules_of(team, plain(team)), prices[name]):
            yield _with(team, f"no-{name}", "team-not-offered", "BB-19.7", **{name: 1})
        elif prices[name].needs:
            yield _with(team, f"two-{name}", "team-hired", "BB-19.7", **{name: 2})


def _of_points() -> Iterator[Spoilt]:
    """Stars that take the points of the skills."""
    team = next(team for team in parts().teams.teams if team.id == "human")
    skills = tuple(f"{number} block" for number in range(1, 8))  # seven of eight points
    yield Spoilt(
        "human-star-points",
        Roster(
            "human", ("11 human_lineman",), skill_pack="matched_play", skills=skills, stars=("helmut_wulf",)
        ),
        "team-points",
        "BB-4.5",
    )
    yield _with(
        team, "mega-points", "team-points", "BB-4.5", skill_pack="matched_play", skills=skills[:5],
        stars=("griff_oberwald",),
    )  # fmt: skip
    yield Spoilt(
        "human-dear-star",
        Roster("human", ("14 human_lineman",), rerolls=2, stars=("morg_n_thorg",)),
        "team-gold",
        "BB-4.2",
    )
    yield Spoilt(
        "human-dear-mercenaries",
        Roster(
            "human",
            ("11 human_lineman",),
            rerolls=2,
            mercenaries=("ogre guard", "blitzer guard", "blitzer guard"),
        ),
        "team-gold",
        "BB-4.2",
    )


SPOILT_GUESTS = [
    *(
        spoilt
        for team in parts().teams.teams
        for some in (_mercenaries, _big_guy, _stars, _inducements)
        for spoilt in some(team)
    ),
    *_of_points(),
]
