# mypyc: compiled
"""The numbers by which the rules call roles, phases, questions, dice, events and windows. Names stand elsewhere."""

from typing import Final

HOME: Final = 0
AWAY: Final = 1

# Roles [CAL-3.2]
P: Final = 0
D: Final = 1
C: Final = 2
A: Final = 3
T: Final = 4

# Zones of the board [CAL-2.4]
WING: Final = 0
HOME_THIRD: Final = 1
MIDFIELD: Final = 2
AWAY_THIRD: Final = 3
HOME_GOAL: Final = 4
AWAY_GOAL: Final = 5
OUTSIDE: Final = 6

# What comes next
CALLUP: Final = 0
TOSS: Final = 1
KICKOFF: Final = 2
MOVEMENT: Final = 3
RELAUNCH: Final = 4
FREEKICK: Final = 5
PENALTY: Final = 6
LINEUP: Final = 7
SHOOTOUT: Final = 8
FINISHED: Final = 9

# Where a figure of the squad is; four times its yellow markers are added
ABSENT: Final = 0  # not called up
BENCH: Final = 1
FIELDED: Final = 2
GONE: Final = 3  # went off or was sent off, and does not return
YELLOW: Final = 4

# On a figure on the pitch [CAL-12.3]
GROUNDED: Final = 1
FELL: Final = 2  # grounded in this phase; it counts from the next on

# What a card does
V_DOUBLE: Final = 0
V_SPRINT: Final = 1
V_CARRIER: Final = 2
V_CHALLENGER: Final = 3
V_SAVE: Final = 4
V_REACH: Final = 5
V_FOUL: Final = 6
V_CANCEL: Final = 7
V_ONE_DIE: Final = 8
V_TWICE: Final = 9

# Windows: the phases in which cards are played [CAL-11.3]
IN_MOVEMENT: Final = 0
IN_CONTRAST: Final = 1
IN_SHOT: Final = 2
AIM: Final = 32  # in an answer of a window: the kind of card plus one, times this, plus its target

# How points may be spent
FREELY: Final = 0
KICK_FIRST: Final = 1  # a kick-off: a pass before anything else [CAL-10.2]
FREE_KICK: Final = 2  # a pass or a shot before anything else [CAL-14.9]
NO_SHOT: Final = 3  # relaunch, and after a free kick that was passed

# Answers when points are spent
END: Final = 0
STEP: Final = 1  # plus four times the slot, plus the way
PASS_TO: Final = 40  # plus the slot
SHOOT: Final = 50  # plus the goal square from the left

# How spending ends
ENDED: Final = 0
SHOT: Final = 1

# How a contrast ends
KEPT: Final = 0
WON: Final = 1
FOUL: Final = 2

# Dice
D_SIX: Final = 0
D_SIGN: Final = 1
D_CARD: Final = 2
D_LOT: Final = 3
D_WATCH: Final = 4
WATCH: Final = 600  # seconds that a watch can tell; whoever leaves the table for longer has stopped it
