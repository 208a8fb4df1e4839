"""Who may join during a match [BB-19.7]: riotous rookies, linemen with Loner; and Josef Bugman for a drive."""

import msgspec

from downfield.games.blood_bowl.components.parts import Parts
from downfield.games.blood_bowl.components.parts_draft import Spot, Team

MOST = 7  # two D3 and one more


def rookies(team: Team, parts: Parts, room: int) -> list[Spot]:
    """Everybody who might come, as far as there is room."""
    linemen = [spot for spot in team.positions if spot.lineman]
    if not linemen:
        return []
    skills = (*linemen[0].skills, f"loner:{parts.draft.rookies.loner}")
    return [msgspec.structs.replace(linemen[0], skills=skills)] * min(MOST, room)


def brewer(parts: Parts) -> Spot:
    """[BB-19.7f] Josef Bugman as a position of one player."""
    one = parts.draft.brewer
    return Spot("bugman", one.name, 1, 0, one.profile, one.skills, "", "")
