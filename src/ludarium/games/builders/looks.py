"""How units, sites, seats and stacks of The Builders look now; most look as they did in the last view."""

from __future__ import annotations

from functools import cache, lru_cache

from ludarium.core.bits import BIT, members
from ludarium.core.kept import Kept
from ludarium.games.builders.cards import UNIVERSITY_LEVEL, Cards, unpack
from ludarium.games.builders.figures import (
    BuildingView,
    InvestmentsView,
    Mark,
    SeatView,
    SiteView,
    UnitView,
)
from ludarium.games.builders.people import person
from ludarium.games.builders.rules import Builders
from ludarium.games.builders.scoring import score_lines
from ludarium.games.builders.state import Player

MOST_SITES = 4096  # as they may stand at the tables that are open, each with its crew
MOST_SEATS = 1024  # with all that lies before them


def unit_view(state: Builders, unit: int) -> UnitView:
    cards = state.cards
    if cards.prisoner_count == 0:  # nobody learns or carries anything there
        return _plain_unit(cards, unit)
    carriers = [int(carrier) for carrier in state.carrier]
    return _unit(
        cards,
        unit,
        state.unit_name(unit),
        int(state.coins_to_send(unit)),
        int(state.makes(unit)),
        bool(state.freed & BIT[unit]),
        _university(state, unit) if state.educated & BIT[unit] else None,
        cards.tool_ids[carriers.index(unit)] if unit in carriers else None,
    )


def _university(state: Builders, unit: int) -> str:
    return state.cards.university_ids[[int(pupil) for pupil in state.pupil].index(unit)]


@cache
def _plain_unit(cards: Cards, unit: int) -> UnitView:
    """A unit as its card is."""
    made = int(cards.makes[unit])
    return _unit(cards, unit, cards.unit_ids[unit], int(cards.coins[unit]), made, False, None, None)


@cache  # most units are the same for the whole game, and every view shows all of them
def _unit(
    cards: Cards,
    unit: int,
    name: str,
    coins: int,
    makes: int,
    freed: bool,
    educated: str | None,
    tool: str | None,
) -> UnitView:
    return UnitView(
        id=cards.unit_ids[unit],
        name=name,
        person=person(cards.edition, unit),
        rank=cards.unit_ranks[unit],
        coins=coins,
        makes=unpack(makes),
        freed=freed,
        educated=educated,
        tool=tool,
    )


def building_view(state: Builders, building: int) -> BuildingView:
    return _building(state.cards, building)


@cache
def _building(cards: Cards, building: int) -> BuildingView:
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


_sites: Kept[Mark, SiteView] = Kept(MOST_SITES)


def site_view(state: Builders, site: int) -> SiteView:
    """A site; most stand as they stood in the last view."""
    crew = units(state, state.crews[site])
    made, actions = int(state.made[site]), int(state.actions_to_send(site))
    key = (state.cards, site, made, actions, *[id(unit) for unit in crew])  # units are kept for ever
    known = _sites.get(key)
    if known is not None:
        return known
    site_now = SiteView(
        building=building_view(state, site),
        crew=crew,
        made=unpack(made),
        lacks=lacking(int(state.cards.needs[site]), made),
        next_actions=actions,
    )
    return _sites.keep(key, site_now)


def lacking(needs: int, made: int) -> list[int]:
    """What is still missing of four resources, both packed."""
    return [max(0, (needs >> shift & 0xFF) - (made >> shift & 0xFF)) for shift in (0, 8, 16, 24)]


def units(state: Builders, mask: int) -> list[UnitView]:
    return [unit_view(state, unit) for unit in members(mask)]


@lru_cache(MOST_SEATS)
def _tools(cards: Cards, mask: int) -> list[str]:
    return [cards.tool_ids[tool] for tool in members(mask)]


@lru_cache(MOST_SEATS)
def _finished(cards: Cards, mask: int) -> list[BuildingView]:
    return [_building(cards, building) for building in members(mask)]


