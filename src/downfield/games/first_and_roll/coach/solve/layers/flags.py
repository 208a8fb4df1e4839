"""Plays under a flag: the offended side accepts a penalty or declines it, whatever the play has come to.

Where a play has come so far that nothing the defence did is worth accepting, and everything the offence did is, the
mean over the penalty die follows its worth in a straight line; so it does where a play is worse than every penalty.
Then a whole chain of re-rolls is judged at once.
"""

from downfield.games.first_and_roll.coach.solve.layers.grid import GOAL
from downfield.games.first_and_roll.coach.solve.layers.lanes import Desk, Dice, Judge, Ways, on_field
from downfield.games.first_and_roll.coach.solve.layers.outcomes import (
    CARRIED,
    ENDS,
    GOES_ON,
    PARTS,
    PASS,
    PASS_ON,
    Floats,
)
from downfield.games.first_and_roll.coach.solve.layers.quick import quick
from downfield.games.first_and_roll.coach.solve.layers.ways import last_of
from downfield.games.first_and_roll.rules.red_zone_passes import BEYOND

# Rows of `Desk.claims`
OFFENCE, DEFENCE, MOST, LEAST, CLAIMS = 0, 1, 2, 3, 4
AHEAD, BEHIND, BETWEEN = 0, 1, 2
HAIR = 2e-11  # less than that, as likely as it is, does not bend a line; early sweeps need not be so exact


@quick
def claim(desk: Desk, offence: int) -> None:
    """What the penalties come to that can be accepted."""
    accepted, claims = desk.accepted, desk.claims
    for k in range(accepted.shape[1]):
        by_offence, by_defence, most, least = 0.0, 0.0, accepted[0, k], accepted[0, k]
        for j in range(len(accepted)):
            worth = accepted[j, k]
            most, least = max(most, worth), min(least, worth)
            if j < offence:
                by_offence += worth
            else:
                by_defence += worth
        claims[OFFENCE, k], claims[DEFENCE, k] = by_offence, by_defence
        claims[MOST, k], claims[LEAST, k] = most, least


@quick
def side_of(ways: Ways, spot: int, claims: Floats, hair: float) -> int:
    """Whether all ends from a spot on are better than every penalty, or worse, in every lane."""
    bent_up, bent_down = 0.0, 0.0
    for k in range(claims.shape[1]):
        bent_up = max(bent_up, claims[MOST, k] - ways.least[spot, k])
        bent_down = max(bent_down, ways.most[spot, k] - claims[LEAST, k])
    if bent_up <= hair:
        return AHEAD
    return BEHIND if bent_down <= hair else BETWEEN


@quick
def add_line(
    into: Floats, p: float, mass: float, table: Floats, row: int, side: int, d: Dice, claims: Floats
) -> None:
    """Add throws that are `mass` likely together and worth a row of a table, judged on one side of all penalties."""
    fouls = len(d.fouls)
    fixed, slope = (OFFENCE, fouls - d.offence) if side == AHEAD else (DEFENCE, d.offence)
    for k in range(len(into)):
        into[k] += p / fouls * (mass * claims[fixed, k] + slope * table[row, k])


@quick
def run_judged(
    into: Floats, p: float, d: Dice, colour: int, ways: Ways, ball: int, hair: float, desk: Desk, judge: Judge
) -> None:
    """A die that carries the ball with its re-rolls."""
    first, top = CARRIED + PARTS * colour, GOAL - d.shortest - ball
    chains = ways.chains[colour]
    desk.open[0] = p
    for more in range(top + 1):
        likely = desk.open[more]
        if likely == 0.0:
            continue
        desk.open[more] = 0.0
        spot = ball + more
        if more == top:
            judge(into, likely, chains, spot + d.back, desk.accepted)
            continue
        side = side_of(ways, on_field(spot + d.shortest), desk.claims, hair / likely)
        if side != BETWEEN:
            add_line(into, likely, 1.0, chains, spot + d.back, side, d, desk.claims)
            continue
        for k in range(d.start[first + ENDS], d.start[first + ENDS + 1]):
            judge(into, likely * d.odds[k], ways.ends, on_field(spot + d.yards[k]), desk.accepted)
        for k in range(d.start[first + GOES_ON], d.start[first + GOES_ON + 1]):
            desk.open[min(more + d.yards[k], top)] += likely * d.odds[k]


@quick
def throw_judged(
    into: Floats, p: float, d: Dice, ways: Ways, ruled: int, spot: int, side: int, desk: Desk, judge: Judge
) -> None:
    """The green die, thrown at a spot; where a breakaway leads is known, and what is too long counts as incomplete."""
    last = last_of(ruled)
    if side != BETWEEN:
        mass = d.kept[ruled, spot + d.back]
        add_line(into, p, mass, ways.thrown[ruled], spot + d.back, side, d, desk.claims)
    for each in range(PASS, PASS_ON + 1):
        for k in range(d.start[each], d.start[each + 1]):
            to = spot + d.yards[k]
            if each == PASS_ON and to <= last:
                for lane in range(len(into)):
                    into[lane] += p * d.odds[k] * desk.whistled[to + d.back, lane]
            elif side == BETWEEN and not (ruled and to > BEYOND):
                judge(into, p * d.odds[k], ways.ends, on_field(to), desk.accepted)
    long = p * d.missed[ruled, spot + d.back]
    if long > 0.0:
        for lane in range(len(into)):
            into[lane] += long * desk.judged[lane]


@quick
def pass_judged(
    into: Floats, p: float, d: Dice, ways: Ways, ruled: int, ball: int, hair: float, desk: Desk, judge: Judge
) -> None:
    """A pass: breakaways by the spot they have come to, the farthest first, stopped or rolled on [FAR-7.1]."""
    for spot in range(last_of(ruled), ball, -1):
        if d.pursued[ruled, ball, spot + d.back]:
            side = side_of(ways, on_field(spot + d.shortest), desk.claims, hair / p)
            row = desk.whistled[spot + d.back]
            row[:] = 0.0
            throw_judged(row, 1.0, d, ways, ruled, spot, side, desk, judge)
            if ruled:
                desk.row[:] = 0.0
                if side == BETWEEN:
                    judge(desk.row, 1.0, ways.ends, on_field(spot), desk.accepted)
                else:
                    add_line(desk.row, 1.0, 1.0, ways.ends, on_field(spot), side, d, desk.claims)
                for k in range(len(row)):
                    row[k] = max(row[k], desk.row[k])
    side = side_of(ways, on_field(ball + d.shortest), desk.claims, hair / p)
    throw_judged(into, p, d, ways, ruled, ball, side, desk, judge)
