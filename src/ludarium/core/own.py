"""What a game brings for a part of the house above it: a module at a known place, so that nobody lists games.

A game of the house has it inside that part (`ludarium.bots.FAMILY.skill`), for games import nothing above
them; a game of another package has it in that package, under the part's name (`PACKAGE.bots`).
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from ludarium.core.errors import LudariumError
from ludarium.core.game import Game

HOUSE = "ludarium.games."


class PackageError(LudariumError):
    """A game's package has something that cannot be used."""


@cache
def module_at(place: str) -> ModuleType | None:
    """A module, or nothing where there is none; one that cannot be imported is told."""
    try:
        return import_module(place) if find_spec(place) else None
    except ModuleNotFoundError as error:
        if place.startswith(f"{error.name}."):  # the package around it is missing, too
            return None
        raise PackageError(f"{place} cannot be used: {error}") from error


def own_module(game: Game, part: str, inside: str) -> ModuleType | None:
    """The module that a game brings for a part; in the house its name holds the family at {}."""
    house = game.package.startswith(HOUSE)
    return module_at(f"ludarium.{part}.{inside.format(game.family)}" if house else f"{game.package}.{part}")


def own(game: Game, part: str, inside: str, name: str, *, needed: bool = False) -> Any:
    """A name of that module, or nothing; one that is needed and missing is told."""
    module = own_module(game, part, inside)
    found = getattr(module, name, None)
    if needed and module is not None and found is None:
        raise PackageError(f"{module.__name__} has no {name}")
    return found
