"""The table as a drawing: what lies where, and what it says. What holds for every game is in tests/text."""

import functools

import pytest
from tests.games.blood_bowl.table import at, game, pitch
from tests.rules import rule
from tests.text.drawings import element, ids, place, root, said, stops

import downfield
from downfield.games.blood_bowl.board.drawing import SHOWPIECE
from downfield.games.blood_bowl.board.guesses import role
from downfield.games.blood_bowl.model.tables import STAR
from downfield.games.blood_bowl.notation.elements import figure_id, square_id
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Picture
from downfield.text import Text
from downfield.text.picture import drawn, names

CAGE = "home=1@k8,3@j7,4@l7,5@j9,6@l9,9@n8 away=2@o8,7@o7,8@p9p,9@r5s,10@q10z ball=home1"


@functools.cache
def english() -> Text:
    return Text("en", game().spec)


def draw(match: Match, seat: int | None = None) -> Picture:
    return drawn(match, seat, english().say)


def shown(picture: Picture, name: str) -> bool:
    """Whether an element is seen."""
    return element(picture, name).get("opacity") != "0"


def uses(picture: Picture, name: str) -> list[str | None]:
    """The drawings that a figure is made of."""
    return [node.get("href") for node in element(picture, name).iter() if node.get("href")]


@pytest.mark.slow
def test_the_board_hides_nothing_and_shows_everybody_the_same() -> None:
    for match, _ in stops("blood-bowl")[::5]:
        idle = [seat for seat in (None, 0, 1) if seat is None or seat not in match.waiting()]
        assert len({draw(match, seat).moving for seat in idle}) == 1


# Players ----------------------------------------------------------------------------------------------------------


@rule("BB-0.2")
def test_columns_go_to_the_right_and_rows_down() -> None:
    picture = draw(at("home=11@m8,12@n8,13@m9 away=7@z15"))
    x, y = place(picture, "m-p-h-11")
    assert place(picture, "m-p-h-12") == (x + 36, y)
    assert place(picture, "m-p-h-13") == (x, y + 36)


def test_a_player_says_what_he_is_and_who_marks_him() -> None:
    picture = draw(at(CAGE))
    assert said(picture, "m-p-h-1") == (
        "Home 1, Thrower, MA 6 ST 3 AG 3+ PA 2+ AV 9+, Sure Hands, Pass; standing on k8. Has the ball."
    )
    assert (said(picture, "m-p-h-9") or "").endswith("standing on n8. Marked by 2, 7.")
    told = [said(picture, f"m-p-a-{number}") or "" for number in (8, 9, 10, 11)]
    assert [words.rpartition("; ")[2].split(".")[0] for words in told] == [
        "prone on p9", "stunned on r5", "standing on q10 without a tackle zone", "in reserve",
    ]  # fmt: skip


def test_who_stands_lies_and_is_stunned_is_drawn_differently() -> None:
    picture = draw(at(CAGE))
    worn = {n: set(element(picture, f"m-p-a-{n}").get("class", "").split()) for n in (7, 8, 9)}
    assert [kind & {"fg-prone", "fg-stunned"} for kind in worn.values()] == [
        set(),
        {"fg-prone"},
        {"fg-stunned"},
    ]
    assert all("fg-a" in kind for kind in worn.values())
    assert "?" in "".join(element(picture, "m-p-a-10").itertext())


def test_every_figure_is_drawn_by_the_name_of_a_drawing_that_is_there() -> None:
    picture = draw(at(CAGE))
    known = set(ids(picture))
    shown = [node.get("href", "")[1:] for node in root(picture).iter() if node.get("href")]
    assert set(shown) <= known
    assert uses(picture, "m-p-h-1") == ["#fg-human-thrower-T"]
    assert uses(picture, "m-p-a-7") == ["#fg-elf-lineman-L"]


