"""Matches at the screen, by keyboard alone, on 80 columns and 24 lines."""

import contextlib
import os
import pathlib
import signal

import pytest
from textual.widgets import OptionList

import downfield
from downfield.games import GAMES
from downfield.kernel import record
from downfield.kernel.needs import CHANCE, SEALED
from downfield.kernel.spec import Game
from downfield.kernel.state import State
from downfield.terminal import seating
from downfield.terminal.app import BROKEN_OFF, DONE, TableApp
from downfield.terminal.handover import HandOver
from downfield.terminal.match import MatchScreen
from downfield.terminal.menus import ChooseGame, SetUp
from downfield.terminal.replay import ReplayScreen
from downfield.terminal.seating import Seating
from downfield.terminal.style import styles
from downfield.terminal.widgets import Sheet, Typed
from downfield.text import Text
from tests.browser.screens import CAGE, SECOND_MOVE
from tests.contract.cases import ENDS, LATE
from tests.terminal.conftest import Begin, app_of, play_on, press, screen, settled, sit_down, until

SIZE = (80, 24)
TURNS = {"blood-bowl": CAGE, "calciotto": "turn=home :: d3 d4", "touch-down": SECOND_MOVE}


def asked(table: Seating, app: TableApp) -> bool:
    """Whether a person is asked, or the match is over."""
    top = app.screen
    return table.match.over or (isinstance(top, MatchScreen) and top.asked is not None)


def moment(table: Seating) -> tuple[int, int]:
    """How far a match has come."""
    return len(table.match.moves), len(table.held)


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
async def test_a_whole_match_is_played_by_digits_alone(begin: Begin, late: Begin, slug: str) -> None:
    if slug in ENDS:
        table = late(slug, ENDS[slug], "home", "random")
    else:
        table = begin(slug, "person", "random", seed=7, drives=1)
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        number = 0
        while True:
            await until(pilot, lambda: asked(table, app))
            if table.match.over:
                break
            before = moment(table)
            several = app.screen.query_one(OptionList).option_count > 1
            app.simulate_key("2" if several and number % 2 == 1 else "1")
            await until(pilot, lambda before=before: moment(table) != before)  # type: ignore[misc]
            number += 1
        await settled(pilot)
        shown = screen(app)
    assert table.match.over
    assert "Rematch, sides swapped" in shown
    assert table.file.name in shown
    record.verify(record.open_file(table.file), table.match.game)


async def test_arrows_and_enter_choose_too(begin: Begin) -> None:
    table = begin("first-downs", "person", "person", first_attacker="home")
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "down", "down", "enter")
    assert table.match.moves[-1].token == "I-FormationA"


async def test_a_digit_without_an_option_does_nothing(begin: Begin) -> None:
    table = begin("first-downs", "person", "person", first_attacker="home")
    async with app_of(table).run_test(size=SIZE) as pilot:
        await press(pilot, "9", "0")
    assert table.match.moves == []


async def test_the_need_stands_on_the_screen_with_its_numbered_options(begin: Begin) -> None:
    table = begin("first-downs", "person", "person", first_attacker="home")
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        shown = screen(app)
    assert "1st down, 10 to go" in shown
    assert "6  Shotgun B" in shown


async def test_the_log_cites_rules(begin: Begin) -> None:
    table = begin("first-downs", "person", "person", first_attacker="home")
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "1")
        await press(pilot, "enter")
        shown = screen(app)
    assert "FFD-4.1" in shown


# Written answers -------------------------------------------------------------------------------------------------


async def test_answers_may_be_written_one_after_the_other(late: Begin) -> None:
    table = late("calciotto", "turn=home :: d3 d4", "home", "away")
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "slash")
        assert "such as" in screen(app)
        await press(pilot, *"14n2", "space", *"13e", "enter")
        assert not app.screen.query(Typed)
        assert app.screen.query_one(OptionList).has_focus
    assert [move.token for move in table.match.moves[2:]] == ["14n", "14n", "13e"]


async def test_what_is_no_answer_is_refused_and_may_be_mended(late: Begin) -> None:
    table = late("calciotto", "turn=home :: d3 d4", "home", "away")
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "slash", *"99n", "enter")
        assert "99n" in screen(app).splitlines()[-1] or "CAL-6.2" in screen(app)
        assert app.screen.query_one(Typed).value == "99n"
        await press(pilot, "escape")
        assert isinstance(app.screen, MatchScreen)
        assert app.screen.query_one(OptionList).has_focus
    assert len(table.match.moves) == 2


