"""Situations played out many times through the engine, by coaches who decide as the odds assume."""

from collections.abc import Callable
from typing import cast

from downfield.games.blood_bowl.model import questions as q
from downfield.games.blood_bowl.model.kinds import AT, BOTH_DOWN
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import FRENZY
from downfield.games.blood_bowl.odds.ball import interfere_odds
from downfield.games.blood_bowl.odds.block import PUSHED, SAFE, WRESTLED, brawl, effects, ranks
from downfield.games.blood_bowl.odds.frenzy import STAYS, favourite, landings
from downfield.games.blood_bowl.rules.ball.bomb import Bomb
from downfield.games.blood_bowl.rules.ball.passes import Pass
from downfield.games.blood_bowl.rules.block.block import Block
from downfield.games.blood_bowl.rules.block.block_dice import BlockDice
from downfield.games.blood_bowl.rules.block.push_back import PushBack
from downfield.games.blood_bowl.rules.dice.reroll import BY_MUSCLE, BY_PRO, BY_SKILL, BY_TEAM, KEEP
from downfield.games.blood_bowl.rules.dice.roll import Test as TestFrame
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.needs import CHANCE, OVER
from downfield.kernel.state import FACT

Fact = tuple[int, ...]
Wanted = Callable[[list[Fact], Pitch], bool]
PLANNED = (q.Q_TURN, q.Q_TARGET, q.Q_STEP, q.Q_AIM, q.Q_THROW_AT, q.Q_BOMB_AT, q.Q_CHAIN)
ALWAYS = (q.Q_STUMBLE, q.Q_HARDER, q.Q_FEND)  # answered with yes
NEVER = (q.Q_FOLLOW, q.Q_DOCTOR, q.Q_ARGUE, q.Q_SAW, q.Q_DIVING_CATCH)


class Sample:
    """One situation: a plan, then whatever the coaches decide, until the plan is played and its player is done."""

    def __init__(self, match: Match, plan: str, keep: tuple[int, ...] | None = None) -> None:
        self.match = match
        self.start = cast(Pitch, match.state)
        self.plan = self.read(plan)
        self.keep = keep  # block results that are not rolled again; None without re-rolls of block dice

    def read(self, plan: str) -> list[int]:
        """The answers of a plan: a scout plays it once, every die a six."""
        scout = self.match.game.at(self.match.position(), options=self.match.options_agreed)
        answers = []
        for word in (part for joined in plan.split() for part in scout.parts(joined)):
            while scout.state.need == CHANCE:
                scout.answer(int(scout.state.faces) - 1)
            option = next(c for c in scout.options(scout.state.seat) if c.token == word)
            answers.append(option.value)
            scout.answer(option.value)
        return answers

    def play(self, rng: Rng) -> tuple[list[Fact], Pitch]:
        """Everything that happens once, and how it ends."""
        g = cast(Pitch, self.start.clone())
        g.logging = 1
        side, at = int(g.active), 0
        while g.need != OVER:
            if g.need == CHANCE:
                g.answer(rng.below(g.faces))
                continue
            if g.question in PLANNED:
                if at == len(self.plan) or g.active != side or self.plan[at] not in g.options(g.seat):
                    break
                g.answer(self.plan[at])
                at += 1
            else:
                g.answer(self.decide(g))
        log = g.take_log()
        return [tuple(log[i : i + FACT]) for i in range(0, len(log), FACT)], g

    def decide(self, g: Pitch) -> int:
        """What a coach answers who is asked in the middle of something."""
        options = g.options(g.seat)
        match g.question:
            case q.Q_REROLL:
                first = (
                    (BY_SKILL, BY_PRO, BY_TEAM)
                    if g.loner(cast(TestFrame, g.top).slot)
                    else (BY_SKILL, BY_TEAM, BY_PRO)
                )
                return next(x for x in (BY_MUSCLE, *first, KEEP) if x in options)
            case q.Q_PRO_DIE:
                return BY_TEAM
            case q.Q_BLOCK_DICE:
                return self.reroll_dice(g, options)
            case q.Q_PICK:
                return self.pick(g, options)
            case q.Q_INTERFERE if isinstance(g.top, Bomb):
                return options[0]
            case q.Q_INTERFERE:
                frame = cast(Pass, g.top)
                slot, ball, outcome = int(frame.slot), int(g.ball), int(frame.outcome)
                twin = cast(Pitch, g.clone())
                return max(options[1:], key=lambda x: interfere_odds(twin, slot, x - AT, ball, outcome))
            case q.Q_TENTACLES:
                return max(options[1:], key=lambda x: g.st(x - AT))
            case q.Q_DIVE:
                return options[-1]
            case q.Q_WRESTLE | q.Q_JUGGERNAUT:
                fight = cast(Block, g.top)
                faces = effects(g, int(fight.slot), int(fight.target), int(fight.blitz))
                return int(faces[BOTH_DOWN] == (WRESTLED if g.question == q.Q_WRESTLE else PUSHED))
            case q.Q_PUSH | q.Q_SIDESTEP | q.Q_STAND_FIRM:
                return self.push(g, options)
        if g.question in NEVER:
            return 0
        return options[1] if g.question in ALWAYS else options[0]

    def push(self, g: Pitch, options: list[int]) -> int:
        """Where somebody is pushed matters for the second block of a frenzy."""
        shove = g.top.up
        if not isinstance(shove, PushBack) or not g.skills[shove.slot] & FRENZY:
            return options[0]
        who = (cast(Pitch, g.clone()), int(shove.slot), int(shove.target), int(shove.blitz))
        if g.question == q.Q_PUSH:
            return favourite(*who, options)
        best = favourite(*who, *landings(*who))
        return int(best == STAYS) if g.question == q.Q_STAND_FIRM else best

    def reroll_dice(self, g: Pitch, options: list[int]) -> int:
        pool = cast(BlockDice, g.top)
        faces = effects(g, int(pool.slot), int(pool.target), int(pool.blitz))
        order = ranks(g.holder == pool.target)
        if BY_SKILL in options:
            dice = tuple(int(pool.dice >> 3 * i & 7) for i in reversed(range(int(pool.size()))))
            return BY_SKILL if brawl(dice, int(pool.count), faces, order) else KEEP
        if self.keep is None or BY_TEAM not in options:
            return KEEP
        shown = [faces[pool.dice >> 3 * i & 7] for i in range(int(pool.size()))]
        now = (min if pool.count > 0 else max)(shown, key=order.index)
        return KEEP if now in self.keep else BY_TEAM

    def pick(self, g: Pitch, options: list[int]) -> int:
        pool = cast(BlockDice, g.top)
        faces = effects(g, int(pool.slot), int(pool.target), int(pool.blitz))
        order = ranks(g.holder == pool.target)
        best = min if pool.count > 0 else max
        return best(options, key=lambda face: order.index(faces[face]))


def share(sample: Sample, wanted: Wanted, runs: int, seed: int = 1) -> float:
    """How often it came out as wanted."""
    rng = Rng(seed)
    return sum(wanted(*sample.play(rng)) for _ in range(runs)) / runs


__all__ = ["SAFE", "Fact", "Sample", "Wanted", "share"]
