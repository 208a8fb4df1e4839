"""Ready formations of our own [CAL-4.3]: seven places in home's half, by role; away's are their mirror."""

from typing import NamedTuple, cast

from downfield.games.calciotto import kinds
from downfield.games.calciotto.art_pitch import place_of, square_id
from downfield.games.calciotto.notation import COLUMNS, placing
from downfield.games.calciotto.pack import ROLES
from downfield.games.calciotto.position import Pitch
from downfield.games.calciotto.tables import SLOTS
from downfield.kernel.match import Match
from downfield.kernel.svg import Say
from downfield.kernel.walk import Walk


class Form(NamedTuple):
    """A formation: the keeper's goal square, then for each of seven a role and a square as home writes it."""

    key: str
    keeper: str
    seven: str  # Dg4: a defender on g4

    @property
    def places(self) -> list[tuple[str, str]]:
        return [(word[0], word[1:]) for word in self.seven.split()]


FORMS = (
    Form("balanced", "h0", "Dg4 Dj4 Tb6 To6 Ch8 Af9 Ak9"),
    Form("fortress", "i0", "Df3 Dh4 Dk3 Tb5 To5 Ci7 Ak10"),
    Form("diamond", "h0", "Dg4 Dj4 Ce8 Ch7 Cl8 Tb7 Ak10"),
    Form("wings", "i0", "Dg3 Dj3 Tb8 To8 Tc4 Ci8 Af10"),
    Form("storm", "h0", "Dh4 Tb9 To9 Ci7 Ae10 Af9 Al10"),
)


def formations(match: Match, seat: int, say: Say) -> list[Walk]:
    """Ready line-ups, each as the words of all placements one after the other; only before the first is made."""
    if seat not in match.waiting() or match.need.kind != "choice":
        return []
    g, side = cast(Pitch, match.state), match.seats[seat].side
    if match.need.question == "keeper":
        squad = [i for i in range(int(g.first_of(side)), int(g.end_of(side))) if g.place_of(i) == kinds.BENCH]
        return [_fresh(g, side, form, squad, say) for form in FORMS]
    if match.need.question == "lineup" and placing(g) == SLOTS * side:
        return [_again(g, side, form, say) for form in FORMS]
    return []


def _mirror(square: str, side: int) -> str:
    """A square of home's half as the side writes it."""
    x, y = place_of(square)
    return f"{COLUMNS[16 - x]}{21 - y}" if side else square


def _fresh(g: Pitch, side: int, form: Form, squad: list[int], say: Say) -> Walk:
    """The strongest of the bench for every place, by role."""
    t = g.tables
    order = sorted(squad, key=lambda i: (-int(t.strength[i]), -int(t.pace[i]), int(t.number[i])))
    left = [i for i in order if t.role[i] != kinds.P]
    keeper = next(i for i in order if t.role[i] == kinds.P)
    words = [f"{t.number[keeper]}@{_mirror(form.keeper, side)}"]
    for role, square in form.places:
        i = next((k for k in left if ROLES[t.role[k]] == role), left[0])
        left.remove(i)
        words.append(f"{t.number[i]}@{_mirror(square, side)}")
    return _formed(form, words, side, say)


def _again(g: Pitch, side: int, form: Form, say: Say) -> Walk:
    """[CAL-10.3] Those who are left, each on a place of its role as long as there is one."""
    slots = [s for s in range(SLOTS * side + 1, SLOTS * side + SLOTS) if g.is_on(s)]
    free, chosen = list(form.places), dict[int, str]()
    for exact in (True, False):
        for slot in slots:
            role = ROLES[g.role_of(slot)]
            place = next((p for p in free if p[0] == role or not exact), None)
            if slot not in chosen and place is not None:
                free.remove(place)
                chosen[slot] = _mirror(place[1], side)
    words = [f"{g.number_of(g.keeper(side))}={_mirror(form.keeper, side)}"]
    words += [f"{g.number_of(slot)}={chosen[slot]}" for slot in slots]
    return _formed(form, words, side, say)


def _formed(form: Form, words: list[str], side: int, say: Say) -> Walk:
    squares = [_mirror(form.keeper, side), *(_mirror(square, side) for _, square in form.places)]
    path = [square_id(*place_of(square)) for square in squares]
    told = say("walk-formation", form=say(f"form-{form.key}"))
    return Walk(" ".join(words), "", "", path, told)
