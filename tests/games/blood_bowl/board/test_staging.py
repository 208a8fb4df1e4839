"""How a deed is told: where the ball goes."""

from tests.games.blood_bowl.table import duel
from tests.rules import rule

from downfield.games.blood_bowl.board.staging import travels


@rule("BB-1.8")
def test_a_ball_bounces_out_of_hands_in_which_the_match_began() -> None:
    match = duel("11@f8,12@a1", "7@g7", "ball=home11").play("11-e8 D1 D1 D1")
    assert match.events[-1].key == "bounced"
    assert travels(match.events) is None  # nothing was told of where it was
