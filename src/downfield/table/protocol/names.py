"""Names of people: which signs they may have, and which look so alike that only one person may wear them."""

import re
import unicodedata

from downfield.table.protocol.refusals import BadName

LONGEST, MOST_SIGNS = 40, 60  # letters as people count them, and signs as the database does
MOST_MARKS = 2  # accents on one letter
SIGNS = frozenset(" !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~’‘·–ʼʻ・")
# Scripts in use, by the first word of a letter's name; those of an alliance are written together.
ALONE = frozenset(
    re.findall(
        r"\w+",
        "LATIN GREEK CYRILLIC ARMENIAN HEBREW ARABIC THAANA DEVANAGARI BENGALI GURMUKHI GUJARATI ORIYA TAMIL TELUGU"
        " KANNADA MALAYALAM SINHALA THAI LAO TIBETAN MYANMAR GEORGIAN ETHIOPIC KHMER HANGUL CJK",
    )
)
ALLIANCES = (
    frozenset(("LATIN", "CJK", "HIRAGANA", "KATAKANA")),
    frozenset(("LATIN", "CJK", "HANGUL")),
    frozenset(("LATIN", "CJK", "BOPOMOFO")),
)
# Of Latin letters those of living alphabets; small capitals, clicks and the like are costumes of other letters.
LATIN = re.compile("[A-Za-zª-ƿǄ-ɏəɓɗɛɔɲɣʋḀ-ỿ]")
# Letters, marks and digits that nobody sees.
UNSEEN = frozenset("\u0640\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
ACCENTS = frozenset("\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c\u0327\u0328")
# What is taken for what, the same in length: Cyrillic, Greek, Armenian and Latin letters and digits.
LIKE = str.maketrans(
    "АВЕЅІЈКМНОРСТУХҮԌԚԜаеѕіјоһрсухүԁԛԝɡьԍѵӏӀΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυχγωՍՕԼոսօհցզքIıƖǀ|10ſƽʼʻ’‘`",
    "ABESlJKMHOPCTYXYGQWaesijohpcyxydqwgbgvllABEZHlKMNOPTYXaikvopuxywUOLnuohgqplilllloss'''''",
)
PAIRS = (("i\u0307", "i"), ("j\u0307", "j"), ("rn", "m"), ("vv", "w"))


def plain(given: str) -> str:
    """A name on one line in its usual letters, whichever way the keyboard has put them together; or BadName."""
    name = " ".join(unicodedata.normalize("NFKC", given).split())
    _check_signs(name)
    _check_scripts(name)
    if len(name) > MOST_SIGNS or letters(name) > LONGEST:
        raise BadName("A name has {most} letters at most.", key="name-long", most=LONGEST)
    return name


def letters(name: str) -> int:
    """How long a name is to whoever reads it: accents and vowel signs belong to their letters."""
    return sum(not unicodedata.category(sign).startswith("M") for sign in name)


def _check_signs(name: str) -> None:
    """Letters with few accents, digits and some signs; nothing that nobody sees or that turns the line round."""
    marks = 0
    for sign in name:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Mc") else 0
        known = sign in SIGNS or kind in ("Lu", "Ll", "Lt", "Lo", "Lm", "Nd", "Mn", "Mc")
        if not known or sign in UNSEEN or _is_selector(sign) or marks > MOST_MARKS:
            shown = f"U+{ord(sign):04X}"
            raise BadName("A name cannot have the sign {sign}.", key="name-sign", sign=shown)


def _is_selector(sign: str) -> bool:
    return "VARIATION SELECTOR" in unicodedata.name(sign, "")


def _check_scripts(name: str) -> None:
    """Letters of one script, or of those that are written together."""
    found = {script for sign in name if (script := _script(sign))}
    if not ((len(found) < 2 and found <= ALONE) or any(found <= alliance for alliance in ALLIANCES)):
        raise BadName("A name keeps to the letters of one script.", key="name-scripts")


def _script(sign: str) -> str:
    """The script of a letter or digit, "" for what belongs to all."""
    kind = unicodedata.category(sign)
    if sign in SIGNS or (sign.isascii() and not sign.isalpha()) or kind == "Mn":
        return ""
    script = re.split("[ -]", unicodedata.name(sign, "?"))[0].replace("IDEOGRAPHIC", "CJK")
    return "?" if script == "LATIN" and not LATIN.fullmatch(sign) else script


def key(name: str) -> str:
    """What makes a name the same as another: neither capitals nor the width of letters nor blanks tell them apart."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join("".join(c if c.isprintable() else " " for c in folded).split())


def skeleton(name: str) -> str:
    """What a name looks like at a glance: two names of one skeleton are taken for each other."""
    apart = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name).translate(LIKE))
    seen = "".join(c for c in apart if not "\u0300" <= c <= "\u036f" or c in ACCENTS)
    small = unicodedata.normalize("NFC", seen).casefold().translate(LIKE)
    for pair, one in PAIRS:
        small = small.replace(pair, one)
    return "".join(c for c in small if c.isalnum() or unicodedata.category(c)[0] == "M")[:100]


def looks(name: str) -> set[str]:
    """Every skeleton under which a name may be taken for another: a one is an l to some, an i to others."""
    return {skeleton(name), skeleton(name.replace("1", "i"))} - {""}
