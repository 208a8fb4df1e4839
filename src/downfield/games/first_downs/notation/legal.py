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
        if isinstance(number, int) and abs(number) > MOST:
            raise BadPosition(
                "{name}={value}: no more than {most} can be.",
                key="ffd-size", name=name, value=str(number), most=MOST,
            )  # fmt: skip


def check_position(g: Downs) -> None:
    """Raise BadPosition for a position that no match can reach."""
    _check_drive(g)
    _check_yards(g)
    _check_momentum(g)
    _check_score(g)


def _check_drive(g: Downs) -> None:
    number, downs = int(g.drive) + 1, int(g.t.downs)
    if not 1 <= number <= MOST_DRIVES:
        raise BadPosition(
            "drive={value}: drives are counted from 1 to {most} ({rule}).",
            key="ffd-drive", rule="FFD-2.1", value=number, most=MOST_DRIVES,
        )  # fmt: skip
    last = 2 * int(g.t.drives + g.t.rounds)
    if g.t.rounds >= 0 and number > last:
        raise BadPosition(
            "drive={value}: with this overtime drive {most} is the last ({rule}).",
            key="ffd-last-drive", rule="FFD-14.4", value=number, most=last,
        )  # fmt: skip
    if not 1 <= g.down <= downs:
        raise BadPosition(
            "down={value}: downs are counted from 1 to {most} ({rule}).",
            key="ffd-down", rule="FFD-1.6", value=int(g.down), most=downs,
        )  # fmt: skip


def _check_yards(g: Downs) -> None:
    shown, field = f"{g.own}/{g.neutral}/{g.theirs}", int(g.t.field)
    if min(g.own, g.neutral, g.theirs) < 0 or g.own + g.neutral + g.theirs != field:
        raise BadPosition(
            "yards={value}: the three zones together hold {most} yards ({rule}).",
            key="ffd-yards", rule="FFD-1.4", value=shown, most=field,
        )  # fmt: skip
    if g.stage in (k.TOUCHDOWN, k.CONVERSION):
        _check_scored(g, shown)
    else:
        _check_to_go(g, shown)
    if g.stage != k.DOWN and g.down != 1:
        raise BadPosition(
            "down={value}: only before a down of a drive it is other than 1 ({rule}).",
            key="ffd-down-when", rule="FFD-8.1", value=int(g.down),
        )  # fmt: skip


def _check_scored(g: Downs, shown: str) -> None:
    """Refuse yards that cannot lie there after a touchdown."""
    wanted = int(g.t.conversion_yards)
    if g.stage == k.TOUCHDOWN and g.own != g.t.field:
        raise BadPosition(
            "yards={value}: at a touchdown the attacker holds every yard ({rule}).",
            key="ffd-touchdown", rule="FFD-5.8", value=shown,
        )  # fmt: skip
    if g.stage == k.CONVERSION and (g.neutral != wanted or g.theirs):
        raise BadPosition(
            "yards={value}: a conversion is for {most} yards ({rule}).",
            key="ffd-conversion", rule="FFD-6.2", value=shown, most=wanted,
        )  # fmt: skip


def _check_to_go(g: Downs, shown: str) -> None:
    """Refuse neutral yards that cannot lie there on this down."""
    ten = int(g.t.ten)
    if g.theirs > g.t.field - ten:
        raise BadPosition(
            "yards={value}: the defender never holds more than {most} ({rule}).",
            key="ffd-theirs", rule="FFD-5.6", value=shown, most=int(g.t.field) - ten,
        )  # fmt: skip
    if g.stage == k.BETWEEN and g.neutral != ten:
        raise BadPosition(
            "yards={value}: a drive begins with {most} neutral yards ({rule}).",
            key="ffd-begins", rule="FFD-8.4", value=shown, most=ten,
        )  # fmt: skip
    if g.neutral < 1:
        raise BadPosition(
            "yards={value}: without neutral yards it is a first down ({rule}).",
            key="ffd-neutral", rule="FFD-5.7", value=shown,
        )  # fmt: skip
    if g.down == 1 and g.neutral != ten and (g.neutral > ten or g.theirs):
        raise BadPosition(
            "yards={value}: on first down {most} yards are neutral, or all that are left ({rule}).",
            key="ffd-first-down", rule="FFD-5.7", value=shown, most=ten,
        )  # fmt: skip
    most = ten + (int(g.down) - 1) * worst_loss(g)
    if g.neutral > most:
        raise BadPosition(
            "yards={value}: on down {down} at most {most} yards can be neutral ({rule}).",
            key="ffd-to-go", rule="FFD-5.6", value=shown, down=int(g.down), most=most,
        )  # fmt: skip


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
    if min(g.ma, g.md, g.bank()) < 0:
        by_side = (g.md, g.ma) if g.attacker else (g.ma, g.md)
        raise BadPosition(
            "momentum={value}: both together hold 0 to {most} ({rule}).",
            key="ffd-momentum", rule="FFD-1.5", value=f"{by_side[0]}-{by_side[1]}", most=int(g.t.momentum),
        )  # fmt: skip


def _check_score(g: Downs) -> None:
    """Refuse a score that the drives so far cannot give, and an overtime that does not follow a tie."""
    shown = f"{g.home}-{g.away}"
    for side in (0, 1):
        had = int(g.drive + (side != g.attacker)) // 2
        if not can_score(g, g.points(side), had):
            raise BadPosition(
                "score={value}: {side} cannot have this after {count} drives ({rule}).",
                key="ffd-score", rule="FFD-6.4", value=shown, side=SIDES[side], count=had,
            )  # fmt: skip
    lead = g.points(1 - g.attacker) - g.points(g.attacker)
    if overtime_round(g) > 0 and lead not in ((0, *worth(g)) if g.drive % 2 else (0,)):
        raise BadPosition(
            "score={value}: overtime is played from a tie ({rule}).",
            key="ffd-overtime", rule="FFD-9.3", value=shown,
        )  # fmt: skip


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
