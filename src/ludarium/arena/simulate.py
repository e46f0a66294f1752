"""Games between bots, their results, and one hash over all of them."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from ludarium.arena.tallies import GameTally, tally_of
from ludarium.bots import bot_named
from ludarium.bots.bot import Bot
from ludarium.core.driving import Chooser, drive, shares_of
from ludarium.core.game import Game
from ludarium.core.messages import Event
from ludarium.core.record import chance_rng, checked, seat_rng
from ludarium.core.rng import Rng
from ludarium.core.state import State


@dataclass
class SeatResult:
    """What one seat did over all games; a shared win counts its share."""

    bot: str
    wins: float = 0.0
    scores: list[int] = field(default_factory=list)

    def mean(self) -> float:
        return sum(self.scores) / len(self.scores)

    def interval(self) -> float:
        """Half the width of the 95 % interval of the mean score."""
        n, mean = len(self.scores), self.mean()
        if n < 2:
            return math.inf
        return 1.96 * math.sqrt(sum((score - mean) ** 2 for score in self.scores) / (n - 1) / n)


@dataclass
class Simulation:
    """The results of a run."""

    game: Game
    seats: list[SeatResult]
    games: int = 0
    moves: int = 0
    cut_short: int = 0
    rounds: int = 0
    hash: str = ""
    tally: GameTally | None = None  # what this game counts besides


def choosers(game: Game, names: Sequence[str], seed: int, number: int) -> list[Chooser]:
    """For each seat a function that asks its bot, which sees only the world that the seat can know."""
    return [
        chooser(bot_named(name, game), seat, seat_rng(seed, seat, number)) for seat, name in enumerate(names)
    ]


def chooser(bot: Bot, seat: int, rng: Rng) -> Chooser:
    """A function that asks a bot, which sees only the world that its seat can know."""
    return lambda state: checked(state, bot.choose(state.imagine(seat, rng), rng))


def play_game(
    game: Game,
    names: Sequence[str],
    options: Mapping[str, str],
    seed: int,
    number: int,
    log: list[Event] | None = None,
) -> tuple[State, int]:
    """Game `number` of a seed: its last position and how many moves it took; the log gets its events."""
    state = game.new(len(names), options)
    state.log = log
    moves = 0

    def make(state: State, action: int) -> None:
        nonlocal moves
        state.apply(action)
        moves += 1

    drive(state, choosers(game, names, seed, number), chance_rng(seed, number), make)
    return state, moves


def simulate(
    game: Game,
    names: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    tick: Callable[[], None] = lambda: None,
) -> Simulation:
    """Play games 0 … n-1 of a seed; `tick` is called after each."""
    game.check_seats(len(names))
    table = game.table(options, simulation=True)
    result = Simulation(game, [SeatResult(name) for name in names], tally=tally_of(game))
    told = hashlib.sha256()
    for number in range(games):
        log: list[Event] | None = [] if result.tally else None
        state, moves = play_game(game, names, table, seed, number, log)
        _count(result, state, moves)
        if result.tally is not None and log is not None:
            result.tally.count(state, log)
        told.update(f"{state.hash()} {state.scores()} {state.winners()}\n".encode())
        tick()
    result.hash = told.hexdigest()
    return result


def _count(result: Simulation, state: State, moves: int) -> None:
    result.games += 1
    result.moves += moves
    result.rounds += state.rounds_played()
    result.cut_short += state.was_cut_short()
    for seat, score, share in zip(result.seats, state.scores(), shares_of(state), strict=True):
        seat.scores.append(score)
        seat.wins += share
