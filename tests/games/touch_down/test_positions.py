"""Positions and notation: what is refused names the rule and the player; what is told is read back."""

import pytest
from tests.games.touch_down.table import at, field, game, move, now
from tests.rules import rule

from downfield.games.touch_down.notation.answers import join, split
from downfield.kernel.chance import Rng
from downfield.kernel.errors import BadPosition, IllegalAnswer

M = "phase=move row=8 move=2"
FIRST = "phase=move row=8 move=1"
ELEVEN = ",".join(f"{20 + i}@{'abcdefghijk'[i]}{9 if i > 7 else 12}" for i in range(11))
MISSED = (  # a kick at goal before which the attack leaves one square of the last row
    "phase=move kind=field-goal row=20 move=2 home=1@l19,80@j28,60@k28,61@l28,50@m28 away=27@a5 ball=home1"
)
TWELVE = ",".join(f"{20 + i}@{'abcdefghijkl'[i]}12" for i in range(12))


@rule("TD-23.1", "TD-23.2", "TD-23.3", "TD-23.6", "TD-23.7")
@pytest.mark.parametrize(("line", "why"), [
    (f"{M} home=80@l6", r"ball .*TD-23\.1"),
    (f"{M} home=80@l6 ball=home50", r"home50.*TD-23\.1"),
    (f"{M} home=80@l6x ball=home80", r"home80.*TD-23\.1"),
    (f"{M} home=80@l6 ball=l29", r"TD-2\.3"),
    (f"{M} home=80@l6 ball=l6", r"TD-12\.3"),
    (f"{M} home=80@l6,50@l6 ball=home80", r"50@l6.*TD-23\.2"),
    (f"{M} home=80@l6 away=27@l6 ball=home80", r"80 and 27.*TD-23\.2"),
    (f"{M} home=80@l6,81@l7 ball=home80", r"81 \(AQ\).*TD-23\.3"),
    (f"{M} home=80@l6,20@l7 ball=home80", r"20 \(D\).*TD-23\.3"),
    (f"{M} home=80@l6,80@l7 ball=home80", r"80 \(AQ\).*TD-23\.7"),
    (f"{M} home=80@l6 ball=home80 hurt=home80.2", r"80@l6.*TD-23\.7"),
    ("hurt=home20.2,home20.3", r"home20\.3.*TD-23\.7"),
    ("hurt=home20.4", r"TD-18\.4"),
    ("hurt=home99.3", r"home99.*TD-3.3"),
    ("hurt=nobody", r"TD-3.3"),
    ("down=5", r"TD-23\.6"),
    ("row=25", r"TD-2\.2"),
    ("row=8 column=9", r"TD-13\.5"),
    ("row=13 yc=8 down=2", r"TD-4\.6"),
    ("row=9 yc=8", r"TD-4\.6"),
    ("clock=15:00", r"TD-17\.2"),
    ("clock=3:7", r"TD-17\.1"),
    ("timeouts=2-1", r"TD-17\.5"),
    ("score=1-0", r"TD-15\.1"),
    ("phase=try score=3-0", r"TD-16\.1"),
    ("quarter=3", r"TD-4\.1"),
    ("phase=toss clock=1:00", r"TD-4\.2"),
    ("phase=toss possession=home", "before the toss"),
    ("phase=kickoff row=8", "where the ball lies"),
    ("quarter=2 opener=home", "first half"),
    ("blitzed=home20", "league"),
    ("home=80@l6", "phase move"),
    (f"{M} home=80@l30 ball=home80", r"TD-2\.3"),
    (f"{M} home=eighty ball=home80", "write 80@l11"),
    (f"{M} home=80@l6 away=27@l20 ball=away27", r"TD-5\.4"),
    (f"{M} home=80@l26 ball=home80", r"TD-15\.2"),
    (f"{M} home=80@l6 ball=home80 run=8", r"TD-19\.2"),
    (f"{M} home=80@l6 ball=home80 sofar=lunch", "runback"),
    (f"{M} home=80@l6 ball=home80 loose=1", "not free"),
    (f"{M} home=80@l6~27 ball=home80", r"TD-10\.7"),
    (f"{M} home=80@l6&27 away=27@l9 ball=home80", r"80@l6&27.*TD-10\.7"),
    (f"{M} home=80@l6 away={TWELVE} ball=home80", r"31 \(D\).*TD-23\.3"),
    (f"{M} home=80@l6 ball=home80 sofar=runback,inside", r"inside.*TD-15\.4"),
    (f"{M} home=80@l0 ball=home80 sofar=inside", r"inside.*TD-15\.4"),
    ("phase=move home=80@l2 ball=home80 move=41", r"TD-23\.8"),
    (f"{M} home=80@l6 ball=home80 down=5", r"TD-23\.6"),
    (f"{FIRST} home=70@l8,50@c9", r"50@c9.*line of scrimmage or behind it.*TD-6\.2"),
    (f"{FIRST} home=70@l8 away=27@c8", r"27@c8.*beyond the line.*TD-6\.3"),
    (f"{FIRST} home=70@l8,50@c4x", r"50@c4.*TD-18\.5"),
    (f"{FIRST} home=70@l8,50@l8", r"50@l8.*TD-23\.2"),
    (f"{FIRST} home=50@c4", r"l8.*nobody stands there.*TD-23\.1"),
    (f"{FIRST} kind=field-goal home=70@l8,1@l9", r"1@l9.*TD-6\.8"),
    (f"{FIRST} home=70@l8,71@l7,80@l6", r"71@l7.*from the centre.*TD-6\.2"),
    (f"{FIRST} home=70@l8,71@o8,80@l7", r"71@o8.*from the centre.*TD-6\.2"),
    (f"{FIRST} column=8 home=70@h8,71@l8,80@h7", r"71@l8.*from the centre.*TD-6\.2"),
    (f"{FIRST} home=80@l8,70@k8,50@l7", r"70@k8.*from the centre.*TD-6\.2"),
    (f"{FIRST} home=70@l8,80@l7 ball=home80", r"home80.*in l8, on the line of scrimmage.*TD-6\.2"),
    (f"{FIRST} home=70@l8,80@l7 ball=c4", r"c4.*in l8, on the line of scrimmage.*TD-6\.2"),
    ("phase=move row=20 move=1 home=70@l20,80@l6,50@m-3", r"80@l6.*within 13 squares.*TD-6\.2"),
    ("phase=move row=20 move=1 kind=field-goal home=70@l20,1@l6,80@l19", r"1@l6.*within 13 squares.*TD-6\.8"),
    (f"{FIRST} kind=punt attack=away possession=away home=20@l8,1@l7 away=50@c14", r"1@l7.*on the ball.*TD-6\.6"),
    (f"{FIRST} home=70@l8,80@l7 away={ELEVEN}", r"27@h12.*four D.*row 9.*TD-6\.3"),
    (f"{FIRST} kind=punt attack=away possession=away home=1@l8,20@c8", r"20@c8.*TD-6\.6"),
    (f"{FIRST} kind=punt attack=away possession=away home=1@l8 away=50@c12", r"50@c12.*five rows.*TD-6\.6"),
    (f"{FIRST} kind=kick-off attack=away possession=away home=1@l8 away=50@c12", r"50@c12.*half.*TD-6\.7"),
    (f"{M} kind=punt column=8 home=80@l6 ball=home80", r"TD-13\.5"),
    (f"{M} kind=two-points home=80@l6 ball=home80", r"TD-2\.6"),
])  # fmt: skip
def test_a_position_that_cannot_be_is_refused_with_its_rule(line: str, why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        at(line)


@rule("TD-19.7")
def test_only_who_has_the_skill_has_used_it_up() -> None:
    with pytest.raises(BadPosition, match=r"home20.*TD-19\.7"):
        at("blitzed=home20", league=True)


@rule("TD-9.5")
def test_a_ball_beyond_the_line_has_been_there() -> None:
    assert field(move("80@l9,50@l8", "27@t20"), "sofar") == "beyond"


def test_a_position_in_the_middle_of_an_action_is_told_as_it_was_given() -> None:
    line = (
        "phase=move possession=home south=home row=8 column=12 down=2 yc=6 score=3-0 quarter=1 clock=4:05 timeouts=1-0"
        " opener=away hurt=away20.2 kind=attack attack=home move=3 home=80@l6,50@c9,70@l8x away=24@c9~50,27@d-1"
        " ball=home80 sofar=pass run=8+0"
    )
    assert at(line).line() == line


@pytest.mark.parametrize(("parts", "word"), [
    (["83", "n", "n", "ne", "."], "83-n2-ne."),
    (["83", "n"], "83-n"),
    (["83", "."], "83."),
    (["ne", "ne", "n"], "ne2-n"),
    (["83@12", "l"], "83@l12"),
    (["@-2", "e"], "@e-2"),
    (["83*"], "83*"),
    (["end"], "end"),
    (["c4"], "c4"),
    (["e"], "e"),
    (["<23"], "<23"),
    (["70@l"], "70@l"),
    (["wing-left"], "wing-left"),
    (["west"], "west"),
])  # fmt: skip
def test_words_of_several_answers(parts: list[str], word: str) -> None:
    assert (join(parts), split(word)) == ([word], parts)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_the_words_of_a_match_are_joined_and_split_without_loss(seed: int) -> None:
    match, rng = game().new(seed=seed), Rng(seed, 4)
    while not match.over:
        options = match.state.options(match.waiting()[0])
        match.answer(options[rng.below(len(options))], match.waiting()[0])
    words = [m.token for m in match.moves]
    assert [part for word in join(words) for part in split(word)] == words


@rule("TD-12.1", "TD-6.3", "TD-12.2")
@pytest.mark.parametrize(("line", "script", "word", "short"), [
    ("row=23 down=4", "punt wall fan t1 t4", "@l28", "@l"),
    ("row=8", "attack pro-set free front", "20@c9", "20@c"),
    ("row=8", "attack free", "70@k8", "70@k"),
    (MISSED, "t1 t4 middle k2", "@n28", "@28"),
])  # fmt: skip
def test_a_whole_square_is_taken_where_its_row_or_its_column_is_not_asked(
    line: str, script: str, word: str, short: str
) -> None:
    played, walked, wanted = (at(line).play(script) for _ in range(3))
    walked.walk(word, wanted.waiting()[0])
    assert played.play(word).line() == walked.line() == wanted.play(short).line()


def test_a_square_of_another_row_is_refused() -> None:
    with pytest.raises(IllegalAnswer, match="@l"):
        at("row=23 down=4").play("punt wall fan t1 t4 @l27")


def test_a_walk_is_answered_as_one_word() -> None:
    match = move("80@l6,50@c6", "27@l20").play("t2 t4 none")
    match.walk("50-n2-ne.", 0)
    assert "50@d9" in field(match, "home")
    assert now(match).startswith("home move")
