# mypyc: compiled
"""Skills and traits as bits: sixty skills in one int, traits in a second one, in the order of the rulebook.

How to add a skill, from the least work to the most:

1. A re-roll, a number added to a die, or deafness to marking or rain is a line of `pack/skills.toml`: `rerolls`, `adds`
   and `deaf_to` name tests of `parts.TESTS`. Catch, Two Heads and Big Hand need nothing else.
2. A modifier that depends on the position stands in `dice/modifiers` with the others of its test, on armour in
   `harm/injury`, on strength in `block/assists`. `beside_with` finds a player with a skill next to a square, and costs
   nothing where nobody in the team has it.
3. A decision is an option of a question that is asked anyway: a failed or spoilt test (`roll.Test.judge`,
   `reroll.offer_again`), block dice (`BlockDice.offer_again`), each face (`Block`), a push (`ChainPush`), the follow-up
   (`PushBack.pushed`), a step away (`Step.land`), armour and injury (`Injury`), a ball that comes down or is dropped
   (`LooseBall`), interference (`Pass`), the declaration (`Declaration`).
4. A new kind of test is a number `T_...` in `kinds`, a name in `parts.TESTS`, and
   `g.call(Test(T_..., slot, target, plus))`.
5. An attack that replaces a block is a row of `special_attacks` and an arm of `SpecialAttack`.
6. Only a skill with a scene of its own (a bomb, a thrown team-mate) is a frame, with a line in `frames.make`.
"""

from typing import Final

# Agility
CATCH: Final = 1 << 0  # [BB-18.A1]
DIVING_CATCH: Final = 1 << 1  # [BB-18.A2]
DIVING_TACKLE: Final = 1 << 2  # [BB-18.A3]
DODGE: Final = 1 << 3  # [BB-18.A4]
DEFENSIVE: Final = 1 << 4  # [BB-18.A5]
JUMP_UP: Final = 1 << 5  # [BB-18.A6]
LEAP: Final = 1 << 6  # [BB-18.A7]
SAFE_PAIR_OF_HANDS: Final = 1 << 7  # [BB-18.A8]
SIDESTEP: Final = 1 << 8  # [BB-18.A9]
SNEAKY_GIT: Final = 1 << 9  # [BB-18.A10]
SPRINT: Final = 1 << 10  # [BB-18.A11]
SURE_FEET: Final = 1 << 11  # [BB-18.A12]

# General
BLOCK: Final = 1 << 12  # [BB-18.G1]
DAUNTLESS: Final = 1 << 13  # [BB-18.G2]
DIRTY_PLAYER: Final = 1 << 14  # [BB-18.G3]
FEND: Final = 1 << 15  # [BB-18.G4]
FRENZY: Final = 1 << 16  # [BB-18.G5]
KICK: Final = 1 << 17  # [BB-18.G6]
PRO: Final = 1 << 18  # [BB-18.G7]
SHADOWING: Final = 1 << 19  # [BB-18.G8]
STRIP_BALL: Final = 1 << 20  # [BB-18.G9]
SURE_HANDS: Final = 1 << 21  # [BB-18.G10]
TACKLE: Final = 1 << 22  # [BB-18.G11]
WRESTLE: Final = 1 << 23  # [BB-18.G12]

# Mutation
BIG_HAND: Final = 1 << 24  # [BB-18.M1]
CLAWS: Final = 1 << 25  # [BB-18.M2]
DISTURBING_PRESENCE: Final = 1 << 26  # [BB-18.M3]
EXTRA_ARMS: Final = 1 << 27  # [BB-18.M4]
FOUL_APPEARANCE: Final = 1 << 28  # [BB-18.M5]
HORNS: Final = 1 << 29  # [BB-18.M6]
IRON_HARD_SKIN: Final = 1 << 30  # [BB-18.M7]
MONSTROUS_MOUTH: Final = 1 << 31  # [BB-18.M8]
PREHENSILE_TAIL: Final = 1 << 32  # [BB-18.M9]
TENTACLES: Final = 1 << 33  # [BB-18.M10]
TWO_HEADS: Final = 1 << 34  # [BB-18.M11]
VERY_LONG_LEGS: Final = 1 << 35  # [BB-18.M12]

