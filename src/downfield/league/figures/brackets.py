"""Knock-outs played out by chance, all seasons at once: who wins, and who leaves at which place."""

from collections.abc import Mapping, Sequence

import numpy as np

from downfield.league.bracket import LOSER, SEED, Source, Spot, places
from downfield.league.figures.strengths import Floats, Ints
from downfield.league.tables import BYE

NONE = -1  # where nobody comes
End = tuple[Ints, Ints]  # of each season, who has won a spot and who has lost it


def played_out(
    spots: Sequence[Spot], seeds: Ints, win: Floats, rng: np.random.Generator, known: Mapping[int, int]
) -> list[End]:
    """Every spot in every season; `seeds` has a line for each seed, `known` the winners of spots that are decided."""
    ends: list[End] = []
    homes: list[Ints] = []
    for at, spot in enumerate(spots):
        home, away = (_who(source, seeds, ends) for source in (spot.home, spot.away))
        ahead = rng.random(home.shape) < win[home, away]
        ahead = np.where(away == NONE, True, np.where(home == NONE, False, ahead))
        if at in known:
            ahead = home == known[at]
        if spot.part == "again":
            ahead |= home == homes[-1]  # whoever won the first final had not lost before
        homes.append(home)
        ends.append((np.where(ahead, home, away), np.where(ahead, away, home)))
    return ends


def _who(source: Source, seeds: Ints, ends: Sequence[End]) -> Ints:
    if source.kind == SEED:
        return seeds[source.of] if source.of < len(seeds) else np.full(seeds.shape[1], NONE)
    return ends[source.of][source.kind == LOSER]


def shares(spots: Sequence[Spot], ends: Sequence[End], entrants: int) -> Floats:
    """How often each of so many entrants came in at each place; those who lose at the same time share theirs."""
    found = np.zeros((entrants, entrants))
    seasons = len(ends[-1][0])
    found[:, 0] += np.bincount(ends[-1][0], minlength=entrants)
    first = 1
    for group in _leaving(spots, entrants):
        if spots[group[0]].part == "third":
            found[:, first] += np.bincount(ends[group[0]][0], minlength=entrants)
            first += 1
        lost = np.concatenate([ends[at][1] for at in group])
        lost = lost[lost != NONE]
        size = round(len(lost) / seasons)
        found[:, first : first + size] += np.bincount(lost, minlength=entrants)[:, None] / max(1, size)
        first += size
    return found / seasons


def _leaving(spots: Sequence[Spot], entrants: int) -> list[list[int]]:
    """The spots by which somebody leaves, those of one round together, the last first."""
    found = places(spots, range(1, entrants + 1), lambda at, home, away: home)
    double = any(spot.part == "again" for spot in spots)
    third = any(spot.part == "third" for spot in spots)
    semi = max((s.round for s in spots if s.part == "winners"), default=-1) if third else -1
    groups: dict[tuple[int, str], list[int]] = {}
    for at, spot in enumerate(spots):
        stays = spot.part == ("final" if double else "") or (
            spot.part == "winners" and (double or spot.round == semi)
        )  # by the second final one of two leaves, also where it is not played
        if not stays and (BYE not in found[at] or spot.part in ("again", "third")):
            groups.setdefault((spot.round, spot.part), []).append(at)
    order = sorted(groups, key=lambda key: (key[0], key[1] != "third"), reverse=True)
    return [groups[key] for key in order]