async def test_a_secret_may_be_written_too(begin: Begin) -> None:
    table = begin("first-downs", "person", "person", first_attacker="home")
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "slash", *"ProSetA", "enter")
        await press(pilot, "enter", "slash", *"2", "enter")
        assert isinstance(app.screen, HandOver)
    assert table.held == {0: 1}


# Where the board lies --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "size", "beside"),
    [
        ("calciotto", (80, 24), True), ("calciotto", (120, 40), True), ("calciotto", (60, 24), False),
        ("touch-down", (120, 40), True), ("touch-down", (80, 24), False), ("first-downs", (120, 40), False),
    ],
)  # fmt: skip
async def test_a_tall_board_stands_beside_what_is_asked(
    begin: Begin, slug: str, size: tuple[int, int], beside: bool
) -> None:
    app = app_of(begin(slug, "person", "random"))
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        board, ask = app.screen.query_one("#board").region, app.screen.query_one("#ask").region
    assert (ask.x >= board.right) == beside
    assert (ask.y >= board.bottom) == (not beside)
    assert ask.height >= 5
    assert ask.bottom < size[1]


# Sealed choices --------------------------------------------------------------------------------------------------


async def test_the_hand_over_screen_hides_what_was_sealed(begin: Begin) -> None:
    table = begin("first-downs", "person:Anna", "person:Ben", first_attacker="home")
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "1")
        assert isinstance(app.screen, HandOver)
        assert "Hand over to Anna" in screen(app)
        await press(pilot, "enter", "3")
        covered = screen(app)
        await press(pilot, "enter")
        handed = screen(app)
    assert "Hand over to Ben" in covered
    assert [word for word in ("Pro Set", "long pass", "13", "Nickel", "Option 3") if word in covered] == []
    assert "Play a card" in handed
    assert "Option 3" not in handed
    assert table.held == {0: 2}


async def test_both_see_what_was_sealed_once_both_have_chosen(begin: Begin) -> None:
    table = begin("first-downs", "person", "person", first_attacker="home")
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "1", "enter", "2", "enter", "4")
        await until(pilot, lambda: "8 − 6 = 2 yards" in screen(app))
        shown = screen(app)
    assert "Nickel" in shown


async def test_nothing_but_enter_lifts_the_cover(begin: Begin) -> None:
    table = begin("first-downs", "person", "person", first_attacker="home")
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "1", "2", "u", "s", "q", "space")
        assert isinstance(app.screen, HandOver)


async def test_against_a_program_no_screen_is_handed_over(begin: Begin) -> None:
    table = begin("first-downs", "person", "random", first_attacker="home")
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "1")
        await until(pilot, lambda: asked(table, app))
        assert table.match.state.need == SEALED
        assert not isinstance(app.screen, HandOver)


async def test_whoever_is_alone_lines_up_without_another_cover(begin: Begin) -> None:
    table = begin("calciotto", "person", "person")
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await sit_down(pilot, app)
        await press(pilot, "end", "enter")
        assert len(table.match.moves) == 1
        assert table.match.is_private
        assert not isinstance(app.screen, HandOver)


@pytest.mark.parametrize(("since", "covered"), [("", True), (":: pass pass d5 d4", False)])
async def test_a_hand_of_cards_is_seen_by_its_coach_alone(late: Begin, since: str, covered: bool) -> None:
    """Where a card may be played the screen is handed over; before all eyes the hand is not shown."""
    line = f"phase=movement turn=home ball=home14 hand_home=tackle,sprint3 hand_away=tuffo,elimina {since}"
    app = app_of(late("calciotto", line, "home", "away"))
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        assert isinstance(app.screen, HandOver) == covered
        assert "Tackle" not in screen(app)
        await press(pilot, *(["enter"] if covered else []))
        assert ("Tackle" in screen(app)) == covered


async def test_partners_of_one_side_need_no_cover(begin: Begin) -> None:
    table = begin("first-and-roll", "person", "person", "random", home_seats="two")
    assert not any(table.is_secret_from_people(seat) for seat in table.people())


# The end of a turn -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", ["blood-bowl", "calciotto", "touch-down"])
async def test_the_end_of_a_turn_has_its_own_key_and_is_asked_about(late: Begin, slug: str) -> None:
    table = late(slug, TURNS[slug], "home", "away")
    app = app_of(table)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        listed = app.screen.query_one(OptionList)
        words = [str(listed.get_option_at_index(i).prompt) for i in range(listed.option_count)]
        assert [line for line in words if "End the" in line] == []
        assert "e  End the" in screen(app)
        before = len(table.match.moves)
        await press(pilot, "e")
        assert "once more" in screen(app)
        assert len(table.match.moves) == before
        await press(pilot, "e")
    assert table.match.moves[before].token == "end"


