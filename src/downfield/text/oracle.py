"""What the oracle says of a moment, in words: how likely each side wins, and what best play does."""

import functools

import msgspec

from downfield.kernel.errors import BadOption
from downfield.kernel.match import Match
from downfield.kernel.options import Value
from downfield.kernel.oracle import Oracle
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say
from downfield.kernel.spec import Game
from downfield.text import Text
from downfield.text.answers import answers_in
from downfield.text.retell import seat_names, side_names

ALWAYS = 0.995  # of a mix: then there is nothing to mix
EVEN = 1e-9  # options that differ by less win as often
PLAIN = 0.0005  # a tenth of a percent, which is the least that is written


class Weighed(msgspec.Struct, frozen=True):
    """An option: what it is worth to whoever takes it, and how often best play does."""

    token: str
    words: str
    value: float
    share: float


class Decision(msgspec.Struct, frozen=True):
    """What a seat is asked, and its options."""

    seat: int
    side: int
    name: str
    question: str
    options: list[Weighed]


class Verdict(msgspec.Struct, frozen=True):
    """How a moment stands: the chance of each side to win, exactly or about, and what is decided in it."""

    game: str
    at: str
    worth: tuple[float, float]
    is_exact: bool
    sides: tuple[str, ...]
    decisions: list[Decision]


@functools.lru_cache(maxsize=8)
def _oracle(game: Game, agreed: tuple[tuple[str, Value], ...]) -> Oracle:
    """The oracle of a game; to wake one takes longer than to ask it."""
    if game.spec.oracle is None:
        raise BadOption("Nobody knows {game} well enough to say.", key="no-oracle", game=game.name)
    return game.spec.oracle(game, dict(agreed))


def oracle_of(match: Match) -> Oracle:
    """Who knows how a match stands; BadOption where nobody does."""
    return _oracle(match.game, tuple(sorted(match.options_agreed.items())))


def worth_of(match: Match, oracle: Oracle) -> tuple[float, ...]:
    """The chance of each side to win; what is asked in the open is seen by whoever is asked alone."""
    asked = match.waiting()
    return oracle.worth(match.seen_by(asked[0] if len(asked) == 1 else None))


def verdict(match: Match, text: Text) -> Verdict:
    """What the oracle says of a match as it stands."""
    oracle = oracle_of(match)
    home, away = worth_of(match, oracle)
    names = seat_names(match, text)
    sides = side_names(match, names, text)
    asked = [_decision(match, oracle, seat, names, sides, text) for seat in match.waiting()]
    return Verdict(match.game.slug, match.line(), (home, away), oracle.is_exact, sides, asked)


def percent_of(text: Text, share: float) -> str:
    """A chance as people of a language write it."""
    say: Say = text.say
    return say("oracle-percent", share=round(100 * share, 1))


def reason(value: float | None, share: float, text: Text, why: str = "", ahead: float | None = None) -> str:
    """Why an option is good: what for, its chance to win, and how often best play takes it; "" where nobody knows.

    Where nothing else is said of it, it is how much less any other option wins.
    """
    good = text.say(f"why-{why}") if why else _lead(ahead, text)
    return " ".join(part for part in (good, _chance(value, share, text)) if part)


def _lead(ahead: float | None, text: Text) -> str:
    """How much less any other option wins; or that another wins as often."""
    if ahead is None or EVEN < ahead < PLAIN:
        return ""
    return text.say("hint-ahead", by=percent_of(text, ahead)) if ahead > EVEN else text.say("hint-even")


def _chance(value: float | None, share: float, text: Text) -> str:
    if value is None:
        return ""
    if share > ALWAYS:
        return text.say("hint-wins", wins=percent_of(text, value))
    return text.say("hint-mixed", wins=percent_of(text, value), share=percent_of(text, share))


def _decision(
    match: Match, oracle: Oracle, seat: int, called: tuple[str, ...], sides: tuple[str, ...], text: Text
) -> Decision:
    look = Look(match, seat)
    words, advice = answers_in(look, text).items(), oracle.advice(look.seen, seat)
    weighed = [Weighed(*one, of.value, of.share) for one, of in zip(words, advice, strict=True)]
    view = look.view
    question = text.need(view.question, view.scene, sides)
    return Decision(seat, match.seats[seat].side, called[seat], question, weighed)
