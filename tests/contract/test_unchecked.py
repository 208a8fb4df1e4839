"""The unchecked door of the bare engine takes any int: it may make nonsense of a match, but never runs for ever.

Compiled loops hear no signal, so each game is tried in a process of its own, which can be stopped from outside.
"""

import os
import subprocess
import sys

import pytest

from tests.contract.cases import CASES

TRY = """
import contextlib, sys
import downfield
from downfield.kernel import drive
from downfield.kernel.chance import Rng
from downfield.kernel.needs import OVER, SEALED

state, rng = downfield.game(sys.argv[1]).state(), Rng(3)
tried = 0
while tried < int(sys.argv[2]):
    drive.playout(state, rng, 1 + rng.below(40))
    if state.need == OVER:
        state = downfield.game(sys.argv[1]).state()
        continue
    for x in (-1, -rng.below(10**6), rng.below(400), rng.below(10**6), 10**15):
        twin = state.clone()
        with contextlib.suppress(Exception):
            if twin.need == SEALED:
                for seat in range(4):
                    if twin.owes(seat):
                        twin.commit(seat, x)
            else:
                twin.answer(x)
        tried += 1
print(tried)
"""


@pytest.mark.parametrize("slug", sorted({slug for slug, _ in CASES}))
@pytest.mark.parametrize("many", [500, pytest.param(20_000, marks=pytest.mark.nightly)])
def test_no_int_makes_a_match_run_for_ever(slug: str, many: int) -> None:
    line = [sys.executable, "-c", TRY, slug, str(many)]
    done = subprocess.run(line, capture_output=True, text=True, timeout=120 + many / 20, env=dict(os.environ))
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= many
