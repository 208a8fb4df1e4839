"""What whoever sits at a match is refused: going back, help, a rematch, a word."""

from downfield.table.protocol.refusals.refused import Refused


class NoBackRated(Refused):
    """Going back in a rated match."""

    code = "no-back-rated"
    status = 409
    usual = "Nothing is taken back in a rated match."


class HintsOff(Refused):
    """Advice in a match against people."""

    code = "hints-off"
    status = 409
    usual = "Against people nobody is helped."


class NoHint(Refused):
    """A coach who needs too long to say what he would do."""

    code = "no-hint"
    status = 409
    usual = "Your coach has no advice ready. Ask him again in a moment."


class NoHelpRated(Refused):
    """Advice about a rated match that is being played."""

    code = "no-help-rated"
    status = 409
    usual = "This match is rated: nobody is helped before it is over."


class AskedAlready(Refused):
    """A second request to go back while one is open."""

    code = "asked-already"
    status = 409
    usual = "Someone has already asked for a take-back. Wait for the reply."


class AskedTooOften(Refused):
    """One more request to go back than anybody has to hear."""

    code = "asked-too-often"
    status = 409
    usual = "You have been declined three times in this match, so you cannot ask again."


class NothingBack(Refused):
    """A request to go back before the first answer."""

    code = "nothing-back"
    status = 409
    usual = "You have no decision to go back to."


class DiceDecided(Refused):
    """A request to go back behind the dice of a seed."""

    code = "dice-decided"
    status = 409
    usual = "The dice of this match fall in a fixed order: what they have decided stays decided."


class NoRematch(Refused):
    """A rematch that is there already, or that nobody would play."""

    code = "no-rematch"
    status = 409
    usual = "A rematch is not possible: it has already begun, or a seat is empty."


class OnlyReaders(Refused):
    """A line of chat from somebody without a seat, or at a match with nobody to talk to."""

    code = "only-readers"
    status = 403
    usual = "Only the coaches of a match between people can write here."


class NothingSaid(Refused):
    """A line of chat without a word."""

    code = "nothing-said"
    usual = "This message is empty."
