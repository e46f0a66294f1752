"""What a game of another package brings for parts above it is found by name; what is wrong is one line."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module, invalidate_caches
from pathlib import Path

import pytest

from ludarium.bots import bot_named, opponents
from ludarium.bots.levels import LEVELS
from ludarium.core.game import Game
from ludarium.core.own import PackageError, own_module
from ludarium.core.rng import Rng
from ludarium.template.nim.game import NIM
from ludarium.terminal.families import ANY, family_of

SKILLED = """
from ludarium.bots.skill import Effort, Skill, hasty

BRIEF = Effort(3, turns=-1, trust=0.0)
SKILLS = {"nim": Skill(below=(hasty(9), hasty(6), hasty(3), hasty(1)), master=BRIEF, grandmaster=BRIEF)}
"""


ASKED: dict[str, Callable[[Game], object]] = {
    "bots": opponents,
    "terminal": family_of,
    "print": lambda game: own_module(game, "print", "{}"),
}


def packaged(monkeypatch: pytest.MonkeyPatch, folder: Path, **modules: str) -> Game:
    """Nim as a package elsewhere that has these modules besides."""
    name = f"elsewhere_{'_'.join(modules)}_{len(''.join(modules.values()))}"
    (folder / name).mkdir()
    for module, text in {"__init__": "", **modules}.items():
        (folder / name / f"{module}.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    invalidate_caches()
    monkeypatch.setitem(sys.modules, name, import_module(name))
    return replace(NIM, package=name)


def test_a_skill_gives_a_game_its_levels(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = packaged(monkeypatch, tmp_path, bots=SKILLED)
    assert opponents(game) == [*reversed(LEVELS), "random"]
    assert bot_named("master", game).choose(game.new(2), Rng(1)) in game.new(2).legal()


def test_a_drawing_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = "from ludarium.terminal.families import Family\nFAMILY = Family(direct=True)\n"
    assert family_of(packaged(monkeypatch, tmp_path, terminal=text)).direct
    assert family_of(NIM) is ANY


@pytest.mark.parametrize(
    ("part", "text", "why"),
    [
        ("bots", "", "bots has no SKILLS"),
        ("terminal", "", "terminal has no FAMILY"),
        ("print", "import no_such_thing", "print cannot be used: No module named 'no_such_thing'"),
    ],
)
def test_what_is_wrong_with_it_is_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, part: str, text: str, why: str
) -> None:
    game = packaged(monkeypatch, tmp_path, **{part: text})
    with pytest.raises(PackageError, match=why):
        ASKED[part](game)