_crews: Kept[Mark, list[UnitView]] = Kept(MOST_SEATS)


def _crew(state: Builders, mask: int, learnt: Mark) -> list[UnitView]:
    """The units of a set; the same set is the same list, so that nobody has to compare it."""
    key = (state.cards, mask, learnt)
    known = _crews.get(key)
    return _crews.keep(key, units(state, mask)) if known is None else known


_rows: Kept[Mark, list[SiteView]] = Kept(MOST_SITES)


def _row(sites: list[SiteView]) -> list[SiteView]:
    """The same sites are the same list; it keeps them, so that their ids stay their own."""
    key = tuple([id(site) for site in sites])
    known = _rows.get(key)
    return _rows.keep(key, sites) if known is None else known


_seats: Kept[Mark, SeatView] = Kept(MOST_SEATS)


def seat_views(state: Builders) -> list[SeatView]:
    """All seats; a move changes one of them, and the others are those of the last view."""
    learnt = learnt_mark(state)
    return [_seat_view(state, seat, learnt) for seat in range(int(state.seats))]


def learnt_mark(state: Builders) -> Mark:
    """Who was freed, who learnt what and who carries which tool."""
    if state.cards.prisoner_count == 0:
        return ()
    return (state.freed, state.educated, *state.pupil, *state.carrier)


def _seat_view(state: Builders, seat: int, learnt: Mark) -> SeatView:
    player: Player = state.players[seat]
    crews, made = state.crews, state.made
    mark = (
        *(state.cards, seat, learnt, player.coins, player.points, player.loans),
        *(player.idle, player.sites, player.finished, player.tools),
        *[(crews[site], made[site], state.actions_to_send(site)) for site in members(player.sites)],
    )
    known = _seats.get(mark)
    return _seats.keep(mark, _made_seat_view(state, seat, player, learnt)) if known is None else known


def _made_seat_view(state: Builders, seat: int, player: Player, learnt: Mark) -> SeatView:
    return SeatView(
        seat=seat,
        coins=int(player.coins),
        points=int(player.points),
        score=int(state.score(seat)),
        loans=int(player.loans),
        idle=_crew(state, player.idle, learnt),
        sites=_row([site_view(state, site) for site in members(player.sites)]),
        finished=_finished(state.cards, player.finished),
        tools=_tools(state.cards, player.tools),
        score_lines=score_lines(state, seat),
    )


def investments(state: Builders) -> InvestmentsView | None:
    if state.cards.prisoner_count == 0:
        return None
    prisoners, tools = state.prisoners_left, state.tools_left
    return _investments(state.cards, prisoners, tools, state.universities_left, int(state.loans_left))


@lru_cache(MOST_SEATS)
def _investments(cards: Cards, prisoners: int, tools: int, universities: int, loans: int) -> InvestmentsView:
    """What is left in the stacks is as it is printed: nobody there has learnt or carries anything."""
    return InvestmentsView(
        prisoners=[_plain_unit(cards, unit) for unit in members(prisoners)],
        tools=[cards.tool_ids[tool] for tool in members(tools)],
        universities=[cards.university_ids[number] for number in members(universities)],
        loans=loans,
        teaches=int(UNIVERSITY_LEVEL),
        prices={
            "prisoner": int(cards.prisoner_price),
            "tool": int(cards.tool_price),
            "university": int(cards.university_price),
        },
        tool_adds={
            tool: unpack(int(adds)) for tool, adds in zip(cards.tool_ids, cards.tool_makes, strict=True)
        },
    )


@lru_cache(MOST_SEATS)
def building_names(cards: Cards, mask: int) -> list[str]:
    """The buildings of a set by their ids; a pile changes only when a card is drawn."""
    return [cards.building_ids[building] for building in members(mask)]


@lru_cache(MOST_SEATS)
def worker_names(cards: Cards, mask: int) -> list[str]:
    return [cards.unit_ids[worker] for worker in members(mask)]
