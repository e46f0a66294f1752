"""Runs the commands of documents truly, with small figures, in a folder that has what they speak of."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import ludarium as package
from ludarium import speed
from ludarium.cli import main
from ludarium.server.store.sqlite import SqliteStore
from tests.documents.reading import ROOT
from tests.served import PATIENCE, SERVE, end, line_of

HERE = {**os.environ, "PYTHONPATH": str(Path(package.__file__).parent.parent)}  # the engine that is tested
GOLDEN = ROOT / "tests" / "golden"
SMALL = {"--games": "2", "--workers": "1", "--depth": "2"}
EFFORT = {"review": ["--effort", "12"]}  # by default it thinks for minutes
PLACES = {"GAME": "builders-middle-ages", "PYTHON_THAT_HAS_THEM": sys.executable}


def furnish(folder: Path) -> None:
    """The files that documents speak of as if they were there."""
    data = ROOT / "src" / "ludarium" / "games" / "faiyum" / "data"
    shutil.copy(data / "cards.csv", folder / "my-cards.csv")
    shutil.copy(data / "map.txt", folder / "my-map.txt")
    for name in ("my.game", "ludarium-ID.game", "game.game"):
        shutil.copy(GOLDEN / "faiyum-2.game", folder / name)
    asyncio.run(SqliteStore(folder / "HOUSE").close())


def small(words: list[str]) -> list[str]:
    """A command with figures that a test can wait for."""
    found = list(words)
    for name, value in SMALL.items():
        if name in found:
            found[found.index(name) + 1] = value
    found += EFFORT.get(found[0], [])
    return [PLACES.get(word, word) for word in found]


def ludarium(args: list[str]) -> None:
    """A command of Ludarium, in this process unless it serves."""
    if not args or args[0] == "serve":
        serve(args[1:])
        return
    expanded = [name for word in small(args) for name in (_globbed(word) if "*" in word else [word])]
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sys, "argv", ["ludarium", *expanded])
        patched.setattr(speed, "TARGET_SECONDS", 0.005)
        patched.setattr(speed, "REPEATS", 1)
        try:
            main()
        except SystemExit as ended:
            assert not ended.code, expanded  # noqa: PT017 (commands end so)


def _globbed(pattern: str) -> list[str]:
    return sorted(str(path) for path in Path().glob(pattern))


def serve(args: list[str]) -> None:
    """Until the address is told; a synopsis in brackets is read without them."""
    words = [word.strip("[]") for word in args]
    names = [word for word in words if word.startswith("--")]
    if len(names) != len(words) and any("[" in word for word in args):
        told = subprocess.run(
            [sys.executable, "-m", "ludarium", "serve", "-h"],
            capture_output=True,
            text=True,
            check=True,
            env=HERE,
            timeout=PATIENCE,
        )
        assert all(name in told.stdout for name in names)
        return
    command = [*SERVE, *words, "--port", "0", "--data", "served"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=HERE) as server:
        try:
            assert "http://" in line_of(server)  # a house that is open to others may tell a name
        finally:
            end(server)


def python(words: list[str]) -> None:
    """`python3 run.py …` is a command of Ludarium; of other scripts the options must be there."""
    script, args = words[0], words[1:]
    if script == "run.py":
        if args[:1] == ["test"]:
            assert (ROOT / "tools" / "check.py").exists()
            return
        ludarium(args)
        return
    told = subprocess.run(
        [sys.executable, str(ROOT / script), "--help"],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env=HERE,
        timeout=PATIENCE,
    )
    for word in args:
        if word.startswith("--"):
            assert word in told.stdout, f"{script} has no {word}"


def pip(words: list[str]) -> None:
    """Installing is tried in tests/package; here an extra that is named must be there."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for extra in re.findall(r"\.\[([a-z]+)\]", " ".join(words)):
        assert extra in project["optional-dependencies"], extra


def copy(words: list[str]) -> None:
    shutil.copy(ROOT / words[0], words[1])


RUNNERS: dict[str, Callable[[list[str]], None]] = {
    "ludarium": ludarium,
    "python": python,
    "python3": python,
    "pip": pip,
    "pipx": pip,
    "cp": copy,
}


def run(command: str) -> None:
    """A line of a document."""
    first, *rest = shlex.split(command)
    assert first in RUNNERS, f"nobody runs {command!r}: a marker has to say why"
    RUNNERS[first](rest)
