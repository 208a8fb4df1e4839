"""Inducements in positions: what is left of them, and what they have done."""

from downfield.games.blood_bowl.components.parts import WEATHER
from downfield.games.blood_bowl.components.parts_draft import INDUCEMENTS
from downfield.games.blood_bowl.model.kinds import FROG, RESERVES
from downfield.games.blood_bowl.model.position import BOUGHT, HIRED, ROOKIES, S_HIRED, SKY, Pitch
from downfield.games.blood_bowl.model.tables import BOTH, SLOTS
from downfield.games.blood_bowl.notation.positions_players import named, told_name, words
from downfield.games.blood_bowl.rules.hired.rookies import bring_rookies
from downfield.games.blood_bowl.rules.hired.wizard import make_frog
from downfield.games.blood_bowl.rules.match.inducements import bought
from downfield.games.blood_bowl.teams.squads import HANDS, fear_frogs
from downfield.kernel.fields import SIDES, Fields, refuse

NOBODY_LEFT = "-"
MOST = 15  # of anything bought, as there are four bits for each; what is sold is less


def place_rookies(g: Pitch, f: Fields) -> None:
    """[BB-19.7] Bring the rookies who have come, before anybody is placed."""
    for word in words(f, "rookies"):
        side, _, count = word.partition(":")
        if side not in SIDES or not count.isdecimal() or g.tables.rookies[SIDES.index(side)] == 0:
            raise refuse("rookies", word, "write home:3 for a team that has hired them", "BB-19.7")
        bring_rookies(g, SIDES.index(side), int(count))
    for word in words(f, "brewer"):
        if word not in SIDES or g.tables.brewer[SIDES.index(word)] == 0:
            raise refuse("brewer", word, "write home or away, for a team that has hired him", "BB-19.7")
        g.status[brewer_of(g, SIDES.index(word))] = RESERVES


def place_staff(g: Pitch, f: Fields) -> None:
    """[BB-19.7] What both sides can still use, the weather that returns, and frogs."""
    if "staff" in f:
        g.sides[HIRED] = g.sides[HIRED + 1] = 0
    for word in words(f, "staff"):
        side, _, who = word.partition(":")
        if word == NOBODY_LEFT:
            continue
        if side not in SIDES or who not in HANDS:
            raise refuse("staff", word, f"write a side and one of {', '.join(HANDS)}", "BB-19.7")
        g.sides[HIRED + SIDES.index(side)] |= 1 << HANDS.index(who)
        if who == "wizard":
            fear_frogs(g.tables, 1 - SIDES.index(side))
    for word in words(f, "bought"):
        side, _, what = word.partition(":")
        if side not in SIDES or what not in INDUCEMENTS:
            raise refuse("bought", word, f"write a side and one of {', '.join(INDUCEMENTS)}", "BB-5.5")
        if bought(g, SIDES.index(side), INDUCEMENTS.index(what)) == MOST:
            raise refuse("bought", word, f"at most {MOST} of a kind", "BB-5.5")
        g.sides[BOUGHT + SIDES.index(side)] += 1 << 4 * INDUCEMENTS.index(what)
    for word in words(f, "sky"):
        side, _, weather = word.partition(":")
        if side not in SIDES or weather not in WEATHER:
            raise refuse("sky", word, f"write a side and one of {', '.join(WEATHER)}", "BB-16.3")
        g.sides[SKY + SIDES.index(side)] = WEATHER.index(weather) + 1
    for word in words(f, "frogs"):
        slot = named(g, "frogs", word)
        fear_frogs(g.tables, slot // SLOTS)
        make_frog(g, slot)


def tell_staff(g: Pitch) -> Fields:
    """What `place_rookies` and `place_staff` read."""
    told = {
        "staff": [f"{SIDES[s]}:{name}" for s in range(2) for name in hands(g, s)],
        "bought": [f"{SIDES[s]}:{name}" for s in range(2) for name in purchases(g, s)],
        "sky": [f"{SIDES[s]}:{WEATHER[g.sides[SKY + s] - 1]}" for s in range(2) if g.sides[SKY + s]],
        "rookies": [f"{SIDES[s]}:{g.sides[ROOKIES + s]}" for s in range(2) if g.sides[ROOKIES + s]],
        "brewer": [
            SIDES[s] for s in range(2) if g.tables.brewer[s] and g.status[brewer_of(g, s)] == RESERVES
        ],
        "frogs": [told_name(slot) for slot in range(BOTH) if g.marks[slot] & FROG],
    }
    if not told["staff"] and (g.tables.staff[S_HIRED] or g.tables.staff[S_HIRED + 1]):
        told["staff"] = [NOBODY_LEFT]
    return {name: ",".join(found) for name, found in told.items() if found}


def brewer_of(g: Pitch, side: int) -> int:
    """The slot of Josef Bugman."""
    return SLOTS * side + int(g.tables.brewer[side])


def hands(g: Pitch, side: int) -> list[str]:
    """The inducements that a side can still use, by name."""
    return [name for i, name in enumerate(HANDS) if g.sides[HIRED + side] >> i & 1]


def purchases(g: Pitch, side: int) -> list[str]:
    """[BB-5.5] What a side has bought before the match, each as often as it has it."""
    return [name for i, name in enumerate(INDUCEMENTS) for _ in range(bought(g, side, i))]
