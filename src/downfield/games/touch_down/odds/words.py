"""Chances in words: what can happen, each with its share, and how likely it comes out well."""

import functools

from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.odds.contact import SIX, Clash
from downfield.games.touch_down.odds.kicks import most_moved, stays_chance
from downfield.games.touch_down.odds.passes import Flight
from downfield.kernel.show.svg import Say

Expected = tuple[str, float]  # the words, and how likely it comes out well


def said(say: Say, **shares: float) -> str:
    """The things that can happen, each with its share."""
    return ", ".join(
        say(f"odds-{key.replace('_', '-')}", share=share) for key, share in shares.items() if share
    )


@functools.lru_cache(maxsize=2000)
def contact_words(met: Clash, say: Say, arrives: float = 1.0) -> Expected:
    """A contact, once the mover has arrived; whoever brings the carrier down has stopped the play."""
    shares = {field: faces / SIX for field, faces in met.met._asdict().items()}
    won = shares["win"] + shares["over"]
    if met.ball == "theirs":
        robbed = won * met.robs / SIX
        told = said(say, **shares, ball_won=robbed)
        won = robbed if met.is_late else won + shares["both"]
    elif met.ball == "mine":
        told = said(say, **shares, ball_lost=shares["lose"] * met.robs / SIX)
    else:
        told = said(say, **shares)
    return (arrival(arrives, say) + "; " + told if arrives < 1 else told), won * arrives


@functools.lru_cache(maxsize=500)
def arrival(share: float, say: Say) -> str:
    """Somebody who may fall on his way, or surely does."""
    return say("odds-arrives", share=share)


def flight_words(flown: Flight, forward: bool, say: Say) -> Expected:
    """A forward pass, a hand-off or a snap."""
    caught, picked, missed = (faces / SIX for faces in flown[:3])
    if flown.caught == SIX:
        return say("odds-sure"), 1.0
    if forward:
        told = said(say, caught=caught, picked=picked, missed=missed)
        return (f"{told}; {say('odds-season', yards=flown.yards)}" if flown.yards else told), caught
    return said(say, received=caught, picked=picked, spilled=missed), caught


def aim_words(g: Gridiron, row: int, say: Say) -> Expected:
    """[TD-12.2] A ball kicked to a row stays where it is aimed, or may be moved by so many squares at most."""
    share = stays_chance(g, row)
    return (
        say("odds-sure") if share == 1 else say("odds-stays", share=share, most=most_moved(g, row))
    ), share
