"""Players who may not do as told: how likely they come to their action, and what that costs the others."""

from downfield.games.blood_bowl.coach.bloodlust import starves
from downfield.games.blood_bowl.coach.deed import Deed
from downfield.games.blood_bowl.coach.odds import chance, harm
from downfield.games.blood_bowl.coach.sight import BESIDE, FREE, Sight
from downfield.games.blood_bowl.coach.value import DOWN, PLAYER, worth
from downfield.games.blood_bowl.model.kinds import (
    BLITZ,
    BLOCK_ACTION,
    BLOCK_TWO,
    LAST_BLOW,
    MOVE,
    PRONE,
    ROOTED,
    STAB_ACTION,
    STANDING,
)
from downfield.games.blood_bowl.model.skills import (
    ANIMAL_SAVAGERY,
    BLOODLUST,
    BONE_HEAD,
    FOUL_APPEARANCE,
    REALLY_STUPID,
    TAKE_ROOT,
    UNCHANNELLED_FURY,
)
from downfield.games.blood_bowl.model.tables import SLOTS

EASY, HARD, HELP = 2, 4, 2  # [BB-18.T1, BB-18.T6, BB-18.T16, BB-18.T28] what is rolled, and what helps
UNSURE = 0.7  # who comes less likely is not moved for a trifle
STARVED = 0.05  # the risk of a lost turn for which no vampire walks about
TRIFLE = 0.025  # the gain of a walk that is no more than that
DISGUST = 5 / 6  # [BB-18.M5]


def is_fight(action: int) -> bool:
    """Whether an action is a fight, which helps the wild."""
    return action in (BLOCK_ACTION, BLOCK_TWO, BLITZ) or STAB_ACTION <= action <= LAST_BLOW


def mates_beside(sight: Sight, slot: int) -> list[int]:
    """Standing team-mates next to a player."""
    near = [sight.board[s] for s in BESIDE[sight.at[slot]]]
    return [m for m in near if m != FREE and m // SLOTS == slot // SLOTS and sight.status[m] == STANDING]


def comes(sight: Sight, slot: int, action: int = MOVE) -> float:
    """[BB-18.2] The chance that a player comes to his action."""
    traits = sight.traits[slot]
    p = chance(EASY) if traits & BONE_HEAD else 1.0
    if traits & REALLY_STUPID:
        minded = any(not sight.traits[m] & REALLY_STUPID for m in mates_beside(sight, slot))
        p *= chance(HARD, HELP if minded else 0)
    fury = ANIMAL_SAVAGERY | UNCHANNELLED_FURY
    if traits & UNCHANNELLED_FURY or (traits & ANIMAL_SAVAGERY and not mates_beside(sight, slot)):
        p *= chance(HARD, HELP if traits & fury and is_fight(action) else 0)
    if traits & TAKE_ROOT and action == MOVE and not sight.marks[slot] & ROOTED:
        p *= chance(EASY)
    return p


def rage(sight: Sight, slot: int, action: int) -> float:
    """[BB-18.T1] What a savage costs when he lashes out at whoever stands next to him."""
    if not sight.traits[slot] & ANIMAL_SAVAGERY:
        return 0.0
    mates = mates_beside(sight, slot)
    if not mates:
        return 0.0
    least = min(harm(sight, m, sight.mighty[slot]) * PLAYER * worth(sight, m) for m in mates)
    return (1 - chance(HARD, HELP if is_fight(action) else 0)) * (least + DOWN)


def dares(sight: Sight, slot: int, action: int, target: int) -> float:
    """The same against a target, which may have Foul Appearance."""
    return comes(sight, slot, action) * (DISGUST if sight.skills[target] & FOUL_APPEARANCE else 1.0)


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
