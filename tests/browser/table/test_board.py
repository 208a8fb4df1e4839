"""The board by pointer, by keys and by ear: a grid whose cells say what they are, and options with what to expect."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import downfield
from downfield.text.picture import showpiece
from tests.browser.conftest import Visit
from tests.browser.server import Server, seat_link

# All at once, for the match goes on meanwhile.
GRID = """
() => {
  const all = (what) => [...document.querySelectorAll(`#board ${what}`)];
  const cells = all("[role=gridcell]");
  return {
    rows: all("[role=row]").map((row) => row.getAttribute("aria-owns").split(" ")),
    cells: cells.map((cell) => cell.id),
    silent: cells.filter((cell) => !cell.getAttribute("aria-label") || !cell.hasAttribute("tabindex")).length,
    reached: all("[tabindex='0']").length,
    outside: all(".target:not([role=gridcell])").length,
  };
}
"""
WHOLE_LOG = "() => ((log) => log.scrollHeight <= log.clientHeight)(document.getElementById('log'))"


def downs(visit: Visit, server: Server) -> Page:
    """A match of First Downs against a program, home to decide."""
    begun = server.begin("first-downs", "me:Ada", "random", seed=3, options={"first_attacker": "home"})
    visitor = visit(seat_link(begun))
    visitor.player.await_turn()
    return visitor.page


@pytest.mark.parametrize("slug", ["calciotto", pytest.param("first-downs", marks=pytest.mark.nightly)])
def test_the_board_is_a_grid_of_cells_that_speak(visit: Visit, server: Server, slug: str) -> None:
    visitor = visit(seat_link(server.begin(slug, "me:Ada", "random", seed=5)))

    def look() -> None:
        grid = visitor.page.evaluate(GRID)
        assert len(grid["rows"]) > 2
        assert sorted(cell for row in grid["rows"] for cell in row) == sorted(grid["cells"])
        assert (grid["silent"], grid["reached"], grid["outside"]) == (0, 1, 0)

    visitor.player.play(lambda seen: None if seen.over else look(), most=6)
    found = Axe().run(visitor.page, context="#board")
    assert found.response["violations"] == []


def test_arrows_go_everywhere_and_enter_says_where_nothing_is_to_choose(visit: Visit, server: Server) -> None:
    page = downs(visit, server)
    page.focus("#board [tabindex='0']")
    expect(page.locator("#m-play-0")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#m-play-0-option-1")).to_be_focused()
    page.keyboard.press("ArrowDown")  # to what lies under it, not to the same number
    expect(page.locator("#m-play-1-option-1")).to_be_focused()
    page.keyboard.press("Control+Home")
    expect(page.locator("#m-side-0")).to_be_focused()
    page.keyboard.press("Enter")
    for told in (".tip", ".tip + [role=status]"):
        expect(page.locator(told)).to_have_text(
            re.compile(r"^Home: 0 points, attacks\..* Nothing to choose here right now\.$")
        )
    page.keyboard.press("PageDown")
    expect(page.locator("#m-play-0")).to_be_focused()
    page.keyboard.press("PageDown")
    expect(page.locator("#m-play-1")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_contain_text("Pro Set B")


def test_enter_on_what_is_not_mine_to_choose_is_refused_with_its_rule(visit: Visit, server: Server) -> None:
    page = downs(visit, server)
    page.keyboard.press("1")
    expect(page.locator("#m-back")).to_be_visible()
    page.focus("#m-card-3")
    page.keyboard.press("Enter")
    expect(page.locator("#news")).to_contain_text("FFD-4.2")
    expect(page.locator("#m-card-3")).to_be_focused()


def test_the_focus_stays_on_its_cell_while_the_match_goes_on(visit: Visit, server: Server) -> None:
    page = downs(visit, server)
    page.focus("#board [tabindex='0']")
    page.keyboard.press("Control+Home")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#m-yards-1")).to_be_focused()
    page.keyboard.press("1")
    expect(page.locator("#log")).to_contain_text("Pro Set A")
    expect(page.locator("#m-yards-1")).to_be_focused()


def test_a_cell_that_is_gone_leaves_the_focus_to_its_neighbour(visit: Visit, server: Server) -> None:
    page = downs(visit, server)
    page.focus("#m-play-5")
    page.keyboard.press("1")
    expect(page.locator("#m-back")).to_be_visible()
    page.wait_for_function("() => document.activeElement?.getAttribute('role') === 'gridcell'")


def test_what_lies_under_the_pointer_is_told_below_the_board(visit: Visit, server: Server) -> None:
    page = downs(visit, server)
    page.hover("#m-yards-2 rect", force=True)
    expect(page.locator(".tip")).to_have_text("Away’s zone: 40 yards.")
    page.hover("#words")
    expect(page.locator(".tip")).to_have_text("")


def test_an_option_tells_what_to_expect_on_its_button_and_on_the_board(visit: Visit, server: Server) -> None:
    page = downs(visit, server)
    first = page.locator("#options button").first
    expect(first.locator(".odds")).to_have_text("First down at best 50% (long right)")
    wide = first.locator(".share").evaluate(
        "(bar) => parseFloat(getComputedStyle(bar, '::after').width) / bar.clientWidth"
    )
    assert wide == pytest.approx(0.5, abs=0.01)
    first.hover()
    expect(page.locator("#board .lit")).to_have_count(2)
    for lit in ("#m-play-0", "#m-play-0-option-3"):
        expect(page.locator(lit)).to_have_class(re.compile(r"\blit\b"))
    page.hover("#m-play-2")
    odds = page.locator("#options button .odds").nth(2).inner_text()
    expect(page.locator(".tip")).to_have_text(re.compile(re.escape(odds) + "$"))
    expect(page.locator("#options button").nth(2)).to_have_class("lit")
    expect(page.locator("#m-play-2")).to_have_attribute("aria-description", odds)


def test_the_way_of_a_die_is_seen_when_it_is_lit(visit: Visit, server: Server) -> None:
    begun = server.begin("first-and-roll", "me:Ada", "random", seed=7)
    visitor = visit(seat_link(begun))
    seen = visitor.player.await_turn()
    while not visitor.page.locator("#m-reach-R").count():
        visitor.player.step(seen)
        seen = visitor.player.await_turn()
    page = visitor.page
    page.hover("#words")  # off whatever was pressed last
    expect(page.locator("#m-reach-R")).to_have_css("opacity", "0")
    page.locator("#options button").first.hover()
    expect(page.locator("#m-reach-R")).to_have_css("opacity", "0.95")
    expect(page.locator("#m-reach-G")).to_have_css("opacity", "0")


def test_figures_move_for_whoever_wants_motion_and_not_for_others(visit: Visit, server: Server) -> None:
    begun = server.begin("first-and-roll", "me:Ada", "random", seed=7)
    takes = "getComputedStyle(document.querySelector('#m-ball')).transitionDuration"
    calm, lively = visit(seat_link(begun)), visit(seat_link(begun), motion=True)
    for visitor in (calm, lively):
        visitor.player.await_turn()
    assert calm.page.evaluate(takes) == "0s"
    assert lively.page.evaluate(takes).startswith("0.25s")


FIRST_DIE = """
() => new MutationObserver((changes, watcher) => {
  if (!document.querySelector("#beats .die")) return;
  watcher.disconnect();
  window.atFirstDie = {
    lines: document.querySelectorAll("#log li").length, options: document.querySelectorAll("#options button").length,
  };
}).observe(document.querySelector("#beats"), { childList: true })
"""


def test_dice_fall_before_anything_is_told_or_asked(visit: Visit, server: Server) -> None:
    visitor = visit(seat_link(server.begin("first-and-roll", "me:Ada", "random", seed=7)), motion=True)
    page, lines, seen = visitor.page, 0, visitor.player.await_turn()
    page.evaluate(FIRST_DIE)
    while not page.evaluate("window.atFirstDie"):
        lines = page.locator("#log li").count()
        visitor.player.step(seen)
        seen = visitor.player.await_turn()
    assert page.evaluate("atFirstDie.options") == 0
    page.wait_for_function("() => document.querySelectorAll('#log li').length > window.atFirstDie?.lines")
    assert lines <= page.evaluate("atFirstDie.lines")


# A room full of people -------------------------------------------------------------------------------------------


def test_a_beamer_shows_board_and_score_and_follows(visit: Visit, server: Server) -> None:
    begun = server.begin("first-downs", "me:Ada", "me:Bo", seed=3, options={"first_attacker": "home"})
    beamer = visit(f"/match/{begun['id']}/beamer").page
    expect(beamer.locator("#name-0")).to_have_text("Ada (guest)")
    expect(beamer.locator("#m-play-0")).to_be_visible()
    assert beamer.locator("button, input, select, a").count() == 0
    player = visit(seat_link(begun)).player
    player.play(most=1)
    expect(beamer.locator("#m-back")).to_be_visible()
    beamer.wait_for_function("() => document.scrollingElement.scrollHeight <= innerHeight")
    assert Axe().run(beamer).response["violations"] == []


def test_a_beamer_of_no_match_is_refused_in_words(visit: Visit) -> None:
    visitor = visit()
    visitor.watch.expect("404")
    reply = visitor.page.goto(f"{visitor.url}/match/nothere12345/beamer")
    assert reply is not None
    assert reply.status == 404


# Sounds ----------------------------------------------------------------------------------------------------------

EAR = """
window.heard = [];
class Part { constructor() { this.gain = this; } connect(next) { return next; } setValueAtTime() {}
  linearRampToValueAtTime() {} exponentialRampToValueAtTime() {} stop() {}
  start() { window.heard.push(this.kind || "noise"); } }
