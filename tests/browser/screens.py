"""Every screen of the table, reached the same way each time: matches have seeds, and everybody's name is known."""

import json
import pathlib
from collections.abc import Callable
from typing import Any

from tests.browser.club_screens import CLUB, CLUB_AT_NIGHT
from tests.browser.conftest import Visitor
from tests.browser.friend import Friend, friend
from tests.browser.learn_screens import LEARNING
from tests.browser.page_screens import PAGES
from tests.browser.people_screens import MEETING
from tests.browser.server import Server, seat_link
from tests.browser.walker import WAYS_ARE_SHOWN

PATIENCE = 180_000  # ms for a review, which asks the oracle at every moment
THEMES = ("light", "dark", "contrast")
RECORD = pathlib.Path(__file__).parents[1] / "golden" / "first-and-roll.record"
SECOND_AND_SEVEN = "half=2 clock=8:00 ball=64 down=2 togo=7 score=14-10 timeouts=2-3"
FOURTH_AND_TWO = "half=2 clock=8:00 ball=68 down=4 togo=2 score=14-17 timeouts=2-3"
LAST_PLAY = "half=2 clock=2:00 ball=70 down=3 togo=8 score=21-17 timeouts=0-0"
NEAR_GOAL = (
    "phase=movement turn=home ball=home14 score=1-1 played=52"
    " home=1@h0,2@g5,4@j6,6@e14,7@n15,10@k14,13@k18,14@i19"
    " away=1@h21,2@g18,3@j17,6@d15,7@n12,10@i13,13@f11,14@j9"
    " hand_home=dribbling,tackle,sprint3,raddoppia,cancella hand_away=tuffo,scivolata,sicurezza,elimina subs=1-0"
    " :: pass pass d5 d4"
)
SECOND_MOVE = (
    "phase=move row=9 move=2 down=2 yc=8 score=7-3 clock=6:41 timeouts=1-0 hurt=home24.3,home75.2,away71.3,away22.1"
    " home=80@l6,60@c12,61@v11,50@j7,51@n6,52@l5,70@l9,71@k10x,72@m9,73@j9,74@n9"
    " away=20@l10,21@m10x,23@j9~73,25@n10,26@l12,27@h12,28@p12,29@d14,30@u14,31@i16,32@o16 ball=home80"
    " :: t2 t4 none 70-n c6"
)
CAGE = (
    "half=2 turn=home turns=3-2 score=1-1 rerolls=2-1 ball=home1 ko=away12 hurt=home2 done=home14,home12"
    " home=1@n7,9@p8,3@o6,4@o8,11@m6,5@q5,7@u3,12@m8,13@r9,6@s11,14@p12p"
    " away=2@q8,3@r5,7@q6,8@p5s,9@s9,10@t11,4@v4,1@x8,5@w12,11@r10,6@v8"
)
DOWNS = "drive=3 first=home down=2 yards=20/7/23 momentum=2-1 score=7-3"

# Much like others, and slow.
AT_NIGHT = (
    "calciotto-lineup", "calciotto-made", "calciotto-goal", "touch-down-lineup", "touch-down-made", "first-downs-shown",
    "first-and-roll-rolled", "first-and-roll-sealed", "first-downs-sealed", "invited", "inviting", "waiting", "watch",
    "watched", "replay", "over", "report", "review", "reviewing", "luck", "all-my-luck", "resigning",
    "blood-bowl-made", "blood-bowl-run", "rules",
    *PAGES, *CLUB_AT_NIGHT, *MEETING, *LEARNING,
)  # fmt: skip

Way = Callable[[Visitor, Server], None]
SCREENS: dict[str, Way] = {}


def screen(way: Way) -> Way:
    """Names a screen after the function that leads to it."""
    SCREENS[way.__name__.replace("_", "-")] = way
    return way


def meet(visitor: Visitor, server: Server, game: str, start: str, **more: Any) -> Friend:
    """Ada sits at the page, Ben at the other end of the line."""
    begun = server.begin(game, "me:Ada", "me:Ben", seed=8, start=start, **more)
    ben = visitor.until_the_end(friend(server, begun, 1))
    visitor.go(seat_link(begun, 0))
    visitor.page.wait_for_function("() => document.querySelectorAll('.sitter').length === 2")
    return ben


