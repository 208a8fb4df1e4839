# mypyc: compiled
"""Every frame of the game by its tag, for a match that is loaded."""

from mypy_extensions import i64

from downfield.games.blood_bowl.activation import Activation
from downfield.games.blood_bowl.aftermath import Aftermath
from downfield.games.blood_bowl.block import Block
from downfield.games.blood_bowl.bomb import Bomb, Explosion
from downfield.games.blood_bowl.casualty import Casualty
from downfield.games.blood_bowl.draw import RandomPlayer
from downfield.games.blood_bowl.drive import Drive, EndOfDrive
from downfield.games.blood_bowl.events_of_kickoff import KickEvent
from downfield.games.blood_bowl.flight import Deviate, Scatter
from downfield.games.blood_bowl.foul import FoulPlay, SendOff
from downfield.games.blood_bowl.gaze import Gaze
from downfield.games.blood_bowl.grasp import Grasp
from downfield.games.blood_bowl.halves import Halves
from downfield.games.blood_bowl.handoff import HandOff
from downfield.games.blood_bowl.hurt import Hurt
from downfield.games.blood_bowl.kickoff import KickOff
from downfield.games.blood_bowl.kitchen import Kitchen, Rookies
from downfield.games.blood_bowl.landing import Landing
from downfield.games.blood_bowl.lineup import LineUp
from downfield.games.blood_bowl.loose import Loose
from downfield.games.blood_bowl.market import Market
from downfield.games.blood_bowl.onball import OnTheBall
from downfield.games.blood_bowl.passes import Pass
from downfield.games.blood_bowl.pickup import PickMeUp
from downfield.games.blood_bowl.pool import BlockDice
from downfield.games.blood_bowl.prayers import Prayer
from downfield.games.blood_bowl.pregame import PreGame, SuddenDeath
from downfield.games.blood_bowl.pro import ProRoll
from downfield.games.blood_bowl.push import Push
from downfield.games.blood_bowl.ready import Ready
from downfield.games.blood_bowl.roll import Test
from downfield.games.blood_bowl.rush_of_events import Charge, QuickSnap, SolidDefence
from downfield.games.blood_bowl.shadow import Shadow
from downfield.games.blood_bowl.shove import Shove
from downfield.games.blood_bowl.sky import Conjure
from downfield.games.blood_bowl.special import Blow
from downfield.games.blood_bowl.spells import Spell
from downfield.games.blood_bowl.steps import Fall, Step
from downfield.games.blood_bowl.strike import Strike
from downfield.games.blood_bowl.swarm import Swarm
from downfield.games.blood_bowl.swing import Swing
from downfield.games.blood_bowl.temper import Temper
from downfield.games.blood_bowl.thirst import Feed
from downfield.games.blood_bowl.throw import ThrowMate
from downfield.games.blood_bowl.trap import Trap
from downfield.games.blood_bowl.trick import Trick
from downfield.games.blood_bowl.turn import Turn
from downfield.games.blood_bowl.twoblocks import TwoBlocks
from downfield.games.blood_bowl.unrest import Unrest
from downfield.kernel.state import Frame
from downfield.kernel.window import Window


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
