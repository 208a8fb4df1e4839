"""What on the board of Famous First Downs a newcomer wants explained, in the order in which he meets it."""

from downfield.kernel.show.symbol import Symbol

SYMBOLS = (
    Symbol("zones", "[id^=m-yards-]"),
    Symbol("downs", "[id^=m-down-]"),
    Symbol("play", "[id^=m-play-][id*=option]"),
    Symbol("shield", "[id^=m-card-]"),
    Symbol("momentum", "#m-purse-0,#m-purse-2"),
    Symbol("drives", "#m-side-0,#m-side-1"),
)
