"""The score sheet of Famous First Downs: points, drives played, who attacks, and the moment."""

from typing import Any

from downfield.games.first_downs import art_coins as k
from downfield.games.first_downs.art_coins import label, mark
from downfield.kernel.svg import Say, el
from downfield.kernel.view import View

HIGH = 72


def plates(say: Say) -> str:
    """A plate for each side, and a sheet of paper between them."""
    drawn = el("rect", x=k.LEFT[1], y=12, width=k.WIDE, height=HIGH, rx=6, class_="card")
    for side, x in enumerate((k.LEFT[0], k.LEFT[2])):
        box: dict[str, Any] = {"x": x, "y": 12, "width": k.WIDE, "height": HIGH, "rx": 6}
        drawn += el("rect", class_=k.SIDES[side], stroke="var(--chalk)", stroke_width=2, **box)
        edge = x + 16 if side == 0 else x + k.WIDE - 44
        drawn += mark(side, edge, 22, 28)
        name = say(f"board-{k.SIDES[side]}")
        where = (x + 56, "start") if side == 0 else (x + k.WIDE - 56, "end")
        drawn += label(name, where[0], 46, 27, class_="paper", text_anchor=where[1], font_weight=700)
    return drawn


def sheet(view: View, say: Say) -> str:
    """Points, drives played, who attacks, and the moment."""
    scene: dict[str, Any] = view.scene
    big, small = _moment(scene, say)
    size = min(38.0, 520 / max(1, len(big)))
    drawn = label(big, 500, 48, size, font_weight=700)
    drawn += label(small, 500, 75, min(20.0, 560 / max(1, len(small))))
    told = el("g", drawn, id="m-moment")
    return told + "".join(_side(view, side, say) for side in (0, 1))


def _moment(scene: dict[str, Any], say: Say) -> tuple[str, str]:
    """The situation in large and in small words."""
    drive = (
        say("board-overtime", round=scene["overtime"])
        if scene["overtime"]
        else say("board-drive", drive=scene["drive"], drives=scene["drives"])
    )
    if scene["phase"] in ("over", "flip", "touchdown"):
        return say(f"board-{scene['phase']}"), drive
    distance = say("board-distance", distance=scene["distance"])
    if scene["conversion"]:
        return say("board-conversion"), distance
    goal = scene["togo"] == scene["distance"]
    key = "board-down-goal" if goal else "board-down"
    return say(key, down=scene["down"], togo=scene["togo"]), f"{drive} · {distance}"


def _side(view: View, side: int, say: Say) -> str:
    """One side's points and drives, and whether it attacks."""
    scene: dict[str, Any] = view.scene
    x = k.LEFT[0] + k.WIDE - 52 if side == 0 else k.LEFT[2] + 52
    points = label(view.points[side], x, 68, 58, class_="paper", font_weight=700)
    role = ""
    if scene["attacker"] in (0, 1) and scene["phase"] != "over":
        word = say("board-attacks") if scene["attacker"] == side else say("board-defends")
        where = (k.LEFT[0] + 18, "start") if side == 0 else (k.LEFT[2] + k.WIDE - 18, "end")
        role = label(word, where[0], 74, 20, class_="paper", text_anchor=where[1])
    return el("g", points, role, _drives(scene, side), id=f"m-side-{side}")


def _drives(scene: dict[str, Any], side: int) -> str:
    """A stroke on the sheet for every drive: filled when played, glowing when it is the present one."""
    if scene["overtime"] or scene["attacker"] not in (0, 1):
        return ""
    each, drive = scene["drives"] // 2, scene["drive"]
    first = scene["attacker"] if drive % 2 else 1 - scene["attacker"]
    begun = (drive + 1) // 2 if side == first else drive // 2
    step = min(18.0, 108 / max(1, each))
    left = k.LEFT[0] + 132 if side == 0 else k.LEFT[2] + k.WIDE - 132 - (each - 1) * step - 10
    present = side == scene["attacker"] and scene["phase"] != "over"
    return "".join(
        _stroke(left + i * step, step * 0.55, i < begun, present and i + 1 == begun) for i in range(each)
    )


def _stroke(x: float, wide: float, begun: bool, now: bool) -> str:
    fill = "var(--glow)" if now else "var(--paper)" if begun else "none"
    return el(
        "rect", x=x, y=57, width=wide, height=18, rx=2, fill=fill, stroke="var(--paper)", stroke_width=1.5
    )
