# mypyc: compiled
"""Every frame by its tag. Written by tools/declared.py."""

from mypy_extensions import i64

from downfield.games.blood_bowl.rules.ball.bomb import Bomb, Explosion
from downfield.games.blood_bowl.rules.ball.hand_off import HandOff
from downfield.games.blood_bowl.rules.ball.landing import Landing
from downfield.games.blood_bowl.rules.ball.loose_ball import LooseBall
from downfield.games.blood_bowl.rules.ball.on_the_ball import OnTheBall
from downfield.games.blood_bowl.rules.ball.passes import Pass
from downfield.games.blood_bowl.rules.ball.throw_team_mate import ThrowTeamMate
from downfield.games.blood_bowl.rules.block.after_block import AfterBlock
from downfield.games.blood_bowl.rules.block.ball_and_chain import BallAndChain
from downfield.games.blood_bowl.rules.block.block import Block
from downfield.games.blood_bowl.rules.block.block_action import BlockAction
from downfield.games.blood_bowl.rules.block.block_dice import BlockDice
from downfield.games.blood_bowl.rules.block.chain_push import ChainPush
from downfield.games.blood_bowl.rules.block.foul import Foul, SendOff
from downfield.games.blood_bowl.rules.block.hypnotic_gaze import HypnoticGaze
from downfield.games.blood_bowl.rules.block.multiple_block import MultipleBlock
from downfield.games.blood_bowl.rules.block.push_back import PushBack
from downfield.games.blood_bowl.rules.block.special_attack import SpecialAttack
from downfield.games.blood_bowl.rules.block.trickster import Trickster
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
from downfield.games.blood_bowl.rules.match.drive import Drive, EndOfDrive
from downfield.games.blood_bowl.rules.match.halves import Halves
from downfield.games.blood_bowl.rules.match.inducements import Inducements
from downfield.games.blood_bowl.rules.match.kick_off import KickOff
from downfield.games.blood_bowl.rules.match.kick_off_events import KickOffEvent
from downfield.games.blood_bowl.rules.match.moving_events import BlitzEvent, QuickSnap, SolidDefence
from downfield.games.blood_bowl.rules.match.prayers import Prayer
from downfield.games.blood_bowl.rules.match.pregame import PreGame, SuddenDeath
from downfield.games.blood_bowl.rules.match.set_up import SetUp
from downfield.games.blood_bowl.rules.match.swarming import Swarming
from downfield.games.blood_bowl.rules.match.trapdoor import Trapdoor
from downfield.games.blood_bowl.rules.turn.activation import Activation
from downfield.games.blood_bowl.rules.turn.bloodlust import Bloodlust
from downfield.games.blood_bowl.rules.turn.declaration import Declaration
from downfield.games.blood_bowl.rules.turn.negatraits import Negatrait
from downfield.games.blood_bowl.rules.turn.pick_me_up import PickMeUp
from downfield.games.blood_bowl.rules.turn.shadowing import Shadowing
from downfield.games.blood_bowl.rules.turn.step import Fall, Step
from downfield.games.blood_bowl.rules.turn.tentacles import Tentacles
from downfield.games.blood_bowl.rules.turn.turn import Turn
from downfield.kernel.state import Frame
from downfield.kernel.window import Window


