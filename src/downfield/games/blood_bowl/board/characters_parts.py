"""What is printed on the components, in characters: the teams with their positions, and the tables."""

from typing import cast

from downfield.games.blood_bowl.board.words import in_words
from downfield.games.blood_bowl.components.parts import Parts
from downfield.games.blood_bowl.components.parts_draft import Roster, Spot
from downfield.kernel.show.face import Line
from downfield.kernel.show.svg import Say
from downfield.kernel.spec import Game

RANGES = ("quick", "short", "long", "bomb")


def parts(game: Game, width: int, say: Say) -> list[Line]:
    """The ready rosters, then the tables, then every team: how many of each position, what they cost and can do."""
    pack = cast(Parts, game.pack.parts)
    sign = " ~" if pack.rosters.mark == "reconstructed" else ""
    lines: list[Line] = [[(f"{say('screen-rosters')}{sign}", "title")]]
    lines += [[(say("screen-reconstructed"), "dim")]] if sign else []
    lines += [_roster(roster, width, say) for roster in pack.rosters.rosters]
    lines += _tables(pack, say)
    for team in pack.teams.teams:
        price = say("screen-team", tier=team.tier, reroll=team.reroll // 1000)
        lines.append([(in_words("team", team.id, say), "title"), (f"  {price}", "dim")])
        lines += [_spot(spot, width, say) for spot in team.positions]
    return lines


def _roster(roster: Roster, width: int, say: Say) -> Line:
    """A drafted team in a line."""
    head = f"  {in_words('team', roster.team, say):<20} "
    told = []
    for text in roster.players:
        count, _, name = text.partition(" ")
        told.append(f"{count} {in_words('spot', name, say)}")
    return [(head, "strong"), (", ".join(told)[: max(0, width - len(head))], "text")]


def _spot(spot: Spot, width: int, say: Say) -> Line:
    """A position: how many, its price in thousands, its profile and skills."""
    ma, st, ag, pa, av = spot.profile
    profile = f"{ma} {st} {ag}+ {f'{pa}+' if pa else '–':<2} {av}+"
    skills = ", ".join(_skill(word, say) for word in spot.skills)
    name = in_words("spot", spot.id, say)
    head = f"  0-{spot.most:<2} {name[:20]:<20} {spot.cost // 1000:>3}  {profile:<14}"
    return [(head, "text"), (skills[: max(0, width - len(head))], "dim")]


def _skill(word: str, say: Say) -> str:
    name, _, worth = word.partition(":")
    return in_words("skill", name, say) + (f" ({worth})" if worth else "")


def _tables(pack: Parts, say: Say) -> list[Line]:
    """Ranges with their modifiers, weather, kick-off events and prayers by their dice."""
    tables = pack.tables
    found = [
        f"{say(f'range-{name}')} {plus:+d}"
        for name, plus in zip(RANGES, tables.passing.modifiers, strict=True)
    ]
    lines: list[Line] = [[(say("screen-tables"), "title")]]
    lines += [[(f"  {' · '.join(found[at : at + 2])}", "text")] for at in range(0, len(found), 2)]
    for printed, kind, first in (
        (tables.weather, "weather", 2),
        (tables.kickoff, "kickoff", 2),
        (tables.prayers, "prayer", 1),
    ):
        for i, row in enumerate(printed.rows):
            lines.append([(f"  {i + first:>2} ", "dim"), (say(f"{kind}-{row}"), "text")])
    return lines
