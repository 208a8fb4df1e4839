"""Pages beside the rules: every skill, team and star has one, in every language, and every link leads somewhere."""

import re
from collections.abc import Iterator

import pytest

import downfield
from downfield.games.blood_bowl.lore.words import mentions, parts_of
from downfield.kernel.errors import UnknownName
from downfield.kernel.show.look import Look
from downfield.kernel.show.lore import Page, Sentence, text_of
from downfield.text import Text, lore
from downfield.text.picture import player

GAME = downfield.game("blood-bowl")
KEY = re.compile(r"\b(?:lore|skill|team(?!-mate)|spot|kind|test|hired|star)-[a-z]+|\w+_\w+")
every_language = pytest.mark.parametrize("language", ["en", "it", "de"])


def text(language: str = "en") -> Text:
    return Text(language, GAME.spec)


def page(path: str, language: str = "en") -> Page:
    return lore.page(GAME, text(language), path)


def section(told: Page, key: str) -> str:
    """A section in plain words, "" where the page has none."""
    return "\n".join(
        text_of(line)
        for part in told.sections
        if part.key == key
        for line in _lines(Page("", "", sections=(part,)))
    )


def _lines(told: Page) -> Iterator[Sentence]:
    yield told.under
    for part in told.sections:
        yield from part.lines
        if part.grid is not None:
            for row in part.grid.rows:
                yield from row


@pytest.mark.slow
@every_language
def test_every_page_is_written_without_keys_and_every_link_leads_somewhere(language: str) -> None:
    words = text(language)
    entries = lore.entries(GAME, words)
    shelves = lore.shelves(GAME, words)
    paths = {entry.path for entry in entries} | {shelf.key for shelf in shelves}
    assert [len([p for p in paths if p.startswith(f"{s.key}/")]) for s in shelves] == [95, 29, 64]
    marks = {f"{shelf.key}#{part.key}" for shelf in shelves for part in page(shelf.key).sections}
    targets = {"", *paths, *marks, *(f"#{id}" for id in GAME.rules.ids())}
    for path in paths:
        told = page(path, language)
        assert told.title
        for line in _lines(told):
            assert not KEY.search(text_of(line)), (path, text_of(line))
            assert {piece.to for piece in line} <= targets, path
    assert words.faults == []


@every_language
def test_a_language_writes_its_pages_without_help_from_english(language: str) -> None:
    words = text(language)
    del words._bundles[1:]
    for path in (
        "skills",
        "skills/extra_arms",
        "skills/big_hand",
        "teams",
        "teams/norse",
        "stars",
        "stars/grak_and_crumbleberry",
    ):
        for line in _lines(lore.page(GAME, words, path)):
            assert not KEY.search(text_of(line)), text_of(line)


def test_a_skill_tells_its_rule_its_dice_and_who_has_it() -> None:
    told = page("skills/sure_hands")
    assert text_of(told.under) == "general · the coach decides · BB-18.G10"
    assert "Re-rolls a failed pick-up" in section(told, "rule")
    assert section(told, "dice").strip() == "Roll a failed test again: pick-up"
    assert "Strip Ball" in section(told, "with")
    assert "BB-9.22" in section(told, "rules")
    assert "Human\nThrower" in section(told, "players")
    assert "Barik Farblast" in section(told, "starred")


def test_what_a_skill_adds_and_does_not_hear_of_is_said() -> None:
    assert "+1 on the roll: pick-up, catch, interference" in section(page("skills/extra_arms"), "dice")
    deaf = section(page("skills/big_hand"), "dice")
    assert "Being marked does not count: pick-up" in deaf
    assert "Rain does not count: pick-up" in deaf
    assert section(page("skills/kick"), "dice") == ""


def test_skills_that_exclude_each_other_say_so_on_both_pages() -> None:
    assert "Frenzy" in section(page("skills/grab"), "excludes")
    assert "Grab" in section(page("skills/frenzy"), "excludes")
    assert section(page("skills/frenzy"), "with").count("Grab:") == 0


def test_compulsory_skills_and_numbers_are_told() -> None:
    assert "compulsory" in text_of(page("skills/loner").under)
    assert "Ogre (4+)" in section(page("skills/loner"), "players")
    assert "(+1)" in section(page("skills/mighty_blow"), "players")


