#!/usr/bin/env python3
"""Sets Ludarium up in .venv on first use and runs it: `python3 run.py [command …]`, `python3 run.py test`."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "ludarium-stamp"
REQUIREMENTS = ROOT / "requirements"
WEB = ROOT / "src" / "ludarium" / "web"
PAGE = WEB / "dist"
MADE = {"__pycache__", "node_modules", "dist"}  # folders that are no source
OLDEST = (3, 11)
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NO_TESTS = 5  # what pytest answers when none of the tests was wanted
MOST = 8  # processes that test at once


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def call(command: Sequence[str | Path], fine: Sequence[int] = (0,), **extra: str) -> None:
    """Run a command; if it fails, stop with its exit code."""
    done = subprocess.run([str(part) for part in command], cwd=ROOT, env={**os.environ, **extra}, check=False)
    if done.returncode not in fine:
        say(f"failed with exit code {done.returncode}: {' '.join(str(part) for part in command)}")
        sys.exit(done.returncode)


# --- set-up ------------------------------------------------------------------------------------------


def sources() -> list[Path]:
    """Everything that the installed package is made of."""
    files = [path for path in (ROOT / "src").rglob("*") if path.is_file() and not MADE & set(path.parts)]
    files = [path for path in files if not any(part.endswith(".egg-info") for part in path.parts)]
    return sorted([*files, ROOT / "setup.py", ROOT / "pyproject.toml"])


def fingerprint(files: Sequence[Path]) -> str:
    """Changes whenever one of the files does."""
    told = hashlib.sha256(sys.version.encode())
    for path in files:
        told.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return told.hexdigest()


def stamps() -> dict[str, str]:
    """What was set up last: part -> fingerprint."""
    if not STAMP.exists() or not PYTHON.exists():
        return {}
    return dict(line.split(" ") for line in STAMP.read_text(encoding="utf-8").splitlines())


def stamp(part: str, value: str) -> None:
    known = {**stamps(), part: value}
    STAMP.write_text("".join(f"{name} {text}\n" for name, text in known.items()), encoding="utf-8")


def pip(*args: str | Path) -> None:
    """pip for .venv: its own, or this Python's where Debian ships venv without pip."""
    own = [PYTHON, "-m", "pip"] if (BIN / "pip").exists() or os.name == "nt" else None
    front = own or [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    call([*front, "install", "--quiet", "--disable-pip-version-check", *args])


def make_venv() -> None:
    if PYTHON.exists():
        return
    say("Making .venv …")
    shutil.rmtree(VENV, ignore_errors=True)
    made = subprocess.run([sys.executable, "-m", "venv", str(VENV)], capture_output=True, check=False)
    if made.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        call([sys.executable, "-m", "venv", "--without-pip", VENV])


def install(part: str) -> None:
    """The pinned packages of requirements/PART.txt."""
    wanted = REQUIREMENTS / f"{part}.txt"
    value = fingerprint([wanted])
    if stamps().get(part) != value:
        say(f"Installing the packages of requirements/{part}.txt …")
        pip("-r", wanted)
        stamp(part, value)


def deno(*args: str | Path) -> int:
    """Run deno, which pip has put into .venv, on the page; gives its exit code."""
    front = [BIN / ("deno.exe" if os.name == "nt" else "deno"), args[0], "--quiet", *args[1:]]
    env = {**os.environ, "DENO_NO_UPDATE_CHECK": "1", "NO_COLOR": "1"}
    return subprocess.run([str(part) for part in front], cwd=WEB, env=env, check=False).returncode


def page() -> None:
    """The page that the server sends: bundled by deno, its entry named after its content."""
    value = fingerprint([path for path in sources() if WEB in path.parents])
    if stamps().get("page") == value and (PAGE / "index.html").exists():
        return
    say("Building the page …")
    install("build")
    shutil.rmtree(PAGE, ignore_errors=True)
    bundle = "bundle --platform browser --minify --code-splitting --outdir dist src/main.ts".split()
    if deno("install", "--frozen") or deno(*bundle):
        say(
            "The page could not be built. Its libraries come from the npm registry, once: is there a network?"
        )
        say("The table in the terminal works without it: python3 run.py play")
        if os.environ.get("CI"):
            sys.exit(1)
        return
    name_page()
    stamp("page", value)


def name_page() -> None:
    """Files under /assets are kept by browsers for ever, so the entry's name changes with what is in it."""
    main = PAGE / "main.js"
    name = f"app-{hashlib.sha256(main.read_bytes()).hexdigest()[:10]}.js"
    main.rename(PAGE / name)
    shutil.copyfile(WEB / "icon.svg", PAGE / "icon.svg")
    index = (WEB / "index.html").read_text(encoding="utf-8")
    (PAGE / "index.html").write_text(index.replace("app.js", name), encoding="utf-8")


def sweep() -> None:
    """Drop what an earlier build copied: a module that is gone must not be installed again."""
    for path in (ROOT / "build").glob("lib*/**/*"):
        if path.is_file() and path.suffix not in (".so", ".pyd"):
            path.unlink()


def build() -> None:
    """Ludarium itself, compiled where there is a C compiler."""
    value = fingerprint([*sources(), *sorted(PAGE.glob("*"))])
    if stamps().get("ludarium") != value:
        say("Building Ludarium (compiled where a C compiler is found; a minute or two, once) …")
        install("build")
        sweep()
        pip("--no-build-isolation", "--no-deps", "--force-reinstall", ROOT)
        stamp("ludarium", value)


def set_up() -> None:
    if sys.version_info < OLDEST:
        sys.exit(f"Ludarium needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version.split()[0]}.")
    make_venv()
    install("run")
    page()
    build()


# --- the tests -----------------------------------------------------------------------------------------


def test(args: Sequence[str]) -> None:
    """Lint, types, the same tests interpreted and compiled, the page in a browser; arguments go to pytest."""
    set_up()
    install("test")
    if os.environ.get("CI"):
        install("ray")  # 80 MB: elsewhere its tests are skipped where it is not there
    call([PYTHON, "-m", "ruff", "format", "--check", "--quiet", "."])
    call([PYTHON, "-m", "ruff", "check", "--quiet", "."])
    call([PYTHON, "-m", "mypy"])
    test_page()
    say("The tests, interpreted:")
    pytest("not browser", args, PYTHONPATH=str(ROOT / "src"), LUDARIUM_EXPECT="interpreted")
    native = compiled()
    if native:
        say("The same tests, compiled:")
        pytest("not browser", args, PYTHONPATH="", LUDARIUM_EXPECT="compiled")
    else:
        say("SKIPPED: the compiled run of the tests (no C compiler was found when Ludarium was built).")
    test_in_browser(args)
    if os.environ.get("CI") and not native:
        sys.exit(1)


def pytest(marked: str, args: Sequence[str], **env: str) -> None:
    """The tests that are marked so; with arguments, that there are none of them is no fault."""
    front = [PYTHON, "-m", "pytest", "-n", "auto", "--maxprocesses", str(MOST), "--dist", "worksteal", "-q"]
    call([*front, *args, "-m", marked], (0, NO_TESTS) if args else (0,), **env)


def test_in_browser(args: Sequence[str]) -> None:
    """The page in a real browser, once: apart from the others, since Playwright keeps the event loop busy."""
    lacks = (
        "" if chromium() else "there is no chromium here, and it can be installed only by root with apt-get"
    )
    lacks = lacks if (PAGE / "index.html").exists() else "the page could not be built"
    if lacks:
        say(f"SKIPPED: THE TESTS IN A BROWSER ({lacks}).")
        if os.environ.get("CI"):
            sys.exit(1)
        return
    say("The page, in a browser:")
    pytest("browser", args, PYTHONPATH="" if compiled() else str(ROOT / "src"))


def chromium() -> bool:
    """Whether there is a browser to test in; on Debian, root gets one."""
    if not any(map(shutil.which, CHROMIUM)) and shutil.which("apt-get") and os.geteuid() == 0:
        say("Installing chromium for the tests in a browser …")
        for part in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
            if subprocess.run(["apt-get", "-qq", *part], check=False).returncode:
                return False
    return any(map(shutil.which, CHROMIUM))


def test_page() -> None:
    """Types, lint, format and the unit tests of the page."""
    for args in (["check", "src"], ["lint"], ["fmt", "--check"], ["test", "--allow-read"]):
        if code := deno(*args):
            say(f"failed with exit code {code}: deno {' '.join(args)}")
            sys.exit(code)


def compiled() -> bool:
    """Whether the installed engine is native code."""
    asked = "import ludarium.core.play as play, sys; sys.exit(play.__file__.endswith('.py'))"
    return subprocess.run([PYTHON, "-c", asked], cwd=ROOT / ".venv", check=False).returncode == 0


def main(args: Sequence[str]) -> None:
    if args and args[0] == "test":
        test(args[1:])
        return
    set_up()
    command = [str(PYTHON), "-m", "ludarium", *args]
    if os.name == "nt":
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], command)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
