"""Fourth downs by distance and field position in words: a drawing with the table behind it, or letters."""

import msgspec

from downfield.kernel.errors import BadOption
from downfield.kernel.match import Match
from downfield.kernel.oracle import Chart, Charter
from downfield.text import Text
from downfield.text.graphs import NONE, Graph
from downfield.text.oracle import oracle_of
from downfield.text.retell import seat_names, side_names
from downfield.toolkit import fourth


class FourthDowns(msgspec.Struct, frozen=True):
    """The chart for a moment: of which side, what its options are called, and how it is shown."""

    game: str
    at: str
    name: str
    chart: Chart
    names: tuple[str, ...]
    graph: Graph


def fourth_downs(match: Match, text: Text) -> FourthDowns:
    """What best play does on fourth down, all but ball and distance as the match stands."""
    oracle = oracle_of(match)
    if not isinstance(oracle, Charter):
        raise BadOption("{game} has no fourth downs.", key="no-chart", game=match.game.name)
    chart = oracle.fourth_downs(match.seen_by(None))
    names = tuple(text.say(f"chart-take-{token}") for token in chart.tokens)
    name = side_names(match, seat_names(match, text), text)[chart.side]
    return FourthDowns(match.game.slug, match.line(), name, chart, names, _graph(chart, names, name, text))


def letters(told: FourthDowns, text: Text) -> list[str]:
    """The chart in letters, for a terminal."""
    return fourth.lettered(told.chart, told.names, _axes(text))


def _axes(text: Text) -> tuple[str, str]:
    return text.say("chart-across"), text.say("chart-upwards")


def _graph(chart: Chart, names: tuple[str, ...], name: str, text: Text) -> Graph:
    title = text.say("chart-title", name=name)
    rows = [(text.say("chart-to-go"), *names)]
    for distance, row in zip(chart.distances, chart.best, strict=True):
        rows.append((str(distance), *(_ranges(chart, row, best) for best in range(len(names)))))
    drawing = fourth.drawn(chart, names, _axes(text), title)
    return Graph("fourth", title, [drawing], rows, text.say("chart-note"))


def _ranges(chart: Chart, row: tuple[int, ...], option: int) -> str:
    """From which spots an option is taken."""
    found = [
        (chart.spots[first], chart.spots[last - 1])
        for best, first, last in fourth.runs(row)
        if best == option
    ]
    return ", ".join(str(one) if one == other else f"{one}–{other}" for one, other in found) or NONE
