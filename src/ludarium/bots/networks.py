"""Learned weights: a small file a game, with a card that says how they were found."""

from __future__ import annotations

import array
import base64
import logging
import math
import sys
from functools import cache
from pathlib import Path

import msgspec

from ludarium.bots.search.mind import Mind
from ludarium.bots.search.network import Network, numbers_of
from ludarium.bots.skill import skill_of
from ludarium.core.errors import LudariumError
from ludarium.core.game import Game

FOLDER = Path(__file__).parent / "weights"
MOST_HIDDEN = 1024

log = logging.getLogger("ludarium.bots")


class WeightsError(LudariumError):
    """A file of weights that cannot be used."""


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """How weights were found and what they are good for."""

    games: int  # of self-play
    generations: int
    positions: int
    loss: float  # per position, on games that were not learned from
    loss_by_hand: float  # … of the hand-made judgement there
    command: str
    strength: str = ""  # against the same search with the hand-made judgement


class WeightsFile(msgspec.Struct, frozen=True):
    """One file of weights."""

    game: str
    seat_parts: list[str]
    table_parts: list[str]
    first: int
    second: int
    card: Card
    numbers: str  # 32-bit floats, the lowest byte first, in base64

    def inputs(self) -> int:
        """The leads of a seat and its rival, the parts of both, and those of the table."""
        return 2 + 2 * len(self.seat_parts) + len(self.table_parts)


def packed(numbers: list[float]) -> str:
    """Numbers as they are written to a file."""
    floats = array.array("f", numbers)
    if sys.byteorder == "big":
        floats.byteswap()
    return base64.b64encode(floats.tobytes()).decode()


def unpacked(text: str) -> list[float]:
    floats = array.array("f")
    floats.frombytes(base64.b64decode(text, validate=True))
    if sys.byteorder == "big":
        floats.byteswap()
    return floats.tolist()


def read(path: Path) -> WeightsFile:
    """The weights of a file."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=WeightsFile)
    except OSError as error:
        raise WeightsError(f"{path}: {error.strerror}") from error
    except msgspec.MsgspecError as error:
        raise WeightsError(f"{path}: these are no weights ({error})") from error


def network_from(path: Path, game: str, mind: Mind) -> Network:
    """The network of a file, for this game and for the parts that its mind finds today."""
    weights = read(path)
    if weights.game != game:
        raise WeightsError(f"{path}: weights for {weights.game}, not for {game}")
    if (weights.seat_parts, weights.table_parts) != (mind.seat_parts(), mind.table_parts()):
        raise WeightsError(f"{path}: weights of another version, for other parts than are found today")
    return network_of_size(path, weights)


def network_of_size(path: Path, weights: WeightsFile) -> Network:
    if not (0 < weights.first <= MOST_HIDDEN and 0 < weights.second <= MOST_HIDDEN):
        raise WeightsError(f"{path}: hidden layers of {weights.first} and {weights.second}")
    try:
        numbers = unpacked(weights.numbers)
    except ValueError as error:
        raise WeightsError(f"{path}: its numbers cannot be read ({error})") from error
    wanted = numbers_of(weights.inputs(), weights.first, weights.second)
    if len(numbers) != wanted:
        raise WeightsError(f"{path}: {len(numbers)} numbers instead of {wanted}")
    if not math.isfinite(sum(numbers)):  # which it is only if each of them is: they are 32-bit floats
        raise WeightsError(f"{path}: holds what is no number")
    return Network(weights.inputs(), weights.first, weights.second, numbers)


@cache
def shipped(game: str) -> Path | None:
    """The file of weights that comes with the package, unless it cannot be used; that is said once."""
    path = FOLDER / f"{game}.json"
    return path if path.exists() else None


@cache
def _told(message: str) -> None:
    log.warning("%s; the hand-made judgement plays", message)


def learn(mind: Mind, game: str, path: Path | None = None) -> Mind:
    """Give a mind its network; where there is none, or one that cannot be used, it judges by hand."""
    found = path or shipped(game)
    if found is not None:
        try:
            mind.network = network_from(found, game, mind)
        except WeightsError as error:
            _told(str(error))
    return mind


def check_weights(game: Game) -> None:
    """Whoever names a file of weights is told at once if it cannot be used."""
    if game.weights is not None:
        network_from(game.weights, game.id, mind_of(game, learned=False))


def mind_of(game: Game, *, learned: bool = True) -> Mind:
    """What is known about a game, at least that any legal action is one; with learned weights or without."""
    mind = skill_of(game).mind()
    return learn(mind, game.id, game.weights) if learned else mind
