"""The faces of the levels: a coach with a cap, a few lines each, in the colours of the page."""

from downfield.kernel.show.svg import el

HEAD = "M9 17V20C9 26 12 29 16 29S23 26 23 20V17"
EYES = "M13 20V20.5M19 20V20.5"
CAP = "M8 16C8 9 11 6 16 6S24 9 24 16Z"

# What each of them wears and does with his face
LINES: dict[str, tuple[str, ...]] = {
    "random": (  # a die for a head
        "M8 9H24V26H8Z",
        "M12 13V13.5M20 13V13.5M12 21.5V22M20 21.5V22M16 17.2V17.7",
    ),
    "rookie": (  # the cap askew, big eyes, an open mouth
        HEAD,
        CAP,
        "M8 16L3 13",
        "M11.6 20.5A1.5 1.7 0 1 0 14.6 20.5A1.5 1.7 0 1 0 11.6 20.5",
        "M17.4 20.5A1.5 1.7 0 1 0 20.4 20.5A1.5 1.7 0 1 0 17.4 20.5",
        "M15 25.5A1 1.1 0 1 0 17 25.5A1 1.1 0 1 0 15 25.5",
    ),
    "steady": (HEAD, CAP, "M24 16H29", EYES, "M12 24C14 22.6 15.5 23 16 24C16.5 23 18 22.6 20 24"),
    "sharp": (  # the peak of the cap low, one eye narrowed, a smile on one side
        HEAD,
        CAP,
        "M24 16L29 18",
        "M12 20H14.5M19 20V20.5M11.5 17.8L14.5 18.6",
        "M14 25C16.5 25.4 18.5 24.6 20 23",
    ),
    "master": (  # no peak: a hat with a brim, both eyes narrowed, a beard
        HEAD,
        "M9 16C9 9 11 6 16 6S23 9 23 16M4 16H28",
        "M12 20H14.5M17.5 20H20",
        "M14 24H18M12.5 27C13 31 19 31 19.5 27",
    ),
    "perfect": (  # no cap: a halo, and nothing moves in this face
        "M9 15V20C9 26 12 29 16 29S23 26 23 20V15C23 11 20 9 16 9S9 11 9 15Z",
        "M10 4.5A6 2 0 1 0 22 4.5A6 2 0 1 0 10 4.5",
        "M12 19H14.5M17.5 19H20M14 24.5H18",
    ),
}


def face(name: str) -> str:
    """The face of a level; whoever cannot see it misses nothing, for its name stands beside it."""
    lines = [el("path", d=line) for line in LINES[name]]
    return el("svg", *lines, class_="face", viewBox="0 0 32 32", aria_hidden="true")
