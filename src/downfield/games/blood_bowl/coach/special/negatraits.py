# mypyc: compiled
"""Players who may not do as told: how likely they come to their action, and what that costs the others."""

from typing import Final

from downfield.games.blood_bowl.coach.deed import Deed
from downfield.games.blood_bowl.coach.odds import loss
from downfield.games.blood_bowl.coach.sight import Sight
from downfield.games.blood_bowl.coach.special.bloodlust import starves
from downfield.games.blood_bowl.coach.value import DOWN, PLAYER, worth
from downfield.games.blood_bowl.model.kinds import BLOCK_ACTION, BLOCK_TWO, BOMB_ACTION, MOVE, PRONE
from downfield.games.blood_bowl.model.skills import ANIMAL_SAVAGERY, BLOODLUST, REALLY_STUPID
from downfield.games.blood_bowl.odds import negatraits as odds
from downfield.games.blood_bowl.odds.dice import chance
from downfield.games.blood_bowl.rules.block.special_attacks import is_blow
from downfield.games.blood_bowl.rules.harm.armour import saw_plus
from downfield.games.blood_bowl.rules.harm.injury import BY_RAGE
from downfield.games.blood_bowl.rules.turn.declaration import REVOLT_AT, is_foul
from downfield.games.blood_bowl.rules.turn.negatraits import TEMPERS

UNSURE: Final = 0.7  # who comes less likely is not moved for a trifle
STARVED: Final = 0.05  # the risk of a lost turn for which no vampire walks about
TRIFLE: Final = 0.025  # the gain of a walk that is no more than that
STILL: Final = (BLOCK_ACTION, BLOCK_TWO, BOMB_ACTION)


def comes(sight: Sight, slot: int, action: int = MOVE, moves: bool | None = None) -> float:
    """[BB-18.2] The chance that a player comes to his action; whether he `moves` matters to who may take root."""
    if not sight.traits[slot] & TEMPERS:
        return 1.0
    if moves is None:
        moves = action not in STILL and not is_blow(action)
    return float(odds.comes(sight.g, slot, action, moves))


def rage(sight: Sight, slot: int, action: int) -> float:
    """[BB-18.T1] What a savage costs when he lashes out at whoever stands next to him."""
    if not sight.traits[slot] & ANIMAL_SAVAGERY:
        return 0.0
    g = sight.g
    hurt = [_lashed(sight, slot, mate) * PLAYER * worth(sight, mate) for mate in odds.victims(g, slot)]
    return odds.gives_way(g, slot, action, ANIMAL_SAVAGERY) * (min(hurt) + DOWN) if hurt else 0.0


def _lashed(sight: Sight, slot: int, mate: int) -> float:
    return loss(sight, mate, sight.harm(mate, slot, int(saw_plus(sight.g, mate)), BY_RAGE))


def dares(sight: Sight, slot: int, action: int, target: int, moves: bool | None = None) -> float:
    """The same against a target, which may have Foul Appearance."""
    able = comes(sight, slot, action, moves)
    return able * chance(REVOLT_AT) if is_foul(sight.match, action, target) else able


def sorted_by_mind(sight: Sight, deeds: list[Deed]) -> list[Deed]:
    """Sort walks: the stupid first while they have help; drop those for which the wild are better left alone."""
    kept = []
    for deed in deeds:
        wild = sight.traits[deed.slot] & (REALLY_STUPID | ANIMAL_SAVAGERY)
        if wild and deed.gain < TRIFLE and sight.status[deed.slot] != PRONE:
            if comes(sight, deed.slot) < UNSURE or rage(sight, deed.slot, MOVE) > 0:
                continue
        end = deed.steps[-1] if deed.steps else sight.at[deed.slot]
        if starves(sight, deed.slot, MOVE, end) < STARVED:
            kept.append(deed)
    return sorted(kept, key=lambda deed: _place(sight, deed))


def _place(sight: Sight, deed: Deed) -> int:
    """Vampires last, who may lose the turn."""
    traits = sight.traits[deed.slot]
    return 0 if traits & REALLY_STUPID else 2 if traits & BLOODLUST else 1
