"""What a match, or its coach, has made of a league team: every gain, every scar."""

from collections.abc import Iterator

from downfield.games.blood_bowl.teams.league.club import Club
from downfield.games.blood_bowl.teams.league.men import Man
from downfield.toolkit.careers import Change


def differences(was: Club, now: Club) -> list[Change]:
    """Everything that is different, the team first, then player by player."""
    gold, fans = now.roster.treasury - was.roster.treasury, now.roster.fans - was.roster.fans
    found = [Change(kind, many=count) for kind, count in (("gold", gold), ("fans", fans)) if count]
    for name in ("rerolls", "assistants", "cheerleaders", "apothecary"):
        more = int(getattr(now.roster, name)) - int(getattr(was.roster, name))
        found += [Change("staff", what=name, many=more)] if more else []
    for number in sorted({man.number for man in (*was.men, *now.men)}):
        found += _of_shirt(was.man(number), now.man(number))
    return found


def _of_shirt(was: Man | None, now: Man | None) -> list[Change]:
    """Who has left a shirt, who has come into it, and what has become of whoever wears it still."""
    if was is not None and now is not None and was.spot == now.spot:
        return list(_of_man(was, now))
    left = [Change("gone", was.number, was.spot.name)] if was is not None else []
    return left + ([Change("joined", now.number, now.spot.name)] if now is not None else [])


def _of_man(was: Man, now: Man) -> Iterator[Change]:
    """What a player has gained and suffered."""
    number, spot = now.number, now.spot.name
    if now.points > was.points:
        yield Change("points", number, spot, many=now.points - was.points)
    for gain in now.gains[len(was.gains) :]:
        kind, _, what = gain.partition("-")
        yield (
            Change("better", number, spot, what.upper())
            if kind == "up"
            else Change("learnt", number, spot, what)
        )
    for name in sorted(set(now.losses)):
        if now.losses.count(name) > was.losses.count(name):
            yield Change("worse", number, spot, name.upper())
    if now.niggles > was.niggles:
        yield Change("niggle", number, spot, many=now.niggles)
    if now.missing and not was.missing:
        yield Change("missing", number, spot)
    if now.retired and not was.retired:
        yield Change("retired", number, spot)
