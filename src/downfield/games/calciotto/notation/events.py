"""Every fact that the rules tell, in the order of their numbers, each with the rule that brought it about.

`side` is who it is about; `player` and `other` are numbers on shirts; `card` is a kind of card, counted from one.
"""

from downfield.kernel.words import EventKind

TOTAL = ("side", "player", "dice", "more", "total")

EVENTS = (
    # 4 Set-up
    EventKind("called-up", "CAL-4.2", ("side", "figures")),
    EventKind("lined-up", "CAL-4.3", ("side",)),
    EventKind("possession", "CAL-4.5", ("side", "home", "away")),
    EventKind("toss-tied", "CAL-4.5", ("total",)),
    EventKind("dealt", "CAL-4.6", ("cards",)),
    EventKind("kick-off", "CAL-10.1", ("side", "player", "other")),
    # 11 to 13 Cards and dice
    EventKind("card", "CAL-11.4", ("side", "card")),
    EventKind("sprint", "CAL-12.1", ("side", "player")),
    EventKind("rolled", "CAL-5.3", ("side", "first", "second")),
    EventKind("traded", "CAL-13.1", ("side", "cards")),
    EventKind("drew", "CAL-13.3", ("side", "card"), "side"),
    EventKind("drew-known", "CAL-11.5", ("side", "card")),
    EventKind("points", "CAL-13.1", ("side", "points")),
    EventKind("sign", "CAL-14.10", ("side", "plus")),
    # 6 to 8 Movement, passes, shots
    EventKind("passed", "CAL-7.1", ("side", "player", "other")),
    EventKind("passed-on", "CAL-20.5", ("side", "points")),
    EventKind("no-release", "CAL-8.11", ("side",)),
    EventKind("shot", "CAL-8.2", ("side", "player")),
    EventKind("tied", "CAL-8.8", ("total",)),
    EventKind("goal", "CAL-8.9", ("side", "player")),
    EventKind("saved", "CAL-8.9", ("side", "player")),
    # 9 and 14 Contrasts, fouls, dead balls
    EventKind("challenged", "CAL-9.1", ("side", "player", "other")),
    EventKind("ball-won", "CAL-9.7", ("side", "player")),
    EventKind("ball-kept", "CAL-9.7", ("side", "player")),
    EventKind("grounded", "CAL-12.3", ("side", "player")),
    EventKind("foul", "CAL-14.1", ("side", "player")),
    EventKind("free-kick", "CAL-14.3", ("side",)),
    EventKind("penalty", "CAL-15.1", ("side",)),
    EventKind("cautioned", "CAL-17.1", ("side", "player")),
    EventKind("sent-off", "CAL-17.2", ("side", "player")),
    EventKind("new-keeper", "CAL-17.5", ("side", "player")),
    EventKind("stand-in", "CAL-17.5", ("side", "player")),
    EventKind("substituted", "CAL-16.3", ("side", "player", "other")),
    EventKind("taker", "CAL-14.4", ("side", "player")),
    EventKind("relocated", "CAL-14.5", ("side", "player")),
    EventKind("wall", "CAL-14.7", ("side", "figures")),
    EventKind("no-wall", "CAL-14.8", ("side",)),
    EventKind("kicker", "CAL-15.2", ("side", "player")),
    # 18 The end
    EventKind("forfeit", "CAL-17.4", ("side",)),
    EventKind("time-up", "CAL-18.5", ("home", "away")),
    EventKind("enough-goals", "CAL-18.2", ("home", "away")),
    EventKind("safety-stop", "CAL-18.9", ("home", "away")),
    EventKind("shootout", "CAL-18.8", ("side",)),
    EventKind("kick-good", "CAL-18.8", ("side", "player")),
    EventKind("kick-saved", "CAL-18.8", ("side", "player")),
    EventKind("won", "CAL-18.1", ("side", "home", "away")),
    EventKind("draw", "CAL-18.1", ("home", "away")),
    EventKind("shootout-won", "CAL-18.8", ("side", "home", "away")),
    # The same facts where another rule brings them about
    EventKind("rolled", "CAL-9.4", ("side", "first", "second"), called="rolled-in-contrast"),
    EventKind("rolled", "CAL-8.5", ("side", "first", "second"), called="rolled-in-shot"),
    EventKind("tied", "CAL-9.6", ("total",), called="tied-in-contrast"),
    EventKind("drew", "CAL-4.6", ("side", "card"), "side", called="dealt-one"),
    EventKind("rolled", "CAL-18.8", ("side", "first", "second"), called="rolled-in-shootout"),
    # What a duel was about: `dice` is what they count, `more` strength and card
    EventKind("total", "CAL-8.6", TOTAL, called="total-shot"),
    EventKind("total", "CAL-8.7", TOTAL, called="total-save"),
    EventKind("total", "CAL-9.5", TOTAL, called="total-in-contrast"),
    EventKind("total", "CAL-18.8", TOTAL, called="total-in-shootout"),
    EventKind("kick", "CAL-18.8", ("side", "player")),
    # Steps of one figure that follow each other: where they began and where they led
    EventKind("moved", "CAL-6.3", ("side", "player", "column", "row", "column_2", "row_2")),
)