# Keys ------------------------------------------------------------------------------------------------------------


async def test_u_takes_the_last_answer_back(begin: Begin) -> None:
    table = begin("first-downs", "person", "random", first_attacker="home")
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "1")
        await until(pilot, lambda: asked(table, app))
        await press(pilot, "u")
        shown = screen(app)
    assert table.match.moves == []
    assert "Taken back" in shown
    assert "1st down, 10 to go" in shown


async def test_u_says_why_not(begin: Begin) -> None:
    table = begin("first-downs", "person", "random", first_attacker="home")
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        await press(pilot, "u")
        shown = screen(app)
    assert "You can take back only your own last answer" in shown


async def test_u_leaves_a_sealed_answer_sealed(begin: Begin) -> None:
    table = begin("first-downs", "person", "person", first_attacker="home")
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "1", "enter", "3", "enter", "u")
        shown = screen(app)
    assert table.held == {0: 2}
    assert "What is secret stays secret" in shown


async def test_a_program_that_thinks_while_an_answer_is_taken_back_is_not_heard(begin: Begin) -> None:
    table = begin("first-downs", "person", "random", first_attacker="home")
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "1")
        await until(pilot, lambda: asked(table, app))
        top = app.screen
        assert isinstance(top, MatchScreen)
        turn = top.turn
        await press(pilot, "u")
        top.decided(1, 0, turn)
    assert table.held == {}


@pytest.mark.parametrize("slug", GAMES)
async def test_a_question_mark_explains_the_rule_behind_the_need(begin: Begin, slug: str) -> None:
    table = begin(slug, "person", "person")
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await sit_down(pilot, app)
        rule = table.match.game.rules.rule(table.match.need.rule)
        await press(pilot, "question_mark")
        shown = screen(app)
        await press(pilot, "escape")
        assert isinstance(app.screen, MatchScreen)
    assert f"{rule.id} · {rule.heading}" in shown
    assert rule.summary.split()[0] in shown


async def test_the_neighbouring_rule_is_one_key_away(begin: Begin) -> None:
    table = begin("first-downs", "person", "person", first_attacker="home")
    ids = list(table.match.game.rules.rules())
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "question_mark", "right")
        shown = screen(app)
    assert ids[ids.index(table.match.need.rule) + 1] in shown


@pytest.mark.parametrize("slug", GAMES)
async def test_reconstructed_values_are_shown_as_such(begin: Begin, slug: str) -> None:
    app = app_of(begin(slug, "person", "person"))
    async with app.run_test(size=(100, 40)) as pilot:
        await sit_down(pilot, app)
        await press(pilot, "c")
        shown = screen(app)
        await press(pilot, "end")
        shown += screen(app)
    assert "~ reconstructed" in shown
    assert "if you own the box" in " ".join(shown.split())


async def test_s_says_where_the_record_is(begin: Begin) -> None:
    table = begin("first-downs", "person", "person")
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "s")
        assert table.file.name in screen(app)


async def test_l_shows_the_log_alone(begin: Begin) -> None:
    table = begin("first-downs", "person", "person", first_attacker="home")
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "l")
        assert "1st down, 10 to go" not in screen(app)
        await press(pilot, "l")
        assert "1st down, 10 to go" in screen(app)


async def test_t_turns_the_theme_and_what_is_asked_stays_readable(begin: Begin) -> None:
    app = app_of(begin("first-downs", "person", "person", first_attacker="home"))
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "t")
        strips = app.screen._compositor.render_strips()
        need = next(s for strip in strips for s in strip if "1st down, 10 to go" in s.text)
    assert app.theme == "downfield-light"
    assert need.style is not None
    assert need.style.color == styles(dark=False)["strong"].color


async def test_a_failed_save_is_told(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begin("first-downs", "person", "person", first_attacker="home")
    app = app_of(table)

    def full(text: str, file: pathlib.Path) -> None:
        raise downfield.kernel.errors.RecordError("no space left")

    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        monkeypatch.setattr(record, "save", full)
        await press(pilot, "s")
        assert "Not saved: no space left" in screen(app)


# Dice ------------------------------------------------------------------------------------------------------------


async def test_dice_in_motion_lie_at_once_when_a_key_is_pressed(begin: Begin) -> None:
    table = begin("first-downs", "person", "person", first_attacker="flip")
    app = app_of(table, speed="calm")
    async with app.run_test(size=SIZE) as pilot:
        assert table.match.state.need == CHANCE
        await press(pilot, "x")
        assert table.match.state.need != CHANCE
        assert asked(table, app)


async def test_dice_come_to_rest_by_themselves(begin: Begin) -> None:
    table = begin("first-downs", "person", "person", first_attacker="flip")
    app = app_of(table, speed="quick")
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: asked(table, app))
    assert table.match.rolls == 1


