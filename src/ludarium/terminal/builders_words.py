"""The figures of The Builders in words, as its table and its menus need them."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.core.messages import Args
from ludarium.games.builders.cards import RESOURCES
from ludarium.games.builders.view import BuildersView, BuildingView, SeatView, UnitView
from ludarium.terminal.layout import tied
from ludarium.text.say import Say


def counted(say: Say, noun: str, count: int) -> str:
    """A number with its noun: "3 coins"."""
    return tied(say.words(noun, {"count": count}))


def amounts(say: Say, numbers: Sequence[int]) -> str:
    """Resources in words, those that are not there left out."""
    said = [
        tied(say.words("amount", {"count": count, "resource": say.words(resource)}))
        for resource, count in zip(RESOURCES, numbers, strict=True)
        if count
    ]
    return ", ".join(said) or say.words("amount-nothing")


def unit_name(say: Say, unit: UnitView) -> str:
    return tied(say.card("unit", unit.name))


def building_name(say: Say, building: BuildingView) -> str:
    return tied(say.card("building", building.id))


def tool_name(say: Say, view: BuildersView, tool: str) -> str:
    """A tool with what it adds."""
    adds = view.investments.tool_adds[tool] if view.investments else [0, 0, 0, 0]
    return say.words("table-tool", {"tool": tied(say.card("tool", tool)), "amounts": amounts(say, adds)})


def needs(say: Say, building: BuildingView) -> str:
    """What a building needs, and what a machine then makes."""
    args: Args = {"needs": amounts(say, building.needs), "gives": amounts(say, building.gives)}
    return say.words("table-machine-needs" if building.machine else "table-needs", args)


def reward(say: Say, building: BuildingView) -> str:
    """The coins of a building; a machine pays none and is called a machine."""
    return say.words("table-machine") if building.machine else counted(say, "coins", building.coins)


def crew_of(seat: SeatView) -> list[UnitView]:
    """All units of a seat, idle and at work."""
    return [*seat.idle, *[unit for site in seat.sites for unit in site.crew]]


def prisoners_of(seat: SeatView) -> int:
    """How many prisoners a seat has not freed."""
    return sum(unit.rank == "prisoner" and not unit.freed for unit in crew_of(seat))
