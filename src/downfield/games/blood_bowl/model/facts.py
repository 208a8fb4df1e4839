# mypyc: compiled
"""The numbers of the facts that the rules tell, in the order of `events.EVENTS`."""

from typing import Final

# 5 Before the match
E_FANS: Final = 0
E_WEATHER: Final = 1
E_TOSSED: Final = 2
E_TOSS_TIED: Final = 3
E_RECEIVES: Final = 4
# 6 Start of a drive
E_SET_UP: Final = 5
E_KICKED: Final = 6
E_TOUCHBACK: Final = 7
E_EVENT: Final = 8
E_BRIBE_WON: Final = 9
E_TIME_OUT: Final = 10
E_COACHED: Final = 11
E_BLITZ_OVER: Final = 12
E_REF_STUNNED: Final = 13
E_REF_SENT_OFF: Final = 14
E_INVADED: Final = 15
# 7 Prayers
E_PRAYER: Final = 16
E_TOUCHED: Final = 17
E_TRAPDOOR: Final = 18
# 8 Turns
E_TURN: Final = 19
E_ACTIVATED: Final = 20
E_TURNOVER: Final = 21
# 2 and 9 Tests and movement
E_PASSED: Final = 22
E_FAILED: Final = 23
E_REROLLED: Final = 24
E_LONER: Final = 25
E_PRO_FAILED: Final = 26
E_STOOD_UP: Final = 27
E_FELL: Final = 28
E_KNOCKED_DOWN: Final = 29
E_PLACED_PRONE: Final = 30
E_DIVED: Final = 31
E_CONFUSED: Final = 32
E_PICKED_UP: Final = 33
# 10 Blocks
E_BLOCKED: Final = 34
E_RESULT: Final = 35
E_PUSHED: Final = 36
E_CROWD: Final = 37
E_STOOD_FIRM: Final = 38
E_FOLLOWED_UP: Final = 39
# 11 Injuries
E_ARMOUR_HELD: Final = 40
E_STUNNED: Final = 41
E_KNOCKED_OUT: Final = 42
E_BADLY_HURT: Final = 43
E_CASUALTY: Final = 44
E_HEALED: Final = 45
E_REGENERATED: Final = 46
E_RECOVERED: Final = 47
E_RAISED: Final = 48
# 12 The ball
E_CAUGHT: Final = 49
E_DROPPED: Final = 50
E_BOUNCED: Final = 51
E_THROWN_IN: Final = 52
E_THREW: Final = 53
E_KEPT: Final = 54
E_DEFLECTED: Final = 55
E_INTERCEPTED: Final = 56
E_HANDED: Final = 57
# 13 Throw Team-mate
E_THREW_MATE: Final = 58
E_LANDED: Final = 59
E_CRASHED: Final = 60
E_EATEN: Final = 61
# 14 and 15 Foul and special actions
E_FOULED: Final = 62
E_SENT_OFF: Final = 63
E_ARGUED: Final = 64
E_BRIBED: Final = 65
E_STABBED: Final = 66
E_SAWED: Final = 67
# 16 and 17 Weather, score, halves
E_FAINTED: Final = 68
E_TOUCHDOWN: Final = 69
E_HALF_OVER: Final = 70
E_SUDDEN_DEATH: Final = 71
E_MATCH_OVER: Final = 72
E_DRAW: Final = 73
E_CONCEDED: Final = 74
E_POINTS: Final = 75
E_TIME_UP: Final = 76
# 18 Skills
E_REVOLTED: Final = 77
E_SHADOWED: Final = 78
E_FENDED: Final = 79
E_STRIPPED: Final = 80
E_SET_DOWN: Final = 81
# 1 and 6 Where the ball goes
E_STRAYED: Final = 82
E_GIVEN: Final = 83
# 18 Traits
E_RAGED: Final = 84
E_ROOTED: Final = 85
E_LASHED_OUT: Final = 86
E_HELD_FAST: Final = 87
E_GAZED: Final = 88
E_VOMITED: Final = 89
E_REFUSED: Final = 90
E_ROTTED: Final = 91
E_ON_THE_BALL: Final = 92
E_THIRSTY: Final = 93
E_BIT: Final = 94
E_STARVED: Final = 95
E_SWARMED: Final = 96
E_HELPED_UP: Final = 97
E_LEFT_LYING: Final = 98
# 19 Inducements
E_CONJURED: Final = 99
E_SKY_BACK: Final = 100
E_REGREW: Final = 101
E_COOKED: Final = 102
E_WATCHED: Final = 103
E_ROUSED: Final = 104
E_FIREBALL: Final = 105
E_BURNT: Final = 106
E_ZAPPED: Final = 107
E_ROOKIES: Final = 108
# 13, 15 and 18 Fire, bombs and kicks
E_BREATHED_FIRE: Final = 109
E_BOMB_THROWN: Final = 110
E_BOMB_STRAYED: Final = 111
E_BOMB_LOST: Final = 112
E_BOMB_KEPT: Final = 113
E_BOMB_CAUGHT: Final = 114
E_EXPLODED: Final = 115
E_KICKED_MATE: Final = 116
E_LEFT_BALL: Final = 117
# 15 and 18 Chains, tricks and other blocks
E_SWUNG: Final = 118
E_TRICKED: Final = 119
E_PILED: Final = 120
E_RAN_OFF: Final = 121
E_BOUGHT: Final = 122
E_STEPPED_IN: Final = 123
# 11 Injuries, told later than the rest
E_ARMOUR_BROKEN: Final = 124
