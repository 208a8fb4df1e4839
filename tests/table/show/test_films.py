"""Films: what they hide (the toy of the kernel's tests hides things for long), and what they mark."""

import pathlib

import msgspec
import pytest

import downfield
from downfield.kernel import record
from downfield.kernel.match import Match
from downfield.kernel.spec import Game
from downfield.table.protocol.refusals import StillHidden, UnknownMoment
from downfield.table.show.films import Film, is_hiding, moments
from downfield.table.show.studio import position_at
from downfield.text import Text
from tests import golden
from tests.contract.cases import LATE
from tests.kernel import toy

PENNY = Game(toy.SPEC)
GOLDEN = pathlib.Path(golden.__file__).parent


def _match(script: str) -> Match:
    return PENNY.new(by_hand=True).play(script)


def _bytes(match: Match) -> bytes:
    film = Film(match, Text("en"))
    return msgspec.json.encode((film.reel(), film.shots(0, 99)))


def test_the_film_of_a_running_match_does_not_depend_on_a_hidden_card() -> None:
    one, other = (_match(f"H/T {card}") for card in ("cardA", "cardB"))
    assert one.view(1) != other.view(1)
    assert _bytes(one) == _bytes(other)


def test_the_film_of_a_running_match_does_not_depend_on_a_half_sealed_choice() -> None:
    one, other = (_match(f"home:{side}") for side in "HT")
    assert _bytes(one) == _bytes(other)
    assert len(Film(one, Text("en")).reel().moments) == 1


def test_after_the_end_the_film_tells_every_secret() -> None:
    one, other = (_match(f"H/T {card}") for card in ("cardA", "cardB"))
    for match in (one, other):
        match.resign(0)
    assert _bytes(one) != _bytes(other)
    reel = Film(one, Text("en")).reel()
    assert len(reel.log) == len(one.events)
    assert any("A" in moment.said for moment in reel.moments)


def test_nobody_plays_on_from_a_moment_of_a_running_match_that_hides_something() -> None:
    match = _match("H/T cardA")
    hiding = [is_hiding(moment) for moment in moments(match)]
    assert hiding[0] is False
    assert hiding[-1] is True
    assert position_at(match, 0)
    with pytest.raises(StillHidden):
        position_at(match, len(hiding) - 1)


def test_after_the_end_any_moment_but_the_last_is_played_on() -> None:
    match = _match("H/T cardA")
    match.resign(0)
    count = len(list(moments(match)))
    assert all(position_at(match, at) for at in range(count - 1))
    with pytest.raises(UnknownMoment):
        position_at(match, count - 1)


def test_after_the_end_one_looks_into_either_hand() -> None:
    match = downfield.game("calciotto").at(LATE["calciotto"], seed=1)
    first = [
        Film(match, Text("en", match.game.spec), eyes=eyes).shots(0, 1)[0].moving for eyes in (None, 0, 1)
    ]
    assert len(set(first)) == 1
    match.resign(0)
    first = [
        Film(match, Text("en", match.game.spec), eyes=eyes).shots(0, 1)[0].moving for eyes in (None, 0, 1)
    ]
    assert ["CANCELLA" in board for board in first] == [False, True, False]
    assert ["TUFFO" in board for board in first] == [False, False, True]


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("first-and-roll", {"part", "drive", "score"}),
        ("first-downs", {"drive", "score"}),
        ("calciotto", {"score"}),
    ],
)
def test_a_film_marks_the_parts_and_the_drives_that_its_game_has(name: str, kinds: set[str]) -> None:
    read = record.open_file(GOLDEN / f"{name}.record")
    match = record.verify(read, downfield.game(name))
    assert {mark.kind for mark in Film(match, Text("en", match.game.spec)).reel().marks} == kinds


def test_the_second_half_is_another_part_of_a_match_of_blood_bowl() -> None:
    game = downfield.game("blood-bowl")
    first, second = (game.at(f"half={half} home=1@m8").view().scene.which_part() for half in (1, 2))
    assert first != second


def test_a_film_tells_its_moments_beat_by_beat() -> None:
    """[FAR-5.3] A sum waits for its last die, though each die is a moment of its own."""
    match = downfield.game("first-and-roll").load("ball=40 down=2 togo=7", by_hand=True)
    match.play("Y/Y Y7 y-4 C-")
    shots = Film(match, Text("en", match.game.spec)).shots(0, 99)
    told = [[beat.kind for beat in shot.beats] for shot in shots]
    assert told == [[], ["open", "lay"], ["throw", "lay"], ["throw", "lay"], ["throw", "sum", "lay"]]
    assert shots[-1].beats[1].figures == ("7", "− 4", "= 3 yards")
