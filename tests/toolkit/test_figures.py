"""Figures: parts that are drawn once, and players that are made of them."""

import re
import xml.etree.ElementTree as ET

from downfield.toolkit.figures.likeness import Likeness, defs, likeness, number_at
from downfield.toolkit.figures.parts import STYLE, parts

KINDS = ("counters", "bodies", "heads", "props")


def drawn(*shown: Likeness) -> ET.Element:
    return ET.fromstring(defs(shown))


def ids(root: ET.Element) -> list[str]:
    return [name for node in root.iter() if (name := node.get("id"))]


def test_a_likeness_is_written_in_three_words_or_four() -> None:
    assert likeness("goblin little L chainsaw") == Likeness("goblin", "little", "L", "chainsaw")
    assert likeness("elf catcher C").name == "fg-elf-catcher-C"


def test_each_part_is_drawn_once_and_used_by_its_name() -> None:
    root = drawn(
        Likeness("rat", "runner", "R"), Likeness("rat", "lineman", "L"), Likeness("orc", "lineman", "L")
    )
    names = ids(root)
    assert len(names) == len(set(names))
    used = {node.get("href", "")[1:] for node in root.iter("use")}
    assert used <= set(names)
    assert {"fg-c-normal", "fg-b-runner", "fg-b-runner-front", "fg-h-rat", "fg-p-tail-rat"} <= used
    assert "fg-h-human" not in names


def test_colours_stand_in_the_style_alone() -> None:
    for kind in KINDS:
        for name, part in parts(kind).items():
            assert not re.search(r"(fill|stroke|style)=|#", part.drawing), f"{kind} {name}"


def test_every_class_of_a_drawing_has_its_style() -> None:
    worn = {
        word
        for kind in KINDS
        for part in parts(kind).values()
        for word in re.findall(r"fg-[\w-]+", part.drawing)
    }
    tones = {f"fg-t-{tone}" for part in parts("heads").values() if (tone := part.told.get("tone"))}
    locks = {f"fg-l-{hair}" for part in parts("heads").values() if (hair := part.told.get("hair"))}
    assert {word for word in worn | tones | locks if f".{word}" not in STYLE} == set()


def test_a_number_stands_on_the_chest_and_beside_who_lies() -> None:
    shown = Likeness("human", "lineman", "L")
    assert number_at(shown, 0, lying=False) == (0, 12.6)
    assert number_at(shown, 0, lying=True)[0] == -number_at(shown, 1, lying=True)[0]
