"""What lies on the table, as boards and texts read it."""

from typing import cast

from msgspec import UNSET, UnsetType

from downfield.kernel.scene import OnTable
from downfield.kernel.view import View


class Scene(OnTable, frozen=True):
    """The coins, the moment, the cards of the down, what momentum buys; last the options of the play that lies open."""

    attacker: int
    role: str
    yards: tuple[int, int, int]
    down: int
    togo: int
    distance: int
    momentum: tuple[int, int]
    bank: int
    attack_momentum: int
    defence_momentum: int
    score: tuple[int, int]
    drive: int
    drives: int
    overtime: int
    phase: str
    conversion: int
    behind: int

    play: str
    option: int
    card: str
    tackled: int
    result: int | None
    bought: int
    stolen: int
    calls: int
    calls_needed: int

    steal: int
    buy: int
    repeat_attacker: int
    repeat_defender: int
    turnover: int
    skip: int
    steal_yards: int
    trick_yards: int
    points_touchdown: int
    points_converted: int
    points_unconverted: int

    zone_1: str | UnsetType = UNSET
    yards_1: int | UnsetType = UNSET
    trick_1: int | UnsetType = UNSET
    zone_2: str | UnsetType = UNSET
    yards_2: int | UnsetType = UNSET
    trick_2: int | UnsetType = UNSET
    zone_3: str | UnsetType = UNSET
    yards_3: int | UnsetType = UNSET
    trick_3: int | UnsetType = UNSET

    def which_part(self) -> tuple[int, ...]:
        """The rounds of overtime."""
        return (self.overtime,)

    def which_drive(self) -> tuple[int, ...]:
        """The drives are counted."""
        return (self.drive,)


def scene_of(view: View) -> Scene:
    """The scene in a view of this game."""
    return cast(Scene, view.scene)
