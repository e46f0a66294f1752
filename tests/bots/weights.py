"""Files of weights for tests: drawn at random, of the right size."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ludarium.bots.networks import Card, WeightsFile, mind_of, packed
from ludarium.bots.search.mind import Mind
from ludarium.bots.search.network import numbers_of
from ludarium.core.rng import Rng
from ludarium.games import GAMES

CARD = Card(games=1, generations=1, positions=1, loss=0.5, loss_by_hand=0.6, command="none")


def mind_by_hand(game: str) -> Mind:
    return mind_of(GAMES[game], learned=False)


def drawn(many: int, seed: int = 1) -> list[float]:
    """Numbers from -1 to 1 that a 32-bit float holds exactly."""
    rng = Rng(seed)
    return [(rng.below(2049) - 1024) / 1024 for _ in range(many)]


def file_for(game: str, first: int = 4, second: int = 3) -> WeightsFile:
    mind = mind_by_hand(game)
    found = WeightsFile(game, mind.seat_parts(), mind.table_parts(), first, second, CARD, "")
    numbers = drawn(numbers_of(found.inputs(), first, second))
    return msgspec.structs.replace(found, numbers=packed(numbers))


def written(folder: Path, weights: WeightsFile) -> Path:
    path = folder / "weights.json"
    path.write_bytes(msgspec.json.encode(weights))
    return path
