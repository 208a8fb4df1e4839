"""What a die is rolled for, read off the procedure that waits for it."""

from downfield.games.blood_bowl.bomb import Bomb, Explosion
from downfield.games.blood_bowl.casualty import Casualty
from downfield.games.blood_bowl.draw import RandomPlayer
from downfield.games.blood_bowl.drive import EndOfDrive
from downfield.games.blood_bowl.events_of_kickoff import KickEvent
from downfield.games.blood_bowl.flight import Deviate, Scatter
from downfield.games.blood_bowl.foul import FoulPlay, SendOff
from downfield.games.blood_bowl.hurt import Hurt
from downfield.games.blood_bowl.kickoff import KickOff
from downfield.games.blood_bowl.kitchen import Kitchen, Rookies
from downfield.games.blood_bowl.loose import Loose
from downfield.games.blood_bowl.pack import TESTS
from downfield.games.blood_bowl.pickup import PickMeUp
from downfield.games.blood_bowl.pool import BlockDice
from downfield.games.blood_bowl.prayers import Prayer
from downfield.games.blood_bowl.pregame import PreGame, SuddenDeath
from downfield.games.blood_bowl.pro import ProRoll
from downfield.games.blood_bowl.roll import Test
from downfield.games.blood_bowl.sky import Conjure
from downfield.games.blood_bowl.spells import Spell
from downfield.games.blood_bowl.swarm import Swarm
from downfield.games.blood_bowl.swing import Swing
from downfield.games.blood_bowl.throw import ThrowMate
from downfield.games.blood_bowl.unrest import Unrest
from downfield.kernel.match import Match

NAMES = {
    PreGame: {
        PreGame.HOME_FANS: "home-fans", PreGame.AWAY_FANS: "away-fans", PreGame.WEATHER_ONE: "home-weather",
        PreGame.WEATHER_TWO: "away-weather", PreGame.HOME_TOSSED: "home-toss", PreGame.AWAY_TOSSED: "away-toss",
    },
    KickOff: {KickOff.FIRST_DIE: "event-1", KickOff.SECOND_DIE: "event-2"},
    KickEvent: {
        KickEvent.HOME_ROLLED: "home-event", KickEvent.AWAY_ROLLED: "away-event", KickEvent.COUNTED: "how-many",
    },
    Unrest: {Unrest.PUNISHED: "referee"},
    Prayer: {Prayer.ROLLED: "prayer", Prayer.COUNTED: "habits"},
    RandomPlayer: {RandomPlayer.ROLLED: "player"},
    ProRoll: {ProRoll.ROLLED: "pro", ProRoll.LONER_ROLLED: "loner"},
    BlockDice: {BlockDice.ROLLED: "block", BlockDice.LONER_ROLLED: "loner", BlockDice.ONE_ROLLED: "block"},
    Hurt: {
        Hurt.ARMOUR_ROLLED: "armour-1", Hurt.ARMOUR_DONE: "armour-2", Hurt.INJURY_ROLLED: "injury-1",
        Hurt.INJURY_DONE: "injury-2",
    },
    Casualty: {
        Casualty.ROLLED: "casualty", Casualty.SECOND_ROLLED: "second-casualty", Casualty.REGENERATED: "regeneration",
        Casualty.REGREW: "regeneration-again",
    },
    Deviate: {Deviate.POINTED: "deviate", Deviate.PACED: "how-far"},
    Scatter: {Scatter.ROLLED: "scatter"},
    Loose: {
        Loose.BOUNCED: "bounce", Loose.POINTED: "throw-in", Loose.PACED: "throw-in-1", Loose.THROWN: "throw-in-2",
    },
    Bomb: {Bomb.BURNT: "fuse"},
    Explosion: {Explosion.ROLLED: "blast"},
    Swing: {Swing.POINTED: "chain"},
    ThrowMate: {ThrowMate.SWUNG: "swoop", ThrowMate.SWOOPED: "swoop-far"},
    SendOff: {SendOff.ARGUED: "argue", SendOff.BRIBED: "bribe"},
    Swarm: {Swarm.ROLLED: "swarm"},
    PickMeUp: {PickMeUp.ROLLED: "pick-me-up"},
    EndOfDrive: {EndOfDrive.RECOVERED: "recovery", EndOfDrive.HEATED: "heat", EndOfDrive.ROUSED: "recovery-again"},
    FoulPlay: {FoulPlay.WATCHED: "referee-looks"},
    Conjure: {Conjure.FIRST_DIE: "sky-1", Conjure.SECOND_DIE: "sky-2"},
    Kitchen: {Kitchen.ROLLED: "chef"},
    Rookies: {Rookies.FIRST_DIE: "rookies-1", Rookies.SECOND_DIE: "rookies-2"},
    Spell: {Spell.ROLLED: "fire", Spell.ZAPPED: "zap"},
    SuddenDeath: {SuddenDeath.HOME_ROLLED: "home-death", SuddenDeath.AWAY_ROLLED: "away-death"},
}  # fmt: skip


def name_of_die(match: Match) -> str:
    """What the die that is due is rolled for."""
    frame = match.state.top
    if isinstance(frame, Test):
        return "loner" if frame.at == Test.LONER_ROLLED else TESTS[frame.kind]
    return NAMES[type(frame)][int(frame.at)]


def play_by_name(match: Match, script: str) -> Match:
    """Answers as they stand, dice as name:face; each must be the die that the rules roll next."""
    for word in script.split():
        name, colon, face = word.partition(":")
        if not colon:
            match.play(word)
            continue
        assert match.need.kind == "chance", f"{word}: nothing is rolled, {match.need}"
        assert name_of_die(match) == name, f"{word} is out of turn"
        match.answer(face)
    assert match.need.kind != "chance", f"{name_of_die(match)} is still to be rolled"
    return match
