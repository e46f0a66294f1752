"""Games whose cards and map can be replaced by data files, one line each."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from ludarium.core.errors import DataError, LudariumError, OptionError
from ludarium.core.files import text_of
from ludarium.core.game import Game
from ludarium.games import game_named
from ludarium.games.ante_portas.cards import CARD_COLUMNS
from ludarium.games.ante_portas.game import ante_portas_mistakes, ante_portas_with
from ludarium.games.ante_portas.map import MAP_COLUMNS
from ludarium.games.faiyum.cards import COLUMNS
from ludarium.games.faiyum.game import faiyum_mistakes, faiyum_with

WITH_DATA: dict[str, Callable[[Path | None, Path | None], Game]] = {
    "ante-portas": ante_portas_with,
    "faiyum": faiyum_with,
}


HEADERS: dict[tuple[str, str], Sequence[str]] = {  # the game and the kind of a data file -> its columns
    ("ante-portas", "cards"): CARD_COLUMNS,
    ("ante-portas", "map"): MAP_COLUMNS,
    ("faiyum", "cards"): COLUMNS,
}
FAIYUM_MAP = re.compile(r"^(row [0-9]+|dam|bridges) *:", re.MULTILINE)
FEWEST = 3  # so many columns must be right for a header to be known
CHECKS: dict[str, Callable[[Path | None, Path | None], Sequence[LudariumError]]] = {
    "ante-portas": ante_portas_mistakes,
    "faiyum": faiyum_mistakes,
}


def game_with(name: str, cards: Path | None = None, land: Path | None = None) -> Game:
    """The game with this id, its cards and map read from these files where they are given."""
    if cards is None and land is None:
        return game_named(name)
    if name not in WITH_DATA:
        able = ", ".join(WITH_DATA)
        raise OptionError(f"{name} takes no data files; --cards and --map are for {able}")
    return WITH_DATA[name](cards, land)


def mistakes_in(name: str, cards: Path | None, land: Path | None) -> Sequence[LudariumError]:
    """What is wrong with data files; a game without a checker of its own tells only the first mistake."""
    if name in CHECKS:
        return CHECKS[name](cards, land)
    try:
        game_with(name, cards, land)
    except DataError as mistake:
        return [mistake]
    return []


def kind_of(path: Path) -> tuple[str, str]:
    """The game that a data file is of, and whether it holds cards or a map, told by its header."""
    text = text_of(path)
    if FAIYUM_MAP.search(text):
        return "faiyum", "map"
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    header = {cell.strip() for cell in lines[0].split(",")} if lines else set()
    found = max(HEADERS, key=lambda kind: len(header & set(HEADERS[kind])))
    if len(header & set(HEADERS[found])) < FEWEST:
        known = "; or ".join(",".join(columns) for columns in HEADERS.values())
        raise OptionError(f"{path}: line 1 is the header of no data file; it should be {known}")
    return found
