"""Needs, answers, sealed choices, windows, mark and restore, take-back."""

import dataclasses

import pytest
from mypy_extensions import i64

import downfield
from downfield.kernel.chance import Rng
from downfield.kernel.dice import CommittedDice
from downfield.kernel.errors import BadOption, IllegalAnswer, NoTakeBack, NotYourTurn, UnknownName, WrongDie
from downfield.kernel.needs import CLOSED, EVEN_IF_NONE, NOBODY
from downfield.kernel.spec import Game
from tests.kernel.toy import E_AGAIN, Penny


def test_a_new_match_waits_for_both_seats(penny: Game) -> None:
    match = penny.new(seed=1)
    assert match.need.kind == "sealed"
    assert match.waiting() == (0, 1)


def test_each_seat_of_a_sealed_choice_has_its_own_options(penny: Game) -> None:
    match = penny.new(by_hand=True)
    assert [c.token for c in match.options(0)] == ["H", "T"]
    assert [c.token for c in match.options(1)] == ["H", "T", "edge"]


def test_sealed_answers_come_in_any_order(penny: Game) -> None:
    one = penny.new(by_hand=True).play("home:H away:T")
    other = penny.new(by_hand=True).play("away:T home:H")
    assert one.state.dump() == other.state.dump()
    assert one.line() == other.line()


def test_a_sealed_answer_cannot_be_given_twice(penny: Game) -> None:
    match = penny.new(by_hand=True)
    match.answer("H", seat=0)
    with pytest.raises(NotYourTurn):
        match.answer("T", seat=0)


def test_an_illegal_half_of_a_sealed_word_leaves_the_other_half_unsaid(penny: Game) -> None:
    match = penny.new(by_hand=True)
    before = match.state.dump()
    with pytest.raises(IllegalAnswer):
        match.answer("H/nonsense")
    assert match.state.dump() == before
    assert match.moves == []


@pytest.mark.parametrize("given", ["edge", "x", "", "H/T/H", "H:", 7, -1, True])
def test_an_illegal_answer_changes_nothing(penny: Game, given: int | str) -> None:
    match = penny.new(by_hand=True)
    before = match.state.dump()
    with pytest.raises((IllegalAnswer, NotYourTurn)):
        match.answer(given, seat=0)
    assert match.state.dump() == before
    assert match.moves == []


def test_a_refusal_names_the_options_and_the_rule(penny: Game) -> None:
    match = penny.new(by_hand=True)
    with pytest.raises(IllegalAnswer, match=r"edge is not allowed here \(PEN-2\.2\).*H T") as e:
        match.answer("edge", seat=0)
    assert e.value.rule == "PEN-2.2"


def test_a_scripted_die_of_the_wrong_kind_is_refused(penny: Game) -> None:
    match = penny.new(by_hand=True).play("H/H")
    with pytest.raises(WrongDie, match="d1 d2 d3"):
        match.answer("cardA")


def test_a_script_of_dice_must_suffice(penny: Game) -> None:
    match = penny.new(dice="d3")
    match.play("H/H pass")
    with pytest.raises(WrongDie, match="no more dice"):
        match.play("H/H")


def test_a_script_of_dice_must_be_used_up(penny: Game) -> None:
    with pytest.raises(WrongDie, match="left over: d4"), penny.new(dice="d3 d4") as match:
        match.play("H/H")


def test_dice_that_roll_by_themselves_take_no_answer(penny: Game) -> None:
    match = penny.at("round=1", seed=3)
    match.answer("home:H")
    with pytest.raises(NotYourTurn):
        match.answer("d3")


def test_a_window_asks_only_who_can_react(penny: Game) -> None:
    match = penny.new(by_hand=True).play("H/H d2")
    assert match.waiting() == (0,)
    match.answer("pass")
    assert match.need.question == "call"


def test_a_window_asks_the_next_when_the_first_passes(penny: Game) -> None:
    match = penny.at("score=1-1").play("H/H d2 pass")
    assert match.waiting() == (1,)


