"""What is said, and in which language."""

import pathlib
import re

import pytest

import downfield
import downfield.terminal
from downfield import text as texts
from downfield.coaches import CHARACTERS, COACHES
from downfield.games import GAMES, spec
from downfield.kernel import record
from downfield.kernel.errors import IllegalAnswer, RecordMismatch, UnknownName
from downfield.kernel.scene import OnTable
from downfield.kernel.words import Event, EventKind
from downfield.terminal.course import PACES
from downfield.terminal.log import log_lines
from downfield.terminal.match import ENDS
from downfield.text import Text, arguments, key_of
from downfield.text.retell import counted, outcome, seat_names, side_names
from tests.text.drawings import game, shared, stops


class Laid(OnTable, frozen=True):
    """A table with a thing of every kind on it."""

    score: tuple[int, int]
    yards: tuple[int, int, int]
    result: int | None
    open: bool
    play: str


def test_a_region_is_heard_as_its_language() -> None:
    assert Text("en-GB").say("value-yes") == "yes"


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(UnknownName, match="Known: de, en, it"):
        Text("xx")


def test_english_steps_in_where_a_language_has_no_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "languages", lambda: ["en", "qq"])
    assert Text("qq").say("value-yes") == "yes"


def test_a_key_holds_hyphens_where_a_token_holds_signs() -> None:
    assert key_of("Pro Set_A*2") == "pro-set-a-2"


def test_pairs_arrive_by_side_and_longer_lists_do_not() -> None:
    scene = Laid(score=(7, 3), yards=(0, 10, 40), result=None, open=True, play="Pro Set A")
    assert arguments(scene) == {
        "score_home": 7,
        "score_away": 3,
        "result": "",
        "open": 1,
        "play": "Pro Set A",
    }


def test_a_need_without_words_shows_its_key() -> None:
    assert Text().need("call", OnTable()) == "call"


def test_an_option_takes_its_own_words_first() -> None:
    words = Text("en", downfield.game("first-downs").spec)
    assert words.answer("toss", "heads") == "Call heads"


def test_an_option_named_on_a_component_is_shown_by_that_name() -> None:
    words = Text("en", downfield.game("first-downs").spec)
    assert words.answer("play", "ProSetA", label="Pro Set A") == "Pro Set A"


def test_an_option_without_words_is_its_token() -> None:
    assert Text().answer("call", "H") == "H"


def test_an_event_names_the_coach_of_a_side() -> None:
    words = Text("en", downfield.game("first-downs").spec)
    event = Event(EventKind("punt", "FFD-7.7", ("side",)), (1,), 3)
    assert words.event(event, ("Anna", "Ben"), ("Anna", "Ben")) == "Ben punts."


def test_an_event_names_what_it_counts() -> None:
    game = downfield.game("first-downs")
    event = Event(EventKind("play", "FFD-4.1", ("side", "play")), (0, 5), 3)
    said = Text("en", game.spec).event(event, ("Anna", "Ben"), (), counted(game))
    assert said == "Anna shows Shotgun A."


def test_nobody_is_a_name_too() -> None:
    words = Text("en", downfield.game("first-downs").spec)
    event = Event(EventKind("punt", "FFD-7.7", ("side",)), (-1,), 3)
    assert words.event(event, ("Anna", "Ben"), ()) == "nobody punts."


def test_an_error_says_what_its_maker_can_do() -> None:
    assert Text().error(IllegalAnswer("Punting is for fourth down.")) == "Punting is for fourth down."


def test_the_terminal_says_nothing_that_has_no_words() -> None:
    words = Text()
    folder = pathlib.Path(downfield.terminal.__file__).parent
    source = "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.py")))
    said = set(re.findall(r"""say\(["']([a-z-]+)["']""", source))
    said |= {f"end-{end}" for end in ENDS} | {f"speed-{speed}" for speed in PACES}
    said |= {f"holder-{name}" for name in ("person", *COACHES)} | {f"coach-{name}" for name in COACHES}
    said |= {f"{word}-{name}" for word in ("character", "manner") for name in CHARACTERS}
    for side in ("home", "away"):
        said |= {f"seat-{side}", f"seat-{side}-offence", f"seat-{side}-defence"}
    games = {key for key in said if key.startswith("game-")}
    assert {key for key in said - games if not words.has(key)} == set()


