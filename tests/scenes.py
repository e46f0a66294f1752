"""Scenes: positions that a test sets up by scripting what chance deals, and then plays by notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import cast

from ludarium.core.game import Game
from ludarium.core.messages import Event, Move, Reason
from ludarium.core.state import CHANCE
from ludarium.games import game_named
from ludarium.games.builders.rules import Builders
from ludarium.games.builders.view import BuildersView, SeatView, SiteView, UnitView

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


class Scene:
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
        self.game: Game = game_named(game)
        self.state = cast(Builders, self.game.new(seats, options))
        self.events: list[Event] = []
        self.state.log = self.events
        script = [f"start {start}"]
        script += [f"deal {apprentice}" for apprentice in apprentices]
        script += [f"worker {worker}" for worker in workers]
        script += [f"building {building}" for building in buildings]
        self._deal(script)

    def _deal(self, script: Sequence[str]) -> None:
        """Let chance move until a seat has to act: scripted draws of the right kind first, in their order."""
        wanted = [self.action(text) for text in script]
        while self.state.to_act == CHANCE:
            outcomes = self.state.legal()
            chosen = next((action for action in wanted if action in outcomes), outcomes[0])
            self.state.apply(chosen)

    # --- playing ----------------------------------------------------------------------------------

    def action(self, text: str) -> int:
        (action,) = self.game.parse(text)
        return action

    def do(self, *moves: str, draws: Sequence[str] = ()) -> Scene:
        """Play moves of the seat to act, each checked; chance then draws as scripted."""
        for text in moves:
            for action in self.game.parse(text):
                reason = self.state.why_not(action)
                assert reason is None, f"{text}: {reason}"
                assert action in self.state.legal()
                self.state.apply(action)
                self._deal(draws)
            assert self.game.census(self.state) == []
        return self

    def legal(self, text: str) -> bool:
        """Whether a move is legal, on which both faces of legality must agree."""
        action = self.action(text)
        listed = action in self.state.legal()
        assert listed == (self.state.why_not(action) is None)
        return listed

    def refused(self, text: str) -> Reason:
        """The reason why a move is not legal."""
        assert not self.legal(text), f"{text} is legal"
        reason = self.state.why_not(self.action(text))
        assert reason is not None
        return reason

    def texts(self) -> set[str]:
        """All legal moves as text."""
        return {self.game.notation(action) for action in self.state.legal()}

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
