"""A faulty bot is named, and the game goes on or is lost by the stated rule."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator

import pytest

from ludarium.bots.bot import Bot
from ludarium.bots.guarded import CRASH, ILLEGAL, OVERRUN, BotFault, Guarded
from ludarium.bots.random_bot import RandomBot
from ludarium.core.rng import Rng
from ludarium.core.state import State
from tests.scenes import Scene


class Scripted:
    """Answers with whatever a function gives."""

    def __init__(self, answer: Callable[[State], object]) -> None:
        self.answer = answer

    def choose(self, world: State, rng: Rng) -> int:  # noqa: ARG002
        return self.answer(world)  # type: ignore[return-value]


def crash(_: State) -> object:
    raise ZeroDivisionError("by nothing")


def cheat(world: State) -> object:
    """Plays on in its own world until the answer looks legal there."""
    world.apply(world.legal()[-1])
    return 10**6


FAULTY = [
    (crash, CRASH, "ZeroDivisionError: by nothing"),
    (cheat, ILLEGAL, "H-1"),
    (lambda _: "end", ILLEGAL, "'end' is no action"),
    (lambda _: None, ILLEGAL, "None is no action"),
]


def clock(*times: float) -> Callable[[], float]:
    """A clock that shows these times, one after the other."""
    shown: Iterator[float] = iter(times)
    return lambda: next(shown)


@pytest.mark.parametrize(("answer", "kind", "detail"), FAULTY)
def test_a_fault_is_raised_by_name_when_nobody_stands_in(
    answer: Callable[[State], object], kind: str, detail: str
) -> None:
    scene = Scene()
    before = scene.state.key()
    with pytest.raises(BotFault) as fault:
        Guarded(Scripted(answer), "wild").choose(scene.state, Rng(1))
    assert (fault.value.bot, fault.value.seat, fault.value.kind) == ("wild", 0, kind)
    assert detail in fault.value.detail
    assert all(word in str(fault.value) for word in ("wild", "seat 0", kind, detail))
    assert scene.state.key() == before


@pytest.mark.parametrize(("answer", "kind", "detail"), FAULTY)
def test_a_substitute_moves_and_the_fault_is_told(
    answer: Callable[[State], object], kind: str, detail: str
) -> None:
    scene, told = Scene(), list[BotFault]()
    bot = Guarded(Scripted(answer), "wild", substitutes=[RandomBot(scene.game)], told=told.append)
    assert bot.choose(scene.state, Rng(1)) == RandomBot(scene.game).choose(scene.state.copy(), Rng(1))
    assert [fault.kind for fault in told] == [kind]
    assert detail in told[0].detail


def test_a_substitute_that_fails_too_is_passed_over() -> None:
    scene, told = Scene(), list[BotFault]()
    stand_ins: list[Bot] = [Scripted(crash), RandomBot(scene.game)]
    bot = Guarded(Scripted(cheat), "wild", substitutes=stand_ins, told=told.append)
    assert bot.choose(scene.state, Rng(1)) in scene.state.legal()
    assert [fault.kind for fault in told] == [ILLEGAL, CRASH]


def test_a_late_answer_is_an_overrun_and_one_in_time_is_taken() -> None:
    scene = Scene()
    steady = Scripted(lambda world: world.legal()[1])
    late = Guarded(steady, "slow", seconds=2.0, clock=clock(10.0, 12.5))
    with pytest.raises(BotFault, match=r"slow at seat 0: overrun: 2\.50 s instead of 2 s") as fault:
        late.choose(scene.state, Rng(1))
    assert fault.value.kind == OVERRUN
    in_time = Guarded(steady, "slow", seconds=2.0, clock=clock(10.0, 12.0))
    assert in_time.choose(scene.state, Rng(1)) == scene.state.legal()[1]


def test_a_fault_survives_the_way_between_processes() -> None:
    fault = pickle.loads(pickle.dumps(BotFault("wild", 2, CRASH, "it stumbled")))
    assert (fault.bot, fault.seat, fault.kind, fault.detail) == ("wild", 2, CRASH, "it stumbled")