@rule("BB-19.7")
def test_who_is_a_frog_looks_like_one() -> None:
    assert uses(draw(at("home=11@m8 away=7@z1 frogs=away7")), "m-p-a-7") == ["#fg-frog-little-F"]


def test_a_team_of_another_name_looks_like_what_it_is() -> None:
    options = {"home_roster": "orc:11*orc_lineman;fans:1;name:Gouged"}
    match = downfield.game("blood-bowl").new(by_hand=True, options=options)
    assert uses(draw(match), "m-p-h-1") == ["#fg-orc-lineman-L"]


@pytest.mark.parametrize(
    ("position", "profile", "skills", "found"),
    [
        ("Ogre", [5, 5, 4, 5, 10], [], "big"),
        ("Halfling Hopeful", [5, 2, 3, 4, 7], ["stunty"], "little"),
        ("Treeman", [2, 6, 5, 5, 11], ["take_root"], "big"),
        ("Pump Wagon", [4, 5, 5, 0, 9], ["secret_weapon"], "wagon"),
        ("Fanatic", [3, 7, 3, 0, 8], ["ball_and_chain", "secret_weapon", "stunty"], "little"),
        ("Snotling", [5, 1, 3, 5, 6], ["stunty"], "tiny"),
        ("Pogoer", [7, 2, 3, 5, 8], ["pogo_stick", "stunty"], "pogo"),
        ("Doom Diver", [6, 2, 3, 6, 8], ["stunty", "swoop"], "diver"),
        ("Woodland Fox", [7, 2, 2, 0, 6], ["my_ball", "stunty"], "paws"),
        ("Skink Runner Lineman", [8, 2, 3, 4, 8], ["stunty"], "little"),
        ("Human Lineman", [6, 3, 3, 4, 9], [], "lineman"),
        ("Gutter Runner", [9, 2, 2, 4, 8], ["dodge"], "runner"),
        ("Saurus Blocker", [6, 4, 5, 6, 10], [], "blocker"),
        ("Mummy", [3, 5, 5, 0, 10], [], "big"),
        ("Black Orc", [4, 4, 4, 5, 10], [], "blocker"),
        ("Thrower", [6, 3, 3, 2, 9], ["pass"], "thrower"),
        ("Catcher", [8, 2, 3, 5, 8], ["catch"], "catcher"),
        ("Blitzer", [7, 3, 3, 4, 9], ["block"], "blitzer"),
        ("Witch Elf", [7, 3, 2, 5, 8], ["frenzy"], "blitzer"),
    ],
)
def test_the_outline_tells_what_a_player_is_for(
    position: str, profile: list[int], skills: list[str], found: str
) -> None:
    assert role(position, profile, skills) == found


def test_who_has_acted_is_ticked_and_pale_but_not_who_is_active() -> None:
    match = at("home=11@m8,12@k5,13@k7 away=7@z1 done=home13").play("11")
    picture = draw(match)
    pale = {n: "fg-acted" in element(picture, f"m-p-h-{n}").get("class", "") for n in (11, 12, 13)}
    assert pale == {11: False, 12: False, 13: True}
    assert place(picture, "m-actor") == place(picture, "m-p-h-11")
    assert shown(picture, "m-actor")
    assert not shown(picture, "m-prey")
    assert not shown(draw(at(CAGE)), "m-actor")


@rule("BB-3.3")
def test_lines_lead_to_whom_a_player_marks_and_who_marks_him() -> None:
    picture = draw(at(CAGE))
    lines = [node.get("d", "") for node in element(picture, "m-n-h-9").iter() if node.get("d")]
    assert [d.count("L") for d in lines] == [2, 2]
    assert not any("d" in node.attrib for node in element(picture, "m-n-h-3").iter())
    assert "m-n-a-9" not in ids(picture), "who is stunned marks nobody, and nobody is near"


