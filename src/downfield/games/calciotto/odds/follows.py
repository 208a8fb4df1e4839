"""What follows from an answer that no dice decide: who moves next, who changes places, what a figure adds."""

from collections.abc import Callable
from typing import cast

from downfield.games.calciotto.model.kinds import END, PASS_TO, SHOOT
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import SLOTS
from downfield.games.calciotto.notation.answers import square_name
from downfield.games.calciotto.odds.dice import wins
from downfield.games.calciotto.odds.threat import Threat
from downfield.games.calciotto.odds.words import comes
from downfield.games.calciotto.rules.contrast import list_challengers
from downfield.games.calciotto.rules.lines import goal_square
from downfield.games.calciotto.rules.relocation import Relocations
from downfield.games.calciotto.rules.sanctions import MOST_SUBS
from downfield.games.calciotto.rules.shoot_out import kick_bonus
from downfield.games.calciotto.rules.shot import save_bonus
from downfield.games.calciotto.rules.strength import zone_bonus
from downfield.kernel.needs import NOBODY, PASS
from downfield.kernel.show.odds import Odds
from downfield.kernel.show.svg import Say

Told = Odds | None


def follows(g: Pitch, question: str, side: int, x: int, say: Say) -> Told:
    """What follows from one answer to a question; None where its name says it."""
    tell = TOLD.get(question)
    return None if tell is None else tell(g, side, x, say)


def _spent(g: Pitch, side: int, x: int, say: Say) -> Told:
    """[CAL-5.2, CAL-9.1] After a pass, or once the phase ends: who may come for the ball, or who moves next."""
    if PASS_TO <= x < SHOOT:
        return _comes(g, SLOTS * side + x - PASS_TO, say)
    if x != END:
        return None
    if g.side_of(g.carrier) == side:
        return _comes(g, int(g.carrier), say) or Odds(say("follows-theirs"))
    twin = cast(Pitch, g.clone())
    twin.n = 0
    list_challengers(twin, NOBODY)
    return Odds(say("follows-challenge" if twin.n > 1 else "follows-theirs"))


def _comes(g: Pitch, carrier: int, say: Say) -> Told:
    """[CAL-9.1] Who may come for the ball that this figure has where it stands; partners are left aside."""
    comer = None if g.tables.pairs else Threat(g).on(carrier, int(g.at[carrier]))
    return None if comer is None else comes(g, comer, say)


def _unchallenged(g: Pitch, side: int, x: int, say: Say) -> Told:
    """[CAL-5.2] Without a challenge the other side moves."""
    return Odds(say("follows-theirs")) if x == PASS else None


def _substituted(g: Pitch, side: int, x: int, say: Say) -> Told:
    """[CAL-16.1] How many are left for later."""
    return Odds(say("follows-left", left=int(MOST_SUBS - g.subs(side)))) if x == PASS else None


def _relocated(g: Pitch, side: int, x: int, say: Say) -> Told:
    """[CAL-14.5] How many figures could still be relocated."""
    return Odds(say("follows-more", left=int(cast(Relocations, g.top).left))) if x == PASS else None


def _taken(g: Pitch, side: int, x: int, say: Say) -> Told:
    """[CAL-14.4, CAL-14.11] Who takes a free kick goes to the ball, and adds his strength to a shot in his zone."""
    slot, carrier = SLOTS * side + x, int(g.carrier)
    bonus, number = int(zone_bonus(g, slot, g.at[carrier])), int(g.number_of(carrier))
    told = [say("follows-adds", bonus=bonus)] if bonus else []
    told += [say("follows-swap", other=number)] if slot != carrier else []
    return Odds("; ".join(told)) if told else None


def _kicked(g: Pitch, side: int, x: int, say: Say) -> Told:
    """[CAL-15.6] His best chance from the spot, as the keeper stands now."""
    slot, keeper = SLOTS * side + x, int(g.keeper(1 - side))
    targets = _goal(g, 1 - side)
    ahead = [int(kick_bonus(g, slot, to) - save_bonus(g, keeper, g.at[keeper], to)) for to in targets]
    share = wins(max(ahead))
    return Odds(say("follows-kicker", share=share), share)


def _guarded(g: Pitch, side: int, x: int, say: Say) -> Told:
    """[CAL-8.7] On which squares the keeper then adds his strength."""
    keeper, here = int(g.keeper(side)), int(goal_square(g, side, x))
    reached = [square_name(g, to) for to in _goal(g, side) if save_bonus(g, keeper, here, to)]
    bonus = int(save_bonus(g, keeper, here, here))
    return Odds(say("follows-keeper", squares=", ".join(reached), bonus=bonus))


def _goal(g: Pitch, side: int) -> list[int]:
    """The goal squares of a side."""
    return [int(goal_square(g, side, i)) for i in range(len(g.tables.goals) // 2)]


def _stood_in(g: Pitch, side: int, x: int, say: Say) -> Told:
    """[CAL-17.5] An outfield figure saves with nothing."""
    return Odds(say("follows-stand-in"))


TOLD: dict[str, Callable[[Pitch, int, int, Say], Told]] = {
    "spend": _spent,
    "challenge": _unchallenged,
    "substitute": _substituted,
    "relocate": _relocated,
    "taker": _taken,
    "kicker": _kicked,
    "shooter": _kicked,
    "keeper-square": _guarded,
    "stand-in": _stood_in,
}
