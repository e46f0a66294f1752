"""One game of an arena, and what is written down about it."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from ludarium.arena.alarm import BrokenOff, broken_off_after
from ludarium.arena.digests import Digest, Look, digest_of, look_of
from ludarium.arena.plan import RunPlan, Seating, code_fingerprint
from ludarium.bots import bot_named
from ludarium.bots.guarded import OVERRUN, BotFault, Guarded
from ludarium.core.driving import drive, shares_of, win_shares
from ludarium.core.errors import LudariumError
from ludarium.core.game import Game
from ludarium.core.messages import Event
from ludarium.core.record import chance_rng, seat_rng
from ludarium.core.rng import Rng
from ludarium.core.state import State

Stopwatch = Callable[[], float]


class Fault(msgspec.Struct, frozen=True):
    """Why a game was lost before its end: which bot, at which seat, and what it did."""

    bot: str
    seat: int
    kind: str  # crash, overrun or illegal
    detail: str


class PlayedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of `games.jsonl`; the same plan and number give the same line, whoever played it."""

    game: int
    deal: int
    match: int
    bots: list[str]
    shares: list[float]  # of the win, by seat
    scores: list[int]
    rounds: int
    moves: list[int]
    hash: str  # of the last position
    cut_short: bool = False
    fault: Fault | None = None
    digest: Digest | None = None


class Times(msgspec.Struct, frozen=True):
    """One line of `times.jsonl`: how long each seat thought, in seconds; no two runs agree on that."""

    game: int
    total: list[float]
    worst: list[float]


@dataclass
class SeatedBot:
    """A bot at a seat, with its own randomness and its clock."""

    bot: Guarded
    seat: int
    rng: Rng
    clock: Stopwatch
    moves: int = 0
    total: float = 0.0
    worst: float = 0.0

    def choose(self, state: State) -> int:
        world = state.imagine(self.seat, self.rng)
        began = self.clock()
        try:
            with broken_off_after(self.bot.seconds):
                return self.bot.choose(world, self.rng)
        except BrokenOff:
            raise BotFault(self.bot.name, self.seat, OVERRUN, "no answer; broken off") from None
        finally:
            took = self.clock() - began
            self.moves, self.total, self.worst = self.moves + 1, self.total + took, max(self.worst, took)


@dataclass
class Match:
    """One game being played: the deal comes from the plan's seed, alike for every seating of a match-up."""

    plan: RunPlan
    sitting: Seating
    game: Game
    clock: Stopwatch = time.perf_counter
    thinkers: list[SeatedBot] = field(default_factory=list)
    look: Look = field(default_factory=Look)

    def play(self) -> tuple[PlayedGame, Times]:
        state = self.game.new(self.plan.seats, self.plan.options)
        log: list[Event] = []
        if self.plan.digests:
            state.log, self.look = log, look_of(self.game)
        self.thinkers = [self._thinker(seat, name) for seat, name in enumerate(self.sitting.bots)]
        fault = self._drive(state)
        return self._written(state, fault, log), self._times()

    def _thinker(self, seat: int, name: str) -> SeatedBot:
        bot = Guarded(bot_named(name, self.game), name, seconds=self.plan.seconds, clock=self.clock)
        return SeatedBot(bot, seat, seat_rng(self.plan.seed, seat, self.sitting.number), self.clock)

    def _drive(self, state: State) -> BotFault | None:
        choosers = [thinker.choose for thinker in self.thinkers]
        try:
            drive(state, choosers, chance_rng(self.plan.seed, self.sitting.deal), self._make)
        except BotFault as fault:
            return fault
        return None

    def _make(self, state: State, action: int) -> None:
        state.apply(action)
        self.look.at(state)

    def _written(self, state: State, fault: BotFault | None, log: list[Event]) -> PlayedGame:
        return PlayedGame(
            game=self.sitting.number,
            deal=self.sitting.deal,
            match=self.sitting.match,
            bots=list(self.sitting.bots),
            shares=shares_with(state, fault),
            scores=state.scores(),
            rounds=state.rounds_played(),
            moves=[thinker.moves for thinker in self.thinkers],
            hash=state.hash(),
            cut_short=state.was_cut_short(),
            fault=Fault(fault.bot, fault.seat, fault.kind, fault.detail) if fault else None,
            digest=digest_of(self.game, state, log, self.look) if self.plan.digests and not fault else None,
        )

    def _times(self) -> Times:
        return Times(
            self.sitting.number,
            [round(thinker.total, 6) for thinker in self.thinkers],
            [round(thinker.worst, 6) for thinker in self.thinkers],
        )


def shares_with(state: State, fault: BotFault | None) -> list[float]:
    """Each seat's share of the win; a bot at fault loses, and the others share it."""
    if fault is None:
        return shares_of(state)
    seats = int(state.seats)
    return win_shares([seat for seat in range(seats) if seat != fault.seat], seats)


def _same_game(plan: RunPlan) -> Game:
    """The game of a plan; a machine with another version of it would mix in other games."""
    game = plan.played_game()
    if code_fingerprint(game) != plan.code:
        raise LudariumError(
            f"{platform.node()} has another version of Ludarium than the plan; install the same"
        )
    return game


GAMES: dict[tuple[str, str | None, str | None], Game] = {}  # read once a process


def play_number(plan: RunPlan, number: int) -> tuple[PlayedGame, Times]:
    """Game `number` of a plan, in whatever process."""
    data = (plan.game, plan.cards, plan.land)
    if data not in GAMES:
        GAMES[data] = _same_game(plan)
    return Match(plan, plan.sitting(number), GAMES[data]).play()
