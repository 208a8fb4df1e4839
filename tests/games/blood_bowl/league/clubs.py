"""League teams, and dice that fall as written."""

from collections.abc import Mapping
from typing import cast

from tests.games.blood_bowl.table import game

from downfield.games.blood_bowl.components.parts import Parts
from downfield.games.blood_bowl.teams.league.after import Played
from downfield.games.blood_bowl.teams.league.club import Club, club_of
from downfield.games.blood_bowl.teams.league.men import Man
from downfield.games.blood_bowl.teams.league.rolls import Rolls
from downfield.games.blood_bowl.teams.roster import read_team

PARTS = cast(Parts, game().pack.parts)
HUMANS = "human:4*blitzer,8*human_lineman;rerolls:2;fans:2;league:1;treasury:200000"  # blitzers 85,000, linemen 50,000


class Falls(Rolls):
    """Dice by a script; each says how many faces it has: 6 of a D16 is "X6"."""

    def __init__(self, script: str = "") -> None:
        super().__init__("")
        self.left = script.split()

    def d(self, faces: int) -> int:
        die = self.left.pop(0)
        assert faces == {"T": 3, "D": 6, "X": 16}[die[0]], f"{die} is no die of {faces} faces"
        return int(die[1:])


def club(code: str = HUMANS) -> Club:
    """A team by its code."""
    return club_of(*read_team(code, PARTS))


def man(club: Club, number: int) -> Man:
    """Who wears a number."""
    found = club.man(number)
    assert found is not None
    return found


def came(
    scored: int = 0, conceded: int = 0, players: Mapping[str, Mapping[str, int]] | None = None, *,
    gave_up: bool = False, was_given: bool = False, **team: int,
) -> Played:  # fmt: skip
    """A match: touchdowns of both, and who did what; 4 fans came for each side, so that no die falls for them."""
    won, lost = scored > conceded and not gave_up, scored < conceded or gave_up
    return Played(
        scored, conceded, won, lost, gave_up, was_given, {"fans": 4, **team}, {"fans": 4}, players or {}
    )
