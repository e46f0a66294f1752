"""`python3 run.py test`: lint, types, the tests interpreted and compiled, packages, the page in a browser."""

from __future__ import annotations

import glob
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools import page
from tools.start import BIN, PYTHON, ROOT, compiled, install, say, set_up

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
POSTGRES = "/usr/lib/postgresql/*/bin/postgres"
NO_TESTS = 5  # what pytest answers when none of the tests was wanted
MOST = 8  # processes that test at once
PATIENT = ("-o", "faulthandler_timeout=900")  # seconds: packages are compiled while a test waits
APART = "not browser and not package"  # what is tested twice, interpreted and compiled


def call(command: Sequence[str | Path], fine: Sequence[int] = (0,), **extra: str) -> None:
    """Run a command; if it fails, stop with its exit code."""
    done = subprocess.run([str(part) for part in command], cwd=ROOT, env={**os.environ, **extra}, check=False)
    if done.returncode not in fine:
        say(f"failed with exit code {done.returncode}: {' '.join(str(part) for part in command)}")
        sys.exit(done.returncode)


def test(args: Sequence[str]) -> None:
    """All checks; arguments go to pytest."""
    set_up()
    install("test", "docs")
    if os.environ.get("CI"):
        install("ray")  # 80 MB: elsewhere its tests are skipped where it is not there
    call([PYTHON, "-m", "ruff", "format", "--check", "--quiet", "."])
    call([PYTHON, "-m", "ruff", "check", "--quiet", "."])
    call([PYTHON, "-m", "mypy"])
    test_page()
    if not postgres():
        say("SKIPPED: THE TESTS WITH POSTGRESQL (there is none here, and it can be installed only by root).")
    say("The tests, interpreted:")
    pytest(APART, args, PYTHONPATH=str(ROOT / "src"), LUDARIUM_EXPECT="interpreted")
    native = compiled()
    if native:
        say("The same tests, compiled:")
        pytest(APART, args, PYTHONPATH="", LUDARIUM_EXPECT="compiled")
    else:
        say("SKIPPED: the compiled run of the tests (no C compiler was found when Ludarium was built).")
    test_packages(args, native)
    test_in_browser(args)
    if os.environ.get("CI") and not native:
        sys.exit(1)


def pytest(marked: str, args: Sequence[str], more: Sequence[str] = (), **env: str) -> None:
    """The tests that are marked so; with arguments, that there are none of them is no fault."""
    many = f"-n auto --maxprocesses {MOST} --dist worksteal -q".split()
    call([PYTHON, "-m", "pytest", *many, *more, *args, "-m", marked], (0, NO_TESTS) if args else (0,), **env)


def test_packages(args: Sequence[str], native: bool) -> None:
    """What people install: an archive and a wheel, tried outside of the repository."""
    say("The packages, installed into a fresh environment:")
    pytest("package", args, PATIENT, PYTHONPATH="" if native else str(ROOT / "src"))


def test_in_browser(args: Sequence[str]) -> None:
    """The page in a real browser, once: apart from the others, since Playwright keeps the event loop busy."""
    lacks = (
        "" if chromium() else "there is no chromium here, and it can be installed only by root with apt-get"
    )
    lacks = lacks if page.is_built() else "the page could not be built"
    if lacks:
        say(f"SKIPPED: THE TESTS IN A BROWSER ({lacks}).")
        if os.environ.get("CI"):
            sys.exit(1)
        return
    say("The page, in a browser:")
    pytest("browser", args, PYTHONPATH="" if compiled() else str(ROOT / "src"))


def chromium() -> bool:
    """Whether there is a browser to test in; on Debian, root gets one."""
    if not any(map(shutil.which, CHROMIUM)):
        apt_get("chromium", "the tests in a browser")
    return any(map(shutil.which, CHROMIUM))


def postgres() -> bool:
    """Whether there is a PostgreSQL to test with; on Debian, root gets one, and the tests start it."""
    if not glob.glob(POSTGRES) and not shutil.which("postgres"):
        apt_get("postgresql", "the tests with a database")
    return bool(glob.glob(POSTGRES) or shutil.which("postgres"))


def apt_get(package: str, purpose: str) -> None:
    """Install a package of Debian, if we may."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return
    say(f"Installing {package} for {purpose} …")
    for part in (["update"], ["install", "-y", "--no-install-recommends", package]):
        if subprocess.run(["apt-get", "-qq", *part], check=False).returncode:
            return


def test_page() -> None:
    """Types, lint, format and the unit tests of the page."""
    program = page.deno_found(BIN)
    for args in (["check", "src"], ["lint"], ["fmt", "--check"], ["test", "--allow-read"]):
        code = 1 if program is None else page.deno(program, *args)
        if code:
            say(f"failed with exit code {code}: deno {' '.join(args)}")
            sys.exit(code)
