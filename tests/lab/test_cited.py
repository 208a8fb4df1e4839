"""What counts as the code of a rule, and what does not."""

import pathlib

import pytest

from downfield.kernel.rulebook import Chapter, Rule, Rulebook
from downfield.lab.cited import cited
from downfield.lab.matrix import Row

CALLED = '''
def tossed(g):
    """[PEN-1.1]"""
    coin = flip()  # [PEN-1.2] by hand
    if coin is None:
        raise refuse("no coin (PEN-1.3)")

class Toss:
    """[PEN-1.4]"""
    def __init__(self):
        self.face = 0  # [PEN-2.1]
    def resume(self, g):
        match self.at:
            case 1:  # [PEN-1.5]
                return self.resume_again(g)
    def resume_again(self, g):
        return g.tossed
'''
COMMENTED = """
# [PEN-2.1]
HEADS = 1  # [PEN-2.1]
FACES = (
    HEADS,  # [PEN-2.1]
)
"""
UNCALLED = '''
def forgotten(g):
    """[PEN-2.1]"""
    return forgotten(g)  # [PEN-2.1]
'''
DRIVEN = "driver(Toss().resume, tossed)\n"
DATA = """
# [PEN-1.6] Two faces.
[[skills]]
id = "catch"
rule = "PEN-1.7"
rerolls = ["catch"]
[[skills]]
id = "dodge"
rule = "PEN-2.1"
"""
AGREED = 'def freeze(options):\n    return options["aloud"]\nfreeze({})\n'
BOOK = Rulebook(
    "penny",
    "PEN",
    (
        Chapter(
            1,
            "All",
            (
                Rule("PEN-1.8", "Aloud", "", option="aloud"),
                Rule("PEN-2.1", "Softly", "", option="softly"),
                Rule("PEN-1.9", "Back", "", kernel="match.Match.can_take_back"),
                Rule("PEN-2.1", "Forth", "", kernel="match.Match.no_such_thing"),
            ),
        ),
    ),
)


@pytest.fixture
def package(tmp_path: pathlib.Path) -> pathlib.Path:
    """A game with rules in all the places where ids stand."""
    files = {
        "rules/toss.py": CALLED,
        "rules/bits.py": COMMENTED + UNCALLED,
        "rules/drive.py": "from toss import Toss, tossed\n" + DRIVEN,
        "board/drawing.py": 'def draw():\n    """[PEN-2.1]"""\ndraw()\n',
        "components/freeze.py": AGREED,
        "pack/skills.toml": DATA,
    }
    for name, text in files.items():
        file = tmp_path / "games" / "penny" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return tmp_path / "games" / "penny"


@pytest.mark.parametrize("number", range(1, 10))
def test_a_procedure_that_is_called_and_the_data_that_switches_it_are_code(
    package: pathlib.Path, number: int
) -> None:
    assert f"PEN-1.{number}" in cited(BOOK, package)


def test_a_comment_on_a_bit_a_field_or_what_nothing_calls_is_no_code(package: pathlib.Path) -> None:
    assert "PEN-2.1" not in cited(BOOK, package)


def test_a_rule_without_code_is_a_hole_unless_it_waits_for_seasons() -> None:
    assert not Row("PEN-2.1", True, [], ["test_a"]).whole
    assert Row("PEN-2.1", True, [], ["test_a"], season=True).whole
    assert not Row("PEN-2.1", True, [], [], season=True).whole
