"""What events count, by name: positions of players, squares, ready formations."""

from typing import cast

from downfield.games.blood_bowl.components.parts import Parts, spot_names
from downfield.games.blood_bowl.model.tables import LENGTH, SQUARES, STRIDE
from downfield.games.blood_bowl.notation.answers import square_name
from downfield.kernel.spec import Game

SQUARE_NAMES = tuple(square_name(n) if 1 <= n % STRIDE <= LENGTH else "" for n in range(1, SQUARES))


def counted(game: Game) -> dict[str, tuple[str, ...]]:
    """The names of what the events of this game count from one."""
    parts = cast(Parts, game.pack.parts)
    spots = tuple(spot_names(parts))
    forms = tuple(form.key for form in parts.formations.formations)
    return {
        "spot": spots,
        "spot_2": spots,
        "square": SQUARE_NAMES,
        "origin": SQUARE_NAMES,
        "formation": forms,
    }