def choose(visitor: Visitor, words: str) -> None:
    """Take the option that bears these words, and see what comes of it."""
    visitor.player.await_turn()
    visitor.page.click(f"#options button:has-text('{words}')")


def try_out(visitor: Visitor, plan: str) -> None:
    """Point at a ready formation, without taking it."""
    visitor.player.await_turn()
    visitor.page.get_by_role("button", name=plan).focus()
    visitor.page.wait_for_selector("#board .sketch *", state="attached")


def line_up(visitor: Visitor, figure: str) -> None:
    """Take the line-up that is recommended, name it, and pick one of them up."""
    page = visitor.page
    visitor.player.await_turn()
    page.click("#lineup [data-start=advised]")
    page.fill("#lineup-name input", "Mine")
    page.click("#lineup-name button")
    pick_up(visitor, figure)


def pick_up(visitor: Visitor, figure: str) -> None:
    """Take a figure into the hand, and see where it can go."""
    visitor.player.await_turn()
    visitor.page.locator(f"#{figure}").focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_function(WAYS_ARE_SHOWN, arg=figure)


# Before a match -------------------------------------------------------------------------------------------------


@screen
def home(visitor: Visitor, server: Server) -> None:
    """The games, one click away."""
    visitor.go("/")


@screen
def invited(visitor: Visitor, server: Server) -> None:
    """Somebody has sent a link."""
    begun = server.begin("blood-bowl", "me:Ada", "open")
    visitor.go(f"/?join={begun['invite']}")
    visitor.page.wait_for_selector("#join")


@screen
def inviting(visitor: Visitor, server: Server) -> None:
    """A link and a code for a friend."""
    begun = server.begin("first-downs", "me:Ada", "open")
    visitor.go("/")
    kept = json.dumps(
        {begun["id"]: {"game": "first-downs", "keys": begun["keys"], "invite": "k7m2wxyz", "at": 0}}
    )
    visitor.page.evaluate("(kept) => localStorage.setItem('downfield.matches', kept)", kept)
    visitor.go(f"/match/{begun['id']}")
    visitor.page.wait_for_selector("#invite")


# In a match -----------------------------------------------------------------------------------------------------


@screen
def first_downs_play(visitor: Visitor, server: Server) -> None:
    """The offence chooses its card."""
    meet(visitor, server, "first-downs", DOWNS)
    visitor.player.await_turn()


@screen
def first_downs_sealed(visitor: Visitor, server: Server) -> None:
    """An option of the card in secret, against a defence that lies face down."""
    ben = meet(visitor, server, "first-downs", DOWNS)
    choose(visitor, "Shotgun")
    ben.answer("Nickel")
    visitor.player.await_turn()


@screen
def first_downs_shown(visitor: Visitor, server: Server) -> None:
    """Both cards lie open, and the coins have moved."""
    ben = meet(visitor, server, "first-downs", DOWNS)
    choose(visitor, "Pro Set A")
    ben.answer("Nickel")
    visitor.player.await_turn()
    visitor.page.click("#options button >> nth=1")
    visitor.player.await_turn()


@screen
def first_and_roll_sealed(visitor: Visitor, server: Server) -> None:
    """A die is taken in secret."""
    meet(visitor, server, "first-and-roll", f"{SECOND_AND_SEVEN} :: play")
    visitor.player.await_turn()


@screen
def first_and_roll_rolled(visitor: Visitor, server: Server) -> None:
    """The dice lie on the field, and what they meant is said."""
    ben = meet(visitor, server, "first-and-roll", f"{SECOND_AND_SEVEN} :: play")
    ben.answer("Y")
    choose(visitor, "Yellow")
    visitor.player.await_turn()


@screen
def first_and_roll_fourth(visitor: Visitor, server: Server) -> None:
    """Play, punt or kick: with the chances of each."""
    meet(visitor, server, "first-and-roll", FOURTH_AND_TWO)
    visitor.player.await_turn()


