"""Games of Ante Portas that random bots have played, to be typed again at the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ludarium.bots.random_bot import RandomBot
from ludarium.core.driving import drive
from ludarium.core.record import Record, chance_rng, seat_rng, table_of
from ludarium.core.state import CHANCE, State
from ludarium.games.ante_portas.game import ANTE_PORTAS
from ludarium.terminal.menu import start
from tests.terminal.script import Script

HOT_SEAT = ("human:Anna", "human:Béla")


def played(seed: int) -> Record:
    """A whole game of random moves."""
    record = table_of(ANTE_PORTAS, ["human Anna", "human Béla"], {}, seed)
    bot = RandomBot(ANTE_PORTAS)
    rngs = [seat_rng(seed, seat) for seat in range(2)]
    choose = [lambda state, rng=rng: bot.choose(state, rng) for rng in rngs]
    drive(record.first(), choose, chance_rng(seed), record.add)
    return record


def longest(seeds: range) -> Record:
    """The longest of several games, in which most happens."""
    return max((played(seed) for seed in seeds), key=lambda record: len(record.lines))


def typed_by_both(record: Record) -> Iterator[str]:
    """What both people type: the moves, and Enter whenever the table is passed on."""
    last = CHANCE
    for line in record.lines:
        if line.seat == CHANCE:
            continue
        if line.seat != last:
            yield ""
        last = line.seat
        yield ANTE_PORTAS.notation(line.action)


def hot_seat(record: Record, file: Path, language: str = "en", width: int = 80) -> Script:
    """Type a game again as two people at one screen."""
    script = Script(typed_by_both(record), width)
    start(ANTE_PORTAS, HOT_SEAT, language, record.seed, {}, save=file, screen=script.screen)
    return script


def positions(record: Record) -> Iterator[State]:
    """Every position of a game in which a seat has to act."""
    state = record.first()
    for line in record.lines:
        if line.seat != CHANCE:
            yield state.copy()
        state.apply(line.action)
