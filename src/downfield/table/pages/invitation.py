"""What somebody sees who is invited: by whom, to which game, on which side, under which clock."""

from urllib.parse import quote

import msgspec
import segno

from downfield.store.kept import PERSON, Clock
from downfield.store.places import Place, places
from downfield.table.live.house import invited as invitation
from downfield.table.live.house import is_free
from downfield.table.pages.archive import Archive
from downfield.table.pages.games import ShownGame, shown
from downfield.table.pages.mine import seats_in
from downfield.table.pages.page import Asked
from downfield.table.people.visitors import person_of
from downfield.table.protocol.refusals import UnknownInvitation
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import DAY, game_of
from downfield.table.show.standings import Stand
from downfield.text import Text
from downfield.text.picture import face_of


class Invitation(msgspec.Struct, frozen=True):
    """A match with a free seat, as whoever is invited reads of it; `mine` when it is one's own invitation."""

    code: str
    match: str
    game: ShownGame
    by: str  # "" where nobody has given a name
    side: str
    crest: str
    clock: str
    lapse: str
    options: list[tuple[str, str]]  # what is agreed otherwise than usual
    board: str
    mine: bool
    link: str  # which a friend opens, and the same to be read by a telephone
    qr: str


async def invited(request: Asked, archive: Archive, code: str) -> Invitation:
    """The match to which a code invites, or UnknownInvitation."""
    store, tag = archive.house.store, language(request)
    match_id, meant = await invitation(store, code)
    found = await places(store, "", [match_id], 1)
    free = [seat.seat for place in found for seat in place.seats if is_free(seat, meant)]
    if not free:
        raise UnknownInvitation
    place = found[0]
    is_mine = bool(seats_in(place, person_of(request), {}))
    link = f"{str(request.base_url).rstrip('/')}/?join={quote(code.strip().lower())}"
    board = await archive.board(place, tag)
    return _told(place, free[0], code.strip().lower(), tag, board, link if is_mine else "")


def _told(place: Place, free: int, code: str, tag: str, board: str, link: str) -> Invitation:
    game, kept = game_of(place.match.game), place.match
    text = text_of(tag, game.spec)
    stand = Stand(place, text)
    side = stand.seats[free].side
    clock, lapse = _clock(kept.clock, text)
    return Invitation(
        code=code,
        match=kept.id,
        game=shown(kept.game, tag),
        by=_host(place, stand),
        side=text.say("away" if side else "home"),
        crest=_crest(place, side),
        clock=clock,
        lapse=lapse,
        options=_agreed(place, text),
        board=board or shown(kept.game, tag).board,
        mine=bool(link),
        link=link,
        qr=square_code(link) if link else "",
    )


def square_code(link: str) -> str:
    """A link as a drawing that telephones read; dark on light in all colours, for not all of them read the reverse."""
    code = segno.make(link, micro=False, error="m")
    return str(code.svg_inline(border=3, omitsize=True, lineclass=None, dark="#000", light="#fff"))


def _host(place: Place, stand: Stand) -> str:
    """Who sits there already under a name of his own."""
    named = [seat for seat in place.seats if seat.kind == PERSON and seat.name != stand.seats[seat.seat].name]
    return stand.names[named[0].seat] if named else ""


def clock_words(clock: Clock | None, text: Text) -> str:
    """How long one may think."""
    return _clock(clock, text)[0]


def _clock(clock: Clock | None, text: Text) -> tuple[str, str]:
    """How long one may think, and what happens then."""
    if clock is None:
        return text.say("home-clock-none"), ""
    if clock.decision >= DAY:
        return text.say("invited-days", count=clock.decision // DAY), text.say(f"home-lapse-{clock.lapse}")
    spans = [f"{seconds // 60}:{seconds % 60:02}" for seconds in (clock.decision, clock.reserve)]
    return text.say("invited-clock", decision=spans[0], reserve=spans[1]), text.say(
        f"home-lapse-{clock.lapse}"
    )


def _teams(place: Place) -> tuple[str, ...]:
    """The options by which the teams of this game are chosen, where it has such."""
    face = face_of(game_of(place.match.game))
    return () if face is None or face.picker is None else face.picker.options


def _crest(place: Place, side: int) -> str:
    """The crest of the team that is to be led."""
    game, teams = game_of(place.match.game), _teams(place)
    if not teams:
        return ""
    chosen = game.options(place.match.options, place.match.rules)[teams[side]]
    crests = {option.name: option.crests for option in shown(place.match.game, "en").options}
    return crests[teams[side]].get(str(chosen), "")


def _agreed(place: Place, text: Text) -> list[tuple[str, str]]:
    """The teams, and whatever is not as usual; a whole roster is too long to be read."""
    game, kept = game_of(place.match.game), place.match
    chosen, teams = game.options(kept.options, kept.rules), _teams(place)
    return [
        (text.option(option.name), text.value(option.name, chosen[option.name]))
        for option in game.spec.options
        if not option.code and (option.name in teams or chosen[option.name] != option.usual(kept.rules))
    ]
