"""What to expect of an option, counted exactly from the faces of the dice, on the match as the seat may know it."""

from collections.abc import Callable
from typing import cast

from downfield.games.first_and_roll.model import kinds as k
from downfield.games.first_and_roll.model import questions as q
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.notation.questions import COLOURS as CODES
from downfield.games.first_and_roll.notation.questions import PAIRS
from downfield.games.first_and_roll.odds.dice import COLOURS, GOAL, NAMES, Dice, dice_of, means
from downfield.games.first_and_roll.odds.snap import Snap, snap
from downfield.games.first_and_roll.rules.kick_off import brought_to
from downfield.games.first_and_roll.rules.penalty import is_by_offence
from downfield.games.first_and_roll.rules.red_zone_passes import is_too_long
from downfield.kernel.show.look import Look
from downfield.kernel.show.odds import Odds
from downfield.kernel.show.svg import Say

Found = dict[str, Odds]


def odds(look: Look, say: Say) -> Found:
    """What each option of a seat promises, where dice decide it."""
    asked = ASKED.get(cast(Roll, look.seen).question) if look.answers else None
    return {} if asked is None else {t: o for t, o in asked(look, say).items() if t in look.answers}


def _game(look: Look) -> tuple[Roll, Dice]:
    g = cast(Roll, look.seen)
    return g, dice_of(g.tables)


def snap_of(g: Roll) -> Snap:
    """The play from scrimmage that the match is about, or comes to if it is chosen."""
    return snap(dice_of(g.tables), int(g.ball), int(g.marker), g.phase == k.TRY)


def _what(g: Roll) -> str:
    """What a play from here is for."""
    return "two" if g.phase == k.TRY else "goal" if g.marker >= GOAL else "first"


def _of_colours(chance: Callable[[int], Odds]) -> Found:
    return {code.token: chance(code.value) for code in CODES}


def _of_pairs(chance: Callable[[int], Odds]) -> Found:
    return {pair.token: chance(pair.value) for pair in PAIRS}


# The sealed dice ------------------------------------------------------------------------------------------------


def _dice(look: Look, say: Say) -> Found:
    g, _ = _game(look)
    play, what = snap_of(g), _what(g)
    if look.match.seats[look.seat or 0].side == g.off:
        return _of_colours(lambda colour: _attack(colour, play, what, say))
    return _of_colours(lambda colour: _guard(colour, play, what, say))


def _attack(colour: int, play: Snap, what: str, say: Say) -> Odds:
    """A die of the offence: over all dice of the defence, alone, and when the defence takes the same colour."""
    share = play.share(colour)
    chances = {"share": share, "open": play.open(colour), "met": play.met(colour)}
    if what == "two":  # the yards that are missing are all that counts
        words = say("odds-attack-two", **chances)
    else:
        yards, low = round(play.open_yards(colour), 1), round(play.met_yards(colour), 1)
        words = say("odds-attack", what=what, **chances, yards=yards, low=low)
    return Odds(words, share, [f"m-reach-{CODES[colour].token}"])


def _guard(colour: int, play: Snap, what: str, say: Say) -> Odds:
    """A die of the defence: what it makes of its own colour, and of whatever the offence takes."""
    share = 1 - play.guarded(colour)  # a longer bar is better for whoever decides
    words = say(
        "odds-guard", what=what, die=NAMES[colour], open=play.open(colour), met=play.met(colour), stops=share
    )
    return Odds(words, share, [f"m-reach-{CODES[colour].token}"])


# What is declared -----------------------------------------------------------------------------------------------


def _declare(look: Look, say: Say) -> Found:
    g, dice = _game(look)
    best, good = snap_of(g).best(), dice.good(int(GOAL - g.ball))
    block, _ = dice.flags(dice.best_pair)
    far = max(means(dice.punt(colour)) for colour in COLOURS)
    caught = dice.hail_mary
    return {
        "play": Odds(say("odds-play", what=_what(g), share=best), best, ["m-marker"]),
        "punt": Odds(say("odds-punt-far", yards=round(far, 1), block=block)),
        "fg": Odds(say("odds-fg", good=good, tried=good * (1 - block)), good, ["m-spot-fg"]),
        "hail-mary": Odds(say("odds-hail-mary", share=caught), caught, ["m-spot-hail-mary"]),
    }


def _bomb(look: Look, say: Say) -> Found:
    g, dice = _game(look)
    play, what = snap_of(g), _what(g)
    plain, yards = play.open(k.GREEN), round(play.open_yards(k.GREEN), 1)
    fates = {"picked": dice.bomb.picked, "missed": dice.bomb.missed}
    return {
        "pass": Odds(say("odds-pass", what=what, share=plain, yards=yards), plain, ["m-reach-pass"]),
        "bomb": Odds(say("odds-bomb", what=what, share=play.bomb, **fates), play.bomb, ["m-reach-bomb"]),
    }


def _again(look: Look, say: Say) -> Found:
    """[FAR-7.1] One roll further: how often it is a touchdown, and how often it is too long."""
    g, dice = _game(look)
    far = int(g.ball + g.yards)
    ends = [far + face.yards for face in dice.offence[k.GREEN]]
    over = sum(is_too_long(spot) for spot in ends) / len(ends)
    scored = sum(spot >= GOAL for spot in ends) / len(ends) - over
    stop = Odds(say("odds-stop", kind=_kind(g, far), yards=int(g.yards)), None, ["m-gain"])
    if g.time == k.T:  # [FAR-6.3c] only a pass that is too long is not lost
        return {"stop": stop, "again": Odds(say("odds-again-lost", kept=over), over, ["m-reach-again"])}
    if g.flag:  # [FAR-10.2a] the defence would accept a penalty against the offence
        scored *= 1 - sum(is_by_offence(foul) for foul in dice.fouls) / len(dice.fouls)
    return {
        "stop": stop,
        "again": Odds(say("odds-again", scored=scored, over=over), scored, ["m-reach-again"]),
    }


