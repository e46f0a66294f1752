"""What a choice of The Builders costs and brings, and how its choices are ordered in menus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, cast

from ludarium.core.messages import Args, Choice, Event
from ludarium.core.state import State
from ludarium.games.builders.rules import Builders
from ludarium.games.builders.view import BuildersView, BuildingView, SeatView, SiteView, UnitView, seat_view
from ludarium.terminal.builders_words import amounts, counted, needs, unit_name
from ludarium.text.say import Say

CLAUSES = {
    "send": "B-40",
    "send-with-tool": "BA-30",
    "open": "B-20",
    "recruit": "B-30",
    "take": "B-60",
    "free": "BA-23",
    "prisoner": "BA-21",
    "tool": "BA-30",
    "university": "BA-50",
    "loan": "BA-40",
    "buy": "B-11",
    "end": "B-10",
}
KINDS = tuple(CLAUSES)
NAMED = {
    "send": "unit",
    "send-with-tool": "unit",
    "open": "building",
    "recruit": "worker",
    "take": "coins",
    "free": "prisoner",
    "prisoner": "prisoner",
    "tool": "tool",
    "university": "university",
}
SENDINGS = ("send", "send-with-tool")
STEPS = {**dict.fromkeys(SENDINGS, ("unit", "building")), "university": ("university",)}


def offered(choice: Choice) -> bool:
    """Buying actions in order to take coins only loses coins: no menu shows that."""
    return not (choice.move.kind == "take" and choice.buys)


def careful(view: BuildersView, choice: Choice) -> bool:
    """Whether a turn would end with actions unused."""
    return choice.move.kind == "end" and view.actions_left > 0


class Outcome(NamedTuple):
    """The seat after a choice, and what happened."""

    seat: SeatView
    events: list[Event]


def outcome(state: State, choice: Choice) -> Outcome:
    """Try a choice out on a copy of the position."""
    trial = cast(Builders, state.copy())
    seat = int(trial.turn)
    for _ in range(choice.buys):
        trial.apply(trial.at.buy)
    events: list[Event] = []
    trial.log = events
    trial.apply(choice.action)
    return Outcome(seat_view(trial, seat), events)


def facts(say: Say, state: State, view: BuildersView, choice: Choice) -> list[str]:
    """What a choice costs and brings, each fact by itself."""
    found = FACTS.get(choice.move.kind)
    return found(say, state, view, choice) if found else []


# --- rows and stacks ------------------------------------------------------------------------------


def _one_action(say: Say) -> str:
    return counted(say, "actions", 1)


def _end(say: Say, _: State, view: BuildersView, __: Choice) -> list[str]:
    return [say.words("fact-unused", {"count": view.actions_left})] if view.actions_left else []


def _open(say: Say, _: State, view: BuildersView, choice: Choice) -> list[str]:
    building = _building(view.buildings, choice)
    worth = [counted(say, "points", building.points)]
    if not building.machine:
        worth.insert(0, counted(say, "coins", building.coins))
    return [_one_action(say), say.words("fact-needs", {"needs": needs(say, building)}), ", ".join(worth)]


def _building(row: Sequence[BuildingView], choice: Choice) -> BuildingView:
    return next(building for building in row if building.id == choice.move.args["building"])


def _recruit(say: Say, _: State, view: BuildersView, choice: Choice) -> list[str]:
    return [_one_action(say), *unit_facts(say, _unit(view.workers, choice, "worker"))]


def _prisoner(say: Say, _: State, view: BuildersView, choice: Choice) -> list[str]:
    assert view.investments is not None
    return [_one_action(say), *unit_facts(say, _unit(view.investments.prisoners, choice, "prisoner"))]


def _unit(units: Sequence[UnitView], choice: Choice, arg: str) -> UnitView:
    return next(unit for unit in units if choice.move.args[arg] in (unit.id, unit.name))


def unit_facts(say: Say, unit: UnitView) -> list[str]:
    """What a unit makes and costs."""
    return [
        say.words("unit-makes", {"amounts": amounts(say, unit.makes)}),
        say.words("unit-coins", {"coins-text": counted(say, "coins", unit.coins)}),
    ]


def _tool(say: Say, _: State, view: BuildersView, choice: Choice) -> list[str]:
    assert view.investments is not None
    adds = view.investments.tool_adds[str(choice.move.args["tool"])]
    return [_one_action(say), say.words("fact-adds", {"amounts": amounts(say, adds)})]


def _loan(say: Say, _: State, __: BuildersView, ___: Choice) -> list[str]:
    return [_one_action(say)]


# --- units ----------------------------------------------------------------------------------------


def _university(say: Say, state: State, view: BuildersView, choice: Choice) -> list[str]:
    before = _unit(view.seats[view.turn].idle, choice, "unit")
    after = _unit(outcome(state, choice).seat.idle, choice, "unit")
    args: Args = {"before": amounts(say, before.makes), "after": amounts(say, after.makes)}
    return [_one_action(say), say.words("fact-taught", args)]


def _free(say: Say, state: State, _: BuildersView, choice: Choice) -> list[str]:
    after = _unit(outcome(state, choice).seat.idle, choice, "prisoner")
    args: Args = {"unit": unit_name(say, after), "coins-text": counted(say, "coins", after.coins)}
    return [_one_action(say), say.words("fact-freed", args)]


def _send(say: Say, state: State, view: BuildersView, choice: Choice) -> list[str]:
    me = view.seats[view.turn]
    site = _site(me, choice)
    unit = _unit(me.idle, choice, "unit")
    cost = f"{counted(say, 'actions', site.next_actions)}, {counted(say, 'coins', unit.coins)}"
    return [cost, *_brought(say, site, choice, outcome(state, choice))]


def _site(seat: SeatView, choice: Choice) -> SiteView:
    return next(site for site in seat.sites if site.building.id == choice.move.args["building"])


def _brought(say: Say, before: SiteView, choice: Choice, after: Outcome) -> list[str]:
    """Whether the building is finished, or what it then still lacks."""
    finishing = _finishing(after)
    if finishing is not None:
        return [_finishes(say, finishing)]
    missing = _site(after.seat, choice).lacks
    if missing == before.lacks:
        return [say.words("fact-adds-nothing")]
    return [say.words("fact-missing", {"amounts": amounts(say, missing)})]


def _finishing(after: Outcome) -> Event | None:
    return next((event for event in after.events if event.kind in ("finished", "machine-finished")), None)


def _finishes(say: Say, event: Event) -> str:
    args: Args = {f"{noun}-text": counted(say, noun, int(event.args[noun])) for noun in ("coins", "points")}
    return say.words("fact-finishes-machine" if event.kind == "machine-finished" else "fact-finishes", args)


# --- cards in menus -------------------------------------------------------------------------------


def card_facts(say: Say, state: State, view: BuildersView, arg: str, choices: Sequence[Choice]) -> str:
    """A card that several choices have in common, with what one has to know to choose it."""
    name = say.card(arg, str(choices[0].move.args[arg]))
    if arg == "unit":
        unit = _unit(view.seats[view.turn].idle, choices[0], arg)
        return f"{name} ({'; '.join([*unit_facts(say, unit), *_can_finish(say, state, choices)])})"
    if arg == "building":
        return f"{name} ({'; '.join(_send(say, state, view, choices[0]))})"
    return name


def _can_finish(say: Say, state: State, choices: Sequence[Choice]) -> list[str]:
    """The buildings that one of these sendings would finish."""
    done = [
        say.card("building", str(choice.move.args["building"]))
        for choice in choices
        if choice.move.kind in SENDINGS and _finishing(outcome(state, choice))
    ]
    names = ", ".join(dict.fromkeys(done))
    return [say.words("fact-can-finish", {"buildings": names})] if names else []


Facts = Callable[[Say, State, BuildersView, Choice], list[str]]
FACTS: dict[str, Facts] = {
    "end": _end,
    "open": _open,
    "recruit": _recruit,
    "prisoner": _prisoner,
    "tool": _tool,
    "loan": _loan,
    "university": _university,
    "free": _free,
    "send": _send,
    "send-with-tool": _send,
}
