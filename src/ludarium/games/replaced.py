"""Games whose cards and map can be replaced by data files: those whose package has a module `files`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import ModuleType

from ludarium.core.errors import LudariumError, OptionError
from ludarium.core.files import FileKind, text_of
from ludarium.core.game import Game
from ludarium.core.own import module_at
from ludarium.games import GAMES, game_named
from ludarium.games.trial import trial

FEWEST = 3  # so many columns must be right for a header to be known


def with_data() -> dict[str, ModuleType]:
    """What each game that takes data files knows of them: `KINDS`, `with_files` and `mistakes`."""
    found = {game.id: module_at(f"{game.package}.files") for game in GAMES.values()}
    return {game: module for game, module in found.items() if module is not None}


def _files_of(name: str) -> ModuleType:
    taking = with_data()
    if game_named(name).id not in taking:
        raise OptionError(f"{name} takes no data files; --cards and --map are for {', '.join(taking)}")
    return taking[name]


def game_with(
    name: str, cards: Path | None = None, land: Path | None = None, weights: Path | None = None
) -> Game:
    """The game with this id; its cards and map, and what bots judge by, from these files where given."""
    game: Game = (
        game_named(name) if cards is None and land is None else _files_of(name).with_files(cards, land)
    )
    return game if weights is None else replace(game, weights=weights)


def mistakes_in(name: str, cards: Path | None, land: Path | None) -> Sequence[LudariumError]:
    """What is wrong with data files, also if only games that are tried with them show it."""
    found: Sequence[LudariumError] = _files_of(name).mistakes(cards, land)
    if found:
        return found
    why = trial(game_with(name, cards, land))
    return [] if why is None else [OptionError(why)]


def kind_of(path: Path) -> tuple[str, str]:
    """The game that a data file is of, and whether it holds cards or a map, told by a mark or its header."""
    text = text_of(path)
    kinds: dict[tuple[str, str], FileKind] = {
        (game, kind): file for game, module in with_data().items() for kind, file in module.KINDS.items()
    }
    for found, file in kinds.items():
        if file.mark and re.search(file.mark, text, re.MULTILINE):
            return found
    return _by_header(path, text, {found: file.columns for found, file in kinds.items() if file.columns})


def _by_header(path: Path, text: str, headers: dict[tuple[str, str], Sequence[str]]) -> tuple[str, str]:
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    header = {cell.strip() for cell in lines[0].split(",")} if lines else set()
    found = max(headers, key=lambda kind: len(header & set(headers[kind])))
    if len(header & set(headers[found])) < FEWEST:
        known = "; or ".join(",".join(columns) for columns in headers.values())
        raise OptionError(f"{path}: line 1 is the header of no data file; it should be {known}")
    return found
