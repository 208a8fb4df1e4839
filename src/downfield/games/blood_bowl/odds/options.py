"""What to expect of an option: blocks, steps, passes, throws, fouls, kicks; for re-rolls see `rerolls`.

Counted with the rules themselves on the match as the seat may know it: nothing of it is hidden.
"""

from collections.abc import Callable
from typing import cast

from downfield.games.blood_bowl.model import kinds
from downfield.games.blood_bowl.model import questions as q
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.tables import NEAR, SLOTS
from downfield.games.blood_bowl.notation.answers import square_name
from downfield.games.blood_bowl.notation.elements import figure_id, square_id
from downfield.games.blood_bowl.odds.ball import pass_odds
from downfield.games.blood_bowl.odds.chances import Chances, bombed, one_of_two, swung
from downfield.games.blood_bowl.odds.paths import Reach
from downfield.games.blood_bowl.odds.rare import RARE
from downfield.games.blood_bowl.odds.rerolls import AGAIN
from downfield.games.blood_bowl.odds.special_attacks import chain_odds
from downfield.games.blood_bowl.odds.throw_team_mate import toss_odds, touchback_odds
from downfield.games.blood_bowl.odds.words import CERTAIN, DIGITS, arrives, joined
from downfield.games.blood_bowl.rules.ball.bomb import Bomb
from downfield.games.blood_bowl.rules.ball.passes import FAR, Pass
from downfield.games.blood_bowl.rules.ball.throw_team_mate import ThrowTeamMate
from downfield.games.blood_bowl.rules.turn.activation import Activation
from downfield.kernel.needs import NOBODY
from downfield.kernel.show.look import Look
from downfield.kernel.show.odds import Odds
from downfield.kernel.show.svg import Say

Told = dict[int, Odds]  # by option
WEAPONS = {
    kinds.FIRE_AT: kinds.FIRE_ACTION,
    kinds.VOMIT_AT: kinds.VOMIT_ACTION, kinds.SAW_AT: kinds.SAW_ACTION, kinds.STAB_AT: kinds.STAB_ACTION, kinds.AT: 0,
}  # fmt: skip
BLOWS = (
    kinds.BLOCK_ACTION, kinds.STAB_ACTION, kinds.SAW_ACTION, kinds.VOMIT_ACTION, kinds.FIRE_ACTION
)  # fmt: skip


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


def _actions(g: Pitch, options: list[int], say: Say) -> Told:
    """Blocks with a single target, and the chance to get up."""
    found: Told = {}
    reach = Reach()
    for option in options:
        slot, action = SLOTS * int(g.active) + option // kinds.ACTIONS - 1, option % kinds.ACTIONS
        if option == kinds.END_TURN:
            continue
        if action in BLOWS:
            foes = [foe for foe in beside(g, slot) if g.status[foe] == kinds.STANDING]
            if len(foes) == 1:
                told = Chances(g, slot, say).told(action, foes[0], int(g.at[slot]))
                found[option] = Odds(*told, [_figure(g, foes[0])])
        elif action == kinds.MOVE:
            reach.begin(g, slot)  # bone heads, and who rolls to stand up
            here = int(g.at[slot])
            found[option] = Odds(*arrives(say, reach.with_rerolls(here), reach.sure(here)))
    return found


