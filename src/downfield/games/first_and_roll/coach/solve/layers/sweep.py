"""One sweep over the plays of a wave, in lanes: series after series from the goal line back, each from its last down.

What is found is used at once: a series leads to the series ahead of it, which have just been gone over. See `lanes`.
"""

from downfield.games.first_and_roll.coach.solve.layers.ends import (
    ROW_AWAY,
    ROW_CAUGHT,
    ROW_FIRST,
    ROW_GOOD,
    ROW_HAIL,
    ROW_LOST,
    ROW_PICKED,
    ROW_THEIRS,
    ROW_TURNED,
    RUN_STILL,
    RUN_TICKED,
    STILL,
    TICKED,
)
from downfield.games.first_and_roll.coach.solve.layers.flags import HAIR, claim, pass_judged, run_judged
from downfield.games.first_and_roll.coach.solve.layers.flat import N_CLOCK, N_FACE, N_FLAG, N_PAIR
from downfield.games.first_and_roll.coach.solve.layers.grid import CELLS, FARTHEST, GOAL
from downfield.games.first_and_roll.coach.solve.layers.lanes import (
    ALONE,
    BLOCK,
    BOMBED,
    MET,
    WAYS,
    Desk,
    Dice,
    Field,
    Judge,
    Ways,
    add,
    clear,
    copy,
    on_field,
    raise_to,
)
from downfield.games.first_and_roll.coach.solve.layers.outcomes import (
    BREAKS,
    CARRIED,
    PARTS,
    STOPS,
    TAKES,
    Floats,
)
from downfield.games.first_and_roll.coach.solve.layers.passes import passes
from downfield.games.first_and_roll.coach.solve.layers.quick import quick
from downfield.games.first_and_roll.coach.solve.layers.ways import bound, chain, throw_all
from downfield.games.first_and_roll.model.kinds import GREEN, RED, YELLOW
from downfield.games.first_and_roll.rules.blocked_punt import PAIRS
from downfield.games.first_and_roll.rules.downs import DOWNS

LOWEST = -1.0  # below every chance


@quick
def place(d: Dice, down: int, marker: int, ball: int) -> int:
    """The slot of a play; see `grid.cell`."""
    return (down - 1) * CELLS + int(d.starts[ball]) + min(marker - ball, FARTHEST) - 1


@quick
def land(
    ends: Floats, d: Dice, plays: Floats, rows: Floats, mode: int, down: int, marker: int, low: int, high: int
) -> None:
    """Where a play of a down ends, in a mode of the clock: by spot, a first down, the next down, or theirs."""
    for spot in range(max(low, 0), high + 1):
        if spot == 0 or spot >= marker:
            copy(ends[spot], rows[ROW_FIRST + mode], spot)
        elif down == DOWNS:
            copy(ends[spot], rows[ROW_THEIRS + mode], GOAL - spot)
        else:
            copy(ends[spot], plays, place(d, down + 1, marker, spot))


@quick
def may_run(ends: Floats, d: Dice, secured: Floats, down: int, marker: int, low: int) -> None:
    """The same where the next down may be what running the clock off secures [FAR-16.1]."""
    if down < DOWNS:
        for spot in range(max(low, 1), marker):
            raise_to(ends[spot], secured, place(d, down + 1, marker, spot))


@quick
def reach(d: Dice, marker: int) -> int:
    """The hindmost spot from which dice of a series may have to be counted."""
    return max(1, marker - FARTHEST) - d.back


@quick
def gather(field: Field, d: Dice, low: int, high: int) -> None:
    """What dice make of the ends of a down; what lies beyond `high` is known from the series ahead."""
    bound(field.landed, low + d.shortest, high)
    for colour in range(RED, YELLOW + 1):
        chain(field.landed, d, colour, low, high)
    throw_all(field.landed, d, low, high)
    chain(field.ran, d, RED, low, high)