def test_nobody_is_asked_in_an_empty_window(penny: Game) -> None:
    match = penny.new(by_hand=True).play("H/T cardB keep")
    assert match.need.question == "call"


def test_restore_puts_the_position_back_to_the_mark(penny: Game) -> None:
    match = penny.at("score=1-1").play("H/H d6 again")
    state = match.state
    assert isinstance(state, Penny)
    assert (state.home, state.away) == (0, 1)


def test_events_tell_what_happened_after_which_answer(penny: Game) -> None:
    match = penny.at("score=1-1").play("H/H d6 again")
    event = match.events[-1]
    assert (event.key, event.rule, event.args(), event.after) == ("again", "PEN-4.1", {"side": 0}, 4)
    assert event.kind is penny.spec.events[E_AGAIN]


def test_a_seat_takes_back_its_own_last_answers(penny: Game) -> None:
    match = penny.at("score=1-1").play("H/H d6")
    before = match.state.dump(), match.line(), list(match.events)
    match.answer("again")
    match.take_back(0)
    assert (match.state.dump(), match.line(), match.events) == before


def test_take_back_behind_a_stop_between_plays_finds_the_one_before(penny: Game) -> None:
    match = penny.new(by_hand=True).play("H/H d6")
    before = match.line()
    match.answer("pass")
    assert match.state.quiet
    match.take_back(0)
    assert match.line() == before


def test_another_seats_answer_is_not_yours_to_take_back(penny: Game) -> None:
    match = penny.at("score=1-1").play("H/H d6 pass")
    with pytest.raises(NoTakeBack):
        match.take_back(1)


def test_nothing_is_taken_back_behind_dice(penny: Game) -> None:
    match = penny.new(by_hand=True).play("H/H d6")
    assert not match.can_take_back(0)


def test_nothing_is_taken_back_behind_a_sealed_answer(penny: Game) -> None:
    match = penny.new(by_hand=True)
    match.answer("H", seat=0)
    assert not match.can_take_back(0)


def test_nothing_is_taken_back_behind_a_reveal(penny: Game) -> None:
    kept = penny.new(by_hand=True).play("H/T cardB keep")
    shown = penny.new(by_hand=True).play("H/T cardB bank")
    assert kept.can_take_back(1)
    assert not shown.can_take_back(1)


def test_a_clone_goes_its_own_way(penny: Game) -> None:
    match = penny.new(by_hand=True).play("H/H")
    twin = match.clone()
    twin.play("d6 pass")
    assert match.need.kind == "chance"
    assert match.line() != twin.line()
    assert match.play("d6 pass").state.dump() == twin.state.dump()


def test_an_answer_after_the_end_is_left_over(penny: Game) -> None:
    match = penny.at("round=3").play("H/H d1 pass")
    assert match.over
    assert match.returns() == (1.0, -1.0)
    with pytest.raises(IllegalAnswer, match="over"):
        match.answer("d1")


def test_dump_and_load_give_the_same_match_at_every_stop(penny: Game) -> None:
    for seed in range(40):
        rng, match = Rng(seed), penny.new(seed=seed)
        while not match.over:
            twin = match.state.blank()
            twin.load(match.state.dump())
            assert twin.dump() == match.state.dump() == match.state.clone().dump()
            seat = match.waiting()[rng.below(len(match.waiting()))]
            choices = match.options(seat)
            match.answer(choices[rng.below(len(choices))].value, seat)


# Going back by agreement --------------------------------------------------------------------------------------


def test_going_back_undoes_dice_and_rolls_new_ones() -> None:
    match = downfield.game("first-and-roll").new(dice=CommittedDice(bytes(32)))
    rng = Rng(5)
    while not any(m.seat == NOBODY for m in match.moves) or match.need.kind != "sealed":
        seat = match.waiting()[0]
        options = match.options(seat)
        match.answer(options[rng.below(len(options))].value, seat)
    line, rolled = match.line(), match.rolls
    for seat in match.waiting():
        match.answer(match.options(seat)[0].value, seat)
    assert match.rolls > rolled
    lost = match.rolls - rolled
    match.go_back(0)
    assert match.line() == line
    assert match.waiting() == (0, 1)  # a sealed choice is asked of both anew
    assert match.unrolled == [(rolled, lost)]
    assert match.rolls == rolled + lost


