"""Blood Bowl on the board: one click on a player and one on whatever he is to do; what is in hand stays in hand."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.friend import friend
from tests.browser.server import Server, seat_link

# One of the ends comes to lie over the figure.
COVER = """() => {
  const figure = document.querySelector("#m-p-h-9").getBoundingClientRect();
  const end = document.querySelector("#reach .target");
  const box = end.getBoundingClientRect();
  const scale = document.getElementById("board").getScreenCTM().a;
  end.style.translate = `${(figure.x - box.x) / scale}px ${(figure.y - box.y) / scale}px`;
  end.parentNode.append(end);
}"""
# What of all that can be pressed on the board lies below the bar, and who.
COVERED = """() => {
  const bar = document.querySelector("#deeds .row").getBoundingClientRect();
  return [...document.querySelectorAll("#board .target, #board .source, #moving [id^=m-p-]")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.x < bar.right && box.right > bar.x && box.y < bar.bottom && box.bottom > bar.y;
  }).map((one) => one.id);
}"""
# Whether a line ties the bar to the figure in hand, or both are near.
TIED = """() => {
  const [tie, ...both] = ["#deeds .tie", "#deeds .row", "#board .held"]
    .map((name) => document.querySelector(name).getBoundingClientRect());
  if (!tie.width && !tie.height) {
    const [bar, figure] = both;
    return Math.max(bar.x - figure.right, figure.x - bar.right, bar.y - figure.bottom, figure.y - bar.bottom) < 40;
  }
  const apart = (box) => Math.max(tie.x - box.right, box.x - tie.right, tie.y - box.bottom, box.y - tie.bottom);
  return both.every((box) => apart(box) < 3);
}"""
PITCH = "home=1@f8,11@k5,12@m8,13@m9,14@a1 away=7@n8,8@v3 ball=home1 rerolls=1-0"


def pitch(visit: Visit, server: Server, start: str = PITCH) -> Page:
    begun = server.begin("blood-bowl", "me:Ada", "me:Ben", seed=7, start=start)
    visitor = visit(seat_link(begun, 0))
    visitor.player.await_turn()
    return visitor.page


def click(page: Page, name: str) -> None:
    """In the middle of a figure or a square."""
    page.locator(f"#{name}").dispatch_event("click")


def take(page: Page, figure: str) -> None:
    """Pick a figure up, and wait for what it can do."""
    click(page, figure)
    expect(page.locator(f"#{figure}.held")).to_be_attached()
    expect(page.locator("#reach > *").first).to_be_attached()


def test_who_has_walked_stays_in_hand_until_another_is_taken(visit: Visit, server: Server) -> None:
    page = pitch(visit, server)
    take(page, "m-p-h-14")
    click(page, "m-s-c1")
    expect(page.locator("#words")).to_have_text("Number 14: where to?")
    expect(page.locator("#m-p-h-14.held")).to_be_attached()
    take(page, "m-p-h-11")
    click(page, "m-s-k3")
    expect(page.locator("#words")).to_have_text("Number 11: where to?")


def test_what_is_in_hand_stays_there_when_somebody_comes_to_the_match(visit: Visit, server: Server) -> None:
    begun = server.begin("blood-bowl", "me:Ada", "me:Ben", seed=7, start=PITCH)
    visitor = visit(seat_link(begun, 0))
    visitor.player.await_turn()
    page, ben = visitor.page, visitor.page.locator(".sitter .state").last
    take(page, "m-p-h-14")
    expect(ben).not_to_be_empty()
    visitor.until_the_end(friend(server, begun, 1))
    expect(ben).to_be_empty()
    expect(page.locator("#m-p-h-14.held")).to_be_attached()
    expect(page.locator("#reach > *").first).to_be_attached()


def test_a_click_on_a_team_mate_throws_nothing_and_the_second_picks_him_up(
    visit: Visit, server: Server
) -> None:
    page = pitch(visit, server)
    take(page, "m-p-h-1")
    click(page, "m-p-h-11")
    expect(page.locator("#options button")).to_have_count(3)
    expect(page.locator("#options button").first).to_contain_text("1 hands off to 11")
    expect(page.locator("#options button").nth(1)).to_contain_text("and passes to 11")
    take(page, "m-p-h-11")
    expect(page.locator("#words")).to_have_text("Who do you activate?")


def test_the_bar_beside_a_figure_says_what_it_does_and_why_it_does_not(visit: Visit, server: Server) -> None:
    """The title is the figure; a key shows one action alone, another says the reason and its rule."""
    page = pitch(visit, server, PITCH + " used=blitz")
    take(page, "m-p-h-12")
    expect(page.locator("#figure")).to_have_text("12 Lineman")
    expect(page.locator("#deeds button:not([aria-disabled=true]) span")).to_have_text(["move", "block"])
    page.keyboard.press("l")
    expect(page.locator("#deeds p")).to_have_text("blitz: already used this turn BB-8.5")
    page.keyboard.press("b")
    expect(page.locator("#board .target:not([id^=m-option])")).to_have_count(1)
    expect(page.locator("#options button")).to_have_count(1)
    page.click("#deeds [data-action=block]")
    expect(page.locator("#board #reach .target").nth(5)).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator("#deeds")).to_be_hidden()
    expect(page.locator("#figure")).to_be_hidden()


def test_the_bar_lies_near_its_figure_and_covers_nobody_and_nothing_that_can_be_pressed(
    visit: Visit, server: Server
) -> None:
    page = pitch(visit, server)
    for figure in ("m-p-h-14", "m-p-h-12", "m-p-h-1"):
        page.keyboard.press("Escape")
        take(page, figure)
        expect(page.locator("#deeds")).to_be_visible()
        assert page.evaluate(COVERED) == []
        assert page.evaluate(TIED)


def test_on_a_phone_the_bar_lies_in_the_sheet(visit: Visit, server: Server) -> None:
    begun = server.begin("blood-bowl", "me:Ada", "me:Ben", seed=7, start=PITCH)
    visitor = visit(seat_link(begun, 0), phone=True)
    visitor.player.await_turn()
    take(visitor.page, "m-p-h-12")
    expect(visitor.page.locator("#deeds")).to_be_visible()
    sheet, bar = (visitor.page.locator(name).bounding_box() for name in ("#now", "#deeds"))
    assert sheet
    assert bar
    assert sheet["y"] < bar["y"] < 844 - bar["height"]


def test_a_click_on_an_opponent_next_to_him_is_a_block_though_he_could_blitz(
    visit: Visit, server: Server
) -> None:
    page = pitch(visit, server)
    take(page, "m-p-h-12")
    click(page, "m-p-a-7")
    expect(page.locator("#words")).to_contain_text("Number 12 blocks 7.")
    expect(page.locator("#log")).not_to_contain_text("blitz")


def test_a_block_is_two_clicks_and_its_die_a_third(visit: Visit, server: Server) -> None:
    page = pitch(visit, server, PITCH + " used=blitz")
    take(page, "m-p-h-12")
    click(page, "m-p-a-7")
    expect(page.locator("#words")).to_contain_text("Number 12 blocks 7.")
    click(page, "m-die-0")
    expect(page.locator("#words")).not_to_contain_text("Number 12 blocks 7.")


def test_arrows_lead_from_a_figure_to_the_squares_around_it(visit: Visit, server: Server) -> None:
    page = pitch(visit, server)
    page.focus("#m-p-h-14")
    page.keyboard.press("Enter")
    expect(page.locator("#m-s-b1.target")).to_be_attached()
    for key in ("ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    expect(page.locator("#m-s-b2")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#words")).to_have_text("Number 14: where to?")


def test_a_slow_click_picks_up_and_does_nothing_more(visit: Visit, server: Server) -> None:
    """What a figure can do is known, and may be drawn over it, before the button is let go."""
    page = pitch(visit, server, "phase=drive kicking=home :: zone-then")
    page.hover("#m-p-h-9")
    page.mouse.down()
    expect(page.locator("#m-p-h-9.held")).to_be_attached()
    expect(page.locator("#reach .target").first).to_be_attached()
    page.evaluate(COVER)
    page.mouse.up()
    expect(page.locator("#options button").first).to_have_text(re.compile("Done"))
    expect(page.locator("#m-p-h-9.held")).to_be_attached()


def test_a_ball_and_chain_is_pointed_by_an_arrow(visit: Visit, server: Server) -> None:
    page = pitch(visit, server, "home=11@k8,14@a1 away=7@z8 more=home11+ball_and_chain")
    click(page, "m-p-h-11")
    expect(page.locator("#options")).to_contain_text("swings his ball")  # the table has said what he can do
    click(page, "m-p-h-11")
    expect(page.locator("#m-way-right")).to_be_attached()
    expect(page.locator("#m-p-h-11.held")).to_be_attached()
    click(page, "m-way-right")
    expect(page.locator("#log")).to_contain_text("swings")


def test_the_way_that_is_pointed_at_says_what_is_rolled_where_and_goes_by_the_squares_that_are_named(
    visit: Visit, server: Server
) -> None:
    page = pitch(visit, server)
    take(page, "m-p-h-14")
    expect(page.locator("#m-s-c3.way-clean")).to_be_attached()
    expect(page.locator("#m-s-c3 text")).to_have_count(0)
    page.keyboard.press("Escape")
    take(page, "m-p-h-13")
    page.locator("#m-s-m14").hover()
    expect(page.locator("#board .way .way-chip text")).to_have_text(["3+ dodge", "89%"])
    expect(page.locator("#m-s-m14 .way-n")).to_have_text("89")
    page.keyboard.down("Shift")
    page.locator("#m-s-m14").click()
    page.keyboard.up("Shift")
    expect(page.locator("#m-s-m14.via")).to_be_attached()
    expect(page.locator("#log")).to_contain_text("Nothing has happened yet")
    page.locator("#m-s-o14").hover()
    expect(page.locator("#m-s-m14.lit")).to_be_attached()
    click(page, "m-s-o14")
    expect(page.locator("#m-p-h-13")).to_have_attribute("aria-label", re.compile("standing on m10"))


def test_block_dice_are_large_buttons_that_say_what_follows(visit: Visit, server: Server) -> None:
    page = pitch(
        visit, server, "home=11@k8,12@a1 away=7@l8,8@z1 more=home11+st4 rerolls=1-0 :: 11block POW PB"
    )
    dice = page.locator("#options button:has(svg.die)")
    expect(dice.locator(".odds")).to_have_text(
        [re.compile("^7 goes down, armour broken"), "7 is pushed: 3 squares"]
    )
    box = dice.first.locator("svg.die").bounding_box()
    assert box
    assert (box["width"], box["height"]) == (64, 64)