def test_a_name_that_means_an_action_is_no_skill() -> None:
    named = mentions(GAME)
    assert "block" not in named["BB-8.5"]
    assert "pass" not in named["BB-8.5"]
    assert "block" in named["BB-10.9"]
    assert "kick" not in named["BB-6.20"]  # High Kick
    assert {"tackle", "dodge"} <= named["BB-9.13"]


def test_a_team_tells_positions_special_rules_its_ready_team_and_its_stars() -> None:
    told = page("teams/norse")
    assert text_of(told.under) == "Tier 1 · a re-roll costs 60,000 · may hire an apothecary"
    assert "Beer Boar\n2\n5\n1\n3+\n–\n6+\nDodge, No Hands" in section(told, "positions")
    assert "Old World Classic" in section(told, "special")
    assert "BB-19.3" in section(told, "special")
    assert "Raider" in section(told, "ready-made")
    assert "Griff Oberwald" in section(told, "stars")
    assert "Willow Rosebark" not in section(told, "stars")  # elves only
    assert told.draft == "norse"
    assert told.picture.count('class="fg-no"') == sum(int(w.split()[0]) for w in _ready("norse"))


def _ready(team: str) -> tuple[str, ...]:
    return next(r.players for r in parts_of(GAME).rosters.rosters if r.team == team)


def test_a_star_names_what_is_not_played_and_who_may_hire_him() -> None:
    told = page("stars/grak_and_crumbleberry")
    assert "Not played here" in section(told, "rule")
    assert "Grak" in section(told, "players")
    assert "Crumbleberry" in section(told, "players")
    assert "Human" in section(told, "teams")


def test_no_such_page_names_the_near_ones() -> None:
    with pytest.raises(UnknownName) as refused:
        page("skills/dogde")
    assert refused.value.near == ["Dodge"]
    assert [entry.path for entry in lore.near(GAME, text(), "skills/dogde")] == ["skills/dodge"]
    assert "teams/norse" in [entry.path for entry in lore.near(GAME, text("it"), "teams/norsemanni")]


@pytest.mark.parametrize(
    ("words", "path"),
    [
        ("dodge", "skills/dodge"),
        ("Sure Hands", "skills/sure_hands"),
        ("sure-hands", "skills/sure_hands"),
        ("skills/sure-hands", "skills/sure_hands"),
        ("Norsmanni", "teams/norse"),
        ("squadre", "teams"),
        ("BB-18.A4", ""),
    ],
)
def test_a_page_is_found_by_address_or_name(words: str, path: str) -> None:
    assert lore.found(GAME, text("it"), words) == path


# On the board -----------------------------------------------------------------------------------------------------


def test_a_player_on_the_board_leads_to_his_skills_and_his_team() -> None:
    match = GAME.new(by_hand=True, options={"home_team": "human", "away_team": "orc"})
    card = player(Look(match, None), text().say, "m-p-h-1")
    assert card is not None
    assert [piece.to for piece in (*card.team, *card.skills)] == [
        "teams/human",
        "skills/sure_hands",
        "skills/pass",
    ]
    assert lore.about(Look(match, None), text(), "m-score-away")[0].to == "teams/orc"
    assert player(Look(match, None), text().say, "m-p-h-99") is None


def test_a_team_with_a_name_of_its_own_leads_to_its_page_all_the_same() -> None:
    code = "skaven:4*gutter_runner,8*skaven_clanrat_lineman;name:Rat+Pack"
    match = GAME.new(by_hand=True, options={"home_roster": code})
    line = lore.about(Look(match, None), text(), "m-score-home")
    assert (line[0].text, line[0].to) == ("Rat Pack", "teams/skaven")


@pytest.mark.parametrize("slug", [slug for slug in downfield.GAMES if slug != "blood-bowl"])
def test_other_games_have_no_such_pages(slug: str) -> None:
    game = downfield.game(slug)
    words = Text("en", game.spec)
    assert (lore.shelves(game, words), lore.entries(game, words), lore.marks(game)) == ((), [], "")
    with pytest.raises(UnknownName):
        lore.page(game, words, "skills")
