"""What a league keeps of a match beyond the report: what earns star player points, and every scar [BB-22]."""

from collections import Counter
from collections.abc import Iterable

from downfield.games.blood_bowl.components.parts_league import CHARACTERISTICS
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import REGENERATION, STUNTY
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.games.blood_bowl.notation.report import NOBODY, Player
from downfield.games.blood_bowl.rules.ball.throwing import ACCURATE
from downfield.games.blood_bowl.rules.harm.casualty import ROW_DEAD, ROW_INJURED
from downfield.games.blood_bowl.rules.harm.injury import BY_BLOCK, IN_CROWD
from downfield.games.blood_bowl.rules.match.inducements import richer, spent
from downfield.kernel.words import Event

OF_A_PLAYER = (
    "earned_completions", "earned_throws", "earned_casualties", "missing", "niggled", "killed",
    *(f"worse_{name}" for name in CHARACTERISTICS),
)  # fmt: skip
ROWS = {ROW_INJURED: "niggled", ROW_DEAD: "killed"}  # of the casualty table, with a name of their own
LOST = (
    "activated",
    "turn",
    "strayed",
    "bounced",
    "dropped",
    "deflected",
    "crashed",
)  # then a throw is no completion
STRONG = 4  # whoever is stronger does not rise again [BB-19.5]


class Career:
    """[BB-22.12, BB-22.13] Who has earned what, as the events tell it one after the other."""

    def __init__(self) -> None:
        self.figures: Counter[tuple[str, int, int]] = Counter()
        self.passer = self.thrower = self.blocker = self.blocked = NOBODY

    def add(self, figure: str, player: Player, count: int = 1) -> None:
        if player != NOBODY:
            self.figures[figure, *player] += count

    def take(self, event: Event) -> None:
        """One fact into its figures."""
        key, args = event.key, event.args()
        who = (args.get("side", -1), args.get("player", 0))
        if key in LOST:
            self.passer = self.thrower = NOBODY
        self.follow_throws(key, args, who)
        if key == "blocked":
            self.blocker, self.blocked = who, (1 - who[0], args["other"])
        elif key in ("casualty", "badly-hurt") and args["cause"] & (BY_BLOCK | IN_CROWD) == BY_BLOCK:
            self.hurt(who)
        elif key == "scarred":
            self.scar(who, args["row"], args["worse"])
        elif key in ("raised", "rotted"):
            self.add("raised", (who[0], 0))
        elif key == "fans":
            self.figures["fans", who[0], 0] = args["fans"]

    def follow_throws(self, key: str, args: dict[str, int], who: Player) -> None:
        """[BB-22.12] An accurate pass that a team-mate catches, a superb throw of one who lands."""
        if key == "threw" and args["outcome"] == ACCURATE:
            self.passer = who
        elif key == "threw-mate" and args["outcome"] == ACCURATE:
            self.thrower = who
        elif key == "caught" and self.passer[0] == who[0]:
            self.add("earned_completions", self.passer)
            self.passer = NOBODY
        elif key == "landed" and self.thrower[0] == who[0]:
            self.add("earned_throws", self.thrower)
            self.thrower = NOBODY

    def scar(self, who: Player, row: int, worse: int) -> None:
        """[BB-22.6, BB-22.7, BB-22.8] What is left of a casualty."""
        self.add("missing", who, row != ROW_DEAD)
        if row in ROWS:
            self.add(ROWS[row], who)
        if worse:
            self.add(f"worse_{CHARACTERISTICS[worse - 1]}", who)

    def hurt(self, who: Player) -> None:
        """[BB-22.13] Whosever block it was, the opponent has caused it."""
        by = self.blocked if who == self.blocker else self.blocker
        if by[0] == 1 - who[0]:
            self.add("earned_casualties", by)


def counted(events: Iterable[Event]) -> Career:
    """What a league keeps of these facts."""
    count = Career()
    for event in events:
        count.take(event)
    return count


def of_player(count: Career, side: int, number: int) -> dict[str, int]:
    """What a player has earned and suffered."""
    return {key: count.figures[key, side, number] for key in OF_A_PLAYER}


def of_team(g: Pitch, count: Career, side: int) -> dict[str, int]:
    """[BB-22.5, BB-22.10, BB-22.23] The fans who came, gold spent from the treasury, who rose, and who could."""
    numbers = range(1, SLOTS + 1)
    return {key: sum(count.figures[key, side, number] for number in numbers) for key in OF_A_PLAYER} | {
        "fans": count.figures["fans", side, 0],
        "treasury_spent": int(spent(g, side)) if g.tables.league and side == richer(g) else 0,
        "raised": count.figures["raised", side, 0],
        "fallen": sum(_can_rise(g, count, side, number) for number in numbers),
    }


def _can_rise(g: Pitch, count: Career, side: int, number: int) -> bool:
    """[BB-19.5, BB-19.6] Whether somebody died who could serve others."""
    slot = SLOTS * side + number - 1
    is_weak = (g.tables.profile[slot] >> 4 & 15) <= STRONG
    is_mortal = g.tables.traits[slot] & (REGENERATION | STUNTY) == 0
    return count.figures["killed", side, number] > 0 and is_weak and bool(is_mortal)
