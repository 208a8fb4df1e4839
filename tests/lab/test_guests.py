"""A coach of one's own sits down where a level could; what cannot sit down is refused with a word."""

import json
import pathlib

import pytest

import downfield
from downfield.cli import main
from downfield.kernel.errors import BadOption, IllegalAnswer, UnknownName
from downfield.lab.guests import check_program, seated
from downfield.lab.simulate import Bench, Job

BOT = """
class Last:
    def __init__(self, take=-1):
        self.take = take

    def sit_down(self, seed, stream):
        self.sat = seed, stream

    def decide(self, state, seat):
        options = state.options(seat)
        return options[self.take] if self.take < 1 else max(options) + self.take

def last(game, options, seed):
    return Last()

def first(game, options, seed):
    return Last(0)

def cheat(game, options, seed):
    return Last(1)

def nobody(game, options, seed):
    return None

number = 7
"""
GAME = downfield.game("first-downs")


@pytest.fixture
def bot(tmp_path: pathlib.Path) -> str:
    file = tmp_path / "bot.py"
    file.write_text(BOT, encoding="utf-8")
    return str(file)


def test_it_plays_whole_matches(bot: str) -> None:
    end, _ = Bench(Job("first-downs", 1, f"{bot}:last", "random", {"drives": 1})).play(0)
    other, _ = Bench(Job("first-downs", 1, f"{bot}:first", "random", {"drives": 1})).play(0)
    assert end.need == other.need
    assert end.dump() != other.dump()


def test_it_meets_levels_in_the_arena(bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    levels = ["--level", f"{bot}:last", "--level", "random"]
    with pytest.raises(SystemExit, match="0"):
        main(["arena", "first-downs", "-o", "drives=1", *levels, "--pairs", "5", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert [each["level"] for each in told["levels"]] == [f"{bot}:last", "random"]
    assert told["meetings"][0]["matches"] == 10


def test_an_answer_that_is_no_option_ends_the_run_with_a_word(bot: str) -> None:
    bench = Bench(Job("first-downs", 1, f"{bot}:cheat", "random", {"drives": 1}))
    with pytest.raises(IllegalAnswer, match=r"bot\.py:cheat answered .* not among its options: \d"):
        bench.play(0)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nobody", r"needs sit_down\(seed, stream\) and decide"),
        ("number", "nothing called number in .*bot.py that makes a coach"),
        ("moon", "nothing called moon in .*bot.py that makes a coach"),
    ],
)
def test_what_is_no_coach_is_refused(bot: str, name: str, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        check_program(f"{bot}:{name}", GAME)


@pytest.mark.parametrize("name", ["nowhere.py:last", "no_such_module:last"])
def test_a_program_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match=rf"no program {name}.*FILE\.py:NAME"):
        check_program(name, GAME)


def test_a_level_that_the_game_does_not_have_is_refused_as_ever() -> None:
    with pytest.raises(UnknownName, match="steady"):
        check_program("master", GAME)


def test_a_module_is_found_where_python_finds_it(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(pathlib.Path(bot).parent))
    coach, state = seated("bot:last", GAME, GAME.options({}), 1), GAME.new(seed=1).state
    seat = next(seat for seat in (0, 1) if state.options(seat))
    assert coach.decide(state, seat) == state.options(seat)[-1]


def test_what_a_program_itself_lacks_is_not_hidden(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "lame.py"
    file.write_text("import no_such_thing", encoding="utf-8")
    with pytest.raises(ModuleNotFoundError, match="no_such_thing"):
        check_program(f"{file}:last", GAME)
