"""A played game as rows: one for the game, and one for every decision of a seat."""

from __future__ import annotations

import array
from collections.abc import Iterator, Sequence
from typing import Any

from ludarium.arena.simulate import choosers
from ludarium.core.driving import drive, shares_of
from ludarium.core.features import row_of
from ludarium.core.game import Game
from ludarium.core.record import Record, chance_rng
from ludarium.core.state import CHANCE, State

GAME_COLUMNS = {
    "game": "number of the game in this dataset",
    "seats": "what sat at each seat: a bot's name, or `human`",
    "options": "the options of the table, NAME=VALUE",
    "seed": "the seed that all draws follow from; none if it was not kept",
    "number": "number of the game among those of its seed",
    "actions": "every action from the first draw on, those of chance included",
    "moves": "how many actions there were",
    "scores": "the score of each seat, in the game's smallest unit",
    "shares": "each seat's share of the win; together 1",
    "hash": "hash of the last position, as in a game file",
}
POSITION_COLUMNS = {
    "game": "number of the game in this dataset",
    "move": "how many actions were made before",
    "seat": "who decides",
    "position": "the whole position (`State.snapshot`), hidden cards included",
    "observation": "what the seat may know, in the columns of columns.json",
    "legal": "all legal actions, rising",
    "action": "the action that was chosen",
    "words": "the same in the game's notation",
    "share": "the share of the win that this seat got in the end",
    "score": "the score that this seat got in the end",
}

Row = dict[str, Any]


def played(game: Game, bots: Sequence[str], options: dict[str, str], seed: int, number: int) -> Record:
    """Game `number` of a seed, played to its end by bots that see what their seats may see."""
    record = Record(game, options, [f"bot {name}" for name in bots], seed, number)
    drive(record.first(), choosers(game, bots, seed, number), chance_rng(seed, number), record.add)
    return record


def _seat_kind(told: str) -> str:
    """A bot by its name, a person without one."""
    kind, _, name = told.partition(" ")
    return name if kind == "bot" else "guest" if kind == "guest" else "human"


def game_row(record: Record, game: int, last: State) -> Row:
    """What is told of a whole game; it can be replayed from its actions alone."""
    return {
        "game": game,
        "seats": [_seat_kind(seat) for seat in record.seats],
        "options": [f"{name}={value}" for name, value in record.options.items()],
        "seed": record.seed,
        "number": record.number,
        "actions": [line.action for line in record.lines],
        "moves": len(record.lines),
        "scores": last.scores(),
        "shares": shares_of(last),
        "hash": last.hash(),
    }


def position_rows(record: Record, game: int, last: State) -> Iterator[Row]:
    """Every decision of a seat, in order."""
    won, scores = shares_of(last), last.scores()
    width = len(record.game.features.names(len(record.seats)))
    state = record.first()
    for move, line in enumerate(record.lines):
        if line.seat != CHANCE:
            yield {
                "game": game,
                "move": move,
                "seat": line.seat,
                "position": state.snapshot(),
                "observation": observation(record.game, state, line.seat, width),
                "legal": state.legal(),
                "action": line.action,
                "words": record.game.notation(line.action),
                "share": won[line.seat],
                "score": scores[line.seat],
            }
        state.apply(line.action)


def observation(game: Game, state: State, seat: int, width: int) -> list[int]:
    """What a seat sees, as whole numbers."""
    return array.array("h", bytes(row_of(game.features, state, seat, width))).tolist()