async def test_v_changes_how_fast_dice_fall(begin: Begin) -> None:
    app = app_of(begin("first-downs", "person", "person"))
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "v")
        assert app.speed == "quick"
        assert "Dice: quick" in screen(app)


# Leaving and coming back -----------------------------------------------------------------------------------------


async def test_q_asks_saves_and_the_match_resumes_where_it_was(begin: Begin) -> None:
    table = begin("first-downs", "person", "person", seed=None, first_attacker="home")
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "3", "q")
        assert isinstance(app.screen, HandOver)
        await press(pilot, "enter", "q")
        assert isinstance(app.screen, Sheet)
        await press(pilot, "1")
    assert app.return_value == DONE
    assert str(table.file) in app.parting()
    again = seating.resume(table.file, table.match.game, table.text)
    assert again.match.line() == table.match.line()


async def test_q_and_second_thoughts(begin: Begin) -> None:
    app = app_of(begin("first-downs", "person", "person"))
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "q", "2")
        assert isinstance(app.screen, MatchScreen)


async def test_ctrl_c_saves_and_says_how_to_resume(begin: Begin) -> None:
    table = begin("first-downs", "person", "person", first_attacker="home")
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "3", "ctrl+c")
    assert app.return_value == BROKEN_OFF
    assert f"downfield play --resume {table.file}" in app.parting()
    assert "I-FormationA" in table.file.read_text()


async def test_an_interrupt_from_outside_is_ctrl_c(begin: Begin) -> None:
    app = app_of(begin("first-downs", "person", "person"))
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        os.kill(os.getpid(), signal.SIGINT)
        with contextlib.suppress(AssertionError):
            await until(pilot, lambda: app.return_value is not None, 2)
    assert app.return_value == BROKEN_OFF


# Before and after ------------------------------------------------------------------------------------------------


async def test_from_the_shelf_to_the_first_need_by_keyboard(tmp_path: pathlib.Path) -> None:
    app = TableApp(tmp_path, speed="off")
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        shelf = app.screen
        assert isinstance(shelf, ChooseGame)
        await press(pilot, "1")
        rows = app.screen
        assert isinstance(rows, SetUp)
        await press(pilot, "down", "right", "right", "right", "down", "left", "left", "enter")
        assert app.playing is not None
        assert app.playing.match.options_agreed["drives"] == 1
        assert app.playing.match.coaches == ("home", "away")


async def test_a_program_has_the_character_of_its_row(tmp_path: pathlib.Path) -> None:
    app = TableApp(tmp_path, game=downfield.game("calciotto"), speed="off")
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        await press(pilot, "down", "down", "right")
        assert "Takes a chance" in screen(app)
        await press(pilot, "enter")
        assert app.playing is not None
        assert app.playing.match.coaches == ("home", "steady-bold")


async def test_the_row_of_a_program_says_how_it_plays(tmp_path: pathlib.Path) -> None:
    app = TableApp(tmp_path, game=downfield.game("first-downs"))
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        assert "errs now and then" not in screen(app)
        await press(pilot, "down")
        assert "errs now and then" in screen(app)
        await press(pilot, "right")
        assert "second best" in screen(app)


async def test_a_pair_of_coaches_gets_a_row_each(tmp_path: pathlib.Path) -> None:
    app = TableApp(tmp_path, game=downfield.game("first-and-roll"), options={"home_seats": "two"})
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        shown = screen(app)
    assert "Home offence" in shown
    assert "Home defence" in shown


async def test_seats_follow_the_options(tmp_path: pathlib.Path) -> None:
    app = TableApp(tmp_path, game=downfield.game("first-and-roll"))
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        names = [option.name for option in downfield.game("first-and-roll").spec.options]
        await press(pilot, *["down"] * (2 + names.index("away_seats")), "right")
        assert "Away defence" in screen(app)


async def test_a_question_mark_explains_an_option(tmp_path: pathlib.Path) -> None:
    app = TableApp(tmp_path, game=downfield.game("first-downs"))
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "down", "down", "question_mark")
        assert "FFD-14.1" in screen(app)


async def test_an_unfinished_match_is_offered_on_the_shelf(begin: Begin) -> None:
    table = begin("first-downs", "person:Anna", "person:Ben", first_attacker="home")
    table.answer(0, 3)
    app = TableApp(table.file.parent, speed="off")
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        assert "Anna – Ben" in screen(app)
        await press(pilot, str(len(GAMES) + 1), "enter")
        assert app.playing is not None
        assert app.playing.match.line() == table.match.line()


