"""What on the board of Blood Bowl a newcomer wants explained, in the order in which he meets it."""

from downfield.kernel.show.symbol import Symbol

SYMBOLS = (
    Symbol("figure", "[id^=m-p-]:not(.beside)"),
    Symbol("turns", "[id^=m-turns-]"),
    Symbol("rerolls", "[id^=m-rerolls-]"),
    Symbol("apothecary", "[id^=m-doctor-]"),
    Symbol("bribes", "[id^=m-bribes-]"),
    Symbol("acted", ".fg-acted[id^=m-p-]"),
    Symbol("prone", ".fg-prone[id^=m-p-]"),
    Symbol("stunned", ".fg-stunned[id^=m-p-]:not(.beside)"),
    Symbol("dugout", "[id^=m-box-]"),
)
