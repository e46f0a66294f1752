"""Names of people: they fit into a line, and nobody can look like somebody else at the same table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from ludarium.server.errors import RefusedError

LONGEST_NAME = 30
MOST_MARKS = 2  # on one letter
# Letters of other scripts that cannot be told from Latin ones, above what they look like.
CYRILLIC = str.maketrans(
    "АВЕКМНОРСТУХІЈЅаеорсухіјѕкмтнвгип",
    "ABEKMHOPCTYXIJSaeopcyxijskmthbrun",
)
GREEK = str.maketrans(
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαονρυικεητχωγ",
    "ABEZHIKMNOPTYXaovpuikentxwy",
)
DIGITS = str.maketrans("013578", "oiestb")


def checked_name(name: str) -> str:
    """A name that fits into a line."""
    tidy = unicodedata.normalize("NFC", " ".join(name.split()))
    if not tidy.isprintable() or len(tidy) > LONGEST_NAME or not _is_readable(tidy):
        raise RefusedError("bad-name", most=LONGEST_NAME)
    return tidy


def _is_readable(name: str) -> bool:
    """There is a letter, a digit or a picture, and no tower of marks on any of them."""
    marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks > MOST_MARKS:
            return False
    return any(unicodedata.category(letter)[0] in "LNS" for letter in name)


def looks_of(name: str) -> str:
    """The same for all names that people take for each other."""
    letters = unicodedata.normalize("NFKD", name)
    plain = "".join(letter for letter in letters if unicodedata.category(letter)[0] in "LNS")
    folded = plain.translate(CYRILLIC).translate(GREEK).casefold()
    return folded.translate(DIGITS).replace("l", "i").replace("rn", "m")


def different(name: str, taken: Iterable[str]) -> str:
    """A name that nobody else at the table has, or seems to have."""
    looks = {looks_of(other) for other in taken}
    number = 2
    unique = name
    while looks_of(unique) in looks:
        unique = f"{name[: LONGEST_NAME - 3]} {number}"
        number += 1
    return unique
