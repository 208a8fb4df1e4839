"""What docs/leagues.md says holds: its file can be read, its tie-breaks and formats are all there are."""

import pathlib
import re
import typing

from downfield.cli.league import Format, league_app
from downfield.league.settings import KnockOut, Swiss, read
from downfield.league.tables import MEASURES

TEXT = (pathlib.Path(__file__).parents[2] / "docs" / "leagues.md").read_text(encoding="utf-8")


def test_its_file_describes_a_competition() -> None:
    found = re.search(r"```toml\n(.*?)```", TEXT, re.DOTALL)
    assert found is not None
    settings = read(found[1])
    assert settings.stages == (Swiss(5, accelerated=True, through=8), KnockOut(third_place=True))


def test_it_names_every_tie_break_and_format_and_no_command_that_is_not_there() -> None:
    assert all(f"`{name}`" in TEXT for name in MEASURES)
    assert all(f"`{name}`" in TEXT for name in typing.get_args(Format))
    named = set(re.findall(r"downfield league (\w+)", TEXT))
    assert named <= set(league_app)
