"""Whole line-ups in one click: ready formations, and last time's."""

import functools
import pathlib
import re

import pytest
from tests.games.calciotto.table import AWAY, HOME, asked, changed, game, pitch, see, spread
from tests.rules import rule

from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.show.plan import Plan, carry_out, tried
from downfield.terminal.boards import board_of
from downfield.text import Text
from downfield.text.picture import names, odds, plans, recall

FEW = "home=1@h0,2@a2,3@a3,6@a4 away=1@i21,2@a19,3@a18,6@a17 phase=lineup subs=3-3"
PLACED = re.compile(r"(\d+)[@=]([a-p]\d+)")


@functools.cache
def words(language: str = "en") -> Text:
    return Text(language, game().spec)


def offered(match: Match, seat: int, last: dict[str, str] | None = None) -> list[Plan]:
    return plans(Look(match, seat), words().say, last or {})


def labelled(match: Match, seat: int, label: str, last: dict[str, str] | None = None) -> Plan:
    return next(plan for plan in offered(match, seat, last) if plan.label == label)


def squares(token: str) -> dict[int, str]:
    """Who is put where."""
    return {int(number): square for number, square in PLACED.findall(token)}


def lined_up(home: str = "Formation: Balanced", away: str = "Formation: Balanced") -> Match:
    """A match after the first line-ups, at the toss."""
    match = game().new(by_hand=True)
    for side, label in ((HOME, home), (AWAY, away)):
        carry_out(match, side, labelled(match, side, label).token)
    return match


@rule("CAL-4.2", "CAL-4.3")
def test_one_click_calls_up_and_lines_up_from_the_first_question_on() -> None:
    match = game().new(by_hand=True)
    for side in (HOME, AWAY):
        found = offered(match, side)
        assert [plan.label for plan in found] == [
            "Formation: Balanced", "Formation: Fortress", "Formation: Diamond", "Formation: Wings", "Formation: Storm",
        ]  # fmt: skip
        for plan in found:
            twin = match.clone()
            carry_out(twin, side, plan.token)
            assert pitch(twin).count(side) == 8
            assert side not in twin.waiting()
        assert offered(match, 1 - side) == []
        carry_out(match, side, found[0].token)
    assert match.need.die == "six"


def test_formations_are_offered_until_the_first_figure_is_placed() -> None:
    match = game().new(by_hand=True).play("-5")
    assert labelled(match, HOME, "Formation: Storm").token.startswith("-11 1@h0 ")
    match.play("-11")
    plan = labelled(match, HOME, "Formation: Storm")
    assert plan.token.startswith("1@h0 ")
    assert plan.words == "three attackers, one defender"
    assert offered(match.play("1"), HOME) == []
    assert offered(match.play("@h0"), HOME) == []


def test_away_lines_up_as_homes_mirror() -> None:
    home = game().new(by_hand=True)
    own = squares(labelled(home, HOME, "Formation: Diamond").token)
    carry_out(home, HOME, labelled(home, HOME, "Formation: Diamond").token)
    theirs = squares(labelled(home, AWAY, "Formation: Diamond").token)
    assert (own[1], theirs[1]) == ("h0", "i21")
    assert (own[2], theirs[2]) == ("g4", "j17")


def test_who_stays_at_home_is_missed_least() -> None:
    plan = labelled(game().new(by_hand=True), HOME, "Formation: Balanced")
    assert plan.token.startswith("-11 -15 ")  # a midfielder of strength 2 and the attacker of strength 1
    assert plan.words.endswith("without 11, 15")


@rule("CAL-10.3")
def test_after_a_goal_those_who_are_left_take_places_of_their_roles() -> None:
    match = spread("phase=lineup subs=3-3")
    found = offered(match, HOME)
    assert len(found) == 5
    for plan in found:
        twin = tried(match, HOME, plan.token)
        assert twin is not None
        assert asked(twin) == ("lineup", (AWAY,))
    assert squares(found[0].token)[1] == "h0"
    assert offered(match.play("1=h0"), HOME) == []


@rule("CAL-20.1")
@pytest.mark.parametrize(("seats", "leads"), [(3, (0, 2)), (4, (0, 2))])
def test_of_partners_the_first_lines_up_for_both(seats: int, leads: tuple[int, int]) -> None:
    match = game().new(by_hand=True, options={"seats": seats})
    for lead in leads:
        assert [seat for seat in range(seats) if offered(match, seat)] == [lead]
        carry_out(match, lead, offered(match, lead)[0].token)
    assert recall(match, AWAY)["whole"].count("@") == 8


def test_a_plan_is_drawn_where_everybody_would_stand() -> None:
    match = game().new(by_hand=True)
    carry_out(match, HOME, labelled(match, HOME, "Formation: Storm").token)
    for plan in offered(match, AWAY):
        assert plan.marks.count("<use") == 8  # away's own alone: home's are still secret
        assert plan.marks.count('class="fg-a"') == 8


# As last time ----------------------------------------------------------------------------------------------------


