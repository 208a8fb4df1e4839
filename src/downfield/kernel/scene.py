"""What lies on the table at a stop, as a seat or a spectator sees it: what the scenes of all games have in common."""

import msgspec


class OnTable(msgspec.Struct, frozen=True):
    """Each game says in a `Scene` of its own what lies on its table; what does not lie there now is left UNSET."""

    def which_part(self) -> tuple[int, ...]:
        """Which part of the match this is: a half, a quarter, an overtime. Empty where a match has no parts."""
        return ()

    def which_drive(self) -> tuple[int, ...]:
        """Which drive this is, or whose ball. Empty where a match has no drives."""
        return ()

    def by_name(self) -> dict[str, object]:
        """Everything that lies there, by its name, for texts and for boards that know no game."""
        return {
            name: thing for name, thing in msgspec.structs.asdict(self).items() if thing is not msgspec.UNSET
        }
