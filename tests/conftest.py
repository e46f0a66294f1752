"""What all tests share: the settings of hypothesis and the check that the right engine runs."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from ludarium import speed

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
