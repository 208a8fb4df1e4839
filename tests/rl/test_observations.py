"""What a seat sees: fixed places, nothing hidden, its own side first."""

import numpy as np
import pytest

from downfield.games import GAMES
from downfield.kernel.chance import Rng
from downfield.kernel.needs import SEALED
from downfield.kernel.options import Value
from downfield.rl.episode import Episode, Observation, Table
from tests.rl.cases import every_case, stops

every_game = pytest.mark.parametrize("slug", GAMES)


def same(one: Observation, other: Observation) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in one)


@every_case
def test_the_mask_allows_what_the_rules_allow(slug: str, options: dict[str, Value]) -> None:
    table = Table(slug, options)
    for episode, seat in stops(table, 60):
        allowed = np.flatnonzero(episode.observe(seat)["action_mask"]).tolist()
        assert allowed == episode.actions(seat)
        assert sorted(episode.answer(seat, a) for a in allowed) == episode.state.options(seat)
        others = [s for s in range(len(table.seats)) if s not in episode.waiting()]
        assert not any(episode.observe(s)["action_mask"].any() for s in others)


@every_case
def test_an_action_is_read_back_from_its_notation(slug: str, options: dict[str, Value]) -> None:
    for episode, seat in stops(Table(slug, options), 40):
        for action in episode.actions(seat)[::5]:
            assert episode.action(seat, episode.token(seat, action)) == action
            assert episode.action(seat, episode.answer(seat, action)) == action


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_sees_what_is_hidden_on_the_table(seats: int) -> None:
    table, hidden = Table("calciotto", {"seats": seats}), 0
    for episode, _ in stops(table, 120):
        for seat, side in enumerate(table.sides):
            if not episode.state.owes(seat):  # who decides holds his options in his hand
                twin = episode.state.clone()
                twin.imagine(side, 1)
                hidden += twin.dump() != episode.state.dump()
                assert same(table.observe(twin, seat), table.observe(episode.state, seat))
    assert hidden > 50


@pytest.mark.parametrize("slug", ["first-downs", "first-and-roll"])
def test_nobody_sees_what_another_has_sealed(slug: str) -> None:
    table, sealed = Table(slug), 0
    for episode, _ in stops(table, 150):
        state = episode.state
        if state.need != SEALED or episode.sealed:
            continue
        sealed += 1
        for seat, other in ((0, 1), (1, 0)):
            looks = []
            for x in state.options(other):
                twin = state.clone()
                twin.commit(other, x)
                looks.append(table.observe(twin, seat))
            assert all(same(look, table.observe(state, seat)) for look in looks)
    assert sealed > 10


def test_a_hand_is_seen_by_its_own_side_only() -> None:
    table = Table("calciotto")
    hands = table.layout.place("own hand")
    held = 0
    for episode, _ in stops(table, 200):
        state = episode.state
        for seat, side in enumerate(table.sides):
            vector = table.observe(state, seat)["vector"]
            hand = [state.hand(side, kind) for kind in range(13)]  # type: ignore[attr-defined]
            assert vector[hands].tolist() == hand
            held += sum(hand)
            assert vector[table.layout.place("other cards")] == state.hand_size(1 - side)  # type: ignore[attr-defined]
    assert held > 50


@every_game
def test_every_number_and_plane_has_a_name_and_a_place(slug: str) -> None:
    table = Table(slug)
    form = table.layout
    assert len(form.scales()) == form.width
    assert len({entry.name for entry in form.entries}) == len(form.entries)
    assert len(set(form.planes)) == len(form.planes) == table.encoder.planes
    seen = table.observe(Episode(table, 1).state, 0)
    assert seen["vector"].shape == (form.width,)
    with pytest.raises(KeyError, match="ball"):
        Table("first-and-roll").layout.place("bal")


@every_game
def test_the_question_and_the_score_stand_in_the_vector(slug: str) -> None:
    table = Table(slug)
    for episode, seat in stops(table, 100):
        vector, state, side = episode.observe(seat)["vector"], episode.state, table.sides[seat]
        assert vector[table.layout.place("question")].argmax() == state.question
        assert vector[table.layout.place("own points")] == state.points(side)
        assert vector[table.layout.place("other points")] == state.points(1 - side)


@pytest.mark.parametrize("slug", ["calciotto", "touch-down", "blood-bowl"])
def test_to_turn_an_answer_twice_gives_it_back(slug: str) -> None:
    table = Table(slug)
    turned, actions = list(table.encoder.turned), table.layout.actions
    assert len(turned) == actions * len(table.game.spec.questions)
    for at, x in enumerate(turned):
        assert turned[at - at % actions + x] == at % actions
    assert turned != list(range(actions)) * len(table.game.spec.questions)


def test_both_coaches_of_blood_bowl_kick_towards_the_same_end() -> None:
    table = Table("blood-bowl", {"away_team": "human"})
    kicked: dict[int, list[int]] = {}
    for seed in range(12):
        for episode, seat in stops(table, 60, seed):
            if table.game.spec.questions[episode.state.question].key == "kick":
                kicked[seat] = episode.actions(seat)
                break
    assert kicked[0] == kicked[1]
    assert min(x % 28 for x in kicked[0]) > 12  # beyond the middle, from either end


def test_a_sheet_is_wiped_before_it_shows_another_moment() -> None:
    table = Table("blood-bowl")
    sheets, rng = table.sheets(1), Rng(4)
    for episode, seat in stops(table, 300):
        table.encoder.encode(episode.state, seat, sheets, 0)
        if rng.below(10) == 0:
            fresh = table.sheets(1)
            table.encoder.encode(episode.state, seat, fresh, 0)
            assert list(sheets.planes) == list(fresh.planes)
            assert list(sheets.mask) == list(fresh.mask)
