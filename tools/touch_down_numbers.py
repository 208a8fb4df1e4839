"""Measure what the steady coach of Touch Down knows of his own game: `python tools/touch_down_numbers.py 240`.

He plays so many matches against himself, every team against every other, then single actions that he would not
choose. The figures go into coach/points.py and coach/calls.py by hand; a touchdown tells only that a gain was at least
the rows to the goal line, so longer gains are estimated from the plays that began farther away (Kaplan and Meier).
"""

import sys
from collections.abc import Iterator, Mapping
from typing import NamedTuple, cast

from downfield.games.touch_down import GAME
from downfield.games.touch_down.coach.points import points
from downfield.games.touch_down.coach.steady import Steady
from downfield.games.touch_down.components.parts import TEAMS
from downfield.games.touch_down.model import kinds
from downfield.games.touch_down.model import questions as q
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.tables import ROWS, Tables
from downfield.games.touch_down.notation.events import EVENTS
from downfield.kernel import drive
from downfield.kernel.chance import Rng
from downfield.kernel.needs import OVER
from downfield.kernel.options import Value
from downfield.kernel.position import Json
from downfield.kernel.spec import Game
from downfield.kernel.state import FACT

BINS = ((-9, -4), (-3, -3), (-2, -2), (-1, -1), (0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 8),
        (9, 10), (11, 12), (13, 15), (16, 19), (20, 23))  # fmt: skip
ENDS = ("touchdown", "first-down", "next-down", "downs-lost", "new-series", "touchback", "brought-out")


class Action(NamedTuple):
    """An action: who began it where, what was told of it, and where the next one begins."""

    side: int
    row: int
    facts: list[tuple[str, int, int, int]]
    after: Gridiron

    def told(self, *keys: str) -> tuple[str, int, int, int] | None:
        return next((fact for fact in self.facts if fact[0] in keys), None)


