"""By which fact an update is told in one sentence: what it meant before how it came about."""

from downfield.kernel.show.face import News

NEWS = News(
    telling=(
        "match-over", "draw", "conceded", "sudden-death", "touchdown", "half-over", "casualty",
        "badly-hurt", "sent-off", "turnover", "knocked-out", "eaten", "crowd", "intercepted", "stunned",
        "event", "trapdoor", "exploded", "landed", "crashed", "caught", "picked-up", "dropped", "stripped",
        "deflected", "armour-broken", "knocked-down", "fell", "touchback", "threw", "handed",
    ),
    minor=(
        "activated", "passed", "failed", "rerolled", "result", "blocked", "pushed", "followed-up",
        "stood-firm", "armour-held", "bounced", "thrown-in", "strayed", "turn", "points", "time-out",
        "fans", "tossed", "toss-tied", "weather", "loner", "pro-failed", "coached", "recovered", "harder",
    ),
    unsaid=("moved",),
)  # fmt: skip
