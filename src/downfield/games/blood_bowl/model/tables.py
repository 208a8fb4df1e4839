# mypyc: compiled
"""What is printed on pitch, templates, tables and profiles, frozen to ints; and what was agreed."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from downfield.kernel.vecs import vec

LENGTH: Final = 26  # squares along the pitch [BB-1.1]
WIDTH: Final = 15
STRIDE: Final = 28  # one square beyond the pitch all around, so that a neighbour is an offset
SQUARES: Final = 476
SLOTS: Final = 20  # of a team: sixteen players, and room for who joins during the match [BB-19.5]
BOTH: Final = 40
BIT: Final = vec[i64]([1 << i for i in range(BOTH)])  # of a slot: compiled, 1 << slot has 32 bits only
NEAR: Final = vec[i64]([-29, -28, -27, -1, 1, 27, 28, 29])  # the random direction template too [BB-1.7]
# What else is true of a player, as bits
THRALL: Final = 1  # a vampire may feed on him [BB-18.T32]
STAR: Final = 2  # [BB-19.9]
MERCENARY: Final = 4
ROOKIE: Final = 8  # a journeyman
BREWER: Final = 16  # of the staff, though he may play [BB-19.7]
REACH: Final = 14  # offsets of the range ruler in either axis [BB-1.13]


@mypyc_attr(acyclic=True)
class Tables:
    """The components and options of a match; every clone of it shares them."""

    column: vec[i64]
    row: vec[i64]
    on: vec[i64]
    wide: vec[i64]
    pushed: vec[i64]
    ranges: vec[i64]
    range_plus: vec[i64]
    thrown_in: vec[i64]
    corner: vec[i64]
    injury: vec[i64]
    stunty: vec[i64]
    casualty: vec[i64]
    weather: vec[i64]
    event: vec[i64]
    prayer: vec[i64]
    trapdoor: vec[i64]
    again_skills: vec[i64]
    again_traits: vec[i64]
    adds: vec[i64]
    adds_from: vec[i64]
    deaf_skills: vec[i64]
    deaf_traits: vec[i64]
    rain_deaf: vec[i64]
    skills: vec[i64]
    traits: vec[i64]
    profile: vec[i64]
    number: vec[i64]
    spot: vec[i64]
    sort: vec[i64]
    hates: vec[i64]
    squad: vec[i64]
    staff: vec[i64]
    rules: vec[i64]
    rookies: vec[i64]
    brewer: vec[i64]
    worth: vec[i64]
    treasury: vec[i64]
    price: vec[i64]
    stock: vec[i64]
    frog: vec[i64]
    any_skill: vec[i64]
    any_trait: vec[i64]
    formations: vec[i64]
    plans: vec[i64]
    carried: vec[i64]
    niggles: vec[i64]
    lasting: vec[i64]

    def __init__(self, printed: "Tables | None" = None) -> None:
        none = vec[i64]([])
        self.column = none
        self.row = none
        self.on = none
        self.wide = none  # 1 and 2 for the zones at the top and at the bottom [BB-1.2]
        self.pushed = none  # [BB-10.16] three offsets for each direction
        self.ranges = none  # [BB-1.13] by |dx| * 14 + |dy|
        self.range_plus = none  # [BB-12.4] modifier of each range
        self.thrown_in = none  # [BB-1.11] offsets: edge * 3 + direction; edges top, bottom, left, right
        self.corner = none  # [BB-1.12] offsets: corner * 3 + direction; clockwise from the top left
        self.injury = none  # [BB-11.3] result by total, 0 to 20
        self.stunty = none  # [BB-11.4]
        self.casualty = none  # [BB-11.7] row by total, 0 to 20
        self.weather = none  # [BB-16.1] by total of two dice
        self.event = none  # [BB-6.20] by total
        self.prayer = none  # [BB-7.5] by face
        self.trapdoor = none  # [BB-1.4] squares
        self.again_skills = none  # bits of the skills that re-roll each test
        self.again_traits = none
        self.adds = none  # what skills add to tests, in rows of three: skill bit, trait bit, amount
        self.adds_from = none  # where the rows of each test begin, and the end
        self.deaf_skills = none  # bits of the skills with which being marked does not count, by test
        self.deaf_traits = none
        self.rain_deaf = none  # the same for rain, skills only
        self.skills = none  # of each slot
        self.traits = none
        self.profile = none  # four bits each: MA, ST, AG, PA, AV, Mighty Blow, Loner, Dirty Player, Bloodlust
        self.number = none
        self.spot = none  # the position of each slot, among all of the pack, counted from 1
        self.sort = none  # thralls, stars, mercenaries and rookies among them, as bits
        self.hates = none  # team-mates whom each slot would rather not serve, as bits [BB-18.T2]
        self.squad = none  # how many slots of each side are filled at the start
        self.staff = none  # re-rolls, coaches and so on, as the position numbers them: home, away
        self.rules = none  # special rules of each side as bits
        self.any_skill = none  # skills that anybody in a team has
        self.any_trait = none
        self.formations = (
            none  # of each ready formation whether it receives; then eleven squares as home sets up
        )
        self.plans = none
        self.official = i64(0)  # variant of the rules [BB-20]
        self.overtime = i64(0)  # [BB-17.11]
        self.turns = i64(8)  # of a half [BB-8.1]
        self.seconds = i64(0)  # of a turn, or 0 where no watch is read [BB-8.14]
        self.league = i64(0)  # inducements are bought before the match [BB-5.5]
        self.worth = vec[i64]([0, 0])  # team values [BB-4.8]
        self.treasury = vec[i64]([0, 0])
        self.price = none  # of each inducement for home, then for away; 0: not for this team
        self.stock = none  # how many of it may be bought
        self.carried = vec[i64]([0, 0])  # whether a side is carried on from match to match [BB-22.1]
        self.niggles = vec[i64]([0] * BOTH)  # niggling injuries of each slot [BB-22.7]
        self.lasting = none  # what each face of a die makes worse, as a place in a profile [BB-11.8]
        self.gap = i64(0)  # gold for a prayer of who is worth less, or 0 [BB-5.6]
        self.rookies = vec[i64]([0, 0])  # the first slot for rookies, or 0 [BB-19.7]
        self.brewer = vec[i64]([0, 0])  # the slot for Josef Bugman, or 0
        self.frog = none  # skills, traits and profile of who is turned into one [BB-19.7]
        self.burns = i64(0)  # the least roll by which a fireball hits
        self.scorch = i64(0)  # what its wizard may add to armour or injury
        self.courses = i64(0)  # dice of a master chef [BB-19.7c]
        self.tasty = i64(0)  # the least of them that takes a re-roll
        self.spotted = i64(0)  # the least roll by which a biased referee sees a foul [BB-19.7e]
        self.heard = i64(0)  # what he adds to an argument
        self.sky_shift = i64(0)  # how far a weather mage may move his dice [BB-19.7a]
        self.helped_up = i64(0)  # the least roll by which Pick-me-up helps [BB-18.T31]
        self.undead = vec[i64]([0, 0])  # the slot that a raised player takes, or 0 [BB-19.5]
        self.formation_names: list[str] = []
        self.skill_names: list[str] = []  # in the order of their bits
        self.skill_values: list[int] = []  # the number of each, where a profile gives no other
        self.names: list[str] = []  # of the teams
        self.teams: list[str] = []  # which teams they are, by id
        self.positions: list[str] = []  # of each slot

        if printed is None:
            self.lay_out()
        else:
            self.share(printed)

    def share(self, printed: "Tables") -> None:
        """Take over what is the same in every match with these components."""
        self.column = printed.column
        self.row = printed.row
        self.on = printed.on
        self.wide = printed.wide
        self.pushed = printed.pushed
        self.ranges = printed.ranges
        self.range_plus = printed.range_plus
        self.thrown_in = printed.thrown_in
        self.corner = printed.corner
        self.injury = printed.injury
        self.stunty = printed.stunty
        self.casualty = printed.casualty
        self.weather = printed.weather
        self.event = printed.event
        self.prayer = printed.prayer
        self.trapdoor = printed.trapdoor
        self.again_skills = printed.again_skills
        self.again_traits = printed.again_traits
        self.adds = printed.adds
        self.adds_from = printed.adds_from
        self.deaf_skills = printed.deaf_skills
        self.deaf_traits = printed.deaf_traits
        self.rain_deaf = printed.rain_deaf
        self.frog = printed.frog
        self.burns = printed.burns
        self.scorch = printed.scorch
        self.courses = printed.courses
        self.tasty = printed.tasty
        self.spotted = printed.spotted
        self.heard = printed.heard
        self.sky_shift = printed.sky_shift
        self.helped_up = printed.helped_up
        self.lasting = printed.lasting
        self.formations = printed.formations
        self.plans = printed.plans
        self.formation_names = printed.formation_names
        self.skill_names = printed.skill_names
        self.skill_values = printed.skill_values

    def lay_out(self) -> None:
        """Number the squares with a border all around [BB-0.2, BB-1.1, BB-1.2]."""
        columns: list[int] = []
        rows: list[int] = []
        on: list[int] = []
        wide: list[int] = []
        for square in range(SQUARES):
            x = square % STRIDE - 1
            y = square // STRIDE - 1
            columns.append(x)
            rows.append(y)
            on.append(1 if 0 <= x < LENGTH and 0 <= y < WIDTH else 0)
            wide.append(1 if y < 4 else 2 if y > 10 else 0)
        self.column = vec[i64](columns)
        self.row = vec[i64](rows)
        self.on = vec[i64](on)
        self.wide = vec[i64](wide)
        self.pushed = vec[i64](push_offsets())


def push_offsets() -> list[int]:
    """[BB-10.16] For each direction of a push the offsets of the three squares behind the pushed player."""
    found: list[int] = []
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            if dx == 0 and dy == 0:
                continue
            if dx == 0:
                ways = [(-1, dy), (0, dy), (1, dy)]
            elif dy == 0:
                ways = [(dx, -1), (dx, 0), (dx, 1)]
            else:
                ways = [(dx, dy), (dx, 0), (0, dy)]
            found += sorted(y * 28 + x for x, y in ways)
    return found


def square_at(x: i64, y: i64) -> i64:
    """The square of a column and a row."""
    return (y + 1) * STRIDE + x + 1


def direction(offset: i64) -> i64:
    """The place of an offset among the eight directions."""
    for i in range(8):
        if NEAR[i] == offset:
            return i
    raise AssertionError("not an adjacent square")


def distance(a: i64, b: i64) -> i64:
    """[BB-0.3] The larger of the two differences."""
    dx = a % STRIDE - b % STRIDE
    dy = a // STRIDE - b // STRIDE
    if dx < 0:
        dx = -dx
    if dy < 0:
        dy = -dy
    return dx if dx > dy else dy
