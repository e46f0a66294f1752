"""Where words are kept: the house's in this package, a game's in the `text` folder of its own package."""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from ludarium.core.languages import LANGUAGES as LANGUAGES

HOUSE = "ludarium.text"


def folder(package: str, language: str) -> Traversable:
    """The catalogues of a language: those of the house, or of a game's package."""
    root = resources.files(package)
    return root.joinpath(language) if package == HOUSE else root.joinpath("text", language)


@cache
def house_text(language: str, name: str) -> str:
    """One catalogue of the house."""
    return folder(HOUSE, language).joinpath(name).read_text(encoding="utf-8")


@cache
def game_texts(package: str, language: str) -> dict[str, str]:
    """All catalogues of a game's package by file name, in the order of their names."""
    place = folder(package, language)
    if not place.is_dir():
        return {}
    files = sorted(
        (file for file in place.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
    )
    return {file.name: file.read_text(encoding="utf-8") for file in files}
