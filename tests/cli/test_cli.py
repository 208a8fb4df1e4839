"""The command line: what it prints, what it refuses, and how."""

import json
import pathlib
import re

import pytest

import downfield
from downfield.cli import main
from downfield.kernel import record
from downfield.kernel.chance import Rng
from tests.contract.cases import answer_at_random, some

every_game = pytest.mark.parametrize("slug", list(downfield.GAMES))


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """A command's exit code and what it said."""
    with pytest.raises(SystemExit) as end:
        main(list(words))
    said = capsys.readouterr()
    return int(end.value.code or 0), said.out, said.err


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> dict[str, pathlib.Path]:
    """A finished match of each game on disk."""
    files = {}
    for slug in downfield.GAMES:
        match, rng = downfield.game(slug).new(), Rng(4)
        while not match.over:
            answer_at_random(match, rng)
        files[slug] = tmp_path_factory.mktemp(slug) / "match.txt"
        record.save(record.write(match), files[slug])
    return files


def test_games_lists_the_shelf(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert all(slug in out for slug in downfield.GAMES)


@every_game
def test_sim_is_the_same_for_any_number_of_jobs(capsys: pytest.CaptureFixture[str], slug: str) -> None:
    tallies = []
    for jobs in ("1", "2"):
        code, out, _ = run(
            capsys, "sim", slug, "--games", str(some(slug, 120)), "--seed", "3", "--jobs", jobs, "--json"
        )
        tally = json.loads(out)
        assert code == 0
        assert tally.pop("seconds") > 0
        assert tally.pop("answers_per_second") > 0
        tallies.append(tally)
    assert tallies[0] == tallies[1]
    wanted = [
        "game",
        "games",
        "finished",
        "answers",
        "home_wins",
        "away_wins",
        "draws",
        "home_points",
        "away_points",
    ]
    assert set(wanted) <= set(tallies[0])
    assert tallies[0]["finished"] == some(slug, 120)


@every_game
def test_verify_accepts_a_finished_record(
    capsys: pytest.CaptureFixture[str], saved: dict[str, pathlib.Path], slug: str
) -> None:
    code, out, _ = run(capsys, "verify", str(saved[slug]))
    assert code == 0
    assert "every roll follows from the secret" in out


@every_game
def test_verify_names_the_line_of_an_altered_secret(
    capsys: pytest.CaptureFixture[str], saved: dict[str, pathlib.Path], slug: str, tmp_path: pathlib.Path
) -> None:
    text = saved[slug].read_text()
    other = tmp_path / "altered.txt"
    other.write_text(re.sub(r'(\[Secret ".)(.)', lambda m: m[1] + ("0" if m[2] != "0" else "1"), text))
    code, _, err = run(capsys, "verify", str(other))
    assert code == 2
    assert f"Line {len(text.splitlines())}" in err


@every_game
def test_replay_tells_the_match_in_words(
    capsys: pytest.CaptureFixture[str], saved: dict[str, pathlib.Path], slug: str
) -> None:
    code, out, _ = run(capsys, "replay", str(saved[slug]), "--plain")
    prefix = downfield.game(slug).rules.prefix
    assert code == 0
    assert len(re.findall(rf"{prefix}-\d+\.\d+", out)) > 20


@every_game
def test_rules_explains_the_whole_and_the_single_rule(capsys: pytest.CaptureFixture[str], slug: str) -> None:
    book = downfield.game(slug).rules
    first = book.chapters[0].rules[0]
    _, out, _ = run(capsys, "rules", slug)
    assert first.id in out
    code, out, _ = run(capsys, "rules", slug, first.id.lower())
    assert code == 0
    assert first.heading in out


@pytest.mark.xdist_group("the rule matrix")  # for which all sources are read, once
@every_game
def test_every_rule_is_listed_coded_and_tested(capsys: pytest.CaptureFixture[str], slug: str) -> None:
    code, out, _ = run(capsys, "rules", slug, "--check")
    assert "MISSING" not in out
    assert code == 0


@every_game
def test_a_copied_pack_checks_and_plays(
    capsys: pytest.CaptureFixture[str], slug: str, tmp_path: pathlib.Path
) -> None:
    folder = str(tmp_path / "mine")
    assert run(capsys, "pack", "copy", slug, folder)[0] == 0
    code, out, _ = run(capsys, "pack", "check", folder)
    assert code == 0
    assert downfield.game(slug).pack.hash in out
    assert run(capsys, "sim", slug, "--games", "5", "--pack", folder)[0] == 0
    code, _, err = run(capsys, "pack", "copy", slug, folder)
    assert code == 2
    assert "not empty" in err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["sim", "first-dons"], "Did you mean first-downs"),
        (["simm"], "Did you mean sim"),
        (["sim", "first-downs", "--home", "stedy"], "Did you mean steady"),
        (["sim", "first-downs", "-o", "drivs=4"], "Did you mean drives"),
        (["sim", "first-downs", "-o", "drives=0"], "a whole number from 1 to 500,000"),
        (["sim", "first-downs", "-o", "drives"], "NAME=VALUE"),
        (["sim", "first-downs", "--games", "0"], "Must be >= 1"),
        (["sim", "first-downs", "--games", "x"], "games"),
        (["rules", "first-downs", "FFD-99.1"], "There is no rule"),
        (["rules", "chess"], "There is no game 'chess'"),
        (["verify", "nowhere.txt"], "no such file"),
        (["replay", "nowhere.txt"], "no such file"),
        (["play", "--resume", "nowhere.txt"], "no such file"),
        (["play", "first-downs", "--home", "nobody"], "There is no coach"),
        (["pack", "check", "nowhere"], "not a folder"),
        (["pack", "copy", "chess", "x"], "There is no game"),
        (["sim", "first-downs", "--pack", "nowhere"], "not a folder"),
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], words: list[str], says: str
) -> None:
    code, _, err = run(capsys, *words)
    assert code == 2
    assert says in " ".join(err.split())
    assert len(err.strip().splitlines()) == 1
    assert "Traceback" not in err
