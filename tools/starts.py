"""Solve the usual game of Famous First Downs and put how its drives begin into the package; after a change of cards.

.venv/bin/python tools/starts.py
"""

import pathlib
from typing import cast

from downfield.games.first_downs.coach.solve import drives, shipped
from downfield.games.first_downs.coach.solve.matrix import Floats
from downfield.games.first_downs.coach.solve.truth import Truth
from downfield.games.first_downs.components.freeze import freeze
from downfield.games.first_downs.components.parts import Parts
from downfield.kernel.pack import Pack
from downfield.lab import solve


def main() -> None:
    """Write the file."""
    at = solve.solve(solve.Job("first-downs"))
    truth = cast(Truth, at.solver)
    tables = {layer.name: truth.stored(layer.name, at.shelf) for layer in truth.last()}
    tables |= for_points(cast(Pack[Parts], at.game.pack), at)
    file = pathlib.Path(shipped.__file__).with_name(shipped.FILE)
    file.write_bytes(shipped.packed(at.game.pack.hash, at.options, tables))


def for_points(pack: Pack[Parts], at: solve.Desk) -> dict[str, Floats]:
    """The drives that the coach `steady` looks ahead to."""
    model = drives.Model(freeze(pack.parts, at.options), drives.key(pack, at.options), {})
    found = {f"points-{left}": model.for_points(left).start() for left in range(1, drives.HORIZON + 1)}
    for tie in (drives.OVERTIME, drives.ROUGHLY, drives.DRAW):
        for (left, lead), alike in model.alike.items():
            drive = model.to_win(left, lead, tie) if left <= drives.EXACT else None
            if drive is not None:
                found[f"win-{left}-{alike}{tie}"] = drive.start()
    return found


if __name__ == "__main__":
    main()
