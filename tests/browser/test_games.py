"""A whole game of each, against bots, by clicks at the things themselves; then its scoring and its replay."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludarium.games import GAMES
from ludarium.server.levels import levels
from tests.browser.picks import PICKS
from tests.browser.visitors import TABLES, Visitor

ME = {"kind": "me"}
RANDOM = {"kind": "bot", "level": "random"}
SHORT = {"rounds": "8"}
Seats = list[dict[str, str]]


def whole_games() -> Iterator[tuple[str, Seats, dict[str, str]]]:
    """Every game; from both sides where they differ, and with a third player where it can be short."""
    for game in GAMES.values():
        options = SHORT if any(option.name in SHORT for option in game.options) else {}
        yield game.id, [ME, RANDOM], options
        if game.sides:
            yield game.id, [RANDOM, ME], options
        elif options:
            weak = {"kind": "bot", "level": levels(game)[1]}
            yield game.id, [weak, ME, RANDOM], options


@pytest.mark.parametrize(("game", "seats", "options"), list(whole_games()))
def test_a_whole_game(visitor: Visitor, game: str, seats: Seats, options: dict[str, str]) -> None:
    visitor.lobby()
    visitor.prefers(confirm=False, early=False)
    id_ = visitor.sits_down(game, seats, options=options)
    visitor.table(TABLES[game])
    assert visitor.plays(PICKS[game]) > 0
    scoring = visitor.page.locator("final-score dialog")
    scoring.wait_for()
    assert scoring.locator("section").count() == len(seats)
    assert scoring.locator("section.won").count() >= 1
    assert visitor.faults() == []
    scoring.locator(f'a[href="/replay/{id_}?seat={seats.index(ME)}"]').click()
    visitor.page.locator("replay-page .controls").wait_for()
    assert visitor.faults() == []
