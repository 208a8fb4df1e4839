"""The server: everything put together."""

import asyncio
import contextlib
import pathlib
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.template import TemplateConfig

import downfield
from downfield.store import Store
from downfield.store.people import agreed
from downfield.store.quotas import FREE, Quotas
from downfield.store.retention import Retention
from downfield.store.signing import Signer
from downfield.table.live.house import House
from downfield.table.live.meet.push import Voucher, new_key
from downfield.table.live.night import Night
from downfield.table.live.room import PACE
from downfield.table.live.thinking import BUDGET, Bench
from downfield.table.pages import (
    account,
    ask,
    beamer,
    fair,
    files,
    forks,
    games,
    home,
    keeper,
    league,
    learn,
    lore,
    luck,
    match,
    mine,
    puzzles,
    replay,
    report,
    review,
    rules,
    teams,
    watch,
)
from downfield.table.pages.archive import Archive
from downfield.table.pages.meet import featured, lobby, profile, push, turns
from downfield.table.people import accounts, neighbours, own_data, owners, passkeys
from downfield.table.people.visitors import People
from downfield.table.people.welcome import Welcome
from downfield.table.protocol import tally
from downfield.table.protocol.allowance import Allowance
from downfield.table.protocol.logs import tell
from downfield.table.protocol.switches import ALL, Switches
from downfield.table.web import api, bots, health, leagues, schema
from downfield.table.web.access import Access, Porter
from downfield.table.web.guard import ANSWERS_TO_ERRORS, LARGEST, Cashier, Doorkeeper, add_headers
from downfield.table.web.league_api import DOORS as LEAGUE_DOORS
from downfield.table.web.line import live
from downfield.table.web.metrics import OPEN as METRICS_OPEN
from downfield.table.web.metrics import metrics

TABLE = pathlib.Path(__file__).parent.parent
PAGES = (
    home.home,
    match.match,
    beamer.beamer,
    rules.rules,
    rules.quick_start,
    files.static,
    account.account,
    fair.fair,
    learn.learn,
)
PUZZLES = (puzzles.page_of_puzzles, puzzles.puzzle_of_today, puzzles.page_of_puzzle)
LORE = (lore.page_of_shelf, lore.page_of_entry, lore.about)
DOORS = (api.begin, api.join, api.standing, api.written, api.server, health.health, live, metrics)
TEAMS = (teams.page_of_teams, teams.page_of_team, teams.check, teams.read, teams.file)
PROGRAMS = (
    bots.make_token,
    bots.own_tokens,
    bots.forget_tokens,
    bots.forget_token,
    bots.stream,
    bots.answer,
    bots.add_nonce,
    bots.take_back,
    bots.resign,
)
FILMS = (
    replay.match_page,
    replay.record_page,
    replay.bring_page,
    replay.match_reel,
    replay.match_shots,
    replay.record_reel,
    replay.record_shots,
    replay.record_text,
    replay.bring,
    report.match_brief,
    report.match_numbers,
    report.match_report,
    report.record_numbers,
    report.record_report,
    luck.match_luck,
    luck.my_luck,
    luck.record_luck,
    review.match_progress,
    review.match_review,
    review.record_progress,
    review.record_review,
    forks.fork,
    ask.page_of_oracle,
    ask.about_moment,
    ask.ask,
    ask.chart,
    watch.page_of_matches,
    watch.matches,
)
ACCOUNTS = (
    mine.mine,
    mine.page_of_mine,
    mine.mine_with_keys,
    accounts.sign_up,
    accounts.sign_in,
    accounts.recover,
    accounts.sign_out,
    owners.sign_out_everywhere,
    owners.end_session,
    owners.set_password,
    owners.make_codes,
    owners.delete_account,
    own_data.export,
    own_data.forget_me,
    own_data.forget_record,
    passkeys.ask_for_new,
    passkeys.keep_new,
    passkeys.ask_for_known,
    passkeys.sign_in_by_passkey,
    passkeys.forget,
)
LEAGUES = (*league.PAGES, *leagues.FORMS, *LEAGUE_DOORS)
KEEPERS = (keeper.keeper, keeper.do)
COMPANY = (
    profile.profile,
    profile.page_of_player,
    featured.featured,
    turns.own_turns,
    push.push_key,
    push.subscribe,
    push.unsubscribe,
    push.worker,
    lobby.page_of_lobby,
    lobby.lobby,
    lobby.challenge,
    lobby.accept,
    lobby.withdraw,
    lobby.pair,
    neighbours.neighbours,
    neighbours.shun,
    neighbours.report,
    neighbours.own_shuns,
    neighbours.undo_shun,
)


