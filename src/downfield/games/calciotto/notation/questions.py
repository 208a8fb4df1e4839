"""The dice, and every question; where the answers depend on the table, `answers` writes them."""

from downfield.kernel.words import Answer, Die, Question

DICE = (Die("six", "d"), Die("sign", "f"), Die("card", "+"), Die("lot", "l"), Die("watch", "w"))

SQUARES = ("square", "place", "spot", "keeper-square")  # answered by a square
PUT = ("lineup", "clear", "retreat")  # answered by a figure and a square
CALLED_UP = ("leave", "keeper", "figure")  # a stranger reads the squad here for the first time
CARD_ASKED = ("move-card", "contrast-card", "shot-card")

QUESTIONS = (
    Question("", ""),
    Question("leave", "CAL-4.2"),
    Question("keeper", "CAL-4.3"),
    Question("figure", "CAL-4.3"),
    Question("square", "CAL-4.3"),
    Question("lineup", "CAL-10.3"),
    Question("first", "CAL-10.1"),
    Question("second", "CAL-10.1"),
    Question("move-card", "CAL-11.4", private=True),
    Question("contrast-card", "CAL-9.3", private=True),
    Question("shot-card", "CAL-8.5", private=True),
    Question("trade", "CAL-13.1", (Answer(0, "keep"), Answer(1, "trade"), Answer(2, "trade2", "CAL-13.2"))),
    Question("spend", "CAL-6.2"),
    Question("challenge", "CAL-9.2"),
    Question("substitute", "CAL-16.2"),
    Question("taker", "CAL-14.4"),
    Question("relocate", "CAL-14.5"),
    Question("place", "CAL-14.6"),
    Question("wall", "CAL-14.7"),
    Question("wall-man", "CAL-14.7"),
    Question("retreat", "CAL-14.6"),
    Question("kicker", "CAL-15.2"),
    Question("spot", "CAL-2.10"),
    Question("clear", "CAL-15.4"),
    Question("target", "CAL-15.5"),
    Question("new-keeper", "CAL-17.5"),
    Question("stand-in", "CAL-17.5"),
    Question("keeper-square", "CAL-18.8"),
    Question("shooter", "CAL-18.8"),
)
