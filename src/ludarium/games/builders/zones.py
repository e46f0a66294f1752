"""The table of The Builders in zones: every card that lies there, with what is so of it now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from ludarium.core.bits import count
from ludarium.core.kept import Kept
from ludarium.core.messages import Phrase, Thing, Zone
from ludarium.core.state import OVER
from ludarium.games.builders.figures import BuildingView, InvestmentsView, SeatView, SiteView, UnitView
from ludarium.games.builders.looks import MOST_SEATS, MOST_SITES
from ludarium.games.builders.phrases import LOAN, amounts, counted, name, score
from ludarium.games.builders.rules import Builders
from ludarium.games.builders.scoring import TENTHS

NEXT = Phrase("fact-next")
ONE_A_TURN = Phrase("fact-once-a-turn")
INVESTED = Phrase("fact-invested")
Card = SiteView | UnitView | BuildingView


@dataclass(frozen=True)
class BuildersZones:
    """The figures of a position that its zones are made of."""

    state: Builders
    viewer: int | None
    buildings: list[BuildingView]
    next_building: BuildingView | None
    workers: list[UnitView]
    next_worker: UnitView | None
    investments: InvestmentsView | None
    seats: list[SeatView]

    def zones(self) -> list[Zone]:
        """The zones in the order in which one looks at them."""
        middle = [self._round(), self._buildings(), self._workers()]
        if self.investments is not None:
            middle.append(self._investments(self.investments))
        return [*middle, *[zone for seat in self._in_order() for zone in self._seat(seat)]]

    def _in_order(self) -> list[SeatView]:
        """The viewer's own seat first, then on around the table."""
        first = self.viewer or 0
        return [*self.seats[first:], *self.seats[:first]]

    # --- the middle -------------------------------------------------------------------------------

    def _round(self) -> Zone:
        state = self.state
        ends = state.last_round and state.to_act != OVER
        bank = None if state.unlimited() else int(state.bank)
        return _round(int(state.round), int(state.round_limit), ends, bank)

    def _buildings(self) -> Zone:
        row, upcoming = tuple(building.id for building in self.buildings), self.next_building
        return _buildings(row, upcoming.id if upcoming else None, int(count(self.state.building_pile)))

    def _workers(self) -> Zone:
        things = tuple(unit_thing(unit) for unit in self.workers)
        upcoming = unit_thing(self.next_worker, is_next=True) if self.next_worker else None
        mark = (int(count(self.state.worker_pile)), id(upcoming), *map(id, things))
        known = _workers.get(mark)
        return known or _workers.keep(mark, _made_workers(things, upcoming, mark[0]))

    def _investments(self, stacks: InvestmentsView) -> Zone:
        mark = (id(stacks), self.state.invested)
        known = _investments.get(mark)
        if known is None:
            known = _investments.keep(mark, (stacks, _made_investments(stacks, self.state.invested)))
        return known[1]

    # --- the seats --------------------------------------------------------------------------------

    def _seat(self, seat: SeatView) -> list[Zone]:
        """What lies in front of a seat; each seat is kept, so that its id stays its own."""
        mark = (id(seat), seat.seat == self.viewer)
        known = _seats.get(mark)
        if known is None:
            known = _seats.keep(mark, (seat, self._made_seat(seat)))
        return known[1]

    def _made_seat(self, seat: SeatView) -> list[Zone]:
        """What it has, its idle crew, its sites, its finished buildings."""
        whose = "mine" if seat.seat == self.viewer else "other"
        return [
            _zone("seat", seat.seat, whose, self._sums(seat), []),
            _lying("sites", seat, whose, seat.sites),
            _lying("crew", seat, whose, seat.idle),
            _lying("finished", seat, whose, seat.finished),
        ]

    def _sums(self, seat: SeatView) -> list[Phrase]:
        """Coins, points and debts of a seat."""
        unit = TENTHS if self.investments is not None else 1
        crew = [*seat.idle, *[worker for site in seat.sites for worker in site.crew]]
        told = [
            counted("coins", seat.coins),
            counted("points", seat.points),
            Phrase("fact-score", {"score": score(seat.score, unit)}),
            Phrase("fact-crew", {"count": len(crew), "idle": len(seat.idle)}),
        ]
        if seat.loans:
            told.append(Phrase("fact-loans", {"count": seat.loans}))
        if kept := sum(worker.rank == "prisoner" and not worker.freed for worker in crew):
            told.append(Phrase("fact-prisoners", {"count": kept}))
        return told


_seats: Kept[tuple[int, bool], tuple[SeatView, list[Zone]]] = Kept(2 * MOST_SEATS)
_investments: Kept[tuple[int, bool], tuple[InvestmentsView, Zone]] = Kept(MOST_SEATS)
_workers: Kept[tuple[int, ...], Zone] = Kept(MOST_SEATS)  # things of units are kept for ever


_lain: Kept[tuple[str, int, str, int, int], tuple[SeatView, Zone]] = Kept(4 * MOST_SEATS)


def _lying(part: str, seat: SeatView, whose: str, cards: Sequence[Card]) -> Zone:
    """What lies there of a seat; the same cards are the same list (looks.py), and the same zone."""
    mark = (part, seat.seat, whose, id(cards), id(seat.tools))
    known = _lain.get(mark)
    if known is None:
        known = _lain.keep(mark, (seat, _zone(part, seat.seat, whose, [], _things(part, seat))))
    return known[1]


