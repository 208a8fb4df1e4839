"""OpenSpiel takes the games for its own; by night, when it is installed."""

import pathlib
from typing import Any

import pytest

from downfield.games import GAMES
from downfield.kernel.chance import Rng
from downfield.kernel.options import Value

pytestmark = pytest.mark.nightly

# What is written out at every step is played again from its beginning each time: long matches only without.
CASES: list[tuple[str, dict[str, Value], bool]] = [
    ("first-downs", {}, True),
    ("first-and-roll", {}, True),
    ("first-and-roll", {"home_seats": "two", "away_seats": "two"}, True),
    ("calciotto", {"max_phases": 10}, True),
    ("calciotto", {"seats": 3, "max_phases": 10}, False),
    ("touch-down", {}, False),
    ("blood-bowl", {}, False),
]


def played(game: Any, nodes: int, seed: int = 1) -> Any:
    """A match after so many nodes of random play."""
    state, rng = game.new_initial_state(), Rng(seed)
    for _ in range(nodes):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[rng.below(len(outcomes))][0])
        elif state.is_simultaneous_node():
            listed = [state.legal_actions(player) for player in range(game.num_players())]
            state.apply_actions([actions[rng.below(len(actions))] for actions in listed])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[rng.below(len(actions))])
    return state


@pytest.mark.parametrize(("slug", "options", "written"), CASES)
def test_openspiel_plays_at_random_and_finds_nothing_wrong(
    slug: str, options: dict[str, Value], written: bool
) -> None:
    import pyspiel

    from downfield.rl import spiel

    pyspiel.random_sim_test(spiel.load(slug, options), 1, written, False)


@pytest.mark.parametrize("slug", GAMES)
def test_a_match_is_written_and_read_back(slug: str) -> None:
    import pyspiel

    from downfield.rl import spiel

    game = spiel.load(slug)
    state = played(game, 120)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.state.dump() == state.state.dump()
    assert state.clone().state.dump() == state.state.dump()


@pytest.mark.parametrize("slug", GAMES)
def test_a_match_that_openspiel_wrote_down_is_played_again_word_for_word(
    slug: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    from downfield.rl import spiel

    flags.FLAGS.mark_as_parsed()  # or its own switches may not be read
    # It rounds every number of every moment, which takes ten times as long as all else; ours are whole.
    monkeypatch.setattr(generate_playthrough, "round", lambda value, _: int(value), raising=False)
    file, name = tmp_path / "playthrough.txt", spiel.load(slug).get_type().short_name
    file.write_text(generate_playthrough.playthrough(name, None, seed=1), encoding="utf-8")
    once, again = generate_playthrough.replay(file)
    assert once.count("\n# State ") > 100
    assert "IsTerminal() = True" in once
    assert once == again


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_public_alone_is_not_told_by_what_a_player_sees(slug: str) -> None:
    import pyspiel
    from open_spiel.python.observation import make_observation

    from downfield.rl import spiel

    whole, nobody = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
    for public, private in ((True, nobody), (False, whole)):
        assert make_observation(spiel.load(slug), pyspiel.IIGObservationType(public, False, private)) is None


def test_openspiels_own_search_plays_a_match_with_its_sealed_choices_turned() -> None:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import mcts

    from downfield.rl import spiel

    game = pyspiel.convert_to_turn_based(spiel.load("first-downs", {"drives": 1}))
    bot = mcts.MCTSBot(game, 2.0, 8, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    state, rng = game.new_initial_state(), Rng(1)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[rng.below(len(outcomes))][0])
        else:
            state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0


def test_equal_faces_are_one_outcome_and_all_chances_add_up_to_one() -> None:
    from downfield.rl import spiel

    merged = 0
    for nodes in range(60):
        state = played(spiel.load("first-and-roll"), nodes)
        if not state.is_terminal() and state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert abs(sum(chance for _, chance in outcomes) - 1) < 1e-9
            merged += len({chance for _, chance in outcomes}) > 1
    assert merged > 5


def test_a_player_remembers_what_it_may_know_and_a_question_mark_for_the_rest() -> None:
    from downfield.rl import spiel

    state = played(spiel.load("calciotto"), 400)
    home, away = (state.information_state_string(player) for player in (0, 1))
    assert home != away
    assert "?" in home
    assert "?" in away
    assert len(home.split()) == len(away.split()) == len(str(state).split())


def test_an_action_that_is_not_legal_is_refused_by_openspiels_own_error() -> None:
    import pyspiel

    from downfield.rl import spiel

    state = played(spiel.load("blood-bowl"), 30)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    with pytest.raises(pyspiel.SpielError, match="may not do"):
        state.apply_action(2011)
    with pytest.raises(pyspiel.SpielError, match="together"):
        state.apply_actions([0, 0])
    for player in (-1, 2):
        with pytest.raises(pyspiel.SpielError):
            state.information_state_string(player)


@pytest.mark.parametrize("slug", ["first-downs", "calciotto"])
def test_nothing_is_played_after_the_end(slug: str) -> None:
    import pyspiel

    from downfield.rl import spiel

    state = played(spiel.load(slug), 100_000)
    ended = state.returns()
    with pytest.raises(pyspiel.SpielError):
        state.apply_action(0)
    with pytest.raises(pyspiel.SpielError):
        state.apply_actions([0, 0])
    assert (state.is_terminal(), state.returns()) == (True, ended)


def test_in_a_sealed_choice_every_action_is_looked_at_before_any_is_taken() -> None:
    import pyspiel

    from downfield.rl import spiel

    state = played(spiel.load("first-and-roll", {"home_seats": "two", "away_seats": "two"}), 40)
    while not state.is_simultaneous_node():
        state.apply_action(state.legal_actions()[0])
    right, before = [state.legal_actions(player)[0] for player in range(4)], state.state.dump()
    for player in range(4):
        with pytest.raises(pyspiel.SpielError, match=f"Player {player} may not do"):
            state.apply_actions([3_000 if each == player else right[each] for each in range(4)])
    with pytest.raises(pyspiel.SpielError, match="together"):
        state.apply_actions(right[:2])
    assert state.state.dump() == before
