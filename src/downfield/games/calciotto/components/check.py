"""What an owner may not write into the pack [CAL-24]: each refusal names file, key and reason."""

from downfield.games.calciotto.components.check_forms import check_formations
from downfield.games.calciotto.components.parts import VERBS, Card, Parts, PitchPart, Squad, read_base
from downfield.kernel.errors import PackError

DECK = {  # the rulebook's copies and categories, which no owner may change
    "contropiede": (2, "movement"),
    "sprint3": (4, "movement"),
    "sprint4": (4, "movement"),
    "dribbling": (4, "contrast"),
    "tackle": (4, "contrast"),
    "scivolata": (4, "contrast"),
    "sicurezza": (2, "keeper"),
    "tuffo": (4, "keeper"),
    "punizione": (4, "sanction"),
    "ammonizione": (4, "sanction"),
    "cancella": (2, "effect"),
    "elimina": (2, "effect"),
    "raddoppia": (2, "effect"),
}
CALLED_UP = 13
OUTFIELD = 7
MOST_FIGURES = 30
FITTING = {  # the category in which a verb makes sense
    "double": "movement",
    "sprint": "movement",
    "carrier": "contrast",
    "challenger": "contrast",
    "save": "keeper",
    "reach": "keeper",
    "foul": "sanction",
    "cancel": "effect",
    "one-die": "effect",
    "twice": "effect",
}


def check(parts: Parts, where: str) -> None:
    """Refuse a pack with which the rules cannot be played."""
    _check_pitch(parts.pitch, f"{where}/pitch.toml")
    _check_dice(parts, f"{where}/dice.toml")
    _check_squads(parts.squads.squads, f"{where}/squads.toml")
    for i, squad in enumerate(parts.squads.squads):
        _check_squad(squad, f"squads[{i}]", f"{where}/squads.toml")
    _check_cards(parts.cards.cards, f"{where}/cards.toml")
    check_formations(parts, f"{where}/formations.toml")


def _refuse(file: str, key: str, reason: str) -> PackError:
    return PackError(f"{file}: key {key}: {reason}.")


def _check_pitch(pitch: PitchPart, file: str) -> None:
    """[CAL-2.8, CAL-2.9, CAL-2.10] Everything lies inside the defence zone, and the goal in front of it all."""
    if not 1 <= pitch.circle_radius.value <= 4:
        raise _refuse(file, "circle_radius", "1 to 4 squares (CAL-2.7)")
    left, right = pitch.penalty_columns.value
    if not 4 <= left <= 7 or right != 17 - left:
        raise _refuse(
            file, "penalty_columns", "in the defence zone, as far to the left as to the right (CAL-2.8)"
        )
    small_left, small_right = pitch.small_columns.value
    if not left <= small_left <= 7 or small_right != 17 - small_left:
        raise _refuse(
            file, "small_columns", "in the penalty area, as far to the left as to the right (CAL-2.9)"
        )
    if not 2 <= pitch.penalty_rows.value <= 6:
        raise _refuse(file, "penalty_rows", "2 to 6, for the defence zone has six (CAL-2.8)")
    if not 2 <= pitch.kicker_row.value <= pitch.penalty_rows.value:
        raise _refuse(file, "kicker_row", "in the penalty area, not on the first row (CAL-2.10)")


def _check_dice(parts: Parts, file: str) -> None:
    faces = [face.face for face in parts.dice.plus_minus]
    if "+" not in faces or "-" not in faces:
        raise _refuse(file, "plus_minus", "the die shows a plus and a minus (CAL-1.5)")


def _check_squads(squads: tuple[Squad, ...], file: str) -> None:
    """[CAL-1.2] At least one for HOME and one for AWAY, told from each other by their keys."""
    if len(squads) < 2:
        raise _refuse(file, "squads", "at least two squads, for HOME and AWAY (CAL-1.2)")
    keys = [squad.key for squad in squads if squad.key]
    if len(set(keys)) < len(keys):
        raise _refuse(file, "squads", "two squads have the same key")


def _check_squad(squad: Squad, key: str, file: str) -> None:
    """[CAL-1.2, CAL-4.2] At least thirteen figures, among them a keeper and seven others."""
    seen: set[int] = set()
    roles: list[int] = []
    for i, figure in enumerate(squad.figures):
        if not 1 <= figure.number <= 99 or figure.number in seen:
            raise _refuse(
                file, f"{key}.figures[{i}].number", f"{figure.number} is taken or not from 1 to 99 (CAL-3.1)"
            )
        seen.add(figure.number)
        try:
            roles.append(read_base(figure.base)[1])
        except ValueError as e:
            raise _refuse(file, f"{key}.figures[{i}].base", f"number {figure.number}: {e}") from None
    if not CALLED_UP <= len(roles) <= MOST_FIGURES:
        raise _refuse(
            file, f"{key}.figures", f"{len(roles)} figures; a squad has 13 to {MOST_FIGURES} (CAL-1.2)"
        )
    if 0 not in roles or sum(role != 0 for role in roles) < OUTFIELD:
        raise _refuse(file, f"{key}.figures", "a squad needs a keeper and seven others (CAL-4.2)")


def _check_cards(cards: tuple[Card, ...], file: str) -> None:
    """[CAL-12.1 to CAL-12.6] Thirteen kinds, forty-two cards, each with an effect from the closed list."""
    if [card.id for card in cards] != list(DECK):
        raise _refuse(file, "cards", f"the deck has these kinds, in this order: {', '.join(DECK)} (CAL-1.3)")
    for i, card in enumerate(cards):
        copies, category = DECK[card.id]
        if (card.copies.value, card.category.value) != (copies, category):
            raise _refuse(
                file, f"cards[{i}]", f"{card.id} is a {category} card with {copies} copies (CAL-1.3)"
            )
        if card.effect.value not in VERBS:
            raise _refuse(file, f"cards[{i}].effect", f"{card.effect.value!r} is none of {', '.join(VERBS)}")
        if FITTING[card.effect.value] != category:
            raise _refuse(
                file, f"cards[{i}].effect", f"{card.effect.value} is not for a {category} card (CAL-11.2)"
            )
        if not 0 <= card.amount <= 9 or not 0 <= card.needs_movement <= 9:
            raise _refuse(file, f"cards[{i}].amount", "0 to 9 (CAL-12.1)")