def _things(part: str, seat: SeatView) -> list[Thing]:
    if part == "sites":
        return [_site(site) for site in seat.sites]
    if part == "crew":
        return [unit_thing(unit) for unit in seat.idle] + [_card("tool", tool) for tool in seat.tools]
    return [_finished(building.id, building.points) for building in seat.finished]


def _zone(part: str, seat: int, whose: str, facts: list[Phrase], things: list[Thing]) -> Zone:
    return Zone(id=f"{part}:{seat}", title=_title(part, seat, whose), seat=seat, facts=facts, things=things)


@cache
def _title(part: str, seat: int, whose: str) -> Phrase:
    return Phrase(f"zone-{part}", {"player": seat, "whose": whose})


@lru_cache(MOST_SEATS)
def _round(number: int, limit: int, ends: bool, bank: int | None) -> Zone:
    if limit:
        title = Phrase("table-round-limit", {"round": number, "limit": limit})
    else:
        title = Phrase("table-round", {"round": number})
    facts = [Phrase("table-last-round")] if ends else []
    if bank is not None:
        facts.append(Phrase("table-bank", {"coins": bank}))
    return Zone(id="round", title=title, facts=facts)


@lru_cache(MOST_SEATS)
def _buildings(row: tuple[str, ...], upcoming: str | None, pile: int) -> Zone:
    things = [_building(building) for building in row]
    if upcoming is not None:
        pile += 1
        things.append(_building(upcoming, is_next=True))
    return Zone(id="buildings", title=Phrase("zone-buildings"), facts=[_more(pile)], things=things)


def _made_workers(row: tuple[Thing, ...], upcoming: Thing | None, pile: int) -> Zone:
    things = [*row] if upcoming is None else [*row, upcoming]
    facts = [_more(pile + len(things) - len(row))]
    return Zone(id="workers", title=Phrase("zone-workers"), facts=facts, things=things)


def _made_investments(stacks: InvestmentsView, invested: bool) -> Zone:
    prices = stacks.prices
    things = [
        _stack("prisoners", prices["prisoner"], [unit_thing(unit) for unit in stacks.prisoners]),
        _stack("tools", prices["tool"], [_card("tool", tool) for tool in stacks.tools]),
        _stack(
            "universities",
            prices["university"],
            [_card("university", card) for card in stacks.universities],
        ),
        Thing(
            id="loans",
            name=Phrase("stack-loans"),
            facts=[LOAN, Phrase("fact-left", {"count": stacks.loans})],
            count=stacks.loans,
        ),
    ]
    facts = [INVESTED if invested else ONE_A_TURN]
    return Zone(id="investments", title=Phrase("zone-investments"), facts=facts, things=things)


@cache
def _more(count: int) -> Phrase:
    return Phrase("fact-more", {"count": count})


@cache
def _card(kind: str, card: str) -> Thing:
    return Thing(id=f"{kind}:{card}", name=name(kind, card), card=(kind, card))


@cache
def _building(id_: str, *, is_next: bool = False) -> Thing:
    card = ("building", id_)
    return Thing(id=f"building:{id_}", name=name(*card), card=card, facts=[NEXT] if is_next else [])


def _stack(stack: str, coins: int, things: list[Thing]) -> Thing:
    facts = [Phrase("fact-price", {"coins": coins})]
    return Thing(id=stack, name=Phrase(f"stack-{stack}"), facts=facts, count=len(things), things=things)


def unit_thing(unit: UnitView, *, is_next: bool = False) -> Thing:
    """A worker, prisoner or machine, with what it learnt and carries; looks.py keeps each for ever."""
    things = _next_units if is_next else _units
    known = things.get(id(unit))
    if known is None:
        made = _unit(unit.id, unit.name, unit.educated, tuple(unit.makes), unit.tool, is_next)
        known = things[id(unit)] = (unit, made)
    return known[1]


_units: dict[int, tuple[UnitView, Thing]] = {}
_next_units: dict[int, tuple[UnitView, Thing]] = {}


@cache  # all of them lie on every table, and most never change
def _unit(
    id_: str, called: str, educated: str | None, makes: tuple[int, ...], tool: str | None, is_next: bool
) -> Thing:
    card = ("unit", called)
    facts = [NEXT] if is_next else []
    if educated is not None:
        facts.append(Phrase("fact-educated", {"university": educated, "amounts": amounts(makes)}))
    carried = [_card("tool", tool)] if tool is not None else []
    return Thing(id=f"unit:{id_}", name=name(*card), card=card, facts=facts, things=carried)


_sites: Kept[int, tuple[SiteView, Thing]] = Kept(MOST_SITES)


def _site(site: SiteView) -> Thing:
    """A site, with what it lacks, and those who work there; each is kept, so that its id stays its own."""
    known = _sites.get(id(site))
    return (known or _sites.keep(id(site), (site, _site_thing(site))))[1]


def _site_thing(site: SiteView) -> Thing:
    card = ("building", site.building.id)
    return Thing(
        id=f"site:{site.building.id}",
        name=name(*card),
        card=card,
        facts=[_lacks(tuple(site.lacks)), _next_worker(site.next_actions)],
        things=[unit_thing(unit) for unit in site.crew],
    )


@cache
def _lacks(lacks: tuple[int, ...]) -> Phrase:
    return Phrase("fact-lacks", {"amounts": amounts(lacks)})


@cache
def _next_worker(actions: int) -> Phrase:
    return Phrase("fact-next-worker", {"actions": actions})


@cache
def _finished(id_: str, points: int) -> Thing:
    """A finished building; what it needed is of no matter any more, so that it does not show its face."""
    return Thing(id=f"finished:{id_}", name=name("building", id_), facts=[counted("points", points)])