async def test_after_the_end_a_rematch_begins_with_sides_swapped(begin: Begin) -> None:
    table = begin("first-downs", "random", "person:Anna", drives=1, first_attacker="home")
    play_on(table)
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "1")
        assert app.playing is not None
        assert app.playing.match.coaches == ("Anna", "random")


async def test_after_the_end_the_match_can_be_looked_at_again(begin: Begin) -> None:
    table = begin("first-downs", "random", "random", drives=1)
    play_on(table)
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "3")
        assert isinstance(app.screen, ReplayScreen)
        await press(pilot, "q")
        assert isinstance(app.screen, MatchScreen)


async def test_the_report_of_a_match_is_one_key_away(late: Begin) -> None:
    table = late("calciotto", LATE["calciotto"], "random", "person:Anna")
    play_on(table)
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        assert "r: match report" in screen(app)
        await press(pilot, "r")
        assert "Match report" in screen(app)
        assert "shots" in screen(app)


# Terminals of all kinds ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(50, 20), (60, 24), (132, 43)])
@pytest.mark.parametrize("slug", GAMES)
async def test_other_terminals_show_what_is_asked(begin: Begin, slug: str, size: tuple[int, int]) -> None:
    table = begin(slug, "person", "person")
    app = app_of(table)
    async with app.run_test(size=size) as pilot:
        await sit_down(pilot, app)
        shown = screen(app)
        assert app.screen.query_one(OptionList).has_focus
    assert " 1 " in shown
    assert "■" in shown.splitlines()[0]


async def test_without_colour_the_sides_are_still_told_apart(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = app_of(begin("first-downs", "person", "person"))
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        shown = screen(app)
    assert app.no_color
    assert "■ Home" in shown
    assert "▨ Away" in shown


async def test_a_program_that_fails_is_named_with_its_reason(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Lost:
        def sit_down(self, seed: int, stream: int) -> None: ...

        def decide(self, state: State, seat: int) -> int:
            raise downfield.DownfieldError("its playbook is gone")

    def woken(name: str, game: Game, options: object, seed: int) -> Lost:
        return Lost()

    monkeypatch.setattr(seating, "coach", woken)
    table = begin("first-downs", "random", "person", first_attacker="home")
    app = app_of(table)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: "its playbook is gone" in screen(app))


def test_a_pipe_is_no_table(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(downfield.DownfieldError, match="needs a terminal"):
        downfield.terminal.play(downfield.game("first-downs"))


async def test_a_good_coach_says_what_he_would_do(late: Begin) -> None:
    table = late("first-downs", "down=4 yards=20/3/27 momentum=2-0", "home", "rookie")
    app = app_of(table)
    async with app.run_test(size=(140, 40)) as pilot:
        await sit_down(pilot, app)
        await press(pilot, "a")
        await until(pilot, lambda: "Advice: " in screen(app))
        assert table.match.moves == []


REASONS = {
    "en": "Going for it wins more than a kick of any kind.",
    "it": "Rischiare vince più di qualsiasi calcio.",
    "de": "Ausspielen gewinnt mehr als jeder Kick.",
}


@pytest.mark.parametrize("language", REASONS)
async def test_the_reason_is_told_in_every_language(late: Begin, language: str) -> None:
    table = late("first-downs", "down=4 yards=20/3/27 momentum=2-0", "home", "rookie")
    table.text = Text(language, table.match.game.spec)
    app = app_of(table)
    async with app.run_test(size=(140, 40)) as pilot:
        await sit_down(pilot, app)
        await press(pilot, "a")
        await until(pilot, lambda: REASONS[language] in screen(app))
        assert not isinstance(app.screen, Sheet)


async def test_advice_that_is_too_long_for_the_foot_lies_on_a_sheet(late: Begin) -> None:
    table = late("first-downs", "down=4 yards=20/3/27 momentum=2-0", "home", "rookie")
    app = app_of(table)
    async with app.run_test(size=(80, 40)) as pilot:
        await sit_down(pilot, app)
        await press(pilot, "a")
        await until(pilot, lambda: REASONS["en"] in screen(app))
        assert isinstance(app.screen, Sheet)


async def test_against_people_nobody_is_advised(late: Begin) -> None:
    table = late("first-downs", "down=4 yards=20/3/27 momentum=2-0", "home", "away")
    app = app_of(table)
    async with app.run_test(size=(140, 40)) as pilot:
        await sit_down(pilot, app)
        await press(pilot, "a")
        assert "Advice: " not in screen(app)