def _kind(g: Roll, far: int) -> str:
    """What the dice on the table come to."""
    if is_too_long(far):
        return "long"
    if g.time == k.T:
        return "lost"
    return "goal" if far >= GOAL else "first" if far >= g.marker else "short"


# Kicks ----------------------------------------------------------------------------------------------------------


def _punt(look: Look, say: Say) -> Found:
    g, dice = _game(look)

    def kicked(colour: int) -> Odds:
        thrown = dice.punt(colour)
        through = sum(p for yards, p in thrown.items() if g.ball + yards >= GOAL)
        words = say("odds-punt", yards=round(means(thrown), 1), touchback=through)
        return Odds(words, None, [f"m-reach-{CODES[colour].token}"])

    return _of_colours(kicked)


def _block_punt(look: Look, say: Say) -> Found:
    _, dice = _game(look)

    def rushed(pair: int) -> Odds:
        both, one = dice.flags(pair)
        return Odds(say("odds-block-punt", both=both, one=one), both)

    return _of_pairs(rushed)


def _block_kick(look: Look, say: Say) -> Found:
    """[FAR-12.3] A block is tried at no risk: one flag alone has no effect."""
    g, dice = _game(look)
    good = dice.good(int(GOAL - g.ball))

    def rushed(pair: int) -> Odds:
        both, _ = dice.flags(pair)
        fails = 1 - good * (1 - both)
        return Odds(say("odds-block-kick", both=both, fails=fails), fails)

    return {"none": Odds(say("odds-unblocked", fails=1 - good), 1 - good), **_of_pairs(rushed)}


def _try(look: Look, say: Say) -> Found:
    g, dice = _game(look)
    two, kick = snap_of(g).best(), dice.kicked_point()
    return {
        "kick": Odds(say("odds-try-kick", share=kick), kick, ["m-spot-kick"]),
        "two": Odds(say("odds-try-two", share=two), two, ["m-spot-two"]),
    }


def _kickoff(look: Look, say: Say) -> Found:
    _, dice = _game(look)
    thrown = dice.onside()
    kept = sum(p * dice.recovered(yards) for yards, p in thrown.items())
    return {"onside": Odds(say("odds-onside", share=kept), kept)}


def _return(look: Look, say: Say) -> Found:
    g, dice = _game(look)
    out = {int(brought_to(yards)): p for yards, p in dice.brought_out().items()}
    line = int(g.tables.touchback)
    better = sum(p for spot, p in out.items() if spot > line)
    words = say("odds-run-out", yards=round(means(out), 1), share=better, line=line)
    return {"run-out": Odds(words, better), "touchback": Odds(say("odds-touchback", line=line))}


def _catch(look: Look, say: Say) -> Found:
    """[FAR-9.6] A return with both yellow dice: the defence die only looks for a flag."""
    _, dice = _game(look)
    back = round(means(dice.chain(k.YELLOW)), 1)
    return {"return": Odds(say("odds-return", yards=back, flag=dice.flag(k.YELLOW)))}


# Penalties ------------------------------------------------------------------------------------------------------


def _penalty(look: Look, say: Say) -> Found:
    """[FAR-10.2, FAR-10.3] Where the ball lies if the penalty is accepted or declined: both are tried."""
    g = cast(Roll, look.seen)
    side = look.match.seats[look.seat or 0].side
    found: Found = {}
    for token, x in look.answers.items():
        after = cast(Roll, g.clone())
        after.answer(x)
        words = _follows(g, after, side, say)
        if words:
            found[token] = Odds(words)
    return found


def _follows(g: Roll, after: Roll, side: int, say: Say) -> str:
    """What an answer has led to, for the side that gave it; nothing where dice or a kick come first."""
    for who in (0, 1):
        scored = int(after.points(who) - g.points(who))
        if scored:
            return say("odds-points", points=scored, who="mine" if who == side else "theirs")
    if after.question not in SERIES:
        return ""
    mine, ball = after.off == side, int(after.ball)
    own = (ball <= MIDFIELD) == mine
    where = {"end": "own" if own else "opp", "line": min(ball, GOAL - ball)}
    down = say("situation", down=int(after.down), togo=int(after.marker - ball), **where)
    if after.off != g.off:
        return say("odds-changed", situation=down, who="mine" if mine else "theirs")
    return say(
        "odds-follows",
        yards=f"{ball - int(g.ball):+d}".replace("-", "−"),
        situation=down,
        who="mine" if mine else "theirs",
    )


SERIES = (q.Q_DICE, q.Q_DECLARE, q.Q_TIMEOUT)
MIDFIELD = 50
ASKED: dict[int, Callable[[Look, Say], Found]] = {
    q.Q_DICE: _dice,
    q.Q_DECLARE: _declare,
    q.Q_BOMB: _bomb,
    q.Q_AGAIN: _again,
    q.Q_PUNT: _punt,
    q.Q_BLOCK_PUNT: _block_punt,
    q.Q_BLOCK_KICK: _block_kick,
    q.Q_TRY: _try,
    q.Q_KICKOFF: _kickoff,
    q.Q_RETURN: _return,
    q.Q_CATCH: _catch,
    q.Q_PENALTY: _penalty,
}
