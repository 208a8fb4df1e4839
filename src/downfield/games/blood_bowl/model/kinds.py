# mypyc: compiled
"""The numbers by which the rules call status, actions, tests, dice, questions and facts. Names stand elsewhere."""

from typing import Final

# What comes next
PRE_GAME: Final = 0
DRIVE: Final = 1  # a drive begins with its set-up
TURN: Final = 2  # a team turn begins
FINISHED: Final = 3

# Where a player is [BB-3.1]
STANDING: Final = 0
PRONE: Final = 1
STUNNED: Final = 2
RESERVES: Final = 3
KNOCKED_OUT: Final = 4
CASUALTY: Final = 5
SENT_OFF: Final = 6
ABSENT: Final = 7  # a slot that nobody fills

# What is true of a player, as bits
ACTIVATED: Final = 1  # in this turn [BB-8.2]
NO_ZONE: Final = 2  # standing, but without a tackle zone [BB-3.4]
LONG_STUNNED: Final = 4  # stunned before this turn began: turns over at its end [BB-3.6]
DODGED: Final = 8  # the Dodge skill has re-rolled in this turn [BB-9.13]
SURE_FOOTED: Final = 16  # so has Sure Feet
PROED: Final = 32  # Pro was tried in this activation [BB-2.18]
FAINTED: Final = 64  # misses the next drive [BB-16.2]
IRON: Final = 128  # Iron Man, to the end of the match [BB-7.9]
BLESSED: Final = 256  # a Blessed Statue, to the end of the match [BB-7.13]
OPEN: Final = 512  # was open when the kick-off event was rolled [BB-6.19]
SAWED: Final = 1024  # the chainsaw was used in this turn [BB-15.3]
BROKE: Final = 2048  # Break Tackle was used in this activation [BB-18.S3]
ROOTED: Final = 1 << 16  # until the drive ends or he goes down [BB-18.T24]
FIELDED: Final = 1 << 17  # has taken part in this drive with a secret weapon [BB-18.T19]
REELING: Final = 1 << 18  # has just gone down with a ball and chain, which is about to hurt him [BB-15.10]
THIRSTY: Final = 1 << 20  # failed Bloodlust and has not fed yet [BB-18.T32]
FED: Final = 1 << 21  # has fed, and moves no more in this activation
FROG: Final = 1 << 22  # to the end of the drive [BB-19.7]
FOR_AN_ACTIVATION: Final = PROED | BROKE | FED
FOR_A_TURN: Final = ACTIVATED | DODGED | SURE_FOOTED | PROED | SAWED | BROKE | FED

# Actions [BB-8.8]; each is offered as this plus sixteen times the player's place in his team, counted from 1
MOVE: Final = 0
BLOCK_ACTION: Final = 1
BLITZ: Final = 2
PASS_ACTION: Final = 3
HAND_OFF: Final = 4
FOUL: Final = 5
THROW_MATE: Final = 6
STAB_ACTION: Final = 7
SAW_ACTION: Final = 8
VOMIT_ACTION: Final = 9
FIRE_ACTION: Final = 10
LAST_BLOW: Final = FIRE_ACTION  # of those that take the place of a block, from the stab on [BB-15.1]
GAZE: Final = 11
BOMB_ACTION: Final = 12
KICK_MATE: Final = 13
CHAIN_ACTION: Final = 14  # the only one of who swings a ball and chain [BB-15.10]
BLOCK_TWO: Final = 15  # [BB-15.12]
ACTIONS: Final = 16
END_TURN: Final = 0

# What a team has used up in its turn [BB-8.5], as bits
USED_BLITZ: Final = 1
USED_PASS: Final = 2  # or Throw Team-mate
USED_HAND_OFF: Final = 4
USED_FOUL: Final = 8
USED_KICK: Final = 32  # Kick Team-mate [BB-13.18]
USED_BOMB: Final = 64
DUMPING: Final = 16  # a pass out of turn is under way: nobody has team re-rolls [BB-2.12]

