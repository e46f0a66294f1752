"""A game as a PettingZoo AEC environment: every seat is an agent, with a mask of its legal actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ludarium.adapters.episode import Episode, Place
from ludarium.adapters.rendering import MODES, check_mode, rendered
from ludarium.core.features import LARGEST
from ludarium.core.game import Game

Observation = dict[str, np.ndarray[Any, Any]]


class LudariumAEC(AECEnv[str, Observation, int | None]):
    """All seats of a game, each asked in turn; an illegal action is an error that changes nothing."""

    def __init__(
        self,
        game: Game | str,
        *,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = check_mode(render_mode)
        self.episode = Episode(game, seats, options, reward)
        self.metadata = {
            "name": self.episode.game.id,
            "render_modes": list(MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.seats)]
        columns, actions = len(self.episode.columns), self.episode.actions
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-LARGEST, LARGEST, (columns,), np.int16),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._seat_all()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _seat_all(self) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self.episode.state.to_act)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the next one of the seed before."""
        del options  # a table's options are given once, to the environment
        self.episode.begin(seed)
        self._seat_all()

    def render(self) -> Any:
        """The table as a spectator sees it: text (`ansi`) or an image (`rgb_array`)."""
        return rendered(self.render_mode, self.episode.game, self.episode.state, None)

    def close(self) -> None:
        """Nothing is open: text and images are values."""

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observation(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.episode.play(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[int(self.episode.state.to_act)]
        self._accumulate_rewards()

    # --- keeping ------------------------------------------------------------------------------------

    def save(self) -> Place:
        """The position with its randomness, to go back to."""
        return self.episode.save()

    def load(self, place: Place) -> None:
        """Go back to a position in which somebody acts."""
        self.episode.load(place)
        self._seat_all()
