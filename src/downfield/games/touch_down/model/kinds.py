# mypyc: compiled
"""The numbers by which the rules call roles, actions, dice, questions and facts. Names and texts stand elsewhere."""

from typing import Final

HOME: Final = 0
AWAY: Final = 1

# Roles [TD-3.1]
A: Final = 0
AB: Final = 1
AE: Final = 2
AK: Final = 3
AQ: Final = 4
D: Final = 5
ROLES: Final = 6

# What comes next
TOSS: Final = 0
KICKOFF: Final = 1
DOWN: Final = 2
TRY: Final = 3
MOVE: Final = 4
FINISHED: Final = 5

# Kinds of action [TD-5.1]
NO_ACTION: Final = 0
KICK_OFF: Final = 1
ATTACK: Final = 2
PUNT: Final = 3
FIELD_GOAL: Final = 4
ONE_POINT: Final = 5
TWO_POINTS: Final = 6

# What is fielded [TD-3.4, TD-3.5]; RECEIVING is the attack formation anywhere on its part of the field
F_ATTACK: Final = 0
F_GOAL: Final = 1
F_DEFENCE: Final = 2
F_KICKING: Final = 3
F_RECEIVING: Final = 4

# Whether and why the ball is dead [TD-14.1]
LIVE: Final = 0
STOPPED: Final = 1  # on the spot where it is: beaten, grounded, tripped
INCOMPLETE: Final = 2  # back to the line of scrimmage
OUT: Final = 3  # the carrier has left the field
TOUCHDOWN: Final = 4
GOAL: Final = 5  # a field goal
TRY_OVER: Final = 6  # scored or failed
UNCLAIMED: Final = 7  # a free ball that nobody took
UNKICKED: Final = 8  # nobody at all to kick off
SAFETY: Final = 9  # by option

# Over which line a carrier left the field
WEST: Final = 1
EAST: Final = 2
END_LINE: Final = 3

# What is true of a counter on the field, as bits; the opponent whom it entangled stands above them
FALLEN: Final = 1
TANGLED: Final = 2  # may not move in its team's next phase [TD-10.7, TD-10.7a]
HELD: Final = 4  # may not move in this phase, for the same reason
MOVED: Final = 8  # has moved in this phase
BLITZED: Final = 16  # has moved before phase 6 [TD-19.7]
FRONT: Final = 32  # named for the defence line [TD-6.3]
PASSING: Final = 64  # steps through a team-mate and is not on the board itself [TD-8.4]
FOE: Final = 128  # times its slot plus one

# What is true of a player of the roster, as bits above its box 0 to 3
SPENT: Final = 8  # has used its blitz in this match
FIELDED: Final = 16

# Skills that a league gives [TD-19.6, TD-19.7], as bits
PASSER: Final = 1
HANDS: Final = 2
BLITZ: Final = 4

# Results of a contact [TD-10.4, TD-10.5]
R_ATTACK: Final = 0  # A: the player of the attack falls
R_DEFENCE: Final = 1  # D: the player of the defence falls
R_BOTH: Final = 2  # E: both fall
R_OVER: Final = 3  # T: the player entered upon falls, the mover may go on one step
R_TANGLED: Final = 4  # I: nobody falls

# Dice
D_TOSS: Final = 0
D_TIMING: Final = 1
D_PASS: Final = 2
D_CONTACT: Final = 3
D_TRIP: Final = 4
D_FUMBLE: Final = 5
D_KICK: Final = 6
D_INJURY: Final = 7

