"""What both teams may buy before a match of a league, and for how much [BB-5.5]."""

from collections.abc import Mapping, Sequence

from mypy_extensions import i64

from downfield.games.blood_bowl.components.parts import Parts
from downfield.games.blood_bowl.components.parts_draft import INDUCEMENTS, Roster, Team
from downfield.games.blood_bowl.model.tables import Tables
from downfield.games.blood_bowl.teams.draft import is_offered, price, rules_of
from downfield.kernel.fields import SIDES
from downfield.kernel.options import Value
from downfield.kernel.vecs import vec


def is_sold(team: Team, roster: Roster, parts: Parts, name: str) -> bool:
    """[BB-19.7] Whether this team may hire this at all."""
    return is_offered(team, rules_of(team, roster), parts.draft.inducements[name])


def open_stalls(
    t: Tables, parts: Parts, options: Mapping[str, Value], chosen: Sequence[tuple[Team, Roster]]
) -> None:
    """Prices of this team, 0 for what it cannot have; how many are left beyond its roster; the treasuries."""
    prices, stock = [], []
    for team, roster in chosen:
        for name in INDUCEMENTS:
            prices.append(price(team, parts, name) if is_sold(team, roster, parts, name) else 0)
            stock.append(parts.draft.inducements[name].most - int(getattr(roster, name)))
    t.price, t.stock = vec[i64](prices), vec[i64](stock)
    agreed = [int(options[f"{side}_treasury"] or 0) for side in SIDES]
    own = [roster.treasury for _, roster in chosen]  # [BB-22.5] of a league team
    t.treasury = vec[i64]([max(pair) for pair in zip(agreed, own, strict=True)])
    t.league = 1
