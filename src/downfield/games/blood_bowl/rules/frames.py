# mypyc: compiled
"""The match with its rules: every frame by its tag, and how a match is given up."""

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.rules.ball.bomb import Bomb, Explosion
from downfield.games.blood_bowl.rules.ball.hand_off import HandOff
from downfield.games.blood_bowl.rules.ball.landing import Landing
from downfield.games.blood_bowl.rules.ball.loose_ball import Loose
from downfield.games.blood_bowl.rules.ball.on_the_ball import OnTheBall
from downfield.games.blood_bowl.rules.ball.passes import Pass
from downfield.games.blood_bowl.rules.ball.throw_team_mate import ThrowMate
from downfield.games.blood_bowl.rules.block.after_block import Aftermath
from downfield.games.blood_bowl.rules.block.ball_and_chain import Swing
from downfield.games.blood_bowl.rules.block.block import Block
from downfield.games.blood_bowl.rules.block.block_action import Strike
from downfield.games.blood_bowl.rules.block.block_dice import BlockDice
from downfield.games.blood_bowl.rules.block.chain_push import Push
from downfield.games.blood_bowl.rules.block.foul import FoulPlay, SendOff
from downfield.games.blood_bowl.rules.block.hypnotic_gaze import Gaze
from downfield.games.blood_bowl.rules.block.multiple_block import TwoBlocks
from downfield.games.blood_bowl.rules.block.push_back import Shove
from downfield.games.blood_bowl.rules.block.special_attack import Blow
from downfield.games.blood_bowl.rules.block.trickster import Trick
from downfield.games.blood_bowl.rules.dice.pro import ProRoll
from downfield.games.blood_bowl.rules.dice.random_player import RandomPlayer
from downfield.games.blood_bowl.rules.dice.roll import Test
from downfield.games.blood_bowl.rules.dice.scatter import Deviate, Scatter
from downfield.games.blood_bowl.rules.harm.casualty import Casualty
from downfield.games.blood_bowl.rules.harm.injury import Hurt
from downfield.games.blood_bowl.rules.hired.chef import Kitchen, Rookies
from downfield.games.blood_bowl.rules.hired.weather_mage import Conjure
from downfield.games.blood_bowl.rules.hired.wizard import Spell
from downfield.games.blood_bowl.rules.match.crowd_events import Unrest
from downfield.games.blood_bowl.rules.match.drive import Drive, EndOfDrive
from downfield.games.blood_bowl.rules.match.halves import Halves
from downfield.games.blood_bowl.rules.match.inducements import Market
from downfield.games.blood_bowl.rules.match.kick_off import KickOff
from downfield.games.blood_bowl.rules.match.kick_off_events import KickEvent
from downfield.games.blood_bowl.rules.match.moving_events import Charge, QuickSnap, SolidDefence
from downfield.games.blood_bowl.rules.match.prayers import Prayer
from downfield.games.blood_bowl.rules.match.pregame import PreGame, SuddenDeath
from downfield.games.blood_bowl.rules.match.result import concede
from downfield.games.blood_bowl.rules.match.set_up import LineUp
from downfield.games.blood_bowl.rules.match.swarming import Swarm
from downfield.games.blood_bowl.rules.match.trapdoor import Trap
from downfield.games.blood_bowl.rules.turn.activation import Activation
from downfield.games.blood_bowl.rules.turn.bloodlust import Feed
from downfield.games.blood_bowl.rules.turn.declaration import Ready
from downfield.games.blood_bowl.rules.turn.negatraits import Temper
from downfield.games.blood_bowl.rules.turn.pick_me_up import PickMeUp
from downfield.games.blood_bowl.rules.turn.shadowing import Shadow
from downfield.games.blood_bowl.rules.turn.step import Fall, Step
from downfield.games.blood_bowl.rules.turn.tentacles import Grasp
from downfield.games.blood_bowl.rules.turn.turn import Turn
from downfield.kernel.state import Frame, State
from downfield.kernel.window import Window


@mypyc_attr(acyclic=True)
class BloodBowl(Pitch):
    """A position that knows its rules."""

    __slots__ = ()

    def blank(self) -> State:
        return BloodBowl(self.tables)

    def make(self, tag: i64, d: list[int]) -> Frame:
        return make(tag, d)

    def give_up(self, side: i64) -> None:
        """[BB-17.13] The opponents have won, and the score says so."""
        super().give_up(side)
        concede(self, side, False)


