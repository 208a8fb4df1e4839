"""By which fact an update is told in one sentence: what it meant before how it came about."""

from downfield.kernel.show.face import News

NEWS = News(
    telling=(
        "won", "conceded", "drawn", "touchdown", "converted", "unconverted", "taken", "field-goal",
        "missed", "turnover", "stolen", "repeated-attacker", "repeated-defender", "stopped", "bought",
        "goal-to-go", "first-down", "tackled", "gained", "lost",
    ),
    minor=(
        "revealed", "compared", "loss-ignored", "next-down", "earned-first-down", "bought-first-down",
        "earned-tackle", "earned-nothing", "bank-empty", "given-back", "skipped", "swapped", "reset",
        "missed-reset", "stayed", "drive", "kick", "kick-free", "called-right", "called-wrong",
    ),
)  # fmt: skip
