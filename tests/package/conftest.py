"""The source archive, and fresh environments with Ludarium installed from it as pip does it for everybody."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tools.start import alone  # the backend lays its files out in the repository: one at a time

ROOT = Path(__file__).resolve().parent.parent.parent
LONGEST = 1800  # seconds: a package is compiled
LEFT_OUT = ("PYTHONPATH", "LUDARIUM_EXPECT", "LUDARIUM_AWAITS", "VIRTUAL_ENV", "LUDARIUM_GAMES")


def clean(**more: str) -> dict[str, str]:
    """This environment without what points into the repository."""
    return {**{name: value for name, value in os.environ.items() if name not in LEFT_OUT}, **more}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.package)


@pytest.fixture(scope="session")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive, built by the backend that pyproject.toml names."""
    folder = tmp_path_factory.mktemp("archive")
    asked = [sys.executable, "-c", f"import backend; backend.build_sdist({str(folder)!r})"]
    env = clean(PYTHONPATH="tools")
    with alone():
        done = subprocess.run(
            asked, cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=LONGEST
        )
    assert done.returncode == 0, done.stderr[-4000:]
    return next(folder.glob("ludarium-*.tar.gz"))


@dataclass
class Installed:
    """An environment with Ludarium in it, and an empty folder to work in."""

    folder: Path
    env: dict[str, str]

    @property
    def bin(self) -> Path:
        return self.folder / "venv" / ("Scripts" if os.name == "nt" else "bin")

    def command(self, *args: str) -> list[str]:
        return [str(self.bin / "ludarium"), *args]

    def run(self, *args: str, words: str = "") -> str:
        """What a command prints in that folder."""
        done = subprocess.run(
            self.command(*args),
            cwd=self.folder,
            env=self.env,
            input=words,
            capture_output=True,
            text=True,
            check=False,
            timeout=LONGEST,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def json(self, *args: str) -> Any:
        return json.loads(self.run(*args, "--json"))


def other_pythons() -> dict[str, str]:
    """Every further Python that Ludarium may meet and that is here, on the PATH or kept by pyenv."""
    kept = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    found = {}
    for number in range(11, 15):
        name = f"python3.{number}"
        places = [shutil.which(name), *map(str, sorted(kept.glob(f"3.{number}.*/bin/{name}")))]
        working = [place for place in places if place and _runs(place, number)]
        if number != sys.version_info.minor and working:
            found[f"3.{number}"] = working[0]
    return found


def _runs(place: str, number: int) -> bool:
    """Whether it is that Python, with what makes environments: pyenv's names may lead nowhere."""
    asked = f"import ensurepip, sys, venv; sys.exit(sys.version_info[:2] != (3, {number}))"
    done = subprocess.run([place, "-c", asked], capture_output=True, check=False, timeout=LONGEST)
    return done.returncode == 0


def installed_from(archive: Path, folder: Path, python: str = sys.executable, **more: str) -> Installed:
    """A fresh environment; all that the build needs, pip gets into an environment of its own."""
    subprocess.run([python, "-m", "venv", str(folder / "venv")], check=True, timeout=LONGEST)
    made = Installed(folder, clean(XDG_DATA_HOME=str(folder / "data"), LC_ALL="C.UTF-8"))
    pip = [str(made.bin / "python"), "-m", "pip", "--no-cache-dir", "install", "--quiet", str(archive)]
    env = clean(**more)
    done = subprocess.run(
        pip, cwd=folder, env=env, capture_output=True, text=True, check=False, timeout=LONGEST
    )
    assert done.returncode == 0, done.stderr[-4000:]
    return made
