"""Every fact that the rules tell, in the order of their numbers, each with the rule that brought it about.

`side` is who it is about, `player` and `other` are numbers on shirts, `line` is yards from that side's own goal line,
`rows` are squares.
"""

from downfield.kernel.words import EventKind

EVENTS = (
    # 4 The match
    EventKind("tossed", "TD-4.2", ("side",)),
    EventKind("toss-tied", "TD-4.2"),
    EventKind("receives", "TD-4.2", ("side",)),
    # 5 and 6 Declaration and line-up
    EventKind("declared", "TD-5.1", ("side", "kind")),
    EventKind("brought-on", "TD-3.9", ("side", "player")),
    EventKind("lined-up", "TD-6.1", ("side", "formation")),
    EventKind("changed", "TD-6.5", ("side", "player")),
    # 7 Timing
    EventKind("timing", "TD-7.3", ("home", "away", "seconds")),
    EventKind("initiative", "TD-7.1", ("side",)),
    EventKind("clock-out", "TD-17.2"),
    # 9 Ball play
    EventKind("snapped", "TD-9.2", ("side", "player", "other")),
    EventKind("handed", "TD-9.7", ("side", "player", "other")),
    EventKind("no-snap", "TD-3.8", ("side",)),
    EventKind("spilled", "TD-9.9", ("side", "player")),
    EventKind("thrown", "TD-9.10", ("side", "player", "other")),
    EventKind("completed", "TD-9.14", ("side", "player", "rows")),
    EventKind("caught", "TD-9.14", ("side", "player", "rows")),
    EventKind("incomplete", "TD-9.14", ("side", "player")),
    EventKind("intercepted", "TD-9.9", ("side", "player")),
    EventKind("grounded", "TD-9.6", ("side", "player")),
    # 8 Movement
    EventKind("tripped", "TD-8.6", ("side", "player")),
    EventKind("kept-feet", "TD-8.6", ("side", "player")),
    EventKind("picked-up", "TD-8.10", ("side", "player")),
    # 10 and 11 Contact and fumbles
    EventKind("contact", "TD-10.1", ("side", "player", "other", "roll", "mine", "theirs")),
    EventKind("fell", "TD-10.4", ("side", "player")),
    EventKind("both-fell", "TD-10.5", ("side", "player", "other")),
    EventKind("ran-over", "TD-10.5", ("side", "player")),
    EventKind("tangled", "TD-10.7", ("side", "player", "other")),
    EventKind("downed", "TD-11.1", ("side", "player")),
    EventKind("fumbled", "TD-11.1", ("side", "player")),
    EventKind("sack", "TD-19.5", ("side", "player", "other")),
    # 12 Kicks
    EventKind("kicked", "TD-12.1", ("side", "player", "line")),
    EventKind("kick-held", "TD-12.2", ("side",)),
    EventKind("kick-moved", "TD-12.2", ("side", "line")),
    EventKind("goal-good", "TD-12.6", ("side", "player", "points")),
    EventKind("goal-missed", "TD-12.7", ("side", "player")),
    # 15 and 16 Scores and tries
    EventKind("point-good", "TD-16.2", ("side", "player", "points")),
    EventKind("try-failed", "TD-16.2", ("side",)),
    EventKind("touchdown", "TD-15.1", ("side", "player", "points")),
    EventKind("touchdown-pass", "TD-19.4", ("side", "player")),
    EventKind("two-good", "TD-16.3", ("side", "player", "points")),
    EventKind("try-returned", "TD-16.5", ("side", "player", "points")),
    # 13 and 14 Out of bounds, dead balls
    EventKind("out", "TD-13.1", ("side", "player", "over")),
    EventKind("robbed-out", "TD-13.3", ("side", "player")),
    EventKind("unclaimed", "TD-11.7", ("side",)),
    EventKind("long-enough", "TD-23.8", ("side",)),
    # 19 League
    EventKind("ran", "TD-19.2", ("side", "player", "rows")),
    EventKind("blitz", "TD-19.7", ("side", "player")),
    # 17 and 18 Administration
    EventKind("timeout", "TD-17.5", ("side",)),
    EventKind("first-down", "TD-4.6", ("side", "line")),
    EventKind("next-down", "TD-4.5", ("side", "down")),
    EventKind("downs-lost", "TD-4.7", ("side", "line")),
    EventKind("new-series", "TD-4.8", ("side", "line")),
    EventKind("touchback", "TD-15.4", ("side", "line")),
    EventKind("brought-out", "TD-15.3", ("side",)),
    EventKind("safety", "TD-15.3", ("side", "points")),
    EventKind("injured", "TD-18.3", ("side", "player")),
    EventKind("fit-again", "TD-18.4", ("side", "player")),
    EventKind("quarter-over", "TD-4.4", ("quarter",)),
    EventKind("half-over", "TD-4.4", ("home", "away")),
    EventKind("match-over", "TD-17.7", ("side", "home", "away")),
    EventKind("draw", "TD-17.7", ("home", "away")),
    EventKind("no-kicker", "TD-3.8", ("side",)),
    EventKind("dead-ball", "TD-9.9", ("side",)),
    EventKind("kick-wasted", "TD-16.2", ("side",)),
    # 9 and 12 What a die counts that opponents lower, and what it must reach or beat
    EventKind("pass-rolled", "TD-9.13", ("side", "roll", "less", "counts", "needed")),
    EventKind("kick-rolled", "TD-12.2", ("side", "roll", "less", "counts", "lines")),
    # 8 A walk, told when it ends: where it began and where it led; columns are counted from beyond the west sideline
    EventKind("moved", "TD-8.3", ("side", "player", "column", "row", "column_2", "row_2")),
)
