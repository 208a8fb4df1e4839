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

# Questions
Q_LEAVE: Final = 1
Q_KEEPER: Final = 2
Q_FIGURE: Final = 3
Q_SQUARE: Final = 4
Q_LINEUP: Final = 5
Q_FIRST: Final = 6
Q_SECOND: Final = 7
Q_MOVE_CARD: Final = 8
Q_CONTRAST_CARD: Final = 9
Q_SHOT_CARD: Final = 10
Q_TRADE: Final = 11
Q_SPEND: Final = 12
Q_CHALLENGE: Final = 13
Q_SUBSTITUTE: Final = 14
Q_TAKER: Final = 15
Q_RELOCATE: Final = 16
Q_PLACE: Final = 17
Q_WALL: Final = 18
Q_WALL_MAN: Final = 19
Q_AWAY_FROM_BALL: Final = 20
Q_KICKER: Final = 21
Q_SPOT: Final = 22
Q_CLEAR: Final = 23
Q_TARGET: Final = 24
Q_NEW_KEEPER: Final = 25
Q_STAND_IN: Final = 26
Q_KEEPER_SQUARE: Final = 27
Q_SHOOTER: Final = 28

# Events, in the order of EVENTS in notation
E_CALLED_UP: Final = 0
E_LINED_UP: Final = 1
E_POSSESSION: Final = 2
E_TOSS_TIED: Final = 3
E_DEALT: Final = 4
E_KICK_OFF: Final = 5
E_CARD: Final = 6
E_SPRINT: Final = 7
E_ROLLED: Final = 8
E_TRADED: Final = 9
E_DREW: Final = 10
E_DREW_KNOWN: Final = 11
E_POINTS: Final = 12
E_SIGN: Final = 13
E_PASSED: Final = 14
E_PASSED_ON: Final = 15
E_NO_RELEASE: Final = 16
E_SHOT: Final = 17
E_TIED: Final = 18
E_GOAL: Final = 19
E_SAVED: Final = 20
E_CHALLENGED: Final = 21
E_BALL_WON: Final = 22
E_BALL_KEPT: Final = 23
E_GROUNDED: Final = 24
E_FOUL: Final = 25
E_FREE_KICK: Final = 26
E_PENALTY: Final = 27
E_CAUTIONED: Final = 28
E_SENT_OFF: Final = 29
E_NEW_KEEPER: Final = 30
E_STAND_IN: Final = 31
E_SUBSTITUTED: Final = 32
E_TAKER: Final = 33
E_RELOCATED: Final = 34
E_WALL: Final = 35
E_NO_WALL: Final = 36
E_KICKER: Final = 37
E_FORFEIT: Final = 38
E_TIME_UP: Final = 39
E_ENOUGH_GOALS: Final = 40
E_SAFETY_STOP: Final = 41
E_SHOOTOUT: Final = 42
E_KICK_GOOD: Final = 43
E_KICK_SAVED: Final = 44
E_WON: Final = 45
E_DRAW: Final = 46
E_SHOOTOUT_WON: Final = 47

# The same facts where another rule brings them about
E_ROLLED_IN_CONTRAST: Final = 48
E_ROLLED_IN_SHOT: Final = 49
E_TIED_IN_CONTRAST: Final = 50
E_DEALT_ONE: Final = 51
E_ROLLED_IN_SHOOTOUT: Final = 52

# What a duel was about
E_TOTAL_SHOT: Final = 53
E_TOTAL_SAVE: Final = 54
E_TOTAL_IN_CONTRAST: Final = 55
E_TOTAL_IN_SHOOTOUT: Final = 56
E_KICK: Final = 57
