"""From the pack and the agreed options to the tables of a match: both squads signed up."""

from collections.abc import Mapping

from mypy_extensions import i64

from downfield.games.calciotto.components.freeze import agree, printed
from downfield.games.calciotto.components.parts import TEAMS, Parts, Squad
from downfield.games.calciotto.model.kinds import BENCH
from downfield.games.calciotto.model.tables import Tables
from downfield.games.calciotto.teams.faults import faults
from downfield.games.calciotto.teams.squad import Own, own, read_code
from downfield.kernel.fields import SIDES
from downfield.kernel.options import Value
from downfield.kernel.vecs import vec
from downfield.toolkit.codes import refused


def freeze(parts: Parts, options: Mapping[str, Value]) -> Tables:
    """The tables that the rules index: the pack, and what was agreed before the match."""
    t = printed(parts)
    _sign_up(t, *(signed(parts, options, side) for side in SIDES))
    agree(t, options)
    return t


def signed(parts: Parts, options: Mapping[str, Value], side: str) -> Own:
    """[CAL-19.3] The squad from which a side calls up: its coach's own or one of the pack; or BadOption."""
    ready = own(chosen_squad(parts.squads.squads, str(options[f"{side}_team"])))
    code = str(options[f"{side}_roster"])
    if not code:
        return ready
    squad = read_code(code)
    wrong = faults(squad, parts.squads.limits)
    if wrong:
        raise refused(f"{side}_roster", wrong)
    return Own(squad.name or ready.name, squad.figures)


def chosen_squad(squads: tuple[Squad, ...], key: str) -> Squad:
    """The squad of this key; in a pack with other squads the one that stands at its place."""
    for squad in squads:
        if squad.key == key:
            return squad
    return squads[TEAMS.index(key) % len(squads)]


def _sign_up(t: Tables, home: Own, away: Own) -> None:
    """Both squads, HOME first."""
    figures = home.figures + away.figures
    t.names = [home.name, away.name]
    t.first_away = len(home.figures)
    t.number = vec[i64]([f.number for f in figures])
    t.pace = vec[i64]([f.movement for f in figures])
    t.most_pace = max(f.movement for f in figures)
    t.role = vec[i64]([f.role for f in figures])
    t.strength = vec[i64]([f.strength for f in figures])
    t.sheets = vec[i64]([BENCH] * len(figures))
