"""line.js: what has changed, laid over what was known."""

from tests.browser.scripts.conftest import Script

FIRST = '{ type: "patch", seq: 1, ask: "x", log: ["a"], still: "s", moving: ["<g>1", "<g>2", ""] }'
NEXT = '{ type: "patch", seq: 2, moving: [[0, 1], "<g>3", [1, 2]] }'
LAST = '{ type: "patch", seq: 3, ask: null }'


def test_patches_are_laid_over_what_was_known(script: Script) -> None:
    body = f"const link = Object.create(Link.prototype); return [{FIRST}, {NEXT}, {LAST}].map((p) => link.whole(p));"
    first, then, last = script("table/line.js", body)
    assert first == {
        "type": "update",
        "seq": 1,
        "ask": "x",
        "log": ["a"],
        "dice": [],
        "beats": [],
        "news": None,
        "still": "s",
        "moving": "<g>1</g><g>2</g>",
    }
    assert (then["seq"], then["ask"], then["log"], then["still"]) == (2, "x", [], "")
    assert then["moving"] == "<g>1</g><g>3</g><g>2</g>"
    assert (last["ask"], last["moving"]) == (None, then["moving"])
