"""What a seat or a spectator sees of The Builders: everything but the order of the piles (B-7)."""

from __future__ import annotations

import msgspec

from ludarium.core.bits import BIT, members
from ludarium.core.messages import Choice, Move, Refusal, ScoreLine, View
from ludarium.core.state import OVER
from ludarium.games.builders.actions import Actions
from ludarium.games.builders.cards import unpack
from ludarium.games.builders.rules import Builders
from ludarium.games.builders.scoring import score_lines
from ludarium.games.builders.state import EXTRA_ACTION_COINS, NOTHING, Player


class UnitView(msgspec.Struct, frozen=True):
    """A worker, prisoner or machine as it is now."""

    id: str
    name: str  # the id, but citizen-2 for prisoner-2 once it is freed
    rank: str
    coins: int  # to send it
    makes: list[int]  # stone, wood, knowledge, tile
    freed: bool
    educated: str | None  # the university's id
    tool: str | None  # the id of the tool it carries


class BuildingView(msgspec.Struct, frozen=True):
    """A building or machine card."""

    id: str
    machine: bool
    needs: list[int]
    coins: int
    points: int
    gives: list[int]  # what a machine makes


class SiteView(msgspec.Struct, frozen=True):
    """A building under construction."""

    building: BuildingView
    crew: list[UnitView]
    made: list[int]
    lacks: list[int]
    next_actions: int  # what the next unit sent here this turn costs (B-41)


class SeatView(msgspec.Struct, frozen=True):
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


class InvestmentsView(msgspec.Struct, frozen=True):
    """What is left of the four stacks (BA-1)."""

    prisoners: list[UnitView]
    tools: list[str]
    universities: list[str]
    loans: int
    prices: dict[str, int]  # of a prisoner, a tool, a university
    tool_adds: dict[str, list[int]]  # what each tool of the game adds at a site (BA-30)


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
    bank: int | None  # None: it never runs out
    buildings: list[BuildingView]
    next_building: BuildingView | None
    building_bag: list[str]  # what may still come, in no order
    workers: list[UnitView]
    worker_bag: list[str]
    investments: InvestmentsView | None
    seats: list[SeatView]


def unit_view(state: Builders, unit: int) -> UnitView:
    cards = state.cards
    pupils = [int(pupil) for pupil in state.pupil]
    carriers = [int(carrier) for carrier in state.carrier]
    return UnitView(
        id=cards.unit_ids[unit],
        name=state.unit_name(unit),
        rank=cards.unit_ranks[unit],
        coins=int(state.coins_to_send(unit)),
        makes=unpack(int(state.makes(unit))),
        freed=bool(state.freed & BIT[unit]),
        educated=cards.university_ids[pupils.index(unit)] if unit in pupils else None,
        tool=cards.tool_ids[carriers.index(unit)] if unit in carriers else None,
    )


def building_view(state: Builders, building: int) -> BuildingView:
    cards = state.cards
    machine = building >= cards.first_machine
    unit = int(cards.first_machine_unit) + building - int(cards.first_machine)
    return BuildingView(
        id=cards.building_ids[building],
        machine=machine,
        needs=unpack(int(cards.needs[building])),
        coins=int(cards.rewards[building]),
        points=int(cards.points[building]),
        gives=unpack(int(cards.makes[unit])) if machine else [0, 0, 0, 0],
    )


def site_view(state: Builders, site: int) -> SiteView:
    needs, made = unpack(int(state.cards.needs[site])), unpack(int(state.made[site]))
    return SiteView(
        building=building_view(state, site),
        crew=_units(state, state.crews[site]),
        made=made,
        lacks=[max(0, need - have) for need, have in zip(needs, made, strict=True)],
        next_actions=int(state.actions_to_send(site)),
    )


def _units(state: Builders, mask: int) -> list[UnitView]:
    return [unit_view(state, unit) for unit in members(mask)]


def _tools(state: Builders, mask: int) -> list[str]:
    return [state.cards.tool_ids[tool] for tool in members(mask)]


