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
Q_STEAL: Final = 1
Q_BUY: Final = 2
Q_TURNOVER: Final = 3
Q_REPEAT_ATTACKER: Final = 4
Q_REPEAT_DEFENDER: Final = 5
Q_FOURTH: Final = 6
Q_PLAY: Final = 7
Q_CARDS: Final = 8
Q_TOUCHDOWN: Final = 9
Q_TOSS: Final = 10
Q_CONCEDE: Final = 11

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

# Events, in the order of the rulebook; `EVENTS` in notation/events lists them in the same order.
E_FLIPPED: Final = 0
E_DRIVE: Final = 1
E_PLAY: Final = 2
E_REVEALED: Final = 3
E_TACKLED: Final = 4
E_COMPARED: Final = 5
E_GAINED: Final = 6
E_LOST: Final = 7
E_LOSS_IGNORED: Final = 8
E_FIRST_DOWN: Final = 9
E_GOAL_TO_GO: Final = 10
E_TOUCHDOWN: Final = 11
E_NEXT_DOWN: Final = 12
E_TAKEN: Final = 13
E_CONVERSION: Final = 14
E_CONVERTED: Final = 15
E_UNCONVERTED: Final = 16
E_FIELD_GOAL: Final = 17
E_GAMBLE: Final = 18
E_STOPPED: Final = 19
E_KICK_FREE: Final = 20
E_KICK: Final = 21
E_CALLED_RIGHT: Final = 22
E_CALLED_WRONG: Final = 23
E_MISSED: Final = 24
E_PUNT: Final = 25
E_SWAPPED: Final = 26
E_RESET: Final = 27
E_STAYED: Final = 28
E_WON: Final = 29
E_CONCEDED: Final = 30
E_OVERTIME: Final = 31
E_BANK_EMPTY: Final = 32
E_EARNED_NOTHING: Final = 33
E_GIVEN_BACK: Final = 34
E_EARNED_FIRST_DOWN: Final = 35
E_BOUGHT_FIRST_DOWN: Final = 36
E_SKIPPED: Final = 37
E_BOUGHT: Final = 38
E_REPEATED_ATTACKER: Final = 39
E_EARNED_TACKLE: Final = 40
E_STOLEN: Final = 41
E_REPEATED_DEFENDER: Final = 42
E_TURNOVER: Final = 43
E_MISSED_RESET: Final = 44
E_DRAWN: Final = 45
