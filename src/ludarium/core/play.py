"""Playing at native speed: random playouts and perft. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State


class Tally:
    """How many actions seats and chance have made."""

    def __init__(self) -> None:
        self.by_seats: i64 = 0
        self.by_chance: i64 = 0


def action_buffer(state: State) -> vec[i64]:
    """A buffer for `legal_into`, to be used again and again."""
    return vec[i64]([0] * state.most_actions())


def playout(state: State, rng: Rng, out: vec[i64], tally: Tally) -> None:
    """Play uniformly random actions to the end of the game."""
    by_seats: i64 = 0
    by_chance: i64 = 0
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.apply(state.draw(rng))
            by_chance += 1
        else:
            state.apply(state.any_legal(out, rng))
            by_seats += 1
    tally.by_seats += by_seats
    tally.by_chance += by_chance


def playouts(root: State, games: int, seed: int) -> Tally:
    """Random games from a position, each with its own stream of the seed."""
    tally = Tally()
    out = action_buffer(root)
    for stream in range(i64(games)):
        playout(root.copy(), Rng(seed, stream), out, tally)
    return tally


def settle(state: State, rng: Rng) -> None:
    """Let chance make its moves until a seat has to act or the game is over."""
    while state.to_act == CHANCE:
        state.apply(state.draw(rng))


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` actions, chance moves included, start here."""
    return int(_perft(state, depth))


def _perft(state: State, depth: i64) -> i64:
    if depth == 0:
        return 1
    out = action_buffer(state)
    n: i64 = state.legal_into(out)
    if depth == 1:
        return n
    total: i64 = 0
    for i in range(n):
        child = state.copy()
        child.apply(out[i])
        total += _perft(child, depth - 1)
    return total
