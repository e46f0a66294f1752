"""The table of The Builders as lines of text."""

from __future__ import annotations

from ludarium.core.messages import Args
from ludarium.core.state import OVER
from ludarium.games.builders.view import (
    BuildersView,
    BuildingView,
    InvestmentsView,
    SeatView,
    SiteView,
    UnitView,
)
from ludarium.terminal.builders_words import (
    amounts,
    building_name,
    counted,
    crew_of,
    needs,
    prisoners_of,
    reward,
    tool_name,
    unit_name,
)
from ludarium.terminal.layout import INDENT, columns, tied, wrapped
from ludarium.text.say import Say

DEEPER = INDENT * 3


def table(say: Say, view: BuildersView, width: int) -> list[str]:
    """Everything that lies on the table; a viewer's own things in full, a spectator sees all in full."""
    full = [seat for seat in view.seats if view.viewer in (None, seat.seat)]
    others = [seat for seat in view.seats if seat not in full]
    parts = [_heading(say, view, width), _others(say, others, width)]
    parts += [_building_row(say, view, width), _worker_row(say, view, width)]
    if view.investments is not None:
        parts.append(_investments(say, view, view.investments, width))
    for seat in full:
        lines = _seat(say, view, seat, width)
        parts += lines if seat.seat == view.viewer else [[line for part in lines for line in part]]
    return [line for part in parts if part for line in ["", *part]][1:]


def status(say: Say, view: BuildersView) -> str:
    """What the seat to act has left."""
    seat = view.seats[view.turn]
    return say.words(
        "status", {**_counts(say, seat), "actions-text": counted(say, "actions", view.actions_left)}
    )


def _counts(say: Say, seat: SeatView) -> Args:
    return {
        "player": say.player(seat.seat),
        "coins-text": counted(say, "coins", seat.coins),
        "points-text": counted(say, "points", seat.points),
    }


# --- the head -------------------------------------------------------------------------------------


def _heading(say: Say, view: BuildersView, width: int) -> list[str]:
    args: Args = {"round": view.round, "limit": view.round_limit}
    lines = [say.words("table-round-limit" if view.round_limit else "table-round", args)]
    lines[0] += " " + _whose_turn(say, view)
    if view.last_round and view.to_act != OVER:
        lines.append(say.words("table-last-round"))
    if view.bank is not None:
        lines.append(say.words("table-bank", {"coins-text": counted(say, "coins", view.bank)}))
    return [part for line in lines for part in wrapped(line, width)]


def _whose_turn(say: Say, view: BuildersView) -> str:
    if view.to_act == OVER:
        return say.words("table-over")
    if view.turn < 0:
        return say.words("table-set-up")
    seat = view.seats[view.turn]
    score = say.words("seat-score", {"score": say.amount(seat.score)})
    return _owed(say, seat, f"{status(say, view)}, {score}") + "."


# --- the rows -------------------------------------------------------------------------------------


def _building_row(say: Say, view: BuildersView, width: int) -> list[str]:
    rows = [_building(say, building, building_name(say, building)) for building in view.buildings]
    pile = len(view.building_bag)
    if view.next_building is not None:
        name = say.words("table-next", {"building": building_name(say, view.next_building)})
        rows.append(_building(say, view.next_building, name))
        pile += 1
    return [say.words("table-buildings", {"pile": pile}), *_rows(say, rows, width)]


def _building(say: Say, building: BuildingView, name: str) -> list[str]:
    points = counted(say, "points", building.points)
    return [name, reward(say, building), points, needs(say, building)]


def _worker_row(say: Say, view: BuildersView, width: int) -> list[str]:
    rows = [_unit(say, unit) for unit in view.workers]
    return [say.words("table-workers", {"pile": len(view.worker_bag)}), *_rows(say, rows, width)]


def _unit(say: Say, unit: UnitView) -> list[str]:
    made = amounts(say, unit.makes)
    if unit.educated is not None:
        made += "; " + say.words("unit-educated", {"university": tied(say.card("university", unit.educated))})
    return [unit_name(say, unit), counted(say, "coins", unit.coins), made]


def _rows(say: Say, rows: list[list[str]], width: int) -> list[str]:
    return columns(rows, width) if rows else [INDENT + say.words("table-nothing")]


