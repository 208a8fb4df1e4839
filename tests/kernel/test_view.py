"""What a seat may know, and guessing the rest."""

import dataclasses

from downfield.kernel import record
from downfield.kernel.chance import Rng
from downfield.kernel.position import Json
from downfield.kernel.spec import Game
from downfield.kernel.view import guess


def test_a_sealed_answer_is_a_question_mark_to_the_other_seat(penny: Game) -> None:
    match = penny.new(by_hand=True).play("home:H")
    assert match.view(0).since == ["home:H"]
    assert match.view(1).since == ["home:?"]
    assert match.view(None).since == ["home:?"]


def test_the_bytes_of_a_view_do_not_depend_on_what_is_hidden(penny: Game) -> None:
    heads, tails = (penny.new(by_hand=True).play(f"home:{side}") for side in "HT")
    assert heads.view(1).json() == tails.view(1).json()
    assert heads.view(None).json() == tails.view(None).json()
    assert heads.view(0).json() != tails.view(0).json()


def test_a_hidden_draw_is_seen_by_its_side_alone(penny: Game) -> None:
    one, other = (penny.new(by_hand=True).play(f"H/T {card}") for card in ("cardA", "cardB"))
    assert one.view(0).since == ["H/T", "?"]
    assert one.view(1).since == ["H/T", "cardA"]
    assert one.view(0).json() == other.view(0).json()
    assert one.view(1).json() != other.view(1).json()


def test_an_event_for_one_seat_is_not_for_the_others(penny: Game) -> None:
    match = penny.new(by_hand=True).play("H/T cardA")
    event = match.events[-1]
    assert match.may_know(event, 1)
    assert not match.may_know(event, 0)
    assert not match.may_know(event, None)


def test_options_are_shown_to_their_seat_alone(penny: Game) -> None:
    match = penny.new(by_hand=True).play("H/T cardA")
    assert match.view(1).options == ["keep", "bank"]
    assert match.view(0).options == []
    assert match.view(0).question == ""


def test_a_guess_looks_the_same_from_the_view_it_was_made_from(penny: Game) -> None:
    for script in ("home:H", "away:edge", "H/T cardB", "H/T cardC bank"):
        match = penny.new(by_hand=True).play(script)
        for seat in (0, 1, None):
            for seed in range(8):
                view = match.view(seat)
                assert guess(penny, view, Rng(seed)).view(seat) == view


def test_guesses_reach_every_possibility(penny: Game) -> None:
    view = penny.new(by_hand=True).play("H/T cardB").view(0)
    drawn = {guess(penny, view, Rng(seed)).moves[-1].token for seed in range(60)}
    assert drawn == {"cardA", "cardB", "cardC"}


def test_a_concealed_field_is_guessed_by_whoever_may_not_see_it(penny: Game) -> None:
    def conceal(fields: dict[str, Json], side: int | None) -> dict[str, Json]:
        return fields if side == 1 else fields | {"score": None}

    def imagine(fields: dict[str, Json], rng: Rng) -> dict[str, Json]:
        return fields if fields["score"] else fields | {"score": [0, rng.below(4)]}

    game = Game(dataclasses.replace(penny.spec, conceal=conceal, imagine=imagine))
    match = game.at("score=0-2")
    assert match.view(0).fields["score"] is None
    assert match.view(1).fields["score"] == [0, 2]
    guessed = [imagine(match.view(0).fields, Rng(seed))["score"] for seed in range(20)]
    assert [0, 3] in guessed


def test_words_that_belong_together_are_written_and_read_as_one(penny: Game) -> None:
    def join(words: list[str]) -> list[str]:
        return ["+".join(words)]

    game = Game(dataclasses.replace(penny.spec, join=join, split=lambda word: word.split("+")))
    match = game.new(by_hand=True).play("H/T+cardA")
    assert match.line().endswith(":: H/T+cardA")
    assert game.at(match.line()).state.dump() == match.state.dump()
    text = record.write(match)
    assert "H/T+cardA" in text
    assert record.verify(record.read(text), game).line() == match.line()
