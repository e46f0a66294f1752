"""The figures that the tables of The Builders are drawn from."""

from __future__ import annotations

import msgspec

from ludarium.core.messages import ScoreLine, View

Mark = tuple[object, ...]  # equal marks, equal looks


class UnitView(msgspec.Struct, frozen=True, gc=False):
    """A worker, prisoner or machine as it is now."""

    id: str
    name: str  # the id, but citizen-2 for prisoner-2 once it is freed
    person: str  # whose face it is; a machine has none
    rank: str
    coins: int  # to send it
    makes: list[int]  # stone, wood, knowledge, tile
    freed: bool
    educated: str | None  # the university's id
    tool: str | None  # the id of the tool it carries


class BuildingView(msgspec.Struct, frozen=True, gc=False):
    """A building or machine card."""

    id: str
    machine: bool
    needs: list[int]
    coins: int
    points: int
    gives: list[int]  # what a machine makes


class SiteView(msgspec.Struct, frozen=True, gc=False):
    """A building under construction."""

    building: BuildingView
    crew: list[UnitView]
    made: list[int]
    lacks: list[int]
    next_actions: int  # what the next unit sent here this turn costs (B-41)


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """What lies in front of a seat."""

    seat: int
    coins: int
    points: int
    score: int
    loans: int
    idle: list[UnitView]
    sites: list[SiteView]
    finished: list[BuildingView]
    tools: list[str]
    score_lines: list[ScoreLine]


class InvestmentsView(msgspec.Struct, frozen=True, gc=False):
    """What is left of the four stacks (BA-1)."""

    prisoners: list[UnitView]
    tools: list[str]
    universities: list[str]
    loans: int
    teaches: int  # how much of its resource a pupil of a university makes (BA-50)
    prices: dict[str, int]  # of a prisoner, a tool, a university
    tool_adds: dict[str, list[int]]  # what each tool of the game adds at a site (BA-30)


class SendingView(msgspec.Struct, frozen=True, gc=False):
    """What a site would still lack after a sending."""

    action: int
    lacks: list[int]


class BuildersView(View, frozen=True, kw_only=True):
    """The table as one viewer sees it, with what the viewer may do and why not more."""

    turn: int
    start: int
    round: int
    round_limit: int
    actions_left: int
    invested: bool
    last_round: bool
    cut_short: bool
    dead: bool  # nobody can ever finish another site (B-73a)
    bank: int | None  # None: it never runs out
    buildings: list[BuildingView]
    next_building: BuildingView | None
    building_bag: list[str]  # what may still come, in no order
    workers: list[UnitView]
    next_worker: UnitView | None  # by a house rule (B-74)
    worker_bag: list[str]
    investments: InvestmentsView | None
    seats: list[SeatView]
    sendings: list[SendingView]  # of the choices that send somebody