# Passing
ACCURATE: Final = 1 << 36  # [BB-18.P1]
CANNONEER: Final = 1 << 37  # [BB-18.P2]
CLOUD_BURSTER: Final = 1 << 38  # [BB-18.P3]
DUMP_OFF: Final = 1 << 39  # [BB-18.P4]
FUMBLEROOSKIE: Final = 1 << 40  # [BB-18.P5]
HAIL_MARY_PASS: Final = 1 << 41  # [BB-18.P6]
LEADER: Final = 1 << 42  # [BB-18.P7]
NERVES_OF_STEEL: Final = 1 << 43  # [BB-18.P8]
ON_THE_BALL: Final = 1 << 44  # [BB-18.P9]
PASS: Final = 1 << 45  # [BB-18.P10]
RUNNING_PASS: Final = 1 << 46  # [BB-18.P11]
SAFE_PASS: Final = 1 << 47  # [BB-18.P12]

# Strength
ARM_BAR: Final = 1 << 48  # [BB-18.S1]
BRAWLER: Final = 1 << 49  # [BB-18.S2]
BREAK_TACKLE: Final = 1 << 50  # [BB-18.S3]
GRAB: Final = 1 << 51  # [BB-18.S4]
GUARD: Final = 1 << 52  # [BB-18.S5]
JUGGERNAUT: Final = 1 << 53  # [BB-18.S6]
MIGHTY_BLOW: Final = 1 << 54  # [BB-18.S7]
MULTIPLE_BLOCK: Final = 1 << 55  # [BB-18.S8]
PILE_DRIVER: Final = 1 << 56  # [BB-18.S9]
STAND_FIRM: Final = 1 << 57  # [BB-18.S10]
STRONG_ARM: Final = 1 << 58  # [BB-18.S11]
THICK_SKULL: Final = 1 << 59  # [BB-18.S12]

# Trait [BB-18], bits of the second int
ANIMAL_SAVAGERY: Final = 1 << 0  # [BB-18.T1]
ANIMOSITY: Final = 1 << 1  # [BB-18.T2]
ALWAYS_HUNGRY: Final = 1 << 2  # [BB-18.T3]
BALL_AND_CHAIN: Final = 1 << 3  # [BB-18.T4]
BOMBARDIER: Final = 1 << 4  # [BB-18.T5]
BONE_HEAD: Final = 1 << 5  # [BB-18.T6]
CHAINSAW: Final = 1 << 6  # [BB-18.T7]
DECAY: Final = 1 << 7  # [BB-18.T8]
HYPNOTIC_GAZE: Final = 1 << 8  # [BB-18.T9]
KICK_TEAM_MATE: Final = 1 << 9  # [BB-18.T10]
LONER: Final = 1 << 10  # [BB-18.T11]
NO_HANDS: Final = 1 << 11  # [BB-18.T12]
PLAGUE_RIDDEN: Final = 1 << 12  # [BB-18.T13]
POGO_STICK: Final = 1 << 13  # [BB-18.T14]
PROJECTILE_VOMIT: Final = 1 << 14  # [BB-18.T15]
REALLY_STUPID: Final = 1 << 15  # [BB-18.T16]
REGENERATION: Final = 1 << 16  # [BB-18.T17]
RIGHT_STUFF: Final = 1 << 17  # [BB-18.T18]
SECRET_WEAPON: Final = 1 << 18  # [BB-18.T19]
STAB: Final = 1 << 19  # [BB-18.T20]
STUNTY: Final = 1 << 20  # [BB-18.T21]
SWARMING: Final = 1 << 21  # [BB-18.T22]
SWOOP: Final = 1 << 22  # [BB-18.T23]
TAKE_ROOT: Final = 1 << 23  # [BB-18.T24]
TITCHY: Final = 1 << 24  # [BB-18.T25]
TIMMM_BER: Final = 1 << 25  # [BB-18.T26]
THROW_TEAM_MATE: Final = 1 << 26  # [BB-18.T27]
UNCHANNELLED_FURY: Final = 1 << 27  # [BB-18.T28]
HIT_AND_RUN: Final = 1 << 28  # [BB-18.T29]
DRUNKARD: Final = 1 << 29  # [BB-18.T30]
PICK_ME_UP: Final = 1 << 30  # [BB-18.T31]
BLOODLUST: Final = 1 << 31  # [BB-18.T32]
MY_BALL: Final = 1 << 32  # [BB-18.T33]
TRICKSTER: Final = 1 << 33  # [BB-18.T34]
BREATHE_FIRE: Final = 1 << 34  # [BB-18.T35]