# Answers within an activation: 0 ends it, a square is a step there
STOP: Final = 0
THROW_NOW: Final = 1  # pass; then the target is named
HAIL_MARY: Final = 2  # the same, with a Hail Mary Pass [BB-12.13]
JUMP: Final = 512  # plus the square
AT: Final = 1024  # plus the player who is blocked, fouled, handed the ball or picked up to be thrown
STAB_AT: Final = 1088
SAW_AT: Final = 1152
VOMIT_AT: Final = 1216
FIRE_AT: Final = 1280
LEAVE: Final = 1536  # plus the square: a step there that leaves the ball behind [BB-18.P5]

# Tests, in the order of the names in the pack
T_RUSH: Final = 0
T_DODGE: Final = 1
T_JUMP: Final = 2
T_PICK_UP: Final = 3
T_CATCH: Final = 4
T_PASS: Final = 5
T_INTERFERE: Final = 6
T_STAND_UP: Final = 7
T_LAND: Final = 8
T_THROW: Final = 9
T_TRAIT: Final = 10  # Bone Head and its like
T_SAW: Final = 11
T_HUNGRY: Final = 12
T_EAT: Final = 13
T_TRAP: Final = 14  # a trapdoor underfoot [BB-7.6]
T_JUMP_UP: Final = 15  # to block from the ground [BB-18.A6]
T_REVOLT: Final = 16  # Foul Appearance [BB-18.M5]
T_DAUNTLESS: Final = 17
T_SHADOW: Final = 18
T_ANIMOSITY: Final = 19
T_TENTACLES: Final = 20
T_GAZE: Final = 21
T_VOMIT: Final = 22
T_FIRE: Final = 23  # [BB-15.5]
T_KICK: Final = 24  # a team-mate [BB-13.18]
T_BOMB: Final = 25  # to catch one [BB-15.9]
TESTS: Final = 26

# Weather, by the order of its rows [BB-16.1]
SWELTERING: Final = 0
VERY_SUNNY: Final = 1
PERFECT: Final = 2
RAIN: Final = 3
BLIZZARD: Final = 4

# Ranges [BB-1.13]
QUICK: Final = 0
SHORT: Final = 1
LONG: Final = 2
BOMB: Final = 3
OUT_OF_RANGE: Final = 4

# Faces of the block die [BB-0.4]
PLAYER_DOWN: Final = 0
BOTH_DOWN: Final = 1
PUSH_BACK: Final = 2  # and 3
STUMBLE: Final = 4
POW: Final = 5

# How a ball comes to a catcher [BB-12.21]
ACCURATE_PASS: Final = 0
DEFLECTED: Final = 1
BOUNCED: Final = 2
THROWN_IN: Final = 3
SCATTERED: Final = 4
HANDED: Final = 5
KICKED: Final = 6

# Whether the ball must still come to rest
AT_REST: Final = 0
LOOSE: Final = 1  # it bounces from its square
INTO_CROWD: Final = 2  # it is thrown in from its square
LAID_DOWN: Final = 3  # plus the slot of who lays it into a square next to it [BB-18.A8]

# Why a turn was lost [BB-8.10]
NO_TURNOVER: Final = 0
FELL: Final = 1
KNOCKED: Final = 2
DROPPED: Final = 3  # its carrier was placed prone or left the pitch
NO_PICK_UP: Final = 4
FUMBLED: Final = 5
LOST_PASS: Final = 6
BAD_LANDING: Final = 7
DISMISSED: Final = 8
LANDED_ON_MATE: Final = 9
KICK_BACK: Final = 10
UNFED: Final = 11
BLOWN_UP: Final = 12  # by his own bomb [BB-15.8]

# What armour and injury made of a player
HELD: Final = 0
STUN: Final = 1
KO: Final = 2
BADLY_HURT: Final = 3  # without a casualty roll [BB-11.4]
HURT: Final = 4
ARMOUR_DOUBLE: Final = 8  # added, for fouls [BB-14.5]
INJURY_DOUBLE: Final = 16

# Dice [BB-0.4]; a die of three is a request of its own [BB-2.7]
D_THREE: Final = 0
D_SIX: Final = 1
D_EIGHT: Final = 2
D_SIXTEEN: Final = 3
D_BLOCK: Final = 4
D_WATCH: Final = 5  # tells seconds [BB-8.14]
WATCH: Final = 600  # the most that it tells; whoever leaves the table for longer has stopped it
USUAL: Final = 5  # what it tells where nobody looks