def beside(g: Pitch, slot: int) -> list[int]:
    """Opponents next to a player."""
    around = [int(g.player_at(g.at[slot] + near)) for near in NEAR]
    return [foe for foe in around if foe != NOBODY and foe // SLOTS != slot // SLOTS]


def _targets(g: Pitch, options: list[int], say: Say) -> Told:
    """Blocks from where he stands; blitzes and fouls from the best square next to the target."""
    frame = cast(Activation, g.top)
    slot, action = int(frame.slot), int(frame.action)
    reach, here = Reach(), int(g.at[slot])
    chances = Chances(g, slot, say, reach)
    if action in BLOWS:
        return {
            x: Odds(*chances.told(action, x - kinds.AT, here), [_figure(g, x - kinds.AT)]) for x in options
        }
    if action == kinds.BLOCK_TWO:
        first = int(frame.target)  # NOBODY while that one is asked for
        return {
            x: Odds(*one_of_two(g, slot, x - kinds.AT, first, say), [_figure(g, x - kinds.AT)])
            for x in options
        }
    reach.find(g, slot)
    if g.status[slot] == kinds.PRONE:  # what he does, he does on his feet
        g.set_status(slot, kinds.STANDING)
    return {x: _approach(g, reach, chances, action, x - kinds.AT, say) for x in options}


def _approach(g: Pitch, reach: Reach, chances: Chances, action: int, foe: int, say: Say) -> Odds:
    """The most promising square, the way there included."""
    hits = action == kinds.BLITZ
    there = reach.with_rerolls_hit if hits else reach.with_rerolls
    squares = [int(g.at[foe] + near) for near in NEAR]
    near = [square for square in squares if there(square) > 0]
    if not near:
        return Odds(say("odds-out-of-reach"), 0.0)
    best = max(near, key=lambda square: there(square) * chances.worth(action, foe, square))
    sure = reach.sure_hit(best) if hits else reach.sure(best)
    words, share = chances.told(action, foe, best)
    arrival, _ = arrives(say, there(best), sure)
    return Odds(joined(arrival, words), None if share is None else share * there(best))


# Steps --------------------------------------------------------------------------------------------------------------


def _steps(g: Pitch, options: list[int], say: Say) -> Told:
    """The next square, or the deed that the action is about."""
    frame = cast(Activation, g.top)
    reach = Reach()
    reach.around(g)
    found: Told = {}
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
    words, share = Chances(g, slot, say, reach).told(how, x - base, here, action == kinds.BLITZ)
    lit = [_figure(g, x - base)]
    if action != kinds.BLITZ:
        return Odds(words, share, lit)
    paid = reach.with_rerolls_hit(here)  # [BB-9.8]
    rush = say("odds-rush", share=round(paid, DIGITS)) if paid < CERTAIN else ""
    return Odds(joined(rush, words), None if share is None else share * paid, lit)


# The ball and team-mates --------------------------------------------------------------------------------------------


def _aims(g: Pitch, options: list[int], say: Say) -> Told:
    """Passes to every square; to team-mates as far as they are caught."""
    frame = cast(Pass, g.top)
    return {x: _aim(g, int(frame.slot), x, frame.how == FAR, say) for x in options if x}


def _aim(g: Pitch, slot: int, square: int, far: bool, say: Say) -> Odds:
    flight = pass_odds(g, slot, square, far)
    lit = [_place(g, square)]
    if flight.complete:
        return Odds(*Chances(g, slot, say).passed(square), lit)
    share = flight.inaccurate if far else flight.aimed
    key = "odds-far" if far else "odds-aimed"
    return Odds(say(key, share=round(share, DIGITS), fumbled=round(flight.fumbled, DIGITS)), share, lit)


def _throws(g: Pitch, options: list[int], say: Say) -> Told:
    frame = cast(ThrowTeamMate, g.top)
    found: Told = {}
    for x in options:
        toss = toss_odds(g, int(frame.slot), int(frame.mate), x, int(frame.kind))
        key = "odds-toss" if frame.kind == kinds.T_THROW else "odds-boot"
        words = say(key, share=round(toss.lands, DIGITS), fumbled=round(toss.fumbled, DIGITS))
        found[x] = Odds(words, toss.lands, [_place(g, x)])
    return found


def _bombs(g: Pitch, options: list[int], say: Say) -> Told:
    """[BB-15.7]"""
    frame = cast(Bomb, g.top)
    return {
        x: Odds(*bombed(g, int(frame.slot), x, frame.how == FAR, say), [_place(g, x)]) for x in options if x
    }


def _facings(g: Pitch, options: list[int], say: Say) -> Told:
    """[BB-15.10] Where a ball and chain may go, and whom it meets there."""
    slot = int(g.actor)
    found: Told = {}
    for x in options:
        if x:
            swing = chain_odds(g, slot, x - 1)
            lit = [_place(g, square) for square in swing.squares]
            found[x] = Odds(swung(swing, say), 1 - swing.mates - swing.crowd, lit)
    return found


def _kicks(g: Pitch, options: list[int], say: Say) -> Told:
    """[BB-6.15]"""
    found: Told = {}
    for x in options:
        out = touchback_odds(g, x, 1 - int(g.kicking))
        found[x] = Odds(say("odds-kick", share=round(out, DIGITS)), 1 - out, [_place(g, x)])
    return found


HERE: dict[int, Callable[[Pitch, list[int], Say], Told]] = {
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