window.AudioContext = class { constructor() { this.state = "running"; this.currentTime = 0; this.sampleRate = 8000; }
  createBuffer(_, size) { return { getChannelData: () => new Float32Array(size) }; } };
window.OscillatorNode = class extends Part { constructor(_, how) { super(); this.kind = how.type; } };
window.GainNode = window.BiquadFilterNode = window.AudioBufferSourceNode = Part;
"""


def test_nothing_sounds_until_it_is_wanted(visit: Visit, server: Server) -> None:
    begun = server.begin("first-and-roll", "me:Ada", "random", seed=7)
    visitor = visit(own=True)
    visitor.context.add_init_script(EAR)
    visitor.go(seat_link(begun))
    visitor.player.play(most=4)
    assert visitor.page.evaluate("heard") == []
    visitor.page.click("#menu summary")
    visitor.page.check("#sound")
    assert visitor.page.evaluate("heard") == ["sine", "sine"]  # so does your turn
    visitor.page.keyboard.press("Escape")
    visitor.page.evaluate("heard.length = 0")
    while not visitor.page.evaluate("heard.includes('noise')"):  # dice
        visitor.player.step(visitor.player.await_turn())
    visitor.page.reload()
    visitor.player.await_turn()
    assert visitor.page.is_checked("#sound")


# Paper -----------------------------------------------------------------------------------------------------------


def test_a_match_prints_board_score_and_log_in_light_colours(visit: Visit, server: Server) -> None:
    begun = server.begin("first-downs", "me:Ada", "random", seed=3)
    visitor = visit(seat_link(begun), theme="contrast")
    visitor.player.play(most=3)
    page = visitor.page
    page.emulate_media(media="print")
    for hidden in (".bar", ".need", ".acts", ".news"):
        expect(page.locator(hidden).first).to_be_hidden()
    for shown in ("#board", "#log", "#sitters"):
        expect(page.locator(shown)).to_be_visible()
    expect(page.locator("#board .felt").first).to_have_css("fill", "rgb(255, 255, 255)")
    expect(page.locator("html")).to_have_css("background-color", "rgb(255, 255, 255)")
    page.wait_for_function(WHOLE_LOG)


def test_the_rules_print_as_a_booklet(visit: Visit) -> None:
    page = visit("/rules/first-downs").page
    printed = page.pdf(prefer_css_page_size=True)
    assert b"/MediaBox [0 0 419" in printed or b"/MediaBox [0 0 420" in printed
    page.emulate_media(media="print")
    expect(page.locator(".book nav")).to_be_hidden()


# A notebook ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", downfield.GAMES)
def test_a_board_in_a_file_needs_nothing_else(visit: Visit, slug: str) -> None:
    page = visit().page
    page.set_content(showpiece(downfield.game(slug)).svg())
    assert page.evaluate("getComputedStyle(document.querySelector('.felt')).fill") == "rgb(36, 53, 44)"
    assert page.evaluate(
        "[...document.querySelectorAll('.reach')].every((e) => getComputedStyle(e).opacity === '0')"
    )
    assert page.locator("svg").bounding_box() is not None