def test_there_is_nothing_to_go_back_to_before_the_first_answer(penny: Game) -> None:
    match = penny.new(by_hand=True)
    with pytest.raises(NoTakeBack):
        match.go_back(0)
    match.answer("H", seat=1)
    with pytest.raises(NoTakeBack):
        match.go_back(0)


def test_the_dice_of_a_seed_are_not_taken_back() -> None:
    match = downfield.game("first-and-roll").new(seed=3)
    while match.rolls < 5:
        seat = match.waiting()[0]
        match.answer(match.options(seat)[0].value, seat)
    before = match.line()
    with pytest.raises(NoTakeBack):
        match.go_back(0)
    assert match.line() == before


def test_a_window_over_hidden_hands_asks_whoever_has_nothing(
    penny: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = Penny.respond

    def ask_all(self: Penny, window: i64, turn: i64, subject: i64) -> i64:
        seat = usual(self, window, turn, subject)
        return seat if seat == CLOSED else seat + EVEN_IF_NONE

    assert penny.new(by_hand=True).play("H/T cardA keep").need.kind == "sealed"  # nobody can react
    monkeypatch.setattr(Penny, "respond", ask_all)
    match = penny.new(by_hand=True).play("H/T cardA keep")
    assert (match.need.seats, [c.token for c in match.options(0)]) == ((0,), ["pass"])
    match.play("pass")
    assert match.need.seats == (1,)


def test_a_walk_ends_where_something_happens(penny: Game) -> None:
    game = Game(dataclasses.replace(penny.spec, split=lambda word: word.split("+")))
    match = game.new(by_hand=True).play("H/T cardA")
    match.walk("keep+pass+H", 1)  # after the card it is not this seat's turn alone any more
    assert [move.token for move in match.moves[-1:]] == ["keep"]
    with pytest.raises(IllegalAnswer):
        match.walk("edge+H+nonsense+x", 0)


# Friendly doors ---------------------------------------------------------------------------------------------------


def test_a_seat_may_be_called_by_its_name(penny: Game) -> None:
    match = penny.new(by_hand=True)
    match.answer("T", seat="away")
    assert match.waiting() == (0,)
    assert match.options("home") == match.options(0)
    assert match.view("home") == match.view(0)


def test_a_seat_that_is_none_is_refused_with_the_names_of_the_others(penny: Game) -> None:
    with pytest.raises(UnknownName, match="home"):
        penny.new(by_hand=True).view("nobody")


def test_the_dice_of_a_clone_fall_alike_and_alone(penny: Game) -> None:
    for match in (penny.new(seed=3), penny.new(dice="d4 d2 d5")):
        twin = match.clone()
        for one in (twin, match):
            for word in ("H/H", "pass", "H/H", "pass"):
                one.play(word)
        assert match.line() == twin.line()


def test_a_seed_and_dice_together_are_refused(penny: Game) -> None:
    with pytest.raises(BadOption, match="not both"):
        penny.new(seed=1, dice="d1")


def test_a_match_that_is_over_says_who_has_won_and_how(penny: Game) -> None:
    match, rng = penny.new(seed=4), Rng(4)
    assert (match.winner, match.result()) == (None, "*")
    while not match.over:
        seat = match.waiting()[0]
        choices = match.options(seat)
        match.answer(choices[rng.below(len(choices))].value, seat)
    home, away = match.points()
    assert match.winner == ("home" if home > away else "away" if away > home else None)
    assert match.line().endswith(f" # {match.winner or 'draw'} {home}-{away}")
    assert penny.at(match.line()).result() == match.result()


def test_the_checked_door_says_no(penny: Game) -> None:
    state = penny.state()
    assert not state.give(0, 9)
    assert state.give(0, 1)
    assert not state.give(0, 1)
