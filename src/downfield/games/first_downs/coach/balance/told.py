"""The balance of the cards as tables for people."""

from collections.abc import Iterable, Sequence

import numpy as np

from downfield.games.first_downs.coach.balance.study import Study
from downfield.games.first_downs.coach.balance.tally import CHOICES, ENDS, SITUATIONS, Tally
from downfield.games.first_downs.coach.book import Book
from downfield.games.first_downs.coach.solve.matrix import Floats
from downfield.kernel.options import Value
from downfield.kernel.solution import Balance, Figures, Progress
from downfield.kernel.spec import Game

DEEDS = ("steal", "buy", "turnover", "repeat-attacker", "repeat-defender")


def balance(game: Game, options: dict[str, Value], progress: Progress) -> Balance:
    """What best play of both sides makes of these cards."""
    book = Book(game, options)
    study = Study(book, progress)
    t, whole = book.truth.chart.t, study.whole
    tables = (
        _plays(whole, t.play_names),
        _options(whole, t.play_names),
        _cards(whole, t.card_names, t.play_names),
        _by_drive(study, t.play_names),
        _momentum(whole),
        _shares("fourth", CHOICES, whole.fourth),
        _shares("ends", ENDS, _ends(whole)),
        _match(study, whole),
        _decided(study),
    )
    return Balance(float(book.start(book.truth.waves()[-1][0])[-1, 0]), tables)


def _table(
    key: str, columns: Sequence[str], names: Sequence[str], found: Floats, shares: bool = True
) -> Figures:
    rows = tuple((name, tuple(row)) for name, row in zip(names, found.tolist(), strict=True))
    return Figures(key, tuple(columns), rows, shares)


def _parts(counts: Floats) -> Floats:
    """Counts as parts of their column's whole; a column without any is left empty."""
    whole = counts.sum(axis=0)
    parts: Floats = counts / np.where(whole > 0, whole, 1.0)
    return parts


def _plays(whole: Tally, names: Sequence[str]) -> Figures:
    """How often each play is shown, by the situation."""
    shown = np.concatenate((whole.plays.sum(axis=0)[None], whole.plays)).T
    return _table("plays", ("all", *SITUATIONS), names, _parts(shown))


def _options(whole: Tally, names: Sequence[str]) -> Figures:
    """How often each option of a play is named."""
    return _table("options", ("option-1", "option-2", "option-3"), names, _parts(whole.options.T).T)


def _cards(whole: Tally, names: Sequence[str], plays: Sequence[str]) -> Figures:
    """How often each card is laid, and after which play."""
    laid = np.concatenate((whole.cards.sum(axis=0)[None], whole.cards)).T
    return _table("cards", ("all", *plays), names, _parts(laid))


def _by_drive(study: Study, names: Sequence[str]) -> Figures:
    """How often each play is shown in each drive of the match."""
    drives = study.drives[: 2 * study.truth.drives]
    shown = np.stack([tally.plays.sum(axis=0) for tally in drives]).T
    return _table("drives", [f"#{i}" for i in range(1, len(drives) + 1)], names, _parts(shown))


def _momentum(whole: Tally) -> Figures:
    """What is bought in a hundred drives."""
    deeds = dict(zip(DEEDS, whole.deeds.tolist(), strict=True)) | {"skip": whole.skips}
    rows = [(name, (count / whole.drives,)) for name, count in deeds.items()]
    return Figures("momentum", ("a-drive",), (*rows, ("any", (whole.paid / whole.drives,))))


def _ends(whole: Tally) -> Floats:
    """How drives end; what was bought and what failed lie at the same yards."""
    ends = whole.ends.copy()
    ends[ENDS.index("turnover")] = whole.deeds[DEEDS.index("turnover")]
    ends[ENDS.index("failed")] = max(whole.drives - ends.sum(), 0.0)
    return ends


def _shares(key: str, names: Sequence[str], counts: Floats) -> Figures:
    return _table(key, ("share",), names, _parts(counts[:, None]))


def _match(study: Study, whole: Tally) -> Figures:
    """Points, length and drama of a match."""
    rows: Iterable[tuple[str, float]] = (
        ("points", whole.points),
        ("points-a-drive", whole.points / whole.drives),
        ("drives", whole.drives),
        ("downs", whole.downs),
        ("margin", study.margin),
        ("lead-changes", study.lead_changes),
        ("overtime", study.overtime),
    )
    return Figures("match", ("a-match",), tuple((name, (value,)) for name, value in rows), are_shares=False)


def _decided(study: Study) -> Figures:
    """In how many matches one side is nearly certain to win before a drive begins."""
    rows = [(f"#{i}", (share,)) for i, share in enumerate(study.decided[: 2 * study.truth.drives], 1)]
    return Figures("decided", ("share",), tuple(rows))
