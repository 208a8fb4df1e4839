"""The dice, and every question; where the answers depend on the position, `notation` writes them.

Whatever a coach may do is asked, what he must do and what leaves him no choice is not [BB-0.9]; an answer may be taken
back until a die is rolled [BB-0.10].
"""

from downfield.kernel.words import Answer, Die, Question

DICE = (
    Die("three", "T"),
    Die("six", "D"),
    Die("eight", "O"),
    Die("sixteen", "X"),
    Die("block", ""),
    Die("watch", "W", told=5),
)

QUESTIONS = (
    Question("", ""),
    Question("kick-or-receive", "BB-5.7", (Answer(0, "receive"), Answer(1, "kick"))),
    Question("set-up", "BB-6.3"),
    Question("place", "BB-6.2"),
    Question("kick", "BB-6.9"),
    Question("halve", "BB-6.10", (Answer(0, "whole"), Answer(1, "half"))),
    Question("touchback", "BB-6.15"),
    Question("solid", "BB-6.23"),
    Question("high-kick", "BB-6.24"),
    Question("snap", "BB-6.28"),
    Question("snap-to", "BB-6.28"),
    Question("charge", "BB-6.29"),
    Question("prayer", "BB-7.3"),
    Question("turn", "BB-8.2"),
    Question("target", "BB-8.4"),
    Question("step", "BB-9.1"),
    Question("aim", "BB-12.3"),
    Question(
        "reroll",
        "BB-2.11",
        (Answer(0, "keep"), Answer(1, "skill"), Answer(2, "team"), Answer(3, "pro"), Answer(4, "break")),
    ),
    Question("pro-die", "BB-2.18", (Answer(0, "keep"), Answer(2, "team"))),
    Question("dive", "BB-9.14"),
    Question(
        "block-dice",
        "BB-10.7",
        (
            Answer(0, "keep"),
            Answer(1, "brawler"),
            Answer(2, "team"),
            Answer(3, "pro1"),
            Answer(4, "pro2"),
            Answer(5, "pro3"),
        ),
    ),
    Question(
        "pick",
        "BB-10.6",
        (Answer(0, ">PD"), Answer(1, ">BD"), Answer(2, ">PB"), Answer(4, ">ST"), Answer(5, ">POW")),
    ),
    Question("wrestle", "BB-10.9", (Answer(0, "no"), Answer(1, "wrestle"))),
    Question("stumble", "BB-10.11", (Answer(0, "fall"), Answer(1, "dodge"))),
    Question("stand-firm", "BB-10.19", (Answer(0, "give"), Answer(1, "firm"))),
    Question("sidestep", "BB-10.18"),
    Question("push", "BB-10.14"),
    Question("follow", "BB-10.22", (Answer(0, "stay"), Answer(1, "follow"))),
    Question("harder", "BB-11.2", (Answer(0, "no"), Answer(1, "add"))),
    Question("doctor", "BB-11.11", (Answer(0, "no"), Answer(1, "doctor"))),
    Question("second", "BB-11.13", (Answer(0, "first"), Answer(1, "second"))),
    Question("interfere", "BB-12.14"),
    Question("burst", "BB-12.17", (Answer(0, "no"), Answer(1, "burst"))),
    Question("diving-catch", "BB-18.A2"),
    Question("dump-off", "BB-18.P4"),
    Question("throw-at", "BB-13.2"),
    Question(
        "swoop",
        "BB-13.8",
        (Answer(0, "no"), Answer(1, "down"), Answer(2, "up"), Answer(3, "right"), Answer(4, "left")),
    ),
    Question("argue", "BB-14.7", (Answer(0, "accept"), Answer(1, "argue"), Answer(2, "bribe"))),
    Question("saw", "BB-14.3", (Answer(0, "no"), Answer(1, "saw"))),
    Question("concede", "BB-6.6", (Answer(0, "play"), Answer(1, "concede"))),
    Question("shadow", "BB-18.G8"),
    Question("fend", "BB-18.G4", (Answer(0, "let"), Answer(1, "fend"))),
    Question("grab", "BB-18.S4"),
    Question("juggernaut", "BB-18.S6", (Answer(0, "no"), Answer(1, "push"))),
    Question("set-down", "BB-18.A8"),
    Question("again", "BB-15.2", (Answer(0, "block"), Answer(1, "stab"))),
    Question("lash-out", "BB-18.T1"),
    Question("tentacles", "BB-18.M10"),
    Question("on-the-ball", "BB-18.P9"),
    Question("run", "BB-9.1"),
)
