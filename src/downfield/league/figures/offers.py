"""What a coach could do with his team now, in words: one form, or one list, for each kind of deed."""

import msgspec

from downfield.league.careers import career_of, team_now
from downfield.league.facts import game_of
from downfield.league.figures.history import thing
from downfield.league.state import State
from downfield.text import Arg, Text
from downfield.toolkit.careers import Offer

TOGETHER = {"keep": "hire", "take": "hire", "retire": "fire"}  # kinds of deeds that are offered with others
LEARN = "learn"  # everybody learns for himself


class Choice(msgspec.Struct, frozen=True):
    """Deeds of a kind, each with the word that does it; `go` is what is said to do one."""

    heading: str
    go: str
    offers: list[tuple[str, str]]


class NextSeason(msgspec.Struct, frozen=True):
    """The gold of a team that is drafted anew, whom it may keep, and whom and what it may hire."""

    gold: int
    kept: list[tuple[str, str, int]]  # the word, what it does, and the price
    hired: list[tuple[str, str, int]]


def choices(state: State, entrant: int, text: Text) -> list[Choice]:
    """All that an entrant could do between two matches."""
    game = game_of(state.settings.game)
    found: dict[tuple[str, str], list[Offer]] = {}
    for offer in career_of(game.slug).offers(team_now(state, entrant), game.pack.parts):
        found.setdefault(_group(offer), []).append(offer)
    return [_choice(group, some, text) for (group, _), some in found.items()]


def _group(offer: Offer) -> tuple[str, str]:
    kind = offer.kind.partition("-")[0]
    return TOGETHER.get(kind, kind), offer.word.partition("*")[0] if kind == LEARN else ""


def _choice(group: str, some: list[Offer], text: Text) -> Choice:
    heading = text.say(f"offers-{group}", **_blanks(some[0], text))
    return Choice(
        heading, text.say(f"offers-{group}-go"), [(offer.word, told(offer, text)) for offer in some]
    )


def purse(state: State, entrant: int, text: Text) -> str:
    """What an entrant has to spend."""
    game = game_of(state.settings.game)
    has = career_of(game.slug).purse(team_now(state, entrant), game.pack.parts)
    return text.say("offers-purse", points=f"{has:,}")


def next_season(state: State, entrant: int, text: Text) -> NextSeason:
    """What a team may become between two seasons."""
    game = game_of(state.settings.game)
    gold, found = career_of(game.slug).next_season(team_now(state, entrant), game.pack.parts)
    kept, hired = (
        [(o.word, told(o, text), o.cost) for o in found if o.kind.startswith(kind)]
        for kind in ("keep", "hire")
    )
    return NextSeason(gold, kept, hired)


def told(offer: Offer, text: Text) -> str:
    """What a deed does."""
    return text.say(f"offer-{offer.kind}", **_blanks(offer, text))


def _blanks(offer: Offer, text: Text) -> dict[str, Arg]:
    first, _, second = offer.what.partition(".")
    return {
        "number": offer.number,
        "spot": text.named("spot", offer.spot),
        "role": offer.spot,
        "what": thing(offer.what, text),
        "first": first,
        "second": second,
        "cost": f"{offer.cost:,}",
    }
