"""The board as a picture."""

import pathlib
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest

from downfield.games.first_downs.board.drawing import draw
from downfield.games.first_downs.board.sheet import by_drive
from downfield.games.first_downs.components.parts import Parts
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Picture
from downfield.text import Text
from tests.games.first_downs.table import AWAY, HOME, at, changed, game

SEATS = (None, HOME, AWAY)
MOVE = "{http://www.w3.org/2000/svg}"


def say(key: str, **args: int | str) -> str:
    """Words that can be told from bare ones: the key in brackets, and what is put into it."""
    return f"[{key}]" + "".join(f"[{value}]" for value in args.values())


def drawn(match: Match, seat: int | None = None, before: tuple[str, ...] = ()) -> Picture:
    return draw(Look(match, seat, before=list(before)), say)


def tree(picture: Picture) -> ET.Element:
    return ET.fromstring(picture.svg())


def ids(picture: Picture) -> list[str]:
    return [found for element in tree(picture).iter() if (found := element.get("id"))]


def coins(picture: Picture, kind: str) -> list[tuple[float, float]]:
    """Where the coins of a kind lie, in the order of their numbers."""
    found = {
        int(name.rpartition("-")[2]): element.get("transform", "")
        for element in tree(picture).iter()
        if re.fullmatch(rf"m-{kind}-\d+", name := element.get("id", ""))
    }
    places = [re.findall(r"[-\d.]+", found[number]) for number in sorted(found)]
    return [(float(x), float(y)) for x, y in places]


def moments(seed: int) -> Iterator[Match]:
    """A random match at each of its stops, dice by hand, the end included."""
    match, rng = game().new(options={"drives": 1}, by_hand=True), Rng(seed, 5)
    yield match
    while not match.over:
        seats = match.waiting()
        seat = seats[rng.below(len(seats))] if seats else None
        choices = match.options(seat)
        match.answer(choices[rng.below(len(choices))].value, seat)
        yield match


# Every moment ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_every_moment_is_well_formed_and_its_ids_are_unique(seed: int) -> None:
    for match in moments(seed):
        for seat in SEATS:
            found = ids(drawn(match, seat))
            assert len(found) == len(set(found))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_targets_are_on_the_board_and_bear_their_token(seed: int) -> None:
    for match in moments(seed):
        for seat in SEATS:
            picture = drawn(match, seat)
            marked = {e.get("id"): e for e in tree(picture).iter() if "target" in e.get("class", "").split()}
            named = {name: word for word, names in picture.targets.items() for name in names}
            assert {name: e.get("data-token") for name, e in marked.items()} == named
            assert set(picture.targets) == set(match.view(seat).options)


def test_the_same_view_gives_the_same_bytes_and_what_never_changes_does_not() -> None:
    still = set()
    for match in moments(7):
        assert drawn(match).svg() == drawn(match.clone()).svg()
        still |= {drawn(match, seat).still for seat in SEATS}
    assert len(still) == 1


def test_every_word_comes_from_the_language() -> None:
    parts = game().pack.parts
    assert isinstance(parts, Parts)
    names = {play.name for play in parts.cards.plays()} | {card.name for card in parts.cards.defence}
    for match in moments(3):
        for seat in SEATS:
            picture = drawn(match, seat, ("ProSetA", "2/Nickel"))
            for text in [*tree(picture).itertext(), picture.spoken]:
                bare = re.sub(r"\[[^\[\]]*\]", "", text) if ".df" not in text else ""
                for name in names:
                    bare = bare.replace(name, "")
                assert not re.search("[A-Za-z]", bare), text


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_no_word_is_missing(language: str) -> None:
    text = Text(language, game().spec)
    for match in moments(2):
        for seat in SEATS:
            picture = draw(Look(match, seat, before=["ProSetA", "2/Nickel"]), text.say)
            assert "board-" not in picture.svg()
    assert text.faults == []


@pytest.mark.parametrize(
    ("line", "tiles"),
    [
        ("down=4 yards=20/3/27", ["gamble", "fg", "punt"]),
        ("phase=touchdown", ["take7", "convert"]),
        ("down=4 yards=20/3/27 momentum=2-0 :: fg", ["heads", "tails", "pay"]),
        ("down=4 yards=20/3/27 :: fg", ["heads", "tails"]),
    ],
)
def test_a_decision_without_cards_has_a_tile_for_each_answer(line: str, tiles: list[str]) -> None:
    match = at(line)
    assert drawn(match, HOME).targets == {word: [f"m-tile-{word}"] for word in tiles}
    assert [name for name in ids(drawn(match, AWAY)) if "tile" in name] == [f"m-tile-{w}" for w in tiles]


# Coins -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("yards", ["0/10/40", "20/3/27", "4/13/33", "40/10/0", "36/14/0", "20/15/15"])
def test_the_coins_are_the_real_ones(yards: str) -> None:
    picture = drawn(at(f"yards={yards} down=2"))
    assert (len(coins(picture, "five")), len(coins(picture, "one"))) == (7, 15)
    assert len(coins(picture, "momentum")) == 10
    assert len(coins(picture, "down")) == 4


def test_yards_lie_with_their_owner_whoever_attacks() -> None:
    home, away = (
        coins(drawn(at(f"drive={drive} yards=20/3/27 down=2", first_attacker="home")), "five")
        for drive in (1, 2)
    )
    assert sum(x < 332 for x, _ in home) == 3
    assert sum(x < 332 for x, _ in away) == 4