@screen
def calciotto_lineup(visitor: Visitor, server: Server) -> None:
    """A ready formation is tried on the lawn before it is taken."""
    meet(visitor, server, "calciotto", "")
    try_out(visitor, "Formation: Storm")


@screen
def calciotto_made(visitor: Visitor, server: Server) -> None:
    """The squad lies below the pitch, eight stand on it; one is in hand."""
    meet(visitor, server, "calciotto", "")
    line_up(visitor, "m-f-h-2")


@screen
def calciotto_run(visitor: Visitor, server: Server) -> None:
    """A figure is picked up: what each square costs, and the chances of its shots."""
    meet(visitor, server, "calciotto", NEAR_GOAL)
    pick_up(visitor, "m-f-h-14")


@screen
def calciotto_goal(visitor: Visitor, server: Server) -> None:
    """The dice of shooter and keeper, what each adds, and who has won."""
    meet(visitor, server, "calciotto", f"{NEAR_GOAL} !g pass pass d5 d4 d2 d1 done")
    visitor.player.await_turn()


@screen
def touch_down_lineup(visitor: Visitor, server: Server) -> None:
    """Eleven ghosts stand as they would in a formation."""
    meet(visitor, server, "touch-down", "row=8 :: attack")
    try_out(visitor, "Formation: Spread")


@screen
def touch_down_made(visitor: Visitor, server: Server) -> None:
    """The tray says what each counter is, an arrow which way they attack; one is in hand."""
    meet(visitor, server, "touch-down", "phase=kickoff")
    line_up(visitor, "m-p-h-20")


@screen
def touch_down_run(visitor: Visitor, server: Server) -> None:
    """One is down; the carrier is picked up, and every square says whether he gets there."""
    meet(visitor, server, "touch-down", SECOND_MOVE)
    pick_up(visitor, "m-p-h-80")


@screen
def blood_bowl_made(visitor: Visitor, server: Server) -> None:
    """Eleven stand before the kick-off, the others on the bench; one is in hand."""
    meet(visitor, server, "blood-bowl", "phase=drive half=2 kicking=home opener=home score=1-0")
    line_up(visitor, "m-p-h-3")


@screen
def blood_bowl_block(visitor: Visitor, server: Server) -> None:
    """Two dice lie beside the ogre and the blitzer whom he has met; they may be rolled again."""
    meet(visitor, server, "blood-bowl", f"{CAGE} :: 9blitz *2 D4 *2 POW PB")
    visitor.player.await_turn()


@screen
def blood_bowl_run(visitor: Visitor, server: Server) -> None:
    """A blitzer is picked up, and every square says whether he gets there."""
    meet(visitor, server, "blood-bowl", CAGE)
    pick_up(visitor, "m-p-h-6")


@screen
def waiting(visitor: Visitor, server: Server) -> None:
    """The other coach decides, and the page says what about."""
    meet(visitor, server, "first-downs", DOWNS)
    choose(visitor, "Pro Set B")
    visitor.player.await_turn()
    visitor.page.click("#options button >> nth=0")
    visitor.page.wait_for_selector("#table:not(.mine)")


@screen
def watched(visitor: Visitor, server: Server) -> None:
    """Somebody looks on."""
    begun = server.begin("first-and-roll", "me:Ada", "me:Ben", seed=8, start=SECOND_AND_SEVEN)
    for seat in (0, 1):
        visitor.until_the_end(friend(server, begun, seat))
    visitor.go(f"/match/{begun['id']}")
    visitor.page.wait_for_function("() => document.querySelectorAll('.sitter').length === 2")


@screen
def rule(visitor: Visitor, server: Server) -> None:
    """The rule behind a question, over the table."""
    meet(visitor, server, "first-and-roll", FOURTH_AND_TWO)
    visitor.player.await_turn()
    visitor.page.click("#under .cite")
    visitor.page.wait_for_selector("#rule[open]")


@screen
def resigning(visitor: Visitor, server: Server) -> None:
    """A question before the match is given up."""
    meet(visitor, server, "first-downs", DOWNS)
    visitor.player.await_turn()
    visitor.page.evaluate("document.getElementById('resign').click()")  # on a phone it lies behind a tab
    visitor.page.wait_for_selector("#giving-up[open]")


