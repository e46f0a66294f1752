"""What all tests share: the settings of hypothesis, the right engine, and levels that think quickly."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

# The one line that adds a game: the smallest one goes through every door, also in processes that tests start.
os.environ.setdefault("LUDARIUM_GAMES", "ludarium.template.nim.game:NIM")

import pytest
from hypothesis import HealthCheck, settings

from ludarium import speed
from tests.postgres import Cluster, running
from tests.quick import think_quickly

settings.register_profile(
    "ludarium", deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
settings.load_profile("ludarium")

# Processes, sockets, databases and browsers may stumble over a busy machine: their tests get a second try,
# named in the report (RERUN). What only computes gets none, for it must be the same every time.
STUMBLE = frozenset({"arena", "browser", "cli", "documents", "package", "server", "site"})
FOLDER = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.relative_to(FOLDER).parts[0] in STUMBLE:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(autouse=True, scope="session")
def _expected_engine() -> None:
    """`run.py test` says which engine it means to test; a mix-up must not pass unseen."""
    expected = os.environ.get("LUDARIUM_EXPECT")
    if expected:
        assert expected == ("compiled" if speed.compiled() else "interpreted")


@pytest.fixture(autouse=True)
def _quick_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    think_quickly(monkeypatch)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A server of PostgreSQL, of which each test takes a database of its own."""
    with running() as cluster:
        yield cluster
