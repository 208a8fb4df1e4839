"""Touch Down's draft between two matches: what an entrant has, and whom he may buy with it [TD-19.8]."""

import functools
from typing import cast

from downfield.games.touch_down.career import draft
from downfield.games.touch_down.components.parts import ROLES, Parts
from downfield.games.touch_down.teams.squad import read_code
from downfield.kernel.errors import DownfieldError
from downfield.league.careers import team_now
from downfield.league.state import RUNNING
from downfield.table.pages.league.matches import Matches
from downfield.table.protocol.wishes import game_of

GAME = "touch-down"


class Drafts(Matches):
    """What is bought between two matches."""

    @property
    def drafts(self) -> bool:
        """Whether I may buy players now and then."""
        settings = self.state.settings
        return (
            bool(self.me) and settings.game == GAME and settings.season.career and self.state.phase == RUNNING
        )

    @property
    def draft_points(self) -> int:
        """What I have to spend."""
        return read_code(team_now(self.state, self.me)).draft

    @functools.cached_property
    def draft_offers(self) -> list[tuple[str, str]]:
        """Everybody whom I could buy now, as it is written and in words."""
        roster, parts = team_now(self.state, self.me), cast(Parts, game_of(GAME).pack.parts)
        codes = [
            (f"{role}:{kind.replace('/', '.')}", role, *kind.split("/"))
            for role in ROLES
            for kind in parts.teams.pool[role]
        ]
        return [
            (
                code,
                self.text.say(
                    "club-counter", role=self.text.say("player-role", role=role), contact=c, speed=s
                ),
            )
            for code, role, c, s in codes
            if _can_buy(roster, code, parts)
        ]


def _can_buy(roster: str, code: str, parts: Parts) -> bool:
    try:
        draft(roster, (code,), parts)
    except DownfieldError:
        return False
    return True
