"""What an option is good for, as a word that texts explain: told from the solved chances and from what the rules do."""

from collections.abc import Callable, Sequence
from typing import Final, cast

from downfield.games.first_downs.coach.solve.matrix import Floats, column_mix, row_mix
from downfield.games.first_downs.model import kinds as k
from downfield.games.first_downs.model import questions as q
from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.odds.cards import gain
from downfield.games.first_downs.rules.momentum import owner
from downfield.kernel.needs import CHOICE, PASS
from downfield.kernel.oracle import Advice
from downfield.toolkit.stances import stance

PLAIN: Final = 0.0005  # chances that differ by less are hardly better
WINDOWS: Final = (q.Q_STEAL, q.Q_BUY, q.Q_TURNOVER, q.Q_REPEAT_ATTACKER, q.Q_REPEAT_DEFENDER)
GOAL, FIRST, OVER, NEXT = "goal", "first", "over", "next"  # how a down ends
Worth = Callable[[Downs], float]  # of the side that is asked


def of_card(g: Downs, seat: int, game: Floats, option: int) -> str:
    """What an option or a card of a mix is for; `game` is the attacker's chance by option and card."""
    rows, columns = (mix(game[:, :, None])[:, 0].tolist() for mix in (row_mix, column_mix))
    if seat == g.attacker:
        return stance(game.tolist(), rows, columns, option)
    return stance((1.0 - game.T).tolist(), columns, rows, option)


def of_choice(g: Downs, advice: Sequence[Advice], option: int, worth: Worth, games: Floats) -> str:
    """What an open choice is for that wins more than any other; `games` are the secret choices of every play."""
    value = {a.option: a.value for a in advice}
    if g.question == q.Q_TOSS and option != k.PAY:
        return "saves-momentum" if value[option] > value.get(k.PAY, 1.0) + PLAIN else ""
    if any(value[option] < other + PLAIN for x, other in value.items() if x != option):
        return ""
    if g.question in WINDOWS:
        return kept(g, worth, value[option]) if option == PASS else paid(g)
    if g.question == q.Q_PLAY:
        return of_play(g, games, option)
    if g.question == q.Q_FOURTH:
        return of_fourth(g, option)
    return NAMED.get((int(g.question), option), "")


NAMED: Final = {
    (q.Q_TOUCHDOWN, k.TAKE): "sure-points",
    (q.Q_TOUCHDOWN, k.CONVERT): "more-points",
    (q.Q_TOSS, k.PAY): "skips",
    (q.Q_CONCEDE, k.PLAY_ON): "hopes",
}


def of_fourth(g: Downs, option: int) -> str:
    """A gamble; a field goal, sure or not [FFD-7.3, FFD-7.4]; a punt, which gives them the whole field [FFD-7.7]."""
    if option == k.GAMBLE:
        return "gamble"
    then = after(g, option)
    if option == k.KICK:
        return "kick-risk" if then.question == q.Q_TOSS else "kick-sure"
    return "punt" if then.distance() == g.t.field > g.own else ""


# Windows ----------------------------------------------------------------------------------------------------------


def kept(g: Downs, worth: Worth, chance: float) -> str:
    """Nothing is paid: what stands wins more than the other, even as a gift; or it wins less than the coins will."""
    gift = after(g, int(g.question))
    price = int(PRICES[int(g.question)](g))
    if owner(g, g.question) == gift.attacker:
        gift.ma += price
    else:
        gift.md += price
    if gift.bank() < 0:  # the coins have been earned anew meanwhile
        return ""
    free = worth(gift)
    return "saves-momentum" if free > chance + PLAIN else "stands" if free < chance - PLAIN else ""


PRICES: Final[dict[int, Callable[[Downs], int]]] = {
    q.Q_STEAL: lambda g: g.t.steal,
    q.Q_BUY: lambda g: g.t.buy,
    q.Q_TURNOVER: lambda g: g.t.turnover,
    q.Q_REPEAT_ATTACKER: lambda g: g.t.repeat_attacker,
    q.Q_REPEAT_DEFENDER: lambda g: g.t.repeat_defender,
}


def paid(g: Downs) -> str:
    """What the coins prevent, or bring: how the down ends without them, and with yards that are bought."""
    stands = ending(g, PASS)
    match g.question:
        case q.Q_BUY:
            brings = ending(g, q.Q_BUY)
            return f"buys-{brings}" if brings in (GOAL, FIRST) and brings != stands else "buys"
        case q.Q_STEAL:
            return "steals"
        case q.Q_TURNOVER:
            return f"stops-{stands}" if stands in (GOAL, FIRST) else "turns-over"
        case q.Q_REPEAT_ATTACKER:
            return "again-over" if stands == OVER else "again"
    return f"again-{stands}" if stands in (GOAL, FIRST) else "again"


def ending(g: Downs, answer: int) -> str:
    """How the down ends after an answer, if nobody pays any more."""
    then = after(g, answer)
    while then.need == CHOICE and then.question in WINDOWS:
        then.answer(PASS)
    if g.stage == k.CONVERSION:
        return GOAL if then.points(g.attacker) - g.points(g.attacker) == g.t.converted else OVER
    if then.stage == k.TOUCHDOWN:
        return GOAL
    if then.drive != g.drive or then.stage != k.DOWN:
        return OVER
    return FIRST if then.down == 1 else NEXT


def after(g: Downs, answer: int) -> Downs:
    """The match after an answer."""
    then = cast(Downs, g.clone())
    then.answer(answer)
    return then


# Plays ------------------------------------------------------------------------------------------------------------


def of_play(g: Downs, games: Floats, play: int) -> str:
    """In what a play is better than all others while both sides mix as best they can."""
    told = [dealt(g, games[:, :, x], x) for x in range(games.shape[2])]
    for word, values in zip(
        ("likeliest", "most-yards", "seldom-tackled"), zip(*told, strict=True), strict=True
    ):
        if all(values[play] > other + PLAIN for x, other in enumerate(values) if x != play):
            return word
    return ""


def dealt(g: Downs, game: Floats, play: int) -> tuple[float, float, float]:
    """How often a play makes the yards needed, what it gains on average, and how often it is not tackled."""
    rows, columns = (mix(game[:, :, None])[:, 0] for mix in (row_mix, column_mix))
    reached = yards = free = 0.0
    for option, often in enumerate(rows):
        for card, met in enumerate(columns):
            made = gain(g.t, play, option, card)
            if made is not None:
                share = float(often * met)
                reached, yards, free = (
                    reached + share * (made >= g.neutral),
                    yards + share * made,
                    free + share,
                )
    return reached, yards, free