@rule("BB-3.2", "BB-3.4")
def test_tackle_zones_are_layers_of_those_who_stand() -> None:
    picture = draw(at("home=11@e5,12@e7p,13@k3z away=7@v9,8@x9"))
    home, away = element(picture, "m-zones-home"), element(picture, "m-zones-away")
    assert [node.get("d", "").count("M") for node in home.iter() if node.get("d")] == [8]
    assert [node.get("d", "").count("M") for node in away.iter() if node.get("d")] == [13, 3]
    assert "layer" in home.get("class", "").split()


# Dugouts and tokens -----------------------------------------------------------------------------------------------


def test_the_dugouts_say_how_many_are_where() -> None:
    picture = draw(at("home=11@m8 away=7@n8 ko=home3,home4 hurt=away1 off=home10"))
    told = [said(picture, f"m-box-home-{box}") for box in ("reserves", "ko", "hurt", "off")]
    assert told == [
        "Home, Reserves: 10 players.", "Home, Knocked out: 2 players.", "Home, Casualties: nobody.",
        "Home, Off: one player.",
    ]  # fmt: skip
    assert "fg-stunned" in element(picture, "m-p-h-3").get("class", "").split()
    assert place(picture, "m-p-a-1")[1] > 700


def test_tokens_tell_what_a_side_has_left() -> None:
    picture = draw(at(CAGE + " turns=3-2 rerolls=1-0 coached=1-0 bribes=2-0 doctors=0-1"))
    assert said(picture, "m-rerolls-home") == "Home: 2 re-rolls left, 1 of them for this drive."
    assert said(picture, "m-rerolls-away") == "Away: no re-rolls left."
    assert said(picture, "m-turns-home") == "Home: turn 3 of 8, now."
    assert said(picture, "m-bribes-home") == "Home: 2 bribes."
    assert said(picture, "m-doctor-home") == "Home: no apothecary left."
    assert said(picture, "m-score-home") == "Home, Human: 0, has the ball."


@rule("BB-7.6")
def test_trapdoors_are_there_once_they_are_prayed_for() -> None:
    assert "m-trap-g2" not in ids(draw(at(CAGE)))
    assert said(draw(at(CAGE + " switches=away:traps")), "m-trap-t14") == "A trapdoor on t14."


def test_the_ball_goes_with_its_carrier_or_lies_free() -> None:
    carried, free, none = draw(at(CAGE)), draw(at("home=11@m8 away=7@n8 ball=c4")), draw(at("home=11@m8"))
    (x, y), (right, low) = place(carried, "m-p-h-1"), place(carried, "m-ball")
    assert max(abs(right - x), abs(low - y)) < 15
    assert said(free, "m-ball") == "The ball lies free on c4."
    assert not shown(none, "m-ball")


# Dice -------------------------------------------------------------------------------------------------------------


def near(picture: Picture, name: str, other: str, far: float = 150) -> bool:
    (x, y), (to, low) = place(picture, name), place(picture, other)
    return abs(x - to) < far and abs(y - low) < 90


@rule("BB-10.6")
def test_block_dice_lie_beside_both_and_stand_for_the_pick() -> None:
    match = at("home=11@m8,12@n7 away=7@n8 rerolls=0-0").play("11block PB POW")
    picture = draw(match, 0)
    assert [said(picture, f"m-die-{i}") for i in (0, 1)] == ["Push Back", "Pow"]
    assert said(picture, "m-result") == "Home picks"
    assert near(picture, "m-die-0", "m-p-h-11")
    assert near(picture, "m-die-0", "m-p-a-7")
    assert picture.targets[">POW"] == ["m-option-pow", "m-die-1"]


def test_a_failed_test_says_what_it_needed() -> None:
    picture = draw(at("home=11@m8 away=7@n8 rerolls=1-0").play("11 l8 D2"), 0)
    assert said(picture, "m-die-0") == "D6: 2."
    assert said(picture, "m-result") == "dodge needs 3+"
    assert picture.targets["team"] == ["m-option-team", "m-rerolls-home"]


