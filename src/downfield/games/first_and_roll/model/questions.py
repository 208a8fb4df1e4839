# mypyc: compiled
"""The numbers of the questions, in the order of notation/questions. Written by tools/declared.py."""

from typing import Final

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
