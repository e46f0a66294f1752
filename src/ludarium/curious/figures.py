"""What was counted about a game's cards and openings: a small file in the game's folder."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources

import msgspec

from ludarium.core.game import Game
from ludarium.core.play import settle
from ludarium.core.rng import Rng
from ludarium.core.state import OVER

FOLDER = "curious"
WALKS = 4  # games that are played for a fingerprint
LONGEST = 600  # moves of one of them


class CardCount(msgspec.Struct, frozen=True, omit_defaults=True):
    """One card over all games."""

    offered: int = 0  # games in which it could be taken; 0: a game does not tell that
    taken: int = 0  # games in which somebody did
    rounds: tuple[int, int, int] | None = None  # a quarter of its takers had it by then, half, three quarters
    takers: int = 0  # seats
    won: float = 0.0  # what they won, in games
    usual: float = 0.0  # what their places win as a rule
    uses: dict[str, int] = {}


class OpeningCount(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way to begin."""

    did: str  # such as `open recruit*2`
    seats: int = 0
    won: float = 0.0
    usual: float = 0.0


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """All that was counted, and what is needed to count it again."""

    game: str
    rules: str  # the fingerprint of the rules that were played
    command: str
    bot: str
    seats: int
    games: int
    seed: int
    rounds: tuple[int, int, int]  # of a game: a tenth had no more, half, nine tenths
    cards: dict[str, CardCount]  # by `kind:id`
    openings: dict[str, list[OpeningCount]]  # by what is looked at, the most frequent first


def fingerprint(game: Game) -> str:
    """Changes when the rules or the data of a game do, not with words: a few games, and where they led."""
    told = hashlib.sha256(f"{game.id} {game.rules} {game.table()} {game.cards}".encode())
    for number in range(WALKS):
        told.update(_walk(game, number).encode())
    return told.hexdigest()[:16]


def _walk(game: Game, number: int) -> str:
    """The last position of a game in which everybody plays at random, or of its first moves."""
    rng = Rng(number)
    state = game.new(game.seats[-1], simulation=True)
    settle(state, rng)
    for _ in range(LONGEST):
        if state.to_act == OVER:
            break
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
        settle(state, rng)
    return state.hash()


@cache
def figures_of(game: Game) -> Figures | None:
    """What was counted about a game, if its package says it."""
    file = resources.files(game.package).joinpath(FOLDER, f"{game.id}.json")
    return msgspec.json.decode(file.read_bytes(), type=Figures) if file.is_file() else None