def test_only_the_coin_that_was_earned_moves() -> None:
    before, after = (coins(drawn(at(f"momentum={held}-2")), "momentum") for held in (2, 3))
    assert sum((x < 332) != (y < 332) for (x, _), (y, _) in zip(before, after, strict=True)) == 1


def test_the_momentum_that_a_window_costs_can_be_touched() -> None:
    match = at("momentum=4-0").play("ProSetA 2/Nickel")
    picture = drawn(match, HOME)
    assert picture.targets == {
        "pass": ["m-result"],
        "repeat": ["m-momentum-1", "m-momentum-2", "m-momentum-3"],
    }
    assert drawn(match, AWAY).targets == {}


# Cards -----------------------------------------------------------------------------------------------------------


def test_the_hidden_choice_does_not_change_the_picture() -> None:
    for seat, given in ((AWAY, ("Nickel", "Dime")), (HOME, ("1", "3"))):
        pictures = []
        for word in given:
            match = at("down=1").play("ProSetA")
            match.answer(word, seat)
            pictures.append([drawn(match, watcher) for watcher in SEATS])
        assert pictures[0] == pictures[1]


def test_a_laid_card_shows_its_back_to_all() -> None:
    match = at("down=1").play("ProSetA")
    assert "[board-not-laid]" in drawn(match, HOME).moving
    assert "m-back" not in ids(drawn(match, AWAY))
    match.answer("Nickel", AWAY)
    assert all("[board-face-down]" in drawn(match, seat).moving for seat in SEATS)


def test_option_and_entry_meet_in_one_column() -> None:
    picture = drawn(at("momentum=3-0").play("ProSetA 2/Nickel"))
    texts = {e.text: e.get("x") for e in tree(picture).iter(f"{MOVE}text")}
    assert float(texts["8"] or 0) == pytest.approx(float(texts["−6"] or 0), abs=3)
    assert "[board-sum][8 − 6][2][2]" in picture.moving


def test_the_down_before_is_told_until_a_new_play_lies_there() -> None:
    match = at("down=2")
    assert "8 − 6" in drawn(match, before=("ProSetA", "2/Nickel")).moving
    assert "8 − 6" not in drawn(match.play("ShotgunB"), before=("ProSetA", "2/Nickel")).moving


def test_what_is_seen_is_also_said() -> None:
    words = Text("en", game().spec).say
    match = at("down=4 yards=20/3/27 momentum=4-0").play("gamble ProSetA 2/Nickel")
    assert draw(Look(match, None), words).spoken == (
        "Home attacks, down 4, 3 to go, 30 to a touchdown. Score 0 to 0; momentum home 4, away 0, bank 6."
        " Pro Set A, option 2, meets Nickel: 8 − 6 = 2 yards."
    )


def test_a_card_corrected_by_its_owner_is_drawn_as_corrected(tmp_path: pathlib.Path) -> None:
    other = changed(tmp_path, "cards.toml", 'name = "run left"', 'name = "sweep <left>"')
    picture = draw(Look(other.at("down=1"), None), say)
    assert "sweep" in picture.moving
    assert "&lt;left&gt;" in picture.moving


# The score sheet -------------------------------------------------------------------------------------------------


def test_the_points_of_every_drive_stand_on_the_sheet() -> None:
    match = at("phase=touchdown drive=1 first=home").play("take7")
    match.play("ProSetA 3/Nickel ProSetA 3/Nickel ProSetA 3/Nickel punt")
    picture = draw(Look(match, None, before=[]), say)
    side = next(e for e in tree(picture).iter() if e.get("id") == "m-side-1")
    assert "[cell-drives][0]" in (side.get("aria-label") or "")


def test_drive_by_drive_the_sheet_adds_up_to_the_score() -> None:
    for match in moments(8):
        drives = by_drive(match.events)
        assert (sum(drives[HOME]), sum(drives[AWAY])) == match.points()


def test_only_drives_that_were_seen_are_told() -> None:
    later = at("drive=5 first=home down=2 score=7-3")
    labels = [e.get("aria-label") or "" for e in tree(draw(Look(later, None, before=[]), say)).iter()]
    assert not any("cell-drives" in label for label in labels)


# What the elements say -------------------------------------------------------------------------------------------


def test_zones_and_purses_say_what_lies_in_them() -> None:
    words = Text("en", game().spec).say
    picture = draw(Look(at("down=3 yards=20/3/27 momentum=4-1"), None), words)
    said = {e.get("id"): e.get("aria-label") for e in tree(picture).iter() if e.get("aria-label")}
    assert said["m-yards-0"] == "Home’s zone: 20 yards."
    assert said["m-yards-1"] == "To go: 3 yards; down 3 of 4."
    assert said["m-purse-2"] == "Away’s momentum: 1."
    assert said["m-play-0-option-2"] == "Option 2: short pass right, 8 yards."


def test_the_zones_of_a_defence_card_speak_in_their_columns() -> None:
    words = Text("en", game().spec).say
    picture = draw(Look(at("down=1").play("ProSetA"), AWAY), words)
    said = {e.get("id"): e.get("aria-label") for e in tree(picture).iter() if e.get("aria-label")}
    assert said["m-card-3-LR"] == "Nickel, long pass right: stopped."
    assert said["m-card-3-SR"] == "Nickel, short pass right: −6."
    assert [
        "m-card-3",
        *(f"m-card-3-{zone}" for zone in ["RL", "RM", "RR", "SL", "SM", "SR", "LL", "LM", "LR"]),
    ] in picture.cells
