# mypyc: compiled
"""The steady coach of Blood Bowl: safe deeds first, then by gain for risk, on exact odds.

`turn` plans a turn, `ball` what the ball does in it, `hits` blocks and blitzes, `spots` where everybody else goes;
`value` says what all that is worth, in touchdowns. What only some players can do stands in files of its own, from
`ball_and_chain` to `throw_team_mate`; `negatraits` and `bloodlust` know who may not do as he is told.
"""

from typing import cast

import msgspec

from downfield.games.blood_bowl.coach import block, set_up, stakes
from downfield.games.blood_bowl.coach.deed import Deed
from downfield.games.blood_bowl.coach.meaning.answers import purpose
from downfield.games.blood_bowl.coach.other_questions import small
from downfield.games.blood_bowl.coach.plans import Plan, advised, plans_of
from downfield.games.blood_bowl.coach.reach import ways
from downfield.games.blood_bowl.coach.run import best_run, helpers_of
from downfield.games.blood_bowl.coach.sight import Sight
from downfield.games.blood_bowl.coach.special.bloodlust import is_thirsty, thirsty_steps
from downfield.games.blood_bowl.coach.style import STEADY, Style
from downfield.games.blood_bowl.coach.turn import Planner
from downfield.games.blood_bowl.model import questions as q
from downfield.games.blood_bowl.model.kinds import AT, END_TURN, STOP
from downfield.games.blood_bowl.model.position import SCORE, TURNS, Pitch
from downfield.games.blood_bowl.rules.match.set_up import BRING, DONE, SetUp
from downfield.games.blood_bowl.rules.turn.activation import Activation
from downfield.kernel.chance import Rng
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.kernel.state import State

Notes = tuple[tuple[int, ...], list[Deed], Deed | None, list[int], dict[int, int], int]


