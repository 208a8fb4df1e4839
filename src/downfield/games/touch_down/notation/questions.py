"""The dice, and every question; where the answers depend on the board, `answers` writes them."""

from downfield.kernel.words import Answer, Die, Question

DICE = (
    Die("toss", "d"),
    Die("timing", "t"),
    Die("pass", "p"),
    Die("contact", "c"),
    Die("trip", "x"),
    Die("fumble", "f"),
    Die("kick", "k"),
    Die("injury", "i"),
)

QUESTIONS = (
    Question("", ""),
    Question("receive", "TD-4.2", (Answer(0, "receive"), Answer(1, "kick"))),
    Question(
        "declare",
        "TD-5.1",
        (Answer(0, "attack"), Answer(1, "punt", "TD-12.4"), Answer(2, "field-goal", "TD-3.8")),
    ),
    Question("try", "TD-16.1", (Answer(0, "one-point", "TD-3.8"), Answer(1, "two-points"))),
    Question("lineup", "TD-6.1"),
    Question("front", "TD-6.3", (Answer(0, "back"), Answer(1, "front"))),
    Question("row", "TD-6.4"),
    Question("column", "TD-6.4"),
    Question("change", "TD-6.5"),
    Question("reply", "TD-6.5"),
    Question("initiative", "TD-7.2", (Answer(0, "home"), Answer(1, "away"))),
    Question("snap", "TD-9.2"),
    Question("ball", "TD-9.1"),
    Question("aim-row", "TD-12.1"),
    Question("aim-column", "TD-12.1"),
    Question("field-row", "TD-12.2"),
    Question("field-column", "TD-12.2"),
    Question("goal", "TD-12.5", (Answer(0, "west"), Answer(1, "middle"), Answer(2, "east"))),
    Question("intercept", "TD-9.9"),
    Question("spill", "TD-9.9"),
    Question("blitz", "TD-19.7"),
    Question("move", "TD-8.3"),
    Question("step", "TD-8.1"),
    Question("extra", "TD-10.5"),
    Question("chase", "TD-13.2"),
    Question("chase-step", "TD-13.2"),
    Question("timeout", "TD-17.5", (Answer(0, "pass"), Answer(1, "timeout"), Answer(2, "timeout"))),
)

# By their names: where a row, a column or a step is asked for
ROW_ASKED = ("row", "aim-row", "field-row")
COLUMN_ASKED = ("column", "aim-column", "field-column")
STEPPING = ("step", "extra", "chase-step", "spill")
