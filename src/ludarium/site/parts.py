"""The parts of the folder that come from elsewhere: Pyodide, wheels, and this package itself."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Sequence
from importlib import metadata, resources
from pathlib import Path

from ludarium.core.errors import LudariumError

PYTHON = "3.14"  # of the pinned Pyodide
TAG = "pyemscripten_2026_0_wasm32"
PACKAGE = Path(str(resources.files("ludarium")))
# What plays in a page; the rest of the package (terminal, arena, printing …) stays at home.
CARRIED = (
    "core",
    "games",
    "bots",
    "advice",
    "lessons",
    "puzzles",
    "curious",
    "review",
    "text",
    "server",
    "site",
)
ALONE = ("__init__.py", "takeover.py")
LEFT = {"__pycache__", "npm"}
SUFFIXES = {".py", ".ftl", ".csv", ".txt", ".json", ".toml"}


class SiteError(LudariumError):
    """The folder cannot be made, and why."""


def run(command: Sequence[str | Path], folder: Path, what: str) -> None:
    """Run a tool; what it says is told when it fails."""
    try:
        done = subprocess.run(
            [str(part) for part in command], cwd=folder, capture_output=True, text=True, check=False
        )
    except OSError as error:
        raise SiteError(f"{what}: {command[0]} cannot be run: {error.strerror}") from error
    if done.returncode:
        lines = [line.strip() for line in (done.stderr or done.stdout).splitlines() if line.strip()]
        told = [line for line in lines if not line.startswith("at ")]  # places in a program tell nobody why
        raise SiteError(f"{what}: {told[-1] if told else 'no reason given'}")


def deno() -> str:
    """The tool that fetches from the npm registry, which pip has put beside this Python."""
    found = shutil.which("deno", path=str(Path(sys.executable).parent)) or shutil.which("deno")
    if found is None:
        raise SiteError('deno is not here; `pip install "ludarium[site]"` brings it')
    return found


def pyodide(work: Path) -> Path:
    """Python for WebAssembly, as pinned in npm/deno.lock, and what compiles with it; gives the folder."""
    npm = work / "npm"
    shutil.copytree(PACKAGE / "site" / "npm", npm, ignore=shutil.ignore_patterns("node_modules"))
    run([deno(), "install", "--quiet", "--frozen"], npm, "Pyodide could not be fetched")
    return npm


def python_with_pip() -> str:
    """This Python or, where its environment has no pip of its own, the one that made it."""
    if any(metadata.distributions(name="pip")):
        return sys.executable
    return str(getattr(sys, "_base_executable", sys.executable))


def packages(work: Path, to: Path) -> None:
    """The packages that Python needs there, unpacked, and this one."""
    fetched = work / "wheels"
    fetched.mkdir()
    wanted = ["--only-binary=:all:", "--platform", TAG, "--platform", "any", "--python-version", PYTHON]
    command = [python_with_pip(), "-m", "pip", "download", "--quiet", "--no-deps", *wanted]
    run([*command, "-r", PACKAGE / "site" / "wheels.txt", "-d", "."], fetched, "wheels could not be fetched")
    for wheel in sorted(fetched.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(to)
    carry(to)


def carry(to: Path) -> None:
    """This package, without what does not play in a page."""
    for path in carried():
        there = to / "ludarium" / path.relative_to(PACKAGE)
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, there)


def carried() -> Iterator[Path]:
    """The files of this package that go into a page, in the order of their names."""
    yield from (PACKAGE / name for name in ALONE)
    for folder in CARRIED:
        for path in sorted((PACKAGE / folder).rglob("*")):
            if path.suffix in SUFFIXES and not LEFT & set(path.parts):
                yield path
