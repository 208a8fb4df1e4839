"""Brawls of chains, tricksters and people who block two at once: nothing breaks."""

import pytest
from tests.games.blood_bowl.chapters.test_invariants import eager
from tests.games.blood_bowl.invariants import check
from tests.games.blood_bowl.table import at, pitch
from tests.rules import rule

from downfield.games.blood_bowl.components.parts import COLUMNS
from downfield.games.blood_bowl.model.kinds import REELING
from downfield.kernel.chance import Rng
from downfield.kernel.needs import OVER

RARE = ("multiple_block", "pile_driver", "ball_and_chain", "trickster", "hit_and_run")
OTHERS = (
    "grab", "frenzy", "dauntless", "wrestle", "strip_ball", "stand_firm", "sidestep", "fend", "foul_appearance",
    "jump_up", "dump_off", "tentacles", "shadowing", "safe_pair_of_hands", "brawler", "pro", "claws", "juggernaut",
    "block", "stab", "chainsaw", "take_root", "animal_savagery", "no_hands", "stunty", "iron_hard_skin", "st5",
)  # fmt: skip


def brawl(seed: int) -> str:
    """Twenty-two players in thirty squares, some of them down, with two rare skills and two others each."""
    rng = Rng(seed)
    x, y = (4, 1) if seed % 3 == 0 else (rng.below(21), 1 + rng.below(11))  # some around a trapdoor
    squares = [f"{COLUMNS[x + i]}{y + j}" for i in range(6) for j in range(5)]
    teams, gains = [], []
    for side in ("home", "away"):
        men = []
        for number in range(1, 12):
            down = "p" if rng.below(6) == 0 and number > 1 else ""
            men.append(f"{number}@{squares.pop(rng.below(len(squares)))}{down}")
            skills = {RARE[rng.below(5)], RARE[rng.below(5)]}
            skills |= {OTHERS[rng.below(len(OTHERS))], OTHERS[rng.below(len(OTHERS))]}
            gains.append(f"{side}{number}+{'+'.join(sorted(skills))}")
        teams.append(f"{side}={','.join(men)}")
    ball = squares[0] if rng.below(3) == 0 else ("home1", "away1")[rng.below(2)]
    return f"{' '.join(teams)} ball={ball} switches=home:traps more={','.join(gains)}"


def play_brawl(seed: int) -> None:
    """Two hundred answers, each checked; dumped, loaded and cloned on the way."""
    g, rng = pitch(at(brawl(seed))), Rng(seed)
    for answers in range(200):
        if g.need == OVER:
            return
        g.answer(eager(g, rng))
        check(g)
        if g.quiet:
            assert not any(mark & REELING for mark in g.marks)
        if answers % 20 == 0:
            twin = g.blank()
            twin.load(g.dump())
            assert twin.dump() == g.dump() == g.clone().dump()


@rule("BB-15.10", "BB-15.12", "BB-15.13", "BB-18.T34", "BB-18.T29")
@pytest.mark.parametrize("seed", range(8))
def test_a_brawl(seed: int) -> None:
    play_brawl(seed)


@rule("BB-15.10", "BB-15.12", "BB-15.13", "BB-18.T34", "BB-18.T29")
@pytest.mark.nightly
def test_brawls_all_night() -> None:
    for seed in range(300):
        play_brawl(seed)
