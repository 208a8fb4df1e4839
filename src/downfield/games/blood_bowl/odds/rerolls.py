"""What a question in the middle of something is worth: re-rolls, block dice, skills that may be used, a bribe."""

from collections.abc import Callable
from typing import cast

from downfield.games.blood_bowl.model import kinds
from downfield.games.blood_bowl.model import questions as q
from downfield.games.blood_bowl.model.position import BRIBERY, CORRUPTED, Pitch
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.games.blood_bowl.notation.elements import figure_id
from downfield.games.blood_bowl.odds.ball import catch_of, interfere_odds
from downfield.games.blood_bowl.odds.block import (
    BOTH,
    DOWN,
    FELL,
    PUSHED,
    WRESTLED,
    Blow,
    effects,
    ranks,
    shares,
)
from downfield.games.blood_bowl.odds.dice import chance, lone, row, second_die, team_rerolls, test_of
from downfield.games.blood_bowl.odds.harm import block_harm, fall_harm, foul_odds, harm_odds
from downfield.games.blood_bowl.odds.luck import PRO_HELPS
from downfield.games.blood_bowl.odds.words import DIGITS
from downfield.games.blood_bowl.rules.ball.throwing import Throw
from downfield.games.blood_bowl.rules.block.block_dice import BlockDice
from downfield.games.blood_bowl.rules.block.foul import ARGUE, BRIBE, BRIBED_AT, Foul, needed_to_be_heard
from downfield.games.blood_bowl.rules.block.special_attack import HITS_AT
from downfield.games.blood_bowl.rules.dice.pro import ProRoll
from downfield.games.blood_bowl.rules.dice.reroll import BY_MUSCLE, BY_PRO, BY_SKILL, BY_TEAM, KEEP
from downfield.games.blood_bowl.rules.dice.roll import BARRED, DIVE, SPENT, Test
from downfield.games.blood_bowl.rules.harm.casualty import REGROWN, ROW_BADLY_HURT, Casualty, casualty_row
from downfield.games.blood_bowl.rules.harm.injury import IN_CROWD, Injury, injury_of
from downfield.kernel.needs import CHOICE, NOBODY
from downfield.kernel.show.odds import Odds
from downfield.kernel.show.svg import Say

OddsByOption = dict[int, Odds]
OUTCOMES = ("down", "pushed", "stands", "wrestled", "both", "fell")


def share_of(say: Say, key: str, share: float) -> Odds:
    return Odds(say(key, share=round(share, DIGITS)), share)


# A test -------------------------------------------------------------------------------------------------------------


