"""A likeness for whoever an owner's own components bring: by his size, his name, what he is good at."""

from collections.abc import Sequence

from downfield.toolkit.figures.likeness import Likeness

KEYWORDS = (
    ("thrower", "thrower"), ("catcher", "catcher"), ("lineman", "lineman"), ("linewoman", "lineman"),
    ("runner", "runner"), ("blitzer", "blitzer"), ("blocker", "blocker"), ("wardancer", "blitzer"),
    ("slayer", "blitzer"),
)  # fmt: skip
BIG, STRONG, FAST, TINY = 5, 4, 8, 2
LITTLE = (("swoop", "diver"), ("pogo_stick", "pogo"), ("my_ball", "paws"), ("pick_me_up", "paws"))
HEADS = {
    "big": "ogre",
    "wagon": "goblin",
    "diver": "goblin",
    "pogo": "goblin",
    "paws": "fox",
    "tiny": "snotling",
}
HELD = {
    "ball_and_chain": "ball_and_chain", "chainsaw": "chainsaw", "bombardier": "bomb", "breathe_fire": "flame",
    "stab": "dagger",
}  # fmt: skip


def guessed(name: str, profile: Sequence[int], skills: Sequence[str], *, star: bool = False) -> Likeness:
    """What a player looks like of whom only the components tell."""
    plain = [word.partition(":")[0] for word in skills]
    body = role(name, profile, plain)
    head = "tree" if "take_root" in plain else HEADS.get(body, "halfling" if body == "little" else "human")
    held = next((prop for skill, prop in HELD.items() if skill in plain), "")
    return Likeness(head, body, name[:1].upper(), held, star)


def role(position: str, profile: Sequence[int], skills: Sequence[str]) -> str:
    """What a player is for: by his size, by the name of his position, else by what he is good at."""
    ma, st, *_ = profile
    name = position.lower()
    if "stunty" in skills or st < TINY:
        return _little(st, skills)
    if st >= BIG:
        return "wagon" if "secret_weapon" in skills else "big"
    known = next((found for word, found in KEYWORDS if word in name), "")
    if known:
        return known
    if st >= STRONG:
        return "blocker"
    if "pass" in skills or "catch" in skills:
        return "thrower" if "pass" in skills else "catcher"
    if "block" in skills or "frenzy" in skills:
        return "blitzer"
    return "runner" if ma >= FAST else "lineman"


def _little(st: int, skills: Sequence[str]) -> str:
    """The small ones by what they can do, the smallest by their size."""
    known = next((found for skill, found in LITTLE if skill in skills), "")
    return known or ("tiny" if st < TINY else "little")
