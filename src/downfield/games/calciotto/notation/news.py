"""By which fact an update is told in one sentence: what it meant before how it came about."""

from downfield.kernel.show.face import News

NEWS = News(
    telling=(
        "won", "draw", "shootout-won", "forfeit", "time-up", "enough-goals", "safety-stop", "goal",
        "kick-good", "kick-saved", "sent-off", "penalty", "saved", "cautioned", "foul", "free-kick",
        "ball-won", "ball-kept", "no-release", "kick-off", "possession", "passed",
    ),
    minor=(
        "rolled", "points", "sign", "total", "tied", "traded", "drew", "drew-known", "shot", "challenged",
        "kick", "dealt", "toss-tied",
    ),
    unsaid=("moved",),
)  # fmt: skip
