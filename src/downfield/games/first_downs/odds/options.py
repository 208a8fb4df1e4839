"""What to expect of an option, counted over the cards that the other side may hold and nothing that is hidden."""

from collections.abc import Sequence
from typing import Any, cast

from downfield.games.first_downs.components.parts import (
    Cards,
    DefenceCard,
    OffencePlay,
    Parts,
    PlayOption,
    token,
)
from downfield.games.first_downs.notation.zones import zone_names
from downfield.kernel.look import Look
from downfield.kernel.odds import Odds
from downfield.kernel.svg import Say
from downfield.kernel.view import View

Found = dict[str, Odds]


def odds(look: Look, say: Say) -> Found:
    """What each option of a view promises, every card of the other side being as likely."""
    view, game = look.view, look.game
    asked = {
        "play": _plays, "cards": _cards, "fourth": _fourth, "touchdown": _touchdown, "toss": _toss, "buy": _buy,
    }.get(view.question)  # fmt: skip
    return {} if asked is None else asked(view, cast(Parts, game.pack.parts), say)


def gain(option: PlayOption, card: DefenceCard) -> int | None:
    """The yards of an option against a card; None is a tackle [FFD-5.2]."""
    value = card.zones[option.zone].value
    return None if value == "X" else option.yards + value


def enough(option: PlayOption, cards: Cards, need: int, more: int = 0) -> float:
    """How likely an option takes the yards that are needed [FFD-5.7]; `more` are bought where it is not tackled."""
    made = [gain(option, card) for card in cards.defence]
    return sum(yards is not None and yards + more >= need for yards in made) / len(made)


def best(cards: Cards, need: int) -> float:
    """The same for the best option of all plays."""
    return max(enough(option, cards, need) for play in cards.plays() for option in play.options)


def _on_table(view: View, cards: Cards) -> OffencePlay:
    return next(play for play in cards.plays() if play.name == view.scene["play"])


def _what(scene: dict[str, Any]) -> str:
    """What the needed yards are."""
    return "two" if scene["conversion"] else "goal" if scene["togo"] == scene["distance"] else "first"


# Cards ----------------------------------------------------------------------------------------------------------


def _plays(view: View, parts: Parts, say: Say) -> Found:
    """A play by its best option, and how often it is tackled over all three."""
    scene: dict[str, Any] = view.scene
    cards, found = parts.cards, {}
    zones = zone_names(cards, say, "brief")
    for i, play in enumerate(cards.plays()):
        chances = [enough(option, cards, scene["togo"]) for option in play.options]
        top = max(range(len(chances)), key=lambda at: (chances[at], -at))
        words = say("odds-play", what=_what(scene), share=chances[top], zone=zones[play.options[top].zone])
        path = [f"m-play-{i}-option-{top + 1}"] if chances[top] else []
        found[token(play.name)] = Odds(words, chances[top], path)
    return found


def _cards(view: View, parts: Parts, say: Say) -> Found:
    """The attacker's options over all cards, or the defender's cards over all options."""
    play = _on_table(view, parts.cards)
    return (
        _answers(view, parts, play, say) if view.scene["role"] == "attack" else _meets(view, parts, play, say)
    )


def _answers(view: View, parts: Parts, play: OffencePlay, say: Say) -> Found:
    scene: dict[str, Any] = view.scene
    found = {}
    for i, option in enumerate(play.options, 1):
        share, tackled, yards = _over(option, parts.cards.defence, scene["togo"])
        words = say("odds-option", what=_what(scene), share=share, tackled=tackled, yards=yards)
        if option.trick and scene["attack_momentum"] >= scene["buy"]:
            bought = enough(option, parts.cards, scene["togo"], scene["trick_yards"])
            words = f"{words} · {say('odds-bought', share=bought, price=scene['buy'])}"
        path = [f"m-card-{c}-{option.zone}" for c in range(len(parts.cards.defence))]
        found[str(i)] = Odds(words, share, path)
    return found


def _over(option: PlayOption, defence: Sequence[DefenceCard], need: int) -> tuple[float, float, float]:
    """How likely it is enough, how likely a tackle, and the yards on average."""
    made = [gain(option, card) for card in defence]
    good = sum(yards is not None and yards >= need for yards in made) / len(made)
    return good, made.count(None) / len(made), round(sum(yards or 0 for yards in made) / len(made), 1)


def _meets(view: View, parts: Parts, play: OffencePlay, say: Say) -> Found:
    scene: dict[str, Any] = view.scene
    found = {}
    for i, card in enumerate(parts.cards.defence):
        made = [gain(option, card) for option in play.options]
        share = sum(yards is not None and yards >= scene["togo"] for yards in made) / len(made)
        words = say("odds-card", what=_what(scene), share=share, tackled=made.count(None) / len(made))
        found[token(card.name)] = Odds(words, share, [f"m-card-{i}-{o.zone}" for o in play.options])
    return found


# Without cards --------------------------------------------------------------------------------------------------


def _fourth(view: View, parts: Parts, say: Say) -> Found:
    scene: dict[str, Any] = view.scene
    share = best(parts.cards, scene["togo"])
    return {
        "gamble": Odds(say("odds-gamble", what=_what(scene), share=share), share),
        "fg": _kick(scene, scene["calls_needed"], scene["attack_momentum"], say),
    }


def _kick(scene: dict[str, Any], tosses: int, momentum: int, say: Say) -> Odds:
    """[FFD-7.5] Every toss called right, as many skipped as can be paid."""
    free = min(tosses, momentum // scene["skip"]) if scene["skip"] else tosses
    paid, plain = 0.5 ** (tosses - free), 0.5**tosses
    if free:
        words = say("odds-kick-paid", good=plain, paid=paid, price=free * scene["skip"])
        return Odds(words, paid)
    return Odds(say("odds-kick", good=plain), plain)


def _touchdown(view: View, parts: Parts, say: Say) -> Found:
    """[FFD-6.2] The conversion at its best, and what that is worth."""
    share, points = best(parts.cards, parts.field.conversion.yards), parts.field.points
    worth = points.unconverted + share * (points.converted - points.unconverted)
    return {"convert": Odds(say("odds-convert", share=share, points=round(worth, 1)), share)}


def _toss(view: View, parts: Parts, say: Say) -> Found:
    scene: dict[str, Any] = view.scene
    call = _kick(scene, scene["calls"], 0, say)
    found = {"heads": call, "tails": call}
    if "pay" in view.options:
        left = 0.5 ** (scene["calls"] - 1)
        found["pay"] = Odds(say("odds-kick", good=left), left)
    return found


def _buy(view: View, parts: Parts, say: Say) -> Found:
    """[FFD-11.3] What the play brings without and with the yards on sale."""
    scene: dict[str, Any] = view.scene
    made = {"pass": scene["result"], "buy": scene["result"] + scene["trick_yards"]}
    return {
        word: Odds(say("odds-makes", yards=yards, kind=_kind(scene, yards)))
        for word, yards in made.items()
    }  # fmt: skip


def _kind(scene: dict[str, Any], yards: int) -> str:
    return "short" if yards < scene["togo"] else "goal" if yards >= scene["distance"] else "first"
