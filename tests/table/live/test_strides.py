"""Walks over dice at the table: what is shown in between, what is taken back, what is written down."""

import downfield
from downfield.games.blood_bowl.notation.shown import scene_of
from downfield.kernel.dice import ScriptedDice
from downfield.store import Deed, KeptMatch, KeptSeat
from downfield.store.kept import PERSON
from downfield.table.live.sitting import Sitting, rebuild
from downfield.table.protocol.requests import text_of
from downfield.table.show.updates import reach, update

SEED = 5


def _sitting(start: str, dice: str) -> Sitting:
    """Two people at a position of Blood Bowl."""
    game = downfield.game("blood-bowl")
    options = game.options()
    kept = KeptMatch(
        "m", game.slug, game.spec.version, game.pack.hash, options, start, "", "", SEED, "", "now"
    )
    sitting = Sitting(kept, [KeptSeat(i, PERSON, "Ada", "h") for i in range(2)], game)
    sitting.match.dice = ScriptedDice(dice)
    return sitting


def _square(sitting: Sitting, figure: int) -> str:
    return next(f.square for f in scene_of(sitting.match.view(0)).figures if f.who() == (0, figure))


def test_a_walk_goes_on_over_dice_and_leaves_its_figure_in_hand() -> None:
    sitting = _sitting("home=11@f8,12@a1 away=7@g8 rerolls=0-0", "D5")
    sitting.answer(0, "11-e8-d8-c8", sitting.seq)
    assert _square(sitting, 11) == "c8"
    shown = update(sitting, [0], text_of("en", sitting.game.spec), {0, 1}, 0).ask
    assert shown.held == {"0": "m-p-h-11"}
    assert shown.sources["0"] == ["m-p-h-11", "m-p-h-12"]


def test_what_was_walked_before_the_last_die_is_not_taken_back() -> None:
    sitting = _sitting("home=11@f8,12@a1 away=7@g8 rerolls=0-0", "D5")
    sitting.answer(0, "11-e8-d8-c8", sitting.seq)
    sitting.take_back(0, sitting.seq)
    assert _square(sitting, 11) == "e8"


def test_a_walk_over_dice_is_rebuilt_from_its_deeds() -> None:
    sitting = _sitting("home=11@f8,12@a1 away=7@g8 rerolls=0-0", "D5")
    deeds: list[Deed] = sitting.answer(0, "11-e8-d8-c8", sitting.seq)
    deeds += sitting.take_back(0, sitting.seq)
    deeds += sitting.answer(0, "d8", sitting.seq)
    again = rebuild(sitting.kept, sitting.seats, deeds, sitting.game)
    assert again.match.line() == sitting.match.line()


def test_an_end_may_mean_more_than_one_deed() -> None:
    sitting = _sitting("home=11@f8,12@h8 away=7@p8 ball=home11 used=hand", "")
    ways = reach(sitting, 0, "m-p-h-11", text_of("en", sitting.game.spec))
    on_mate = [choice.token for choice in ways.choices if "m-p-h-12" in choice.targets]
    assert on_mate == ["11pass-throw-h8", "11pass"]