def test_a_test_that_was_made_says_so_beside_the_player() -> None:
    picture = draw(at("home=11@m8 away=7@n8 rerolls=1-0").play("11 l8 D3"), 0)
    assert said(picture, "m-result") == "11: dodge 3+, made"
    assert near(picture, "m-die-0", "m-p-h-11")


def test_dice_are_taken_off_once_more_was_decided() -> None:
    match = at("home=11@m8 away=7@n8 rerolls=1-0").play("11 l8 D3 k8 j8")
    assert "m-die-0" not in ids(draw(match, 0))


def test_armour_and_injury_lie_where_it_happened() -> None:
    match = at("home=11@m8,12@n7 away=7@n8 rerolls=0-0 doctors=0-0").play(
        "11block PB POW >POW o8 stay D6 D6 D4 D5"
    )
    picture = draw(match)
    assert [said(picture, f"m-die-{i}") for i in range(4)] == ["D6: 6.", "D6: 6.", "D6: 4.", "D6: 5."]
    assert said(picture, "m-result") == "7 is knocked out"
    assert said(picture, "m-box-away-ko") == "Away, Knocked out: one player."


# Options ----------------------------------------------------------------------------------------------------------


@rule("BB-10.16")
def test_arrows_show_where_a_push_may_go() -> None:
    match = at("home=11@m8,12@n7 away=7@n8 rerolls=0-0").play("11block PB PB")
    picture = draw(match, 0)
    assert [name for name in ids(picture) if name.startswith("m-way-")] == [
        "m-way-o7",
        "m-way-o8",
        "m-way-o9",
    ]
    assert picture.targets["o8"] == [square_id("o8")]


@rule("BB-1.13")
def test_a_pass_is_measured_by_the_ruler() -> None:
    match = at("home=1@l7,7@t5 away=7@n8 ball=home1 rerolls=1-0").play("1pass throw")
    aiming = draw(match, 0)
    assert aiming.targets["t5"] == [figure_id(0, 7)], "the square of a player is the player"
    assert [element(aiming, square_id(s)).get("class") for s in ("m7", "p7", "s7", "v7")] == [
        "bb-q bb-r0", "bb-q bb-r1", "bb-q bb-r2", "bb-q bb-r2",
    ]  # fmt: skip
    thrown = draw(match.play("t5 D2"), 0)
    assert "long pass" in "".join(element(thrown, "m-ruler").itertext())
    assert place(thrown, "m-ruler") == place(thrown, "m-p-h-1")


def test_a_step_lies_on_its_square_and_a_stop_on_the_player() -> None:
    match = at("home=11@m8 away=7@n9").play("11blitz")
    targets = draw(match, 0).targets
    assert targets["l7"] == [square_id("l7")]
    assert targets["*7"] == [figure_id(1, 7)]
    assert targets["."] == ["m-option-stop", figure_id(0, 11)]


def test_players_are_called_by_number_position_and_deed() -> None:
    match = at("home=11@m8 away=7@n9 rerolls=0-0")
    known = names(Look(match, 0), english().say)
    assert (known["11"], known["11blitz"]) == ("11 Lineman: move", "11 Lineman: blitz")


def test_the_drawing_is_spoken_for_whoever_does_not_see_it() -> None:
    told = draw(at(CAGE + " score=1-0 half=2 turns=4-3")).spoken
    assert told == "Home 1, Away 0. Second half. Home, turn 4. Home 1 has the ball on k8."


def test_a_good_moment_stands_for_the_game() -> None:
    picture = draw(at(SHOWPIECE))
    assert {"m-die-0", "m-die-1"} <= set(ids(picture))


@rule("BB-7.5", "BB-14.8")
def test_prayers_in_effect_and_a_coach_sent_off_are_told() -> None:
    picture = draw(at(CAGE + " prayers=away:stiletto switches=away:ejected"))
    assert said(picture, "m-effects-away") == "Away, in effect: Stiletto, coach sent off."
    assert "m-effects-home" not in ids(picture)
    assert "m-effects-away" in picture.cells[1]


