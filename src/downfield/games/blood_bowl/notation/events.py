"""Every fact that the rules tell, in the order of their numbers, each with the rule that brought it about.

`side` is who it is about, `player` and `other` are numbers on shirts; `spot` and `spot_2` are their positions, counted
from one among all of the pack. `square` is where, `roll` a natural die or the total of two, `needed` the least that is
enough, `plus` what is added to the roll. The `cause` of a casualty has bits: 1 crowd, 2 block, 4 foul, 8 a failed dodge
or jump; 0 is anything else.
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
    EventKind("kicked", "BB-6.9", ("side", "square")),
    EventKind("touchback", "BB-6.15", ("side",)),
    EventKind("event", "BB-6.20", ("event", "roll")),
    EventKind("bribe-won", "BB-6.21", ("side",)),
    EventKind("time-out", "BB-6.22", ("home", "away")),
    EventKind("coached", "BB-6.26", ("side",)),
    EventKind("blitz-over", "BB-6.29", ("side",)),
    EventKind("ref-stunned", "BB-6.30", ("side", "player", "spot")),
    EventKind("ref-sent-off", "BB-6.30", ("side", "player", "spot")),
    EventKind("invaded", "BB-6.31", ("side", "player", "spot")),
    # 7 Prayers
    EventKind("prayer", "BB-7.5", ("side", "prayer")),
    EventKind("touched", "BB-7.3", ("side", "player", "spot", "prayer")),
    EventKind("trapdoor", "BB-7.6", ("side", "player", "spot")),
    # 8 Turns
    EventKind("turn", "BB-8.1", ("side", "turn")),
    EventKind("activated", "BB-8.4", ("side", "player", "spot", "action")),
    EventKind("turnover", "BB-8.10", ("side", "cause")),
    # 2 and 9 Tests and movement
    EventKind("passed", "BB-2.3", ("side", "player", "spot", "test", "roll", "needed")),
    EventKind("failed", "BB-2.3", ("side", "player", "spot", "test", "roll", "needed")),
    EventKind("rerolled", "BB-2.10", ("side", "player", "spot", "how", "test", "roll")),
    EventKind("loner", "BB-2.17", ("side", "player", "spot")),
    EventKind("pro-failed", "BB-2.18", ("side", "player", "spot")),
    EventKind("stood-up", "BB-9.4", ("side", "player", "spot")),
    EventKind("fell", "BB-3.8", ("side", "player", "spot")),
    EventKind("knocked-down", "BB-3.9", ("side", "player", "spot")),
    EventKind("placed-prone", "BB-3.7", ("side", "player", "spot")),
    EventKind("dived", "BB-9.14", ("side", "player", "spot")),
    EventKind("confused", "BB-18.T6", ("side", "player", "spot")),
    EventKind("picked-up", "BB-9.22", ("side", "player", "spot")),
    # 10 Blocks
    EventKind("blocked", "BB-10.1", ("side", "player", "spot", "other", "spot_2", "dice")),
    EventKind("result", "BB-10.6", ("side", "player", "spot", "face")),
    EventKind("pushed", "BB-10.14", ("side", "player", "spot", "square")),
    EventKind("crowd", "BB-10.21", ("side", "player", "spot")),
    EventKind("stood-firm", "BB-10.19", ("side", "player", "spot")),
    EventKind("followed-up", "BB-10.22", ("side", "player", "spot")),
    # 11 Injuries
    EventKind("armour-held", "BB-2.5", ("side", "player", "spot", "roll", "needed", "plus")),
    EventKind("armour-broken", "BB-11.1", ("side", "player", "spot", "roll", "needed", "plus")),
    EventKind("stunned", "BB-11.3", ("side", "player", "spot", "roll")),
    EventKind("knocked-out", "BB-11.6", ("side", "player", "spot", "roll")),
    EventKind("badly-hurt", "BB-11.4", ("side", "player", "spot", "cause")),
    EventKind("casualty", "BB-11.7", ("side", "player", "spot", "row", "roll", "cause")),
    EventKind("healed", "BB-11.13", ("side", "player", "spot", "how")),
    EventKind("regenerated", "BB-11.16", ("side", "player", "spot")),
    EventKind("recovered", "BB-11.17", ("side", "player", "spot")),
    EventKind("raised", "BB-19.5", ("side", "player", "spot")),
    # 12 The ball
    EventKind("caught", "BB-12.21", ("side", "player", "spot")),
    EventKind("dropped", "BB-12.23", ("side", "player", "spot")),
    EventKind("bounced", "BB-12.24", ("square",)),
    EventKind("thrown-in", "BB-12.27", ("square",)),
    EventKind("threw", "BB-12.8", ("side", "player", "spot", "outcome", "square")),
    EventKind("kept", "BB-12.9", ("side", "player", "spot")),
    EventKind("deflected", "BB-12.16", ("side", "player", "spot")),
    EventKind("intercepted", "BB-12.16", ("side", "player", "spot")),
    EventKind("handed", "BB-12.26", ("side", "player", "spot", "other", "spot_2")),
    # 13 Throw Team-mate
    EventKind("threw-mate", "BB-13.6", ("side", "player", "spot", "other", "spot_2", "outcome")),
    EventKind("landed", "BB-13.11", ("side", "player", "spot")),
    EventKind("crashed", "BB-13.13", ("side", "player", "spot")),
    EventKind("eaten", "BB-13.4", ("side", "player", "spot")),
    # 14 and 15 Foul and special actions
    EventKind("fouled", "BB-14.1", ("side", "player", "spot", "other", "spot_2")),
    EventKind("sent-off", "BB-14.5", ("side", "player", "spot")),
    EventKind("argued", "BB-14.8", ("side", "roll", "heard")),
    EventKind("bribed", "BB-14.9", ("side", "roll")),
    EventKind("stabbed", "BB-15.2", ("side", "player", "spot", "other", "spot_2")),
    EventKind("sawed", "BB-15.3", ("side", "player", "spot", "other", "spot_2")),
    # 16 and 17 Weather, score, halves
    EventKind("fainted", "BB-16.2", ("side", "player", "spot")),
    EventKind("touchdown", "BB-17.1", ("side", "player", "spot", "home", "away")),
    EventKind("half-over", "BB-17.8", ("home", "away")),
    EventKind("sudden-death", "BB-17.12", ("home", "away")),
    EventKind("match-over", "BB-17.10", ("side", "home", "away")),
    EventKind("draw", "BB-17.10", ("home", "away")),
    EventKind("conceded", "BB-17.13", ("side", "home", "away")),
    EventKind("points", "BB-17.15", ("side", "points", "bonus")),
    EventKind("time-up", "BB-8.14", ("side",)),
    # 18 Skills
    EventKind("revolted", "BB-18.M5", ("side", "player", "spot")),
    EventKind("shadowed", "BB-18.G8", ("side", "player", "spot", "square")),
    EventKind("fended", "BB-18.G4", ("side", "player", "spot")),
    EventKind("stripped", "BB-10.24", ("side", "player", "spot")),
    EventKind("set-down", "BB-18.A8", ("side", "player", "spot", "square")),
    # 1 and 6 Where the ball goes
    EventKind("strayed", "BB-1.8", ("square",)),
    EventKind("given", "BB-6.15", ("side", "player", "spot")),
    # 18 Traits
    EventKind("raged", "BB-18.T28", ("side", "player", "spot")),
    EventKind("rooted", "BB-18.T24", ("side", "player", "spot")),
    EventKind("lashed-out", "BB-18.T1", ("side", "player", "spot", "other", "spot_2")),
    EventKind("held-fast", "BB-18.M10", ("side", "player", "spot", "other", "spot_2")),
    EventKind("gazed", "BB-15.6", ("side", "player", "spot", "other", "spot_2")),
    EventKind("vomited", "BB-15.4", ("side", "player", "spot", "other", "spot_2")),
    EventKind("refused", "BB-18.T2", ("side", "player", "spot")),
    EventKind("rotted", "BB-18.T13", ("side", "player", "spot")),
    EventKind("on-the-ball", "BB-18.P9", ("side", "player", "spot")),
    EventKind("thirsty", "BB-18.T32", ("side", "player", "spot")),
    EventKind("bit", "BB-18.T32", ("side", "player", "spot", "other", "spot_2")),
    EventKind("starved", "BB-18.T32", ("side", "player", "spot")),
    EventKind("swarmed", "BB-18.T22", ("side", "player", "spot", "square")),
    EventKind("helped-up", "BB-18.T31", ("side", "player", "spot", "roll")),
    EventKind("left-lying", "BB-18.T31", ("side", "player", "spot", "roll")),
    # 19 Inducements
    EventKind("conjured", "BB-19.7", ("side", "roll")),
    EventKind("sky-back", "BB-19.7", ("weather",)),
    EventKind("regrew", "BB-19.7", ("side", "player", "spot", "how")),
    EventKind("cooked", "BB-19.7", ("side", "count", "taken")),
    EventKind("watched", "BB-19.7", ("side", "player", "spot", "roll", "seen")),
    EventKind("roused", "BB-19.7", ("side", "player", "spot")),
    EventKind("fireball", "BB-19.7", ("side", "square")),
    EventKind("burnt", "BB-19.7", ("side", "player", "spot", "roll", "hit")),
    EventKind("zapped", "BB-19.7", ("side", "player", "spot", "roll", "frog")),
    EventKind("rookies", "BB-19.7", ("side", "count")),
    # 13, 15 and 18 Fire, bombs and kicks
    EventKind("breathed-fire", "BB-15.5", ("side", "player", "spot", "other", "spot_2")),
    EventKind("bomb-thrown", "BB-15.7", ("side", "player", "spot", "outcome", "square")),
    EventKind("bomb-strayed", "BB-15.7", ("square",)),
    EventKind("bomb-lost", "BB-15.7"),
    EventKind("bomb-kept", "BB-15.7", ("side", "player", "spot")),
    EventKind("bomb-caught", "BB-15.9", ("side", "player", "spot")),
    EventKind("exploded", "BB-15.8", ("square",)),
    EventKind("kicked-mate", "BB-13.18", ("side", "player", "spot", "other", "spot_2", "outcome")),
    EventKind("left-ball", "BB-18.P5", ("side", "player", "spot", "square")),
    # 15 and 18 Chains, tricks and other blocks
    EventKind("swung", "BB-15.10", ("side", "player", "spot", "square")),
    EventKind("tricked", "BB-18.T34", ("side", "player", "spot", "square")),
    EventKind("piled", "BB-15.13", ("side", "player", "spot", "other", "spot_2")),
    EventKind("ran-off", "BB-18.T29", ("side", "player", "spot", "square")),
    EventKind("bought", "BB-5.5", ("side", "hired", "gold")),
    EventKind("stepped-in", "BB-19.7", ("side", "player", "spot")),
    # 11 What is added to armour or injury
    EventKind("harder", "BB-11.2", ("side", "means", "plus")),
    # 9 A walk, told when it ends: where it began and where it led
    EventKind("moved", "BB-9.1", ("side", "player", "spot", "origin", "square")),
    # 22 What is left of a casualty in a league: its row, and which number of the profile is one worse, counted from one
    EventKind("scarred", "BB-22.6", ("side", "player", "spot", "row", "worse")),
)