def test_last_times_formation_comes_first_and_bears_its_name() -> None:
    before = lined_up("Formation: Diamond", "Formation: Storm")
    match = game().new(by_hand=True)
    first = offered(match, HOME, recall(before, HOME))[0]
    assert first.label == "As last time: Diamond"
    assert len(offered(match, HOME, recall(before, HOME))) == 5
    other = offered(match, HOME, recall(before, AWAY))[0]
    assert other.label == "As last time"  # the same squares, but with another squad's figures
    assert sorted(squares(other.token).values()) == sorted(
        squares(labelled(match, HOME, "Formation: Storm").token).values()
    )


def test_a_line_up_made_by_hand_is_remembered_too() -> None:
    before = game().new(by_hand=True).play("-9 -10 12@g0 15@a9 4@b9 2@c9 14@d9 8@e9 7@n9 13@o9")
    carry_out(before, AWAY, offered(before, AWAY)[0].token)
    again = offered(game().new(by_hand=True), HOME, recall(before, HOME))[0]
    assert again.label == "As last time"
    assert again.token == "-9 -10 12@g0 15@a9 4@b9 2@c9 14@d9 8@e9 7@n9 13@o9"


def test_after_a_goal_the_same_figures_stand_where_they_stood() -> None:
    match = game().new(by_hand=True).play("-9 -10 12@g0 15@a9 4@b9 2@c9 14@d9 8@e9 7@n9 13@o9")
    carry_out(match, AWAY, offered(match, AWAY)[0].token)
    told = recall(match, HOME)
    goal = spread("phase=lineup subs=3-3", home="14@h9")  # 1 2 3 6 7 10 13 14 are on
    again = squares(offered(goal, HOME, told)[0].token)
    assert (again[2], again[7], again[13], again[14]) == ("c9", "n9", "o9", "d9")
    assert again[1] == "g0"  # the keeper of today
    assert again[6] == "e9"  # a winger for the winger who is not there
    assert sorted(again.values()) == sorted(["g0", "a9", "b9", "c9", "d9", "e9", "n9", "o9"])


def test_who_is_sent_off_leaves_his_place_empty() -> None:
    match = game().at(FEW)
    before = lined_up("Formation: Fortress")
    assert squares(offered(match, HOME, recall(before, HOME))[0].token) == {
        1: "i0",
        2: "f3",
        3: "h4",
        6: "o5",
    }


def test_a_formation_of_eight_is_kept_for_the_next_match_when_figures_were_sent_off_later() -> None:
    match = spread("phase=lineup subs=3-3", home="14@h9", away="14@h12")
    for side in (HOME, AWAY):
        carry_out(match, side, offered(match, side)[0].token)
    assert set(recall(match, HOME)) == {"last", "whole"}
    few = game().at(FEW)
    for side in (HOME, AWAY):
        carry_out(few, side, offered(few, side)[0].token)
    assert set(recall(few, HOME)) == {"last"}
    assert not offered(game().new(by_hand=True), HOME, recall(few, HOME))[0].label.startswith("As last")


def test_a_pack_of_ones_own_has_formations_of_its_own(tmp_path: pathlib.Path) -> None:
    own = changed(tmp_path, "formations.toml", 'key = "storm"', 'key = "my-blitz"')
    found = plans(Look(own.new(by_hand=True), HOME), words().say, {})
    assert (found[-1].label, found[-1].words) == ("Formation: My blitz", "without 5, 11")


# What is read ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_plans_are_told_in_every_language(language: str) -> None:
    text = Text(language, game().spec)
    last = recall(lined_up(), HOME)
    found = plans(Look(game().new(by_hand=True), HOME), text.say, last)
    assert not re.search(r"(plan|form)-", " ".join(plan.label + plan.words for plan in found))
    assert text.faults == []


@pytest.mark.parametrize(
    ("language", "named", "told"),
    [
        ("en", "Leave out 1 keeper", "movement 3, strength 3"),
        ("it", "Lascia a casa: 1 portiere", "movimento 3, forza 3"),
        ("de", "1 Torwart bleibt zu Hause", "Lauf 3, Stärke 3"),
    ],
)
def test_a_stranger_can_read_the_squad(language: str, named: str, told: str) -> None:
    look, say = Look(game().new(by_hand=True), HOME), words(language).say
    assert names(look, say)["-1"] == named
    assert odds(look, say)["-1"].words == told
    assert board_of(game()).labels(look)["-1"] == "1 (3P3)"  # short in a terminal


@pytest.mark.parametrize(
    ("dice", "card", "language", "told"),
    [
        ("d1 d2", "", "en", "End the phase: 3 points unspent"),
        ("d1 d2", "", "it", "Chiudi la fase: restano 3 punti"),
        ("d1 d2", "", "de", "Phase beenden: 3 Punkte bleiben übrig"),
        ("d1 d2", "sprint3", "en", "End the phase: 3 points unspent, and 4 of number 14"),
    ],
)
def test_to_end_a_phase_says_what_is_left_unspent(dice: str, card: str, language: str, told: str) -> None:
    hand = f" hand_home={card}" if card else ""
    match = spread(f"ball=home14{hand}").play(f"{card + '.14 ' if card else ''}{dice}")
    view = match.view(HOME)
    assert words(language).answer(view.question, "end", view.scene) == told
    assert see(match, "pool") == 3
