"""A game's package that lacks something says which, in one line."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludarium.core.errors import OptionError
from ludarium.core.game import Kind
from ludarium.core.messages import ScoreLine
from ludarium.core.state import State
from ludarium.games import GAMES, register, register_all
from ludarium.games.lacking import lacking
from ludarium.laws import broken
from ludarium.template.nim.game import NIM


def test_missing_words_are_named_with_their_language() -> None:
    other = replace(NIM, id="other")
    assert lacking(other) == [
        f"no words in {name} for game-other and 1 more (lobby.ftl)" for name in ("en", "hu", "pl")
    ]


def test_missing_clauses_are_named() -> None:
    assert "kind of move take rests on N-3, which is none of its clauses" in lacking(
        replace(NIM, clauses=("N-1", "N-4"))
    )
    assert "no clauses: its rules need at least one" in lacking(replace(NIM, clauses=()))


def test_a_kind_of_move_without_words_is_named() -> None:
    assert "no words in hu for kind-jump and 1 more" in lacking(
        replace(NIM, kinds=(*NIM.kinds, Kind("jump", "N-3")))
    )


def test_what_lacks_something_is_not_registered() -> None:
    with pytest.raises(OptionError, match="the game other cannot be played, it has no words in en"):
        register(replace(NIM, id="other"))
    assert "other" not in GAMES


def test_two_games_of_one_name_are_refused() -> None:
    with pytest.raises(OptionError, match="two games with the id 'nim'"):
        register(replace(NIM, rules=2))


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("no.such:GAME", "there is no such game"),
        ("ludarium.template.nim.game:CHESS", "there is no such game"),
        ("ludarium.template.nim.state:ROWS", "is no Game but tuple"),
        ("ludarium.template.nim.game", "there is no such game"),
    ],
)
def test_a_place_without_a_game_is_one_line(place: str, why: str) -> None:
    (fault,) = register_all([place])
    assert why in fault
    assert "\n" not in fault


def _two_points(_state: State, _seat: int) -> list[ScoreLine]:
    return [ScoreLine("won", 2, 2, "N-5")]


def test_a_broken_law_is_named_with_the_game_that_breaks_it() -> None:
    (line,) = broken(replace(NIM, score_lines=_two_points), games=1)
    assert line.startswith("law broken: scores are the sum of their lines (2 seats, seed ")
    assert any(
        "every piece" in line for line in broken(replace(NIM, census=lambda _: ["a stick is gone"]), 1)
    )