class Play:
    """A match between two of these coaches, action by action; `forced` is declared whatever they think."""

    def __init__(
        self, game: Game, number: int, fields: Mapping[str, Json], forced: int | None = None
    ) -> None:
        options: dict[str, Value] = {"home_team": TEAMS[number % 4], "away_team": TEAMS[number // 4 % 4]}
        self.coaches = [Steady(game, options, seed=2 * number + side) for side in (0, 1)]
        self.rng, self.forced = Rng(77, number), forced
        self.g = cast(Gridiron, game.spec.begin(game.pack.parts, game.options(options), dict(fields)))
        self.g.logging = True
        drive.start(self.g, self.rng)

    def actions(self) -> Iterator[Action]:
        """Every action from a declaration, a try or a kick-off to the next of them."""
        g = self.g
        while g.need != OVER:
            kicks = g.phase == kinds.KICKOFF or g.kind == kinds.KICK_OFF
            side, row = int(1 - g.off if kicks else g.off), int(g.own_row(g.off, g.los))
            facts, begun = [], False
            while g.need != OVER and not (begun and g.phase != kinds.MOVE):
                self._answer()
                begun = begun or g.phase == kinds.MOVE
                log = g.take_log()
                for i in range(0, len(log), FACT):
                    facts.append((EVENTS[log[i]].key, log[i + 1], log[i + 2], log[i + 3]))
                    begun = begun or facts[-1][0] in ENDS
            yield Action(side, row, facts, g)

    def _answer(self) -> None:
        g, seat = self.g, int(self.g.seat)
        asked = self.forced is not None and g.question in (q.Q_DECLARE, q.Q_TRY)
        x = cast(int, self.forced) if asked else self.coaches[seat].decide(g, seat)
        drive.answer_and_roll(g, x, self.rng)


def row_of(yards: int) -> int:
    """The row of a line that was told in yards."""
    return -(-yards * 2 // 5)


def gain(action: Action) -> int | None:
    """The rows that an attack has gained; None where nothing tells them."""
    told = action.told(*ENDS)
    match told and told[0]:
        case "first-down" | "new-series" if told:
            return row_of(told[2]) - action.row
        case "downs-lost" if told:
            return ROWS + 1 - row_of(told[2]) - action.row
        case "brought-out":
            return 1 - action.row
        case "next-down" if action.after.phase == kinds.DOWN:
            return int(action.after.own_row(action.side, action.after.los)) - action.row
    return None


def attacks(game: Game, matches: int) -> None:
    """What a down brings, and how often a try for two succeeds."""
    gains, scored, lost, unknown, tries, good = list[int](), list[int](), 0, 0, 0, 0
    for number in range(matches):
        for action in Play(game, number, {}).actions():
            declared, told = action.told("declared"), action.told(*ENDS)
            tries += bool(declared and declared[2] == kinds.TWO_POINTS)
            good += action.told("two-good") is not None
            if not declared or declared[2] != kinds.ATTACK:
                continue
            if told and told[0] in ("touchdown", "new-series", "touchback") and told[1] != action.side:
                lost += 1
            elif told and told[0] == "touchdown":
                scored.append(ROWS + 1 - action.row)
            elif (rows := gain(action)) is not None:
                gains.append(rows)
            else:
                unknown += 1  # the half is over, and nobody was told where the ball lies
    told_gains(gains, scored, lost, unknown)
    print(f"TWO_GOOD {good / max(1, tries):.2f} of {tries}")


def told_gains(gains: list[int], scored: list[int], lost: int, unknown: int) -> None:
    """GAINS and LOST, in a thousand downs."""
    downs, weight, left = len(gains) + len(scored) + lost + unknown, 1 + unknown / max(1, len(gains)), 1.0
    kept, share = 1 - lost / downs, dict[int, float]()
    for rows in sorted(set(gains)):
        there = weight * sum(x >= rows for x in gains) + sum(x >= rows for x in scored)
        share[rows] = left * weight * gains.count(rows) / there
        left -= share[rows]
    binned = [
        (low, high, 1000 * kept * sum(share.get(x, 0) for x in range(low, high + 1))) for low, high in BINS
    ]
    print("GAINS", [((low + high) // 2 if low >= 0 else high, round(n)) for low, high, n in binned], end=" ")
    print(f"and {1000 * kept * left:.0f} farther; LOST {1000 * lost / downs:.0f}; of {downs} attacks")


def single(game: Game, fields: Mapping[str, Json], forced: int | None, count: int) -> list[Action]:
    """The first action from a position, many times."""
    return [next(Play(game, number, fields, forced).actions()) for number in range(count)]


def kicks(game: Game, count: int) -> None:
    """What kicks bring that the coach chooses seldom, or not at all."""
    for row in (3, 6, 9, 12, 15, 18):
        fields: dict[str, Json] = {"row": row, "down": 4}
        after = [a.after for a in single(game, fields, kinds.DECLARE_PUNT, count)]
        starts = [int(g.own_row(1, g.los)) for g in after if g.phase == kinds.DOWN and g.off == 1]
        print(
            f"punt from {row}: the others begin in row {sum(starts) / len(starts):.1f}, {len(starts)} of {count}"
        )
    allowed, good = 0.0, 0
    for row in (14, 17, 20, 22, 24):
        played = single(game, {"row": row, "down": 4}, kinds.DECLARE_GOAL, count)
        allowed += count * points(played[0].after.tables).goals[row - 1]
        good += sum(a.told("goal-good") is not None for a in played)
    print(f"DISTURBED {good / allowed:.2f}")
    tries = single(game, {"phase": "try"}, 0, 4 * count)
    print(f"ONE_GOOD {sum(a.told('point-good') is not None for a in tries) / len(tries):.2f} of {len(tries)}")


def kick_offs(game: Game, count: int) -> None:
    """What it is worth to receive a kick-off."""
    total = 0.0
    for action in single(game, {"phase": "kickoff"}, None, count):
        g, model = action.after, points(action.after.tables)
        if action.told("touchdown"):
            total += model.touchdown() * (1 if g.away else -1)
        else:
            total += model.first[int(g.own_row(g.off, g.los))] * (1 if g.off else -1)
    worth, first = total / count, points(game_tables(game)).first
    print(f"a kick-off is worth {worth:.2f}; rows from the first on: {[round(x, 2) for x in first[1:]]}")


def game_tables(game: Game) -> Tables:
    """The tables of a usual match."""
    return cast(Gridiron, game.state()).tables


if __name__ == "__main__":
    box, many = Game(GAME), int(sys.argv[1]) if len(sys.argv) > 1 else 240
    attacks(box, many)
    kicks(box, many // 4)
    kick_offs(box, many)
