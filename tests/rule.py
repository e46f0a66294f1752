"""The mark that ties a test to the clauses it proves."""

from __future__ import annotations

import pytest


def rule(*clauses: str) -> pytest.MarkDecorator:
    """`@rule("B-41")`: this test fails if the engine breaks that clause."""
    return pytest.mark.rule(*clauses)
