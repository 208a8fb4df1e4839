"""What on the board of 1st & Roll a newcomer wants explained, in the order in which he meets it."""

from downfield.kernel.show.symbol import Symbol

SYMBOLS = (
    Symbol("lane", "#m-lane"),
    Symbol("marker", "#m-marker"),
    Symbol("clock", "#m-clock"),
    Symbol("timeouts", "[id^=m-timeout-]"),
    Symbol("dice", "[id^=m-die-]"),
    Symbol("ball", "#m-possession"),
)
