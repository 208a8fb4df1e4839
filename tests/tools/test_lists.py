"""The lists in the docs."""

import importlib
import pathlib
import re

import downfield

lists = importlib.import_module("tools.lists")
ROOT = pathlib.Path(__file__).parents[2]


def test_a_list_is_written_between_its_marks() -> None:
    begin, end = "a\n<!-- list: dice first-downs -->\n", "<!-- end of list -->\nb\n"
    new = lists.written(f"{begin}old\n{end}")
    assert new == f"{begin}| die | written |\n| --- | --- |\n| coin | `c` |\n{end}"
    assert lists.written(new) == new


def test_the_changelog_knows_the_rules_version_of_every_game() -> None:
    told = (ROOT / "CHANGELOG.md").read_text()
    for slug in downfield.GAMES:
        game = downfield.game(slug)
        assert f"{game.name}: rules version {game.spec.version}" in told


def test_the_walk_meets_files_that_are_there_each_once() -> None:
    met = re.findall(r"^\| \d+ \| `(\S+)` \|", (ROOT / "CONTRIBUTING.md").read_text(), re.MULTILINE)
    assert len(met) == len(set(met)) > 20
    assert [file for file in met if not (ROOT / "src" / "downfield" / file).is_file()] == []
