"""Small signs on a figure: what it carries, who it is, and how it stands, each in a corner of its own."""

from downfield.games.blood_bowl.notation.shown import Figure
from downfield.kernel.show.svg import el
from downfield.toolkit.figures.likeness import Likeness
from downfield.toolkit.pieces import text

ROOTS = "M-9 13q-2 5 -7 4M-3 14q0 4 -3 5M3 14q0 4 3 5M9 13q2 5 7 4M-12 13H12"
FIVE = "M0 -7.4L2 -2.6L7.2 -2.2L3.2 1.2L4.5 6.2L0 3.4L-4.5 6.2L-3.2 1.2L-7.2 -2.2L-2 -2.6Z"
SPIKES = "M0 -8.4V8.4M-8.4 0H8.4M-6 -6L6 6M-6 6L6 -6"
SAW = "M-8 2.5L5 -6.5L7.5 -3L-5.5 6Z"
TEETH = "M-4.5 -.6l-1 -2.2M-1.3 -2.8l-1 -2.2M1.9 -5l-1 -2.2M-2 4.4l1 2.2M1.2 2.2l1 2.2M4.4 0l1 2.2"
FLAME = "M0 -8Q6 -2 4.6 3Q3.6 7 0 7Q-3.6 7 -4.6 3Q-5 0 -2.4 -2.4Q-2 0 -.6 .4Q1.2 -3 0 -8Z"
LINKS = "M8 -8a2.4 2.4 0 1 0 .1 0M5 -5a2.4 2.4 0 1 0 .1 0"
CARRIED = (
    "ball_and_chain",
    "chainsaw",
    "bombardier",
    "breathe_fire",
    "secret_weapon",
)  # the first that he has is shown
BURST = "M0 -50L11 -24L36 -36L25 -10L52 0L25 12L37 37L11 25L0 52L-11 25L-37 37L-25 12L-52 0L-25 -10L-36 -36L-11 -24Z"
BEFORE, BEHIND = (
    ("translate(11.5 -11)", "translate(-11.5 -11)"),
    ("translate(-11.5 -11)", "translate(11.5 -11)"),
)


def badges(f: Figure, look: Likeness) -> str:
    """All that a figure on the pitch wears beyond what its likeness has."""
    return brought(f, look) + _roots(f) + (_dazed(f.side) if is_dazed(f) else "")


def is_dazed(f: Figure) -> bool:
    """[BB-3.4] Whether a player stands without a tackle zone."""
    return f.status == "standing" and not f.zone and not f.frog


def _dazed(side: int) -> str:
    disc = el("circle", r=7.4, class_="yellow", stroke="#000", stroke_width=1.4)
    return el("g", disc, text(0, 0, "?", 12.5, fill="#000", class_=None), transform=BEHIND[side])


def _roots(f: Figure) -> str:
    """[BB-18.T24] Roots into the ground below him."""
    if not f.rooted:
        return ""
    line = {"d": ROOTS, "fill": "none", "stroke_linecap": "round"}
    return el("path", stroke="#000", stroke_width=5.2, **line) + el(
        "path", stroke="var(--leather)", stroke_width=2.8, **line
    )


def brought(f: Figure, look: Likeness) -> str:
    """[BB-18.T19, BB-19.8] What he has brought along, and the star of a star, unless his likeness shows it."""
    kind = "" if look.prop else next((name for name in CARRIED if name in f.skills), "")
    held = el("g", DRAWN[kind](), transform=BEFORE[f.side]) if kind else ""
    starred = f.star and not look.star and not f.frog
    return held + (el("path", d=FIVE, class_="bb-star", transform=BEHIND[f.side]) if starred else "")


def spiked_ball() -> str:
    """A ball with spikes, on two links of a chain."""
    chain = el("path", d=LINKS, fill="none", stroke="#000", stroke_width=3.4)
    chain += el("path", d=LINKS, fill="none", stroke="var(--chalk)", stroke_width=1.5)
    spikes = el("path", d=SPIKES, fill="none", stroke="#000", stroke_width=3.2, stroke_linecap="round")
    spikes += el("path", d=SPIKES, fill="none", stroke="var(--chalk)", stroke_width=1)
    return chain + spikes + el("circle", r=5.6, fill="#000", stroke="var(--chalk)", stroke_width=1.4)


def bomb(scale: float = 1.0) -> str:
    """A round bomb, its fuse alight."""
    fuse = el("path", d="M3.6 -4.6Q5.4 -8.6 9 -7.4", fill="none", stroke="#000", stroke_width=3.6)
    fuse += el("path", d="M3.6 -4.6Q5.4 -8.6 9 -7.4", fill="none", stroke="var(--chalk)", stroke_width=1.6)
    spark = el("path", d="M9 -11.6V-3.4M5 -7.5H13M6.4 -10L11.6 -5M6.4 -5L11.6 -10", class_="bb-spark")
    hull = el("circle", cy=1, r=6.6, fill="#000", stroke="var(--chalk)", stroke_width=1.5)
    shine = el("path", d="M-3.6 -.6Q-2.8 -2.8 -.6 -3.4", fill="none", stroke="var(--chalk)", stroke_width=1.3)
    drawn = fuse + spark + hull + shine
    return el(
        "g", drawn, transform=f"scale({-scale:g} {scale:g})"
    )  # the fuse on the side away from the number


def _chainsaw() -> str:
    teeth = el("path", d=TEETH, fill="none", stroke="#000", stroke_width=2)
    blade = el("path", d=SAW, class_="silver", stroke="#000", stroke_width=1.3, stroke_linejoin="round")
    grip = el(
        "rect",
        x=-10,
        y=2,
        width=6.4,
        height=6,
        rx=1.6,
        fill="var(--ember)",
        stroke="var(--chalk)",
        stroke_width=1.3,
    )
    return teeth + blade + grip


def flame() -> str:
    """A flame."""
    inner = el("path", d=FLAME, fill="var(--glow)", transform="translate(0 2.6) scale(.5)")
    return el("path", d=FLAME, fill="var(--ember)", stroke="var(--chalk)", stroke_width=1.2) + inner


def _crate() -> str:
    """Something the referee should not see."""
    box = el("path", d="M0 -7.6L7.6 6H-7.6Z", class_="yellow", stroke="#000", stroke_width=1.5)
    return box + text(0, 1.4, "!", 10.5, fill="#000", class_=None)


DRAWN = {
    "ball_and_chain": spiked_ball,
    "chainsaw": _chainsaw,
    "bombardier": bomb,
    "breathe_fire": flame,
    "secret_weapon": _crate,
}


def burst() -> str:
    """An explosion that fills the squares around."""
    found = el(
        "path", d=BURST, fill="var(--ember)", fill_opacity=0.72, stroke="var(--chalk)", stroke_width=1.6
    )
    return found + el("path", d=BURST, fill="var(--glow)", fill_opacity=0.85, transform="scale(.55)")
