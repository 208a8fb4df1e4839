"""Every style a board may name, and how it looks on a dark and on a light terminal.

Boards speak of `home`, `chalk` or `die-red` and know nothing of colours. No style is ever the only sign of anything:
home has solid shapes and away hatched or ringed ones, offence dice a single and defence dice a double edge, and every
number is written out, so a board without colour says the same.
"""

from rich.style import Style
from rich.text import Text

from downfield.kernel.show.face import Line

DARK = {
    # words
    "text": "#e8e2d0",
    "dim": "#8d9a90",
    "strong": "bold #f6f1e1",
    "title": "bold #e9c46a",
    "rule": "#7fa08a",
    "good": "bold #8fd18f",
    "bad": "bold #f08a7a",
    # the two sides: as writing, and as a filled shape
    "home": "bold #f0796b",
    "away": "bold #7fb0ef",
    "home-fill": "bold #fff4e6 on #b3372c",
    "away-fill": "bold #eef4ff on #23518f",
    "away-mark": "bold underline #eef4ff on #23518f",
    # the field
    "grass": "#4f7f5a on #1f3d2a",
    "chalk": "#c9d6c5 on #1f3d2a",
    "togo": "#9fb98a on #2c5437",
    "marker": "bold #ffd54a on #1f3d2a",
    "ball": "bold #fff4e6 on #8a4b22",
    # coins and cards
    "coin-five": "bold #e9c46a",
    "coin-one": "#d8d2c2",
    "coin-momentum": "bold #e0a45a",
    "card": "#1d1d1b on #ede4cb",
    "card-dim": "#8a8471 on #ede4cb",
    "card-hit": "bold #1d1d1b on #e9c46a",
    "shield": "bold #ffffff on #23518f",
    # dice: offence and special ones filled, defence ones in outline
    "die-red": "bold #fff4e6 on #b3372c",
    "die-yellow": "bold #1d1d1b on #e3b93c",
    "die-green": "bold #fff4e6 on #2f7d46",
    "die-white": "bold #1d1d1b on #ede4cb",
    "edge-red": "bold #f0796b",
    "edge-yellow": "bold #e9c46a",
    "edge-green": "bold #7fd18f",
}

LIGHT = DARK | {
    "text": "#26302a",
    "dim": "#626d65",
    "strong": "bold #10160f",
    "title": "bold #7a5200",
    "rule": "#3f6a50",
    "good": "bold #1e6b2f",
    "bad": "bold #a3271b",
    "home": "bold #a32f25",
    "away": "bold #23518f",
    "grass": "#6f9a78 on #d4e4d1",
    "chalk": "#3c5443 on #d4e4d1",
    "togo": "#3c5443 on #bcd8b4",
    "marker": "bold #7a5200 on #d4e4d1",
    "coin-five": "bold #8a6100",
    "coin-one": "#55503f",
    "coin-momentum": "bold #8f4f10",
    "card": "#1d1d1b on #fbf4df",
    "card-dim": "#6f6a58 on #fbf4df",
    "edge-red": "bold #a32f25",
    "edge-yellow": "bold #7a5200",
    "edge-green": "bold #1e6b2f",
}

NAMES = frozenset(DARK)


def styles(dark: bool) -> dict[str, Style]:
    """Every style, for Rich."""
    return {name: Style.parse(look) for name, look in (DARK if dark else LIGHT).items()}


def paint(lines: list[Line], dark: bool = True) -> Text:
    """Lines of a board as Rich wants them."""
    known = styles(dark)
    text = Text(no_wrap=True, end="")
    for number, line in enumerate(lines):
        if number:
            text.append("\n")
        for words, style in line:
            text.append(words, known[style])
    return text
