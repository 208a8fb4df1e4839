# mypyc: compiled
"""The numbers of the questions, in the order of notation/questions. Written by tools/declared.py."""

from typing import Final

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
