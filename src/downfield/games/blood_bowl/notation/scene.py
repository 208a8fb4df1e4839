"""What lies on the table at any stop, by name: for texts, boards and the record."""

from typing import cast

from downfield.games.blood_bowl.components.parts import PLAIN, PRAYERS, WEATHER
from downfield.games.blood_bowl.model import kinds
from downfield.games.blood_bowl.model.position import (
    BRIBES,
    COACHED,
    DOCTORS,
    FANS,
    HITS,
    LED,
    PRAYED,
    REROLLS,
    SCORE,
    TRAPS,
    TURNS,
    Pitch,
)
from downfield.games.blood_bowl.model.questions import Q_CHARGE, Q_TURN
from downfield.games.blood_bowl.model.tables import BOTH, SLOTS, STAR
from downfield.games.blood_bowl.notation.answers import square_name
from downfield.games.blood_bowl.notation.positions import PHASES, SWITCHES, USES
from downfield.games.blood_bowl.notation.positions_staff import hands
from downfield.games.blood_bowl.notation.scene_now import doing
from downfield.games.blood_bowl.notation.shown import Figure, Scene
from downfield.games.blood_bowl.rules.dice.reroll import has_leader
from downfield.kernel.fields import SIDES
from downfield.kernel.needs import CHOICE, NOBODY
from downfield.kernel.state import State

FACES = {kinds.D_THREE: 3, kinds.D_SIX: 6, kinds.D_EIGHT: 8, kinds.D_SIXTEEN: 16}
BLOCK_FACES = ("PD", "BD", "PB", "PB", "ST", "POW")
STATUS = ("standing", "prone", "stunned", "reserves", "ko", "hurt", "off", "absent")


def faces(state: State, die: int) -> tuple[str, ...]:
    """[BB-0.4]"""
    if die == kinds.D_WATCH:
        return tuple(map(str, range(kinds.WATCH)))
    return BLOCK_FACES if die == kinds.D_BLOCK else tuple(str(n + 1) for n in range(FACES[die]))


def figure(g: Pitch, slot: int) -> Figure:
    """A player, wherever he is."""
    square, marks = g.at[slot], g.marks[slot]
    return Figure(
        side=slot // SLOTS,
        number=g.tables.number[slot],
        position=g.tables.positions[slot],
        square=square_name(square) if square else "",
        status=STATUS[g.status[slot]],
        zone=bool(g.has_zone(slot)),
        done=bool(marks & kinds.ACTIVATED),
        rooted=bool(marks & kinds.ROOTED),
        star=bool(g.tables.sort[slot] & STAR),
        faint=bool(marks & kinds.FAINTED),
        ball=slot == g.holder,
        frog=bool(marks & kinds.FROG),
        profile=(g.ma(slot), g.st(slot), g.ag(slot), g.pa(slot), g.av(slot)),
        skills=_skills(g, slot),
    )


def _skills(g: Pitch, slot: int) -> list[str]:
    """His skills by name: of nearly a hundred that there are he has a few, so that only those are looked up."""
    names, found = g.tables.skill_names, []
    bits = (int(g.skills[slot]) | int(g.traits[slot]) << PLAIN) & (1 << len(names)) - 1
    while bits:
        lowest = bits & -bits
        found.append(names[lowest.bit_length() - 1])
        bits ^= lowest
    return found


def _pair(g: Pitch, first: int) -> tuple[int, int]:
    return (g.sides[first], g.sides[first + 1])


def _switches(g: Pitch, side: int) -> list[str]:
    """What is switched on for a side."""
    return [name for name, i in SWITCHES.items() if g.sides[i + side]]


def _prayers(g: Pitch, side: int) -> list[str]:
    """What a side has prayed for and still has."""
    return [name for i, name in enumerate(PRAYERS) if g.sides[PRAYED + side] >> i & 1]


def _trapdoors(g: Pitch) -> list[str]:
    """[BB-1.4, BB-7.6] The trapdoors, while they open."""
    if not any(_pair(g, TRAPS)):
        return []
    return [square_name(square) for square in g.tables.trapdoor]


def idle(g: Pitch) -> int:
    """How many players may still be activated, while a coach is asked whom."""
    if g.need != CHOICE or g.question not in (Q_TURN, Q_CHARGE):
        return 0
    return len({g.opts[i] // kinds.ACTIONS for i in range(g.n)} - {kinds.END_TURN})


def scene(state: State, seat: int | None) -> Scene:
    """Nothing is hidden but the dice that are not yet rolled."""
    g = cast(Pitch, state)
    bought, coached = _pair(g, REROLLS), _pair(g, COACHED)
    names, now = g.tables.names, doing(g)
    return Scene(
        phase=PHASES[g.phase],
        half=g.half,
        active=g.active,
        kicking=g.kicking,
        kickoff=bool(g.kickoff),
        weather=WEATHER[g.weather],
        turns=_pair(g, TURNS),
        most_turns=g.tables.turns,
        score=_pair(g, SCORE),
        rerolls=(bought[0] + coached[0], bought[1] + coached[1]),
        coached=coached,
        led=_pair(g, LED),
        leader=(int(has_leader(g, 0)), int(has_leader(g, 1))),
        bribes=_pair(g, BRIBES),
        doctors=_pair(g, DOCTORS),
        fans=_pair(g, FANS),
        staff=(hands(g, 0), hands(g, 1)),
        hits=_pair(g, HITS),
        used=g.used,
        uses=[use for i, use in enumerate(USES) if g.used >> i & 1],
        switches=(_switches(g, 0), _switches(g, 1)),
        prayers=(_prayers(g, 0), _prayers(g, 1)),
        traps=_trapdoors(g),
        actor=g.number_of(g.actor) if g.actor != NOBODY else 0,
        turnover=int(g.turnover),
        idle=idle(g),
        teams=(names[0], names[1]),
        ball=square_name(g.ball) if g.ball else "",
        loose=bool(g.ball) and g.holder == NOBODY,
        figures=[figure(g, slot) for slot in range(BOTH) if g.status[slot] != kinds.ABSENT],
        action=now.action,
        left=now.left,
        moves=now.moves,
        rushes=now.rushes,
        player=now.player,
        player_side=now.player_side,
        other=now.other,
        test=now.test,
        need=now.need,
        rolled=now.rolled,
        range=now.range,
        face=now.face,
        deed=now.deed,
        tested=now.tested,
        block=now.block,
        push=now.push,
        flight=now.flight,
        patient=now.patient,
        placing=now.placing,
        lining=now.lining,
        kick=now.kick,
        bomb=now.bomb,
        blast=now.blast,
        gold=now.gold,
    )


def caption(state: State) -> str:
    """What heads a line of the record."""
    g = cast(Pitch, state)
    head = f"H{g.half} {g.sides[SCORE]}-{g.sides[SCORE + 1]}"
    if g.phase == kinds.TURN and g.active != NOBODY:
        return f"{head} {SIDES[g.active]} turn {g.sides[TURNS + g.active]}"
    if g.phase == kinds.DRIVE:
        return f"{head} {SIDES[g.kicking]} kicks off"
    return f"{head} {PHASES[g.phase]}"
