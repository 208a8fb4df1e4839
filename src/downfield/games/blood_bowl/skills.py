# mypyc: compiled
"""Skills and traits as bits: sixty skills in one int, traits in a second one, in the order of the rulebook.

How a skill is added, from the least to the most:

1. What it re-rolls, adds to a die, or does not hear of (marking, rain) is a line of `pack/skills.toml`: `rerolls`,
   `adds`, `deaf_to` name tests of `pack.TESTS`. Nothing else is needed; Catch, Two Heads and Big Hand are such skills.
2. A modifier that depends on the position stands in `modifiers` beside the others of its test, on armour in
   `hurt.extra_of`, on strength in `assists`. `modifiers.beside_with` finds who has a skill next to a square, and costs
   nothing where nobody in the team has it.
3. What it lets a coach decide is an option of the question that its procedure asks anyhow. The windows are: a failed or
   spoilt test (`roll.Test.judge`, `reroll.offer_again`), block dice (`pool.BlockDice.offer_again`), each face
   (`block.Block`), a push (`push.Push`), the follow-up (`shove.Shove.pushed`), a step away (`steps.Step.land`), armour
   and injury (`hurt.Hurt`), a ball that comes down or is dropped (`loose.Loose`), interference (`passes.Pass`), the
   declaration (`ready.Ready`).
4. A test of its own is a new number `T_...` in `kinds`, its name in `pack.TESTS`, and
   `g.call(Test(T_..., slot, target, plus))`.
5. What takes the place of a block is a row of `blows`, and what it does an arm of `special.Blow`.
6. Only a skill that plays a scene of its own (a bomb, a thrown team-mate) is a frame; `frames.make` gets one line.
"""

from typing import Final

# Agility
CATCH: Final = 1 << 0
DIVING_CATCH: Final = 1 << 1
DIVING_TACKLE: Final = 1 << 2
DODGE: Final = 1 << 3
DEFENSIVE: Final = 1 << 4
JUMP_UP: Final = 1 << 5
LEAP: Final = 1 << 6
SAFE_PAIR_OF_HANDS: Final = 1 << 7
SIDESTEP: Final = 1 << 8
SNEAKY_GIT: Final = 1 << 9
SPRINT: Final = 1 << 10
SURE_FEET: Final = 1 << 11

# General
BLOCK: Final = 1 << 12
DAUNTLESS: Final = 1 << 13
DIRTY_PLAYER: Final = 1 << 14
FEND: Final = 1 << 15
FRENZY: Final = 1 << 16
KICK: Final = 1 << 17
PRO: Final = 1 << 18
SHADOWING: Final = 1 << 19
STRIP_BALL: Final = 1 << 20
SURE_HANDS: Final = 1 << 21
TACKLE: Final = 1 << 22
WRESTLE: Final = 1 << 23

# Mutation
BIG_HAND: Final = 1 << 24
CLAWS: Final = 1 << 25
DISTURBING_PRESENCE: Final = 1 << 26
EXTRA_ARMS: Final = 1 << 27
FOUL_APPEARANCE: Final = 1 << 28
HORNS: Final = 1 << 29
IRON_HARD_SKIN: Final = 1 << 30
MONSTROUS_MOUTH: Final = 1 << 31
PREHENSILE_TAIL: Final = 1 << 32
TENTACLES: Final = 1 << 33
TWO_HEADS: Final = 1 << 34
VERY_LONG_LEGS: Final = 1 << 35

# Passing
ACCURATE: Final = 1 << 36
CANNONEER: Final = 1 << 37
CLOUD_BURSTER: Final = 1 << 38
DUMP_OFF: Final = 1 << 39
FUMBLEROOSKIE: Final = 1 << 40
HAIL_MARY_PASS: Final = 1 << 41
LEADER: Final = 1 << 42
NERVES_OF_STEEL: Final = 1 << 43
ON_THE_BALL: Final = 1 << 44
PASS: Final = 1 << 45
RUNNING_PASS: Final = 1 << 46
SAFE_PASS: Final = 1 << 47

# Strength
ARM_BAR: Final = 1 << 48
BRAWLER: Final = 1 << 49
BREAK_TACKLE: Final = 1 << 50
GRAB: Final = 1 << 51
GUARD: Final = 1 << 52
JUGGERNAUT: Final = 1 << 53
MIGHTY_BLOW: Final = 1 << 54
MULTIPLE_BLOCK: Final = 1 << 55
PILE_DRIVER: Final = 1 << 56
STAND_FIRM: Final = 1 << 57
STRONG_ARM: Final = 1 << 58
THICK_SKULL: Final = 1 << 59

# Trait [BB-18], bits of the second int
ANIMAL_SAVAGERY: Final = 1 << 0
ANIMOSITY: Final = 1 << 1
ALWAYS_HUNGRY: Final = 1 << 2
BALL_AND_CHAIN: Final = 1 << 3
BOMBARDIER: Final = 1 << 4
BONE_HEAD: Final = 1 << 5
CHAINSAW: Final = 1 << 6
DECAY: Final = 1 << 7
HYPNOTIC_GAZE: Final = 1 << 8
KICK_TEAM_MATE: Final = 1 << 9
LONER: Final = 1 << 10
NO_HANDS: Final = 1 << 11
PLAGUE_RIDDEN: Final = 1 << 12
POGO_STICK: Final = 1 << 13
PROJECTILE_VOMIT: Final = 1 << 14
REALLY_STUPID: Final = 1 << 15
REGENERATION: Final = 1 << 16
RIGHT_STUFF: Final = 1 << 17
SECRET_WEAPON: Final = 1 << 18
STAB: Final = 1 << 19
STUNTY: Final = 1 << 20
SWARMING: Final = 1 << 21
SWOOP: Final = 1 << 22
TAKE_ROOT: Final = 1 << 23
TITCHY: Final = 1 << 24
TIMMM_BER: Final = 1 << 25
THROW_TEAM_MATE: Final = 1 << 26
UNCHANNELLED_FURY: Final = 1 << 27
HIT_AND_RUN: Final = 1 << 28
DRUNKARD: Final = 1 << 29
PICK_ME_UP: Final = 1 << 30
BLOODLUST: Final = 1 << 31
MY_BALL: Final = 1 << 32
TRICKSTER: Final = 1 << 33
BREATHE_FIRE: Final = 1 << 34