class Steady:
    """Decides for either seat of a match."""

    def __init__(self, game: Game, options: dict[str, Value], seed: int, style: Style = STEADY) -> None:
        self.style = style
        self.advisers: list[Style] = []  # whose plans he looks at too
        self.sit_down(seed, 0)

    def sit_down(self, seed: int, stream: int) -> None:
        """Begin a match: from now on its chances follow from this seed and stream alone."""
        self.rng = Rng(seed, stream)
        self.queue: list[Deed] = []  # safe deeds still to be done in this turn
        self.turn: tuple[int, ...] = ()  # for which they were planned
        self.deed: Deed | None = None  # what is being done
        self.steps: list[int] = []  # the rest of its walk
        self.places: dict[int, int] = {}  # of a set-up
        self.is_done = False  # it means to end the turn

    def notes(self) -> str:
        """What it means to do next, in which turn or set-up, and how its chances go on."""
        told = (self.turn, self.queue, self.deed, self.steps, self.places, int(self.rng.x))
        return msgspec.json.encode(told).decode()

    def recall(self, notes: str) -> None:
        """Go on with what it meant to do; notes of another version are dropped."""
        if notes:
            try:
                told = msgspec.json.decode(notes, type=Notes)
            except msgspec.DecodeError:
                return
            self.turn, self.queue, self.deed, self.steps, self.places, self.rng.x = told

    def decide(self, state: State, seat: int) -> int:
        """One of the options of a seat for which the match waits."""
        g, options = cast(Pitch, state), state.options(seat)
        match g.question:
            case q.Q_TURN:
                return self._choose_deed(g, seat, options)
            case q.Q_TARGET:
                named = (self.deed.target, self.deed.second) if self.deed is not None else ()
                return next((AT + slot for slot in named if AT + slot in options), options[0])
            case q.Q_STEP:
                return self._step(g, seat, options)
            case q.Q_AIM | q.Q_THROW_AT:
                wanted = self.deed.aim if self.deed is not None else 0
                return wanted if wanted in options else options[0]
            case q.Q_REROLL:
                return stakes.roll_again(g, options)
            case q.Q_BLOCK_DICE:
                return block.roll_again(g, options)
            case q.Q_PICK:
                return block.pick(g, seat, options)
            case q.Q_PUSH:
                return block.push(g, seat, options)
            case q.Q_FOLLOW:
                return block.follow(g, seat)
            case q.Q_SIDESTEP:
                return block.sidestep(g, seat, options)
            case q.Q_WRESTLE:
                return block.wrestle(g, seat)
        return self._kick_off(g, seat, options)

    def purpose(self, state: State, seat: int, answer: int) -> str:
        """What the answer is good for that it has just given."""
        return purpose(self, cast(Pitch, state), seat, answer)

    def _kick_off(self, g: Pitch, seat: int, options: list[int]) -> int:
        match g.question:
            case q.Q_SET_UP:
                return self._set_up(g, seat, options)
            case q.Q_PLACE:
                return set_up.place(self.places, int(cast(SetUp, g.top).slot), options)
            case q.Q_SOLID:
                return set_up.solid(g, seat, options, self.places)
            case q.Q_KICK:
                return set_up.kick_aim(g, options)
            case q.Q_TOUCHBACK:
                return set_up.touchback(g, seat, options)
            case q.Q_HIGH_KICK:
                return set_up.high_kick(g, seat, options)
            case q.Q_SNAP:
                return set_up.snap(g, seat, options)
            case q.Q_SNAP_TO:
                return set_up.snap_to(g, seat, options)
            case q.Q_CHARGE:
                self.deed = None
                answer, self.steps = set_up.charge(g, seat, options)
                return answer
        return small(g, seat, options)

    def _set_up(self, g: Pitch, seat: int, options: list[int]) -> int:
        if options[0] == DONE:  # somebody else has begun to change a formation
            return DONE
        if options[0] < BRING:
            self.places = set_up.line_up(g, seat, options, self.rng)
        return set_up.next_player(self.places, seat, options)

    # A turn -------------------------------------------------------------------------------------------------------

    def plans(self, state: State, seat: int) -> list[Plan]:
        """What it might do now, its own choice first; nothing where it is asked something else, or means to go on."""
        g = cast(Pitch, state)
        if g.question != q.Q_TURN:
            return []
        options = state.options(seat)
        self._drop_old(g, seat, options)
        if self.queue:
            return []
        own = plans_of(Planner(Sight(g, seat, self.style)), options)
        return advised(own, [Planner(Sight(g, seat, style)) for style in self.advisers], options)

    def adopt(self, state: State, seat: int, plan: Plan) -> None:
        """It means to do this from now on."""
        self.turn, self.queue, self.is_done = (
            _turn(cast(Pitch, state), seat),
            list(plan.deeds),
            not plan.deeds,
        )

    def _choose_deed(self, g: Pitch, seat: int, options: list[int]) -> int:
        """The next safe deed; when there is none left, think again."""
        self._drop_old(g, seat, options)
        if self.queue:
            return self._begin(self.queue.pop(0))
        if self.is_done:
            self.is_done = False
            return END_TURN
        return self._think(Planner(Sight(g, seat, self.style)), options)

    def _drop_old(self, g: Pitch, seat: int, options: list[int]) -> None:
        """Forget deeds of another turn, and those that can no longer be done."""
        turn = _turn(g, seat)
        if turn != self.turn:
            self.turn, self.queue = turn, []
        while self.queue:
            deed = self.queue[0]
            if deed.answer() in options and self._is_open(g, deed):
                return
            self.queue.pop(0)

    def _think(self, planner: Planner, options: list[int]) -> int:
        """Safe deeds, then one with dice; a foul when there is nothing else."""
        self.queue = [deed for deed in planner.safe() if deed.answer() in options]
        if self.queue:
            return self._begin(self.queue.pop(0))
        deed = planner.risky() or planner.foul()
        return self._begin(deed) if deed is not None and deed.answer() in options else END_TURN

    @staticmethod
    def _is_open(g: Pitch, deed: Deed) -> bool:
        """Whether a planned walk is still free."""
        return all(g.board[square] == 0 for square in deed.steps)

    def _begin(self, deed: Deed) -> int:
        self.deed, self.steps = deed, list(deed.steps)
        return deed.answer()

    def _step(self, g: Pitch, seat: int, options: list[int]) -> int:
        """The next answer of a deed; whoever has just got the ball thinks where to run."""
        activation = cast(Activation, g.top)
        slot = int(activation.slot)
        if is_thirsty(g, slot):
            self.steps = thirsty_steps(g, seat, self.steps)
        if self.steps:
            wanted = self.steps.pop(0)
            if wanted in options:
                return wanted
            self.steps = []
        deed = self.deed
        if deed is not None and deed.last:
            self.deed = deed._replace(last=0)  # but not where he aims
            if deed.last in options:
                return deed.last
        if g.holder == slot and not is_thirsty(g, slot):
            return self._run_on(g, seat, activation, options)
        return STOP

    def _run_on(self, g: Pitch, seat: int, activation: Activation, options: list[int]) -> int:
        sight = Sight(g, seat, self.style)
        slot = int(activation.slot)
        reach = ways(sight, slot, int(activation.moved))
        run = best_run(sight, slot, reach, helpers_of(sight, slot), sight.at[slot])
        self.steps = run.reach.path(run.square)
        if self.steps and self.steps[0] in options:
            return self.steps.pop(0)
        self.steps = []
        return STOP


def _turn(g: Pitch, seat: int) -> tuple[int, ...]:
    """Whose turn it is, and which."""
    return (
        seat,
        int(g.half),
        int(g.sides[TURNS]),
        int(g.sides[TURNS + 1]),
        int(g.sides[SCORE]),
        int(g.sides[SCORE + 1]),
    )
