"""The usual coach follows others, and is asked in the midst of what only they do."""

import downfield
from downfield.coaches import coach
from downfield.games.blood_bowl.rules.match.set_up import THEN
from downfield.kernel.match import Match


def changing() -> Match:
    """A match in which somebody changes a ready formation."""
    match = downfield.game("blood-bowl").new(seed=1)
    while True:
        (seat,) = match.waiting()
        values = [choice.value for choice in match.options(seat)]
        if match.need.question == "set-up":
            match.answer(next(value for value in values if value >= THEN), seat)
            return match
        match.answer(values[0], seat)


def test_a_formation_that_somebody_else_changes_is_left_as_it_is() -> None:
    match = changing()
    (seat,) = match.waiting()
    steady = coach("steady", match.game, match.options_agreed, 1)
    steady.sit_down(1, 1)
    match.answer(steady.decide(match.seen_by(seat), seat), seat)
    assert match.waiting() != (seat,)
