"""Compiles the engine with mypyc where that is possible; the same sources run interpreted where not."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import page

SOURCE = Path("src/ludarium")
TOOLS = Path(__file__).resolve().parent / "tools"
HEADERS = [str(TOOLS / "cold.h"), str(TOOLS / "primitives.h")]  # included before every C file


def compiled() -> list[str]:
    """The modules to compile: each package names its own in `compiled.txt`, a line each."""
    lists = sorted(SOURCE.rglob("compiled.txt"))
    return [
        f"{path.parent.relative_to(SOURCE).as_posix()}/{name}"
        for path in lists
        for name in path.read_text().split()
    ]


COMPILED = compiled()
ONLY_TOLD = {"dist_info", "egg_info", "sdist"}  # commands that compile nothing


def groups() -> list[tuple[list[str], str | None]]:
    """One group a folder: groups are compiled side by side, and only the changed ones anew.

    The Builders are compiled with the core, whose functions can be inlined there; features with the rules of
    their game, whose small functions they call.
    """
    folders = dict.fromkeys(folder_of(name) for name in COMPILED)
    return [
        (
            [str(SOURCE / name) for name in COMPILED if folder_of(name) == folder],
            f"ludarium_{folder.replace('/', '_')}",
        )
        for folder in folders
    ]


def folder_of(name: str) -> str:
    folder = name.rpartition("/")[0]
    return "core" if folder == "games/builders" else folder


def extensions() -> list[Extension]:
    """The compiled modules, each optional: a machine without a C compiler installs the plain ones."""
    if os.environ.get("LUDARIUM_INTERPRETED") or ONLY_TOLD & set(sys.argv):
        return []
    try:
        from mypyc import build
        from mypyc.options import CompilerOptions
    except ImportError:
        return []
    # as `mypycify(separate=groups())`, but told that every compiled class is here: calls that no subclass
    # overrides are direct, and fields that `__init__` sets need no look whether they are there
    build.setup_mypycify_vars()
    flags = compiler_flags(build.get_cflags(opt_level="3"))
    options = CompilerOptions(separate=True)
    options.global_opts = True
    # no cache: mypyc 2.4.1 cannot read back classes of another group; what C stays the same is not built anew
    sources = ["--cache-dir=/dev/null", *(str(SOURCE / name) for name in COMPILED)]
    found, files, needed = build.mypyc_build(sources, options, separate=groups())
    folders = sorted({folder for part in needed for folder in part.include_dirs})
    included = [str(Path(build.include_dir()) / folder) for folder in folders]
    return [
        optional(extension)
        for (modules, name), (c_files, headers) in zip(found, files, strict=True)
        for extension in build.build_using_shared_lib(
            modules, name, c_files, headers, options.target_dir, flags, included
        )
    ]


def compiler_flags(flags: list[str]) -> list[str]:
    """mypyc's own, and for gcc and clang what lets them inline and puts the code of errors out of the way."""
    if "-O3" not in flags:
        return flags
    from tools import primitives

    primitives.teach()
    return [
        *flags,
        "-fno-semantic-interposition",
        *(word for header in HEADERS for word in ("-include", header)),
    ]


def optional(extension: Extension) -> Extension:
    extension.optional = True
    extension.depends += HEADERS
    return extension


def make_page() -> None:
    """The page belongs to every package; LUDARIUM_NO_PAGE says that it may be left out."""
    if os.environ.get("LUDARIUM_NO_PAGE"):
        return
    if not page.build(page.deno_found()):
        sys.exit(f"{page.WHY_NOT} LUDARIUM_NO_PAGE=1 builds Ludarium without it.")


class BuildWithPage(build_py):
    """The modules, the data and the page."""

    def run(self) -> None:
        make_page()
        super().run()


class SdistWithPage(sdist):
    """A source archive holds the page built, so that only pip is needed to install it."""

    def run(self) -> None:
        make_page()
        super().run()


setup(
    ext_modules=extensions(),
    options={"build_ext": {"parallel": os.cpu_count()}},
    cmdclass={"build_py": BuildWithPage, "sdist": SdistWithPage},
)
