"""The batched environment: the same games as one by one, rewards at the end, kept and restored."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludarium.adapters.batch import BatchEnv, Step, feature_names
from ludarium.adapters.rewards import rewards_of
from ludarium.core.errors import LudariumError
from ludarium.core.features import features_of
from ludarium.core.play import settle
from ludarium.core.record import chance_rng
from ludarium.core.state import OVER
from ludarium.games import GAMES
from ludarium.games.replaced import game_with

GAME_IDS = sorted(GAMES)
BUILDERS = "builders-middle-ages"
SHORT = {"rounds": "2"}


def same(one: Step, other: Step) -> bool:
    names = ("observations", "to_act", "rewards", "done", "starts", "legal")
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in names)


def played(env: BatchEnv, steps: int, seed: int = 0) -> list[Step]:
    rng = np.random.default_rng(seed)
    return [env.step(env.last.random_actions(rng)) for _ in range(steps)]


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_game_of_a_batch_is_a_game_played_alone(game: str) -> None:
    """Observations, legal actions and the seat to act are those of the position with the same draws."""
    env, rng, n = BatchEnv(game, 3, seed=5, mask=True), np.random.default_rng(1), 3
    chances = [chance_rng(5, number) for number in range(n)]
    alone = [env.game.new(env.seats, env.options) for _ in range(n)]
    for state, chance in zip(alone, chances, strict=True):
        settle(state, chance)
    for _ in range(25):
        actions = env.last.random_actions(rng)
        for i, state in enumerate(alone):
            assert env.last.to_act[i] == state.to_act
            assert env.last.legal_of(i).tolist() == state.legal()
            assert env.last.mask is not None
            assert np.flatnonzero(env.last.mask[i]).tolist() == state.legal()
            assert env.last.observations[i].tolist() == features_of(
                env.game.features, state, int(state.to_act)
            )
            state.apply(int(actions[i]))
            settle(state, chances[i])
        env.step(actions)
        if env.last.done.any():
            break


@pytest.mark.parametrize("game", GAME_IDS)
def test_rows_that_are_kept_up_to_date_tell_what_new_ones_would(game: str) -> None:
    """From the first action on and into the next games, whichever seat looks."""
    for seats in {GAMES[game].seats[0], GAMES[game].seats[-1]}:
        env = BatchEnv(game, 2, seats=seats, seed=7, options=SHORT if game.startswith("builders") else None)
        for _ in range(150):
            for i in range(2):
                position = env.position(i)
                told = features_of(env.game.features, position, int(position.to_act))
                assert env.last.observations[i].tolist() == told
            env.step_random()


@pytest.mark.parametrize("reward", ["win", "score"])
@pytest.mark.parametrize("seats", [2, 3])
def test_rewards_come_at_the_end_and_the_next_game_begins(reward: str, seats: int) -> None:
    env = BatchEnv(BUILDERS, 1, seats=seats, seed=2, options=SHORT, reward=reward)
    state, chance = env.game.new(seats, env.options), chance_rng(2, 0)
    settle(state, chance)
    rng, ended = np.random.default_rng(0), 0
    while not ended:
        actions = env.last.random_actions(rng)
        state.apply(int(actions[0]))
        settle(state, chance)
        ended = int(env.step(actions).done[0])
        assert ended or not env.last.rewards.any()
    assert state.to_act == OVER
    assert env.last.rewards[0].tolist() == pytest.approx(rewards_of(state, reward, env.game.score_unit))
    after = env.game.new(seats, env.options)
    settle(after, chance_rng(2, 1))
    assert env.last.legal_of(0).tolist() == after.legal()


def test_a_seed_gives_the_same_games_again() -> None:
    env = BatchEnv(BUILDERS, 4, seats=2, seed=9, options=SHORT)
    first = played(env, 40)
    env.reset(9)
    assert all(same(a, b) for a, b in zip(first, played(env, 40), strict=True))
    env.reset(10)
    assert not all(same(a, b) for a, b in zip(first, played(env, 40), strict=True))


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_saved_batch_goes_on_alike_however_often_it_is_loaded(game: str) -> None:
    env = BatchEnv(game, 3, seed=1)
    played(env, 10)
    saved = env.save()
    first = played(env, 15, seed=4)
    inside = [env.step_random() for _ in range(3)]
    for _ in range(2):
        env.load(saved)
        assert all(same(a, b) for a, b in zip(first, played(env, 15, seed=4), strict=True))
        assert all(same(a, env.step_random()) for a in inside)


def test_random_actions_from_inside_play_whole_games() -> None:
    env = BatchEnv(BUILDERS, 8, seats=2, seed=1, options=SHORT)
    steps = [env.step_random() for _ in range(60)]
    assert sum(int(step.done.sum()) for step in steps) >= 8
    assert sum(float(step.rewards.sum()) for step in steps) == sum(int(step.done.sum()) for step in steps)


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_column_has_a_name_of_its_own(game: str) -> None:
    for seats in GAMES[game].seats:
        names = feature_names(game, seats)
        assert len(names) == len(set(names))
    assert BatchEnv(game, 1).last.observations.shape == (1, len(feature_names(game, GAMES[game].seats[-1])))


def test_an_illegal_action_is_named_and_nothing_is_done() -> None:
    env = BatchEnv(BUILDERS, 3, seats=2)
    before = env.last
    actions = before.random_actions(np.random.default_rng(0))
    actions[1] = env.actions - 1
    with pytest.raises(LudariumError, match=r"game 1: action \d+: [A-Z]+-\d+"):
        env.step(actions)
    actions[1] = -7
    with pytest.raises(LudariumError, match="game 1: action -7"):
        env.step(actions)
    assert same(env.last, before)
    env.step(before.random_actions(np.random.default_rng(0)))


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        (np.zeros(2, dtype=np.int64), "shape"),
        (np.zeros((3, 1), dtype=np.int64), "shape"),
        (np.zeros(3), "whole numbers, not float64"),
    ],
)
def test_actions_of_a_wrong_shape_or_type_are_refused(actions: np.ndarray[tuple[int, ...]], why: str) -> None:
    with pytest.raises(LudariumError, match=why):
        BatchEnv(BUILDERS, 3, seats=2).step(actions)


def test_unknown_games_options_seats_rewards_and_numbers_are_refused() -> None:
    wrongs: list[Callable[[], object]] = [
        lambda: BatchEnv("chess", 3),
        lambda: BatchEnv(BUILDERS, 3, seats=9),
        lambda: BatchEnv(BUILDERS, 0),
        lambda: BatchEnv(BUILDERS, 3, seed=-1),
        lambda: BatchEnv(BUILDERS, 3, options={"rounds": "many"}),
        lambda: BatchEnv(BUILDERS, 3, options={"colour": "red"}),
        lambda: BatchEnv(BUILDERS, 3, reward="fun"),
    ]
    for wrong in wrongs:
        with pytest.raises(LudariumError):
            wrong()


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"n": 2}, "n is 2 there, 3 here"),
        ({"seats": 3}, "seats is 3 there, 2 here"),
        ({"game": "builders-antiquity"}, "game is builders-antiquity there"),
        ({"options": {"rounds": "7"}}, "option rounds is 7 there, 2 here"),
        ({"reward": "score"}, "reward is score there, win here"),
        ({"mask": True}, "mask is True there, False here"),
    ],
)
def test_a_batch_of_another_environment_is_not_loaded(change: dict[str, Any], named: str) -> None:
    common: dict[str, Any] = {"game": BUILDERS, "n": 3, "seats": 2, "options": SHORT}
    env = BatchEnv(**common)
    before = env.last
    with pytest.raises(LudariumError, match=f"another environment cannot be loaded: {named}"):
        env.load(BatchEnv(**common | change).save())
    assert env.last is before
    BatchEnv(**common, seed=8).load(env.save())


def test_a_batch_of_other_rules_or_other_cards_is_not_loaded(tmp_path: Path) -> None:
    env = BatchEnv(BUILDERS, 1)
    with pytest.raises(LudariumError, match=r"rules is \d+ there, \d+ here"):
        env.load(BatchEnv(replace(env.game, rules=env.game.rules + 1), 1).save())
    cards = tmp_path / "cards.csv"
    text = resources.files("ludarium.games.ante_portas").joinpath("data", "cards.csv").read_text("utf-8")
    cards.write_text(text + "\n", encoding="utf-8")
    other = game_with("ante-portas", cards)
    with pytest.raises(LudariumError, match=r"option data is file-[0-9a-f]+ there, house here"):
        BatchEnv("ante-portas", 1).load(BatchEnv(other, 1).save())


@pytest.mark.parametrize("game", [BUILDERS, "builders-antiquity"])
def test_rows_that_are_brought_up_to_date_are_those_written_from_zero(game: str) -> None:
    """Whole games, every number of seats: what is left over from an earlier position would show."""
    for seats in GAMES[game].seats:
        env, ended = BatchEnv(game, 2, seats=seats, seed=seats, options={"rounds": "9"}), 0
        for number in range(60 * seats):
            told = env.step_random() if number % 2 else played(env, 1, number)[0]
            ended += int(told.done.sum())
            for i in range(2):
                alone = features_of(env.game.features, env.position(i), int(told.to_act[i]))
                assert told.observations[i].tolist() == alone
        assert ended


def test_what_a_step_told_stays_as_it_was() -> None:
    env = BatchEnv(BUILDERS, 2, seats=2, options=SHORT, mask=True)
    told = []
    for number in range(30):
        step = played(env, 1, number)[0]
        told.append(([np.asarray(part) for part in step], [np.array(part) for part in step]))
    for parts, copies in told:
        assert all(np.array_equal(now, then) for now, then in zip(parts, copies, strict=True))