@quick
def gather_lost(field: Field, d: Dice, rows: Floats) -> None:
    """The same where the ball is lost: it does not matter on which down."""
    for colour in range(GREEN + 1):
        lost = field.lost[colour]
        for spot in range(GOAL + 1):
            copy(lost.ends[spot], rows[ROW_TURNED + colour], spot)
        bound(lost, 0, GOAL)
        if colour == GREEN:
            throw_all(lost, d, -d.back, GOAL)
        else:
            chain(lost, d, colour, -d.back, GOAL)


@quick
def accept(desk: Desk, d: Dice, plays: Floats, first: Floats, down: int, marker: int, ball: int) -> None:
    """Each penalty accepted: a first down, a safety, or the same down from elsewhere."""
    for j in range(len(d.fouls)):
        to = d.fouls[j, 2 + ball]
        if to == 0 or to >= marker or d.fouls[j, 1] == 1:
            copy(desk.accepted[j], first, to)
        else:
            copy(desk.accepted[j], plays, place(d, down, marker, to))
    claim(desk, d.offence)


@quick
def run(into: Floats, d: Dice, colour: int, ways: Ways, ball: int) -> None:
    """A die that carries the ball and is not met: a broken tackle goes on like a breakaway [FAR-7.2]."""
    first, top = CARRIED + PARTS * colour, GOAL - d.shortest
    for k in range(d.start[first + STOPS], d.start[first + STOPS + 1]):
        add(into, d.odds[k], ways.ends, on_field(ball + d.yards[k]))
    for k in range(d.start[first + BREAKS], d.start[first + BREAKS + 1]):
        add(into, d.odds[k], ways.chains[colour], min(ball + d.yards[k], top) + d.back)


@quick
def run_met(into: Floats, d: Dice, colour: int, ways: Ways, ball: int) -> None:
    """The same met, without a flag."""
    first, top = CARRIED + PARTS * colour, GOAL - d.shortest
    for k in range(d.start[first + TAKES], d.start[first + TAKES + 1]):
        add(into, d.odds[k], ways.chains[colour], min(ball + d.yards[k], top) + d.back)


@quick
def keep(
    into: Floats,
    d: Dice,
    desk: Desk,
    field: Field,
    rows: Floats,
    mode: int,
    down: int,
    ball: int,
    hair: float,
    judge: Judge,
) -> None:
    """A play that is not lost, in a mode of the clock, by how it goes."""
    for way in range(WAYS):
        clear(into[way])
    landed, ran, flags, ruled = field.landed, field.ran, d.numbers[N_FLAG:], int(d.ruled[ball])
    clear(desk.judged)
    judge(desk.judged, 1.0, landed.ends, ball, desk.accepted)
    run(into[ALONE + RED], d, RED, ran, ball)
    run(into[ALONE + YELLOW], d, YELLOW, landed, ball)
    if d.run_off_matched:
        run_met(into[MET + RED], d, RED, ran, ball)
    else:
        run_met(into[MET + RED], d, RED, landed, ball)
    run_met(into[MET + YELLOW], d, YELLOW, landed, ball)
    for colour in range(RED, YELLOW + 1):
        run_judged(into[MET + colour], flags[colour], d, colour, landed, ball, hair, desk, judge)
    passes(into, d, landed, ruled, landed.ends, rows[ROW_PICKED + mode], ball, desk.going)
    pass_judged(into[MET + GREEN], flags[GREEN], d, landed, ruled, ball, hair, desk, judge)
    if down == DOWNS:  # [FAR-9.2] a flag counts nothing here
        run_met(into[BLOCK], d, RED, landed, ball)
        add(into[BLOCK], flags[RED], landed.chains[RED], ball + d.back)


