"""What to expect of an option: blocks, steps, passes, throws, fouls, kicks; for re-rolls see `rerolls`.

Counted with the rules themselves on the match as the seat may know it: nothing of it is hidden.
"""

import threading
from collections.abc import Callable
from typing import cast

from downfield.games.blood_bowl.model import kinds
from downfield.games.blood_bowl.model import questions as q
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.tables import NEAR, SLOTS
from downfield.games.blood_bowl.notation.answers import square_name
from downfield.games.blood_bowl.notation.elements import figure_id, square_id
from downfield.games.blood_bowl.notation.scene_now import RANGES
from downfield.games.blood_bowl.odds.approach import approach
from downfield.games.blood_bowl.odds.ball import pass_odds, thrower
from downfield.games.blood_bowl.odds.chances import BLOWS as STILL
from downfield.games.blood_bowl.odds.chances import Chances, bombed, flown, one_of_two_told, swung
from downfield.games.blood_bowl.odds.luck import Luck
from downfield.games.blood_bowl.odds.paths import Reach
from downfield.games.blood_bowl.odds.rare import RARE
from downfield.games.blood_bowl.odds.rerolls import AGAIN
from downfield.games.blood_bowl.odds.special_attacks import chain_odds
from downfield.games.blood_bowl.odds.throw_team_mate import kick_odds, toss_odds
from downfield.games.blood_bowl.odds.words import DIGITS, arrives
from downfield.games.blood_bowl.rules.ball.bomb import Bomb
from downfield.games.blood_bowl.rules.ball.passes import FAR, Pass
from downfield.games.blood_bowl.rules.ball.throw_team_mate import ThrowTeamMate
from downfield.games.blood_bowl.rules.dice.range_ruler import range_to
from downfield.games.blood_bowl.rules.turn.activation import Activation
from downfield.kernel.needs import NOBODY
from downfield.kernel.show.look import Look
from downfield.kernel.show.odds import Odds
from downfield.kernel.show.svg import Say

OddsByOption = dict[int, Odds]  # by option
WEAPONS = {
    kinds.FIRE_AT: kinds.FIRE_ACTION,
    kinds.VOMIT_AT: kinds.VOMIT_ACTION, kinds.SAW_AT: kinds.SAW_ACTION, kinds.STAB_AT: kinds.STAB_ACTION, kinds.AT: 0,
}  # fmt: skip


class Own(threading.local):
    """What each thread counts ways with, again and again: it is large."""

    def __init__(self) -> None:
        self.reach = Reach()


OWN = Own()
BLOWS = tuple(action for action in STILL if action != kinds.BLOCK_TWO)  # with a single target


def odds(look: Look, say: Say) -> dict[str, Odds]:
    """What each option of a view promises, where dice decide it."""
    question = int(look.seen.question)
    count = HERE.get(question) or AGAIN.get(question) or RARE.get(question)
    if count is None or not look.answers:
        return {}
    names = {option: token for token, option in look.answers.items()}
    found = count(cast(Pitch, look.seen.clone()), list(names), say)
    return {names[option]: told for option, told in found.items() if told.words}


