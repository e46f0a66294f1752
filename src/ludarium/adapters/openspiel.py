"""The games as OpenSpiel games in Python: chance nodes, information states, the same action ids.

`register()` makes them known to `pyspiel.load_game("ludarium_faiyum(players=3)")`; a game is named by its id
with underscores. Options of a table are parameters, with `_` for `-`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from ludarium.adapters.arrays import INT16, shared
from ludarium.adapters.rendering import told
from ludarium.adapters.rewards import check_reward, rewards_of
from ludarium.core.errors import OptionError
from ludarium.core.features import row_of
from ludarium.core.game import Game
from ludarium.core.messages import Event
from ludarium.core.state import CHANCE, OVER, State
from ludarium.games import GAMES

LONGEST = 100_000
MOST_POINTS = 10_000.0


def spiel_name(game: Game) -> str:
    """The name of a game in OpenSpiel."""
    return f"ludarium_{game.id.replace('-', '_')}"


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    kinds = pyspiel.GameType
    hidden = kinds.Information.IMPERFECT_INFORMATION
    parameters = {"players": game.seats[0] if game.hidden else min(2, game.seats[-1]), "reward": "win"}
    parameters |= {option.name.replace("-", "_"): _spelled(option.simulation) for option in game.options}
    return kinds(
        short_name=spiel_name(game),
        long_name=f"Ludarium {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden if game.hidden else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=game.seats[0],
        max_num_players=game.seats[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def _spelled(value: str) -> str:
    """A parameter that looks like a number would be read as one, so it is written with a letter in front."""
    return f"n{value}" if value.isdigit() else value


def _option(value: Any) -> str:
    text = str(value)
    return text[1:] if text[:1] == "n" and text[1:].isdigit() else text


@dataclass(frozen=True)
class Setup:
    """A game with its seats, options and reward."""

    game: Game
    seats: int
    options: dict[str, str]
    reward: str


def setup_of(game: Game, given: Mapping[str, Any]) -> Setup:
    """The set-up by the parameters of OpenSpiel."""
    options = {option.name: _option(given[option.name.replace("-", "_")]) for option in game.options}
    seats = game.check_seats(int(given["players"]))
    return Setup(game, seats, game.table(options), check_reward(str(given["reward"])))


class SpielGame(pyspiel.Game):
    """A game of the house with its seats and options; each one is a class of its own, made by `register`."""

    game: Game
    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.setup = setup_of(self.game, {**self.kind.parameter_specification, **dict(params or {})})
        actions = self.game.new(self.setup.seats, self.setup.options).most_actions()
        points = MOST_POINTS if self.setup.reward == "score" else 0.0
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions,
            num_players=self.setup.seats,
            min_utility=-points,
            max_utility=points or 1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise OptionError(f"an observer takes no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self, bool(kind.perfect_recall))


class Course:
    """A position and all that happened before; OpenSpiel clones a state by copying its attributes deeply."""

    def __init__(self, setup: Setup, position: State, seen: list[Event]) -> None:
        self.setup = setup
        self.position = position
        self.seen = seen
        position.log = seen

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        return Course(self.setup, self.position.copy(), list(self.seen))


class SpielState(pyspiel.State):
    """A position; CHANCE and OVER are OpenSpiel's chance and terminal nodes."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        setup = game.setup
        self.course = Course(setup, setup.game.new(setup.seats, setup.options), [])

    @property
    def position(self) -> State:
        return self.course.position

    def current_player(self) -> int:
        mover = int(self.position.to_act)
        ends = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}
        return int(ends.get(mover, mover))

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal() if player == self.position.to_act else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.position.chances()
        total = sum(weight for _, weight in weights)
        return [(outcome, weight / total) for outcome, weight in weights]

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        del player  # a move reads the same whoever makes it
        return self.course.setup.game.notation(action)

    def is_terminal(self) -> bool:
        return bool(self.position.to_act == OVER)

    def returns(self) -> list[float]:
        setup = self.course.setup
        if not self.is_terminal():
            return [0.0] * setup.seats
        return rewards_of(self.position, setup.reward, setup.game.score_unit)

    def __str__(self) -> str:
        """The table in words; the hash in the last line tells positions apart that look alike."""
        if self.position.to_act == CHANCE:
            return f"chance draws\n{self.position.hash()}"
        return f"{told(self.course.setup.game, self.position, None)}\n{self.position.hash()}"

    def told(self, player: int) -> str:
        """All that a seat has seen: every event that it may know, from the first on."""
        return "\n".join(
            f"{event.seat} {event.kind} {msgspec.json.encode(event.args).decode()}"
            for event in self.course.seen
            if event.is_for(player)
        )


class SpielObserver:
    """What a seat sees, as a tensor of its columns; with perfect recall its string is the story so far."""

    def __init__(self, game: SpielGame, recalls: bool) -> None:
        self.recalls = recalls
        setup = game.setup
        self.features = setup.game.features
        self.tensor: NDArray[np.float32] = np.zeros(len(self.features.names(setup.seats)), np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = shared(row_of(self.features, state.position, player, len(self.tensor)), INT16)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recalls:
            return state.told(player)
        self.set_from(state, player)
        return " ".join(str(int(number)) for number in self.tensor)


def _known() -> set[str]:
    return set(pyspiel.registered_names())


def register() -> list[str]:
    """Make all games known to OpenSpiel; their names."""
    for game in GAMES.values():
        kind = game_type(game)
        if kind.short_name not in _known():
            # A class and no function: OpenSpiel drops it when Python is gone already.
            pyspiel.register_game(kind, type(kind.short_name, (SpielGame,), {"game": game, "kind": kind}))
    return [spiel_name(game) for game in GAMES.values()]
