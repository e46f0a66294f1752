"""The parts of a position of The Builders, of which a network makes its judgement. Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludarium.bots.builders.crew import everybody, lacking, minus, total, unfree
from ludarium.bots.builders.value import BuildersValue, place, score
from ludarium.bots.builders.weights import POINT
from ludarium.bots.search.network import PartsRow
from ludarium.core.bits import BIT, count, lowest
from ludarium.games.builders.rules import Builders
from ludarium.games.builders.state import Player

SEAT_PARTS: Final = (
    "turns coin hope bar reach actions-now turns-alone begun "
    "surplus points-planned actions-planned cash-planned surplus-soon points-soon surplus-far points-far "
    "offer-best offer-second offer-points hand-best hand-wages "
    "skills units idle unpaid wages makes-stone makes-wood makes-knowledge makes-tiles "
    "lacks-stone lacks-wood lacks-knowledge lacks-tiles "
    "sites site-points site-rewards coins points loans tools unfree place acting actions-left"
)
TABLE_PARTS: Final = "seats rounds last-round dearest-site cheapest-worker"
NO_BAR: Final = -30.0
SOON_TURNS: Final = 2
FAR_TURNS: Final = 4
FAR_COIN: Final = 150
MANY_ROUNDS: Final = 12


@final
class BuildersParts:
    """Looks at a seat with the eyes of the hand-made judge and writes down what it finds on its way."""

    def __init__(self, judge: BuildersValue) -> None:
        self.judge = judge

    def names(self) -> list[str]:
        """What is found for a seat, in this order."""
        return SEAT_PARTS.split()

    def find(self, state: Builders, seat: i64, row: PartsRow) -> None:
        player = state.players[seat]
        self._prospects(state, seat, player, row)
        self._schedule(state, player, row)
        self._offers(state, row)
        self._hands(state, player, row)
        self._crew(state, player, row)
        self._sites(state, player, row)
        row.add(float(player.coins) / 10.0)
        row.add(float(player.points) / 5.0)
        row.add(float(player.loans))
        row.add(float(count(player.tools)))
        row.add(float(unfree(state, everybody(state, player))))
        row.add(float(place(state, seat)))
        acting: bool = state.turn == seat
        row.add(1.0 if acting else 0.0)
        row.add(float(state.actions_left) if acting else 0.0)

    def _prospects(self, state: Builders, seat: i64, player: Player, row: PartsRow) -> None:
        """How far the game goes, and what can be finished at once."""
        judge = self.judge
        judge.look(state, seat)
        row.add(float(judge.turns))
        row.add(float(judge.coin) / 100.0)
        row.add(float(judge.hope) / 1000.0)
        row.add(max(NO_BAR, float(score(state, seat) - judge.bar) / POINT))
        reach: i64 = judge.reach(state, seat)
        row.add(float(reach))
        row.add(float(judge.schedule.done))
        row.add(float(judge.turns_to_end(state, seat, reach)))
        row.add(float(judge.begun(state, player)) / POINT)

    def _schedule(self, state: Builders, player: Player, row: PartsRow) -> None:
        """What the sites bring in the turns that are left, and in a few more."""
        judge, schedule = self.judge, self.judge.schedule
        row.add(float(schedule.worth(state, player, judge.turns, judge.coin)) / POINT)
        row.add(float(schedule.points))
        row.add(float(schedule.done))
        row.add(float(schedule.cash) / 10.0)
        row.add(float(schedule.worth(state, player, SOON_TURNS, FAR_COIN)) / POINT)
        row.add(float(schedule.points))
        row.add(float(schedule.worth(state, player, FAR_TURNS, FAR_COIN)) / POINT)
        row.add(float(schedule.points))

    def _offers(self, state: Builders, row: PartsRow) -> None:
        """The two sites of the row that this crew could make most of, after what it has begun."""
        best: i64 = 0
        second: i64 = 0
        points: i64 = 0
        sites: i64 = state.building_row
        while sites:
            site: i64 = lowest(sites)
            sites &= sites - 1
            worth: i64 = self.judge.schedule.offer(state, site)
            if worth > best:
                second = best
                best = worth
                points = state.cards.points[site]
            else:
                second = max(second, worth)
        row.add(float(best) / POINT)
        row.add(float(second) / POINT)
        row.add(float(points))

    def _hands(self, state: Builders, player: Player, row: PartsRow) -> None:
        """The worker of the row who makes most of what the open sites lack."""
        best: i64 = 0
        wages: i64 = 0
        workers: i64 = state.worker_row
        while workers:
            unit: i64 = lowest(workers)
            workers &= workers - 1
            fit: i64 = most_given(state, player.sites, state.cards.makes[unit])
            if fit > best:
                best = fit
                wages = state.cards.coins[unit]
        row.add(float(best))
        row.add(float(wages))

    def _crew(self, state: Builders, player: Player, row: PartsRow) -> None:
        """What all units make together, and what they cost."""
        units: i64 = everybody(state, player)
        made: i64 = 0
        unpaid: i64 = 0
        wages: i64 = 0
        row.add(float(self.judge.skills(state, units)) / POINT)
        row.add(float(count(units)))
        row.add(float(count(player.idle)))
        while units:
            unit: i64 = lowest(units)
            units &= units - 1
            coins: i64 = state.coins_to_send(unit)
            made += state.makes(unit)
            wages += coins
            unpaid += 1 if coins == 0 else 0
        row.add(float(unpaid))
        row.add(float(wages) / 5.0)
        for shift in range(0, 32, 8):
            row.add(float(made >> shift & 0xFF))

    def _sites(self, state: Builders, player: Player, row: PartsRow) -> None:
        """What the open sites lack and bring."""
        lack: i64 = 0
        points: i64 = 0
        rewards: i64 = 0
        sites: i64 = player.sites
        while sites:
            site: i64 = lowest(sites)
            sites &= sites - 1
            lack += lacking(state, site)
            points += state.cards.points[site]
            rewards += state.cards.rewards[site]
        for shift in range(0, 32, 8):
            row.add(float(lack >> shift & 0xFF))
        row.add(float(count(player.sites)))
        row.add(float(points))
        row.add(float(rewards) / 10.0)

    def find_table(self, state: Builders, row: PartsRow) -> None:
        row.add(float(state.seats))
        row.add(float(min(MANY_ROUNDS, state.rounds_played())))
        row.add(1.0 if state.last_round else 0.0)
        dearest: i64 = 0
        sites: i64 = state.building_row
        while sites:
            dearest = max(dearest, state.cards.points[lowest(sites)])
            sites &= sites - 1
        row.add(float(dearest))
        cheapest: i64 = BIT[6]
        workers: i64 = state.worker_row
        while workers:
            cheapest = min(cheapest, state.coins_to_send(lowest(workers)))
            workers &= workers - 1
        row.add(float(cheapest))


def most_given(state: Builders, sites: i64, makes: i64) -> i64:
    """How much of what one of these sites lacks is made by somebody, at the site where it is most."""
    most: i64 = 0
    while sites:
        lack: i64 = lacking(state, lowest(sites))
        sites &= sites - 1
        most = max(most, total(lack) - total(minus(lack, makes)))
    return most
