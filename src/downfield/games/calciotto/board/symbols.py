"""What on the board of Calciotto a newcomer wants explained, in the order in which he meets it."""

from downfield.kernel.show.symbol import Symbol

SYMBOLS = (
    Symbol("figure", "[id^=m-f-]:not(.beside)"),
    Symbol("points", "#m-points"),
    Symbol("steps", "[id^=m-step-]"),
    Symbol("hand", "[id^=m-hand-]"),
    Symbol("changes", "[id^=m-subs-]"),
    Symbol("deck", "#m-deck"),
)
