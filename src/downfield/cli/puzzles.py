"""Puzzles: the one of today, any other; and for whoever keeps the sets, checking them and looking for new ones."""

import datetime
import pathlib
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

import downfield
from downfield.cli.experiments import watched
from downfield.cli.shared import Count, KeptIn, Language, Seed, app, out, say
from downfield.kernel.disk import write_whole

if TYPE_CHECKING:
    from downfield.kernel.spec import Game
    from downfield.lab.puzzles import Puzzle
    from downfield.text import Text

SET = 48  # puzzles of a set


@app.command(name="puzzles")
def puzzles_(
    game: str = "",
    number: int = 0,
    *,
    answer: str = "",
    check: Annotated[bool, Parameter(negative="")] = False,
    mine: Count | None = None,
    seed: Seed = 1000,
    jobs: Count = 1,
    keep: KeptIn = None,
    language: Language = None,
) -> int:
    """The puzzle of today, or one of a game by its number: what is the best answer, and what is it worth?

    Parameters
    ----------
    answer
        The answer in notation; without it the puzzle is put, and in a terminal an answer is waited for.
    check
        Work out every puzzle anew, of all games or of one, and say which do not hold.
    mine
        Look for puzzles of a game in so many matches, and write its set anew; `seed` is the first of them.
    jobs
        How many processes look for them; one unless given.
    """
    if check:
        return _check(game)
    from downfield.lab.puzzles import daily, puzzle_of
    from downfield.text import Text, preferred

    if not game:
        game, number = daily(datetime.datetime.now(datetime.UTC).date())
    chosen = downfield.game(game)
    if mine is not None:
        return _mine(chosen, mine, seed, jobs, keep)
    text = Text(preferred() if language is None else language, chosen.spec)
    return _put(chosen, puzzle_of(chosen, number or 1), number or 1, answer, text)


def _put(game: "Game", puzzle: "Puzzle", number: int, answer: str, text: "Text") -> int:
    from downfield.lab.puzzles.words import posed, solution

    put = posed(game, puzzle, text)
    say(f"{text.say('puzzle-name', game=game.name, number=number)}: {put.theme}")
    say(f"{put.story}\n{puzzle.at}\n")
    say(f"{text.say('puzzle-side', side=put.name)}. {put.question}")
    for token, words in put.answers.items():
        say(f"  {token:12} {words}")
    if not answer and out.is_terminal:
        answer = out.input("> ").strip()
    if not answer:
        return 0
    found = solution(puzzle, put, answer, text)
    say(f"\n{found.told}")
    for one in found.answers:
        say(f"  {one.percent:>8}  {one.words}")
    return 0 if found.is_right else 1


def _check(slug: str) -> int:
    """Every puzzle, worked out anew."""
    from downfield.lab.puzzles import puzzles, shipped
    from downfield.lab.puzzles.mine import fault
    from downfield.lab.puzzles.weighing import weigher

    faults = 0
    for name in (slug,) if slug else tuple(known for known, _ in shipped()):
        game = downfield.game(name)
        found, by = puzzles(game), weigher(game)
        wrong = [(n, why) for n, one in enumerate(found, 1) if (why := fault(game, one, by)) is not None]
        for n, why in wrong:
            say(f"{name} {n}: {why}")
        say(f"{name}: {len(found) - len(wrong)} of {len(found)} puzzles hold.")
        faults += len(wrong)
    return 1 if faults else 0


def _mine(game: "Game", matches: int, seed: int, jobs: int, keep: pathlib.Path | None) -> int:
    """A new set, written over the old one."""
    import msgspec

    from downfield.lab.puzzles import file_of, read
    from downfield.lab.puzzles.gather import Job, gathered
    from downfield.lab.puzzles.mine import choose, written

    themes = msgspec.structs.replace(read(game), puzzle=[], rules="", pack="")
    job = Job(game.slug, seed, themes)
    found = watched(matches, lambda watch: gathered(job, matches, jobs, watch, keep))
    chosen = choose(found, SET)
    write_whole(pathlib.Path(str(file_of(game))), written(game, themes, chosen).encode())
    say(f"{game.slug}: {len(chosen)} puzzles of {len(found)} found in {matches} matches.")
    return 0
