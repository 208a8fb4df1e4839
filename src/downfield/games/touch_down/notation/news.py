"""By which fact an update is told in one sentence: what it meant before how it came about."""

from downfield.kernel.show.face import News

NEWS = News(
    telling=(
        "match-over", "draw", "half-over", "touchdown", "two-good", "try-returned", "safety", "goal-good",
        "goal-missed", "point-good", "try-failed", "intercepted", "fumbled", "robbed-out", "sack",
        "downs-lost", "injured", "first-down", "spilled", "incomplete", "completed", "caught",
        "quarter-over", "downed", "out", "ran-over", "both-fell", "fell", "tangled", "picked-up", "tripped",
    ),
    minor=(
        "contact", "timing", "thrown", "touchdown-pass", "next-down", "new-series", "kept-feet",
        "clock-out", "ran", "initiative", "brought-out", "changed", "brought-on", "toss-tied", "fit-again",
        "pass-rolled", "kick-rolled",
    ),
    unsaid=("moved",),
)  # fmt: skip
