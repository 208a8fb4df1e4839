# mypyc: compiled
"""The numbers by which the rules call dice, questions, events and windows. Names and texts stand elsewhere."""

from typing import Final

HOME: Final = 0
AWAY: Final = 1

# Roles of a seat [FAR-19.1]
OFFENCE: Final = 0
DEFENCE: Final = 1

# What comes next
TOSS: Final = 0
KICKOFF: Final = 1
PLAY: Final = 2
TRY: Final = 3
FREEKICK: Final = 4
FINISHED: Final = 5

# Colours, and the offence die of each
RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
NO_DIE: Final = -1

# The other dice: a defence die is its colour plus GUARD
GUARD: Final = 3
KICK: Final = 6
CLOCK: Final = 7
PENALTY: Final = 8
COIN: Final = 9

# Faces of the clock die
BLANK: Final = 0
TICK: Final = 1
T: Final = 2

# Faces of the penalty die
O5: Final = 0
O10: Final = 1
O15: Final = 2
D5A: Final = 3
D5: Final = 4
D15: Final = 5

# Questions
Q_CALL: Final = 1
Q_RECEIVE: Final = 2
Q_KICKOFF: Final = 3
Q_RETURN: Final = 4
Q_DECLARE: Final = 5
Q_DICE: Final = 6
Q_BOMB: Final = 7
Q_AGAIN: Final = 8
Q_PENALTY: Final = 9
Q_BLOCK_PUNT: Final = 10
Q_PUNT: Final = 11
Q_CATCH: Final = 12
Q_BLOCK_KICK: Final = 13
Q_TRY: Final = 14
Q_RUN_OFF: Final = 15
Q_TIMEOUT: Final = 16

# Windows
W_RUN_OFF: Final = 0
W_TIMEOUT: Final = 1

# What an offence declares [FAR-5.4]; a Long Bomb is declared later
UNDECLARED: Final = -1
ORDINARY: Final = 0
PUNT: Final = 1
FIELD_GOAL: Final = 2
HAIL_MARY: Final = 3
LONG_BOMB: Final = 4

# What became of a Long Bomb [FAR-8.3]
COMPLETE: Final = 0
INCOMPLETE: Final = 1
INTERCEPTED: Final = 2

# Events, in the order of `EVENTS` in notation/events
E_CALLED: Final = 0
E_TOSSED: Final = 1
E_RECEIVES: Final = 2
E_GAINED: Final = 3
E_FIRST_DOWN: Final = 4
E_DOWNS_LOST: Final = 5
E_KICKED_OFF: Final = 6
E_TOUCHBACK: Final = 7
E_RUN_OUT: Final = 8
E_ONSIDE: Final = 9
E_ONSIDE_KEPT: Final = 10
E_ONSIDE_LOST: Final = 11
E_REVEALED: Final = 12
E_OFFENCE_ROLLED: Final = 13
E_DEFENCE_ROLLED: Final = 14
E_CLOCK_ROLLED: Final = 15
E_T_ROLLED: Final = 16
E_TURNOVER: Final = 17
E_TURNOVER_TOUCHBACK: Final = 18
E_TURNOVER_TOUCHDOWN: Final = 19
E_RETURNED: Final = 20
E_RETURN_FLAG: Final = 21
E_RETURN_TOUCHDOWN: Final = 22
E_BREAKAWAY: Final = 23
E_STOPPED: Final = 24
E_BROKEN_TACKLE: Final = 25
E_BOMB: Final = 26
E_BOMB_ROLLED: Final = 27
E_BOMB_INCOMPLETE: Final = 28
E_INTERCEPTED: Final = 29
E_INTERCEPTED_TOUCHBACK: Final = 30
E_PUNT: Final = 31
E_BLOCK_ROLLED: Final = 32
E_PUNT_BLOCKED: Final = 33
E_BLOCK_LOST: Final = 34
E_BLOCK_RECOVERED: Final = 35
E_PUNTED: Final = 36
E_PUNT_TOUCHBACK: Final = 37
E_FAIR_CATCH: Final = 38
E_FLAG: Final = 39
E_PENALTY: Final = 40
E_ACCEPTED: Final = 41
E_DECLINED: Final = 42
E_PENALTY_FIRST_DOWN: Final = 43
E_DOWN_REPEATED: Final = 44
E_PENALTY_IGNORED: Final = 45
E_HALF_TO_GOAL: Final = 46
E_PENALTY_SAFETY: Final = 47
E_HALF_TO_OWN_GOAL: Final = 48
E_OVERTHROWN: Final = 49
E_FIELD_GOAL: Final = 50
E_FIELD_GOAL_GOOD: Final = 51
E_FIELD_GOAL_AGAIN: Final = 52
E_FIELD_GOAL_BLOCKED: Final = 53
E_FIELD_GOAL_MISSED: Final = 54
E_TOUCHDOWN: Final = 55
E_TRY_KICK_GOOD: Final = 56
E_TRY_KICK_FAILED: Final = 57
E_TWO_GOOD: Final = 58
E_TWO_FAILED: Final = 59
E_TRY_REPEATED: Final = 60
E_SAFETY: Final = 61
E_FREE_KICK: Final = 62
E_HAIL_MARY: Final = 63
E_HAIL_MARY_CAUGHT: Final = 64
E_HAIL_MARY_FAILED: Final = 65
E_RUN_OFF: Final = 66
E_TICKED: Final = 67
E_TIMEOUT: Final = 68
E_HALF_OVER: Final = 69
E_SECOND_HALF: Final = 70
E_MATCH_OVER: Final = 71
E_DRAWN: Final = 72
E_OVERTIME_OVER: Final = 73
E_DRAW: Final = 74
E_LAST_DRAW: Final = 75
E_ONSIDE_WITHOUT_T: Final = 76
E_PENALTY_MOOT: Final = 77
E_LOST: Final = 78
E_MOVED_UP: Final = 79
E_MOVED_BACK: Final = 80
E_BLOCK_FLAG: Final = 81
