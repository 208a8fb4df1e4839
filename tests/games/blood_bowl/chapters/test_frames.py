"""Every frame is copied, told and made again with the same ints."""

import inspect

import pytest

from downfield.games.blood_bowl.rules import frames
from downfield.kernel.state import Frame

FRAMES = [
    kind
    for _, kind in inspect.getmembers(frames, inspect.isclass)
    if issubclass(kind, Frame) and kind is not Frame
]


@pytest.mark.parametrize("kind", FRAMES, ids=lambda kind: kind.__name__)
def test_a_frame_keeps_its_ints(kind: type[Frame]) -> None:
    names = list(inspect.signature(kind).parameters)
    frame = kind(**{name: 3 + place for place, name in enumerate(names)})
    told = frame.ints()
    assert len(told) == len(names) + 1
    assert frame.copy().ints() == told
    assert frames.make(told[0], told).ints() == told


def test_no_two_frames_share_a_tag() -> None:
    tags = [kind.TAG for kind in FRAMES]  # type: ignore[attr-defined]
    assert len(set(tags)) == len(tags)
