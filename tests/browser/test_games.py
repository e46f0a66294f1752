"""A whole game of each, against bots, by clicks at the things themselves; then its scoring and its replay."""

from __future__ import annotations

import pytest

from tests.browser.picks import PICKS
from tests.browser.visitors import TABLES, Visitor

ME = {"kind": "me"}
WEAK = {"kind": "bot", "level": "beginner"}
RANDOM = {"kind": "bot", "level": "random"}
SHORT = {"rounds": "8"}


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("builders-middle-ages", [ME, WEAK], SHORT),
        ("builders-antiquity", [WEAK, ME, RANDOM], SHORT),
        ("ante-portas", [ME, RANDOM], {}),
        ("ante-portas", [RANDOM, ME], {}),
        ("faiyum", [ME, RANDOM], {}),
    ],
)
def test_a_whole_game(
    visitor: Visitor, game: str, seats: list[dict[str, str]], options: dict[str, str]
) -> None:
    visitor.lobby()
    visitor.prefers(confirm=False)
    id_ = visitor.sits_down(game, seats, options=options)
    visitor.table(TABLES[game])
    assert visitor.plays(PICKS[game]) > 0
    scoring = visitor.page.locator("final-score dialog")
    scoring.wait_for()
    assert scoring.locator("section").count() == len(seats)
    assert scoring.locator("section.won").count() >= 1
    assert visitor.faults() == []
    scoring.locator(f'a[href="/replay/{id_}"]').click()
    visitor.page.locator("replay-page .controls").wait_for()
    assert visitor.faults() == []
