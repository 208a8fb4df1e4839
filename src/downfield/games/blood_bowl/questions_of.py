# mypyc: compiled
"""The numbers of the questions, in the order of `questions.QUESTIONS`."""

from typing import Final

Q_KICK_OR_RECEIVE: Final = 1
Q_SET_UP: Final = 2
Q_PLACE: Final = 3
Q_KICK: Final = 4
Q_HALVE: Final = 5
Q_TOUCHBACK: Final = 6
Q_SOLID: Final = 7
Q_HIGH_KICK: Final = 8
Q_SNAP: Final = 9
Q_SNAP_TO: Final = 10
Q_CHARGE: Final = 11
Q_PRAYER: Final = 12
Q_TURN: Final = 13
Q_TARGET: Final = 14
Q_STEP: Final = 15
Q_AIM: Final = 16
Q_REROLL: Final = 17
Q_LONER: Final = 18
Q_DIVE: Final = 19
Q_BLOCK_DICE: Final = 20
Q_PICK: Final = 21
Q_WRESTLE: Final = 22
Q_SIDE_STUMBLE: Final = 23
Q_STAND_FIRM: Final = 24
Q_SIDESTEP: Final = 25
Q_PUSH: Final = 26
Q_FOLLOW: Final = 27
Q_HARDER: Final = 28
Q_DOCTOR: Final = 29
Q_SECOND: Final = 30
Q_INTERFERE: Final = 31
Q_BURST: Final = 32
Q_DIVING_CATCH: Final = 33
Q_DUMP_OFF: Final = 34
Q_THROW_AT: Final = 35
Q_SWOOP: Final = 36
Q_ARGUE: Final = 37
Q_SAW: Final = 38
Q_CONCEDE: Final = 39
