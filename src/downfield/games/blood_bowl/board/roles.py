"""Players from above, by what they do: the outline tells the role, a round helmet is home's, a cut one away's.

A drawing that is shown by its name stands apart from the board: no rule of style that begins with the board reaches it.
"""

from collections.abc import Sequence

from downfield.games.blood_bowl.board.field import SIDES
from downfield.kernel.show.svg import el

# Shoulders and arms of each role, facing right; every outline fits a square of 36.
BODIES = {
    "line": "M-2 -16C10 -16 10.5 -9 9.5 0C10.5 9 10 16 -2 16C-11.5 16 -11.5 9 -10.5 0C-11.5 -9 -11.5 -16 -2 -16Z",
    "blitzer": "M-7 -15L0 -17L17.4 -15.5L10 -8L11 0L10 8L17.4 15.5L0 17L-7 15L-13 9L-10 0L-13 -9Z",
    "thrower": (
        "M-2 -13L-11 -17.5Q-18.4 -17.5 -16.5 -11L-9.5 -6V9C-9.5 16 -3 16.5 4 14.5L15 14"
        "Q18.4 11 15.5 7.4L9 6V-7Q7 -14 -2 -13Z"
    ),
    "catcher": (
        "M-6 -13.5L13 -16Q18.4 -14.5 16.5 -9.5L9 -7V7L16.5 9.5Q18.4 14.5 13 16L-6 13.5"
        "Q-11 7 -11 0Q-11 -7 -6 -13.5Z"
    ),
    "runner": "M18 0L5 -14L-17 -13L-11.5 -6L-15 0L-11.5 6L-17 13L5 14Z",
    "blocker": "M-9 -17H9Q13 -17 13 -13V13Q13 17 9 17H-9Q-13 17 -13 13V-13Q-13 -17 -9 -17Z",
    "big": (
        "M-12 -18.5H4L13 -16L19 -19Q19.5 -11 14.5 -9V9Q19.5 11 19 19L13 16L4 18.5H-12Q-18.5 18.5 -18.5 12V-12"
        "Q-18.5 -18.5 -12 -18.5Z"
    ),
    "tree": (
        "M0 -18.5Q6 -19 7 -14Q13 -16 15 -11Q19.5 -9 17 -4Q20 0 17 4Q19.5 9 15 11Q13 16 7 14Q6 19 0 18.5Q-6 19 -7 14"
        "Q-13 16 -15 11Q-19.5 9 -17 4Q-20 0 -17 -4Q-19.5 -9 -15 -11Q-13 -16 -7 -14Q-6 -19 0 -18.5Z"
    ),
    "wagon": ("M-17 -14H-13V-18.5H-5V-14H4V-18.5H12V-14H15L19 -4V4L15 14H12V18.5H4V14H-5V18.5H-13V14H-17Z"),
    "winged": (
        "M10 0Q10 -10 0 -11L-4 -18.5L-9 -13L-16 -16L-14 -7Q-12 0 -14 7L-16 16L-9 13L-4 18.5L0 11Q10 10 10 0Z"
    ),
    "hopper": (
        "M-1 -12.5L-9 -16L-10.5 -8L-10.8 -2.6H-15V-8H-18.5V8H-15V2.6H-10.8L-10.5 8L-9 16L-1 12.5Q10.5 12 11 0"
        "Q10.5 -12 -1 -12.5Z"
    ),
    "beast": (
        "M18.5 0L10.5 -6.5L10 -13.5L3 -11H-6Q-11 -10 -12 -2.5L-18.5 -7Q-18 3 -12 3.5Q-11 10 -6 11H3L10 13.5L10.5 6.5Z"
    ),
    "tiny": "M-1 -10L-7 -14L-8.4 -6.5Q-9.6 0 -8.4 6.5L-7 14L-1 10Q9 9.6 9.4 0Q9 -9.6 -1 -10Z",
    "small": "M-1 -12.5L-9 -17L-10.5 -8Q-12 0 -10.5 8L-9 17L-1 12.5Q10.5 12 11 0Q10.5 -12 -1 -12.5Z",
}
HEADS = {
    "big": 12.4, "tree": 12.4, "wagon": 12, "small": 9.8, "winged": 9.8, "hopper": 9.8, "beast": 9.4, "tiny": 8.8,
}  # fmt: skip
HEAD = 10.8  # the radius of the helmet, usually
LYING = (  # flat on the ground, the head up to the left
    "M-2 -2L6 5M6 5L15 8M6 5L9 15M1 0L10 -8M-2 3L-9 11",
    "M-1 -1L5.5 5",
)
KEYWORDS = (
    ("thrower", "thrower"), ("catcher", "catcher"), ("lineman", "line"), ("linewoman", "line"), ("runner", "runner"),
    ("blitzer", "blitzer"), ("blocker", "blocker"), ("wardancer", "blitzer"), ("slayer", "blitzer"),
)  # fmt: skip
BIG, STRONG, FAST, TINY = 5, 4, 8, 2
LITTLE = (("swoop", "winged"), ("pogo_stick", "hopper"), ("my_ball", "beast"), ("pick_me_up", "beast"))


