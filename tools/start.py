"""Sets Ludarium up in .venv as far as a command needs it, and runs the command."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools import page

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "ludarium-stamp"
LOCK = VENV / "compiling"
LOG = VENV / "set-up.log"
REQUIREMENTS = ROOT / "requirements"
MADE = {"__pycache__", "node_modules", "dist"}  # folders that are no source
COMPILERS = ("cc", "gcc", "clang")
LABORATORY = {"simulate", "arena", "balance", "perft", "bench", "dataset"}  # these are worth waiting for
NO_NETWORK = "The packages could not be installed. They come over the network, once: is there one?"


def say(text: str) -> None:
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


# --- what was done already ---------------------------------------------------------------------------


def sources() -> list[Path]:
    """Everything that the installed package is made of."""
    files = [path for path in (ROOT / "src").rglob("*") if path.is_file() and not MADE & set(path.parts)]
    files = [path for path in files if not any(part.endswith(".egg-info") for part in path.parts)]
    tools = [ROOT / "tools" / name for name in ("cold.h", "primitives.h", "primitives.py")]
    return sorted([*files, *tools, ROOT / "setup.py", ROOT / "pyproject.toml"])


def fingerprint(files: Sequence[Path], *more: str) -> str:
    """Changes whenever one of the files does."""
    told = hashlib.sha256("\0".join([sys.version, *more]).encode())
    for path in files:
        told.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return told.hexdigest()


def engine_print() -> str:
    """What the installed engine is made of: all sources, the page, and the compiler that was found."""
    compiler = os.environ.get("CC") or next(filter(None, map(shutil.which, COMPILERS)), "none")
    return fingerprint(sources(), compiler, str(page.is_built()))


def stamps() -> dict[str, str]:
    """What was set up last: part -> fingerprint."""
    if not STAMP.exists() or not PYTHON.exists():
        return {}
    return dict(line.split(" ") for line in STAMP.read_text(encoding="utf-8").splitlines())


def stamp(part: str, value: str) -> None:
    known = {**stamps(), part: value}
    draft = STAMP.with_suffix(f".{os.getpid()}")
    draft.write_text("".join(f"{name} {text}\n" for name, text in known.items()), encoding="utf-8")
    draft.replace(STAMP)


# --- packages ----------------------------------------------------------------------------------------


def pip(*args: str | Path, **env: str) -> bool:
    """pip for .venv: its own, or this Python's where Debian ships venv without pip; its words go to a log."""
    own = [PYTHON, "-m", "pip"] if (BIN / "pip").exists() or os.name == "nt" else None
    front = own or [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    command = [*front, "--disable-pip-version-check", "install", *args]
    with LOG.open("a", encoding="utf-8") as log:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=ROOT,
            env={**os.environ, **env},
            check=False,
            stdout=log,
            stderr=log,
        )
    return done.returncode == 0


def stop(why: str) -> None:
    """One line and where more is written; where nobody can look there, all of it."""
    if os.environ.get("CI") and LOG.exists():
        say(LOG.read_text(encoding="utf-8", errors="replace"))
    say(f"{why} (All of it: {LOG.relative_to(ROOT)})")
    sys.exit(1)


def has_pip() -> bool:
    """Whether this Python has a pip that can install into another environment (22.3 or newer)."""
    try:
        from importlib.metadata import version

        return tuple(int(part) for part in version("pip").split(".")[:2]) >= (22, 3)
    except (ImportError, ValueError):
        return False


def make_venv() -> None:
    """An empty environment; it gets a pip of its own, which takes seconds, only if there is none here."""
    if PYTHON.exists():
        return
    say("Making .venv …")
    shutil.rmtree(VENV, ignore_errors=True)
    bare = ["--without-pip"] if has_pip() else []
    made = subprocess.run([sys.executable, "-m", "venv", *bare, str(VENV)], capture_output=True, check=False)
    if made.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        sys.exit("This Python cannot make a virtual environment; on Debian: apt install python3-venv")


def install(*parts: str) -> None:
    """The pinned packages of some files of requirements/, as far as they are not there."""
    values = {part: fingerprint([REQUIREMENTS / f"{part}.txt"]) for part in parts}
    known = stamps()
    wanted = [part for part in parts if known.get(part) != values[part]]
    if not wanted:
        return
    say(f"Installing packages ({', '.join(f'requirements/{part}.txt' for part in wanted)}) …")
    if not pip("--no-compile", *(word for part in wanted for word in ("-r", REQUIREMENTS / f"{part}.txt"))):
        stop(NO_NETWORK)
    for part in wanted:
        stamp(part, values[part])


def make_page() -> None:
    """The page in the browser; without it there is still the terminal."""
    if page.is_built():
        return
    install("page")
    say("Building the page …")
    if not page.build(page.deno_found(BIN)):
        say(f"{page.WHY_NOT} The table in the terminal works without it: python3 run.py play")
        if os.environ.get("CI"):
            sys.exit(1)


