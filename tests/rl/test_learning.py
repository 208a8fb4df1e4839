"""The example of the manual learns something."""

import re
from pathlib import Path

import numpy as np
import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


@pytest.mark.nightly
def test_the_policy_of_the_manual_beats_a_random_opponent() -> None:
    page = PAGE.read_text(encoding="utf-8")
    block = page.partition("<!-- run by night -->\n")[2]
    code = "\n".join(re.match(r"(?: {4})?(.*)", line)[1] for line in block.splitlines())  # type: ignore[index]
    names: dict[str, object] = {}
    exec(compile(code, str(PAGE), "exec"), names)
    lead = np.asarray(names["lead"])
    assert lead.mean() > 3
    assert (lead > 0).mean() > 0.55
