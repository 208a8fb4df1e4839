"""Which positions can occur: each refusal names the field, what is wrong, and the rule."""

from downfield.games.first_downs.model import kinds as k
from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.rules.contest import overtime_round
from downfield.kernel.errors import BadPosition
from downfield.kernel.position import Json

MOST_DRIVES = (
    2_000_000  # two million drives are a long evening; keeps all arithmetic within the machine's numbers
)
MOST = 10 * MOST_DRIVES
SIDES = ("home", "away")


def check_size(name: str, value: Json) -> None:
    """Raise BadPosition for a number that is out of all proportion."""
    for number in value if isinstance(value, list) else [value]:
        _demand(
            not isinstance(number, int) or abs(number) <= MOST, name, number, f"no more than {MOST} can be"
        )


def check_position(g: Downs) -> None:
    """Raise BadPosition for a position that no match can reach."""
    _check_drive(g)
    _check_yards(g)
    _check_momentum(g)
    _check_score(g)


def _demand(good: bool, field: str, value: object, reason: str) -> None:
    if not good:
        rule = reason.rpartition("(")[2].rstrip(")") if reason.endswith(")") else ""
        raise BadPosition(f"{field}={value}: {reason}.", rule=rule)


def _check_drive(g: Downs) -> None:
    number = g.drive + 1
    _demand(
        1 <= number <= MOST_DRIVES, "drive", number, f"drives are counted from 1 to {MOST_DRIVES} (FFD-2.1)"
    )
    if g.t.rounds >= 0:
        last = 2 * (g.t.drives + g.t.rounds)
        _demand(number <= last, "drive", number, f"with this overtime drive {last} is the last (FFD-14.4)")
    last = g.t.downs
    _demand(1 <= g.down <= last, "down", g.down, f"downs are counted from 1 to {last} (FFD-1.6)")


def _check_yards(g: Downs) -> None:
    shown = f"{g.own}/{g.neutral}/{g.theirs}"
    good = min(g.own, g.neutral, g.theirs) >= 0 and g.own + g.neutral + g.theirs == g.t.field
    _demand(good, "yards", shown, f"the three zones together hold {g.t.field} yards (FFD-1.4)")
    most = g.t.field - g.t.ten
    if g.stage == k.TOUCHDOWN:
        _demand(g.own == g.t.field, "yards", shown, "at a touchdown the attacker holds every yard (FFD-5.8)")
    elif g.stage == k.CONVERSION:
        good = g.neutral == g.t.conversion_yards and g.theirs == 0
        _demand(good, "yards", shown, f"a conversion is for {g.t.conversion_yards} yards (FFD-6.2)")
    else:
        _demand(g.theirs <= most, "yards", shown, f"the defender never holds more than {most} (FFD-5.6)")
        _check_to_go(g, shown)
    if g.stage != k.DOWN:
        _demand(g.down == 1, "down", g.down, "only before a down of a drive it is other than 1 (FFD-8.1)")


def _check_to_go(g: Downs, shown: str) -> None:
    """Refuse neutral yards that cannot lie there on this down."""
    ten = g.t.ten
    if g.stage == k.BETWEEN:
        _demand(g.neutral == ten, "yards", shown, f"a drive begins with {ten} neutral yards (FFD-8.4)")
    _demand(g.neutral >= 1, "yards", shown, "without neutral yards it is a first down (FFD-5.7)")
    if g.down == 1:
        good = g.neutral == ten or (g.neutral < ten and g.theirs == 0)
        _demand(
            good, "yards", shown, f"on first down {ten} yards are neutral, or all that are left (FFD-5.7)"
        )
    most = ten + (g.down - 1) * worst_loss(g)
    reason = f"on down {g.down} at most {most} yards can be neutral (FFD-5.6)"
    _demand(g.neutral <= most, "yards", shown, reason)


def worst_loss(g: Downs) -> int:
    """The most yards that one down can cost."""
    t = g.t
    worst = -t.steal_yards
    for play in range(t.plays):
        for option in range(k.OPTIONS):
            for card in range(t.cards):
                if not t.is_shield(play, option, card):
                    worst = min(worst, t.result(play, option, card))
    return -worst


def _check_momentum(g: Downs) -> None:
    good = min(g.ma, g.md) >= 0 and g.bank() >= 0
    by_side = (g.md, g.ma) if g.attacker else (g.ma, g.md)
    reason = f"both together hold 0 to {g.t.momentum} (FFD-1.5)"
    _demand(good, "momentum", f"{by_side[0]}-{by_side[1]}", reason)


def _check_score(g: Downs) -> None:
    """Refuse a score that the drives so far cannot give, and an overtime that does not follow a tie."""
    shown = f"{g.home}-{g.away}"
    for side in (0, 1):
        had = (g.drive + (side != g.attacker)) // 2
        _demand(
            can_score(g, g.points(side), had),
            "score",
            shown,
            f"{SIDES[side]} cannot have this after {had} drives (FFD-6.4)",
        )
    if overtime_round(g) > 0:
        lead = g.points(1 - g.attacker) - g.points(g.attacker)
        values = (0, *worth(g)) if g.drive % 2 else (0,)
        _demand(lead in values, "score", shown, "overtime is played from a tie (FFD-9.3)")


def worth(g: Downs) -> tuple[int, ...]:
    """What a drive can give, besides nothing."""
    return (g.t.touchdown, g.t.converted, g.t.unconverted, g.t.field_goal)


def can_score(g: Downs, points: int, drives: int) -> bool:
    """Whether so many drives can give so many points."""
    if points < 0 or points > drives * g.t.most:
        return False
    fewest = [0] + [drives + 1] * points
    for p in range(1, points + 1):
        fewest[p] = min([fewest[p - w] + 1 for w in worth(g) if 0 < w <= p] + [drives + 1])
    return fewest[points] <= drives
