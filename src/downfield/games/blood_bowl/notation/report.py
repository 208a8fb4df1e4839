"""The match report, derived from the events of a match: touchdowns, blocks, injuries, tests, passes, fouls."""

from collections import Counter
from collections.abc import Iterable
from typing import cast

from downfield.games.blood_bowl.model.kinds import T_CATCH, T_DODGE, T_PICK_UP, T_RUSH
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.games.blood_bowl.notation.calls import call
from downfield.games.blood_bowl.rules.dice.reroll import BY_TEAM
from downfield.kernel.show.report import Pair, Report, Row, Swing
from downfield.kernel.state import State
from downfield.kernel.words import Event

COLUMNS = (
    "tds", "cas", "kos", "downs", "blocks_made", "dodged", "rushed", "picked_up", "passed", "caught", "stolen",
    "fouled",
)  # fmt: skip
DEEDS = (  # opponents who are hurt then are hurt by him
    "blocked", "fouled", "stabbed", "sawed", "vomited", "breathed-fire", "bomb-thrown", "swung",
)  # fmt: skip
HURT = {
    "knocked-down": "downs",
    "crowd": "downs",
    "knocked-out": "kos",
    "badly-hurt": "cas",
    "casualty": "cas",
}
PLAIN = {"touchdown": "tds", "threw": "passed", "intercepted": "stolen", "fouled": "fouled"}
TESTS = {T_DODGE: "dodged", T_RUSH: "rushed", T_PICK_UP: "picked_up", T_CATCH: "caught"}
SIDES_ONLY = {"turnover": "turnovers", "sent-off": "sent_off", "ref-sent-off": "sent_off"}
FACTS = {  # what is told of a side, from what was counted
    "touchdowns": "tds",
    "blocks": "blocks_made",
    "blocks_one": "dice_1",
    "blocks_two": "dice_2",
    "blocks_three": "dice_3",
    "blocks_against": "dice_against",
    "knocked_down": "downs",
    "knocked_out": "kos",
    "casualties": "cas",
    "dodges": "dodged",
    "dodges_failed": "dodged_failed",
    "rushes": "rushed",
    "rushes_failed": "rushed_failed",
    "pick_ups": "picked_up",
    "pick_ups_failed": "picked_up_failed",
    "passes": "passed",
    "completions": "completed",
    "catches": "caught",
    "catches_failed": "caught_failed",
    "interceptions": "stolen",
    "fouls": "fouled",
    "sent_off": "sent_off",
    "rerolls": "rerolls",
    "turnovers": "turnovers",
}

Player = tuple[int, int]  # side and number

NOBODY: Player = (-1, 0)


class Count:
    """[BB-17.16] What everybody has done, as the events tell it one after the other."""

    def __init__(self) -> None:
        self.figures: Counter[tuple[str, int, int]] = Counter()
        self.doer = NOBODY  # who blocks, fouls, throws a bomb or the like
        self.passer = NOBODY  # whose pass is in the air

    def add(self, figure: str, player: Player) -> None:
        self.figures[figure, *player] += 1

    def of_side(self, figure: str, side: int) -> int:
        return sum(n for (name, whose, _), n in self.figures.items() if (name, whose) == (figure, side))

    def take(self, event: Event) -> None:
        """One fact into its figures."""
        key, args = event.key, event.args()
        who = (args.get("side", -1), args.get("player", 0))
        if key in ("activated", "turn"):
            self.doer = self.passer = NOBODY
        elif key in DEEDS:
            self.doer = who
        elif key in HURT and self.doer[0] == 1 - who[0]:
            self.add(HURT[key], self.doer)
        if key in PLAIN:
            self.add(PLAIN[key], who)
        elif key in SIDES_ONLY:
            self.add(SIDES_ONLY[key], who)
        elif key in ("passed", "failed") and args["test"] in TESTS:
            self.add(TESTS[args["test"]] + ("_failed" if key == "failed" else ""), who)
        elif key == "blocked":
            self.block(who, args["dice"])
        elif key == "rerolled" and args["how"] == BY_TEAM:
            self.add("rerolls", who)
        self.follow_ball(key, who)

    def block(self, who: Player, dice: int) -> None:
        """[BB-10.5] One to three dice; below zero the other coach picks."""
        self.add("blocks_made", who)
        self.add(f"dice_{dice}" if dice > 0 else "dice_against", who)

    def follow_ball(self, key: str, who: Player) -> None:
        """[BB-12.25] A pass is complete when somebody of the passer's team catches it."""
        if key == "threw":
            self.passer = who
        elif key == "caught" and self.passer[0] == who[0]:
            self.add("completed", self.passer)
            self.passer = NOBODY


def sheet(state: State, events: Iterable[Event]) -> tuple[dict[str, Pair], tuple[list[Row], list[Row]]]:
    """What people are shown: facts of both sides, and a row for every player who did something."""
    count = Count()
    for event in events:
        count.take(event)
    sides: dict[str, Pair] = {
        name: (count.of_side(figure, 0), count.of_side(figure, 1)) for name, figure in FACTS.items()
    }
    g = cast(Pitch, state)
    return sides, (_rows(g, count, 0), _rows(g, count, 1))


def _rows(g: Pitch, count: Count, side: int) -> list[Row]:
    found: list[Row] = []
    for slot in range(SLOTS * side, SLOTS * (side + 1)):
        number = int(g.tables.number[slot])
        figures = tuple(count.figures[name, side, number] for name in COLUMNS)
        if any(figures):
            found.append((f"{number} {g.tables.positions[slot]}", figures))
    return found


def whose(state: State) -> int:
    """The team whose turn it is; what is rolled before and between turns falls for nobody."""
    return int(cast(Pitch, state).active)


REPORT = Report(
    sheet,
    COLUMNS,
    pictured=("touchdowns", "blocks", "knocked_down", "knocked_out", "casualties", "turnovers"),
    dice=("six", "block"),
    whose=whose,
    swings={
        "casualty": Swing(0.5),
        "badly-hurt": Swing(0.4),
        "eaten": Swing(0.4),
        "intercepted": Swing(0.4),
        "sent-off": Swing(0.3),
        "knocked-out": Swing(0.25),
        "turnover": Swing(0.2),
    },
    call=call,
)
