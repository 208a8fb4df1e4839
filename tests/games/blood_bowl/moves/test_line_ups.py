"""[BB-6.3] A set-up that is made on the pitch as a whole, and only then answered."""

import pytest
from tests.rules import rule

import downfield
from downfield.kernel.match import Match
from downfield.kernel.show.lineup import LineUps, Places, changed
from downfield.kernel.show.look import Look
from downfield.kernel.show.plan import carry_out
from downfield.text import Text
from downfield.text.line_ups import laid, line_ups, outcome, placed_by, use, walks
from downfield.text.picture import picture

GAME = downfield.game("blood-bowl")
DRIVE = "phase=drive half=2 kicking=home opener=home score=1-0"
SAY = Text("en", GAME.spec).say


def begun(more: str = "") -> tuple[Match, Look, LineUps]:
    """Home is to set up for its kick-off."""
    match = GAME.load(f"{DRIVE}{more}")
    look = Look(match, 0)
    known = line_ups(look)
    assert known is not None
    return match, look, known


def wall(look: Look, known: LineUps) -> Places:
    """Where everybody stands in a ready formation."""
    return placed_by(look, known, "wall")


@rule("BB-6.3")
def test_a_whole_set_up_is_answered_as_it_stands() -> None:
    match, look, known = begun()
    wanted = changed(wall(look, known), "12@" + wall(look, known)[5])  # a substitute for 5
    carry_out(match, 0, outcome(look, known, wanted).token)
    assert known.stood(match, 0) == wanted
    assert 0 not in match.waiting()


@rule("BB-6.3", "BB-6.4", "BB-6.5")
@pytest.mark.parametrize(
    "changes",
    [("3@a8",), ("7@j1", "10@j2"), ("3@",)],
    ids=["two on the line", "three in a wide zone", "only ten"],
)
def test_what_the_rules_forbid_cannot_be_answered(changes: tuple[str, ...]) -> None:
    _, look, known = begun()
    places = wall(look, known)
    for change in changes:
        places = changed(places, change)
    assert outcome(look, known, places).token == ""


@rule("BB-6.2")
def test_everybody_may_stand_on_every_square_of_the_own_half() -> None:
    _, look, known = begun()
    roster = known.roster(look)
    assert {len(squares) for squares in roster.open.values()} == {13 * 15}
    assert (len(roster.open), roster.count) == (14, 11)


def test_somebody_in_hand_goes_to_a_square_onto_a_mate_or_to_the_bench() -> None:
    _, look, known = begun()
    places = wall(look, known)
    ways = {walk.target: walk for walk in walks(known.roster(look), places, "m-p-h-3", SAY)}
    assert ways["m-s-a1"].words == "3 to a1"
    assert changed(places, ways["m-p-h-4"].token)[3] == places[4]
    assert changed(places, ways["m-p-h-4"].token)[4] == places[3]
    assert changed(places, ways["m-p-h-12"].token)[12] == places[3]
    assert 3 not in changed(places, ways["m-box-home-reserves"].token)


def test_nobody_comes_on_beside_eleven() -> None:
    _, look, known = begun()
    places = wall(look, known)
    assert all(walk.target[:4] == "m-p-" for walk in walks(known.roster(look), places, "m-p-h-12", SAY))


def test_the_board_shows_what_is_not_yet_answered() -> None:
    match, look, known = begun()
    drawn = picture(laid(look, known, {3: "m8"}), SAY)
    assert "Home 3, Blitzer, MA 7 ST 3 AG 3+ PA 4+ AV 9+, Block; standing on m8." in drawn.moving
    assert not drawn.targets
    assert not known.stood(match, 0)


def test_a_set_up_that_was_kept_misses_whoever_is_not_here() -> None:
    _, look, known = begun()
    kept = outcome(look, known, wall(look, known)).kept
    match, other, known = begun(" hurt=home3")
    token, missing = known.recall(match, 0, kept)
    stood = placed_by(other, known, token)
    assert missing == [3]
    assert wall(look, known)[3] in stood.values()


def test_it_is_kept_by_what_it_is_for() -> None:
    match, look, _ = begun()
    assert use(look) == "kick"
    match.answer("wall", 0)
    assert use(Look(match, 1)) == "receive"
    assert use(Look(match, 0)) == ""


def test_a_set_up_that_is_changed_already_is_not_made_anew() -> None:
    match, _, _ = begun()
    match.answer("wall-then", 0)
    assert use(Look(match, 0)) == ""
