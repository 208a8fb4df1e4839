"""What an organiser prints: the round for the wall, slips for results, cards for tables, invitations."""

from litestar import MediaType, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from downfield.table.live.house import House
from downfield.table.pages.invitation import square_code
from downfield.table.pages.league.desk import Desk
from downfield.table.pages.league.sheet import Sheet, Slug, Told, address_of, cup_of, sheet
from downfield.table.pages.page import Asked
from downfield.table.people.visitors import person_of
from downfield.table.protocol.refusals import OnlyOrganiser, UnknownPage

KINDS = ("round", "slips", "cards", "table", "invitations")
FOR_ORGANISERS = ("invitations",)


@get("/league/{slug:str}/print/{what:str}", media_type=MediaType.HTML)
async def page_to_print(
    slug: Slug, what: FromPath[str], request: Asked, house: NamedDependency[House]
) -> Sheet:
    """One of the sheets of paper; invitations are secrets of the organiser."""
    held = await house.leagues.open(slug)
    if what not in KINDS:
        raise UnknownPage
    if what in FOR_ORGANISERS and not held.is_organised_by(person_of(request)):
        raise OnlyOrganiser

    def told() -> Told:
        cup, link = cup_of(request, held), address_of(request, slug)
        codes = (
            {f.id: square_code(f"{link}/match/{f.id}") for f in cup.of_this_round} if what == "cards" else {}
        )
        return {"c": cup, "d": Desk(cup, link), "what": what, "kinds": KINDS, "codes": codes, "link": link}

    return await sheet(request, house, "print", told)
