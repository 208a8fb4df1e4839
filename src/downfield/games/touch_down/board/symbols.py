"""What on the board of Touch Down a newcomer wants explained, in the order in which he meets it."""

from downfield.kernel.show.symbol import Symbol

SYMBOLS = (
    Symbol("counter", "[id^=m-p-]:not(.td-down)"),
    Symbol("gain", "#m-gain"),
    Symbol("timing", "[id^=m-timing-]"),
    Symbol("track", "#m-track"),
    Symbol("fallen", ".td-down[id^=m-p-]"),
    Symbol("boxes", "[id^=m-box-]"),
    Symbol("timeout", "[id^=m-timeout-]"),
)