def seat_view(state: Builders, seat: int) -> SeatView:
    player: Player = state.players[seat]
    return SeatView(
        seat=seat,
        coins=int(player.coins),
        points=int(player.points),
        score=int(state.score(seat)),
        loans=int(player.loans),
        idle=_units(state, player.idle),
        sites=[site_view(state, site) for site in members(player.sites)],
        finished=[building_view(state, building) for building in members(player.finished)],
        tools=_tools(state, player.tools),
        score_lines=score_lines(state, seat),
    )


def _investments(state: Builders) -> InvestmentsView | None:
    if state.cards.prisoner_count == 0:
        return None
    return InvestmentsView(
        prisoners=_units(state, state.prisoners_left),
        tools=_tools(state, state.tools_left),
        universities=[state.cards.university_ids[number] for number in members(state.universities_left)],
        loans=int(state.loans_left),
        prices={
            "prisoner": int(state.cards.prisoner_price),
            "tool": int(state.cards.tool_price),
            "university": int(state.cards.university_price),
        },
        tool_adds={
            tool: unpack(int(adds))
            for tool, adds in zip(state.cards.tool_ids, state.cards.tool_makes, strict=True)
        },
    )


def buys_needed(state: Builders, action: int) -> int | None:
    """How many actions have to be bought to do an action (0: none), or None if buying does not help."""
    reason = state.why_not(action)
    if reason is None:
        return 0
    if reason.kind != "needs-actions":
        return None
    buys = int(reason.args["needed"]) - int(reason.args["left"])
    later = state.copy()
    if later.players[later.turn].coins < buys * EXTRA_ACTION_COINS:
        return None
    for _ in range(buys):
        later.apply(later.at.buy)
    return buys if later.why_not(action) is None else None


def _named(state: Builders, move: Move) -> Move:
    """A move with its unit named as it is now: a freed prisoner is a citizen."""
    unit = move.args.get("unit")
    if not isinstance(unit, str):
        return move
    return Move(move.kind, {**move.args, "unit": state.unit_name(state.cards.unit_ids.index(unit))})


def _offers(state: Builders, actions: Actions) -> tuple[list[Choice], list[Refusal]]:
    """What the seat to act may choose, and what it may think of in vain."""
    choices: list[Choice] = []
    refusals: list[Refusal] = []
    for action in state.candidates():
        notation, move = actions.notation(action), _named(state, actions.move(action))
        buys = buys_needed(state, action)
        if buys is not None:
            choices.append(Choice(action, notation, move, buys, buys * EXTRA_ACTION_COINS))
        elif reason := state.why_not(action):
            refusals.append(Refusal(action, notation, move, reason))
    return choices, refusals


def view(state: Builders, game_id: str, actions: Actions, viewer: int | None) -> BuildersView:
    """The table for one viewer; only the seat to act gets choices."""
    mine = viewer is not None and viewer == state.to_act
    choices, refusals = _offers(state, actions) if mine else ([], [])
    return BuildersView(
        game=game_id,
        viewer=viewer,
        to_act=int(state.to_act),
        turn=int(state.turn),
        start=int(state.start),
        round=int(state.round),
        round_limit=int(state.round_limit),
        actions_left=int(state.actions_left),
        invested=state.invested,
        last_round=state.last_round,
        cut_short=state.cut_short,
        bank=None if state.unlimited() else int(state.bank),
        buildings=[building_view(state, building) for building in members(state.building_row)],
        next_building=None
        if state.next_building == NOTHING
        else building_view(state, int(state.next_building)),
        building_bag=[state.cards.building_ids[building] for building in members(state.building_pile)],
        workers=_units(state, state.worker_row),
        worker_bag=[state.cards.unit_ids[worker] for worker in members(state.worker_pile)],
        investments=_investments(state),
        seats=[seat_view(state, seat) for seat in range(int(state.seats))],
        choices=choices,
        refusals=refusals,
        winners=state.winners() if state.to_act == OVER else [],
    )
