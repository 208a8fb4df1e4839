"""The balance of a game: told in words, as a page, beside another; and printed values changed."""

import json

import msgspec
import pytest

import downfield
from downfield.kernel.errors import BadOption, PackError
from downfield.kernel.solution import Balance, Figures
from downfield.lab import balance
from downfield.lab.balance_told import Teller
from downfield.text import Text
from tests.cli.test_cli import run


def found(pack: str, share: float) -> balance.Found:
    tables = (
        Figures("plays", ("all", "short"), (("Pro Set A", (share, 0.5)), ("<Shotgun>", (1 - share, 0.5)))),
        Figures("match", ("a-match",), (("points", (23.456,)),), are_shares=False),
        Figures("decided", ("share",), (("#1", (0.0,)), ("#2", (0.125,)))),
    )
    return balance.Found("first-downs", pack, {}, Balance(0.25, tables))


def teller(language: str, *shares: float) -> Teller:
    game = downfield.game("first-downs")
    return Teller([found(f"box-{i}", share) for i, share in enumerate(shares)], Text(language, game.spec))


def test_names_of_the_pack_stay_and_everything_else_is_told_in_words() -> None:
    plays, match, decided = [rows for _, _, rows in teller("en", 0.2).tables()]
    assert plays == [("", "all", "1 to 3 to go"), ("Pro Set A", "20", "50"), ("<Shotgun>", "80", "50")]
    assert match[1] == ("points", "23.46")
    assert decided[2] == ("drive 2", "12.5")


def test_balances_stand_beside_each_other() -> None:
    plays = next(rows for _, _, rows in teller("de", 0.2, 0.3).tables())
    assert plays == [("", "box-0", "box-1"), ("Pro Set A", "20", "30"), ("<Shotgun>", "80", "70")]


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_the_page_has_a_picture_of_every_table_of_shares_and_hides_nothing_in_its_names(
    language: str,
) -> None:
    page = teller(language, 0.2, 0.3).page("Balance")
    assert page.count("<svg") == 2
    assert "&lt;Shotgun&gt;" in page
    assert "<Shotgun>" not in page
    assert "balance-" not in page


# Printed values -------------------------------------------------------------------------------------------------------


def test_one_printed_value_is_changed_and_nothing_else() -> None:
    game = downfield.game("first-downs")
    other = balance.changed(game, "cards.defence.Nickel.zones.LL.value=-4")
    before, after = (json.dumps(msgspec.to_builtins(g.pack.parts)) for g in (game, other))
    assert len(before) == len(after)
    assert sum(a != b for a, b in zip(before, after, strict=True)) == 1
    assert other.pack.hash != game.pack.hash


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ("cards.defence.Penny.zones.LL.value=-4", "Goal Line"),
        ("cards.defence.Nickel.zones.LL=-4", "no printed value"),
        ("cards.defence.Nickel.zones.LL.value", "no printed value"),
        ("nonsense", "cards, field, prices"),
        ("field.yards.ones=many", "ones"),
    ],
)
def test_what_is_not_printed_cannot_be_changed(change: str, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        balance.changed(downfield.game("first-downs"), change)


def test_a_card_that_breaks_a_promise_of_the_rules_is_refused() -> None:
    with pytest.raises(PackError, match=r"FFD-5\.4"):
        balance.changed(downfield.game("first-downs"), "cards.defence.Nickel.zones.RM.value=X")


def test_a_game_that_is_not_solved_has_no_balance(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, said = run(capsys, "balance", "blood-bowl")
    assert code == 2
    assert "is not solved" in said
