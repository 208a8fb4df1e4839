"""What the coaches are asked, with every answer and the rule behind it; and the one coin."""

from downfield.games.first_downs.model import kinds as k
from downfield.games.first_downs.model import questions as q
from downfield.kernel.needs import PASS
from downfield.kernel.words import Answer, Die, Question

DICE = (Die("coin", "c"),)
FACES = ("H", "T")
NEVER = 100  # added to answers that a question never offers, so that a refusal can name their rule

_PASS = Answer(PASS, "pass")

QUESTIONS = (
    Question("", ""),
    Question("steal", "FFD-12.2", (_PASS, Answer(q.Q_STEAL, "steal", "FFD-12.2"))),
    Question("buy", "FFD-11.3", (_PASS, Answer(q.Q_BUY, "buy", "FFD-11.3"))),
    Question("turnover", "FFD-12.5", (_PASS, Answer(q.Q_TURNOVER, "turnover", "FFD-12.5"))),
    Question("repeat-attacker", "FFD-11.4", (_PASS, Answer(q.Q_REPEAT_ATTACKER, "repeat", "FFD-11.4"))),
    Question("repeat-defender", "FFD-12.4", (_PASS, Answer(q.Q_REPEAT_DEFENDER, "repeat", "FFD-12.4"))),
    Question("fourth", "FFD-7.1", (Answer(k.GAMBLE, "gamble"), Answer(k.KICK, "fg"), Answer(k.PUNT, "punt"))),
    Question(
        "play",
        "FFD-3.3",
        (Answer(NEVER + k.KICK, "fg", "FFD-7.1"), Answer(NEVER + k.PUNT, "punt", "FFD-7.1")),
    ),
    Question("cards", "FFD-4.2"),
    Question("touchdown", "FFD-6.1", (Answer(k.TAKE, "take7"), Answer(k.CONVERT, "convert"))),
    Question(
        "toss",
        "FFD-7.5",
        (Answer(k.HEADS, "heads"), Answer(k.TAILS, "tails"), Answer(k.PAY, "pay", "FFD-10.4")),
    ),
    Question("concede", "FFD-9.2", (Answer(k.PLAY_ON, "pass"), Answer(k.CONCEDE, "concede"))),
)