def make(tag: i64, d: list[int]) -> Frame:
    """The frame with these ints: tag, arm, then the fields of its constructor."""
    if tag == Window.TAG:
        return Window.of(d)
    if tag == Halves.TAG:
        return Halves(d[1])
    if tag == PreGame.TAG:
        return PreGame(d[1], d[2], d[3])
    if tag == SuddenDeath.TAG:
        return SuddenDeath(d[2], d[3], d[4], d[1])
    if tag == Drive.TAG:
        return Drive(d[1])
    if tag == EndOfDrive.TAG:
        return EndOfDrive(d[2], d[3], d[4], d[5], d[6], d[1])
    if tag == LineUp.TAG:
        return LineUp(d[2], d[3], d[4], d[5], d[6], d[1])
    if tag == KickOff.TAG:
        return KickOff(d[2], d[3], d[4], d[1])
    if tag == KickEvent.TAG:
        return KickEvent(d[2], d[3], d[4], d[5], d[6], d[1])
    if tag == Unrest.TAG:
        return Unrest(d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[1])
    if tag == SolidDefence.TAG:
        return SolidDefence(d[2], d[3], d[4], d[1])
    if tag == QuickSnap.TAG:
        return QuickSnap(d[2], d[3], d[1])
    if tag == Charge.TAG:
        return Charge(d[2], d[1])
    if tag == Prayer.TAG:
        return Prayer(d[2], d[3], d[4], d[5], d[1])
    if tag == Kitchen.TAG:
        return Kitchen(d[2], d[3], d[4], d[1])
    if tag == Market.TAG:
        return Market(d[2], d[3], d[4], d[1])
    if tag == Rookies.TAG:
        return Rookies(d[2], d[3], d[1])
    if tag == Conjure.TAG:
        return Conjure(d[2], d[3], d[1])
    if tag == Spell.TAG:
        return Spell(d[2], d[3], d[4], d[5], d[1])
    if tag == RandomPlayer.TAG:
        return RandomPlayer(d[2], d[3], d[1])
    return make_play(tag, d)


def make_play(tag: i64, d: list[int]) -> Frame:
    """The frames of a turn."""
    if tag == Turn.TAG:
        return Turn(d[2], d[1])
    if tag == Activation.TAG:
        return Activation(d[2], d[3], d[4], d[5], d[6], d[1])
    if tag == Strike.TAG:
        return Strike(d[2], d[3], d[4], d[5], d[6], d[1])
    if tag == Ready.TAG:
        return Ready(d[2], d[3], d[4], d[5], d[6], d[1])
    if tag == Swarm.TAG:
        return Swarm(d[2], d[3], d[4], d[1])
    if tag == PickMeUp.TAG:
        return PickMeUp(d[2], d[3], d[4], d[1])
    if tag == Feed.TAG:
        return Feed(d[2], d[3], d[4], d[1])
    if tag == Temper.TAG:
        return Temper(d[2], d[3], d[4], d[5], d[1])
    if tag == Step.TAG:
        return Step(d[2], d[3], d[4], d[5], d[6], d[1])
    if tag == Fall.TAG:
        return Fall(d[2], d[3], d[4], d[1])
    if tag == Test.TAG:
        return Test(d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[1])
    if tag == ProRoll.TAG:
        return ProRoll(d[2], d[3], d[1])
    if tag == Loose.TAG:
        return Loose(d[2], d[3], d[4], d[5], d[6], d[1])
    if tag == Hurt.TAG:
        return Hurt(d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[1])
    if tag == Casualty.TAG:
        return Casualty(d[2], d[3], d[4], d[5], d[6], d[1])
    if tag == Trap.TAG:
        return Trap(d[2], d[1])
    if tag == Push.TAG:
        return Push(d[2], d[3], d[4], d[5], d[6], d[7], d[1])
    if tag == BlockDice.TAG:
        return BlockDice(d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[9], d[1])
    if tag == Block.TAG:
        return Block(d[2], d[3], d[4], d[5], d[6], d[1])
    if tag == Shove.TAG:
        return Shove(d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[9], d[1])
    if tag == Shadow.TAG:
        return Shadow(d[2], d[3], d[4], d[1])
    if tag == Pass.TAG:
        return Pass(d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[1])
    if tag == HandOff.TAG:
        return HandOff(d[2], d[3], d[1])
    if tag == Deviate.TAG:
        return Deviate(d[2], d[3], d[4], d[5], d[1])
    if tag == Scatter.TAG:
        return Scatter(d[2], d[3], d[1])
    if tag == FoulPlay.TAG:
        return FoulPlay(d[2], d[3], d[1])
    if tag == SendOff.TAG:
        return SendOff(d[2], d[3], d[1])
    if tag == Bomb.TAG:
        return Bomb(d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[9], d[10], d[11], d[1])
    if tag == Explosion.TAG:
        return Explosion(d[2], d[3], d[4], d[5], d[1])
    if tag == Swing.TAG:
        return Swing(d[2], d[3], d[4], d[5], d[6], d[1])
    if tag == Aftermath.TAG:
        return Aftermath(d[2], d[3], d[4], d[1])
    if tag == Trick.TAG:
        return Trick(d[2], d[3], d[1])
    if tag == TwoBlocks.TAG:
        return TwoBlocks(d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[9], d[10], d[11], d[1])
    if tag == Blow.TAG:
        return Blow(d[2], d[3], d[4], d[1])
    if tag == OnTheBall.TAG:
        return OnTheBall(d[2], d[3], d[4], d[5], d[6], d[7], d[1])
    if tag == Gaze.TAG:
        return Gaze(d[2], d[3], d[1])
    if tag == Grasp.TAG:
        return Grasp(d[2], d[3], d[1])
    if tag == ThrowMate.TAG:
        return ThrowMate(d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[9], d[1])
    assert tag == Landing.TAG, "no frame has this tag"
    return Landing(d[2], d[3], d[4], d[5], d[1])
