"""The news: of all that has just happened the one fact that tells most, as the game's face ranks them."""

from collections.abc import Sequence

from downfield.kernel.show.face import News
from downfield.kernel.spec import Game
from downfield.kernel.words import Event

PLAIN = News(())


def most_telling(game: Game, events: Sequence[Event]) -> Event | None:
    """The fact by which these are told in one sentence: the last of the most telling ones."""
    news, events = _news(game), said(game, events)
    if not events:
        return None
    ranks = [_rank(news, event.key) for event in events]
    best = min(ranks)
    return next(event for event, rank in zip(reversed(events), reversed(ranks), strict=True) if rank == best)


def said(game: Game, events: Sequence[Event]) -> list[Event]:
    """The facts that are news; others only the log tells."""
    unsaid = _news(game).unsaid
    return [event for event in events if event.key not in unsaid]


def _news(game: Game) -> News:
    face = game.spec.face
    return PLAIN if face is None else face().news


def _rank(news: News, key: str) -> int:
    """Named facts in their order, then what has no name, then mere dice and markers."""
    if key in news.telling:
        return news.telling.index(key)
    return len(news.telling) + (key in news.minor)
