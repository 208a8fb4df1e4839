"""Make the fonts that pages are set in, from the packages their makers publish: `python tools/fonts.py FOLDER`.

The folder holds what `npm install source-sans @fontsource/zilla-slab` brings; fonttools and brotli must be there. Text
is set in Source Sans 3, cut down to the letters of Europe and the signs we use, and to the weights that we use. Its
licence keeps the name for the whole font, so the part is called Downfield Sans. Titles and scores are in Zilla Slab,
whose digits we let stand on one line.
"""

import pathlib
import shutil
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = pathlib.Path(__file__).resolve().parent.parent
FONTS = ROOT / "src/downfield/table/static/fonts"
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x218, 0x219, 0x21A, 0x21B, 0x1E9E]
SIGNS = [*map(ord, "ʻʼ–—‘’‚“”„†•…‹›′″€™←↑→↓↖↗↘↙−≈≠≤≥■▪▲▶▸▼◀●○★☆✓✗½¼¾")]
NAME = "Downfield Sans"
NAMES = {1: NAME, 3: f"{NAME} 1", 4: NAME, 6: NAME.replace(" ", ""), 16: NAME, 25: NAME.replace(" ", "")}
WEIGHTS = (400, 800)


def sans(source: pathlib.Path, to: pathlib.Path) -> None:
    """Our part of Source Sans."""
    font = TTFont(source)
    options = subset.Options(
        flavor="woff2", layout_features=["kern", "mark", "ccmp", "locl", "tnum", "lnum", "case"]
    )
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=LETTERS + SIGNS)
    cutter.subset(font)
    instancer.instantiateVariableFont(font, {"wght": WEIGHTS}, inplace=True)
    for entry in font["name"].names:
        entry.string = NAMES.get(entry.nameID) or str(entry).replace("SourceSans3VF", NAMES[6])
    subset.save_font(font, str(to), options)


def slab(source: pathlib.Path, to: pathlib.Path) -> None:
    """Zilla Slab with lining digits of one width, which it has but does not show by itself."""
    font = TTFont(source)
    for feature in ("lnum", "tnum"):
        swapped = _swapped(font, feature)
        for table in font["cmap"].tables:
            table.cmap = {code: swapped.get(name, name) for code, name in table.cmap.items()}
    font.save(to)


def _swapped(font: TTFont, feature: str) -> dict[str, str]:
    """Which letter a feature puts in place of which."""
    table = font["GSUB"].table
    lookups = {
        i
        for one in table.FeatureList.FeatureRecord
        if one.FeatureTag == feature
        for i in one.Feature.LookupListIndex
    }
    rows = [row for i in lookups for row in table.LookupList.Lookup[i].SubTable]
    return {old: new for row in rows for old, new in getattr(row, "mapping", {}).items()}


def main(packages: pathlib.Path) -> None:
    """All of them, and what their licences say."""
    FONTS.mkdir(exist_ok=True)
    sans(packages / "source-sans/VF/SourceSans3VF-Upright.ttf", FONTS / "downfield-sans.woff2")
    for part in ("latin", "latin-ext"):
        slab(
            packages / f"@fontsource/zilla-slab/files/zilla-slab-{part}-600-normal.woff2",
            FONTS / f"zilla-slab-{part}.woff2",
        )
    shutil.copy(packages / "source-sans/LICENSE.md", FONTS / "downfield-sans-OFL.txt")
    shutil.copy(packages / "@fontsource/zilla-slab/LICENSE", FONTS / "zilla-slab-OFL.txt")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
