"""The tables of a competition for spreadsheets."""

import csv
import io

from downfield.league.standings import all_standings
from downfield.league.state import State

COLUMNS = ("stage", "group", "place", "entrant", "played", "won", "drawn", "lost", "scored", "conceded", "bonus",
           "points")  # fmt: skip


def table_csv(state: State) -> str:
    """Every table, one line for an entrant, a column for each tie-break."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    breaks = state.settings.breaks
    writer.writerow([*COLUMNS, *(f"by_{name}" for name in breaks)])
    for one in all_standings(state):
        for row in one.rows:
            name = state.entrants[row.entrant].name
            figures = (
                row.played,
                row.won,
                row.drawn,
                row.lost,
                row.scored,
                row.conceded,
                row.bonus,
                row.points,
            )
            told_apart = [row.breaks.get(name, "") for name in breaks]
            writer.writerow([one.stage + 1, one.group, row.place, _plain(name), *figures, *told_apart])
    return out.getvalue()


def _plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in "=+-@" else name
