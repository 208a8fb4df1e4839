"""What a die is rolled for, read off the procedure that waits for it."""

from downfield.games.blood_bowl.components.parts import TESTS
from downfield.games.blood_bowl.rules.ball.bomb import Bomb, Explosion
from downfield.games.blood_bowl.rules.ball.loose_ball import LooseBall
from downfield.games.blood_bowl.rules.ball.throw_team_mate import ThrowTeamMate
from downfield.games.blood_bowl.rules.block.ball_and_chain import BallAndChain
from downfield.games.blood_bowl.rules.block.block_dice import BlockDice
from downfield.games.blood_bowl.rules.block.foul import Foul, SendOff
from downfield.games.blood_bowl.rules.dice.pro import ProRoll
from downfield.games.blood_bowl.rules.dice.random_player import RandomPlayer
from downfield.games.blood_bowl.rules.dice.roll import Test
from downfield.games.blood_bowl.rules.dice.scatter import Deviate, Scatter
from downfield.games.blood_bowl.rules.harm.casualty import Casualty
from downfield.games.blood_bowl.rules.harm.injury import Injury
from downfield.games.blood_bowl.rules.hired.chef import Chef
from downfield.games.blood_bowl.rules.hired.rookies import Rookies
from downfield.games.blood_bowl.rules.hired.weather_mage import WeatherMage
from downfield.games.blood_bowl.rules.hired.wizard import Wizard
from downfield.games.blood_bowl.rules.match.crowd_events import CrowdEvent
from downfield.games.blood_bowl.rules.match.drive import EndOfDrive
from downfield.games.blood_bowl.rules.match.kick_off import KickOff
from downfield.games.blood_bowl.rules.match.kick_off_events import KickOffEvent
from downfield.games.blood_bowl.rules.match.prayers import Prayer
from downfield.games.blood_bowl.rules.match.pregame import PreGame, SuddenDeath
from downfield.games.blood_bowl.rules.match.swarming import Swarming
from downfield.games.blood_bowl.rules.turn.pick_me_up import PickMeUp
from downfield.kernel.match import Match

NAMES = {
    PreGame: {
        PreGame.HOME_FANS: "home-fans", PreGame.AWAY_FANS: "away-fans", PreGame.WEATHER_ONE: "home-weather",
        PreGame.WEATHER_TWO: "away-weather", PreGame.HOME_TOSSED: "home-toss", PreGame.AWAY_TOSSED: "away-toss",
    },
    KickOff: {KickOff.FIRST_DIE: "event-1", KickOff.SECOND_DIE: "event-2"},
    KickOffEvent: {
        KickOffEvent.HOME_ROLLED: "home-event", KickOffEvent.AWAY_ROLLED: "away-event",
        KickOffEvent.COUNTED: "how-many",
    },
    CrowdEvent: {CrowdEvent.PUNISHED: "referee"},
    Prayer: {Prayer.ROLLED: "prayer", Prayer.COUNTED: "habits"},
    RandomPlayer: {RandomPlayer.ROLLED: "player"},
    ProRoll: {ProRoll.ROLLED: "pro", ProRoll.LONER_ROLLED: "loner"},
    BlockDice: {BlockDice.ROLLED: "block", BlockDice.LONER_ROLLED: "loner", BlockDice.ONE_ROLLED: "block"},
    Injury: {
        Injury.ARMOUR_ROLLED: "armour-1", Injury.ARMOUR_DONE: "armour-2", Injury.INJURY_ROLLED: "injury-1",
        Injury.INJURY_DONE: "injury-2",
    },
    Casualty: {
        Casualty.ROLLED: "casualty", Casualty.SECOND_ROLLED: "second-casualty", Casualty.REGENERATED: "regeneration",
        Casualty.REGREW: "regeneration-again",
    },
    Deviate: {Deviate.POINTED: "deviate", Deviate.PACED: "how-far"},
    Scatter: {Scatter.ROLLED: "scatter"},
    LooseBall: {
        LooseBall.BOUNCED: "bounce", LooseBall.POINTED: "throw-in", LooseBall.PACED: "throw-in-1",
        LooseBall.THROWN: "throw-in-2",
    },
    Bomb: {Bomb.BURNT: "fuse"},
    Explosion: {Explosion.ROLLED: "blast"},
    BallAndChain: {BallAndChain.POINTED: "chain"},
    ThrowTeamMate: {ThrowTeamMate.SWUNG: "swoop", ThrowTeamMate.SWOOPED: "swoop-far"},
    SendOff: {SendOff.ARGUED: "argue", SendOff.BRIBED: "bribe"},
    Swarming: {Swarming.ROLLED: "swarm"},
    PickMeUp: {PickMeUp.ROLLED: "pick-me-up"},
    EndOfDrive: {EndOfDrive.RECOVERED: "recovery", EndOfDrive.HEATED: "heat", EndOfDrive.ROUSED: "recovery-again"},
    Foul: {Foul.WATCHED: "referee-looks"},
    WeatherMage: {WeatherMage.FIRST_DIE: "sky-1", WeatherMage.SECOND_DIE: "sky-2"},
    Chef: {Chef.ROLLED: "chef"},
    Rookies: {Rookies.FIRST_DIE: "rookies-1", Rookies.SECOND_DIE: "rookies-2"},
    Wizard: {Wizard.ROLLED: "fire", Wizard.ZAPPED: "zap"},
    SuddenDeath: {SuddenDeath.HOME_ROLLED: "home-death", SuddenDeath.AWAY_ROLLED: "away-death"},
}  # fmt: skip


def name_of_die(match: Match) -> str:
    """What the die that is due is rolled for."""
    frame = match.state.top
    if isinstance(frame, Test):
        return "loner" if frame.arm == Test.LONER_ROLLED else TESTS[frame.kind]
    return NAMES[type(frame)][int(frame.arm)]


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
