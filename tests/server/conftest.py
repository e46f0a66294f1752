"""Every test of the server deals the same cards, seat 0 begins, and stand-ins think quickly."""

from __future__ import annotations

import pytest

from ludarium.server import driver, levels, seating

SEED = 2


@pytest.fixture(autouse=True)
def _same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "new_seed", lambda: SEED)
    monkeypatch.setattr(seating, "new_nonce", lambda: "00112233445566778899aabbccddeeff")


@pytest.fixture(autouse=True)
def _quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever stands in for a person is the random bot here."""
    for module in (levels, driver):
        monkeypatch.setattr(module, "middle", lambda _: "random")
