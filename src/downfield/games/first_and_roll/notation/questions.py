"""The dice, and every question with all its answers, as people read and write them."""

from downfield.kernel.words import Answer, Die, Question

DICE = (
    Die("red", "R"),
    Die("yellow", "Y"),
    Die("green", "G"),
    Die("defence-red", "r"),
    Die("defence-yellow", "y"),
    Die("defence-green", "g"),
    Die("kick", "K"),
    Die("clock", "C"),
    Die("penalty", "P"),
    Die("coin", "c"),
)

COLOURS = (Answer(0, "R"), Answer(1, "Y"), Answer(2, "G"))
PAIRS = (Answer(0, "RY"), Answer(1, "RG"), Answer(2, "YG"))

QUESTIONS = (
    Question("", ""),
    Question("call", "FAR-2.2", (Answer(0, "heads"), Answer(1, "tails"))),
    Question("receive", "FAR-2.2", (Answer(0, "receive"), Answer(1, "kick"))),
    Question("kickoff", "FAR-4.1", (Answer(0, "regular"), Answer(1, "onside"))),
    Question("return", "FAR-4.2", (Answer(0, "touchback"), Answer(1, "run-out"))),
    Question(
        "declare",
        "FAR-5.4",
        (
            Answer(0, "play"),
            Answer(1, "punt", "FAR-9.1"),
            Answer(2, "fg", "FAR-12.1"),
            Answer(3, "hail-mary", "FAR-15.1"),
        ),
    ),
    Question("dice", "FAR-5.1", COLOURS),
    Question("bomb", "FAR-8.1", (Answer(0, "pass"), Answer(1, "bomb"))),
    Question("again", "FAR-7.1", (Answer(0, "stop"), Answer(1, "again"))),
    Question("penalty", "FAR-10.2", (Answer(0, "decline"), Answer(1, "accept"))),
    Question("block-punt", "FAR-9.1", PAIRS),
    Question("punt", "FAR-9.4", COLOURS),
    Question("catch", "FAR-9.6", (Answer(0, "fair-catch"), Answer(1, "return"))),
    Question("block-kick", "FAR-12.3", (*PAIRS, Answer(3, "none"))),
    Question("try", "FAR-13.1", (Answer(0, "kick"), Answer(1, "two"))),
    Question("run-off", "FAR-16.1", (Answer(0, "pass"), Answer(1, "run-off"))),
    Question("timeout", "FAR-16.2", (Answer(0, "pass"), Answer(1, "timeout"), Answer(2, "timeout"))),
)
