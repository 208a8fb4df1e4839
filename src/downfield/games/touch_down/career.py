"""Chapter 19: what a team carries from match to match of a season, as the code of its roster."""

from collections.abc import Sequence

from downfield.games.touch_down.components.parts import ROLES, Parts, Player, filled, free_number
from downfield.games.touch_down.teams.faults import LOST, faults
from downfield.games.touch_down.teams.sign_up import chosen_team
from downfield.games.touch_down.teams.squad import (
    DEEDS,
    Squad,
    read_code,
    read_signed,
    squad_of,
    unreadable,
    write_code,
)
from downfield.kernel.errors import BadOption
from downfield.kernel.show.outcome import Outcome
from downfield.toolkit.careers import Change, Offer
from downfield.toolkit.codes import all_of

FIGURES = {
    "thrown": "rows_thrown",
    "received": "rows_received",
    "sacks": "sacks",
}  # of a match, by what they lead to
WISHES = ("D:1.1", "AB:1.1", "AE:0.2", "A:2.0", "D:2.0", "D:0.2")  # players of value 2, the most useful first


COUNTED = tuple(FIGURES.values())
ROLLS = False  # nothing is left to dice between two matches


def first_roster(parts: Parts, team: str) -> str:
    """The roster with which a team begins a season: a ready one, or one of its coach's own."""
    return team if ":" in team else write_code(squad_of(chosen_team(parts.teams.teams, team), parts))


def career(roster: str, came: Outcome, side: int, parts: Parts) -> str:
    """[TD-19.6, TD-19.7, TD-19.8, TD-19.10] The roster of a side for the next match: yards and sacks added, all fit.

    The loser has two more draft points. Whoever did something for the first time is named from now on.
    """
    if not came.how:
        raise BadOption("The match is not over ({rule}).", rule="TD-19.6", key="roster-not-over")
    squad = read_code(roster)
    everybody = filled(list(squad.players), parts.teams.pool)
    grown = [_grown(player, came.sides[side].players) for player in everybody]
    named = tuple(p for p in grown if p.value or p.season)
    lost = came.winner == 1 - side
    return write_code(Squad(named, squad.draft + LOST * lost, squad.drafted, squad.name))


def _grown(player: Player, players: dict[str, dict[str, int]]) -> Player:
    """A player after a match."""
    figure = FIGURES.get(DEEDS.get(ROLES[player.role], ""), "")
    more = players.get(str(player.number), {}).get(figure, 0)
    return player._replace(season=player.season + more)


def draft(roster: str, purchases: Sequence[str], parts: Parts) -> str:
    """[TD-19.8] The roster with new players, each written D:1.1 or with a number of his own D:48*1.1; or BadOption."""
    squad = read_code(roster)
    for purchase in purchases:
        squad = _bought(squad, purchase, parts)
    wrong = faults(squad, parts)
    if wrong:
        raise all_of(wrong)
    return write_code(squad)


def wish(roster: str, parts: Parts) -> tuple[str, ...]:
    """[TD-19.8] What a program buys before its next match: the first player on its list that it can pay."""
    can_pay = read_code(roster).draft >= LOST
    return next(((word,) for word in WISHES if can_pay and _can_buy(roster, word, parts)), ())


def purse(roster: str, _parts: Parts) -> int:
    """[TD-19.8] The draft points of a team."""
    return read_code(roster).draft


def offers(roster: str, parts: Parts) -> list[Offer]:
    """[TD-19.8] Everybody who could be bought now."""
    found = [(role, kind.replace("/", ".")) for role in ROLES for kind in parts.teams.pool[role]]
    known = [Offer(f"{role}:{numbers}", "buy", spot=role, what=numbers) for role, numbers in found]
    return [offer for offer in known if _can_buy(roster, offer.word, parts)]


def _can_buy(roster: str, purchase: str, parts: Parts) -> bool:
    try:
        draft(roster, (purchase,), parts)
    except BadOption:  # too dear, or the box has no more of these
        return False
    return True


def _bought(squad: Squad, purchase: str, parts: Parts) -> Squad:
    """A squad with one player more and less draft points."""
    taken = {p.number for p in filled(list(squad.players), parts.teams.pool)}
    new = _new_player(purchase, taken)
    if new.number in taken:
        raise BadOption(
            "Number {number} is worn already ({rule}).", rule="TD-3.3", key="roster-worn", number=new.number
        )
    if not 0 < new.value <= squad.draft:
        raise BadOption(
            "{given} costs {cost}: there are {points} draft points, and players of value 0 belong to every team"
            " ({rule}).",
            rule="TD-19.8",
            key="roster-cost",
            given=purchase,
            cost=new.value,
            points=squad.draft,
        )
    return Squad((*squad.players, new), squad.draft - new.value, squad.drafted + new.value, squad.name)


def _new_player(purchase: str, taken: set[int]) -> Player:
    role, colon, word = purchase.partition(":")
    if not colon or role not in ROLES or "+" in word:
        raise unreadable(purchase)
    return read_signed(role, word if "*" in word else f"{free_number(role, taken)}*{word}")


def changes(was: str, now: str, parts: Parts) -> list[Change]:
    """What is different between two codes of a team, for its history: draft points, and who has grown."""
    old, new = read_code(was), read_code(now)
    before = {player.number: player for player in old.players}
    found = [Change("draft", many=new.draft - old.draft)] if new.draft != old.draft else []
    for player in new.players:
        known, role = before.get(player.number), ROLES[player.role]
        more = player.season - (known.season if known else 0)
        if more:
            found.append(Change("grown", player.number, role, DEEDS.get(role, ""), more))
        elif known is None:
            found.append(Change("joined", player.number, role))
    return found