def _investments(say: Say, view: BuildersView, stacks: InvestmentsView, width: int) -> list[str]:
    piles = {
        "prisoner": [f"{unit_name(say, unit)} ({amounts(say, unit.makes)})" for unit in stacks.prisoners],
        "tool": [tool_name(say, view, tool) for tool in stacks.tools],
        "university": [say.card("university", university) for university in stacks.universities],
    }
    lines = [say.words("table-investments")]
    for kind, cards in piles.items():
        left = ", ".join(tied(card) for card in cards) or say.words("table-nothing")
        price = counted(say, "coins", stacks.prices[kind])
        lines += wrapped(
            say.words(f"stack-{kind}", {"coins-text": price, "cards": left}), width, INDENT, DEEPER
        )
    return [*lines, INDENT + say.words("stack-loan", {"count": stacks.loans})]


# --- the seats ------------------------------------------------------------------------------------


def _seat(say: Say, view: BuildersView, seat: SeatView, width: int) -> list[list[str]]:
    """All that lies in front of a seat, part by part."""
    mine = seat.seat == view.viewer
    args: Args = {"player": say.player(seat.seat), "whose": "mine" if mine else "other"}
    summary = [] if mine else wrapped(_summary(say, seat), width, "", INDENT)
    crew = [say.words("table-crew", args), *_rows(say, [_unit(say, unit) for unit in seat.idle], width)]
    if seat.tools:
        tools = ", ".join(tied(tool_name(say, view, tool)) for tool in seat.tools)
        crew += wrapped(say.words("seat-tools", {"tools": tools}), width, INDENT, DEEPER)
    sites = [say.words("table-sites", args), *_sites(say, seat, width)]
    return [summary, crew, [*sites, *_finished(say, seat, width)]]


def _finished(say: Say, seat: SeatView, width: int) -> list[str]:
    if not seat.finished:
        return []
    done = ", ".join(building_name(say, building) for building in seat.finished)
    return wrapped(say.words("seat-finished", {"buildings": done}), width, INDENT, DEEPER)


def _sites(say: Say, seat: SeatView, width: int) -> list[str]:
    if not seat.sites:
        return [INDENT + say.words("table-nothing")]
    names = max(len(building_name(say, site.building)) for site in seat.sites)
    return [line for site in seat.sites for line in _site(say, site, names, width)]


def _site(say: Say, site: SiteView, room: int, width: int) -> list[str]:
    """A site in two parts: what is still missing, then who works there and what the next one costs."""
    name = building_name(say, site.building).ljust(room)
    first = say.words("site-missing", {"amounts": amounts(say, site.lacks)})
    lead = f"{INDENT}{name}{INDENT}"
    there = ", ".join(_worker_there(say, unit) for unit in site.crew) or say.words("table-nobody")
    second = say.words(
        "site-crew", {"crew": there, "actions-text": counted(say, "actions", site.next_actions)}
    )
    return [
        *wrapped(f"{first}; {_worth(say, site.building)}", width, lead, DEEPER),
        *wrapped(second, width, DEEPER),
    ]


def _worth(say: Say, building: BuildingView) -> str:
    """What a building brings once it is finished."""
    points = counted(say, "points", building.points)
    if building.machine:
        return say.words("worth-machine", {"points-text": points, "gives": amounts(say, building.gives)})
    return say.words("worth", {"coins-text": counted(say, "coins", building.coins), "points-text": points})


def _worker_there(say: Say, unit: UnitView) -> str:
    if unit.tool is None:
        return unit_name(say, unit)
    return tied(
        say.words("unit-with-tool", {"unit": unit_name(say, unit), "tool": say.card("tool", unit.tool)})
    )


def _owed(say: Say, seat: SeatView, start: str) -> str:
    """A text followed by the loans and prisoners of a seat, if it has any."""
    parts = [start]
    if seat.loans:
        parts.append(say.words("seat-loans", {"count": seat.loans}))
    if prisoners_of(seat):
        parts.append(say.words("seat-prisoners", {"count": prisoners_of(seat)}))
    return ", ".join(parts)


def _summary(say: Say, seat: SeatView) -> str:
    crew = say.words("seat-crew", {"count": len(crew_of(seat)), "idle": len(seat.idle)})
    score = say.words("seat-score", {"score": say.amount(seat.score)})
    return _owed(say, seat, say.words("seat-summary", {**_counts(say, seat), "score": score, "crew": crew}))


def _others(say: Say, seats: list[SeatView], width: int) -> list[str]:
    if not seats:
        return []
    lines = [say.words("table-others")]
    for seat in seats:
        lines += wrapped(_summary(say, seat), width, INDENT, DEEPER)
        lines += [
            line
            for site in seat.sites
            for line in wrapped(_other_site(say, site), width, DEEPER, DEEPER + INDENT)
        ]
    return lines


def _other_site(say: Say, site: SiteView) -> str:
    args: Args = {"building": building_name(say, site.building), "amounts": amounts(say, site.lacks)}
    return say.words("seat-site", args)
