"""What all tests share: the settings of hypothesis, the right engine, and levels that think quickly."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from ludarium import speed
from tests.quick import think_quickly

settings.register_profile(
    "ludarium", deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
settings.load_profile("ludarium")


@pytest.fixture(autouse=True, scope="session")
def _expected_engine() -> None:
    """`run.py test` says which engine it means to test; a mix-up must not pass unseen."""
    expected = os.environ.get("LUDARIUM_EXPECT")
    if expected:
        assert expected == ("compiled" if speed.compiled() else "interpreted")


@pytest.fixture(autouse=True)
def _quick_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    think_quickly(monkeypatch)