def table_app(
    database: pathlib.Path | str,
    *,
    budget: float = BUDGET,
    places: int | None = None,
    pace: float = PACE,
    doorkeeper: Doorkeeper | None = None,
    access: Access | None = None,
    metrics_open: bool = False,
    warm_up: bool = False,
    per_visitor: float = 0,
    quotas: Quotas = FREE,
    retention: Retention | None = None,
    switches: Switches = ALL,
) -> Litestar:
    """The table as an ASGI application; with `warm_up` its programs learn their playbooks at once.

    So many `places` there are for programs that think. `access` says by which names it is known; without it, by any.
    `per_visitor` is how many seconds of the processor a visitor may use in every minute; 0 is no limit. `quotas` say
    how much a visitor may have, `retention` how long things are kept; without it, for ever. `switches` say what there
    is for people who meet here.
    """

    def furnish(templates: JinjaTemplateEngine) -> None:
        """Every page finds its scripts and styles, and knows what there is here."""
        templates.engine.globals |= {"static": files.place(), "switches": switches}

    house_of: dict[str, House] = {}
    people_of: dict[str, People] = {}
    archive_of: dict[str, Archive] = {}

    @contextlib.asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        store = Store(database)
        await store.open()
        people_of["people"] = await People.open(store)
        signer = Signer(await agreed(store, "record-key", Signer.new_key()))
        house = house_of["house"] = House(store, Bench(budget, places), pace, signer, Allowance(per_visitor))
        archive_of["archive"] = Archive(house)
        house.warden.forgets.append(archive_of["archive"].forget)
        await house.warden.open(people_of["people"].mark)
        house.quotas, house.switches = quotas, switches
        night = Night(store, retention or Retention(0, 0, 0, 0, 0, 0, 0))
        house.heart.duties += [night.look] if retention else []
        house.postman.voucher = Voucher(await agreed(store, "push-key", new_key()))
        house.postman.contact = access.base if access else ""
        tally.mended()
        await house.heart.open()
        house.doorbell.open()
        house.chronicler.open()
        waking: list[asyncio.Task[None]] = []
        if warm_up:
            house.bench.warm_up()
            waking.append(asyncio.create_task(games.warm_up(house.desk.do)))
            waking.append(asyncio.create_task(archive_of["archive"].wake()))
        tell("table opened", version=downfield.__version__, shared=store.is_shared)
        try:
            yield
        finally:
            tell("table closed")
            for task in waking:
                task.cancel()
            archive_of["archive"].close()
            await night.close()
            await house.close()
            await store.close()

    def house() -> House:
        return house_of["house"]

    def people() -> People:
        return people_of["people"]

    def archive() -> Archive:
        return archive_of["archive"]

    return Litestar(
        [
            *PAGES,
            *DOORS,
            *PROGRAMS,
            *ACCOUNTS,
            *COMPANY,
            *KEEPERS,
            *FILMS,
            *TEAMS,
            *LORE,
            *PUZZLES,
            *LEAGUES,
        ],
        lifespan=[open_house],
        dependencies={
            "house": Provide(house, sync_to_thread=False),
            "people": Provide(people, sync_to_thread=False),
            "archive": Provide(archive, sync_to_thread=False),
        },
        middleware=[*([Porter(access)] if access else []), Welcome(people, house), Cashier(house)],
        template_config=TemplateConfig(
            directory=TABLE / "templates", engine=JinjaTemplateEngine, engine_callback=furnish
        ),
        before_request=doorkeeper or Doorkeeper(),
        before_send=[add_headers],
        exception_handlers=ANSWERS_TO_ERRORS,
        request_max_body_size=LARGEST,
        on_app_init=[schema.document],
        openapi_config=schema.CONFIG,
        logging_config=None,
        state=State({METRICS_OPEN: metrics_open}),
    )