@quick
def lose(
    into: Floats, d: Dice, desk: Desk, field: Field, rows: Floats, ball: int, hair: float, judge: Judge
) -> None:
    """A play that is lost, by how it goes; after `keep`, which has judged an incomplete pass."""
    for way in range(WAYS):
        clear(into[way])
    lost, flags, ruled = field.lost, d.numbers[N_FLAG:], int(d.ruled[ball])
    hair /= max(d.numbers[N_CLOCK + 2], hair)
    for colour in range(RED, YELLOW + 1):
        add(into[ALONE + colour], 1.0, rows[ROW_LOST + colour], ball)
        add(into[MET + colour], 1.0, rows[ROW_LOST + 2 + colour], ball)
        run_judged(into[MET + colour], flags[colour], d, colour, lost[colour], ball, hair, desk, judge)
    passes(into, d, lost[GREEN], ruled, field.landed.ends, rows[ROW_PICKED + STILL], ball, desk.going)
    pass_judged(into[MET + GREEN], flags[GREEN], d, lost[GREEN], ruled, ball, hair, desk, judge)


@quick
def duel(a: tuple[float, float, float], gain: tuple[float, float, float]) -> float:
    """Sealed dice where being met may be no loss; see `sealed.duels`."""
    best, least, covered = LOWEST, 2.0, 0
    for r in range(3):
        if gain[r] > 0.0:
            covered += 1
        else:
            best = max(best, a[r])
    for chosen in range(1, 8):
        share, total, fits = 0.0, 0.0, True
        for r in range(3):
            if chosen >> r & 1:
                fits = fits and (gain[r] > 0.0 if covered else gain[r] < 0.0)
                share, total = (share + 1.0 / gain[r], total + a[r] / gain[r]) if fits else (1.0, 0.0)
        asked = (total - 1.0) / share
        if covered and fits:
            best = max(best, asked)
        elif not covered:
            least = min(least, max(best, asked) if fits else best)
    return best if covered else least


@quick
def duels(best: Floats, w: Floats) -> None:
    """Sealed dice in every lane; where each colour shuns being met, as usual, without asking twice."""
    least = 1.0
    for k in range(len(best)):
        w[ALONE + GREEN, k] = max(w[ALONE + GREEN, k], w[BOMBED, k])
        for r in range(3):
            least = min(least, w[ALONE + r, k] - w[MET + r, k])
    if least <= 0.0:
        for k in range(len(best)):
            a, b, c = w[ALONE + RED, k], w[ALONE + YELLOW, k], w[ALONE + GREEN, k]
            best[k] = duel((a, b, c), (a - w[MET + RED, k], b - w[MET + YELLOW, k], c - w[MET + GREEN, k]))
        return
    for k in range(len(best)):
        a, b, c = w[ALONE + RED, k], w[ALONE + YELLOW, k], w[ALONE + GREEN, k]
        p, q, r = 1.0 / (a - w[MET + RED, k]), 1.0 / (b - w[MET + YELLOW, k]), 1.0 / (c - w[MET + GREEN, k])
        x, y, z = a * p, b * q, c * r
        two = max((x + y - 1.0) / (p + q), max((x + z - 1.0) / (p + r), (y + z - 1.0) / (q + r)))
        one = max(w[MET + RED, k], max(w[MET + YELLOW, k], w[MET + GREEN, k]))
        best[k] = max(max(one, two), (x + y + z - 1.0) / (p + q + r))


@quick
def punt(best: Floats, d: Dice, desk: Desk, rows: Floats, ticked: Floats, ball: int, judge: Judge) -> None:
    """A punt, if it is better, with the pair of dice that the defence likes best [FAR-9.1, FAR-9.2]."""
    n, away = d.numbers, rows[ROW_AWAY]
    clear(desk.row)
    judge(desk.row, 1.0, away, ball, desk.accepted)
    for k in range(len(best)):
        blocked = n[N_FACE] * desk.worth[BLOCK, k] + n[N_FACE + 1] * ticked[BLOCK, k]
        blocked += n[N_FACE + 2] * rows[ROW_CAUGHT, ball, k]
        least = 2.0
        for pair in range(PAIRS):
            two, one = n[N_PAIR + 2 * pair], n[N_PAIR + 2 * pair + 1]
            least = min(least, two * blocked + one * desk.row[k] + (1.0 - two - one) * away[ball, k])
        best[k] = max(best[k], least)


