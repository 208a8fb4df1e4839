"""Between botbowl's match and ours: a position there becomes one here, a deed here becomes words there."""

from typing import Any, cast

from downfield.coaches import coach
from downfield.games.blood_bowl.coach.deed import Deed
from downfield.games.blood_bowl.coach.reach import ways
from downfield.games.blood_bowl.coach.run import best_run, helpers_of
from downfield.games.blood_bowl.coach.sight import COLUMN, ROW, Sight
from downfield.games.blood_bowl.coach.steady import Steady
from downfield.games.blood_bowl.components.parts import COLUMNS, read_skills
from downfield.games.blood_bowl.model.kinds import (
    ACTIVATED,
    BLITZ,
    BLOCK_ACTION,
    END_TURN,
    FOUL,
    HAND_OFF,
    MOVE,
    PASS_ACTION,
)
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_TURN
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.kernel.spec import Game
from downfield.toolkit.searching import Searching

STARTS = {
    MOVE: "START_MOVE", BLOCK_ACTION: "START_BLOCK", BLITZ: "START_BLITZ", HAND_OFF: "START_HANDOFF",
    PASS_ACTION: "START_PASS", FOUL: "START_FOUL",
}  # fmt: skip
ENDS = {BLOCK_ACTION: "BLOCK", BLITZ: "BLOCK", HAND_OFF: "HANDOFF", PASS_ACTION: "PASS", FOUL: "FOUL"}
OTHER_NAMES = {  # of 2016
    "side_step": "sidestep", "blood_lust": "bloodlust", "wild_animal": "unchannelled_fury", "safe_throw": "safe_pass",
    "timmmber": "timm_ber",
}  # fmt: skip
Word = tuple[str, int, tuple[int, int] | None]  # what to do, the number of who does it, a square
Told = dict[str, Any]


class Seat:
    """A level of ours in a seat of botbowl's; it always plays from left to right, as home."""

    def __init__(self, game: Game, level: str, seed: int) -> None:
        self.game, self.coach = game, coach(level, game, {}, seed)
        self.coach.sit_down(seed, 1)
        self.turn: object = None
        self.numbers: dict[tuple[int, int], int] = {}  # our slot of a side's player by his number

    @property
    def policy(self) -> Steady:
        """Who means to do something."""
        inner = self.coach.policy if isinstance(self.coach, Searching) else self.coach
        return cast(Steady, inner)

    def answer(self, told: Told) -> list[Word]:
        """What to do next, in botbowl's words."""
        g = self.seen(told)
        return self.run(g, told) if told["ask"] == "run" else self.deed(g)

    def deed(self, g: Pitch) -> list[Word]:
        """The next deed of a turn; one that botbowl does not know is left out, with whoever was to do it."""
        while g.question == Q_TURN and g.seat == 0 and self.coach.decide(g, 0) != END_TURN:
            deed = self.policy.deed
            assert deed is not None
            if deed.action in STARTS:
                return self.words(g, deed)
            g.marks[deed.slot] |= ACTIVATED
        return [("END_TURN", 0, None)]

    def words(self, g: Pitch, deed: Deed) -> list[Word]:
        """A deed, from its declaration to its end."""
        found: list[Word] = [(STARTS[deed.action], self.number(deed.slot), None), ("STAND_UP", 0, None)]
        found += [("MOVE", 0, _place(square)) for square in deed.steps]
        if deed.action in ENDS:
            found.append((ENDS[deed.action], 0, _place(int(g.at[deed.target]))))
        return found

    def run(self, g: Pitch, told: Told) -> list[Word]:
        """Where somebody runs who has just got the ball."""
        slot = self.numbers[0, told["who"]]
        sight = Sight(g, 0)
        reach = ways(sight, slot, told["moved"])
        run = best_run(sight, slot, reach, helpers_of(sight, slot), sight.at[slot])
        return [("MOVE", 0, _place(square)) for square in run.reach.path(run.square)]

    def number(self, slot: int) -> int:
        return next(number for (_, number), known in self.numbers.items() if known == slot)

    # The position ---------------------------------------------------------------------------------------------------

    def seen(self, told: Told) -> Pitch:
        """The same position here; players have the same slots throughout a turn."""
        turn = (told["half"], *told["turns"])
        if turn != self.turn:
            self.turn, self.numbers, count = turn, {}, [0, 0]
            for man in told["men"]:
                side = man["side"]
                self.numbers[side, man["number"]] = SLOTS * side + count[side]
                count[side] += 1
        g = cast(Pitch, self.game.at(self.line(told)).state)
        for man in told["men"]:
            self._train(g, man)
        return g

    def line(self, told: Told) -> str:
        """The position in a line."""
        men: list[list[str]] = [[], []]
        done = []
        for man in told["men"]:
            slot = self.numbers[man["side"], man["number"]]
            men[man["side"]].append(f"{slot % SLOTS + 1}@{_named(man['at'])}{man['state']}")
            if man["side"] == 0 and man["done"]:
                done.append(f"home{slot % SLOTS + 1}")
        words = {
            "half": str(min(2, told["half"])),
            **{name: "-".join(str(max(0, n)) for n in told[name]) for name in ("turns", "score", "rerolls")},
            "home": ",".join(men[0]), "away": ",".join(men[1]), "used": ",".join(told["used"]),
            "done": ",".join(done), "ball": self._ball(told), "doctors": "0-0",
        }  # fmt: skip
        return " ".join(f"{name}={word}" for name, word in words.items() if word)

    def _ball(self, told: Told) -> str:
        if told["carrier"] is not None:
            side, number = told["carrier"]
            return f"{('home', 'away')[side]}{self.numbers[side, number] % SLOTS + 1}"
        return _named(told["ball"]) if told["ball"] is not None else ""

    def _train(self, g: Pitch, man: dict[str, Any]) -> None:
        """A profile of 2016 in the numbers of 2020: a dodge with AG 3 is a 3+, as is a quick pass."""
        slot, (ma, st, ag, av) = self.numbers[man["side"], man["number"]], man["profile"]
        names = [OTHER_NAMES.get(name.lower(), name.lower()) for name in man["skills"]]
        known = [name for name in names if name in g.tables.skill_names]
        owned = read_skills(known, g.tables.skill_names, g.tables.skill_values)
        eased = min(6, max(1, 6 - ag))
        numbers = (
            ma,
            st,
            eased,
            eased,
            min(11, av + 1),
            owned.mighty,
            owned.loner,
            owned.dirty,
            owned.bloodlust,
        )
        g.skills[slot], g.traits[slot] = owned.skills, owned.traits
        g.profile[slot] = sum(number << 4 * i for i, number in enumerate(numbers))
        g.tables.any_skill[slot // SLOTS] |= owned.skills
        g.tables.any_trait[slot // SLOTS] |= owned.traits


def _named(at: list[int]) -> str:
    return f"{COLUMNS[at[0] - 1]}{at[1]}"


def _place(square: int) -> tuple[int, int]:
    """Columns 1 to 26, rows 1 to 15."""
    return int(COLUMN[square]) + 1, int(ROW[square]) + 1
