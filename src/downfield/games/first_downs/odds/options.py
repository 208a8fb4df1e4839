"""What to expect of an option, on the match as the seat may know it; nobody is thought to pay unless it says so."""

from collections.abc import Callable
from typing import cast

from downfield.games.first_downs.components.box import box_of
from downfield.games.first_downs.model import kinds as k
from downfield.games.first_downs.model import questions as q
from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.notation.zones import zone_names
from downfield.games.first_downs.odds.cards import average, best, called, gain, gains, reached, tackled
from downfield.games.first_downs.rules.fourth_down import calls
from downfield.kernel.show.look import Look
from downfield.kernel.show.odds import Odds
from downfield.kernel.show.svg import Say

Found = dict[str, Odds]


def odds(look: Look, say: Say) -> Found:
    """What each option of a seat promises, every card of the other side being as likely."""
    asked = ASKED.get(cast(Downs, look.seen).question) if look.answers else None
    return {} if asked is None else {t: o for t, o in asked(look, say).items() if t in look.answers}


def _game(look: Look) -> Downs:
    return cast(Downs, look.seen)


def _zones(look: Look) -> list[str]:
    """The codes of the zones, as elements of the board bear them."""
    return [zone.code for zone in box_of(look.match).cards.zones]


def _what(g: Downs) -> str:
    """What the needed yards are."""
    return "two" if g.stage == k.CONVERSION else "goal" if g.neutral == g.distance() else "first"


# Cards ----------------------------------------------------------------------------------------------------------


def _plays(look: Look, say: Say) -> Found:
    """A play by its best option, the first of those that are as good."""
    g, codes = _game(look), _zones(look)
    brief = zone_names(box_of(look.match).cards, say, "brief")
    found = {}
    for word, play in look.answers.items():
        chances = [reached(gains(g.t, play, option), g.neutral) for option in range(k.OPTIONS)]
        top = chances.index(max(chances))
        zone = brief[codes[g.t.zone[play * k.OPTIONS + top]]]
        path = [f"m-play-{play}-option-{top + 1}"] if chances[top] else []
        found[word] = Odds(say("odds-play", what=_what(g), share=chances[top], zone=zone), chances[top], path)
    return found


def _cards(look: Look, say: Say) -> Found:
    """The attacker's options over all cards, or the defender's cards over all options."""
    told = _option if look.seat == _game(look).attacker else _card
    return {word: told(look, x, say) for word, x in look.answers.items()}


def _option(look: Look, option: int, say: Say) -> Odds:
    g = _game(look)
    made = gains(g.t, g.play, option)
    share, yards = reached(made, g.neutral), round(average(made), 1)
    words = say("odds-option", what=_what(g), share=share, tackled=tackled(made), yards=yards)
    if g.t.is_trick(g.play, option) and g.ma >= g.t.buy:
        bought = reached(made, g.neutral, g.t.trick_yards)
        words = f"{words} · {say('odds-bought', share=bought, price=int(g.t.buy))}"
    zone = _zones(look)[g.t.zone[g.play * k.OPTIONS + option]]
    return Odds(words, share, [f"m-card-{card}-{zone}" for card in range(g.t.cards)])


def _card(look: Look, card: int, say: Say) -> Odds:
    g, codes = _game(look), _zones(look)
    made = [gain(g.t, g.play, option, card) for option in range(k.OPTIONS)]
    share = reached(made, g.neutral)
    words = say("odds-card", what=_what(g), share=share, tackled=tackled(made))
    zones = [codes[g.t.zone[g.play * k.OPTIONS + option]] for option in range(k.OPTIONS)]
    return Odds(words, share, [f"m-card-{card}-{zone}" for zone in zones])


# Without cards --------------------------------------------------------------------------------------------------


def _fourth(look: Look, say: Say) -> Found:
    g = _game(look)
    share = best(g.t, g.neutral)
    return {
        "gamble": Odds(say("odds-gamble", what=_what(g), share=share), share),
        "fg": _kick(g, int(calls(g.t, g.distance())), say),
    }


def _kick(g: Downs, tosses: int, say: Say) -> Odds:
    """[FFD-7.5] Every toss called right; and with as many of them skipped as can be paid."""
    skipped = min(tosses, int(g.ma // g.t.skip))
    plain, paid = called(tosses), called(tosses - skipped)
    if not skipped:
        return Odds(say("odds-kick", good=plain), plain)
    price = skipped * int(g.t.skip)
    return Odds(say("odds-kick-paid", good=plain, paid=paid, price=price), paid)


def _touchdown(look: Look, say: Say) -> Found:
    """[FFD-6.2] The conversion at its best, and what that is worth."""
    t = _game(look).t
    share = best(t, t.conversion_yards)
    points = round(int(t.unconverted) + share * int(t.converted - t.unconverted), 1)
    return {"convert": Odds(say("odds-convert", share=share, points=points), share)}


def _toss(look: Look, say: Say) -> Found:
    """[FFD-7.5] This call and all that follow, or all that follow alone [FFD-11.2]."""
    left = int(_game(look).calls)
    call, skip = called(left), called(left - 1)
    return {
        "heads": Odds(say("odds-kick", good=call), call),
        "tails": Odds(say("odds-kick", good=call), call),
        "pay": Odds(say("odds-kick", good=skip), skip),
    }


def _buy(look: Look, say: Say) -> Found:
    """[FFD-11.3] What the play brings without and with the yards on sale."""
    g = _game(look)
    made = {"pass": int(g.result), "buy": int(g.result + g.t.trick_yards)}
    return {word: Odds(say("odds-makes", yards=yards, kind=_kind(g, yards))) for word, yards in made.items()}


def _kind(g: Downs, yards: int) -> str:
    return "short" if yards < g.neutral else "goal" if yards >= g.distance() else "first"


ASKED: dict[int, Callable[[Look, Say], Found]] = {
    q.Q_PLAY: _plays,
    q.Q_CARDS: _cards,
    q.Q_FOURTH: _fourth,
    q.Q_TOUCHDOWN: _touchdown,
    q.Q_TOSS: _toss,
    q.Q_BUY: _buy,
}