def _rerolls(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    """[BB-2.10] The chance to succeed with each re-roll; a Pro's own die may be helped by the team."""
    test = cast(Test, g.top)
    p = second_die(g, test)
    counts = lone(g, int(test.slot))
    helped = (1 - PRO_HELPS) * counts * PRO_HELPS if team_rerolls(g, g.side_of(test.slot)) else 0.0
    shares = {
        BY_SKILL: p,
        BY_TEAM: p * counts,
        BY_PRO: p * (PRO_HELPS + helped),
        BY_MUSCLE: 1.0,
    }  # [BB-18.S3]
    found = {x: share_of(say, "odds-again", shares[x]) for x in options if x != KEEP}
    return {KEEP: Odds(_kept(g, say)), **found}


def _kept(g: Pitch, say: Say) -> str:
    """[BB-8.10] What comes of a die that is kept: the answer is tried."""
    after = cast(Pitch, g.clone())
    after.answer(KEEP)
    return say("odds-fails", lost=int(after.turnover != g.turnover and after.active == g.active))


def _pro_die(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    """[BB-2.18] The team helps the die of Pro; below it lies the test, or the block dice."""
    pro = cast(ProRoll, g.top)
    worth = PRO_HELPS * lone(g, int(pro.slot))
    if isinstance(pro.up, Test):
        worth *= second_die(g, pro.up)
        return {BY_TEAM: share_of(say, "odds-again", worth)}
    return {BY_TEAM: share_of(say, "odds-pro", worth)}


def _dive(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    """[BB-9.14] The mover falls, unless he can still roll again; the -2 stays."""
    test = cast(Test, g.top)
    slot = int(test.slot)
    roll = test_of(g, int(test.kind), slot, int(test.target), int(test.plus) - DIVE)
    second = 0.0
    if not test.how & SPENT:
        usable = roll._replace(skill=roll.skill and not test.how & BARRED)
        p = roll.p
        second = (row((usable,), int(team_rerolls(g, g.side_of(slot)))) - p) / (1 - p) if p < 1 else 0.0
    return {x: lit(g, x, share_of(say, "odds-falls", 1 - second)) for x in options if x != KEEP}


def lit(g: Pitch, x: int, told: Odds) -> Odds:
    slot = x - kinds.AT
    return Odds(told.words, told.share, [figure_id(slot // SLOTS, int(g.number_of(slot)))])


# Block dice ---------------------------------------------------------------------------------------------------------


def _dice(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    """[BB-10.7] What the dice come to as they lie, with all rolled again, or with one."""
    pool = cast(BlockDice, g.top)
    slot, target = int(pool.slot), int(pool.target)
    faces = effects(g, slot, target, int(pool.blitz))
    order = ranks(g.holder == target)
    shown = [faces[pool.dice >> 3 * i & 7] for i in reversed(range(int(pool.size())))]
    pick = min if pool.count > 0 else max
    now = pick(shown, key=order.index)
    found: OddsByOption = {KEEP: Odds(_comes(g, pool, now, say), float(now in (DOWN, WRESTLED)))}
    fresh = shares(int(pool.count), faces, order)
    counts = lone(g, slot)
    for x in options:
        if x == BY_TEAM:
            found[x] = _blow(
                say, Blow(*(counts * p + (1 - counts) * (i == now) for i, p in enumerate(fresh)))
            )
        elif x != KEEP:  # one die: by Brawler for certain [BB-18.S2], by Pro perhaps
            die, sure = (int(pool.brawled(g)), 1.0) if x == BY_SKILL else (x - BY_PRO, PRO_HELPS)
            picked = [pick([*shown[:die], face, *shown[die + 1 :]], key=order.index) for face in faces]
            found[x] = _blow(
                say, Blow(*(sure * picked.count(i) / 6 + (1 - sure) * (i == now) for i in range(6)))
            )
    return found


def _comes(g: Pitch, pool: BlockDice, effect: int, say: Say) -> str:
    """[BB-10.8, BB-8.10] Who goes down or is pushed; whoever loses his own blocker loses the turn."""
    slot, target = int(pool.slot), int(pool.target)
    numbers = {"number": int(g.number_of(target)), "blocker": int(g.number_of(slot))}
    words = say(f"odds-{OUTCOMES[effect]}", **numbers)
    lost = effect in (BOTH, FELL) and g.side_of(slot) == g.active
    return words + ", " + say("odds-turnover") if lost else words


def _blow(say: Say, blow: Blow) -> Odds:
    down = blow.down + blow.wrestled
    return Odds(say("odds-blow", down=round(down, DIGITS), lost=round(blow.lost, DIGITS)), down)


def _picks(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    """[BB-10.6] What each face does to whom."""
    pool = cast(BlockDice, g.top)
    slot, target = int(pool.slot), int(pool.target)
    faces = effects(g, slot, target, int(pool.blitz))
    found: OddsByOption = {}
    for x in options:
        words = _comes(g, pool, faces[x], say)
        if faces[x] == PUSHED:
            words += _squares(g, x, say)
        elif faces[x] in (DOWN, BOTH):
            harm = block_harm(g, slot, target) if faces[x] == DOWN else fall_harm(g, target)
            words += ", " + harmed(say, harm.broken, harm.out)
        elif faces[x] == FELL:
            harm = fall_harm(g, slot, target)
            words += ", " + harmed(say, harm.broken, harm.out)
        found[x] = Odds(words)
    return found


def _squares(g: Pitch, face: int, say: Say) -> str:
    """[BB-10.14] Among how many squares the coach then chooses: the face is tried."""
    after = cast(Pitch, g.clone())
    after.answer(face)
    is_asked = after.need == CHOICE and after.question == q.Q_PUSH and after.seat == g.seat
    return ": " + say("odds-squares", count=int(after.n)) if is_asked else ""


def harmed(say: Say, broken: float, out: float) -> str:
    return say("odds-harm", broken=round(broken, DIGITS), out=round(out, DIGITS))


# Passes -------------------------------------------------------------------------------------------------------------


def _interferers(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    frame = cast(Throw, g.top)
    landing = int(frame.where(g))
    found: OddsByOption = {}
    for x in options:
        if x:
            share = interfere_odds(g, int(frame.slot), x - kinds.AT, landing, int(frame.outcome))
            found[x] = lit(g, x, share_of(say, "odds-deflects", share))
    return found


def _burst(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    """[BB-12.17]"""
    frame = cast(Throw, g.top)
    slot, foe = int(frame.slot), int(frame.foe)
    share = (
        interfere_odds(g, slot, foe, int(frame.where(g)), int(frame.outcome)) ** 0.5
    )  # once, not both times
    return {1: share_of(say, "odds-again", 1 - share)}


def _divers(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    """[BB-18.A2]"""
    found: OddsByOption = {}
    for x in options:
        if x:
            slot = x - kinds.AT
            roll = catch_of(g, slot, kinds.SCATTERED)
            found[x] = lit(
                g, x, share_of(say, "odds-catches", row((roll,), int(team_rerolls(g, g.side_of(slot)))))
            )
    return found


# Injuries, fouls ----------------------------------------------------------------------------------------------------


def _harder(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    """[BB-11.2] On the armour: what the injury roll may bring. On the injury: what it then is."""
    hurt = cast(Injury, g.top)
    slot = int(hurt.slot)
    if hurt.arm == Injury.HARDER:
        rolled = {"needed": int(g.av(slot)), "rolled": int(hurt.die + hurt.plus), "extra": int(hurt.extra)}
        out = harm_odds(g, slot, NOBODY, 0, IN_CROWD).out
        breaks = say("odds-harder", **rolled) + ", " + say("odds-out", share=round(out, DIGITS))
        return {0: Odds(say("odds-held", **rolled)), 1: Odds(breaks, out)}
    names = {kinds.STUN: "stunned", kinds.KO: "ko"}
    found: OddsByOption = {}
    for x in (0, 1):
        result = int(injury_of(g, slot, int(hurt.die) + (int(hurt.extra) if x else 0)))
        found[x] = Odds(say(f"odds-injury-{names.get(result, 'casualty')}"))
    return found


def _doctor(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    """[BB-11.12, BB-11.13]"""
    frame = g.top
    if not isinstance(frame, Casualty) or frame.row == ROW_BADLY_HURT:
        return {x: share_of(say, "odds-healed", 1.0) for x in options if x}
    rows = [casualty_row(g, frame.slot, face) for face in range(16)]
    return {1: share_of(say, "odds-healed", rows.count(ROW_BADLY_HURT) / 16)}


def _regrow(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    """[BB-11.16, BB-19.7]"""
    return {x: share_of(say, "odds-healed", chance(REGROWN)) for x in options if x}


def _argue(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    """[BB-14.8, BB-14.9]"""
    heard = chance(int(needed_to_be_heard(g, g.seat)))
    if g.tables.rules[g.seat] & BRIBERY and not g.sides[CORRUPTED + g.seat]:  # a 1 is rolled again
        heard += (1 - chance(2)) * heard
    found = {ARGUE: share_of(say, "odds-argue", heard), BRIBE: share_of(say, "odds-bribe", chance(BRIBED_AT))}
    return {x: found[x] for x in options if x in found}


def _saw(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    """[BB-14.3]"""
    foul = cast(Foul, g.top)
    plain = foul_odds(g, int(foul.slot), int(foul.target))
    sawn = foul_odds(g, int(foul.slot), int(foul.target), True)
    test = test_of(g, kinds.T_SAW, int(foul.slot), HITS_AT, 0)
    hits = row((test,), int(team_rerolls(g, g.side_of(foul.slot))))
    return {
        0: Odds(harmed(say, plain.broken, plain.out), plain.broken),
        1: Odds(harmed(say, hits * sawn.broken, hits * sawn.out), hits * sawn.broken),
    }


AGAIN: dict[int, Callable[[Pitch, list[int], Say], OddsByOption]] = {
    q.Q_REROLL: _rerolls,
    q.Q_PRO_DIE: _pro_die,
    q.Q_DIVE: _dive,
    q.Q_BLOCK_DICE: _dice,
    q.Q_PICK: _picks,
    q.Q_INTERFERE: _interferers,
    q.Q_BURST: _burst,
    q.Q_DIVING_CATCH: _divers,
    q.Q_HARDER: _harder,
    q.Q_DOCTOR: _doctor,
    q.Q_REGROW: _regrow,
    q.Q_ARGUE: _argue,
    q.Q_SAW: _saw,
}
