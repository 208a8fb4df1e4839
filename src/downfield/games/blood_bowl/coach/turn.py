# mypyc: compiled
"""A team turn: what nobody can spoil first, then by gain for risk, and fouls last."""

from typing import Final

from downfield.games.blood_bowl.coach.ball import BallPlan, plan_ball
from downfield.games.blood_bowl.coach.deed import Deed, blitz, block, walk
from downfield.games.blood_bowl.coach.escape import escapes
from downfield.games.blood_bowl.coach.feet import feet_of
from downfield.games.blood_bowl.coach.foul import best_foul
from downfield.games.blood_bowl.coach.hits import Hit, Scales, down_value, goes_out
from downfield.games.blood_bowl.coach.reach import ways
from downfield.games.blood_bowl.coach.run import Helpers, helpers_of, openings
from downfield.games.blood_bowl.coach.sight import BESIDE, FREE, Sight, far, nearest
from downfield.games.blood_bowl.coach.special.ball_and_chain import chains
from downfield.games.blood_bowl.coach.special.bombs import bombs
from downfield.games.blood_bowl.coach.special.hypnotic_gaze import gazes
from downfield.games.blood_bowl.coach.special.multiple_block import doubles
from downfield.games.blood_bowl.coach.special.negatraits import sorted_by_mind
from downfield.games.blood_bowl.coach.special.special_attacks import ANSWER
from downfield.games.blood_bowl.coach.special.throw_team_mate import throwers
from downfield.games.blood_bowl.coach.spots import assign, stand_ups
from downfield.games.blood_bowl.coach.style import USUAL, Shape
from downfield.games.blood_bowl.model.kinds import STANDING, USED_BLITZ
from downfield.games.blood_bowl.model.position import TURNS
from downfield.games.blood_bowl.model.skills import GUARD
from downfield.kernel.needs import NOBODY

REST: Final = 0.012  # what a lost turn costs anyhow
EACH: Final = 0.0035  # and for everybody who could still act
HELP: Final = 0.012  # the gain for which somebody goes to assist
WORTH_IT: Final = 0.002  # less is not done
HELD_BACK: Final = 0.025  # the gain of a foul for which somebody waits
SURE: Final = 0.16  # the risk up to which blocks come before a run that they may open