def role(position: str, profile: Sequence[int], skills: Sequence[str]) -> str:
    """What a player is for: by his size, by the name of his position, else by what he is good at."""
    ma, st, *_ = profile
    name = position.lower()
    if "stunty" in skills or st < TINY:
        return _little(st, skills)
    if st >= BIG:
        return "tree" if "take_root" in skills else "wagon" if "secret_weapon" in skills else "big"
    known = next((found for word, found in KEYWORDS if word in name), "")
    if known:
        return known
    if st >= STRONG:
        return "blocker"
    if "pass" in skills or "catch" in skills:
        return "thrower" if "pass" in skills else "catcher"
    if "block" in skills or "frenzy" in skills:
        return "blitzer"
    return "runner" if ma >= FAST else "line"


def _little(st: int, skills: Sequence[str]) -> str:
    """The small ones by what they can do, the smallest by their size."""
    known = next((found for skill, found in LITTLE if skill in skills), "")
    return known or ("tiny" if st < TINY else "small")


def symbols() -> str:
    """Every kind of figure once; the board shows them by name."""
    parts = [_standing(side, name) for side in (0, 1) for name in BODIES]
    parts += [_lying(side, stunned) for side in (0, 1) for stunned in (False, True)]
    return el("defs", *parts)


def symbol(side: int, name: str) -> str:
    """The name of a drawing."""
    return f"bb-{'ha'[side]}-{name}"


def _helmet(side: int, r: float, x: float = 0, y: float = 0) -> dict[str, str]:
    """Home's is round, away's has its corners cut."""
    if side == 0:
        return {"d": f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0z"}
    c = r * 0.5
    s = r - c
    return {
        "d": f"M{x - c:g} {y - r:g}h{2 * c:g}l{s:g} {s:g}v{2 * c:g}l{-s:g} {s:g}h{-2 * c:g}l{-s:g} {-s:g}v{-2 * c:g}z"
    }


def _standing(side: int, name: str) -> str:
    """Shadow, shoulders in the colour of the side, a pale helmet for the number; away looks to the left."""
    body, r = BODIES[name], HEADS.get(name, HEAD)
    turned = "scale(-1 1)" if side else None
    shape = el("path", d=body, class_="bb-rim", fill=f"var(--{SIDES[side]})", transform=turned)
    shape += el("path", d=body, class_="bb-hatch", opacity=0.5, transform=turned) if side else ""
    shade = el(
        "path", d=body, class_="bb-shade", transform="translate(1.4 2.8)" + (" scale(-1 1)" if side else "")
    )
    helmet = el("path", class_=f"bb-{'ha'[side]}", fill="var(--card)", **_helmet(side, r))
    return el("g", shade, shape, helmet, id=symbol(side, name))


def _lying(side: int, stunned: bool) -> str:
    """On the back with a pale helmet, or stunned on the face with a dark one and stars."""
    limbs, trunk = LYING
    under = el("path", d=limbs, class_="bb-limb bb-under") + el("path", d=trunk, class_="bb-trunk bb-under")
    over = el("path", d=limbs, class_=f"bb-limb bb-s{'ha'[side]}") + el(
        "path", d=trunk, class_=f"bb-trunk bb-s{'ha'[side]}"
    )
    helmet = el(
        "path",
        class_=f"bb-{'ha'[side]}",
        fill=f"var(--{'ink' if stunned else 'card'})",
        **_helmet(side, 9.4, -6, -6),
    )
    stars = el("path", d=STARS, class_="bb-stars") if stunned else ""
    return el("g", under, over, helmet, stars, id=symbol(side, "stunned" if stunned else "prone"))


def _star(x: float, y: float, r: float) -> str:
    c = r * 0.32
    return (
        f"M{x:g} {y - r:g}l{c:g} {r - c:g}l{r - c:g} {c:g}l{c - r:g} {c:g}l{-c:g} {r - c:g}"
        f"l{-c:g} {c - r:g}l{c - r:g} {-c:g}l{r - c:g} {-c:g}z"
    )


STARS = _star(8, -13, 5) + _star(14.5, -5, 4) + _star(-13, 9, 4)
