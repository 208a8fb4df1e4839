"""The table: in a browser, for others too, or in the terminal."""

import contextlib
import logging
import pathlib
from typing import TYPE_CHECKING, Annotated, Literal

import cyclopts
from cyclopts import Parameter

import downfield
from downfield.cli.limits import Keep, Most
from downfield.cli.meeting import Meet
from downfield.cli.shared import Language, Options, PackDir, Seed, app, options_of, say, text_in
from downfield.coaches import USUAL
from downfield.kernel.errors import BadOption

if TYPE_CHECKING:
    from downfield.table.web.doors import Door
    from downfield.table.web.serving import Settings

Port = Annotated[int, Parameter(validator=cyclopts.validators.Number(gte=0, lte=65535))]
Workers = Annotated[
    int, Parameter(env_var="DOWNFIELD_WORKERS", validator=cyclopts.validators.Number(gte=1, lte=64))
]
Names = Annotated[list[str] | None, Parameter(negative="")]
Quiet = Annotated[bool, Parameter(name="--no-browser", negative="", help="Open no browser.")]
Database = Annotated[
    str | None,
    Parameter(
        help="The file, or the address (postgresql://...), that keeps the matches; usually what DOWNFIELD_DATABASE "
        "names, or a file among your data."
    ),
]


@app.default
def table(*, no_browser: Quiet = False, database: Database = None) -> int:
    """Open the table in your browser: choose a game and play."""
    from downfield.table.web import doors, serving
    from downfield.table.web.access import access

    settings = serving.Settings(
        database=database or serving.usual_database(),
        access=access(),
        per_visitor=0,
        log=(None, logging.WARNING),
    )
    return _serve(doors.first_free(), settings, browser=not no_browser and doors.has_browser())


@app.command
def terminal(*, language: Language = None) -> int:
    """Open the table in the terminal: choose a game and play."""
    return play(language=language)


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: Port = 8080,
    database: Database = None,
    log: Literal["json", "text"] | None = None,
    metrics_open: Annotated[bool, Parameter(negative="")] = False,
    allowed_host: Names = None,
    trusted_proxy: Names = None,
    base_url: str | None = None,
    per_visitor: int | None = None,
    workers: Workers = 1,
    most: Most = Most(),  # noqa: B008 - a frozen one
    keep: Keep = Keep(),  # noqa: B008
    meet: Meet = Meet(),  # noqa: B008
) -> int:
    """Open the table for others.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 lets others in.
    port
        The port to listen at; 0 takes any that is free.
    log
        How events are written to standard error; usually text at a terminal and JSON elsewhere.
    metrics_open
        Let anybody read /metrics, not only this machine.
    allowed_host
        A name under which visitors may come, beside localhost, this machine's own names, and addresses; may be given
        several times. *.example.org stands for all below it. Usually what DOWNFIELD_ALLOWED_HOSTS names.
    trusted_proxy
        The address, or the network, of a proxy that says who comes and how; may be given several times. Usually what
        DOWNFIELD_TRUSTED_PROXIES names, or this machine.
    base_url
        How visitors reach the table, such as https://table.example.org. Usually what DOWNFIELD_BASE_URL names.
    per_visitor
        The seconds of the processor that one visitor may use in every minute; 0 is no limit. Usually what
        DOWNFIELD_PER_VISITOR says, or 15.
    workers
        How many processes keep the table, each on a core of its own; more than one need a PostgreSQL.
    """
    from downfield.table.protocol.allowance import seconds_a_minute
    from downfield.table.web import doors, serving, several
    from downfield.table.web.access import access

    settings = serving.Settings(
        database=database or serving.usual_database(),
        access=access(allowed_host, trusted_proxy, base_url),
        metrics_open=metrics_open,
        per_visitor=seconds_a_minute(per_visitor),
        quotas=most.quotas(),
        retention=keep.retention(),
        switches=meet.switches(),
        workers=workers,
        log=(log, logging.INFO),
    )
    several.check(settings.workers, settings.database)
    return _serve(doors.door(host, port), settings)


def _serve(door: "Door", settings: "Settings", *, browser: bool = False) -> int:
    """Keep the table open until Ctrl+C."""
    from downfield.table.protocol import logs
    from downfield.table.web import serving

    with door, contextlib.suppress(KeyboardInterrupt), serving.prepared(settings.database) as readable:
        logs.begin(*settings.log)
        say(text_in(None).say("table-opened", address=settings.access.base or door.address))
        for path in readable:
            logs.warn("others may read or replace this: it holds secrets", file=path)
        if browser:
            door.show()
        serving.serve(door, settings)
    say(text_in(None).say("table-closed"))
    return 0


@app.command
def play(
    game: str | None = None,
    *,
    home: str | None = None,
    away: str | None = None,
    option: Options = [],  # noqa: B006 - cyclopts copies it
    pack: PackDir = None,
    seed: Seed | None = None,
    resume: pathlib.Path | None = None,
    folder: pathlib.Path | None = None,
    language: Language = None,
) -> int:
    """Play in the terminal.

    Parameters
    ----------
    game
        Which game; without it you choose at the table.
    home
        Who holds the home seat: person, person:NAME, random or steady.
    away
        Who holds the away seat.
    seed
        Dice from a seed instead of a committed secret.
    resume
        Go on with the record of an unfinished match.
    folder
        Where records are saved; usually among your data.
    """
    from downfield import terminal

    if game is None and resume is None and (pack or option or home or away or seed is not None):
        raise BadOption(
            "Name the game: these settings belong to one, as in `downfield play first-downs --seed 7`."
        )
    chosen = downfield.game(game, pack=pack) if game is not None else None
    agreed = chosen.options(options_of(option)) if chosen is not None else {}
    seats = None
    if home is not None or away is not None:
        seats = (home or "person", away or USUAL)
    spoken = text_in(language).language
    return terminal.play(
        chosen, agreed, seats, seed=seed, folder=folder, resume=resume, pack=pack, language=spoken
    )
