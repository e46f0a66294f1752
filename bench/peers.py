"""What other engines do on this machine with games of a similar kind, as JSON rows.

    PYTHON_THAT_HAS_THEM bench/peers.py --seconds 2 --n 256

A row is a figure a second of processor time, or says which peer is missing and why. Peers are no dependency
of Ludarium: this file imports nothing of it; `bench/beside.py` and `bench/run.py` ask it.
"""

from __future__ import annotations

import argparse
import functools
import importlib.metadata
import json
import random
import time
from collections.abc import Callable
from typing import Any

ROLLOUTS = 200
SIMULATIONS = 300
Run = Callable[[], float]  # does some work and says how much
Row = dict[str, Any]


def rate(run: Run, seconds: float) -> float:
    """How much a second of processor time, all threads counted; the first run only warms up."""
    run()
    done, began = 0.0, time.process_time()
    while (now := time.process_time()) - began < seconds:
        done += run()
    return done / (now - began)


# --- OpenSpiel ----------------------------------------------------------------------------------------


def random_steps(rng: random.Random, state: Any) -> int:
    """Play a game on to its end at random; how many actions that took, chance moves included."""
    steps = 0
    while not state.is_terminal():
        actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(actions[rng.randrange(len(actions))])
        steps += 1
    return steps


def observed_steps(rng: random.Random, state: Any) -> int:
    """The same, with an observation for every player who acts; how many actions players made."""
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions = [action for action, _ in state.chance_outcomes()]
        else:
            actions = state.legal_actions()
            state.observation_tensor(state.current_player())
            steps += 1
        state.apply_action(actions[rng.randrange(len(actions))])
    return steps


def spiel_root(name: str) -> tuple[Any, Any]:
    """A game and its first position with a choice: OpenSpiel's search gives up where there is none."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(2)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        actions = state.legal_actions()
        state.apply_action(actions[rng.randrange(len(actions))])
    return game, state


def spiel_driven(name: str) -> Run:
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)
    return lambda: random_steps(rng, game.new_initial_state())


def spiel_observed(name: str) -> Run:
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)
    return lambda: observed_steps(rng, game.new_initial_state())


def spiel_inside(name: str) -> Run:
    """Random rollouts inside OpenSpiel's C++ (its search with one simulation of very many rollouts)."""
    import pyspiel

    (game, state), rng = spiel_root(name), random.Random(2)
    length = sum(random_steps(rng, state.clone()) for _ in range(50)) / 50
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 1.4, 1, 100, False, 1, False)

    def run() -> float:
        bot.mcts_search(state)
        return ROLLOUTS * length

    return run


def spiel_search(name: str) -> Run:
    """OpenSpiel's own C++ search, one random rollout an iteration, from the first position."""
    import pyspiel

    game, state = spiel_root(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 1000, False, 1, False)

    def run() -> float:
        bot.mcts_search(state)
        return SIMULATIONS

    return run


# --- the others ---------------------------------------------------------------------------------------


def catan() -> Any:
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])


def catan_games(_game: str) -> Run:
    def run() -> float:
        game = catan()
        game.play()
        return len(getattr(game.state, "action_records", None) or game.state.actions)

    return run


def catan_playouts(_game: str) -> Run:
    """Random games from copies of one position, as a search makes them."""
    root = catan()

    def run() -> float:
        root.copy().play()
        return 1

    return run


def zoo_masked(name: str) -> Run:
    """A classic game of PettingZoo, turn by turn, with observations and masks."""
    import importlib

    import numpy as np

    env, rng = importlib.import_module(f"pettingzoo.classic.{name}").env(), np.random.default_rng(1)

    def run() -> float:
        steps = 0
        env.reset(seed=1)
        for _ in env.agent_iter(200):
            seen, _, over, cut, _ = env.last()
            ended = over or cut
            env.step(None if ended else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            steps += not ended
        return steps

    return run


def pgx_batch(name: str, n: int) -> Run:
    """n games of pgx side by side, compiled by jax for the processor: random legal actions, observations."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def move(state: Any, key: Any) -> tuple[Any, Any]:
        key, choice, chance = jax.random.split(key, 3)
        actions = jax.random.categorical(choice, jnp.log(state.legal_action_mask.astype(jnp.float32)))
        return step(state, actions, jax.random.split(chance, n)), key

    now = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), n)), jax.random.PRNGKey(1)]

    def run() -> float:
        now[0], now[1] = move(now[0], now[1])
        now[0].observation.block_until_ready()
        return n

    return run


# --- the table ----------------------------------------------------------------------------------------

Measure = tuple[str, str, str, str, Callable[[], Run]]  # part, distribution, game, figure, how
Family = tuple[str, str, str, Callable[[str], Run], tuple[str, ...]]  # the same for several games

FAMILIES: list[Family] = [
    ("play", "open_spiel", "driven from Python, actions/s", spiel_driven,
     ("gin_rummy", "backgammon", "connect_four")),
    ("play", "open_spiel", "rollouts inside C++, actions/s", spiel_inside, ("backgammon", "connect_four")),
    ("play", "catanatron", "random games, actions/s", catan_games, ("four seats",)),
    ("search", "open_spiel", "its C++ MCTS, random rollouts, iterations/s", spiel_search,
     ("connect_four", "backgammon", "gin_rummy", "hearts")),
    ("search", "catanatron", "random playouts of a copied game, playouts/s", catan_playouts, ("four seats",)),
    ("batch", "open_spiel", "one game from Python, observations, steps/s", spiel_observed,
     ("connect_four", "backgammon", "gin_rummy")),
    ("batch", "pettingzoo", "one game, observations and masks, steps/s", zoo_masked,
     ("connect_four_v3", "tictactoe_v3")),
]  # fmt: skip
PGX_GAMES = ("connect_four", "backgammon", "sparrow_mahjong")


def measures(n: int) -> list[Measure]:
    """All figures; the part says beside which of Ludarium's they stand."""
    batch = (
        "batch", "pgx", f"batch n={n} on the CPU, observations and masks, steps/s",
        functools.partial(pgx_batch, n=n), PGX_GAMES,
    )  # fmt: skip
    return [
        (part, distribution, game, figure, functools.partial(how, game))
        for part, distribution, figure, how, games in [*FAMILIES, batch]
        for game in games
    ]


def version(distribution: str) -> str | None:
    try:
        return importlib.metadata.version(distribution)
    except importlib.metadata.PackageNotFoundError:
        return None


def row(measure: Measure, seconds: float) -> Row:
    """A figure, or why there is none: a peer may be missing or may not run here."""
    part, distribution, game, figure, how = measure
    found = version(distribution)
    named = {"part": part, "peer": f"{distribution} {found or ''}".strip(), "game": game, "figure": figure}
    if found is None:
        return {**named, "missing": "not installed"}
    try:
        return {**named, "value": rate(how(), seconds)}
    except Exception as error:
        return {**named, "missing": f"{type(error).__name__}: {error}".splitlines()[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each measurement")
    parser.add_argument("--n", type=int, default=256, help="games in a batch")
    parser.add_argument("--part", choices=("play", "search", "batch"), action="append", help="only these")
    asked = parser.parse_args()
    chosen = [measure for measure in measures(asked.n) if not asked.part or measure[0] in asked.part]
    print(json.dumps([row(measure, asked.seconds) for measure in chosen]))


if __name__ == "__main__":
    main()
