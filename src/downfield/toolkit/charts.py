"""Charts of a report: thin lines and bars, each labelled where it stands. Home is solid, away is hatched."""

from collections.abc import Iterable, Sequence

import msgspec

from downfield.kernel.show.svg import el, words

WIDE = 380
SMALL = 14
ROW = 38
SIDES = ("home", "away")
LETTER = 7  # how wide one is, about
LONGEST = 18  # letters of a name beside a line

Pair = tuple[float, float]
Band = tuple[str, float, float, float, float]  # a name, low, expected, high, and what fell


def chart(name: str, height: float, *inside: str, label: str) -> str:
    """A chart with a name that no other on the page has, and what it says in words."""
    hatch = el(
        "pattern",
        el("path", d="M0 0V6", class_="hatch-line"),
        id=f"hatch-{name}",
        width=6,
        height=6,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    )
    return (
        f'<svg class="chart" viewBox="0 0 {WIDE} {height:g}" role="img" aria-label="{words(label)}"'
        f' style="--hatch:url(#hatch-{name})"><defs>{hatch}</defs>{"".join(inside)}</svg>'
    )


def note(x: float, y: float, told: str, anchor: str = "start", kind: str = "") -> str:
    """Words on their base line."""
    return el("text", words(told), x=x, y=y, font_size=SMALL, text_anchor=anchor, class_=kind or None)


def bar(x: float, y: float, wide: float, high: float, side: int) -> str:
    """A bar of a side."""
    return el("rect", x=x, y=y, width=max(wide, 0.0), height=max(high, 0.0), class_=f"bar {SIDES[side]}")


def short(name: str, most: int = LONGEST) -> str:
    """A name that fits beside a line."""
    return name if len(name) <= most else name[: most - 1].rstrip() + "…"


# Both sides back to back ------------------------------------------------------------------------------------------


def pairs(rows: Sequence[tuple[str, Pair, str, str]], sides: tuple[str, ...], name: str, label: str) -> str:
    """What home and away did, each row in its own measure: a heading, two figures, and how they read."""
    middle, most = WIDE / 2, WIDE / 2 - 50
    drawn = [
        note(middle - 8, SMALL + 3, short(sides[0]), "end", "name"),
        note(middle + 8, SMALL + 3, short(sides[1]), "start", "name"),
    ]
    for i, (heading, (home, away), *told) in enumerate(rows):
        y, scale = 40 + i * ROW, most / max(home, away, 1)
        drawn += [
            note(middle, y, heading, "middle", "soft"),
            bar(middle - 2 - home * scale, y + 5, home * scale, 9, 0),
            bar(middle + 2, y + 5, away * scale, 9, 1),
            note(middle - 8 - home * scale, y + 14, told[0], "end"),
            note(middle + 8 + away * scale, y + 14, told[1], "start"),
        ]
    return chart(name, 24 + len(rows) * ROW, *drawn, label=label)


# The score by time ------------------------------------------------------------------------------------------------


def steps(
    points: Sequence[tuple[float, int, int]],
    parts: Sequence[tuple[float, str]],
    sides: tuple[str, ...],
    label: str,
) -> str:
    """The score of both sides by shares of the match: first as it began; `parts` are where a half or quarter begins."""
    left, right, top, low = 8, WIDE - 140, 22, 158
    most = max([1, *(max(home, away) for _, home, away in points)])

    def x(share: float) -> float:
        return left + share * (right - left)

    def y(score: float) -> float:
        return low - (low - top) * score / most

    drawn = [el("path", d=f"M{left} {low}H{right}", class_="axis")]
    for i, (share, told) in enumerate(parts):
        room = x(parts[i + 1][0] if i + 1 < len(parts) else 1.3) - x(share)
        drawn.append(el("path", d=f"M{x(share):.5g} {top - 8}V{low}", class_="part"))
        if room > LETTER * len(told):
            drawn.append(note(x(share) + 4, low + 16, told, "start", "soft"))
    ends = points[-1][1:]
    apart = _apart(y(ends[0]), y(ends[1]))
    for side in (1, 0):
        drawn.append(_stair([(x(p[0]), y(p[1 + side])) for p in points], right, side))
        drawn.append(note(right + 8, apart[side], f"{ends[side]} {short(sides[side], 16)}", "start", "name"))
    return chart("score", low + 26, *drawn, label=label)


