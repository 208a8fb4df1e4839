"""The pictures of the manual: `python -m tests.browser.pictures` takes them anew, from every screen."""

import base64
import pathlib
import struct
import subprocess
import sys
import zlib

import numpy as np
import numpy.typing as npt
from playwright.sync_api import Page, sync_playwright

from tests import equipment

HERE = pathlib.Path(__file__).parent
TAKEN = HERE.parents[1] / "build" / "pictures"
MANUAL = HERE.parents[1] / "docs" / "pictures"
CHOSEN = (
    "home-light-wide",
    "first-downs-sealed-light-wide",
    "first-downs-shown-dark-wide",
    "first-and-roll-rolled-light-wide",
    "first-and-roll-fourth-contrast-wide",
    "calciotto-lineup-light-wide",
    "calciotto-run-light-wide",
    "calciotto-goal-dark-wide",
    "touch-down-lineup-dark-wide",
    "touch-down-run-light-wide",
    "blood-bowl-run-light-wide",
    "blood-bowl-block-dark-wide",
    "rule-light-wide",
    "beamer-light-wide",
    "replay-light-wide",
    "over-dark-wide",
    "first-downs-sealed-light-phone",
    "first-and-roll-sealed-light-phone",
    "calciotto-run-light-phone",
    "touch-down-run-light-phone",
    "blood-bowl-run-light-phone",
    "replay-dark-phone",
)
COLOURS = 256
PIXELS = """async (data) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const bytes = pen.getImageData(0, 0, image.width, image.height).data;
  const parts = [];
  for (let at = 0; at < bytes.length; at += 32768) parts.push(String.fromCharCode(...bytes.subarray(at, at + 32768)));
  return [image.width, image.height, btoa(parts.join(""))];
}"""
Array = npt.NDArray[np.int64]


def main() -> int:
    """Take all screens, then lay the chosen ones into the manual."""
    screens = str(HERE / "pages" / "test_screens.py")
    taken = subprocess.run([sys.executable, "-m", "pytest", "-q", "-m", "nightly", screens])
    if taken.returncode:
        return taken.returncode
    MANUAL.mkdir(exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=equipment.chromium(), args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_page()
        for name in CHOSEN:
            (MANUAL / f"{name}.png").write_bytes(smaller(page, (TAKEN / f"{name}.png").read_bytes()))
        browser.close()
    return 0


def smaller(page: Page, png: bytes) -> bytes:
    """The same picture in 256 colours."""
    width, height, data = page.evaluate(PIXELS, base64.b64encode(png).decode())
    pixels = np.frombuffer(base64.b64decode(data), np.uint8).reshape(-1, 4)[:, :3].astype(np.int64)
    palette, indices = in_few_colours(pixels)
    rows = np.zeros((height, width + 1), np.uint8)  # each row begins with its filter: none
    rows[:, 1:] = indices.reshape(height, width)
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = {
        b"IHDR": head,
        b"PLTE": palette.astype(np.uint8).tobytes(),
        b"IDAT": zlib.compress(rows.tobytes(), 9),
    }
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        _chunk(kind, part) for kind, part in (parts | {b"IEND": b""}).items()
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def in_few_colours(pixels: Array) -> tuple[Array, Array]:
    """A palette, and for each pixel its place there: colours are cut in two where they differ most."""
    colours, places, counts = np.unique(pixels, axis=0, return_inverse=True, return_counts=True)
    boxes = [np.arange(len(colours))]
    while len(boxes) < COLOURS:
        spreads = [_spread(colours[box], counts[box]) for box in boxes]
        widest = int(np.argmax([spread for spread, _ in spreads]))
        if spreads[widest][0] == 0:
            break
        boxes += _halves(boxes.pop(widest), colours[:, spreads[widest][1]], counts)
    palette, index = np.zeros((len(boxes), 3), np.int64), np.zeros(len(colours), np.int64)
    for number, box in enumerate(boxes):
        palette[number] = np.rint(np.average(colours[box], axis=0, weights=counts[box]))
        index[box] = number
    return palette, index[places.reshape(-1)]


def _spread(colours: Array, counts: Array) -> tuple[float, int]:
    """How far colours lie from their mean, all pixels together, and in which of red, green, blue most."""
    mean = np.average(colours, axis=0, weights=counts)
    off = (np.abs(colours - mean) ** 2 * counts[:, None]).sum(axis=0)
    return float(off.max()), int(off.argmax())


def _halves(box: Array, values: Array, counts: Array) -> list[Array]:
    """A box cut at the mean of one colour."""
    mean = np.average(values[box], weights=counts[box])
    low = values[box] <= mean
    return [box[low], box[~low]]


if __name__ == "__main__":
    sys.exit(main())
