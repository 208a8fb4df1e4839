"""How the elements of the board are called: what odds and moves point at, and the drawing draws."""


def square_id(name: str) -> str:
    """The element of a square, as it is written: m8."""
    return f"m-s-{name}"


def figure_id(side: int, number: int) -> str:
    """The element of a player, on the pitch or in a dugout."""
    return f"m-p-{'ha'[side]}-{number}"


def box_id(side: int, name: str) -> str:
    """The element of a box of a dugout."""
    return f"m-box-{('home', 'away')[side]}-{name}"


def way_id(token: str) -> str:
    """The arrow that points a ball and chain."""
    return f"m-way-{token}"