def _stair(at: list[tuple[float, float]], right: float, side: int) -> str:
    """A line that goes up where points are scored, with a dot there."""
    (left, y), *later = at
    path, dots = f"M{left:.5g} {y:.5g}", ""
    for x, high in later:
        if high != y:
            dots += el("circle", cx=x, cy=high, r=4, class_=f"dot {SIDES[side]}")
        path += f"H{x:.5g}V{high:.5g}"
        y = high
    return el("path", d=f"{path}H{right}", class_=f"stair {SIDES[side]}") + dots


def _apart(one: float, other: float) -> tuple[float, float]:
    """Two labels at these heights, never one upon the other."""
    least = SMALL + 4
    if abs(one - other) >= least:
        return one + 4, other + 4
    middle = (one + other) / 2 + 4
    return (
        (middle - least / 2, middle + least / 2) if one <= other else (middle + least / 2, middle - least / 2)
    )


# Drives -----------------------------------------------------------------------------------------------------------


def rows(drives: Sequence[tuple[int, float, str]], sides: tuple[str, ...], label: str) -> str:
    """A bar for each drive, one below the other: its side, its yards, and what is told at its end."""
    high, left = 22, 120
    least, most = min([0.0, *(d[1] for d in drives)]), max([10.0, *(d[1] for d in drives)])
    scale = (WIDE - left - 152) / (most - least)
    zero = left - least * scale
    drawn = [el("path", d=f"M{zero:.5g} 4V{8 + high * len(drives)}", class_="axis")]
    for i, (side, yards, told) in enumerate(drives):
        y = 8 + i * high
        drawn += [
            note(
                0, y + 12, short(sides[side], 17), "start", "soft" if i and drives[i - 1][0] == side else ""
            ),
            bar(zero + min(0.0, yards) * scale, y + 2, abs(yards) * scale, 11, side),
            note(zero + max(0.0, yards) * scale + 6, y + 12, told),
        ]
    return chart("drives", 12 + high * len(drives), *drawn, label=label)


# Dice -------------------------------------------------------------------------------------------------------------


class Rolled(msgspec.Struct, frozen=True):
    """What a side rolled with a die: how often each face fell, how often it was to be expected, what is told of it."""

    name: str
    times: list[int]
    hoped: list[float]
    told: str = ""


def faces(die: str, shown: Sequence[str], both: tuple[Rolled, Rolled], name: str) -> str:
    """A die of home and of away: how often each face fell, and a line at how often it was to be expected."""
    half, low, high = WIDE / 2, 146, 66
    most = max([1.0, *(n for side in both for n in (*side.times, *side.hoped))])
    drawn = [note(0, SMALL, die, "start", "soft")]
    for side, rolled in enumerate(both):
        left, step = side * (half + 4), (half - 4) / len(shown)
        drawn.append(note(left, 32, short(rolled.name, 24), "start", "name"))
        drawn.append(note(left, 49, rolled.told, "start", "soft"))
        drawn.append(el("path", d=f"M{left:.5g} {low}h{half - 4:.5g}", class_="axis"))
        for i, face in enumerate(shown):
            heights = (high * rolled.times[i] / most, high * rolled.hoped[i] / most)
            drawn.append(_face(left + i * step, step, low, heights, side))
            drawn.append(
                note(left + (i + 0.5) * step, low - max(heights) - 5, str(rolled.times[i]), "middle")
            )
            drawn.append(el("g", face, transform=f"translate({left + (i + 0.5) * step:.5g} {low + 17})"))
    return chart(f"die-{name}", low + 34, *drawn, label=die)


def _face(x: float, step: float, low: float, heights: tuple[float, float], side: int) -> str:
    """How often a face fell, and across it how often it was to be expected."""
    fell, hoped = heights
    across = el("path", d=f"M{x + step * 0.08:.5g} {low - hoped:.5g}h{step * 0.84:.5g}", class_="hoped")
    return bar(x + step * 0.22, low - fell, step * 0.56, fell, side) + across


