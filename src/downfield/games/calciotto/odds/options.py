"""What to expect of an option: contrasts, shots, cards and trades, exact from the dice and the bases."""

from typing import Any

from downfield.games.calciotto.board.figures import figure_id
from downfield.games.calciotto.board.pitch import square_id
from downfield.games.calciotto.board.spots import wall_squares
from downfield.games.calciotto.board.state import printed, side_of
from downfield.games.calciotto.board.words import (
    CALLED_UP,
    CARD_ASKED,
    deck,
    figure_at,
    figure_of,
    target_square,
)
from downfield.games.calciotto.components.parts import Card
from downfield.games.calciotto.odds.chance import (
    added,
    challenge_chance,
    duel_bonuses,
    in_force,
    rolled_with,
    shot_chance,
    wins,
)
from downfield.games.calciotto.odds.trade import DOUBLED, trades
from downfield.kernel.look import Look
from downfield.kernel.odds import Odds
from downfield.kernel.spec import Game
from downfield.kernel.svg import Say
from downfield.kernel.view import View


def odds(look: Look, say: Say) -> dict[str, Odds]:
    """What each option of a view promises, where dice decide it."""
    view, game = look.view, look.game
    match view.question:
        case "spend" | "target":
            return _shots(view, say)
        case "challenge":
            return _challenges(view, game, say)
        case "wall":
            return {t: Odds("", None, _wall(view.scene, t)) for t in view.options}
        case "trade":
            return trades(view, game, say)
        case question if question in CALLED_UP:
            return _squad(view, game, say)
        case question if question in CARD_ASKED:
            found = {}
            for token in view.options:
                told = _card(view, game, token, say)
                if told is not None:
                    found[token] = told
            return found
    return {}


def _squad(view: View, game: Game, say: Say) -> dict[str, Odds]:
    """What stands on the base of whoever may be called up."""
    side = side_of(view, game)
    known = {token: printed(game, side, int(token.strip("-"))) for token in view.options}
    return {token: Odds(say("odds-squad", **told)) for token, told in known.items() if told}


def _shots(view: View, say: Say) -> dict[str, Odds]:
    scene: dict[str, Any] = view.scene
    number = scene["shooter"] if view.question == "target" else scene["carrier"]
    shooter = figure_of(scene, scene["turn"], number)
    found: dict[str, Odds] = {}
    for token in view.options:
        if token.startswith("!") and shooter is not None:
            target = target_square(scene, token)
            share = shot_chance(scene, shooter, target)
            found[token] = Odds(say("odds-goal", share=share), share, [aimed_at(scene, target)])
    return found


def _wall(scene: dict[str, Any], token: str) -> list[str]:
    """[CAL-14.7] Both squares of a wall, or who stands there."""
    return [aimed_at(scene, square) for square in wall_squares(scene, token)]


def aimed_at(scene: dict[str, Any], target: tuple[int, int]) -> str:
    """The element of a goal square, or of the keeper who stands on it."""
    there = figure_at(scene, *target)
    return square_id(*target) if there is None else figure_id(there["side"], there["number"])


def _challenges(view: View, game: Game, say: Say) -> dict[str, Odds]:
    scene: dict[str, Any] = view.scene
    carrier = figure_of(scene, scene["carrier_side"], scene["carrier"])
    found: dict[str, Odds] = {}
    for token in view.options:
        own = figure_of(scene, side_of(view, game), int(token[1:])) if token.startswith("x") else None
        if own is not None and carrier is not None:
            share = challenge_chance(own, carrier)
            found[token] = Odds(say("odds-ball", share=share), share, [figure_id(own["side"], own["number"])])
    return found


# Cards ----------------------------------------------------------------------------------------------------------


def _card(view: View, game: Game, token: str, say: Say) -> Odds | None:
    """A card, or none: the chance of the duel with it, or the points to expect."""
    scene: dict[str, Any] = view.scene
    side, code = side_of(view, game), token.partition(".")[0]
    card = deck(game).get(code)
    cards = in_force(scene, game)
    if card is not None:
        cards[side] = card
        if card.effect.value == "cancel":
            cards[1 - side] = None
    if view.question == "move-card":
        return _points(view, cards, say)
    if card is not None and card.effect.value == "foul":
        return Odds(say("odds-foul", caution=int(card.caution)), 1.0)
    told = duel_bonuses(scene, game, view.question, cards)
    if told is None:
        return None
    turn = scene["turn"]
    share = wins(told[0] - told[1], rolled_with(cards, turn), rolled_with(cards, 1 - turn))
    share = share if side == turn else 1 - share
    kind = "ball" if view.question == "contrast-card" else "goal" if side == turn else "save"
    return Odds(say(f"odds-{kind}", share=share), share)


def _points(view: View, cards: list[Card | None], say: Say) -> Odds | None:
    """The points that the turn side may expect; partners count one die each, which is left aside here."""
    scene: dict[str, Any] = view.scene
    if view.options_agreed["seats"] != 2:
        return None
    turn = scene["turn"]
    own = cards[turn]
    times = 2 if scene["phase"] in DOUBLED else added(own, "double") or 1
    mean = float(sum(score * p for score, p in rolled_with(cards, turn))) * times
    private = own.amount if own is not None and own.effect.value == "sprint" else 0
    return Odds(say("odds-points", points=mean, more=private))
