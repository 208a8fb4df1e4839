"""The parts of which figures are made, as they stand in the drawings beside this file."""

import functools
import importlib.resources
import xml.etree.ElementTree as ET
from typing import NamedTuple

from downfield.kernel.show.svg import el

XMLNS = ' xmlns="http://www.w3.org/2000/svg"'


class Part(NamedTuple):
    """A part: its drawing, and what its file says about it."""

    drawing: str
    told: dict[str, str]

    def numbers(self, name: str, usual: str) -> tuple[float, ...]:
        """Numbers that are told about it."""
        return tuple(map(float, self.told.get(name, usual).split()))


def read(name: str, package: str = __package__) -> str:
    """A file beside this one, or in a package."""
    return (importlib.resources.files(package) / name).read_text(encoding="utf-8")


@functools.cache
def parts(kind: str, package: str = __package__) -> dict[str, Part]:
    """All parts of a kind, by name: counters, bodies, heads or props; or those that a game draws itself."""
    drawn = ET.fromstring(read(f"{kind}.svg", package).replace(XMLNS, "", 1))
    return {group.attrib["id"]: Part(_inside(group), _told(group)) for group in drawn}


def _told(group: ET.Element) -> dict[str, str]:
    return {name.removeprefix("data-"): word for name, word in group.attrib.items() if name != "id"}


def _inside(group: ET.Element) -> str:
    return "".join(map(_drawn, group))


def _drawn(node: ET.Element) -> str:
    """An element as markup; its classes are those of figures."""
    given = dict(node.attrib)
    classes = " ".join(f"fg-{word}" for word in given.pop("class", "").split())
    return el(node.tag, *map(_drawn, node), class_=classes or None, **given)


STYLE = read("style.css")
