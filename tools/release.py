"""`python3 run.py release VERSION`: number, changelog and packages of a release, ready to be published."""

from __future__ import annotations

import datetime
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.start import BIN, PYTHON, ROOT, pip, set_up, stop

INIT = ROOT / "src" / "ludarium" / "__init__.py"
CHANGES = ROOT / "CHANGELOG.md"
NUMBER = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
UNRELEASED = re.compile(r"^## \S+ \(unreleased\)$", re.MULTILINE)
VERSION = re.compile(r"\d+\.\d+\.\d+")
OUT = ROOT / "dist"


def git(*args: str) -> str:
    return subprocess.run(["git", *args], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def numbered(text: str, version: str) -> str:
    """The package's first file with this number."""
    return NUMBER.sub(f'__version__ = "{version}"', text)


def dated(text: str, version: str, day: str) -> str:
    """The changelog with what was unreleased under this number and day."""
    if not UNRELEASED.search(text):
        sys.exit("CHANGELOG.md has no heading that ends with (unreleased): what is new?")
    return UNRELEASED.sub(f"## {version} ({day})", text, count=1)


def archives() -> list[Path]:
    """The source archive and the wheel of it, built as pip builds them for everybody."""
    if not pip("build"):
        stop("The package `build` could not be installed.")
    made = subprocess.run([str(PYTHON), "-m", "build", "--outdir", str(OUT), str(ROOT)], check=False)
    if made.returncode:
        sys.exit(made.returncode)
    return sorted(OUT.glob("ludarium-*"))


def release(args: Sequence[str]) -> None:
    """Write number and day, build both archives, commit and tag; publishing stays with a person."""
    if len(args) != 1 or not VERSION.fullmatch(args[0]):
        sys.exit("usage: python3 run.py release VERSION, such as 0.2.0")
    version = args[0]
    if git("status", "--porcelain"):
        sys.exit("There are changes that are not committed; a release is made of a commit.")
    if f"v{version}" in git("tag", "--list").split():
        sys.exit(f"There is a tag v{version} already.")
    changes = dated(CHANGES.read_text(encoding="utf-8"), version, datetime.date.today().isoformat())
    INIT.write_text(numbered(INIT.read_text(encoding="utf-8"), version), encoding="utf-8")
    CHANGES.write_text(changes, encoding="utf-8")
    set_up()
    made = archives()
    git("commit", "--all", "--message", f"Release {version}")
    git("tag", "--annotate", f"v{version}", "--message", f"Ludarium {version}")
    names = " ".join(str(path.relative_to(ROOT)) for path in made)
    sys.stdout.write(f"Made {names}, committed and tagged. Publish: {BIN.name}/twine upload {names}\n")
