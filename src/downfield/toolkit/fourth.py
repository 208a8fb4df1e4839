"""The chart of fourth downs, drawn or in letters; each option has its own pattern, so it is read without colours."""

from collections.abc import Sequence

from downfield.kernel.oracle import NOWHERE, Chart
from downfield.kernel.show.svg import el, words

WIDE, LEFT, TOP, HIGH = 720, 44, 34, 15  # of the drawing, of its margins, and of a row
LOOKS = {  # how an option is drawn and lettered
    "play": ("solid", "█"),
    "gamble": ("solid", "█"),
    "punt": ("dots", "·"),
    "fg": ("stripes", "▒"),
    "hail-mary": ("crossed", "×"),
}
EVERY = 10  # yards between two marks of the scale
STEP = 2  # yards that a letter stands for
SWATCH, LETTER = 14, 8  # sizes in the legend


def runs(row: Sequence[int]) -> list[tuple[int, int, int]]:
    """Where a row changes: an option, the first place with it, the place after the last."""
    found: list[tuple[int, int, int]] = []
    for place, best in enumerate(row):
        if found and found[-1][0] == best:
            found[-1] = (best, found[-1][1], place + 1)
        else:
            found.append((best, place, place + 1))
    return [run for run in found if run[0] != NOWHERE]


def drawn(chart: Chart, names: Sequence[str], axes: tuple[str, str], label: str) -> str:
    """The chart: the field from left to right, yards to go from below upwards."""
    low = TOP + HIGH * len(chart.distances)
    one = (WIDE - LEFT - 8) / len(chart.spots)
    parts = [_legend(chart, names)]
    for i, row in enumerate(chart.best):
        y = low - HIGH * (i + 1)
        for best, first, last in runs(row):
            parts.append(_cell(LEFT + one * first, y, one * (last - first), HIGH, chart.tokens[best]))
    parts += [
        _note(LEFT - 8, low - HIGH * i - 3, d, "end") for i, d in enumerate(chart.distances) if _told(d)
    ]
    spots = [(place, spot) for place, spot in enumerate(chart.spots) if spot % EVERY == 0]
    parts += [_note(LEFT + one * (place + 0.5), low + 16, spot, "middle") for place, spot in spots]
    parts += [_note(WIDE - 8, low + 34, axes[0], "end"), _note(8, low + 34, axes[1], "start")]
    size = f"0 0 {WIDE} {low + 42}"
    inside = f"<defs>{_patterns()}</defs>{''.join(parts)}"
    return f'<svg class="chart fourth" viewBox="{size}" role="img" aria-label="{words(label)}">{inside}</svg>'


def _told(distance: int) -> bool:
    return distance == 1 or distance % 5 == 0


def _cell(x: float, y: float, wide: float, high: float, token: str) -> str:
    return el("rect", x=round(x, 2), y=y, width=round(wide, 2), height=high, class_=f"take {LOOKS[token][0]}")


def _note(x: float, y: float, told: object, anchor: str) -> str:
    return el("text", words(told), x=round(x, 2), y=y, font_size=13, text_anchor=anchor)


def _legend(chart: Chart, names: Sequence[str]) -> str:
    """The options that are taken somewhere, beside what stands for them."""
    taken = sorted({best for row in chart.best for best in row} - {NOWHERE})
    parts, x = [], float(LEFT)
    for best in taken:
        parts.append(_cell(x, 8, SWATCH, SWATCH, chart.tokens[best]))
        parts.append(_note(x + SWATCH + 6, 20, names[best], "start"))
        x += SWATCH + 30 + LETTER * len(names[best])
    return "".join(parts)


def _patterns() -> str:
    """Dots, stripes and crosses, as the styles of the page colour them."""
    made = {
        "dots": el("circle", cx=3, cy=3, r=1, class_="ink"),
        "stripes": el("path", d="M0 6L6 0M-1 1L1 -1M5 7L7 5", class_="line"),
        "crossed": el("path", d="M0 0L6 6M6 0L0 6", class_="line"),
    }
    ground = el("rect", width=6, height=6, class_="ground")
    return "".join(
        el(
            "pattern",
            ground,
            inside,
            id=f"fourth-{name}",
            width=6,
            height=6,
            patternUnits="userSpaceOnUse",
            class_=name,
        )
        for name, inside in made.items()
    )


def lettered(chart: Chart, names: Sequence[str], axes: tuple[str, str]) -> list[str]:
    """The chart in letters, for a terminal."""
    spots, letter = chart.spots[::STEP], [LOOKS[token][1] for token in chart.tokens]
    taken = sorted({best for row in chart.best for best in row} - {NOWHERE})
    lines = ["   ".join(f"{letter[best]} {names[best]}" for best in taken)]
    for distance, row in reversed(list(zip(chart.distances, chart.best, strict=True))):
        letters = (letter[best] if best != NOWHERE else " " for best in row[::STEP])
        lines.append(f"{distance:>3} {''.join(letters)}")
    scale = [" "] * (len(spots) + 3)
    for place, spot in enumerate(spots):
        if spot // EVERY != (spot - STEP) // EVERY and spot >= EVERY:
            for k, figure in enumerate(str(spot // EVERY * EVERY)):
                scale[place + k] = figure
    return [*lines, f"    {''.join(scale)}".rstrip(), f"    {axes[0]}; {axes[1]}"]