@quick
def declare(
    best: Floats, d: Dice, desk: Desk, rows: Floats, ticked: Floats, down: int, ball: int, judge: Judge
) -> None:
    """The best of all declarations, once every way of a play is known."""
    n, worth, turned = d.numbers, desk.worth, desk.turned
    for way in range(BLOCK):
        for k in range(len(best)):
            worth[way, k] = (
                n[N_CLOCK] * worth[way, k] + n[N_CLOCK + 1] * ticked[way, k] + n[N_CLOCK + 2] * turned[way, k]
            )
    duels(best, worth)
    raise_to(best, rows[ROW_GOOD], ball)
    raise_to(best, rows[ROW_HAIL], ball)
    if down == DOWNS:
        punt(best, d, desk, rows, ticked, ball, judge)


@quick
def tick(
    into: Floats, d: Dice, desk: Desk, field: Field, ticked: Floats, ran: Floats, rows: Floats, marker: int,
    high: int, judge: Judge,
) -> None:  # fmt: skip
    """Plays of a series after which the clock advances: what they are worth does not move."""
    low = reach(d, marker)
    for down in range(DOWNS, 0, -1):
        land(field.landed.ends, d, ticked, rows, TICKED, down, marker, low + d.shortest, high)
        land(field.ran.ends, d, ran, rows, RUN_TICKED, down, marker, low + d.shortest, high)
        gather(field, d, low, high)
        for ball in range(max(1, marker - FARTHEST), marker):
            accept(desk, d, ticked, rows[ROW_FIRST + TICKED], down, marker, ball)
            keep(into[place(d, down, marker, ball)], d, desk, field, rows, TICKED, down, ball, HAIR, judge)


@quick
def sweep(
    own: Floats, d: Dice, desk: Desk, field: Field, secured: Floats, ticked: Floats, rows: Floats, marker: int,
    high: int, hair: float, judge: Judge,
) -> float:  # fmt: skip
    """All downs of a series; how far a value moved. What lies beyond `high` is known from the series ahead."""
    moved, best, low = 0.0, desk.best, reach(d, marker)
    for down in range(DOWNS, 0, -1):
        land(field.landed.ends, d, own, rows, STILL, down, marker, low + d.shortest, high)
        land(field.ran.ends, d, own, rows, RUN_STILL, down, marker, low + d.shortest, high)
        may_run(field.ran.ends, d, secured, down, marker, low + d.shortest)
        gather(field, d, low, high)
        for ball in range(max(1, marker - FARTHEST), marker):
            slot = place(d, down, marker, ball)
            accept(desk, d, own, rows[ROW_FIRST + STILL], down, marker, ball)
            keep(desk.worth, d, desk, field, rows, STILL, down, ball, hair, judge)
            lose(desk.turned, d, desk, field, rows, ball, hair, judge)
            declare(best, d, desk, rows, ticked[slot], down, ball, judge)
            for k in range(len(best)):
                moved = max(moved, abs(best[k] - own[slot, k]))
                own[slot, k] = best[k]
    renew(own, d, secured, rows, marker)
    return moved


@quick
def renew(own: Floats, d: Dice, secured: Floats, rows: Floats, marker: int) -> None:
    """First downs that play for this marker count at once for the series behind."""
    for ball in range(1, marker):
        if d.fresh[ball] == marker:
            slot = place(d, 1, marker, ball)
            for k in range(own.shape[1]):
                rows[ROW_FIRST + STILL, ball, k] = own[slot, k]
                rows[ROW_FIRST + RUN_STILL, ball, k] = max(own[slot, k], secured[slot, k])
