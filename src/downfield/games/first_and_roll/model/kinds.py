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
