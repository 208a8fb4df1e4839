"""Every lesson of every game: it can be played by its script, and says nothing that is not there."""

import pytest

import downfield
from downfield.coaches import levels
from downfield.kernel.lessons.lesson import ELSE, lessons
from downfield.kernel.lessons.script import Script, script
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.text import Text
from downfield.text.picture import drawn, sources, walks

ALL = [(slug, name) for slug in downfield.GAMES for name in lessons(downfield.game(slug))]
LONGEST = 420  # letters of what is said at a moment: it is read beside a board


@pytest.fixture(params=ALL, ids=["/".join(pair) for pair in ALL])
def laid(request: pytest.FixtureRequest) -> Script:
    slug, name = request.param
    return script(downfield.game(slug), name)


def _asked(laid: Script) -> list[tuple[int, Match]]:
    """Each moment at which the learner is asked something, and the match as it lies before him."""
    match, found = laid.begin(), list[tuple[int, Match]]()
    match.dice = laid.hand(7)
    match.roll()
    while laid.lasts(match):
        seat = match.waiting()[0]
        if laid.lesson.seat in match.waiting():
            found.append((laid.moment(match), match.clone()))
        match.answer(laid.asked(match, seat).value, seat)
    found.append((laid.moment(match), match))
    return found


def test_it_is_completed_by_its_script_and_the_match_goes_on(laid: Script) -> None:
    at, match = _asked(laid)[-1]
    assert at == len(laid.ends)
    assert laid.holds(match)
    assert len(match.moves) >= len(laid.moves)
    assert not match.over


def test_it_points_only_at_what_lies_on_the_board(laid: Script) -> None:
    seen: dict[int, str] = {}
    for _, match in _asked(laid)[:-1]:
        for note in laid.notes(match):
            seen[note] = seen.get(note, "") + _board(laid, match, note)
    for note, board in seen.items():
        for name in laid.lesson.moments[note].point:
            assert f'"m-{name}"' in board, (note + 1, name)


def _board(laid: Script, match: Match, note: int) -> str:
    """The board, and the ends of the ways of whoever the coach points at."""
    text, look = Text("en", laid.game.spec), Look(match, laid.lesson.seat)
    board = drawn(match, laid.lesson.seat, text.say)
    figures = {f"m-{name}" for name in laid.lesson.moments[note].point} & set(sources(look))
    ends = [walk.target for figure in figures for walk in walks(look, figure, text.say)]
    return board.still + board.moving + "".join(f'"{end}"' for end in ends)


def test_it_explains_only_mistakes_that_can_be_made(laid: Script) -> None:
    offered: dict[int, set[str]] = {}
    for at, match in _asked(laid)[:-1]:
        tokens = {choice.token for choice in match.options(laid.lesson.seat)}
        offered.setdefault(at, set()).update(tokens)
    for at, moment in enumerate(laid.lesson.moments):
        assert set(moment.en.wrong) - {ELSE} <= offered.get(at, set()), at + 1


def test_it_has_a_handful_of_short_moments(laid: Script) -> None:
    assert 5 <= len(laid.lesson.moments) <= 12
    for moment in laid.lesson.moments:
        for words in moment.words.values():
            assert len(words.say) <= LONGEST, words.say
            assert all(len(said) <= LONGEST for said in (words.well, *words.wrong.values()))


def test_somebody_of_its_game_plays_against_the_learner(laid: Script) -> None:
    assert laid.lesson.against in levels(laid.game.spec)