@shared(*GAMES)
def test_a_whole_match_is_told_without_a_gap(slug: str) -> None:
    words, gaps = Text("en", game(slug).spec), set()
    for match, seat in stops(slug):
        view = match.view(seat)
        gaps |= {key for key in (f"ask-{view.question}",) if view.question and not words.has(key)}
        words.need(view.question, view.scene)
        asked = words.deciding(view.question, ["Anna"], match.view().scene) if view.question else ""
        gaps |= {asked for zero in (" 0 ", " 0:") if zero in f"{asked} "}  # a figure that nobody has
        for option in view.options[:40]:
            words.answer(view.question, option, view.scene)
    match = next(match for match, _ in stops(slug) if match.over)
    log_lines(match, words, ("Anna", "Ben"), ("Anna", "Ben"), None, 10**6)
    gaps |= {event.key for event in match.events if not words.has(f"event-{event.key}")}
    assert (gaps, words.faults) == (set(), [])


@pytest.mark.parametrize("slug", GAMES)
def test_every_option_of_a_match_has_a_name(slug: str) -> None:
    spec = downfield.game(slug).spec
    words = Text("en", spec)
    wanted = {f"option-{key_of(o.name)}" for o in spec.options}
    wanted |= {f"option-{key_of(o.name)}-{key_of(c)}" for o in spec.options for c in o.choices}
    assert {key for key in wanted if not words.has(key)} == set()


def test_a_record_is_retold_with_rules_and_result() -> None:
    game = downfield.game("first-downs")
    match = game.at("phase=down drive=6 attacker=away yards=0/10/40 down=4 score=7-3").play("punt")
    told = Text().retell(record.read(record.write(match)), game)
    assert told[0] == "Famous First Downs: Home – Away"
    assert "   Away punts. [FFD-7.7]" in told
    assert told[-1] == "Home wins 7–3"


@pytest.mark.parametrize(
    ("points", "told"), [((1, 3), "Ben wins 3–1"), ((2, 2), "Ben wins after a 2–2 draw")]
)
def test_a_shoot_out_is_no_score(points: tuple[int, int], told: str) -> None:
    assert outcome(points, 1, ("Ada", "Ben"), Text()) == told


def test_a_loss_has_a_minus_and_a_score_a_hyphen() -> None:
    lost = Event(EventKind("compared", "FFD-5.3", ("yards",)), (-1,), 0)
    assert Text("it", spec("first-downs")).event(lost, (), ()) == "La giocata porta −1 yard."
    score = Event(EventKind("draw", "TD-17.7", ("home", "away")), (7, 7), 0)
    assert Text("it", spec("touch-down")).event(score, (), ()) == "È finita: pareggio, 7-7."


def test_a_record_that_was_cut_says_so() -> None:
    game = downfield.game("first-downs")
    match = game.new(options={"first_attacker": "home"}, seed=1).play("ProSetA")
    assert Text().retell(record.read(record.write(match)), game)[-1].startswith("The record ends here")


def test_a_record_with_a_wrong_word_names_its_line() -> None:
    game = downfield.game("first-downs")
    match = game.new(options={"first_attacker": "home"}, seed=1).play("ProSetA")
    spoilt = record.read(record.write(match).replace("ProSetA", "ProSetZ"))
    with pytest.raises(RecordMismatch, match=r"Line \d+: ProSetZ"):
        Text().retell(spoilt, game)


def test_two_programs_of_one_name_are_told_apart() -> None:
    match = downfield.game("first-downs").new(seed=1, coaches=("random", "random"))
    assert seat_names(match, Text()) == ("Random (Home)", "Random (Away)")


def test_a_side_of_two_coaches_bears_its_own_name() -> None:
    match = downfield.game("first-and-roll").new(
        seed=1, options={"home_seats": "two"}, coaches=("Anna", "Ben", "Zoe")
    )
    assert side_names(match, seat_names(match, Text()), Text()) == ("Home", "Zoe")


def test_what_a_text_does_not_name_makes_no_sentence_of_its_own() -> None:
    text = Text("en")
    assert len({text.say("value-yes", score=n) for n in range(5)}) == 1
    assert text._say.cache_info().currsize == 1


def test_the_words_of_the_table_are_read_once_for_all_games_without_their_places() -> None:
    one, other = (Text("en", spec(slug))._bundles[0]._messages["value-yes"] for slug in list(GAMES)[:2])
    assert one is other
    assert one.span is None
