"""How a competition can be played: one stage after another."""

import msgspec


class RoundRobin(
    msgspec.Struct, frozen=True, tag_field="kind", tag="round-robin", forbid_unknown_fields=True
):
    """Everybody meets everybody of his group; the best `through` of each go on to the next stage."""

    legs: int = 1
    groups: int = 1
    through: int = 0


class Swiss(msgspec.Struct, frozen=True, tag_field="kind", tag="swiss", forbid_unknown_fields=True):
    """So many rounds against opponents who have done as well; accelerated, the stronger half begins with a win more."""

    rounds: int
    accelerated: bool = False
    through: int = 0


class KnockOut(msgspec.Struct, frozen=True, tag_field="kind", tag="knock-out", forbid_unknown_fields=True):
    """Who loses is out (double: who loses twice); `best_of` matches decide a tie."""

    best_of: int = 1
    third_place: bool = False
    double: bool = False


class Ladder(msgspec.Struct, frozen=True, tag_field="kind", tag="ladder", forbid_unknown_fields=True):
    """Whoever beats somebody up to `reach` places above takes his place."""

    reach: int = 3


Stage = RoundRobin | Swiss | KnockOut | Ladder
