"""By which fact an update is told in one sentence: what it meant before how it came about."""

from downfield.kernel.show.face import News

NEWS = News(
    telling=(
        "match-over", "draw", "last-draw", "half-over", "touchdown", "return-touchdown", "safety",
        "penalty-safety", "field-goal-good", "two-good", "try-kick-good", "two-failed", "try-kick-failed",
        "field-goal-blocked", "field-goal-missed", "hail-mary-caught", "hail-mary-failed", "intercepted",
        "intercepted-touchback", "turnover-touchdown", "turnover-touchback", "turnover", "punt-blocked",
        "downs-lost", "bomb-incomplete", "overthrown", "first-down", "penalty-first-down", "half-to-goal",
        "half-to-own-goal", "moved-up", "moved-back", "returned", "run-out", "onside-kept", "onside-lost",
        "onside-without-t", "touchback", "punt-touchback", "fair-catch", "punted", "broken-tackle",
        "breakaway", "gained", "lost",
    ),
    minor=(
        "called", "revealed", "offence-rolled", "defence-rolled", "clock-rolled", "t-rolled", "bomb-rolled",
        "block-rolled", "block-flag", "penalty", "ticked", "kicked-off", "second-half", "down-repeated",
    ),
)  # fmt: skip
