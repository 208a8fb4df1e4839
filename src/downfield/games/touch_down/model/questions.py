# mypyc: compiled
"""The numbers of the questions, in the order of notation/questions. Written by tools/declared.py."""

from typing import Final

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
