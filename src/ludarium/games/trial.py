"""Games with other data files are tried: what passes the check can be played to the end."""

from __future__ import annotations

from ludarium.core.game import Game
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State

TRIALS = 6  # games, by somebody who does whatever is possible
LONGEST = 20_000  # moves; far more than any game has
LOOK_EVERY = 40  # moves


def trial(game: Game, games: int = TRIALS, seed: int = 1) -> str | None:
    """Why a game cannot be played to the end, found by playing; None if it can."""
    for number in range(games):
        seats = game.seats[number % len(game.seats)]
        try:
            moves = play(game, seats, Rng(seed, number))
        except Exception as error:  # whatever it is, nobody could play with these files
            return f"{game.id} cannot be played with these files: a game of {seats} broke: {error!r}"
        if moves >= LONGEST:
            return f"{game.id} cannot be played with these files: a game of {seats} does not end"
    return None


def play(game: Game, seats: int, rng: Rng) -> int:
    """A game to its end; how many moves it had."""
    state, moves = game.new(seats), 0
    while state.to_act != OVER and moves < LONGEST:
        state.apply(_pick(state, rng))
        moves += 1
        if moves % LOOK_EVERY == 0:
            _look(game, state, seats)
    _look(game, state, seats)
    return moves


def _pick(state: State, rng: Rng) -> int:
    if state.to_act == CHANCE:
        return int(state.draw(rng))
    legal = state.legal()
    if not legal:
        raise ValueError("nothing is possible, and the game is not over")
    return legal[int(rng.below(len(legal)))]


def _look(game: Game, state: State, seats: int) -> None:
    """What is shown and kept of a position can be made, and nothing is lost."""
    for viewer in (None, *range(seats)):
        game.view(state, viewer)
    if lost := game.census(state):
        raise ValueError(f"pieces are lost: {lost[0]}")
    if game.restore(seats, game.table(), state.snapshot()).hash() != state.hash():
        raise ValueError("a position is not restored from its snapshot")
