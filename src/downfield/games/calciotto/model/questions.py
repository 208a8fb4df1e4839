# mypyc: compiled
"""The numbers of the questions, in the order of notation/questions. Written by tools/declared.py."""

from typing import Final

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
Q_RETREAT: Final = 20
Q_KICKER: Final = 21
Q_SPOT: Final = 22
Q_CLEAR: Final = 23
Q_TARGET: Final = 24
Q_NEW_KEEPER: Final = 25
Q_STAND_IN: Final = 26
Q_KEEPER_SQUARE: Final = 27
Q_SHOOTER: Final = 28
