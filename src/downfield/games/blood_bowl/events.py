"""Every fact that the rules tell, in the order of their numbers, each with the rule that brought it about.

`side` is who it is about, `player` and `other` are numbers on shirts.
"""

from downfield.kernel.words import EventKind

EVENTS = (
    # 5 Before the match
    EventKind("fans", "BB-5.2", ("side", "fans")),
    EventKind("weather", "BB-5.3", ("weather",)),
    EventKind("tossed", "BB-5.7", ("side",)),
    EventKind("toss-tied", "BB-5.7"),
    EventKind("receives", "BB-5.7", ("side",)),
    # 6 Start of a drive
    EventKind("set-up", "BB-6.3", ("side", "formation")),
    EventKind("kicked", "BB-6.9", ("side",)),
    EventKind("touchback", "BB-6.15", ("side",)),
    EventKind("event", "BB-6.20", ("event",)),
    EventKind("bribe-won", "BB-6.21", ("side",)),
    EventKind("time-out", "BB-6.22", ("home", "away")),
    EventKind("coached", "BB-6.26", ("side",)),
    EventKind("blitz-over", "BB-6.29", ("side",)),
    EventKind("ref-stunned", "BB-6.30", ("side", "player")),
    EventKind("ref-sent-off", "BB-6.30", ("side", "player")),
    EventKind("invaded", "BB-6.31", ("side", "player")),
    # 7 Prayers
    EventKind("prayer", "BB-7.5", ("side", "prayer")),
    EventKind("touched", "BB-7.3", ("side", "player", "prayer")),
    EventKind("trapdoor", "BB-7.6", ("side", "player")),
    # 8 Turns
    EventKind("turn", "BB-8.1", ("side", "turn")),
    EventKind("activated", "BB-8.4", ("side", "player", "action")),
    EventKind("turnover", "BB-8.10", ("side", "cause")),
    # 2 and 9 Tests and movement
    EventKind("passed", "BB-2.3", ("side", "player", "test")),
    EventKind("failed", "BB-2.3", ("side", "player", "test")),
    EventKind("rerolled", "BB-2.10", ("side", "player", "how")),
    EventKind("loner", "BB-2.17", ("side", "player")),
    EventKind("pro-failed", "BB-2.18", ("side", "player")),
    EventKind("stood-up", "BB-9.4", ("side", "player")),
    EventKind("fell", "BB-3.8", ("side", "player")),
    EventKind("knocked-down", "BB-3.9", ("side", "player")),
    EventKind("placed-prone", "BB-3.7", ("side", "player")),
    EventKind("dived", "BB-9.14", ("side", "player")),
    EventKind("confused", "BB-18.T6", ("side", "player")),
    EventKind("picked-up", "BB-9.22", ("side", "player")),
    # 10 Blocks
    EventKind("blocked", "BB-10.1", ("side", "player", "other")),
    EventKind("result", "BB-10.6", ("side", "player", "face")),
    EventKind("pushed", "BB-10.14", ("side", "player")),
    EventKind("crowd", "BB-10.21", ("side", "player")),
    EventKind("stood-firm", "BB-10.19", ("side", "player")),
    EventKind("followed-up", "BB-10.22", ("side", "player")),
    # 11 Injuries
    EventKind("armour-held", "BB-2.5", ("side", "player")),
    EventKind("stunned", "BB-11.3", ("side", "player")),
    EventKind("knocked-out", "BB-11.6", ("side", "player")),
    EventKind("badly-hurt", "BB-11.4", ("side", "player")),
    EventKind("casualty", "BB-11.7", ("side", "player", "row")),
    EventKind("healed", "BB-11.13", ("side", "player")),
    EventKind("regenerated", "BB-11.16", ("side", "player")),
    EventKind("recovered", "BB-11.17", ("side", "player")),
    EventKind("raised", "BB-19.5", ("side", "player")),
    # 12 The ball
    EventKind("caught", "BB-12.21", ("side", "player")),
    EventKind("dropped", "BB-12.23", ("side", "player")),
    EventKind("bounced", "BB-12.24"),
    EventKind("thrown-in", "BB-12.27"),
    EventKind("threw", "BB-12.8", ("side", "player", "outcome")),
    EventKind("kept", "BB-12.9", ("side", "player")),
    EventKind("deflected", "BB-12.16", ("side", "player")),
    EventKind("intercepted", "BB-12.16", ("side", "player")),
    EventKind("handed", "BB-12.26", ("side", "player", "other")),
    # 13 Throw Team-mate
    EventKind("threw-mate", "BB-13.6", ("side", "player", "outcome")),
    EventKind("landed", "BB-13.11", ("side", "player")),
    EventKind("crashed", "BB-13.13", ("side", "player")),
    EventKind("eaten", "BB-13.4", ("side", "player")),
    # 14 and 15 Foul and special actions
    EventKind("fouled", "BB-14.1", ("side", "player", "other")),
    EventKind("sent-off", "BB-14.5", ("side", "player")),
    EventKind("argued", "BB-14.8", ("side", "result")),
    EventKind("bribed", "BB-14.9", ("side", "result")),
    EventKind("stabbed", "BB-15.2", ("side", "player", "other")),
    EventKind("sawed", "BB-15.3", ("side", "player", "other")),
    # 16 and 17 Weather, score, halves
    EventKind("fainted", "BB-16.2", ("side", "player")),
    EventKind("touchdown", "BB-17.1", ("side", "player")),
    EventKind("half-over", "BB-17.8", ("home", "away")),
    EventKind("sudden-death", "BB-17.12", ("home", "away")),
    EventKind("match-over", "BB-17.10", ("side", "home", "away")),
    EventKind("draw", "BB-17.10", ("home", "away")),
)
