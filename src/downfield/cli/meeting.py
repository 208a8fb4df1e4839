"""Options of a table: what there is for people who meet there; each can be switched off."""

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

if TYPE_CHECKING:
    from downfield.table.protocol.switches import Switches


def _switch(variable: str, words: str) -> Parameter:
    return Parameter(env_var=f"DOWNFIELD_{variable}", help=words)


@Parameter(name="*")
@dataclass(frozen=True)
class Meet:
    """What there is for people who meet at the table."""

    ratings: Annotated[bool, _switch("RATINGS", "Rated matches, and a rating for each account.")] = True
    lobby: Annotated[bool, _switch("LOBBY", "Open challenges, quick pairing, who is here.")] = True
    days: Annotated[bool, _switch("DAYS", "Matches with days for each decision.")] = True
    push: Annotated[bool, _switch("PUSH", "Word to a browser that is closed: your turn.")] = True
    featured: Annotated[bool, _switch("FEATURED", "The match of the hour on the home page.")] = True
    awards: Annotated[bool, _switch("AWARDS", "Marks for what somebody managed for the first time.")] = True
    profiles: Annotated[bool, _switch("PROFILES", "A page for each account.")] = True

    def switches(self) -> "Switches":
        """As the table knows them."""
        from downfield.table.protocol.switches import Switches

        return Switches(**asdict(self))
