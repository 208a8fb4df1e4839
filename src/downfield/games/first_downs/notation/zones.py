"""What the zones of the cards are called."""

import functools

from downfield.games.first_downs.components.parts import Cards
from downfield.kernel.show.svg import Say


@functools.lru_cache(maxsize=50)
def zone_names(cards: Cards, say: Say, form: str = "zone") -> dict[str, str]:
    """What the zones are called, by code; `brief` is a shorter form. A name the box does not know stays as written."""
    found = {}
    for zone in cards.zones:
        key = f"{form}-{zone.name.replace(' ', '-')}"
        said = say(key)
        found[zone.code] = zone.name if said == key else said
    return found