@screen
def hand_over(visitor: Visitor, server: Server) -> None:
    """Two at one screen: the others look away."""
    begun = server.begin("first-and-roll", "me:Ada", "me:Ben", seed=8, start=f"{SECOND_AND_SEVEN} :: play")
    visitor.go(seat_link(begun))
    while not visitor.player.await_turn().cover:
        visitor.player.step(visitor.player.await_turn())


@screen
def over(visitor: Visitor, server: Server) -> None:
    """The last whistle."""
    begun = server.begin("first-and-roll", "me:Ada", "me:Ben", seed=8, start=LAST_PLAY)
    visitor.go(seat_link(begun))
    visitor.player.play()
    visitor.page.wait_for_function("() => document.getElementById('brief')?.hidden === false")


# Besides --------------------------------------------------------------------------------------------------------


@screen
def replay(visitor: Visitor, server: Server) -> None:
    """A match once more."""
    brought = json.loads(server.get("/api/records", {"text": RECORD.read_text(encoding="utf-8")}))
    visitor.go(f"/replay/{brought['id']}#60")
    visitor.page.wait_for_function("() => document.getElementById('film')?.dataset.shown === '60'")


@screen
def report(visitor: Visitor, server: Server) -> None:
    """What turned a match, and what both sides did."""
    brought = json.loads(server.get("/api/records", {"text": RECORD.read_text(encoding="utf-8")}))
    visitor.go(f"/replay/{brought['id']}/report")


@screen
def review(visitor: Visitor, server: Server) -> None:
    """What every decision cost."""
    text = RECORD.with_name("first-downs.record").read_text(encoding="utf-8")
    brought = json.loads(server.get("/api/records", {"text": text}))
    visitor.go(f"/replay/{brought['id']}/review")
    visitor.page.wait_for_selector("svg .curve", state="attached", timeout=PATIENCE)


@screen
def reviewing(visitor: Visitor, server: Server) -> None:
    """A review that is being worked out."""
    text = RECORD.with_name("touch-down.record").read_text(encoding="utf-8")
    brought = json.loads(server.get("/api/records", {"text": text}))
    visitor.go(f"/replay/{brought['id']}/review")


@screen
def luck(visitor: Visitor, server: Server) -> None:
    """Dice against what was to be expected."""
    brought = json.loads(server.get("/api/records", {"text": RECORD.read_text(encoding="utf-8")}))
    visitor.go(f"/replay/{brought['id']}/luck")


@screen
def all_my_luck(visitor: Visitor, server: Server) -> None:
    """The dice of somebody who has played nothing yet."""
    visitor.go("/luck")


@screen
def bring(visitor: Visitor, server: Server) -> None:
    """A record that somebody has brought along."""
    visitor.go("/replay")


@screen
def watch(visitor: Visitor, server: Server) -> None:
    """Matches that anybody may look at."""
    visitor.go("/watch")


@screen
def account(visitor: Visitor, server: Server) -> None:
    """A name and a way to be known by it."""
    visitor.go("/account")


@screen
def beamer(visitor: Visitor, server: Server) -> None:
    """Board and score alone, for a whole room."""
    begun = server.begin("first-downs", "me:Ada", "me:Ben", seed=8, start=DOWNS)
    visitor.go(f"/match/{begun['id']}/beamer")
    visitor.page.wait_for_function("() => document.getElementById('moving')?.children.length > 0")


@screen
def rules(visitor: Visitor, server: Server) -> None:
    """The rulebook, at a rule."""
    visitor.go("/rules/first-and-roll#FAR-5.3")


@screen
def oracle(visitor: Visitor, server: Server) -> None:
    """What best play does on second and seven; whoever knows it has to get up first."""
    visitor.page.set_default_navigation_timeout(60_000)
    visitor.go("/ask/first-and-roll?ball=64&down=2&togo=7&half=2&clock=8:00")


@screen
def nowhere(visitor: Visitor, server: Server) -> None:
    """No such page."""
    visitor.watch.expect("404")
    visitor.go("/nowhere")


# Round the matches, and competitions ------------------------------------------------------------------------------

SCREENS |= PAGES | CLUB | MEETING | LEARNING
