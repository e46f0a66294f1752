"""A bot that crashes, overruns or answers illegally loses the game, is named, and the run goes on."""

from __future__ import annotations

import signal
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from ludarium import bots
from ludarium.arena.ledger import Ledger
from ludarium.arena.match import Match
from ludarium.arena.plan import plan_of
from ludarium.arena.ratings import ranks
from ludarium.arena.standings import standings
from ludarium.bots.random_bot import RandomBot
from ludarium.core.game import Game
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.games.builders.game import MIDDLE_AGES
from tests.arena.tables import SHORT, play, short_plan


class Crashing(RandomBot):
    def choose(self, world: State, rng: Rng) -> int:  # noqa: ARG002
        raise ZeroDivisionError("out of ideas")


class Cheating(RandomBot):
    def choose(self, world: State, rng: Rng) -> int:  # noqa: ARG002
        return -1


class Brooding(RandomBot):
    def choose(self, world: State, rng: Rng) -> int:  # noqa: ARG002
        while True:
            rng.next()


FAULTY: dict[str, Callable[[Game], RandomBot]] = {"crash": Crashing, "illegal": Cheating}


@pytest.fixture(params=list(FAULTY))
def faulty(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(bots.BOTS, "faulty", FAULTY[request.param])
    return str(request.param)


def test_a_fault_loses_the_game_and_is_written_down(tmp_path: Path, faulty: str) -> None:
    plan = short_plan(["faulty", "random"], seats=3)
    played = play(tmp_path, plan, 3)
    assert [row.bots.index("faulty") for row in played] == [0, 2, 1]
    for row in played:
        seat = row.bots.index("faulty")
        assert row.fault is not None
        assert (row.fault.bot, row.fault.seat, row.fault.kind) == ("faulty", seat, faulty)
        assert row.shares == [0.0 if each == seat else 0.5 for each in range(3)]
        assert ranks(row) == [2.0 if each == seat else 0.0 for each in range(3)]
    assert f'"kind":"{faulty}"' in (tmp_path / "games.jsonl").read_text(encoding="utf-8")
    with Ledger(tmp_path, plan) as ledger:
        found = standings(plan, MIDDLE_AGES, played, ledger.times)
    assert [number for number, _ in found.faults] == [0, 1, 2]
    results = {bot.name: bot for bot in found.bots}
    assert (results["faulty"].faults, results["faulty"].wins, results["faulty"].scores) == (3, 0.0, [])
    assert (results["random"].faults, results["random"].wins) == (0, 3.0)


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="the system has no alarms")
def test_a_bot_that_never_answers_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "brooding", Brooding)
    plan = plan_of(MIDDLE_AGES, [["brooding", "random"]], 1, SHORT, seconds=0.01)
    played, _ = Match(plan, plan.sitting(0), MIDDLE_AGES).play()
    assert played.fault is not None
    assert (played.fault.bot, played.fault.kind) == ("brooding", "overrun")
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_a_bot_that_overruns_its_time_loses() -> None:
    plan = plan_of(MIDDLE_AGES, [["random", "random"]], 1, SHORT, seconds=3.0)
    slow = count(0, 2)  # a clock that goes on by 2 s whenever it is read
    played, times = Match(plan, plan.sitting(0), MIDDLE_AGES, lambda: float(next(slow))).play()
    assert played.fault is None
    assert min(times.worst) == 6.0
    slower = count(0, 4)
    played, _ = Match(plan, plan.sitting(0), MIDDLE_AGES, lambda: float(next(slower))).play()
    assert played.fault is not None
    assert played.fault.kind == "overrun"
    assert sum(played.shares) == 1
    assert played.shares[played.fault.seat] == 0
