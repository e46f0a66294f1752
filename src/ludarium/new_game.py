"""`ludarium new-game NAME`: a package with a whole small game, to be changed into another one."""

from __future__ import annotations

import keyword
import re
import sys
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from ludarium.core.errors import LudariumError, OptionError

PATTERN = "ludarium.template.nim"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 30
TEXTS = (".py", ".ftl", ".css", ".svg", ".toml", ".md", ".txt")
PROJECT = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "ludarium-{slug}"
version = "0.1.0"
dependencies = ["ludarium"]

[project.entry-points."ludarium.games"]
{slug} = "{package}.game:{constant}"

[tool.setuptools.package-data]
{package} = ["text/*/*.ftl", "look/*", "py.typed"]
"""
TEST = '''\
"""{title} keeps the laws of every game."""

from ludarium.games.lacking import lacking
from ludarium.laws import broken
from {package}.game import {constant}

GAMES = 20  # random games a law


def test_nothing_is_lacking() -> None:
    assert lacking({constant}) == []


def test_the_laws_hold() -> None:
    assert broken({constant}, GAMES) == []
'''


def new_game(name: str, folder: Path) -> Path:
    """Write the project of a new game into a folder of its own, or say why that is not possible."""
    names = _names(name)
    root = folder / names["slug"]
    if root.exists():
        raise OptionError(f"{root} is there already; it stays as it is")
    files = {f"{names['package']}/{path}": text for path, text in _pattern(names).items()}
    files |= {
        f"{names['package']}/py.typed": "",
        "pyproject.toml": PROJECT.format(**names),
        f"tests/test_{names['package']}.py": TEST.format(**names),
    }
    try:
        for path, text in files.items():
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise LudariumError(f"{root}: {error.strerror}") from error
    return root


def commands(name: str, root: Path) -> list[str]:
    """How to go on, each a command to type in the folder of the project."""
    names = _names(name)
    return [
        f"cd {root}",
        "pip install -e .",
        f"ludarium laws {names['slug']}",
        f"ludarium play {names['slug']} --seats human,mcts",
        "ludarium serve",
    ]


def _names(name: str) -> dict[str, str]:
    """A name as it stands in ids, modules, classes, constants and titles."""
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise OptionError(
            f"a game is named by 1 to {LONGEST} small letters and digits, with single hyphens, not {name!r}"
        )
    words = name.split("-")
    if "_".join(words) in {*keyword.kwlist, *sys.stdlib_module_names, "ludarium"}:
        raise OptionError(f"{name!r} is a name of Python's own; a game needs another one")
    return {
        "slug": name,
        "package": "_".join(words),
        "constant": "_".join(words).upper(),
        "class": "".join(word.capitalize() for word in words),
        "clause": "".join(word[0] for word in words).upper(),
        "title": " ".join(word.capitalize() for word in words),
    }


def _pattern(names: dict[str, str]) -> dict[str, str]:
    """The files of the pattern under their new names, with the new game's name in them."""
    found: dict[str, str] = {}
    for path, text in _files(resources.files(PATTERN)):
        title = names["class"] if path.endswith(".py") else names["title"]
        found[path.replace("nim", names["slug"])] = _renamed(text, names, title)
    return found


def _renamed(text: str, names: dict[str, str], title: str) -> str:
    """A text with the names of the new game: constant, classes, title, id and clauses."""
    for old, new in [
        (r"\bNIM\b", names["constant"]),
        (r"\bNim(?=[A-Z])", names["class"]),
        (r"\bNim\b", title),
        (r"\bnim\b", names["slug"]),
        (r"\bN-(?=\d)", f"{names['clause']}-"),
    ]:
        text = re.sub(old, new, text)
    return text


def _files(folder: Traversable, inside: str = "") -> list[tuple[str, str]]:
    """All texts of a folder with their paths, in the order of their names."""
    found: list[tuple[str, str]] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and not entry.name.startswith("__"):
            found += _files(entry, f"{inside}{entry.name}/")
        elif entry.name.endswith(TEXTS):
            found.append((f"{inside}{entry.name}", entry.read_text(encoding="utf-8")))
    return found
