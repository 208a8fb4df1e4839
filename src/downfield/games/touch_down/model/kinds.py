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
