"""Everything that is wrong with a squad of one's own, each fault with its rule and with what is allowed."""

from collections.abc import Iterator

from downfield.games.calciotto.components.parts import ROLES, Limits
from downfield.games.calciotto.teams.squad import Own, Signed
from downfield.kernel.errors import BadOption


def faults(squad: Own, limits: Limits | None) -> list[BadOption]:
    """Why a squad may not play; nothing when it may."""
    if limits is None:
        return [
            BadOption(
                "This pack sets no limits for squads of one's own; choose one of its squads ({rule}).",
                rule="CAL-1.2",
                key="squad-limits",
            )
        ]
    figures = squad.figures
    return [*_shirts(figures, limits.figures), *_bases(figures, limits), *_sums(figures, limits)]


def _shirts(figures: list[Signed], count: int) -> Iterator[BadOption]:
    """[CAL-1.2, CAL-3.2] So many figures, each with a number of its own, and somebody in every role."""
    if len(figures) != count:
        yield BadOption(
            "{given} figures: a squad of your own has {count} ({rule}).",
            rule="CAL-1.2",
            key="squad-size",
            given=len(figures),
            count=count,
        )
    numbers = [figure.number for figure in figures]
    for number in sorted({n for n in numbers if numbers.count(n) > 1}):
        yield BadOption(
            "Number {number} is worn by two figures ({rule}).",
            rule="CAL-3.1",
            key="squad-number",
            number=number,
        )
    missing = [role for i, role in enumerate(ROLES) if all(figure.role != i for figure in figures)]
    if missing:
        yield BadOption(
            "Nobody plays {roles}: a squad has all five roles ({rule}).",
            rule="CAL-3.2",
            key="squad-roles",
            roles=", ".join(missing),
        )


def _bases(figures: list[Signed], limits: Limits) -> Iterator[BadOption]:
    """[CAL-3.1] Every value as on the bases of the box."""
    movement, strength = limits.movement, limits.strength
    for figure in figures:
        if not (movement.holds(figure.movement) and strength.holds(figure.strength)):
            yield BadOption(
                "Number {number} is {base}: movement is {slow} to {fast}, strength {weak} to {strong} ({rule}).",
                rule="CAL-3.1",
                key="squad-base",
                number=figure.number,
                base=figure.base,
                slow=movement.least,
                fast=movement.most,
                weak=strength.least,
                strong=strength.most,
            )


def _sums(figures: list[Signed], limits: Limits) -> Iterator[BadOption]:
    """[CAL-1.2] All together they are worth no more than the squads of the pack."""
    movement, strength = sum(f.movement for f in figures), sum(f.strength for f in figures)
    if movement > limits.movement.sum or strength > limits.strength.sum:
        yield BadOption(
            "All together they have movement {movement} and strength {strength}: at most {fast} and {strong} ({rule}).",
            rule="CAL-1.2",
            key="squad-sum",
            movement=movement,
            strength=strength,
            fast=limits.movement.sum,
            strong=limits.strength.sum,
        )