def _figure(g: Pitch, slot: int) -> str:
    return figure_id(slot // SLOTS, int(g.number_of(slot)))


def _place(g: Pitch, square: int) -> str:
    """The element of the player in a square, or of the square itself."""
    slot = int(g.player_at(square))
    return square_id(square_name(square)) if slot == NOBODY else _figure(g, slot)


# Actions ------------------------------------------------------------------------------------------------------------


def _actions(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    """Blocks with a single target, and the chance to get up."""
    found: OddsByOption = {}
    reach = OWN.reach
    for option in options:
        slot, action = SLOTS * int(g.active) + option // kinds.ACTIONS - 1, option % kinds.ACTIONS
        if option == kinds.END_TURN:
            continue
        if action in BLOWS:
            foes = [foe for foe in beside(g, slot) if g.status[foe] == kinds.STANDING]
            if len(foes) == 1:
                reach.begin(g, slot)
                lies = g.status[slot] == kinds.PRONE
                told = Chances(g, slot, say, reach, lies).told(action, foes[0], int(g.at[slot]))
                found[option] = Odds(*told, [_figure(g, foes[0])])
        elif action == kinds.MOVE:
            reach.begin(g, slot)  # bone heads, and who rolls to stand up
            luck = reach.luck
            found[option] = Odds(*arrives(say, luck.whole[reach.off], luck.sure[reach.off]))
    return found


def beside(g: Pitch, slot: int) -> list[int]:
    """Opponents next to a player."""
    around = [int(g.player_at(g.at[slot] + near)) for near in NEAR]
    return [foe for foe in around if foe != NOBODY and foe // SLOTS != slot // SLOTS]


def _targets(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    """Blocks from where he stands; blitzes and fouls from the best square next to the target."""
    frame = cast(Activation, g.top)
    slot, action = int(frame.slot), int(frame.action)
    reach, here, lies = OWN.reach, int(g.at[slot]), g.status[slot] == kinds.PRONE
    reach.begin(g, slot)
    chances = Chances(g, slot, say, reach, lies)
    if action in BLOWS:
        return {
            x: Odds(*chances.told(action, x - kinds.AT, here), [_figure(g, x - kinds.AT)]) for x in options
        }
    if action == kinds.BLOCK_TWO:
        first = int(frame.target)  # NOBODY while that one is asked for
        return {
            x: Odds(*one_of_two_told(chances, x - kinds.AT, first), [_figure(g, x - kinds.AT)])
            for x in options
        }
    reach.find(g, slot)
    if lies:  # what he does, he does on his feet
        g.set_status(slot, kinds.STANDING)
    return {x: _approach(g, reach, chances, action, x - kinds.AT, say) for x in options}


def _approach(g: Pitch, reach: Reach, chances: Chances, action: int, foe: int, say: Say) -> Odds:
    """The most promising square, the way there included."""
    hits, here, there = action == kinds.BLITZ, int(g.at[chances.slot]), int(g.at[foe])
    best = approach(reach, here, there, hits, lambda square: chances.worth(action, foe, square))
    if best is None:
        return Odds(say("odds-out-of-reach"), 0.0)
    return Odds(*chances.told(action, foe, best.square, hits))


# Steps --------------------------------------------------------------------------------------------------------------


def _steps(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    """The next square, or the deed that the action is about."""
    frame = cast(Activation, g.top)
    reach = OWN.reach
    reach.around(g)
    found: OddsByOption = {}
    for x in options:
        if kinds.AT <= x < kinds.LEAVE:
            found[x] = _deed(g, reach, frame, x, say)
        elif x > kinds.HAIL_MARY:
            square = x % kinds.JUMP
            words = arrives(say, reach.with_rerolls(square), reach.sure(square))
            found[x] = Odds(*words, [square_id(square_name(square))])
    return found


def _deed(g: Pitch, reach: Reach, frame: Activation, x: int, say: Say) -> Odds:
    slot, action = int(frame.slot), int(frame.action)
    base = next(at for at in WEAPONS if x >= at)
    how = WEAPONS[base] or action
    here = int(g.at[slot])
    told = Chances(g, slot, say, reach).told(how, x - base, here, action == kinds.BLITZ)
    return Odds(*told, [_figure(g, x - base)])


# The ball and team-mates --------------------------------------------------------------------------------------------


def _aims(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    """Passes to every square; to team-mates as far as they are caught."""
    frame = cast(Pass, g.top)
    slot = int(frame.slot)
    luck = thrower(g, slot)
    return {x: _aim(g, slot, x, frame.how == FAR, luck, say) for x in options if x}


def _aim(g: Pitch, slot: int, square: int, far: bool, luck: Luck, say: Say) -> Odds:
    flight = pass_odds(g, slot, square, far, luck)
    lit = [_place(g, square)]
    if flight.complete:
        return Odds(*flown(say, flight, RANGES[range_to(g, g.at[slot], square)]), lit)
    share = flight.inaccurate if far else flight.accurate
    key = "odds-far" if far else "odds-aimed"
    return Odds(say(key, share=round(share, DIGITS), fumbled=round(flight.fumbled, DIGITS)), share, lit)


def _throws(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    frame = cast(ThrowTeamMate, g.top)
    found: OddsByOption = {}
    for x in options:
        toss = toss_odds(g, int(frame.slot), int(frame.mate), x, int(frame.kind))
        key = "odds-toss" if frame.kind == kinds.T_THROW else "odds-boot"
        words = say(key, share=round(toss.lands, DIGITS), fumbled=round(toss.fumbled, DIGITS))
        found[x] = Odds(words, toss.lands, [_place(g, x)])
    return found


def _bombs(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    """[BB-15.7]"""
    frame = cast(Bomb, g.top)
    return {
        x: Odds(*bombed(g, int(frame.slot), x, frame.how == FAR, say), [_place(g, x)]) for x in options if x
    }


def _facings(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    """[BB-15.10] Where a ball and chain may go, and whom it meets there."""
    slot = int(g.actor)
    found: OddsByOption = {}
    for x in options:
        if x:
            swing = chain_odds(g, slot, x - 1)
            lit = [_place(g, square) for square in swing.squares]
            found[x] = Odds(*swung(swing, say), lit)
    return found


def _kicks(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    """[BB-6.15]"""
    found: OddsByOption = {}
    for x in options:
        stays = kick_odds(g, x)
        found[x] = Odds(say("odds-kick", share=round(stays, DIGITS)), stays, [_place(g, x)])
    return found


HERE: dict[int, Callable[[Pitch, list[int], Say], OddsByOption]] = {
    q.Q_TURN: _actions,
    q.Q_CHARGE: _actions,
    q.Q_TARGET: _targets,
    q.Q_STEP: _steps,
    q.Q_AIM: _aims,
    q.Q_DUMP_OFF: _aims,
    q.Q_THROW_AT: _throws,
    q.Q_KICK: _kicks,
    q.Q_BOMB_AT: _bombs,
    q.Q_CHAIN: _facings,
}
