"""The sheets that the steady coach goes by: the model solved for each thing a side can play for, kept between runs.

- `usual`: points, with a clock that never runs out;
- `sudden`: the next points win, as in overtime;
- `half`: points, with few advances of the clock left;
- `touchdown`, `level`, `any`: a last drive, the chance to score a touchdown (`level`: a field goal counts half, as a
  tie; `any`: it does as well);
- `guard-touchdown`, `guard-any`: the other side of that, the ball in the hands of the team in front: the less
  chance it leaves to a last drive of the others, the better.
"""

import io
import pathlib
import zipfile
from typing import Any

import numpy as np

from downfield.games.first_and_roll.coach.solve.ends import ends
from downfield.games.first_and_roll.coach.solve.model import Model
from downfield.games.first_and_roll.coach.solve.sheet import Sheet, Stake
from downfield.games.first_and_roll.odds.dice import Dice
from downfield.kernel import cache, solvers

USUAL, SUDDEN, HALF, TOUCHDOWN, LEVEL, ANY = "usual", "sudden", "half", "touchdown", "level", "any"
GUARD = "guard-"
GAME = "downfield.games.first_and_roll"
SOURCES = tuple(f"{GAME}.{room}" for room in ("model", "components", "rules", "odds", "coach.solve"))
LATE = 3  # advances of the clock before the end for which there are sheets of their own
CLOSE = {USUAL: 1e-7, SUDDEN: 1e-4}  # how much a value may still move when a sheet counts as solved
CLOSE_LATE = 1e-3  # near the end a thousandth of a point, or of a chance, will do

Book = dict[str, list[Sheet]]  # by name and advances left; the endless sheets have one entry


def _drive(field_goal: float) -> Stake:
    return Stake(1.0, field_goal, 0.0, allowed=0.0, renewed=False, mirror=False)


ENDLESS_STAKES = {USUAL: Stake(), SUDDEN: Stake(1.0, 1.0, -1.0, renewed=False)}
CLOCKED_STAKES = {HALF: Stake(), TOUCHDOWN: _drive(0.0), LEVEL: _drive(0.5), ANY: _drive(1.0)}
# How much the last drive of the others, then for a touchdown, is still worth after a field goal of the team in front
FURTHER = {TOUCHDOWN: 0.5, ANY: 1.0}


def _guard(drive: Sheet | None, further: float, touchback: int) -> Stake:
    """The team in front has the ball: a touchdown settles it, a field goal leaves the others a touchdown to score."""
    field_goal = 0.0 if drive is None else -further * float(drive.ends.first[touchback])
    return Stake(0.0, field_goal, -1.0, allowed=-1.0, renewed=False, mirror=False)


NAMES = (*ENDLESS_STAKES, *CLOCKED_STAKES, *(GUARD + name for name in FURTHER))


def solve(model: Model) -> Book:
    """Solve all sheets: some seconds."""
    found = {name: [model.solve(stake, close=CLOSE[name])] for name, stake in ENDLESS_STAKES.items()}
    for name, stake in CLOCKED_STAKES.items():
        found[name] = [model.expired(stake)]
        for _ in range(LATE):
            found[name].append(model.solve(stake, found[name][-1], close=CLOSE_LATE))
    for name in FURTHER:
        guard = found[GUARD + name] = [model.expired(_guard(None, 0.0, 0))]
        for left in range(1, LATE + 1):
            stake = _guard(found[TOUCHDOWN][left], FURTHER[name], int(model.dice.t.touchback))
            guard.append(model.solve(stake, guard[-1], found[name][left], close=CLOSE_LATE))
    return found


def book(dice: Dice, pack_hash: str) -> tuple[Model, Book]:
    """The model and its sheets, from the cache folder if they were solved before."""
    model = Model(dice)
    mark = f"{cache.edition(*SOURCES)}-{pack_hash}-{''.join(map(str, dice.agreed))}"
    file = cache.folder() / f"first-and-roll-{mark}.npz"
    found = _read(file, mark, model)
    if found is None:
        with solvers.alone(file.stem):
            found = _read(file, mark, model) or _solved(file, mark, model)
    return model, found


def _solved(file: pathlib.Path, mark: str, model: Model) -> Book:
    found = solve(model)
    _write(file, mark, found)
    return found


# The cache ---------------------------------------------------------------------------------------------------------


def _write(file: pathlib.Path, mark: str, found: Book) -> None:
    """Keep the sheets; a folder that cannot be written is no reason to stop."""
    sheets = [sheet for name in NAMES for sheet in found[name]]
    arrays: dict[str, Any] = {
        "mark": np.array(mark),
        "values": np.stack([s.values for s in sheets]),
        "offence": np.stack([s.offence for s in sheets]).astype(np.float32),
        "defence": np.stack([s.defence for s in sheets]).astype(np.float32),
        "declared": np.stack([s.declared for s in sheets]),
        "bombs": np.stack([s.bombs for s in sheets]),
        "first": np.stack([s.ends.first for s in sheets]),
        "theirs": np.stack([s.ends.theirs for s in sheets]),
        "scores": np.array([(s.ends.touchdown, s.ends.field_goal, s.ends.safety) for s in sheets]),
    }
    packed = io.BytesIO()
    np.savez(packed, **arrays)
    cache.keep(file, packed.getvalue())


def _read(file: pathlib.Path, mark: str, model: Model) -> Book | None:
    """The sheets in a file of this mark, or None if there is none that can be trusted."""
    try:
        with open(file, "rb") as whole, np.load(whole, allow_pickle=False) as kept:
            if str(kept["mark"]) != mark:
                return None
            return _sheets({key: kept[key] for key in kept.files}, model)
    except (OSError, EOFError, KeyError, ValueError, IndexError, zipfile.BadZipFile):
        return None


def _sheets(kept: dict[str, Any], model: Model) -> Book:
    shape = (len(ENDLESS_STAKES) + (LATE + 1) * (len(NAMES) - len(ENDLESS_STAKES)), 4, len(model.spots))
    if kept["values"].shape != shape:
        raise ValueError("another model wrote this")
    found: Book = {}
    at = 0
    for name in NAMES:
        found[name] = []
        for left in (-1,) if name in ENDLESS_STAKES else range(LATE + 1):
            later = found[name][-1] if found[name] else None
            found[name].append(_sheet(kept, at, left, later, model))
            at += 1
    return found


def _sheet(kept: dict[str, Any], at: int, left: int, later: Sheet | None, model: Model) -> Sheet:
    touchdown, field_goal, safety = (float(x) for x in kept["scores"][at])
    over = ends(model.dice, (touchdown, field_goal, safety), kept["first"][at], kept["theirs"][at])
    return Sheet(
        left,
        kept["values"][at],
        over,
        kept["offence"][at],
        kept["defence"][at],
        kept["declared"][at],
        kept["bombs"][at],
        later,
    )