def prepare() -> None:
    """All that the table needs to open, the engine interpreted."""
    make_venv()
    install("run", *([] if page.is_built() else ["page"]))
    make_page()


# --- the compiled engine -----------------------------------------------------------------------------


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One compilation at a time, however many commands were started."""
    with LOCK.open("w") as file:
        if os.name != "nt":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def sweep() -> None:
    """Drop what an earlier build copied: a module that is gone must not be installed again."""
    for library in (ROOT / "build").glob("lib*"):
        for path in library.rglob("*"):
            if path.is_file() and not is_compiled_now(path.relative_to(library)):
                path.unlink()


def is_compiled_now(path: Path) -> bool:
    """Whether a built file is native code that is still wanted: of a module that is named, or a group."""
    if path.suffix not in (".so", ".pyd"):
        return False
    if len(path.parts) == 1:
        return True
    named = ROOT / "src" / path.parent / "compiled.txt"
    return named.exists() and f"{path.name.partition('.')[0]}.py" in named.read_text(encoding="utf-8").split()


def is_fresh() -> bool:
    """Whether Ludarium is installed in .venv as its sources are now."""
    return stamps().get("ludarium") == engine_print()


def ready_mark(value: str) -> Path:
    """The file that is there once this engine is installed: who runs interpreted looks for it."""
    return VENV / f"engine-{value[:16]}"


def install_engine() -> None:
    """Ludarium itself into .venv, compiled where there is a C compiler."""
    with alone():
        if is_fresh():
            return
        value = engine_print()
        install("build")
        sweep()
        without = {} if page.is_built() else {"LUDARIUM_NO_PAGE": "1"}
        if not pip("--no-build-isolation", "--no-deps", "--force-reinstall", ROOT, **without):
            stop("Ludarium could not be built.")
        for old in VENV.glob("engine-*"):
            old.unlink()
        stamp("ludarium", value)
        if compiled():
            ready_mark(value).touch()


def compiled() -> bool:
    """Whether the installed engine is native code."""
    asked = "import ludarium.core.play as play, sys; sys.exit(play.__file__.endswith('.py'))"
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run([PYTHON, "-c", asked], cwd=VENV, env=env, check=False).returncode == 0


def set_up() -> None:
    """Everything, before anything is run."""
    prepare()
    if not is_fresh():
        say("Compiling the engine (a minute or two, once) …")
        install_engine()
        tell_engine()


def tell_engine() -> None:
    if compiled():
        say("The engine is compiled: bots use it from their next move on, all else from the next start.")
    else:
        say("No C compiler was found, so the engine stays interpreted: all works, bots think less far.")


def compile_beside(telling: bool) -> None:
    """Start a process that compiles while the table is open; it outlives the table."""
    words = "it is compiled beside it"
    say(f"The table opens with the interpreted engine; {words} in a minute or two ({LOG.relative_to(ROOT)}).")
    subprocess.Popen(
        [sys.executable, str(ROOT / "run.py"), "compile", "--beside"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=None if telling else subprocess.DEVNULL,
        start_new_session=True,
        cwd=ROOT,
    )


# --- commands ----------------------------------------------------------------------------------------


def compile_engine(args: Sequence[str]) -> None:
    """`python3 run.py compile`: the compiled engine now; beside an open table as quietly as possible."""
    if "--beside" not in args:
        set_up()
        return
    os.nice(10)
    with LOG.open("a", encoding="utf-8") as log, contextlib.redirect_stderr(log):
        install_engine()
    tell_engine()


def run(command: Sequence[str], env: dict[str, str]) -> None:
    """Become a command."""
    if os.name == "nt":
        sys.exit(subprocess.run(list(command), env=env, check=False).returncode)
    os.execve(command[0], list(command), env)


def ludarium(args: Sequence[str]) -> None:
    """A command of Ludarium: a table opens at once, work for the laboratory waits for the compiled engine."""
    env = dict(os.environ)
    waits = os.name == "nt" or (bool(args) and args[0] in LABORATORY) or bool(env.get("CI"))
    if waits:
        set_up()
    else:
        prepare()
    if not is_fresh():
        compile_beside(telling=not args or args[0] == "serve")
        old = env.get("PYTHONPATH")
        env["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), *([old] if old else [])])
        env["LUDARIUM_AWAITS"] = str(ready_mark(engine_print()))
    run([str(PYTHON), "-m", "ludarium", *args], env)


def main(args: Sequence[str]) -> None:
    if args[:1] == ["test"]:
        from tools.check import test

        test(args[1:])
    elif args[:1] == ["compile"]:
        compile_engine(args[1:])
    elif args[:1] == ["release"]:
        from tools.release import release

        release(args[1:])
    else:
        ludarium(args)
