"""Whole plans at the screen: above the options, played with a digit, taken back with one key."""

from tests.terminal.conftest import Begin, app_of, press, screen, sit_down


async def test_a_digit_fields_a_whole_team_and_u_takes_it_back(begin: Begin) -> None:
    table = begin("calciotto", "person", "person")
    app = app_of(table)
    async with app.run_test(size=(100, 40)) as pilot:
        await sit_down(pilot, app)
        assert "1  Formation: Balanced" in screen(app)
        assert "6  1 (3P3)" in screen(app)  # the plain options come after the plans
        await press(pilot, "2")
        assert table.match.waiting() == (1,)
        assert len(table.match.moves) == 18
        await sit_down(pilot, app)
        await press(pilot, "u")
        assert table.match.moves == []
        await sit_down(pilot, app)
        assert "1  Formation: Balanced" in screen(app)
        await press(pilot, "6")
        assert [move.token for move in table.match.moves] == ["-1"]


def test_only_the_last_plan_is_taken_back(late: Begin) -> None:
    table = late("touch-down", "row=8 :: attack", "home", "away")
    table.carry_out(0, "+53 spread")
    table.carry_out(1, "rush")
    table.take_back(1)
    assert [move.token for move in table.match.moves] == ["attack", "+53", "spread"]
    assert table.match.waiting() == (1,)
    table.answer(1, table.match.options(1)[0].value)
    table.take_back(1)
    assert [move.token for move in table.match.moves] == ["attack", "+53", "spread"]
