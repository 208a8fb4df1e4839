"""What the league part of a pack must fulfil [BB-22]."""

from downfield.games.blood_bowl.components.check import refuse
from downfield.games.blood_bowl.components.parts_league import CHARACTERISTICS, KINDS, League

EARNED = (
    "touchdowns", "casualties", "completions", "throws", "deflections", "interceptions", "valuable",
)  # fmt: skip


def check_league(league: League, file: str) -> None:
    """Refuse a league that cannot be played."""
    _check_keys(league, file)
    rows = league.improvement.rows
    if not rows or rows[0].least != 1 or any(set(row.of) - set(CHARACTERISTICS) for row in rows):
        raise refuse(file, "improvement.rows", f"from 1 on, out of {', '.join(CHARACTERISTICS)} (BB-22.17)")
    if [row.least for row in rows] != sorted({row.least for row in rows}):
        raise refuse(file, "improvement.rows", "each from a higher face than the one before (BB-22.17)")
    lasting = league.lasting.rows
    if len(lasting) != 6 or set(lasting) - set(CHARACTERISTICS):
        raise refuse(file, "lasting.rows", f"six words out of {', '.join(CHARACTERISTICS)} (BB-11.8)")
    mistakes = league.mistakes
    if len(mistakes.rows) != 6 or any(not row or set(row) - set("-iIC") for row in mistakes.rows):
        raise refuse(file, "mistakes.rows", "six words of the letters - i I C (BB-22.25)")
    if len({len(row) for row in mistakes.rows}) != 1 or min(mistakes.step, mistakes.round) < 1:
        raise refuse(file, "mistakes", "rows of the same length, and steps above 0 (BB-22.25)")


def _check_keys(league: League, file: str) -> None:
    """Everything has its number, and none is below zero."""
    increases = (*KINDS, *CHARACTERISTICS)
    for key, found, wanted in (
        ("points", league.points, EARNED),
        ("increase", league.increase, increases),
    ):
        if sorted(found) != sorted(wanted) or min(found.values()) < 0:
            raise refuse(file, key, f"a number from 0 on for each of {', '.join(wanted)} (BB-22.12)")
    if not league.levels or any(min(level.costs) < 1 for level in league.levels):
        raise refuse(file, "levels", "at least one, and every advancement costs something (BB-22.15)")
    if min(league.budget, league.fans, league.unit, league.rerolls) < 1 or not 2 <= league.loner <= 6:
        raise refuse(file, "(top)", "numbers from 1 on, and a loner from 2 to 6 (BB-22.1)")
