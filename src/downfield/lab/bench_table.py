"""A run of the benchmark as tables for people."""

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.table import Table

from downfield.lab.bench_figures import Figures, GameFigures, Ratio


def show(figures: Figures, out: Console) -> None:
    """Print everything."""
    out.print(Group(*_parts(figures)))


def _parts(figures: Figures) -> list[RenderableType]:
    parts: list[RenderableType] = [speeds(figures), "", memory(figures), ""]
    if figures.peers:
        parts += [peers(figures), ""]
    parts += [aims(figures), ""]
    parts += [escape(word) for word in figures.skipped]
    parts.append(
        f"Medians of {figures.rounds} rounds; × is a ratio of stops (beside botbowl: of decisions) a second in the "
        f"same round, with its least and most; beyond ±{figures.bound:.0%} of the median it is too noisy (~) to judge."
    )
    if not figures.agreed:
        parts.append(
            "[bold red]The checksums differ: builds or loops played different matches.[/] Is the compiled "
            "build of today? tools/compiled renews it."
        )
    return parts


def speeds(figures: Figures) -> Table:
    """Random play, per game, build and loop."""
    names = [peer.name for peer in figures.peers]
    table = Table(title="Random play", box=None, pad_edge=False)
    for heading in ("game", "build", "loop"):
        table.add_column(heading)
    for heading in ("answers/s", "stops/s", "matches/s", *(f"× {name}" for name in names), "checksum"):
        table.add_column(heading, justify="right")
    for game in figures.games:
        for loop in game.loops:
            table.add_row(
                game.game,
                game.build,
                loop.loop,
                f"{loop.answers_per_second:,.0f}",
                f"{loop.stops_per_second:,.0f}",
                f"{loop.matches_per_second:,.0f}",
                *(ratio(loop.ratios[name]) if name in loop.ratios else "" for name in names),
                f"{loop.checksum:08x}",
            )
    return table


def ratio(found: Ratio) -> str:
    """A ratio with its spread."""
    return f"{found.median:.3g} ({found.least:.3g}–{found.most:.3g}){'~' if found.noisy else ''}"


def memory(figures: Figures) -> Table:
    """Clones and memory, per game and build."""
    table = Table(title="Clones and memory", box=None, pad_edge=False)
    for heading in ("game", "build"):
        table.add_column(heading)
    for heading in ("ns/clone", "µs/map", "peak MiB", "growth"):
        table.add_column(heading, justify="right")
    for game in figures.games:
        low, high = game.clone_spread
        clone = f"{game.clone_ns:,.0f} ({low:,.0f}–{high:,.0f})"
        table.add_row(game.game, game.build, clone, micro(game.path_us), f"{game.peak_mib:.1f}", growth(game))
    return table


def micro(path_us: float) -> str:
    """Microseconds to see where a player can go, in a game that tells."""
    return f"{path_us:,.1f}" if path_us else ""


def growth(game: GameFigures) -> str:
    """What many answers left behind."""
    flat = "flat" if game.flat else "[red]grows[/]"
    over = f"{game.grown_answers / 1e6:.1f} M answers"
    return f"{flat}: {game.grown_kib:+} KiB, {game.grown_blocks:+} blocks in {over}"


def peers(figures: Figures) -> Table:
    """The other libraries."""
    table = Table(title="Others, called from Python", box=None, pad_edge=False)
    for heading in ("game", "library"):
        table.add_column(heading)
    for heading in ("answers/s", "stops/s", "matches/s", "peak MiB", "ns/copy", "µs/map"):
        table.add_column(heading, justify="right")
    for peer in figures.peers:
        table.add_row(
            peer.name,
            peer.version,
            f"{peer.answers_per_second:,.0f}",
            f"{peer.stops_per_second:,.0f}",
            f"{peer.matches_per_second:,.0f}",
            f"{peer.peak_mib:.1f}",
            f"{peer.clone_ns:,.0f}" if peer.clone_ns else "",
            micro(peer.path_us),
        )
    return table


def aims(figures: Figures) -> Table:
    """What we want, and whether it is so."""
    table = Table(title="Aims", box=None, pad_edge=False)
    for heading in ("game", "what", "wanted", "found", ""):
        table.add_column(heading, justify="right" if heading in ("wanted", "found") else "left")
    for aim in figures.aims:
        colour = {"met": "green", "missed": "red"}.get(aim.verdict, "yellow")
        table.add_row(aim.game, aim.what, aim.wanted, aim.found, f"[{colour}]{aim.verdict}[/]")
    return table
