"""Scenes: positions that a test sets up by scripting what chance deals, and then plays by notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import cast

from ludarium.core.messages import Event, Move
from ludarium.games import game_named
from ludarium.games.builders.figures import BuildersView, SeatView, SiteView, UnitView
from ludarium.games.builders.rules import Builders
from tests.scene import Scripted

MIDDLE_AGES = "builders-middle-ages"
ANTIQUITY = "builders-antiquity"
EDITIONS = (MIDDLE_AGES, ANTIQUITY)


@cache
def all_moves(game: str) -> list[Move]:
    """Every action id of a game taken apart, the moves of chance too."""
    return [game_named(game).move(action) for action in range(game_named(game).new(2).most_actions())]


def kinds(game: str) -> set[str]:
    """The kinds of all action ids of a game: what is not here can never be done."""
    return {move.kind for move in all_moves(game)}


class Scene(Scripted[Builders]):
    """A table of The Builders under a test's control; chance deals what is scripted, else the lowest card."""

    def __init__(
        self,
        game: str = MIDDLE_AGES,
        seats: int = 2,
        *,
        start: int = 0,
        apprentices: Sequence[str] = (),
        workers: Sequence[str] = (),
        buildings: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(game_named(game), cast(Builders, game_named(game).new(seats, options)))
        script = [f"start {start}"]
        script += [f"deal {apprentice}" for apprentice in apprentices]
        script += [f"worker {worker}" for worker in workers]
        script += [f"building {building}" for building in buildings]
        self._draw(script)

    # --- playing ----------------------------------------------------------------------------------

    def outcomes_after(self, text: str) -> set[str]:
        """What chance may draw right after a move; the scene itself stays as it is."""
        later = self.state.copy()
        later.apply(self.action(text))
        return {self.game.notation(outcome) for outcome, _ in later.chances()}

    def last_event(self, kind: str) -> Event:
        return next(event for event in reversed(self.events) if event.kind == kind)

    # --- looking ------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> BuildersView:
        return cast(BuildersView, self.game.view(self.state, seat))

    def seat(self, seat: int = 0) -> SeatView:
        return self.view().seats[seat]

    def site(self, building: str, seat: int = 0) -> SiteView:
        return next(site for site in self.seat(seat).sites if site.building.id == building)

    def coins(self, seat: int = 0) -> int:
        return self.seat(seat).coins

    def actions(self) -> int:
        return self.view().actions_left

    def idle(self, seat: int = 0) -> list[str]:
        return [unit.id for unit in self.seat(seat).idle]

    def unit(self, unit_id: str, seat: int = 0) -> UnitView:
        units = [*self.seat(seat).idle, *[unit for site in self.seat(seat).sites for unit in site.crew]]
        return next(unit for unit in units if unit.id == unit_id)

    # --- setting up by hand ---------------------------------------------------------------------------

    def pay_out(self, coins: int, seat: int = 0) -> Scene:
        """Give a seat coins of the bank, or with a minus take them."""
        self.state.players[seat].coins += coins
        self.state.bank -= coins
        return self

    def purse(self, coins: int, seat: int = 0) -> Scene:
        """Let a seat have exactly so many coins."""
        return self.pay_out(coins - self.coins(seat), seat)

    def leave_in_bank(self, coins: int, seat: int = 1) -> Scene:
        """Let a seat hold all coins of the bank but so many."""
        return self.pay_out(int(self.state.bank) - coins, seat)

    def overtime(self, actions: int) -> Scene:
        """Let the seat at turn buy actions with coins that it is given for them."""
        self.pay_out(5 * actions, int(self.state.turn))
        return self.do(*["buy"] * actions)

    def equip(self, *tools: str, seat: int = 0) -> Scene:
        """Give a seat tools out of the stack."""
        for tool in tools:
            bit = 1 << self.state.cards.tool_ids.index(tool)
            assert self.state.tools_left & bit, f"{tool} is not in the stack"
            self.state.tools_left &= ~bit
            self.state.players[seat].tools |= bit
        return self

    def owe(self, loans: int, seat: int = 0) -> Scene:
        """Let a seat owe loans out of the stack; their coins are not paid out."""
        self.state.loans_left -= loans
        self.state.players[seat].loans += loans
        return self

    def station(self, building: str, *units: str, seat: int = 0) -> Scene:
        """Let units of a seat work at its site, as sent there in an earlier turn."""
        site = self.state.cards.building_ids.index(building)
        for unit in units:
            bit = 1 << self.state.cards.unit_ids.index(unit)
            assert self.state.players[seat].idle & bit, f"{unit} is not idle"
            self.state.players[seat].idle &= ~bit
            self.state.crews[site] |= bit
        self.state.made[site] = self.state.production_at(site)
        return self

    def hire(self, *workers: str, seat: int = 0) -> Scene:
        """Put workers (or prisoners) into a crew, out of wherever they lie."""
        for worker in workers:
            bit = 1 << self.state.cards.unit_ids.index(worker)
            self.state.worker_pile &= ~bit
            self.state.worker_row &= ~bit
            self.state.prisoners_left &= ~bit
            self.state.players[seat].idle |= bit
        return self

    def found(self, *buildings: str, seat: int = 0) -> Scene:
        """Open sites for a seat, out of the pile."""
        for building in buildings:
            bit = 1 << self.state.cards.building_ids.index(building)
            assert self.state.building_pile & bit, f"{building} is not in the pile"
            self.state.building_pile &= ~bit
            self.state.players[seat].sites |= bit
        return self

    def exhaust(self, seat: int = 1) -> Scene:
        """Empty rows and piles: a seat gets all workers, and all buildings as if finished for no points."""
        state, player = self.state, self.state.players[seat]
        next_one = 0 if state.next_building < 0 else 1 << int(state.next_building)
        gone = state.building_row | state.building_pile | next_one
        player.finished |= gone
        player.idle |= state.worker_row | state.worker_pile
        for machine in range(int(state.cards.first_machine), len(state.cards.building_ids)):
            if gone & 1 << machine:
                player.idle |= 1 << int(state.cards.first_machine_unit) + machine - int(
                    state.cards.first_machine
                )
        state.building_row = state.building_pile = state.worker_row = state.worker_pile = 0
        state.next_building = -1
        return self

    def complete(self, *buildings: str, seat: int = 0) -> Scene:
        """Give a seat finished buildings out of the pile, with their points, machines with their unit."""
        cards = self.state.cards
        for building in buildings:
            number = cards.building_ids.index(building)
            assert self.state.building_pile & 1 << number, f"{building} is not in the pile"
            self.state.building_pile &= ~(1 << number)
            player = self.state.players[seat]
            player.finished |= 1 << number
            player.points += cards.points[number]
            if number >= cards.first_machine:
                player.idle |= 1 << int(cards.first_machine_unit) + number - int(cards.first_machine)
        return self

    def turns(self, count: int = 1) -> Scene:
        """End so many turns."""
        for _ in range(count):
            self.do("end")
        return self