@rule("BB-6.4", "BB-6.5")
def test_a_set_up_is_counted_and_who_is_placed_is_lit() -> None:
    match = at("phase=drive kicking=away").play("zone +3 m8 +4 l2 +5")
    picture = draw(match, 0)
    assert said(picture, "m-moment") == "Home sets up: 9 to place · on the line 1 of 3 · wide zones 1, 0 of 2"
    lit = [n for n in (5, 6) if element(picture, figure_id(0, n))[0].tag.endswith("rect")]
    assert lit == [5]


# What few players have --------------------------------------------------------------------------------------------

ODD = (
    "home=11@m8,12@k5,13@k7,14@c3 away=7@z1,8@y2z rooted=home12 frogs=away7 staff=home:wizard,home:chef"
    " more=home11+ball_and_chain+secret_weapon,home13+bombardier,home12+chainsaw,home14+secret_weapon"
)


def test_who_is_rooted_a_frog_or_dazed_says_so() -> None:
    picture = draw(at(ODD))
    assert "Has taken root." in str(said(picture, "m-p-h-12"))
    assert "Is a frog." in str(said(picture, "m-p-a-7"))
    assert "without a tackle zone" in str(said(picture, "m-p-a-8"))
    assert "taken root" not in str(said(picture, "m-p-h-11"))


def test_what_a_player_carries_is_drawn_on_him() -> None:
    picture, bare = draw(at(ODD)), draw(at("home=11@m8,12@k5,13@k7,14@c3 away=7@z1,8@y2"))

    def parts(of: Picture, name: str) -> int:
        return len(list(element(of, name).iter()))

    for number in (11, 12, 13, 14):
        assert parts(picture, f"m-p-h-{number}") > parts(bare, f"m-p-h-{number}")


def test_roots_are_drawn_below_who_is_rooted() -> None:
    tree = "home=11@m8,12@k5 away=7@z1 more=home11+take_root"
    free, rooted = draw(at(tree)), draw(at(f"{tree} rooted=home11"))
    assert len(list(element(rooted, "m-p-h-11").iter())) > len(list(element(free, "m-p-h-11").iter()))


def test_a_star_player_bears_a_star() -> None:
    match = at(ODD)
    pitch(match).tables.sort[13] |= STAR
    picture = draw(match)
    assert "A star player." in str(said(picture, "m-p-h-14"))
    assert "A star player." not in str(said(picture, "m-p-h-13"))


def test_a_dugout_shows_what_is_hired() -> None:
    picture = draw(at(ODD))
    assert said(picture, "m-hired-home") == "Home still has: Halfling master chef, Sports wizard."
    assert "m-hired-away" not in ids(picture)
    assert ["m-hired-home"] in picture.cells


@rule("BB-15.7")
def test_a_bomb_is_seen_until_it_goes_off() -> None:
    match = at("home=13@k7,12@a1 away=7@n7,8@z2 rerolls=0-0 more=home13+bombardier+pa2")
    assert "m-bomb" not in ids(draw(match))
    match.play("13bomb")
    assert said(draw(match), "m-bomb") == "A bomb on k7."
    match.play("n7 D6 D1")  # it falls through his hands
    assert said(draw(match), "m-bomb") == "The bomb explodes on n7."
    assert any("m-bomb" in row for row in draw(match).cells)


@rule("BB-15.7")
def test_who_has_caught_a_bomb_lies_under_no_ruler() -> None:
    match = at("home=13@k7,12@a1 away=7@n7,8@z2 rerolls=0-0 more=home13+bombardier+pa2").play("13bomb n7 D6")
    assert "m-ruler" not in ids(draw(match))


def test_what_came_of_a_spell_stands_beside_its_die() -> None:
    match = at("turn=away home=11@g8,12@a1 away=7@h8,8@z1 staff=home:wizard").play("end zap *7 D1")
    assert said(draw(match), "m-result") == "7 resists the spell"
