"""Riotous rookies [BB-19.7g]: linemen with Loner who come for a match; how many is rolled before it."""

import msgspec

from downfield.games.blood_bowl.pack import Parts
from downfield.games.blood_bowl.pack_draft import Spot, Team

MOST = 7  # two D3 and one more


def rookies(team: Team, parts: Parts, room: int) -> list[Spot]:
    """Everybody who might come, as far as there is room."""
    linemen = [spot for spot in team.positions if spot.lineman]
    if not linemen:
        return []
    skills = (*linemen[0].skills, f"loner:{parts.draft.rookies.loner}")
    return [msgspec.structs.replace(linemen[0], skills=skills)] * min(MOST, room)
