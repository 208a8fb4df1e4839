"""What the dice of a pack can give, as odds: the solver's and the coach's way of reading the components."""

from dataclasses import dataclass

from downfield.games.first_and_roll.components import parts as pack
from downfield.games.first_and_roll.model.tables import CIRCLE, FLAG, SQUARE

Odds = dict[int, float]  # a number and how likely it is

COLOURS = (0, 1, 2)  # red, yellow, green
RED, YELLOW, GREEN = COLOURS
NAMES = ("red", "yellow", "green")
GOAL = 100
RARE = 1e-6  # chains of re-rolls less likely than this are cut short


@dataclass(frozen=True)
class Face:
    """One face of an offence die."""

    yards: int
    circled: bool = False
    squared: bool = False


@dataclass(frozen=True)
class Foul:
    """One face of the penalty die: the yards its victims gain, and what else it does."""

    name: str
    by_offence: bool
    yards: int
    automatic: bool = False  # a first down by itself
    safety: bool = False  # behind the own goal line it costs two points [FAR-10.7]
    on_returns: bool = True  # [FAR-10.5]


@dataclass(frozen=True)
class Components:
    """The dice, lines and points of one pack."""

    offence: tuple[tuple[Face, ...], ...]
    defence: tuple[tuple[int | None, ...], ...]  # None is the flag
    fouls: tuple[Foul, ...]
    kick: tuple[int, ...]
    advances: float  # how likely the clock die shows a clock
    turns: float  # and how likely the turnover symbol
    touchback: int
    onside: int
    free_kick: int
    try_spot: int  # yards from the goal line

    @property
    def turnover(self) -> float:
        """How likely a play ends in a turnover: the symbol twice [FAR-6.2]."""
        return self.turns * self.turns

    @property
    def tick(self) -> float:
        """How likely the clock moves, given that there is no turnover [FAR-6.1, FAR-6.2]."""
        return (self.advances + self.turns * self.advances) / (1.0 - self.turnover)

    def flag(self, colour: int) -> float:
        """How likely a defence die shows its flag."""
        die = self.defence[colour]
        return sum(face is None for face in die) / len(die)

    def circle(self, colour: int) -> float:
        """How likely an offence die shows a circle."""
        return sum(face.circled for face in self.offence[colour]) / len(self.offence[colour])

    def losses(self, colour: int) -> Odds:
        """The yards a defence die takes when it shows no flag; the rest of the odds is the flag's."""
        return merged(
            [(face, 1.0) for face in self.defence[colour] if face is not None], len(self.defence[colour])
        )

    def once(self, colour: int) -> Odds:
        """An offence die rolled once, circles not rolled again: every kick [FAR-9.4]."""
        die = self.offence[colour]
        return merged([(face.yards, 1.0) for face in die], len(die))

    def chain(self, colour: int) -> Odds:
        """An offence die with its breakaways [FAR-7.1]."""
        total: Odds = {}
        open_: Odds = {0: 1.0}
        while open_:
            ended, open_ = self._rolled(colour, open_)
            for yards, p in ended.items():
                total[yards] = total.get(yards, 0.0) + p
        return total

    def _rolled(self, colour: int, before: Odds) -> tuple[Odds, Odds]:
        """One more roll on top of what stands: what has ended, and what goes on."""
        ended: list[tuple[int, float]] = []
        going: list[tuple[int, float]] = []
        for sofar, p in before.items():
            for face in self.offence[colour]:
                goes_on = face.circled and p > RARE and sofar < GOAL
                (going if goes_on else ended).append((sofar + face.yards, p))
        count = len(self.offence[colour])
        return merged(ended, count), merged(going, count)

    def run(self) -> Odds:
        """The red die against another colour: a squared face of the first roll is rolled on once [FAR-7.2]."""
        die, chain = self.offence[RED], self.chain(RED)
        found: list[tuple[int, float]] = []
        for face in die:
            if face.circled or face.squared:
                found += [(face.yards + yards, p) for yards, p in chain.items()]
            else:
                found.append((face.yards, 1.0))
        return merged(found, len(die))

    def good(self, distance: int) -> float:
        """How likely a field goal from this distance goes between the posts, if not blocked [FAR-12.1]."""
        if distance > max(self.kick):
            return 0.0
        return sum(self._kicked(face, distance) for face in self.kick) / len(self.kick)

    def _kicked(self, face: int, distance: int) -> float:
        if distance <= SHORT and face == SHORT:  # [FAR-12.2] rolled again; a second one misses
            again = [f for f in self.kick if f != SHORT and f >= distance]
            return len(again) / len(self.kick)
        return float(face >= distance)

    def kicked_point(self) -> float:
        """How likely the kick after a touchdown is good [FAR-13.2]."""
        return 1.0 - self.turns * sum(face == SHORT for face in self.kick) / len(self.kick)

    def brought_out(self) -> Odds:
        """Where a kick-off run out ends: all three offence dice with their re-rolls [FAR-4.3]."""
        total: Odds = {0: 1.0}
        for colour in COLOURS:
            total = added(total, self.chain(colour))
        return {yards: p for yards, p in total.items() if p > RARE}


SHORT = 20  # [FAR-12.2] the field goal and the kick after a touchdown treat this number of the kick die apart


def components(parts: pack.Parts) -> Components:
    """The components of a pack as odds want them."""
    dice = {key: [read(face.face) for face in die] for die, read, key in pack.dice(parts)}
    guards = [
        [None if badge == FLAG else number for number, badge in dice[f"defence.{name}"]] for name in NAMES
    ]
    clock = [pack.CLOCK_FACES[number] for number, _ in dice["special.clock"]]
    lines = parts.lines
    return Components(
        offence=tuple(tuple(_face(*face) for face in dice[f"offence.{name}"]) for name in NAMES),
        defence=tuple(tuple(die) for die in guards),
        fouls=tuple(foul(pack.PENALTIES[number]) for number, _ in dice["special.penalty"]),
        kick=tuple(number for number, _ in dice["special.kick"]),
        advances=clock.count("clock") / len(clock),
        turns=clock.count("T") / len(clock),
        touchback=lines.touchback.value,
        onside=lines.onside.value,
        free_kick=lines.free_kick.value,
        try_spot=lines.try_spot.value,
    )


def _face(yards: int, badge: int) -> Face:
    """A face as the pack has it; a circled nothing changes nothing, however often it is rolled again."""
    return Face(yards, badge == CIRCLE and yards > 0, badge == SQUARE)


def foul(name: str) -> Foul:
    """A penalty by its name: O10 is the one that can be a safety, O5 and D5 do not count on returns."""
    yards = pack.penalty_yards(name)
    return Foul(name, name[0] == "O", yards, name.endswith("A"), name == "O10", name not in ("O5", "D5"))


def merged(found: list[tuple[int, float]], share: float = 1.0) -> Odds:
    """Equal numbers put together, all odds divided by `share`."""
    total: Odds = {}
    for number, p in found:
        total[number] = total.get(number, 0.0) + p / share
    return total


def added(one: Odds, other: Odds) -> Odds:
    """The sum of two throws, nothing counted beyond the length of the field."""
    return merged([(min(a + b, GOAL), p * q) for a, p in one.items() for b, q in other.items()])