class Planner:
    """The plan of a turn as the position is now."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.ball: BallPlan | None = plan_ball(sight)
        able = sum(sight.can_act(slot) for slot in sight.mine)
        deed = self.ball.deed if self.ball is not None else None
        self.lost = REST + EACH * able + (min(0.35, max(0.0, deed.gain)) if deed is not None else 0.0)
        if self.ball is not None and self.ball.deferred and sight.ours() and sight.style.opens:
            sight.opens = openings(sight, sight.holder)
        self.busy = {deed.slot} if deed is not None else set()
        if deed is not None and deed.target != NOBODY:
            self.busy |= {deed.target, *(slot for slot, _ in throwers(sight, deed.target))}
        self.scales = Scales(sight, self.lost)
        self.is_weighed = False
        self.blocks: list[Hit] = []
        self.blitzes: list[Hit] = []
        self.tricks: list[Deed] = []
        self.fouling: Deed | None = None
        if not self.runs_first():
            self.weigh()

    def runs_first(self) -> bool:
        """Whether the ball is carried on without a die before anything else."""
        ball = self.ball
        if ball is None or ball.deed is None or ball.deferred:
            return False
        return self.sight.ours() and ball.deed.fail == 0

    def weigh(self) -> None:
        """Look at everything that has dice."""
        if self.is_weighed:
            return
        self.is_weighed, sight = True, self.sight
        self.blocks = self.scales.blocks()
        self.blitzes = self._blitzes()
        tricks = [*gazes(sight, self.busy), *bombs(sight), *chains(sight)]
        self.tricks = [deed for deed in tricks if deed.net(self.lost) > WORTH_IT]
        self.fouling = best_foul(sight)

    # What nobody can spoil ------------------------------------------------------------------------------------

    def safe(self, shape: Shape = USUAL) -> list[Deed]:
        """Everything without a die: getting up, assists, cage, screen."""
        sight, reserved = self.sight, set(self.busy)
        if self.ball is not None and self.ball.deed is not None and sight.ours():
            if self.runs_first():
                return [self.ball.deed]
            reserved |= set(self.ball.cage)  # they go where he has gone
        hit = self._best_hit(self.blitzes)
        if hit is not None:
            reserved.add(hit.slot)
        reserved |= {deed.slot for deed in self.tricks} | self._foulers()
        helpers = {s: w for s, w in helpers_of(sight, sight.holder).items() if s not in reserved}
        first = self._assists(helpers, hit)
        for deed in first:
            helpers.pop(deed.slot, None)
        ups = [deed for deed in stand_ups(sight) if deed.slot not in reserved]
        if self.ball is not None and self.ball.deferred:  # the others wait to see where the ball goes
            return [deed for deed in [*ups, *first] if self.sees(deed)]
        found = [*ups, *first, *assign(sight, self.ball, helpers, shape)]
        return sorted_by_mind(sight, [deed for deed in found if self.sees(deed)])

    def sees(self, deed: Deed) -> bool:
        """Whether he thinks of this player in this turn; a carrier is never overlooked."""
        sight, every = self.sight, self.sight.style.overlooks
        turn = int(sight.g.sides[TURNS + sight.side])
        return not every or deed.slot == sight.holder or (deed.slot + turn) % every != 0

    def _assists(self, helpers: Helpers, planned: Hit | None) -> list[Deed]:
        """The players who can improve a block by going next to its target."""
        sight, found = self.sight, []
        needed = self.ball.cage if self.ball is not None else {}
        free = {s: w for s, w in helpers.items() if s not in needed}
        seen: set[int] = set()
        hits = sorted(self.blocks, key=lambda h: -h.gain)
        for hit in hits:
            if hit.target in seen or hit.slot in seen or hit.dice not in (1, -2) or not free:
                continue
            better = sight.dice(hit.slot, hit.square, hit.target, 0, 1)
            if better == hit.dice:
                continue
            gain, fail = self.scales.weigh(hit.slot, hit.square, hit.target, better)
            now = max(0.0, hit.net(self.lost))
            if gain - fail * self.lost - now < HELP:
                continue
            deed = self._helper(hit.target, free)
            if deed is not None:
                found.append(deed)
                del free[deed.slot]
                seen |= {hit.target, hit.slot}
        return found

    def _helper(self, target: int, free: Helpers) -> Deed | None:
        """The nearest player who can stand next to a target, marked by nobody else."""
        sight = self.sight
        lessened = 1 if sight.has_zone(target) else 0
        best: tuple[int, int, list[int]] | None = None
        for square in BESIDE[sight.at[target]]:
            if sight.board[square] != FREE:
                continue
            for slot, reach in free.items():
                if not reach.has(square) or (
                    sight.foe_zones[square] > lessened and not sight.skills[slot] & GUARD
                ):
                    continue
                if best is None or reach.moved(square) < best[0]:
                    best = (reach.moved(square), slot, reach.path(square))
        return None if best is None else walk(best[1], best[2], HELP)

    # What has a risk ------------------------------------------------------------------------------------------

    def _blitzes(self) -> list[Hit]:
        sight = self.sight
        if sight.used & USED_BLITZ:
            return []
        targets = [t for t in sight.theirs if sight.status[t] == STANDING]
        targets.sort(key=lambda t: -self._interest(t))
        targets = targets[: sight.style.targets]
        held = self.ball.cage if self.ball is not None else {}
        able = []
        for slot in sight.mine:
            if sight.can_act(slot) and slot != sight.holder and slot not in self.busy and slot not in held:
                if any(far(sight.at[slot], sight.at[t]) <= feet_of(sight, slot).most for t in targets):
                    able.append(slot)
        reach = {s: ways(sight, s, least=0.45) for s in nearest(sight, able, [sight.at[t] for t in targets])}
        return self.scales.blitzes(targets, reach)

    def _interest(self, target: int) -> float:
        """How much a target is worth a blitz."""
        sight = self.sight
        value = down_value(sight, target)
        edge = any(goes_out(sight, s, target) for s in BESIDE[sight.at[target]] if sight.board[s] == FREE)
        if self.ball is not None:
            value += 0.03 if far(sight.at[target], self.ball.square) <= 3 else 0.0
        return value + (0.06 if edge else 0.0)

    def _best_hit(self, hits: list[Hit]) -> Hit | None:
        best = max(hits, key=lambda h: h.net(self.lost), default=None)
        return best if best is not None and best.net(self.lost) > WORTH_IT else None

    def risky(self) -> Deed | None:
        """The next deed with dice, or None when nothing is worth them."""
        worth = self.worthwhile()
        ball = self.ball.deed if self.ball is not None else None
        if ball is None or self.ball is None:
            return max(worth, key=Deed.order, default=None)
        if self.ball.deferred:
            opening = [deed for deed in worth if deed.fail < SURE]
            return max(opening, key=Deed.order, default=ball)
        return max([*worth, ball], key=Deed.order)

    def worthwhile(self) -> list[Deed]:
        """The deeds with dice that are worth them, but for that of the ball."""
        self.weigh()
        blows = [h for h in self.blocks if h.slot not in self.busy]
        found = [block(h.slot, h.target, h.gain, h.fail, h.action) for h in blows]
        twice = doubles(self.scales, found)
        found = [deed for deed in found if deed.slot not in {two.slot for two in twice}] + twice
        hit = self._best_hit(self.blitzes)
        if hit is not None and hit.reach is not None:
            found.append(
                blitz(
                    hit.slot, hit.target, hit.reach.path(hit.square), hit.gain, hit.fail, ANSWER[hit.action]
                )
            )
        found += escapes(self.sight, self.ball, self.busy)
        found += self.tricks
        return [deed for deed in found if deed.net(self.lost) > WORTH_IT and self.sees(deed)]

    def foul(self) -> Deed | None:
        self.weigh()
        return self.fouling

    def _foulers(self) -> set[int]:
        """The player who fouls last, and those who stand by him."""
        if self.fouling is None or self.fouling.gain < HELD_BACK:
            return set()
        near = [self.sight.board[s] for s in BESIDE[self.sight.at[self.fouling.target]]]
        cage = self.ball.cage if self.ball is not None else {}
        return {self.fouling.slot, *(s for s in near if s in self.sight.mine)} - set(cage)
