"""Python's library and the packages as the page gets them: compiled by the Python that runs them, and packed.

Pyodide brings its library as sources and would compile them at every start: that took two thirds of it.
"""

from __future__ import annotations

import gzip
import io
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from ludarium.site.parts import deno, run

LIBRARY, PACKAGES = "library", "packages"  # folders that compile.mjs knows, too
# Every plain file server sends such files as they are; browsers unpack them themselves.
PACKED = ".packed"
STAMP = (1980, 1, 1, 0, 0, 0)  # the same sources give the same bytes
# Tools of programmers, doors to other programs and networks, other alphabets: nobody in the house asks.
LEFT_OUT = frozenset(
    """
    __phello__ _aix_support _android_support _apple_support _ios_support _pydatetime _pydecimal
    _pyio _pyrepl argparse bdb cProfile cmd code colorsys configparser ctypes curses dbm difflib
    doctest ensurepip filecmp fileinput fractions ftplib getopt html http idlelib imaplib lib2to3
    mailbox modulefinder multiprocessing netrc nturl2path optparse pdb pickletools plistlib poplib
    profile profiling pstats pty pyclbr pydoc pydoc_data rlcompleter runpy sched shelve smtplib
    socketserver sqlite3 statistics symtable tabnanny tarfile test timeit tkinter trace tty
    turtle turtledemo unittest venv wave webbrowser wsgiref xml xmlrpc zipapp zoneinfo
    """.split()
)
ALPHABETS = frozenset(
    """
    __init__ aliases ascii cp437 idna latin_1 punycode raw_unicode_escape unicode_escape utf_8 utf_8_sig
    """.split()
)


def compiled(npm: Path, library: Path, work: Path) -> None:
    """Compile the library, which is unpacked for it, and the packages, which lie in `work` already."""
    with zipfile.ZipFile(library) as archive:
        archive.extractall(work / LIBRARY, [name for name in archive.namelist() if _wanted(Path(name))])
    may = ["--allow-read", "--allow-write", "--allow-env", "--allow-sys"]
    run(
        [deno(), "run", "--quiet", *may, "compile.mjs", work.resolve()],
        npm,
        "Python's modules could not be compiled",
    )


def _wanted(name: Path) -> bool:
    if name.parts[0] == "encodings":
        return name.stem in ALPHABETS
    return name.parts[0].removesuffix(".py") not in LEFT_OUT


def as_zip(folder: Path) -> bytes:
    """A folder of compiled modules for Python to import from, not compressed, so that it is read at once."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for name, path in _compiled_files(folder):
            archive.writestr(zipfile.ZipInfo(name, STAMP), path.read_bytes())
    return made.getvalue()


def as_tar(folder: Path) -> bytes:
    """A folder of compiled modules and their data, for the page to unpack (home/archive.ts)."""
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, path in _compiled_files(folder):
            entry = tarfile.TarInfo(name)
            entry.size = path.stat().st_size
            archive.addfile(entry, io.BytesIO(path.read_bytes()))
    return made.getvalue()


def _compiled_files(folder: Path) -> Iterator[tuple[str, Path]]:
    """All but the sources."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix != ".py":
            yield path.relative_to(folder).as_posix(), path


def pack(path: Path, data: bytes) -> None:
    """Write data compressed; the suffix says so."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.with_name(path.name + PACKED).write_bytes(gzip.compress(data, 9, mtime=0))
