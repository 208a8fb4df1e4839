"""The table in characters: all of the pitch on a small screen."""

import pytest
from tests.games.blood_bowl.table import at, game

from downfield.games.blood_bowl.board import characters as board
from downfield.games.blood_bowl.notation.shown import Blocked, scene_of
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.text import Text
from downfield.text.picture import showpiece

LINE = "home=11@m8,3@k3p,4@l4s away=7@n8,8@q6z ball=c12 ko=away2 switches=home:traps"


def say() -> Text:
    return Text("en", game().spec)


def drawn(match: Match, width: int = 80) -> list[str]:
    lines = board.board(Look(match, 0), width, say().say)
    return ["".join(words for words, _ in line) for line in lines]


@pytest.mark.parametrize("width", [60, 80])
def test_it_fits_a_small_screen(width: int) -> None:
    for match in (at(LINE), showpiece(game()), game().new(seed=3)):
        lines = drawn(match, width)
        assert len(lines) <= 18
        assert max(len(line) for line in lines) <= width


def test_every_player_is_in_his_square() -> None:
    lines = drawn(at(LINE))
    letters = lines[16]
    assert lines[8][letters.index("m")] == "1", "11 ends in column m"
    assert lines[8][letters.index("n")] == "7"
    assert lines[12][letters.index("c") - 1 : letters.index("c") + 1].strip() == "*"
    assert lines[2][letters.index("g") - 1 : letters.index("g") + 1].strip() == "#"


def test_who_lies_has_a_mark_and_is_told_by_name() -> None:
    text = "\n".join(drawn(at(LINE)))
    assert "3_" in text
    assert "4x" in text
    assert "8?" in text
    assert "prone 3" in text
    assert "knocked out 2" in text


def test_a_large_terminal_has_three_characters_a_square() -> None:
    match = at(LINE)
    lines = board.beside(Look(match, 0), 112, 40, say().say)
    assert lines is not None
    words = ["".join(part for part, _ in line) for line in lines]
    assert "›11" in words[8]
    assert " ‹7" in words[8]
    assert {len(row) for row in words[1:16]} == {81}
    assert board.beside(Look(match, 0), 111, 40, say().say) is None
    assert board.beside(Look(match, 0), 112, 26, say().say) is None


@pytest.mark.parametrize(
    ("caption", "told"),
    [
        ("H1 0-0 home turn 3", "First half, 0-0: Home, turn 3"),
        ("H2 1-2 away kicks off", "Second half, 1-2: Away kicks off"),
        ("H1 0-0 pre-game", "First half, 0-0: before the match"),
        ("H2 1-0 over", "Second half, 1-0: the end"),
        ("something else", "something else"),
    ],
)
def test_a_caption_is_told_in_words(caption: str, told: str) -> None:
    assert board.heading(caption, say().say) == told


def test_what_is_printed_names_every_team_and_table() -> None:
    lines = ["".join(words for words, _ in line) for line in board.parts(game(), 80, say().say)]
    assert sum("tier" in line for line in lines) == 29
    assert any(line.split()[:3] == ["0-1", "Ogre", "140"] for line in lines)
    assert any(line.strip() == "8 Changing Weather" for line in lines)


# What lies on the table, for every board ----------------------------------------------------------------------------


def test_a_stop_tells_what_is_tried_and_what_it_needs() -> None:
    scene = scene_of(at("home=11@m8 away=7@n8 rerolls=1-0").play("11 m9 D1").view(0))
    assert (scene.player, scene.test, scene.need, scene.rolled) == (11, "dodge", 4, 1)
    assert (scene.action, scene.left, scene.rushes) == ("move", 5, 2)


def test_a_stop_tells_the_block_and_whose_pick_it_is() -> None:
    match = at("home=11@m8 away=7@n8 more=away7+st4 rerolls=0-0").play("11block PB POW")
    assert scene_of(match.view(0)).block == [Blocked((0, 11), (1, 7), ["PB", "POW"], "", picks=1)]


def test_a_stop_tells_how_many_may_still_act() -> None:
    match = at("home=11@m8,12@k3,13@k5s away=7@a1 done=home12")
    assert scene_of(match.view(0)).idle == 1


def test_who_is_rooted_a_frog_or_dazed_is_marked_and_told() -> None:
    match = at("home=11@m8,3@k3,4@l4z away=7@n8,8@q6 rooted=home3 frogs=away8 staff=away:wizard")
    text = "\n".join(drawn(match))
    assert "3=" in text
    assert "4?" in text
    assert "8%" in text
    assert "rooted 3" in text
    assert "frogs 8" in text
    assert "without tackle zone" in text
    assert "hired Sports" in text


def test_a_bomb_lies_on_the_board() -> None:
    match = at("home=13@k7,12@a1 away=7@n8 rerolls=0-0 more=home13+bombardier").play("13bomb n7 D6")
    assert "!" in drawn(match)[7]  # who stands next to it is rolled for
