"""Every fact that the rules tell, in the order of their numbers, each with the rule that brought it about.

`side` is who it is about, `line` a place in yards from that side's own goal line.
"""

from downfield.kernel.words import EventKind

EVENTS = (
    # 2 Set-up
    EventKind("called", "FAR-2.2", ("side", "face")),
    EventKind("tossed", "FAR-2.2", ("side", "face")),
    EventKind("receives", "FAR-2.2", ("side",)),
    # 3 Downs
    EventKind("gained", "FAR-3.2", ("side", "yards")),
    EventKind("lost", "FAR-3.2", ("side", "yards")),  # told as a positive number
    EventKind("first-down", "FAR-3.3", ("side", "yards", "line")),
    EventKind("downs-lost", "FAR-3.4", ("side", "yards", "line")),
    # 4 Kick-off
    EventKind("kicked-off", "FAR-4.1", ("side",)),
    EventKind("touchback", "FAR-4.2", ("side", "yards", "line")),
    EventKind("run-out", "FAR-4.3", ("side", "yards")),
    EventKind("onside", "FAR-4.4", ("side",)),
    EventKind("onside-kept", "FAR-4.4", ("side", "yards", "line")),
    EventKind("onside-lost", "FAR-4.4", ("side", "yards", "line")),
    # 5 Play
    EventKind("revealed", "FAR-5.1", ("side", "attack", "guard")),
    EventKind("offence-rolled", "FAR-5.2", ("side", "yards", "die")),
    EventKind("defence-rolled", "FAR-5.3", ("side", "yards", "die")),
    # 6 Clock die, turnovers, returns
    EventKind("clock-rolled", "FAR-6.1", ("face",)),
    EventKind("t-rolled", "FAR-6.2", ("face",)),
    EventKind("turnover", "FAR-6.3", ("side", "yards", "die")),
    EventKind("turnover-touchback", "FAR-6.3a", ("side",)),
    EventKind("turnover-touchdown", "FAR-6.3b", ("side",)),
    EventKind("returned", "FAR-6.4", ("side", "yards")),
    EventKind("return-flag", "FAR-6.5"),
    EventKind("return-touchdown", "FAR-6.6", ("side",)),
    EventKind("penalty-moot", "FAR-6.5", ("penalty",)),  # after a return touchdown
    # 7 Breakaway
    EventKind("breakaway", "FAR-7.1", ("side", "yards", "die")),
    EventKind("stopped", "FAR-7.1", ("side", "yards")),
    EventKind("broken-tackle", "FAR-7.2", ("side", "yards", "die")),
    # 8 Long Bomb
    EventKind("bomb", "FAR-8.1", ("side",)),
    EventKind("bomb-rolled", "FAR-8.2", ("green", "kick", "yellow")),
    EventKind("bomb-incomplete", "FAR-8.3", ("side",)),
    EventKind("intercepted", "FAR-8.3", ("side", "yards")),
    EventKind("intercepted-touchback", "FAR-8.3b", ("side",)),
    # 9 Punt
    EventKind("punt", "FAR-9.1", ("side",)),
    EventKind("block-rolled", "FAR-9.1", ("side", "flags")),
    EventKind("punt-blocked", "FAR-9.2", ("side",)),
    EventKind("block-lost", "FAR-9.2", ("side", "yards", "line")),
    EventKind("block-recovered", "FAR-9.2", ("side",)),
    EventKind("block-flag", "FAR-9.2", ("side",)),
    EventKind("punted", "FAR-9.4", ("side", "yards")),
    EventKind("punt-touchback", "FAR-9.5", ("side",)),
    EventKind("fair-catch", "FAR-9.6", ("side", "yards", "line")),
    # 10 Penalties
    EventKind("flag", "FAR-10.1", ("side",)),
    EventKind("penalty", "FAR-10.1", ("penalty",)),
    EventKind("accepted", "FAR-10.2", ("side", "penalty")),
    EventKind("moved-up", "FAR-10.2", ("side", "yards", "line")),
    EventKind("moved-back", "FAR-10.2", ("side", "yards", "line")),
    EventKind("declined", "FAR-10.3", ("side", "penalty")),
    EventKind("penalty-first-down", "FAR-10.2b", ("side", "yards", "line")),
    EventKind("down-repeated", "FAR-10.2", ("side", "down")),
    EventKind("penalty-ignored", "FAR-10.5", ("penalty",)),
    EventKind("half-to-goal", "FAR-10.6", ("side", "yards", "line")),
    EventKind("penalty-safety", "FAR-10.7", ("side",)),
    EventKind("half-to-own-goal", "FAR-10.7", ("side", "yards", "line")),
    # 11 Passes in the red zone
    EventKind("overthrown", "FAR-11.1", ("side", "yards")),
    # 12 Field goal
    EventKind("field-goal", "FAR-12.1", ("side", "yards")),
    EventKind("field-goal-good", "FAR-12.1", ("side", "yards", "points")),
    EventKind("field-goal-again", "FAR-12.2", ("side",)),
    EventKind("field-goal-blocked", "FAR-12.3", ("side",)),
    EventKind("field-goal-missed", "FAR-12.4", ("side", "yards")),
    # 13 Touchdown and try
    EventKind("touchdown", "FAR-13.1", ("side", "points")),
    EventKind("try-kick-good", "FAR-13.2", ("side", "points")),
    EventKind("try-kick-failed", "FAR-13.2", ("side", "points")),
    EventKind("two-good", "FAR-13.3", ("side", "points")),
    EventKind("two-failed", "FAR-13.3", ("side", "points")),
    EventKind("try-repeated", "FAR-13.3", ("side", "yards")),
    # 14 Safety
    EventKind("safety", "FAR-14.1", ("side", "points")),
    EventKind("free-kick", "FAR-14.2", ("side", "yards", "line")),
    # 15 Hail Mary
    EventKind("hail-mary", "FAR-15.1", ("side",)),
    EventKind("hail-mary-caught", "FAR-15.2", ("side",)),
    EventKind("hail-mary-failed", "FAR-15.2", ("side",)),
    # 16 Clock
    EventKind("run-off", "FAR-16.1", ("side",)),
    EventKind("ticked", "FAR-6.1", ("space", "left")),
    EventKind("timeout", "FAR-16.2", ("side", "left")),
    # 17 Halves
    EventKind("half-over", "FAR-17.1", ("home", "away")),
    EventKind("second-half", "FAR-17.2", ("side",)),
    EventKind("match-over", "FAR-17.3", ("side", "home", "away")),
    # 18 Overtime
    EventKind("drawn", "FAR-18.1", ("side", "overtime")),
    EventKind("overtime-over", "FAR-18.1", ("overtime",)),
    # 20 Options
    EventKind("draw", "FAR-20.2", ("home", "away")),
    EventKind("last-draw", "FAR-20.7", ("home", "away")),
    EventKind("onside-without-t", "FAR-20.3", ("side", "yards", "line")),
)
