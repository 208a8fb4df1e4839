"""Chapter 19: what a player learns by what he does in a season."""

from downfield.games.touch_down.components.parts import ROLES, Player
from downfield.games.touch_down.model.kinds import BLITZ, HANDS, PASSER

SURE = 40  # rows, a hundred yards [TD-19.6]
TENTHS = 25  # tenths of a yard in a row [TD-19.2]


def skill_of(player: Player) -> int:
    """[TD-19.6, TD-19.7] Sure passes or hands after a hundred yards, a blitz after a sack, from the next match on."""
    match ROLES[player.role]:
        case "AQ" if player.season >= SURE:
            return PASSER
        case "AB" | "AE" if player.season >= SURE:
            return HANDS
        case "D" if player.season:
            return BLITZ
    return 0


def yards(rows: int) -> float:
    """[TD-19.2] Rows in yards."""
    return rows * TENTHS / 10