# Chances ----------------------------------------------------------------------------------------------------------


def curve(
    worth: Sequence[float], parts: Sequence[tuple[float, str]], sides: tuple[str, ...], label: str
) -> str:
    """Home's chance to win from moment to moment, home above the middle; `parts` as in `steps`."""
    left, right, top, low = 8.0, WIDE - 8.0, 26.0, 166.0
    middle, last = (top + low) / 2, max(1, len(worth) - 1)

    def x(share: float) -> float:
        return left + share * (right - left)

    def path(chances: Iterable[float]) -> str:
        return " ".join(f"{x(i / last):.5g},{low - (low - top) * one:.5g}" for i, one in enumerate(chances))

    def area(chances: Iterable[float], side: int) -> str:
        closed = f"{left:g},{middle:g} {path(chances)} {right:g},{middle:g}"
        return el("polygon", points=closed, class_=f"bar {SIDES[side]}")

    drawn = [
        area((max(0.5, chance) for chance in worth), 0),
        area((min(0.5, chance) for chance in worth), 1),
        el("path", d=f"M{left:g} {middle:g}H{right:g}", class_="axis"),
        el("polyline", points=path(worth), class_="curve"),
        note(left, top - 10, short(sides[0]), "start", "name"),
        note(left, low + 18, short(sides[1]), "start", "name"),
    ]
    drawn += [el("path", d=f"M{x(share):.5g} {top:g}V{low:g}", class_="part") for share, _ in parts]
    drawn += [note(x(share) + 4, low + 18, told, "start", "soft") for share, told in parts if share > 0.2]
    return chart("curve", low + 28, *drawn, label=label)


def balance(rows: Sequence[tuple[str, float, str]], label: str) -> str:
    """What adds up to something: a name, how much it gives or takes, and how that reads."""
    middle = WIDE / 2
    scale = (WIDE / 2 - 64) / max([0.01, *(abs(gain) for _, gain, _ in rows)])
    drawn = [el("path", d=f"M{middle:g} 4V{4 + ROW * len(rows)}", class_="axis")]
    for i, (name, gain, told) in enumerate(rows):
        y, long = 16 + i * ROW, abs(gain) * scale
        drawn += [
            note(0, y, short(name, 26), "start", "soft"),
            bar(middle - (long if gain < 0 else 0), y + 7, long, 9, int(gain < 0)),
            note(middle + (long + 6) * (-1 if gain < 0 else 1), y + 16, told, "end" if gain < 0 else "start"),
        ]
    return chart("balance", 12 + ROW * len(rows), *drawn, label=label)


# What chance leaves -----------------------------------------------------------------------------------------------

BAND = 30  # how high a row is


def bands(groups: Sequence[tuple[str, Sequence[Band]]], name: str, label: str) -> str:
    """Rows under their headings: a name, the range of chance with what was to be expected in it, and what fell.

    Each row is in its own measure. A heading without a name takes no room.
    """
    drawn, y = [], 4.0
    for heading, rows in groups:
        if heading:
            drawn.append(note(4, y + 17, heading, kind="name"))
            y += BAND
        for row in rows:
            drawn += _band(row, y)
            y += BAND
    return chart(name, y + 4, *drawn, label=label)


def _band(row: Band, y: float) -> list[str]:
    told, low, hoped, high, fell = row
    left, right = 142.0, WIDE - 10.0
    first = min(low, fell)
    scale = (right - left) / max(1e-9, max(high, fell) - first)
    x = [left + (value - first) * scale for value in (low, hoped, high, fell)]
    outside = fell < low or fell > high
    return [
        note(left - 10, y + 17, short(told, 20), "end", "soft"),
        el("rect", x=x[0], y=y + 8, width=max(1.0, x[2] - x[0]), height=9, rx=4, class_="band"),
        el("path", d=f"M{x[1]:.5g} {y + 5}V{y + 20}", class_="hoped"),
        el("circle", cx=x[3], cy=y + 12.5, r=5, class_="fell odd" if outside else "fell"),
    ]
