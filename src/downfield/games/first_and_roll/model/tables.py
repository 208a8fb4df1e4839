# mypyc: compiled
"""What is printed on dice, track and board, frozen to ints that the rules index; and what was agreed."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from downfield.kernel.vecs import vec

DICE: Final = 10  # the dice and the coin, numbered as in `kinds`

PLAIN: Final = 0
CIRCLE: Final = 1  # on an offence die: a breakaway [FAR-7.1]
SQUARE: Final = 2  # on the red offence die: a broken tackle [FAR-7.2]
FLAG: Final = 3  # on a defence die: a penalty [FAR-10.1]


@mypyc_attr(acyclic=True)
class Tables:
    """The components and options of a match; every clone of it shares them."""

    start: vec[i64]
    faces: vec[i64]
    number: vec[i64]
    badge: vec[i64]
    seats: vec[i64]
    fouls: vec[i64]

    def __init__(
        self, dice: list[list[tuple[int, int]]], texts: list[tuple[str, ...]], track: list[str]
    ) -> None:
        starts: list[int] = []
        numbers: list[int] = []
        badges: list[int] = []
        for die in dice:
            starts.append(len(numbers))
            for number, badge in die:
                numbers.append(number)
                badges.append(badge)
        self.start = vec[i64](starts)  # where the faces of a die begin in `number` and `badge`
        self.faces = vec[i64]([len(die) for die in dice])
        self.number = vec[i64](numbers)
        self.badge = vec[i64](badges)
        self.seats = vec[i64]([0, 0, 1, 1])  # for each side, who decides on offence and who on defence
        self.fouls = vec[i64]([])  # the yards of each penalty [FAR-10.1]
        self.texts = texts
        self.track = track
        self.last: i64 = len(track) - 1  # the space on which a half ends
        self.longest: i64 = 0  # the highest face of the kick die [FAR-12.1]
        self.touchback: i64 = 0
        self.onside: i64 = 0
        self.free_kick: i64 = 0
        self.hail_mary: i64 = 0
        self.try_spot: i64 = 0
        self.timeouts: i64 = 0
        self.overtime: i64 = 0
        self.max_overtimes: i64 = 0  # 0 means no limit
        self.onside_needs_t: i64 = 0
        self.run_off_matched: i64 = 0
        self.only_red_zone: i64 = 0
        self.hail_offence_only: i64 = 0

    def value(self, die: i64, face: i64) -> i64:
        """The number on a face."""
        return self.number[self.start[die] + face]

    def sign(self, die: i64, face: i64) -> i64:
        """What else is on a face: PLAIN, CIRCLE, SQUARE or FLAG."""
        return self.badge[self.start[die] + face]
