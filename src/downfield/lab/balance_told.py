"""A balance in words, and as a page with pictures."""

from collections.abc import Iterator, Sequence

from downfield.kernel.show.svg import Say, words
from downfield.kernel.solution import Figures
from downfield.lab.balance import Found
from downfield.text import Text
from downfield.toolkit import charts

STYLE = """body{font:16px/1.45 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
body,text{color:#1b1b1b;fill:#1b1b1b;background:#fff}table{border-collapse:collapse;margin:.6rem 0 1.4rem}
th,td{padding:.15rem .6rem;text-align:right;border-bottom:1px solid #ddd}th:first-child,td:first-child{text-align:left}
svg{width:100%;max-width:38rem}.bar.home{fill:#1f6f3f}.bar.away{fill:var(--hatch)}
.hatch-line{stroke:#7a3b12;stroke-width:3}.soft{fill:#555}"""
ROW, LEFT, FULL = 22, 130, 190

Rows = list[tuple[str, ...]]


class Teller:
    """Tells balances of one game in one language, the first beside the others."""

    def __init__(self, found: Sequence[Found], text: Text) -> None:
        self.found, self.text = found, text
        self.say: Say = text.say

    def name(self, word: str) -> str:
        """A row or column in words; names of the pack stay as they are."""
        if word.startswith("#"):
            return self.text.say("balance-number", number=int(word[1:]))
        told = self.text.say(f"balance-{word}")
        return word if told == f"balance-{word}" else told

    def figure(self, value: float, table: Figures) -> str:
        """A share in hundredths, anything else as it is."""
        number = round(100 * value, 1) if table.are_shares else round(value, 2)
        return self.say("balance-figure", figure=number)

    def heads(self) -> list[str]:
        """Of what the balances are, and how they begin."""
        return [
            self.text.say("balance-of", pack=one.pack, opening=f"{one.balance.opening:.10f}")
            for one in self.found
        ]

    def tables(self) -> Iterator[tuple[Figures, str, Rows]]:
        """Every table: as it was found, its heading, and its rows in words."""
        for table in self.found[0].balance.figures:
            rows = self._beside(table) if len(self.found) > 1 else self._whole(table)
            yield table, self.name(table.key), rows

    def _whole(self, table: Figures) -> Rows:
        rows: Rows = [("", *map(self.name, table.columns))]
        return rows + [(self.name(n), *(self.figure(v, table) for v in row)) for n, row in table.rows]

    def _beside(self, table: Figures) -> Rows:
        """The first column of each balance."""
        rows: Rows = [("", *(one.pack for one in self.found))]
        others = [dict(one.named(table.key).rows) for one in self.found]
        for name, _ in table.rows:
            values = [self.figure(other[name][0], table) if name in other else "–" for other in others]
            rows.append((self.name(name), *values))
        return rows

    # The page ----------------------------------------------------------------------------------------------------

    def page(self, title: str) -> str:
        """A page that needs nothing else."""
        parts = [f"<p>{words(head)}</p>" for head in self.heads()]
        for table, heading, rows in self.tables():
            parts.append(f"<h2>{words(heading)}</h2>{self._bars(table, heading)}{_html(rows)}")
        return (
            f'<!doctype html><html lang="{self.text.language}"><meta charset="utf-8"><title>{words(title)}</title>'
            f"<style>{STYLE}</style><h1>{words(title)}</h1>{''.join(parts)}</html>\n"
        )

    def _bars(self, table: Figures, heading: str) -> str:
        """A bar for each row: of the first balance solid, of the second hatched."""
        if not table.are_shares:
            return ""
        drawn, shown = [], self.found[:2]
        for i, (name, _) in enumerate(table.rows):
            y = i * ROW * len(shown)
            drawn.append(charts.note(LEFT - 6, y + 15, charts.short(self.name(name)), "end"))
            for side, one in enumerate(shown):
                row = dict(one.named(table.key).rows).get(name)
                if row is not None:
                    at = y + side * ROW
                    drawn.append(charts.bar(LEFT, at + 4, FULL * row[0], 12, side))
                    drawn.append(charts.note(LEFT + 4 + FULL * row[0], at + 15, self.figure(row[0], table)))
        high = len(table.rows) * ROW * len(shown) + 4
        return charts.chart(table.key, high, *drawn, label=heading)


def _html(rows: Rows) -> str:
    head, *body = ["".join(f"<td>{words(cell)}</td>" for cell in row) for row in rows]
    return f"<table><tr>{head.replace('td>', 'th>')}</tr>{''.join(f'<tr>{row}</tr>' for row in body)}</table>"
