"""Lessons: a guided match with a coach beside you."""

import pathlib
from typing import Annotated

from cyclopts import Parameter

import downfield
from downfield.cli.shared import Language, PackDir, app, say, text_in
from downfield.kernel.errors import BadOption


@app.command
def learn(
    game: str | None = None,
    lesson: str = "",
    *,
    check: Annotated[bool, Parameter(negative="")] = False,
    pack: PackDir = None,
    folder: pathlib.Path | None = None,
    language: Language = None,
) -> int:
    """Learn a game in the terminal: a first match with a coach beside you. Without a game, lists the lessons.

    Parameters
    ----------
    game
        Which game.
    lesson
        Which of its lessons; usually the first.
    check
        Do not play: say of each lesson whether it holds, with your components where --pack names them.
    folder
        Where records are saved; usually among your data.
    """
    if game is None and pack is not None:
        raise BadOption(
            "Name the game: these settings belong to one, as in `downfield play first-downs --seed 7`."
        )
    if check:
        return _check(game, pack, language)
    if game is None:
        return _list(language)
    from downfield import terminal

    chosen = downfield.game(game, pack=pack)
    return terminal.learn(chosen, lesson, folder, text_in(language).language)


def _list(language: str | None) -> int:
    from downfield.kernel.lessons.lesson import lessons

    tag = text_in(language).language
    for slug in downfield.GAMES:
        for name, found in lessons(downfield.game(slug)).items():
            say(f"{slug} {name}: {found.title(tag).title}. {found.title(tag).about}")
    return 0


def _check(slug: str | None, pack: pathlib.Path | None, language: str | None) -> int:
    """Every lesson of a game, or of all, played with its components; 1 when one does not hold."""
    from downfield.kernel.lessons.checks import check

    failed = 0
    for name in [slug] if slug else downfield.GAMES:
        game = downfield.game(name, pack=pack)
        text = text_in(language, game.spec)
        for found in check(game):
            told = {"game": game.name, "lesson": found.lesson.name}
            if found.trouble is None:
                say(text.say("learn-holds", **told))
            else:
                failed = 1
                say(text.say("learn-fails", **told, why=text.error(found.trouble)))
    return failed
