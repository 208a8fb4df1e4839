# mypyc: compiled
"""The small numbers that the rules speak in: moments, questions, answers, ways a down can end, events."""

from typing import Final

ROOM: Final = 9  # the largest choice: three options and six defence cards, sealed
OPTIONS: Final = 3  # options of a play
COIN: Final = 0  # the only die

# The moments that a position can describe.
FLIP: Final = 0  # before the coin that makes one of them player 1
BETWEEN: Final = 1  # between drives
DOWN: Final = 2  # before the first choice of a down
TOUCHDOWN: Final = 3  # all yards are won
CONVERSION: Final = 4  # before the first choice of a conversion

# Questions. The first five are the windows after a comparison, in their order [FFD-10.6].
NONE: Final = 0

# Answers.
GAMBLE: Final = 0
KICK: Final = 1
PUNT: Final = 2
TAKE: Final = 0
CONVERT: Final = 1
HEADS: Final = 0
TAILS: Final = 1
PAY: Final = 2
PLAY_ON: Final = 0
CONCEDE: Final = 1

# How a down ends: the drive goes on, or it is over in one of these ways.
GOES_ON: Final = 0
PUNTED: Final = 1
SCORED: Final = 2  # a touchdown
KICKED: Final = 3  # a good field goal
MISSED: Final = 4
STOPPED: Final = 5  # a failed gamble
TURNED_OVER: Final = 6
HELD: Final = 7  # a conversion that failed