def make(tag: i64, d: list[int]) -> Frame:
    """The frame with these ints: tag, arm, then the fields of its constructor."""
    if tag == Activation.TAG:
        return Activation(d[2], d[3], d[4], d[5], d[6], d[7], d[1])
    if tag == AfterBlock.TAG:
        return AfterBlock(d[2], d[3], d[4], d[1])
    if tag == BallAndChain.TAG:
        return BallAndChain(d[2], d[3], d[4], d[5], d[6], d[1])
    if tag == BlitzEvent.TAG:
        return BlitzEvent(d[2], d[1])
    if tag == Block.TAG:
        return Block(d[2], d[3], d[4], d[5], d[6], d[1])
    if tag == BlockAction.TAG:
        return BlockAction(d[2], d[3], d[4], d[5], d[6], d[1])
    if tag == BlockDice.TAG:
        return BlockDice(d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[9], d[1])
    if tag == Bloodlust.TAG:
        return Bloodlust(d[2], d[3], d[4], d[1])
    if tag == Bomb.TAG:
        return Bomb(d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[9], d[10], d[11], d[1])
    if tag == Casualty.TAG:
        return Casualty(d[2], d[3], d[4], d[5], d[6], d[1])
    if tag == ChainPush.TAG:
        return ChainPush(d[2], d[3], d[4], d[5], d[6], d[7], d[1])
    if tag == Chef.TAG:
        return Chef(d[2], d[3], d[4], d[1])
    if tag == CrowdEvent.TAG:
        return CrowdEvent(d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[1])
    if tag == Declaration.TAG:
        return Declaration(d[2], d[3], d[4], d[5], d[6], d[1])
    if tag == Deviate.TAG:
        return Deviate(d[2], d[3], d[4], d[5], d[1])
    if tag == Drive.TAG:
        return Drive(d[1])
    if tag == EndOfDrive.TAG:
        return EndOfDrive(d[2], d[3], d[4], d[5], d[6], d[1])
    if tag == Explosion.TAG:
        return Explosion(d[2], d[3], d[4], d[5], d[1])
    if tag == Fall.TAG:
        return Fall(d[2], d[3], d[4], d[1])
    if tag == Foul.TAG:
        return Foul(d[2], d[3], d[1])
    if tag == Halves.TAG:
        return Halves(d[1])
    if tag == HandOff.TAG:
        return HandOff(d[2], d[3], d[1])
    if tag == HypnoticGaze.TAG:
        return HypnoticGaze(d[2], d[3], d[1])
    if tag == Inducements.TAG:
        return Inducements(d[2], d[3], d[4], d[1])
    if tag == Injury.TAG:
        return Injury(d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[1])
    if tag == KickOff.TAG:
        return KickOff(d[2], d[3], d[4], d[1])
    if tag == KickOffEvent.TAG:
        return KickOffEvent(d[2], d[3], d[4], d[5], d[6], d[1])
    if tag == Landing.TAG:
        return Landing(d[2], d[3], d[4], d[5], d[1])
    if tag == LooseBall.TAG:
        return LooseBall(d[2], d[3], d[4], d[5], d[6], d[1])
    if tag == MultipleBlock.TAG:
        return MultipleBlock(d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[9], d[10], d[11], d[1])
    if tag == Negatrait.TAG:
        return Negatrait(d[2], d[3], d[4], d[5], d[1])
    if tag == OnTheBall.TAG:
        return OnTheBall(d[2], d[3], d[4], d[5], d[6], d[7], d[1])
    if tag == Pass.TAG:
        return Pass(d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[1])
    if tag == PickMeUp.TAG:
        return PickMeUp(d[2], d[3], d[4], d[1])
    if tag == Prayer.TAG:
        return Prayer(d[2], d[3], d[4], d[5], d[1])
    if tag == PreGame.TAG:
        return PreGame(d[1], d[2], d[3])
    if tag == ProRoll.TAG:
        return ProRoll(d[2], d[3], d[1])
    if tag == PushBack.TAG:
        return PushBack(d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[9], d[1])
    if tag == QuickSnap.TAG:
        return QuickSnap(d[2], d[3], d[1])
    if tag == RandomPlayer.TAG:
        return RandomPlayer(d[2], d[3], d[1])
    if tag == Rookies.TAG:
        return Rookies(d[2], d[3], d[1])
    if tag == Scatter.TAG:
        return Scatter(d[2], d[3], d[1])
    if tag == SendOff.TAG:
        return SendOff(d[2], d[3], d[1])
    if tag == SetUp.TAG:
        return SetUp(d[2], d[3], d[4], d[5], d[6], d[1])
    if tag == Shadowing.TAG:
        return Shadowing(d[2], d[3], d[4], d[1])
    if tag == SolidDefence.TAG:
        return SolidDefence(d[2], d[3], d[4], d[1])
    if tag == SpecialAttack.TAG:
        return SpecialAttack(d[2], d[3], d[4], d[1])
    if tag == Step.TAG:
        return Step(d[2], d[3], d[4], d[5], d[6], d[7], d[1])
    if tag == SuddenDeath.TAG:
        return SuddenDeath(d[2], d[3], d[4], d[1])
    if tag == Swarming.TAG:
        return Swarming(d[2], d[3], d[4], d[1])
    if tag == Tentacles.TAG:
        return Tentacles(d[2], d[3], d[1])
    if tag == Test.TAG:
        return Test(d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[1])
    if tag == ThrowTeamMate.TAG:
        return ThrowTeamMate(d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[9], d[1])
    if tag == Trapdoor.TAG:
        return Trapdoor(d[2], d[1])
    if tag == Trickster.TAG:
        return Trickster(d[2], d[3], d[1])
    if tag == Turn.TAG:
        return Turn(d[2], d[1])
    if tag == WeatherMage.TAG:
        return WeatherMage(d[2], d[3], d[1])
    if tag == Wizard.TAG:
        return Wizard(d[2], d[3], d[4], d[5], d[1])
    assert tag == Window.TAG, "no frame has this tag"
    return Window.of(d)
