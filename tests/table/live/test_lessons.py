"""A guided match at the table: the coach keeps to his script, explains, can be left and come back to, and lets go."""

import pytest

import downfield
from downfield.kernel import record
from tests.table.conftest import Coach, Open, Table, Told

GAME = "first-and-roll"


def _begin(table: Table, **more: object) -> Told:
    return table.begin(GAME, "me:Ada", lesson="first-match", **more)


def _asks(told: Told) -> bool:
    """Whether the learner is asked, or has the match to himself."""
    return bool(told["ask"]["mine"])


def _answers(coach: Coach, most: int = 100) -> int:
    """Do what the coach asks, so many times at most; how often it was done."""
    done = 0
    while done < most and coach.until(_asks)["lesson"] and not coach.now["lesson"]["over"]:
        seq = coach.now["seq"]
        coach.answer(coach.now["lesson"]["answer"])
        while coach.now["seq"] == seq or not _asks(coach.now):
            coach.hear()
        done += 1
    return done


def test_a_learner_does_what_the_coach_says_to_the_end_of_the_lesson(table: Table) -> None:
    begun = _begin(table)
    with table.coach(begun["id"], begun["keys"]["0"]) as coach:
        told = coach.until(_asks)["lesson"]
        assert (told["number"], told["count"], len(told["notes"])) == (1, 12, 2)
        assert told["notes"][0]["point"] == ["m-ball", "m-marker"]
        _answers(coach)
        assert coach.now["lesson"]["over"]
        assert coach.now["points"] == [14, 7]
        coach.answer("regular")
        coach.until(lambda now: now["lesson"] is None)  # now the match is the learner's


def test_a_mistake_is_explained_in_the_learners_language_and_changes_nothing(table: Table) -> None:
    begun = _begin(table)
    with table.coach(begun["id"], begun["keys"]["0"], lang="de") as coach:
        coach.until(_asks)
        coach.answer("R")
        while (told := coach.hear())["type"] != "refusal":
            continue
        assert (told["code"], told["words"][:19]) == ("lesson", "Rot ist der sichere")
        coach.answer("Y")
        assert coach.until(lambda now: now["lesson"]["number"] == 3)["points"] == [7, 7]


def test_a_lesson_goes_on_where_it_was_left_also_at_another_server(open_table: Open) -> None:
    with open_table() as table:
        begun = _begin(table)
        with table.coach(begun["id"], begun["keys"]["0"]) as coach:
            _answers(coach, 4)
            left = coach.now["lesson"]
    with open_table() as table, table.coach(begun["id"], begun["keys"]["0"]) as coach:
        assert coach.until(_asks)["lesson"] == left
        _answers(coach)
        assert coach.now["points"] == [14, 7]


def test_whoever_has_enough_skips_the_rest(table: Table) -> None:
    begun = _begin(table)
    with table.coach(begun["id"], begun["keys"]["0"]) as coach:
        _answers(coach, 2)
        coach.say(type="skip", seat=0, seq=coach.now["seq"])
        told = coach.until(lambda now: now["lesson"] and now["lesson"]["over"])
        assert (told["points"], told["ask"]["title"][:14]) == ([14, 7], "A regular kick")


def test_two_browsers_in_one_lesson_see_the_same_and_only_one_is_heard(table: Table) -> None:
    begun = _begin(table)
    key = begun["keys"]["0"]
    with table.coach(begun["id"], key) as one, table.coach(begun["id"], key) as other:
        one.until(_asks)
        other.until(_asks)
        seq = other.now["seq"]
        _answers(one, 1)
        one.until(lambda now: now["lesson"]["number"] == 3)
        other.answer("Y", seat=0, seq=seq)
        assert other.refused() == "late"
        other.until(lambda now: now["lesson"]["number"] == 3)


def test_it_is_private_without_proof_and_its_record_says_what_it_was(table: Table) -> None:
    begun = _begin(table, seed=None, visibility="public", start="ball=99", options={"overtime": False})
    assert begun["watch"]
    with table.coach(begun["id"], begun["keys"]["0"]) as coach:
        assert "ball" in coach.until(_asks)["moving"]
        assert coach.now["proof"] is None
        coach.say(type="resign", seat=0)
        coach.until(lambda now: now["over"])
        assert coach.now["lesson"] is None
    path, key = f"/api/matches/{begun['id']}/record", {"authorization": f"Bearer {begun['watch']}"}
    read = record.read(table.client.get(path, headers=key).text)
    assert read.tags["Lesson"] == "first-match"
    assert not {"Commitment", "Seed", "Secret"} & set(read.tags)
    assert "ball=25" in read.tags["Start"]
    assert record.verify(read, downfield.game(GAME)).over


def test_the_match_after_a_lesson_begins_at_the_beginning(table: Table) -> None:
    begun = _begin(table)
    with table.coach(begun["id"], begun["keys"]["0"]) as coach:
        coach.until(_asks)
        coach.say(type="resign", seat=0)
        coach.until(lambda now: now["over"])
        coach.say(type="rematch", seat=0)
        following = coach.until(lambda now: bool(now["next"]))["next"]
    with table.coach(following["match"], begun["keys"]["0"]) as coach:
        assert coach.until(lambda now: now["ask"]["kind"] != "wait")["lesson"] is None
        assert coach.now["points"] == [0, 0]


@pytest.mark.parametrize("lesson", ["no-such-lesson", "x" * 41])
def test_a_lesson_that_nobody_teaches_is_refused(lesson: str, table: Table) -> None:
    wish = {"game": GAME, "seats": [{"who": "me"}], "lesson": lesson}
    reply = table.client.post("/api/matches", json=wish)
    assert reply.status_code == 400


def test_the_page_of_a_game_lists_its_lessons(table: Table) -> None:
    page = table.client.get(f"/learn/{GAME}?lang=it").text
    assert "Il tuo primo drive" in page
    assert 'data-lesson="first-match"' in page
