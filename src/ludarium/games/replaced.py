"""Games whose cards and map can be replaced by data files, one line each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from ludarium.core.errors import DataError, LudariumError, OptionError
from ludarium.core.game import Game
from ludarium.games import game_named
from ludarium.games.ante_portas.game import ante_portas_with
from ludarium.games.faiyum.game import faiyum_mistakes, faiyum_with

WITH_DATA: dict[str, Callable[[Path | None, Path | None], Game]] = {
    "ante-portas": ante_portas_with,
    "faiyum": faiyum_with,
}


def ante_portas_mistakes(cards: Path | None, land: Path | None) -> list[DataError]:
    """The first mistake of each file; the cards are read with the given map only if that one is sound."""
    found: list[DataError] = []
    for alone in (True, False):
        try:
            ante_portas_with(None if alone else cards, None if found else land)
        except DataError as error:
            found.append(error)
    return found


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
