"""What a chance leaves out is said in words: who may be shadowed, who lashes out, who must feed where he ends."""

from collections.abc import Sequence

from downfield.games.blood_bowl.model import kinds
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import ANIMAL_SAVAGERY, BLOODLUST, DIVING_TACKLE, SHADOWING
from downfield.games.blood_bowl.model.tables import NEAR, SLOTS
from downfield.games.blood_bowl.odds.luck import BARE, Luck
from downfield.games.blood_bowl.odds.negatraits import gives_way, has_victim, thirst_face
from downfield.games.blood_bowl.odds.words import DIGITS, joined
from downfield.games.blood_bowl.rules.block.special_attacks import is_blow
from downfield.kernel.show.svg import Say

STILL = (kinds.BLOCK_ACTION, kinds.BLOCK_TWO)
Expected = tuple[str, float | None]


class Notes:
    """What must be said about a player's ways besides their chance; for most players nothing."""

    def __init__(self, g: Pitch, slot: int, say: Say, begun: bool, luck: Luck) -> None:
        self.g, self.slot, self.say, self.luck = g, slot, say, luck
        self.shadowed = self.beside(SHADOWING)
        self.dived = self.beside(DIVING_TACKLE)
        traits = g.traits[slot]
        self.raging = 0.0 if begun or not traits & ANIMAL_SAVAGERY or not has_victim(g, slot) else 1.0
        self.thirsty = 0.0 if begun or not traits & BLOODLUST else 1.0
        self.parched = bool(g.marks[slot] & kinds.THIRSTY)
        self.any = bool(self.shadowed or self.dived or self.raging or self.thirsty or self.parched)

    def beside(self, skill: int) -> set[int]:
        """The squares marked by opponents with a skill; a rooted opponent does not count [BB-18.T24]."""
        g, other = self.g, 1 - self.slot // SLOTS
        if not g.tables.any_skill[other] & skill:
            return set()
        foes = [s for s in range(SLOTS * other, SLOTS * (other + 1)) if g.is_on(s) and g.at_work(s, skill)]
        free = [foe for foe in foes if not g.marks[foe] & kinds.ROOTED]
        return {int(g.at[foe] + near) for foe in free for near in NEAR}

    def told(self, odds: Expected, action: int, way: Sequence[int]) -> Expected:
        """The chance of a walk and what it leaves out."""
        here = int(self.g.at[self.slot])
        squares = [here, *(x % kinds.JUMP for x in way)]
        words, share = self.thirst(odds, action, squares[-1])
        return joined(words, self.rage(action), self.pursued(squares[:-1])), share

    def pursued(self, left: Sequence[int]) -> str:
        """[BB-18.G8, BB-9.14] Who may follow him out of the squares that he leaves."""
        notes = []
        if any(square in self.shadowed for square in left):
            notes.append(self.say("way-shadowed"))
        if sum(square in self.dived for square in left) > 1:
            notes.append(self.say("way-dived"))
        return joined(*notes)

    def rage(self, action: int) -> str:
        """[BB-18.T1] He goes on, but hits a team-mate first."""
        if not self.raging:
            return ""
        share = gives_way(
            self.g, self.slot, action, ANIMAL_SAVAGERY
        )  # nobody re-rolls what does not stop him
        return self.say("way-lash", share=round(share, DIGITS))

    def thirst(self, odds: Expected, action: int, end: int) -> Expected:
        """[BB-18.T32] A vampire who fails his roll feeds where he ends; with nobody there to bite he loses the turn."""
        if not self.thirsty and not self.parched:
            return odds
        words, share = odds
        face = int(thirst_face(self.g, self.slot, action, end))
        if not face:
            p = 1.0 if self.parched else gives_way(self.g, self.slot, action, BLOODLUST)
            return joined(words, self.say("way-thirst", share=round(p, DIGITS))), share
        if self.parched:
            return joined(words, self.say("way-starves", share=1.0)), 0.0
        if action in STILL or is_blow(action):  # told as a lost action, see `odds.begin`
            return odds
        starves = 1 - float(self.luck.whole[self.luck.roll(0, BARE, face)])
        return joined(words, self.say("way-starves", share=round(starves, DIGITS))), share