# Questions
Q_RECEIVE: Final = 1
Q_DECLARE: Final = 2
Q_TRY: Final = 3
Q_LINEUP: Final = 4
Q_FRONT: Final = 5
Q_ROW: Final = 6
Q_COLUMN: Final = 7
Q_CHANGE: Final = 8
Q_REPLY: Final = 9
Q_INITIATIVE: Final = 10
Q_SNAP: Final = 11
Q_BALL: Final = 12
Q_AIM_ROW: Final = 13
Q_AIM_COLUMN: Final = 14
Q_FIELD_ROW: Final = 15
Q_FIELD_COLUMN: Final = 16
Q_GOAL: Final = 17
Q_INTERCEPT: Final = 18
Q_SPILL: Final = 19
Q_BLITZ: Final = 20
Q_MOVE: Final = 21
Q_STEP: Final = 22
Q_EXTRA: Final = 23
Q_CHASE: Final = 24
Q_CHASE_STEP: Final = 25
Q_TIMEOUT: Final = 26

# Answers to Q_LINEUP: a formation by its number, FREE, or BRING plus a player
FREE: Final = 50
BRING: Final = 64

# Answers to Q_DECLARE
DECLARE_ATTACK: Final = 0
DECLARE_PUNT: Final = 1
DECLARE_GOAL: Final = 2

# Answers to Q_BALL: nothing, ground it, or THROW plus the slot of the receiver in his team
NOTHING: Final = 0
GROUND: Final = 1
THROW: Final = 2

# Windows
W_TIMEOUT: Final = 0
W_BLITZ: Final = 1
CALLED: Final = 1  # plus the side that calls a time-out

# Facts
E_TOSSED: Final = 0
E_TOSS_TIED: Final = 1
E_RECEIVES: Final = 2
E_DECLARED: Final = 3
E_BROUGHT_ON: Final = 4
E_LINED_UP: Final = 5
E_CHANGED: Final = 6
E_TIMING: Final = 7
E_INITIATIVE: Final = 8
E_CLOCK_OUT: Final = 9
E_SNAPPED: Final = 10
E_HANDED: Final = 11
E_NO_SNAP: Final = 12
E_SPILLED: Final = 13
E_THROWN: Final = 14
E_COMPLETED: Final = 15
E_CAUGHT: Final = 16
E_INCOMPLETE: Final = 17
E_INTERCEPTED: Final = 18
E_GROUNDED: Final = 19
E_TRIPPED: Final = 20
E_KEPT_FEET: Final = 21
E_PICKED_UP: Final = 22
E_CONTACT: Final = 23
E_FELL: Final = 24
E_BOTH_FELL: Final = 25
E_RAN_OVER: Final = 26
E_TANGLED: Final = 27
E_DOWNED: Final = 28
E_FUMBLED: Final = 29
E_SACK: Final = 30
E_KICKED: Final = 31
E_KICK_HELD: Final = 32
E_KICK_MOVED: Final = 33
E_GOAL_GOOD: Final = 34
E_GOAL_MISSED: Final = 35
E_POINT_GOOD: Final = 36
E_TRY_FAILED: Final = 37
E_TOUCHDOWN: Final = 38
E_TOUCHDOWN_PASS: Final = 39
E_TWO_GOOD: Final = 40
E_TRY_RETURNED: Final = 41
E_OUT: Final = 42
E_ROBBED_OUT: Final = 43
E_UNCLAIMED: Final = 44
E_LONG_ENOUGH: Final = 45
E_RAN: Final = 46
E_BLITZ: Final = 47
E_TIMEOUT: Final = 48
E_FIRST_DOWN: Final = 49
E_NEXT_DOWN: Final = 50
E_DOWNS_LOST: Final = 51
E_NEW_SERIES: Final = 52
E_TOUCHBACK: Final = 53
E_BROUGHT_OUT: Final = 54
E_SAFETY: Final = 55
E_INJURED: Final = 56
E_FIT_AGAIN: Final = 57
E_QUARTER_OVER: Final = 58
E_HALF_OVER: Final = 59
E_MATCH_OVER: Final = 60
E_DRAW: Final = 61
E_NO_KICKER: Final = 62
E_DEAD_BALL: Final = 63
E_KICK_WASTED: Final = 64
