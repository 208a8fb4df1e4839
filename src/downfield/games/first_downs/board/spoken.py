"""The board in words, for whoever does not see it."""

from downfield.games.first_downs.board.cards import zone_words
from downfield.games.first_downs.board.laid import on_table, outcome
from downfield.games.first_downs.components.parts import Cards, OffencePlay
from downfield.games.first_downs.model.tables import Tables
from downfield.games.first_downs.notation.shown import Scene, scene_of
from downfield.kernel.show.svg import Say
from downfield.kernel.view import View


def spoken(view: View, cards: Cards, t: Tables, say: Say) -> str:
    """One sentence for coins and score, one for the cards that lie on the table."""
    scene = scene_of(view)
    home, away = view.points
    if scene.phase == "over":
        return say("board-spoken-over", home=home, away=away)
    attacker = ("home", "away")[scene.attacker] if scene.attacker in (0, 1) else "nobody"
    ours, theirs = scene.momentum
    first = say(
        "board-spoken",
        attacker=attacker,
        home=home,
        away=away,
        momentum_home=ours,
        momentum_away=theirs,
        down=scene.down,
        togo=scene.togo,
        distance=scene.distance,
        bank=scene.bank,
    )
    return f"{first} {_cards(scene, cards, t, say)}".strip()


def _cards(scene: Scene, cards: Cards, t: Tables, say: Say) -> str:
    play, option, card = on_table(scene, cards)
    if play is None:
        return ""
    if card is None:
        return say("board-spoken-play", play=play.name, options=_options(play, cards, say))
    told = outcome((play, option, card), cards, t, say)
    return say("board-spoken-revealed", play=play.name, option=option, card=card.name, outcome=told)


def _options(play: OffencePlay, cards: Cards, say: Say) -> str:
    """The three options of a play, each with its zone."""
    names = {zone.code: " ".join(zone_words(zone.name, say)) for zone in cards.zones}
    return ", ".join(say("board-spoken-option", zone=names[o.zone], yards=o.yards) for o in play.options)
